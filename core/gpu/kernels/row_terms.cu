// SPDX-License-Identifier: MIT
// Before and after the backward pass of FlashAttention-2 (Dao 2023, Algorithm 2, line 4): D = rowsum(dO o O), and dQ
// from the float32 sum that the pass made of it.

constexpr int TermThreads = 256;
constexpr int QueryTiles = (BR + 15) / 16;  // of a query block, in the sum of dQ

// A warp a row; on the way all sums begin at zero.
//@strip backward RowTerms
extern "C" __global__ void __launch_bounds__(TermThreads) rowTerms(const __grid_constant__ Parameters p) {
  const long long thread = (long long)blockIdx.x * TermThreads + threadIdx.x,
                  threads = (long long)gridDim.x * TermThreads;
  const int lane = threadIdx.x % 32, nr = (p.Tq + BR - 1) / BR;
  const long long rows = (long long)p.batch * p.heads * p.Tq;
  //@ row-block-begin
  for (long long row = thread / 32; row < rows; row += threads / 32) {
    float sum = 0;
    for (int column = lane * 2; column < HbmV; column += 64) {
      //@ load:dO
      const float2 a = unpacked(*reinterpret_cast<const unsigned*>(p.dO + row * HbmV + column));
      //@ load:O
      const float2 b = unpacked(*reinterpret_cast<const unsigned*>(p.O + row * HbmV + column));
      //@ row-terms-d
      sum += a.x * b.x + a.y * b.y;
    }
#pragma unroll
    //@ row-terms-d
    for (int step = 16; step > 0; step /= 2) sum += __shfl_xor_sync(0xffffffffu, sum, step);
    //@ store:D row-block-end
    if (lane == 0) p.D[row] = sum;
  }
  const long long fours = (long long)p.batch * p.heads * nr * QueryTiles * (PadK / 8) * 32;
  for (long long n = thread; n < fours; n += threads) reinterpret_cast<float4*>(p.dQ_sum)[n] = make_float4(0, 0, 0, 0);
  const long long turns = 1 + (long long)p.batch * p.heads * nr;
  for (long long n = thread; n < turns; n += threads) p.turns[n] = 0;
}

// A thread eight columns of a row: of four lanes of the fragment the half that is of this row.
extern "C" __global__ void __launch_bounds__(TermThreads) queryGradients(const __grid_constant__ Parameters p) {
  const long long threads = (long long)gridDim.x * TermThreads;
  const int nr = (p.Tq + BR - 1) / BR;
  const long long chunks = (long long)p.batch * p.heads * p.Tq * (HbmK / 8);
  const float scale = (float)p.scale;
  for (long long n = (long long)blockIdx.x * TermThreads + threadIdx.x; n < chunks; n += threads) {
    const int column = n % (HbmK / 8);
    const long long row = n / (HbmK / 8);
    const int r = row % p.Tq, i = r / BR, inBlock = r - i * BR;
    const long long tile = (row / p.Tq * nr + i) * QueryTiles + inBlock / 16;
    const float* const sums =
        p.dQ_sum + ((tile * (PadK / 8) + column) * 32 + inBlock % 8 * 4) * 4 + inBlock % 16 / 8 * 2;
    unsigned four[4];
#pragma unroll
    for (int e = 0; e < 4; ++e) {
      const float2 pair = *reinterpret_cast<const float2*>(sums + e * 4);
      four[e] = packed(pair.x * scale, pair.y * scale);
    }
    *reinterpret_cast<uint4*>(p.dQ + row * HbmK + column * 8) = make_uint4(four[0], four[1], four[2], four[3]);
  }
}

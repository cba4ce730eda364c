// SPDX-License-Identifier: MIT
// Standard attention, forward, on tensor cores (Dao et al. 2022, Algorithm 0): three kernels, with S and P in HBM
// between them. Every entry is computed, masked or not; the mask comes in with the softmax. One thread block a query
// block and head in the products (Q_i and P_i are read once, K and V once a query block), one a row in the softmax.
//
// Macros of its own: HAS_BLOCK_MASK. CHUNK is of keys, and no key block: all are visited.

constexpr int SoftmaxThreads = 256;

// Rows of S and P in HBM.
__device__ __forceinline__ long long hbmRow(const Parameters& p) { return (p.Tk + 7) / 8 * 8; }

__device__ __forceinline__ Chunk chunkAt(const Parameters& p, int first) {
  return {first, 2 * min(CHUNK, p.Tk - first)};
}

// S = c Q K^T, soft cap, ALiBi.
//@strip forward KeyLoads
extern "C" __global__ void __launch_bounds__(Threads) standardScores(const __grid_constant__ Parameters p) {
  extern __shared__ __align__(128) Element shared[];
  Element* const Qs = shared;                 // Rows x PadK
  Element* const Ks = Qs + Rows * PadK;       // two chunks
  Element* const Ss = Ks + 2 * CHUNK * PadK;  // Rows x CHUNK

  const Head at(p, blockIdx.y, blockIdx.z);
  const int firstQuery = blockIdx.x * BR, queryCount = min(BR, p.Tq - firstQuery);
  const int lane = threadIdx.x % 32, warpRow = threadIdx.x / 32 * WarpRows;
  const Element* const K = p.K + at.key * p.Tk * HbmK;
  const ScoreRules rules(p, at.head);
  const auto loadChunk = [&](const Chunk& next, int stage) {
    //@ load:K
    copyBlock<DK, HbmK, CHUNK>(Ks + stage * CHUNK * PadK, K + (long long)next.first * HbmK, next.count());
  };
  //@strip forward ScoreRows
  //@ row-block-begin load:Q
  copyBlock<DK, HbmK, Rows>(Qs, p.Q + (at.query * p.Tq + firstQuery) * HbmK, queryCount);
  loadChunk(chunkAt(p, 0), 0);
  commitCopies();

  int stage = 0;
  for (int first = 0; first < p.Tk; first += CHUNK, stage ^= 1) {
    const Chunk now = chunkAt(p, first);
    awaitCopies<0>();
    __syncthreads();
    if (first + CHUNK < p.Tk) loadChunk(chunkAt(p, first + CHUNK), stage ^ 1);
    commitCopies();
    ScoreTile S;
    //@ score-product
    multiplyScores(S, Qs + warpRow * PadK, Ks + stage * CHUNK * PadK);
    //@ score-product
    shapeScores(p, rules, S, firstQuery + warpRow, now);

    // Rounded, by way of shared memory, so that whole sectors are written.
    const float factor = rules.toScore();
#pragma unroll
    for (int a = 0; a < ROW_TILES; ++a) {
#pragma unroll
      for (int n = 0; n < CHUNK / 8; ++n) {
#pragma unroll
        for (int h = 0; h < 2; ++h) {
          const int place = placeOf<CHUNK>(warpRow + a * 16 + lane / 4 + h * 8, n * 8 + lane % 4 * 2);
          *reinterpret_cast<unsigned*>(Ss + place) = packed(S[a][n][2 * h] * factor, S[a][n][2 * h + 1] * factor);
        }
      }
    }
    __syncthreads();
    const int chunks = (now.count() + 7) / 8;
    Element* const target = p.S + (at.query * p.Tq + firstQuery) * hbmRow(p) + first;
    for (int n = threadIdx.x; n < queryCount * (CHUNK / 8); n += Threads) {
      const int row = n / (CHUNK / 8), chunk = n % (CHUNK / 8);
      if (chunk >= chunks) continue;
      //@ store:S row-block-end
      *reinterpret_cast<uint4*>(target + row * hbmRow(p) + chunk * 8) =
          *reinterpret_cast<const uint4*>(Ss + placeOf<CHUNK>(row, chunk * 8));
    }
  }
}

// The largest, or the sum, of a value of each thread.
template <class Combine>
__device__ __forceinline__ float combineThreads(float value, Combine combine) {
  __shared__ float ofWarps[SoftmaxThreads / 32];
#pragma unroll
  for (int step = 16; step > 0; step /= 2) value = combine(value, __shfl_xor_sync(0xffffffffu, value, step));
  __syncthreads();
  if (threadIdx.x % 32 == 0) ofWarps[threadIdx.x / 32] = value;
  __syncthreads();
  value = ofWarps[0];
#pragma unroll
  for (int warp = 1; warp < SoftmaxThreads / 32; ++warp) value = combine(value, ofWarps[warp]);
  return value;
}

__device__ __forceinline__ void keepEight(float* target, const float (&eight)[8]) {
  reinterpret_cast<float4*>(target)[0] = make_float4(eight[0], eight[1], eight[2], eight[3]);
  reinterpret_cast<float4*>(target)[1] = make_float4(eight[4], eight[5], eight[6], eight[7]);
}
__device__ __forceinline__ void readEight(float (&eight)[8], const float* source) {
  const float4 a = reinterpret_cast<const float4*>(source)[0], b = reinterpret_cast<const float4*>(source)[1];
  eight[0] = a.x, eight[1] = a.y, eight[2] = a.z, eight[3] = a.w;
  eight[4] = b.x, eight[5] = b.y, eight[6] = b.z, eight[7] = b.w;
}

// P = softmax of the visible entries of a row; S is read once, P written once.
//@strip forward WeightRows
extern "C" __global__ void __launch_bounds__(SoftmaxThreads) standardSoftmax(const __grid_constant__ Parameters p) {
  extern __shared__ __align__(16) float weights[];  // the row
  const long long row = blockIdx.x;
  const int r = row % p.Tq;
  [[maybe_unused]] const unsigned char* const kinds = p.tileKinds + (long long)(r / BR) * ((p.Tk + BC - 1) / BC);
  const uint4* const source = reinterpret_cast<const uint4*>(p.S + row * hbmRow(p));
  uint4* const target = reinterpret_cast<uint4*>(p.P + row * hbmRow(p));

  float m = -INFINITY;
  for (int chunk = threadIdx.x; chunk * 8 < p.Tk; chunk += SoftmaxThreads) {
    //@ row-block-begin load:S
    const uint4 packedEight = source[chunk];
    const unsigned pairs[4] = {packedEight.x, packedEight.y, packedEight.z, packedEight.w};
    float eight[8];
#pragma unroll
    for (int e = 0; e < 8; ++e) {
      const int t = chunk * 8 + e;
      const float2 pair = unpacked(pairs[e / 2]);
      //@ mask-applied
      bool sees = t < p.Tk && isVisible(p, r, t);
#if HAS_BLOCK_MASK
      sees = sees && kinds[min(t, p.Tk - 1) / BC] != 0;
#endif
      //@ mask-applied
      eight[e] = sees ? (e % 2 ? pair.y : pair.x) : -INFINITY;
      //@ running-max-updated
      m = fmaxf(m, eight[e]);
    }
    keepEight(weights + chunk * 8, eight);
  }
  //@ running-max-updated
  m = combineThreads(m, [](float a, float b) { return fmaxf(a, b); });
  const float shift = m == -INFINITY ? 0 : m * Log2e;  // never -inf - (-inf)
  float l = 0;
  for (int chunk = threadIdx.x; chunk * 8 < p.Tk; chunk += SoftmaxThreads) {
    float eight[8];
    readEight(eight, weights + chunk * 8);
#pragma unroll
    for (int e = 0; e < 8; ++e) {
      //@ exponentiated
      eight[e] = exp2Fast(fmaf(eight[e], Log2e, -shift));
      //@ exponentiated
      l += eight[e];
    }
    keepEight(weights + chunk * 8, eight);
  }
  //@ exponentiated
  l = combineThreads(l, [](float a, float b) { return a + b; });
  //@ normalised
  const float inverse = l > 0 ? 1 / l : (l == 0 ? 0 : l);  // a row without keys: 0; NaN stays
  for (int chunk = threadIdx.x; chunk * 8 < p.Tk; chunk += SoftmaxThreads) {
    float w[8];
    readEight(w, weights + chunk * 8);
    //@ normalised store:P row-block-end
    target[chunk] = make_uint4(packed(w[0] * inverse, w[1] * inverse), packed(w[2] * inverse, w[3] * inverse),
                               packed(w[4] * inverse, w[5] * inverse), packed(w[6] * inverse, w[7] * inverse));
  }
  if (threadIdx.x == 0) {
    p.m[row] = m;
    p.l[row] = l;
    p.lse[row] = l == 0 ? -INFINITY : m + logf(l);
  }
}

// O = P V, the weights dropped on the way where there is dropout.
//@strip forward ValueLoads
extern "C" __global__ void __launch_bounds__(Threads) standardOutput(const __grid_constant__ Parameters p) {
  extern __shared__ __align__(128) Element shared[];
  Element* const Vs = shared;                 // two chunks; at the end O, which may need more room
  Element* const Ps = Vs + 2 * CHUNK * PadV;  // two chunks, Rows x CHUNK

  const Head at(p, blockIdx.y, blockIdx.z);
  const int firstQuery = blockIdx.x * BR, queryCount = min(BR, p.Tq - firstQuery);
  const int lane = threadIdx.x % 32, warpRow = threadIdx.x / 32 * WarpRows;
  const Element* const V = p.V + at.key * p.Tk * HbmV;
  const Element* const P = p.P + (at.query * p.Tq + firstQuery) * hbmRow(p);
  const auto loadChunk = [&](const Chunk& next, int stage) {
    //@ load:V
    copyBlock<DV, HbmV, CHUNK>(Vs + stage * CHUNK * PadV, V + (long long)next.first * HbmV, next.count());
    for (int n = threadIdx.x; n < Rows * (CHUNK / 8); n += Threads) {
      const int row = n / (CHUNK / 8), column = n % (CHUNK / 8) * 8;
      const bool exists = row < queryCount && column < next.count();
      //@strip forward OutputRows
      //@ load:P
      copyChunk(Ps + stage * Rows * CHUNK + placeOf<CHUNK>(row, column),
                exists ? P + row * hbmRow(p) + next.first + column : P, exists);
    }
  };
  loadChunk(chunkAt(p, 0), 0);
  commitCopies();

  //@ row-block-begin
  OutputTile O = {};
  int stage = 0;
  for (int first = 0; first < p.Tk; first += CHUNK, stage ^= 1) {
    awaitCopies<0>();
    __syncthreads();
    if (first + CHUNK < p.Tk) loadChunk(chunkAt(p, first + CHUNK), stage ^ 1);
    commitCopies();
    const LaneRows<CHUNK> weights(Ps + (stage * Rows + warpRow) * CHUNK, lane % 16, lane / 16);
    const LaneRows<PadV> values = valueRows(Vs + stage * CHUNK * PadV);
#pragma unroll
    for (int k = 0; k < CHUNK; k += 16) {
      unsigned left[ROW_TILES][4];
#pragma unroll
      for (int a = 0; a < ROW_TILES; ++a) {
        loadMatrices(left[a], weights.at(a * 16, k));
#if HAS_DROPOUT
#pragma unroll
        for (int e = 0; e < 4; ++e) {
          const int r = firstQuery + warpRow + a * 16 + lane / 4 + e % 2 * 8, t = first + k + lane % 4 * 2 + e / 2 * 8;
          const uint4 words = philox(r, t / 4, (unsigned)at.query, p.seed);  // t is even: both in one group of four
          const float2 pair = unpacked(left[a][e]);
          left[a][e] = packed(wordOf(words, t) >= p.dropLimit ? pair.x * (float)p.keptFactor : 0,
                              wordOf(words, t + 1) >= p.dropLimit ? pair.y * (float)p.keptFactor : 0);
        }
#endif
      }
      //@ accumulated
      addSixteenKeys(O, left, values, k);
    }
  }
  awaitCopies<0>();
  __syncthreads();
  RowPairs one;
#pragma unroll
  for (int a = 0; a < ROW_TILES; ++a) one[a][0] = one[a][1] = 1;
  keepOutput(shared + warpRow * PadV, O, one);
  __syncthreads();
  //@ store:O row-block-end
  writeBlock<HbmV, PadV>(p.O + (at.query * p.Tq + firstQuery) * HbmV, shared, queryCount);
}

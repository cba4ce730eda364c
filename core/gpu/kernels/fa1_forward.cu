// SPDX-License-Identifier: MIT
// FlashAttention, forward, on tensor cores (Dao et al. 2022, Algorithm 1): one thread block a head, key blocks outside,
// query blocks inside. The output is kept normalised in HBM, in float32, with its statistics m and l: it comes in and
// goes out for every visited tile. fa1Begin() writes what it starts from, fa1End() rounds it and makes lse.
//
// Macros of its own: STAGES (query blocks on chip: 2 loads the next one ahead).

constexpr int Keys = (BC + 15) / 16 * 16;  // of a key block, padded

// Past the L1, as the copies of blocks.
__device__ __forceinline__ float2 readPair(const float* source) {
  float2 pair;
  asm volatile("ld.global.cg.v2.f32 {%0, %1}, [%2];\n" : "=f"(pair.x), "=f"(pair.y) : "l"(source) : "memory");
  return pair;
}
__device__ __forceinline__ float readNumber(const float* source) {
  float number;
  asm volatile("ld.global.cg.f32 %0, [%1];\n" : "=f"(number) : "l"(source) : "memory");
  return number;
}

//@strip forward KeyBlock
extern "C" __global__ void __launch_bounds__(Threads) fa1Forward(const __grid_constant__ Parameters p) {
  extern __shared__ __align__(128) Element shared[];
  Element* const Ks = shared;            // Keys x PadK
  Element* const Vs = Ks + Keys * PadK;  // Keys x PadV
  Element* const Qs = Vs + Keys * PadV;  // STAGES query blocks, Rows x PadK

  const Head at(p, blockIdx.x, blockIdx.y);
  const int lane = threadIdx.x % 32, warpRow = threadIdx.x / 32 * WarpRows;
  const Element* const Q = p.Q + at.query * p.Tq * HbmK;
  const ScoreRules rules(p, at.head);
  const auto loadQueries = [&](int entry, int stage) {
    const int first = (entry >> 1) * BR;
    //@ load:Q
    copyBlock<DK, HbmK, Rows>(Qs + stage * Rows * PadK, Q + (long long)first * HbmK, min(BR, p.Tq - first));
  };

  // Line 5: for each key block.
  for (int j = 0; j * BC < p.Tk; ++j) {
    const int begin = p.columnBegin[j], end = p.columnBegin[j + 1];
    //@ column-block-begin
    if (begin == end) continue;
    // Line 6: load K_j and V_j.
    const int firstKey = j * BC, keyCount = min(BC, p.Tk - firstKey);
    __syncthreads();
    //@ load:K
    copyBlock<DK, HbmK, Keys>(Ks, p.K + (at.key * p.Tk + firstKey) * HbmK, keyCount);
    //@ load:V
    copyBlock<DV, HbmV, Keys>(Vs, p.V + (at.key * p.Tk + firstKey) * HbmV, keyCount);
    loadQueries(p.columnTiles[begin], 0);
    commitCopies();

    // Line 7: for each query block that sees a key of it.
    //@ tile-skipped
    for (int tile = begin; tile < end; ++tile) {
      const int stage = STAGES == 1 ? 0 : (tile - begin) % 2, entry = p.columnTiles[tile];
      const int firstQuery = (entry >> 1) * BR, queryCount = min(BR, p.Tq - firstQuery);
      const long long firstRow = at.query * p.Tq + firstQuery;
      if (STAGES == 1 && tile > begin) {
        __syncthreads();
        loadQueries(entry, 0);
        commitCopies();
      }

      // Line 8: load Q_i, O_i, m_i, l_i. The output goes back to what it was before it was normalised.
      OutputTile O = {};
      RowPairs m, l, factor;
#pragma unroll
      for (int a = 0; a < ROW_TILES; ++a) {
#pragma unroll
        for (int h = 0; h < 2; ++h) {
          const int row = warpRow + a * 16 + lane / 4 + h * 8;
          const bool exists = row < queryCount;
          //@ load:m
          m[a][h] = exists ? readNumber(p.m + firstRow + row) : -INFINITY;
          //@ load:l
          const float old = exists ? readNumber(p.l + firstRow + row) : 0;
          l[a][h] = lane % 4 == 0 ? old : 0;  // a lane's part of the sum
#pragma unroll
          for (int n = 0; n < PadV / 8; ++n) {
            if (!exists || n * 8 >= HbmV) continue;
            //@ load:O
            const float2 pair = readPair(p.O_sum + (firstRow + row) * HbmV + n * 8 + lane % 4 * 2);
            O[a][n][2 * h] = pair.x * old;
            O[a][n][2 * h + 1] = pair.y * old;
          }
        }
      }
      awaitCopies<0>();
      __syncthreads();
      if (STAGES == 2 && tile + 1 < end) loadQueries(p.columnTiles[tile + 1], stage ^ 1);
      commitCopies();

      // Lines 9 to 12. The registers do not hold a row of the tile: its keys come in chunks, each of which is taken in
      // as FlashAttention-2 does; at the end of the tile m, l and O are what FlashAttention has there.
      for (int c = 0; c < keyCount; c += CHUNK) {
        const Chunk keys{firstKey + c, 2 * min(CHUNK, keyCount - c) + (entry & 1)};
        ScoreTile S;
        //@ score-product
        multiplyScores(S, Qs + (stage * Rows + warpRow) * PadK, Ks + c * PadK);
        //@ score-product
        shapeScores(p, rules, S, firstQuery + warpRow, keys);
        //@ mask-applied
        maskScores(p, S, firstQuery + warpRow, keys);
        //@ running-max-updated exponentiated rescaled accumulated
        updateRows(S, m, l, factor, rules.toLog2);
        //@ accumulated
        dropWeights(p, rules, S, firstQuery + warpRow, keys, (unsigned)at.query);
        //@ rescaled
        scaleRows(O, factor);
        //@ accumulated
        addValues(O, S, Vs + c * PadV);
      }

      // Line 12 and 13: O_i = O_acc / l, written with m_i and l_i.
#pragma unroll
      for (int a = 0; a < ROW_TILES; ++a) {
#pragma unroll
        for (int h = 0; h < 2; ++h) {
          const float sum = sumOfRow(l[a][h]);
          //@ normalised
          const float inverse = sum > 0 ? 1 / sum : (sum == 0 ? 0 : sum);  // nothing seen yet: 0; NaN stays
          const int row = warpRow + a * 16 + lane / 4 + h * 8;
          if (row >= queryCount) continue;
          if (lane % 4 == 0) {
            //@ store:m
            p.m[firstRow + row] = m[a][h];
            //@ store:l
            p.l[firstRow + row] = sum;
          }
#pragma unroll
          for (int n = 0; n < PadV / 8; ++n) {
            if (n * 8 >= HbmV) continue;
            //@ store:O column-block-end
            *reinterpret_cast<float2*>(p.O_sum + (firstRow + row) * HbmV + n * 8 + lane % 4 * 2) =
                //@ normalised store:O column-block-end
                make_float2(O[a][n][2 * h] * inverse, O[a][n][2 * h + 1] * inverse);
          }
        }
      }
      // The four lanes of a row read m and l again that one of them wrote.
      __syncwarp();
    }
  }
}

// Line 2: O = 0, l = 0, m = -inf.
extern "C" __global__ void __launch_bounds__(256) fa1Begin(const __grid_constant__ Parameters p) {
  const long long rows = (long long)p.batch * p.heads * p.Tq, threads = (long long)gridDim.x * 256;
  for (long long n = (long long)blockIdx.x * 256 + threadIdx.x; n < rows * (HbmV / 4); n += threads) {
    reinterpret_cast<float4*>(p.O_sum)[n] = make_float4(0, 0, 0, 0);
    if (n >= rows) continue;
    p.m[n] = -INFINITY;
    p.l[n] = 0;
  }
}

// O rounded; lse = m + log l.
extern "C" __global__ void __launch_bounds__(256) fa1End(const __grid_constant__ Parameters p) {
  const long long rows = (long long)p.batch * p.heads * p.Tq, threads = (long long)gridDim.x * 256;
  const ScoreRules rules(p, 0);
  for (long long n = (long long)blockIdx.x * 256 + threadIdx.x; n < rows * (HbmV / 4); n += threads) {
    const float4 four = reinterpret_cast<const float4*>(p.O_sum)[n];
    reinterpret_cast<uint2*>(p.O)[n] = make_uint2(packed(four.x, four.y), packed(four.z, four.w));
    if (n >= rows) continue;
    p.m[n] *= rules.toScore();
    p.lse[n] = p.l[n] == 0 ? -INFINITY : p.m[n] + logf(p.l[n]);
  }
}

// SPDX-License-Identifier: MIT
// FlashAttention-2, forward, on tensor cores (Dao 2023, Algorithm 1): one thread block a query block and head.
//
// Macros: BR, BC (logical blocks), DK, DV (widths, padded to 8 in HBM), CHUNK (keys that are multiplied at once: 16 n, divides
// BC padded to 16), WARPS, ROW_TILES (16-row tiles a warp: WARPS * ROW_TILES * 16 >= BR), ELEMENT_BF16, HAS_BAND,
// HAS_DOCUMENTS, HAS_SOFTCAP, HAS_ALIBI, HAS_DROPOUT.
//
// A logical tile is read once, CHUNK keys at a time, two chunks in flight: what crosses into the SM is Q_i once and K_j,
// V_j once a visited tile, as in the model; on chip less than the logical tile is needed.

constexpr int Threads = WARPS * 32;
constexpr int Rows = WARPS * ROW_TILES * 16;         // of the block, padded
constexpr int PadK = (DK + 15) / 16 * 16, PadV = (DV + 15) / 16 * 16;
constexpr int StrideK = PadK + 8, StrideV = PadV + 8;  // 8 more: eight rows of a fragment lie in eight different banks
constexpr int HbmK = (DK + 7) / 8 * 8, HbmV = (DV + 7) / 8 * 8;
constexpr float Log2e = 1.4426950408889634f;

struct Parameters {
  const Element *Q, *K, *V;
  Element* O;
  float* lse;
  const int* rowBegin;   // of each query block in tiles; nr + 1
  const int* tiles;      // visited tiles, ascending: 2 j + (1 if partial)
  const int *documentsQ, *documentsK;
  const float* slopes;   // one a query head
  int Tq, Tk, heads, kvHeads;
  int below, above;      // query r sees keys r + below to r + above
  int offset;
  float scale, softCap;
  unsigned long long seed;
  unsigned dropLimit;    // floor(p 2^32)
  float keptFactor;      // 1/(1 - p)
};

// Copies rows [0, count) of a block of `Width` values a row; rows and columns beyond become zero.
template <int Width, int HbmStride, int Stride, int RowsToFill>
__device__ __forceinline__ void copyBlock(Element* target, const Element* source, int count) {
  constexpr int ChunksARow = (Width + 15) / 16 * 2;
  if constexpr (Threads % ChunksARow == 0) {
    // A thread keeps to its column.
    constexpr int Step = Threads / ChunksARow;
    const int column = threadIdx.x % ChunksARow * 8;
    int row = threadIdx.x / ChunksARow;
    target += row * Stride + column;
    source += row * HbmStride + column;
#pragma unroll
    for (int n = 0; n < (RowsToFill + Step - 1) / Step; ++n) {
      const bool exists = row < count && column < HbmStride;
      if (RowsToFill % Step == 0 || row < RowsToFill) copyChunk(target, exists ? source : source - row * HbmStride, exists);
      row += Step;
      target += Step * Stride;
      source += Step * HbmStride;
    }
  } else {
    for (int n = threadIdx.x; n < RowsToFill * ChunksARow; n += Threads) {
      const int row = n / ChunksARow, column = n % ChunksARow * 8;
      const bool exists = row < count && column < HbmStride;
      copyChunk(target + row * Stride + column, exists ? source + row * HbmStride + column : source, exists);
    }
  }
}

// Keys that are multiplied at once. Few registers are left beside the accumulators: count and kind share one.
struct Chunk {
  int firstKey;
  int countAndKind;  // 2 keys + (1 of a partial tile)

  __device__ int keyCount() const { return countAndKind >> 1; }
  __device__ bool isMasked() const { return countAndKind != 2 * CHUNK; }
};

// The chunks of the visited tiles of a query block, one after the other.
struct ChunkWalk {
  int tile, lastTile;  // the next one in the list, and where the block's end
  int key;             // the next one of the tile at hand
  int endAndKind;      // 2 (end of the tile) + (1 if it is partial)

  __device__ __forceinline__ bool next(const int* tiles, int Tk, Chunk& chunk) {
    if (key >= endAndKind >> 1) {
      if (tile == lastTile) return false;
      const int entry = tiles[tile++];
      key = (entry >> 1) * BC;
      endAndKind = 2 * min(key + BC, Tk) + (entry & 1);
    }
    chunk = {key, 2 * min(CHUNK, (endAndKind >> 1) - key) + (endAndKind & 1)};
    key += CHUNK;
    return true;
  }
};

#if HAS_DROPOUT
// Philox 4x32-10: word t % 4 at counter {r, t / 4, head, 0} decides whether the weight (r, t) stays.
__device__ __forceinline__ uint4 philox(unsigned c0, unsigned c1, unsigned c2, unsigned long long seed) {
  unsigned c3 = 0, k0 = (unsigned)seed, k1 = (unsigned)(seed >> 32);
#pragma unroll
  for (int round = 0; round < 10; ++round) {
    const unsigned h0 = __umulhi(0xD2511F53u, c0), l0 = 0xD2511F53u * c0;
    const unsigned h1 = __umulhi(0xCD9E8D57u, c2), l1 = 0xCD9E8D57u * c2;
    c0 = h1 ^ c1 ^ k0;
    c1 = l1;
    c2 = h0 ^ c3 ^ k1;
    c3 = l0;
    k0 += 0x9E3779B9u;
    k1 += 0xBB67AE85u;
  }
  return make_uint4(c0, c1, c2, c3);
}
#endif

extern "C" __global__ void __launch_bounds__(Threads) fa2Forward(const Parameters p) {
  extern __shared__ __align__(16) Element shared[];
  Element* const Qs = shared;                       // Rows x StrideK; O at the end
  Element* const Ks = Qs + Rows * (StrideK > StrideV ? StrideK : StrideV);  // two chunks
  Element* const Vs = Ks + 2 * CHUNK * StrideK;

  const int i = gridDim.x - 1 - blockIdx.x;  // the longest rows of a causal mask first
  const int head = blockIdx.y, batch = blockIdx.z;
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  const int firstQuery = i * BR, queryCount = min(BR, p.Tq - firstQuery);
  const long long queryHead = (long long)batch * p.heads + head;
  const long long keyHead = (long long)batch * p.kvHeads + head / (p.heads / p.kvHeads);
  const Element* const K = p.K + keyHead * p.Tk * HbmK;
  const Element* const V = p.V + keyHead * p.Tk * HbmV;

  // Line 4: load Q_i.
  copyBlock<DK, HbmK, StrideK, Rows>(Qs, p.Q + (queryHead * p.Tq + firstQuery) * HbmK, queryCount);

  ChunkWalk walk{p.rowBegin[i], p.rowBegin[i + 1], 0, 0};
  const auto loadChunk = [&](const Chunk& at, int stage) {
    copyBlock<DK, HbmK, StrideK, CHUNK>(Ks + stage * CHUNK * StrideK, K + (long long)at.firstKey * HbmK, at.keyCount());
    copyBlock<DV, HbmV, StrideV, CHUNK>(Vs + stage * CHUNK * StrideV, V + (long long)at.firstKey * HbmV, at.keyCount());
  };
  Chunk ahead;
  bool isAhead = walk.next(p.tiles, p.Tk, ahead);
  if (isAhead) loadChunk(ahead, 0);
  commitCopies();

  // Line 5: O_acc = 0, l = 0, m = -inf. A lane holds two rows of each 16-row tile.
  float O[ROW_TILES][PadV / 8][4] = {};
  float m[ROW_TILES][2], l[ROW_TILES][2];
#pragma unroll
  for (int a = 0; a < ROW_TILES; ++a) m[a][0] = m[a][1] = -INFINITY, l[a][0] = l[a][1] = 0;
#if HAS_SOFTCAP || HAS_ALIBI
  const float toLog2 = Log2e;
#else
  const float toLog2 = p.scale * Log2e;  // the scale waits for the exponent
#endif
#if HAS_ALIBI
  const float slope = p.slopes[head];
#endif
  const int warpRow = warp * ROW_TILES * 16;

  for (int stage = 0; isAhead; stage ^= 1) {
    const Chunk now = ahead;
    // Line 7: K_j and V_j are here; the next chunk is on its way.
    awaitCopies<0>();
    __syncthreads();  // for all threads, which are also through with the chunk before: its place is free
    isAhead = walk.next(p.tiles, p.Tk, ahead);
    if (isAhead) loadChunk(ahead, stage ^ 1);
    commitCopies();
    const Element* const Kc = Ks + stage * CHUNK * StrideK;
    const Element* const Vc = Vs + stage * CHUNK * StrideV;

    // Line 8: S = Q K^T.
    float S[ROW_TILES][CHUNK / 8][4] = {};
#pragma unroll
    for (int k = 0; k < PadK; k += 16) {
      unsigned q[ROW_TILES][4];
#pragma unroll
      for (int a = 0; a < ROW_TILES; ++a) {
        loadMatrices(q[a], Qs + (warpRow + a * 16 + lane % 16) * StrideK + k + lane / 16 * 8);
      }
#pragma unroll
      for (int n = 0; n < CHUNK; n += 16) {
        unsigned b[4];
        loadMatrices(b, Kc + (n + lane / 16 * 8 + lane % 8) * StrideK + k + lane / 8 % 2 * 8);
#pragma unroll
        for (int a = 0; a < ROW_TILES; ++a) {
          multiplyAdd(S[a][n / 8], q[a], b[0], b[1]);
          multiplyAdd(S[a][n / 8 + 1], q[a], b[2], b[3]);
        }
      }
    }

    float factor[ROW_TILES][2];
#pragma unroll
    for (int a = 0; a < ROW_TILES; ++a) {
      const int row = firstQuery + warpRow + a * 16 + lane / 4;  // and row + 8
#if HAS_SOFTCAP || HAS_ALIBI
#pragma unroll
      for (int n = 0; n < CHUNK / 8; ++n) {
#pragma unroll
        for (int e = 0; e < 4; ++e) {
          float u = S[a][n][e] * p.scale;
#if HAS_SOFTCAP
          u = p.softCap * tanhf(u / p.softCap);
#endif
#if HAS_ALIBI
          const int distance = row + e / 2 * 8 + p.offset - (now.firstKey + n * 8 + lane % 4 * 2 + e % 2);
          u -= slope * fabsf((float)distance);
#endif
          S[a][n][e] = u;
        }
      }
#endif
      if (now.isMasked()) {
#pragma unroll
        for (int n = 0; n < CHUNK / 8; ++n) {
#pragma unroll
          for (int e = 0; e < 4; ++e) {
            const int c = n * 8 + lane % 4 * 2 + e % 2;
            [[maybe_unused]] const int r = row + e / 2 * 8, t = now.firstKey + c;
            bool isVisible = c < now.keyCount();
#if HAS_BAND
            isVisible = isVisible && t >= r + p.below && t <= r + p.above;
#endif
#if HAS_DOCUMENTS
            isVisible = isVisible && r < p.Tq && p.documentsQ[min(r, p.Tq - 1)] == p.documentsK[min(t, p.Tk - 1)];
#endif
            if (!isVisible) S[a][n][e] = -INFINITY;
          }
        }
      }
      // Lines 9, 10: m' = max(m, rowmax S), P = exp(S - m'), l and O_acc times exp(m - m').
#pragma unroll
      for (int h = 0; h < 2; ++h) {
        float mNew = m[a][h];
#pragma unroll
        for (int n = 0; n < CHUNK / 8; ++n) mNew = fmaxf(mNew, fmaxf(S[a][n][2 * h], S[a][n][2 * h + 1]));
        mNew = fmaxf(mNew, __shfl_xor_sync(0xffffffffu, mNew, 1));
        mNew = fmaxf(mNew, __shfl_xor_sync(0xffffffffu, mNew, 2));
        const float shift = mNew == -INFINITY ? 0.0f : mNew * toLog2;  // never -inf - (-inf)
        factor[a][h] = exp2Fast(m[a][h] * toLog2 - shift);
        m[a][h] = mNew;
        float sum = 0;
#pragma unroll
        for (int n = 0; n < CHUNK / 8; ++n) {
#pragma unroll
          for (int e = 2 * h; e < 2 * h + 2; ++e) {
            S[a][n][e] = exp2Fast(fmaf(S[a][n][e], toLog2, -shift));
            sum += S[a][n][e];
          }
        }
        l[a][h] = l[a][h] * factor[a][h] + sum;  // of this lane's columns; the row's sum is taken at the end
      }
#if HAS_DROPOUT
#pragma unroll
      for (int n = 0; n < CHUNK / 8; ++n) {
        const unsigned t = now.firstKey + n * 8 + lane % 4 * 2;
#pragma unroll
        for (int h = 0; h < 2; ++h) {
          const uint4 words = philox(row + h * 8, t / 4, (unsigned)queryHead, p.seed);
          const bool upper = t % 4 >= 2;
          // A chunk may begin at any key: both columns of a lane lie in one group of four only if it begins at an even one.
          const unsigned w0 = upper ? (t % 4 == 2 ? words.z : words.w) : (t % 4 == 0 ? words.x : words.y);
          unsigned w1;
          if (t % 4 == 3) {
            w1 = philox(row + h * 8, t / 4 + 1, (unsigned)queryHead, p.seed).x;
          } else {
            w1 = t % 4 == 0 ? words.y : t % 4 == 1 ? words.z : words.w;
          }
          S[a][n][2 * h] = w0 >= p.dropLimit ? S[a][n][2 * h] * p.keptFactor : 0.0f;
          S[a][n][2 * h + 1] = w1 >= p.dropLimit ? S[a][n][2 * h + 1] * p.keptFactor : 0.0f;
        }
      }
#endif
    }

#pragma unroll
    for (int a = 0; a < ROW_TILES; ++a) {
#pragma unroll
      for (int n = 0; n < PadV / 8; ++n) {
#pragma unroll
        for (int e = 0; e < 4; ++e) O[a][n][e] *= factor[a][e / 2];
      }
    }

    // Line 10: O_acc += P V. The accumulators of S are, rounded, the left operand.
#pragma unroll
    for (int k = 0; k < CHUNK; k += 16) {
      unsigned P[ROW_TILES][4];
#pragma unroll
      for (int a = 0; a < ROW_TILES; ++a) {
        P[a][0] = packed(S[a][k / 8][0], S[a][k / 8][1]);
        P[a][1] = packed(S[a][k / 8][2], S[a][k / 8][3]);
        P[a][2] = packed(S[a][k / 8 + 1][0], S[a][k / 8 + 1][1]);
        P[a][3] = packed(S[a][k / 8 + 1][2], S[a][k / 8 + 1][3]);
      }
#pragma unroll
      for (int n = 0; n < PadV; n += 16) {
        unsigned b[4];
        loadMatricesTransposed(b, Vc + (k + lane % 16) * StrideV + n + lane / 16 * 8);
#pragma unroll
        for (int a = 0; a < ROW_TILES; ++a) {
          multiplyAdd(O[a][n / 8], P[a], b[0], b[1]);
          multiplyAdd(O[a][n / 8 + 1], P[a], b[2], b[3]);
        }
      }
    }
  }
  awaitCopies<0>();
  __syncthreads();

  // Lines 12 to 15: O_i = O_acc / l, lse_i = m + log l; O by way of shared memory, so that whole sectors are written.
  Element* const Os = Qs;
#pragma unroll
  for (int a = 0; a < ROW_TILES; ++a) {
#pragma unroll
    for (int h = 0; h < 2; ++h) {
      float sum = l[a][h];
      sum += __shfl_xor_sync(0xffffffffu, sum, 1);
      sum += __shfl_xor_sync(0xffffffffu, sum, 2);
      const int row = warpRow + a * 16 + lane / 4 + h * 8;
      const float inverse = sum > 0 ? 1 / sum : (sum == 0 ? 0 : sum);  // a row without keys: 0; NaN stays
      if (lane % 4 == 0 && row < queryCount) {
#if HAS_SOFTCAP || HAS_ALIBI
        const float scaled = m[a][h];
#else
        const float scaled = m[a][h] * p.scale;
#endif
        p.lse[queryHead * p.Tq + firstQuery + row] = sum == 0 ? -INFINITY : scaled + logf(sum);
      }
#pragma unroll
      for (int n = 0; n < PadV / 8; ++n) {
        *reinterpret_cast<unsigned*>(Os + row * StrideV + n * 8 + lane % 4 * 2) =
            packed(O[a][n][2 * h] * inverse, O[a][n][2 * h + 1] * inverse);
      }
    }
  }
  __syncthreads();
  Element* const target = p.O + (queryHead * p.Tq + firstQuery) * HbmV;
  for (int n = threadIdx.x; n < queryCount * (HbmV / 8); n += Threads) {
    const int row = n / (HbmV / 8), column = n % (HbmV / 8) * 8;
    *reinterpret_cast<uint4*>(target + (long long)row * HbmV + column) =
        *reinterpret_cast<const uint4*>(Os + row * StrideV + column);
  }
}

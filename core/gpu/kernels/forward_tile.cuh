// SPDX-License-Identifier: MIT
// What the forward kernels do to CHUNK keys of a tile. Macros: ROW_TILES (16-row tiles a warp: WARPS * ROW_TILES * 16
// >= BR), SCALES_EARLY (soft cap, ALiBi, or a scale that is not positive: maxima are taken of scaled scores); CHUNK is
// of keys.
//
// A warp owns ROW_TILES * 16 queries and all keys, so that maxima and sums of a row stay among four lanes. A lane holds
// two rows of each 16-row tile (lane / 4 and 8 below) and a pair of keys of each eight.

constexpr int Rows = WARPS * ROW_TILES * 16;  // of a query block, padded
constexpr int WarpRows = ROW_TILES * 16;

using ScoreTile = float[ROW_TILES][CHUNK / 8][4];
using OutputTile = float[ROW_TILES][PadV / 8][4];
using RowPairs = float[ROW_TILES][2];

// Numbers of a problem that the rules of scores need, as float.
struct ScoreRules {
  float scale, softCap, slope, keptFactor;
  float toLog2;  // scores as they are in registers times this are powers of two

  __device__ __forceinline__ ScoreRules(const Parameters& p, int head)
      : scale((float)p.scale), softCap((float)p.softCap), slope(0), keptFactor((float)p.keptFactor) {
#if HAS_ALIBI
    slope = (float)p.slopes[head];
#endif
#if SCALES_EARLY
    toLog2 = Log2e;
#else
    toLog2 = scale * Log2e;  // the scale waits for the exponent
#endif
  }
  // The factor between scores in registers and scores.
  __device__ __forceinline__ float toScore() const { return SCALES_EARLY ? 1 : scale; }
};

// S = Q K^T for the warp's rows.
__device__ __forceinline__ void multiplyScores(ScoreTile& S, const Element* Qw, const Element* Kc) {
  const int lane = threadIdx.x % 32;
#pragma unroll
  for (int a = 0; a < ROW_TILES; ++a) {
#pragma unroll
    for (int n = 0; n < CHUNK / 8; ++n) S[a][n][0] = S[a][n][1] = S[a][n][2] = S[a][n][3] = 0;
  }
  const LaneRows<PadK> queries(Qw, lane % 16, lane / 16), keys(Kc, lane / 16 * 8 + lane % 8, lane / 8 % 2);
#pragma unroll
  for (int k = 0; k < PadK; k += 16) {
    unsigned q[ROW_TILES][4];
#pragma unroll
    for (int a = 0; a < ROW_TILES; ++a) loadMatrices(q[a], queries.at(a * 16, k));
#pragma unroll
    for (int n = 0; n < CHUNK; n += 16) {
      unsigned b[4];
      loadMatrices(b, keys.at(n, k));
#pragma unroll
      for (int a = 0; a < ROW_TILES; ++a) {
        multiplyAdd(S[a][n / 8], q[a], b[0], b[1]);
        multiplyAdd(S[a][n / 8 + 1], q[a], b[2], b[3]);
      }
    }
  }
}

// Scale, soft cap and ALiBi, unless the scale waits for the exponent. `firstRow` is the warp's.
__device__ __forceinline__ void shapeScores([[maybe_unused]] const Parameters& p,
                                            [[maybe_unused]] const ScoreRules& rules, [[maybe_unused]] ScoreTile& S,
                                            [[maybe_unused]] int firstRow, [[maybe_unused]] const Chunk& keys) {
#if SCALES_EARLY
  const int lane = threadIdx.x % 32;
#pragma unroll
  for (int a = 0; a < ROW_TILES; ++a) {
#pragma unroll
    for (int n = 0; n < CHUNK / 8; ++n) {
#pragma unroll
      for (int e = 0; e < 4; ++e) {
        float u = S[a][n][e] * rules.scale;
#if HAS_SOFTCAP
        u = rules.softCap * tanhf(u / rules.softCap);
#endif
#if HAS_ALIBI
        const int r = firstRow + a * 16 + lane / 4 + e / 2 * 8, t = keys.first + n * 8 + lane % 4 * 2 + e % 2;
        u -= rules.slope * fabsf((float)(r + p.offset - t));
#endif
        S[a][n][e] = u;
      }
    }
  }
#endif
}

// What is not visible, or does not exist, becomes -inf.
__device__ __forceinline__ void maskScores(const Parameters& p, ScoreTile& S, int firstRow, const Chunk& keys) {
  if (!keys.isMasked()) return;
  const int lane = threadIdx.x % 32;
#pragma unroll
  for (int a = 0; a < ROW_TILES; ++a) {
#pragma unroll
    for (int n = 0; n < CHUNK / 8; ++n) {
#pragma unroll
      for (int e = 0; e < 4; ++e) {
        const int c = n * 8 + lane % 4 * 2 + e % 2;
        const bool sees = c < keys.count() && isVisible(p, firstRow + a * 16 + lane / 4 + e / 2 * 8, keys.first + c);
        if (!sees) S[a][n][e] = -INFINITY;
      }
    }
  }
}

// m' = max(m, rowmax S), S becomes exp(S - m'), l = l exp(m - m') + rowsum; the factor exp(m - m') is for O. l is of
// this lane's keys only: sumOfRow() takes the sum at the end.
__device__ __forceinline__ void updateRows(ScoreTile& S, RowPairs& m, RowPairs& l, RowPairs& factor, float toLog2) {
#pragma unroll
  for (int a = 0; a < ROW_TILES; ++a) {
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
      l[a][h] = l[a][h] * factor[a][h] + sum;
    }
  }
}

__device__ __forceinline__ float sumOfRow(float ofLane) {
  ofLane += __shfl_xor_sync(0xffffffffu, ofLane, 1);
  return ofLane + __shfl_xor_sync(0xffffffffu, ofLane, 2);
}

// Weights become 0 or 1/(1 - p) times what they are.
__device__ __forceinline__ void dropWeights([[maybe_unused]] const Parameters& p,
                                            [[maybe_unused]] const ScoreRules& rules, [[maybe_unused]] ScoreTile& S,
                                            [[maybe_unused]] int firstRow, [[maybe_unused]] const Chunk& keys,
                                            [[maybe_unused]] unsigned head) {
#if HAS_DROPOUT
  const int lane = threadIdx.x % 32;
#pragma unroll
  for (int a = 0; a < ROW_TILES; ++a) {
#pragma unroll
    for (int n = 0; n < CHUNK / 8; ++n) {
      const unsigned t = keys.first + n * 8 + lane % 4 * 2;
#pragma unroll
      for (int h = 0; h < 2; ++h) {
        const int r = firstRow + a * 16 + lane / 4 + h * 8;
        const uint4 words = philox(r, t / 4, head, p.seed);
        // A chunk may begin at any key: both keys of a lane lie in one group of four only if it begins at an even one.
        const unsigned w0 = wordOf(words, t);
        const unsigned w1 = t % 4 == 3 ? philox(r, t / 4 + 1, head, p.seed).x : wordOf(words, t + 1);
        S[a][n][2 * h] = w0 >= p.dropLimit ? S[a][n][2 * h] * rules.keptFactor : 0.0f;
        S[a][n][2 * h + 1] = w1 >= p.dropLimit ? S[a][n][2 * h + 1] * rules.keptFactor : 0.0f;
      }
    }
  }
#endif
}

// O = diag(factor) O. The maximum of a row seldom grows late: where no factor of the warp differs from 1, nothing is
// done.
__device__ __forceinline__ void scaleRows(OutputTile& O, const RowPairs& factor) {
  bool grows = false;
#pragma unroll
  for (int a = 0; a < ROW_TILES; ++a) grows = grows || factor[a][0] != 1 || factor[a][1] != 1;
  if (!__any_sync(0xffffffffu, grows)) return;
#pragma unroll
  for (int a = 0; a < ROW_TILES; ++a) {
#pragma unroll
    for (int n = 0; n < PadV / 8; ++n) {
#pragma unroll
      for (int e = 0; e < 4; ++e) O[a][n][e] *= factor[a][e / 2];
    }
  }
}

// The rows of V that a lane names.
__device__ __forceinline__ LaneRows<PadV> valueRows(const Element* Vc) {
  return {Vc, threadIdx.x % 16, threadIdx.x % 32 / 16};
}

// O += P B for one left operand of 16 keys, from key `k` of the chunk on.
__device__ __forceinline__ void addSixteenKeys(OutputTile& O, const unsigned (&P)[ROW_TILES][4],
                                               const LaneRows<PadV>& values, int k) {
#pragma unroll
  for (int n = 0; n < PadV; n += 16) {
    unsigned b[4];
    loadMatricesTransposed(b, values.at(k, n));
#pragma unroll
    for (int a = 0; a < ROW_TILES; ++a) {
      multiplyAdd(O[a][n / 8], P[a], b[0], b[1]);
      multiplyAdd(O[a][n / 8 + 1], P[a], b[2], b[3]);
    }
  }
}

// O += P V. The accumulators of S are, rounded, the left operand.
__device__ __forceinline__ void addValues(OutputTile& O, const ScoreTile& S, const Element* Vc) {
  const LaneRows<PadV> values = valueRows(Vc);
#pragma unroll
  for (int k = 0; k < CHUNK; k += 16) {
    unsigned P[ROW_TILES][4];
#pragma unroll
    for (int a = 0; a < ROW_TILES; ++a) packTile(P[a], S[a][k / 8], S[a][k / 8 + 1]);
    addSixteenKeys(O, P, values, k);
  }
}

// The warp's rows of O, each times a factor, rounded into shared memory.
__device__ __forceinline__ void keepOutput(Element* Ow, const OutputTile& O, const RowPairs& factor) {
  const int lane = threadIdx.x % 32;
#pragma unroll
  for (int a = 0; a < ROW_TILES; ++a) {
#pragma unroll
    for (int h = 0; h < 2; ++h) {
#pragma unroll
      for (int n = 0; n < PadV / 8; ++n) {
        *reinterpret_cast<unsigned*>(Ow + placeOf<PadV>(a * 16 + lane / 4 + h * 8, n * 8 + lane % 4 * 2)) =
            packed(O[a][n][2 * h] * factor[a][h], O[a][n][2 * h + 1] * factor[a][h]);
      }
    }
  }
}

// SPDX-License-Identifier: MIT
// Exact kernels: the very loops of the algorithms, tile by tile in the order of the engine, every number float32 or
// float64, no tensor core. They do any shape and are what the fast kernels are held against on the card. The threads of
// a block share the entries of a tile; each entry is summed by one thread, in ascending order.
//
// Macros: ON_CHIP (the blocks fit shared memory; else they lie in `scratch`).

constexpr int Threads = 256;
constexpr int StrideK = DK | 1, StrideV = DV | 1, StrideS = BC | 1;  // odd: neighbours lie in different banks
constexpr int HbmK = (DK * (int)sizeof(Real) + 15) / 16 * 16 / sizeof(Real);
constexpr int HbmV = (DV * (int)sizeof(Real) + 15) / 16 * 16 / sizeof(Real);

// Blocks, one behind the other.
struct Room {
  Real* next;

  __device__ Real* take(int values) {
    Real* const taken = next;
    next += values;
    return taken;
  }
};

__device__ __forceinline__ Room roomOfBlock(const Parameters& p, [[maybe_unused]] int values) {
  extern __shared__ __align__(16) Real shared[];
#if ON_CHIP
  return {shared};
#else
  const long long block = blockIdx.x + gridDim.x * (blockIdx.y + (long long)gridDim.y * blockIdx.z);
  return {p.scratch + block * values};
#endif
}

// A tile: its place, and whether all of it is visible.
struct Tile {
  int firstQuery, queries, firstKey, keys;
  bool isPartial;

  __device__ Tile(const Parameters& p, int i, int j, bool partial)
      : firstQuery(i * BR),
        queries(min(BR, p.Tq - i * BR)),
        firstKey(j * BC),
        keys(min(BC, p.Tk - j * BC)),
        isPartial(partial) {}
  __device__ bool sees(const Parameters& p, int r, int t) const {
    return !isPartial || isVisible(p, firstQuery + r, firstKey + t);
  }
};

// Calls work(row, column) for all entries of a block.
template <class Work>
__device__ __forceinline__ void forEntries(int rows, int columns, Work work) {
  for (int n = threadIdx.x; n < rows * columns; n += Threads) work(n / columns, n % columns);
  __syncthreads();
}

template <class Work>
__device__ __forceinline__ void forRows(int rows, Work work) {
  for (int r = threadIdx.x; r < rows; r += Threads) work(r);
  __syncthreads();
}

template <int Width, int HbmStride, int Stride>
__device__ __forceinline__ void loadRows(Real* target, const Real* source, int rows) {
  forEntries(rows, Width, [&](int r, int c) { target[r * Stride + c] = source[(long long)r * HbmStride + c]; });
}
template <int Width, int HbmStride, int Stride>
__device__ __forceinline__ void storeRows(Real* target, const Real* source, int rows) {
  forEntries(rows, Width, [&](int r, int c) { target[(long long)r * HbmStride + c] = source[r * Stride + c]; });
}

template <int Width>
__device__ __forceinline__ Real dot(const Real* a, const Real* b) {
  Real sum = 0;
  for (int k = 0; k < Width; ++k) sum += a[k] * b[k];
  return sum;
}

// S = c Q K^T, soft cap, ALiBi, then -inf for what is not visible.
__device__ __forceinline__ void scoreTile(const Parameters& p, const Tile& at, [[maybe_unused]] Real slope,
                                          const Real* Q, const Real* K, Real* S) {
  forEntries(at.queries, at.keys, [&](int r, int t) {
    Real u = (Real)p.scale * dot<DK>(Q + r * StrideK, K + t * StrideK);
#if HAS_SOFTCAP
    u = (Real)p.softCap * tangent(u / (Real)p.softCap);
#endif
#if HAS_ALIBI
    u -= slope * (Real)abs(at.firstQuery + r + p.offset - at.firstKey - t);
#endif
    S[r * StrideS + t] = at.sees(p, r, t) ? u : (Real)-INFINITY;
  });
}

// The larger of the maximum so far and the scores; NaN if any score is NaN.
__device__ __forceinline__ Real rowMaximum(const Real* S, int keys, Real soFar) {
  Real m = soFar;
  for (int t = 0; t < keys; ++t) m = S[t] > m || S[t] != S[t] ? S[t] : m;
  return m;
}
__device__ __forceinline__ Real exponentiateRow(Real* S, int keys, Real m) {
  Real sum = 0;
  for (int t = 0; t < keys; ++t) {
    S[t] = m == -INFINITY ? 0 : exponential(S[t] - m);
    sum += S[t];
  }
  return sum;
}
// exp(m - mNew); 0 where there is no older sum.
__device__ __forceinline__ Real rescaleFactor(Real m, Real mNew) { return m == -INFINITY ? 0 : exponential(m - mNew); }

// z, the dropout factor of an entry.
__device__ __forceinline__ Real dropFactor([[maybe_unused]] const Parameters& p, [[maybe_unused]] const Tile& at,
                                           [[maybe_unused]] int r, [[maybe_unused]] int t,
                                           [[maybe_unused]] unsigned head) {
#if HAS_DROPOUT
  return isKept(p, at.firstQuery + r, at.firstKey + t, head) ? (Real)p.keptFactor : 0;
#else
  return 1;
#endif
}

__device__ __forceinline__ Real slopeOf([[maybe_unused]] const Parameters& p, [[maybe_unused]] int head) {
#if HAS_ALIBI
  return (Real)p.slopes[head];
#else
  return 0;
#endif
}

// The sum over the visible keys of a row of P times V: what other keys hold has no part in it, whatever it is.
__device__ __forceinline__ Real weightedSum(const Parameters& p, const Tile& at, const Real* P, const Real* V, int r,
                                            int c) {
  Real sum = 0;
  for (int t = 0; t < at.keys; ++t) {
    if (at.sees(p, r, t)) sum += P[r * StrideS + t] * V[t * StrideV + c];
  }
  return sum;
}

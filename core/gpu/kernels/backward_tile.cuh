// SPDX-License-Identifier: MIT
// Products of a transposed tile in the backward pass. Macros: KEY_TILES (16-key tiles a warp), COLUMN_SPLIT (warps that
// share keys: 1 or more); CHUNK is of queries.

constexpr int Keys = WARPS / COLUMN_SPLIT * KEY_TILES * 16;              // of the block, padded
constexpr int PartQueries = CHUNK / COLUMN_SPLIT;                        // of S^T in a warp
constexpr int PartK = PadK / COLUMN_SPLIT, PartV = PadV / COLUMN_SPLIT;  // columns of dK and dV in a warp
constexpr int StrideS = CHUNK + 8;
constexpr int QueryTiles = (BR + 15) / 16;  // of a query block, in the sum of dQ

// C += A B for A: KEY_TILES tiles of 16 keys x 16 queries, B: 16 queries x Columns from `column` on, rows of Pad.
template <int Columns, int Pad>
__device__ __forceinline__ void addTile(float (&C)[KEY_TILES][Columns / 8][4], const unsigned (&A)[KEY_TILES][4],
                                        const Element* rows, int column) {
  const int lane = threadIdx.x % 32;
  const LaneRows<Pad> named(rows, lane % 16, lane / 16);
#pragma unroll
  for (int n = 0; n < Columns; n += 16) {
    unsigned b[4];
    loadMatricesTransposed(b, named.at(0, column + n));
#pragma unroll
    for (int a = 0; a < KEY_TILES; ++a) {
      multiplyAdd(C[a][n / 8], A[a], b[0], b[1]);
      multiplyAdd(C[a][n / 8 + 1], A[a], b[2], b[3]);
    }
  }
}

// C = A B^T for the warp's keys and queries. Shapes: A: keys x Width, B: queries x Width.
template <int Width>
__device__ __forceinline__ void multiplyRows(float (&C)[KEY_TILES][PartQueries / 8][4], const Element* A,
                                             const Element* B) {
  const int lane = threadIdx.x % 32;
#pragma unroll
  for (int a = 0; a < KEY_TILES; ++a) {
#pragma unroll
    for (int n = 0; n < PartQueries / 8; ++n) C[a][n][0] = C[a][n][1] = C[a][n][2] = C[a][n][3] = 0;
  }
  const LaneRows<Width> keys(A, lane % 16, lane / 16), queries(B, lane / 16 * 8 + lane % 8, lane / 8 % 2);
#pragma unroll
  for (int k = 0; k < Width; k += 16) {
    unsigned left[KEY_TILES][4];
#pragma unroll
    for (int a = 0; a < KEY_TILES; ++a) loadMatrices(left[a], keys.at(a * 16, k));
#pragma unroll
    for (int n = 0; n < PartQueries; n += 16) {
      unsigned b[4];
      loadMatrices(b, queries.at(n, k));
#pragma unroll
      for (int a = 0; a < KEY_TILES; ++a) {
        multiplyAdd(C[a][n / 8], left[a], b[0], b[1]);
        multiplyAdd(C[a][n / 8 + 1], left[a], b[2], b[3]);
      }
    }
  }
}

// A left operand, 16 keys x 16 queries, into shared memory.
__device__ __forceinline__ void keepTile(Element* target, const unsigned (&A)[4]) {
  const int lane = threadIdx.x % 32;
  Element* const upper = target + lane / 4 * StrideS + lane % 4 * 2;
  *reinterpret_cast<unsigned*>(upper) = A[0];
  *reinterpret_cast<unsigned*>(upper + 8 * StrideS) = A[1];
  *reinterpret_cast<unsigned*>(upper + 8) = A[2];
  *reinterpret_cast<unsigned*>(upper + 8 * StrideS + 8) = A[3];
}

// SPDX-License-Identifier: MIT
// Blocks of the tensor-core kernels: their widths, how they come into shared memory, and the walk over a list of tiles.
// Macros: WARPS, CHUNK (rows of the inner blocks that are multiplied at once: 16 n, divides the block padded to 16).
//
// A logical tile is read once, CHUNK rows at a time: what crosses into the SM is what the model counts; on chip less
// than the logical tile is needed.

constexpr int Threads = WARPS * 32;
constexpr int PadK = (DK + 15) / 16 * 16, PadV = (DV + 15) / 16 * 16;
constexpr int HbmK = (DK + 7) / 8 * 8, HbmV = (DV + 7) / 8 * 8;
constexpr float Log2e = 1.4426950408889634f;

// Where a value lies in a block in shared memory that begins at a row divisible by 8. Rows lie one behind the other with
// nothing between them: a row that began within 32 bytes would have sectors of HBM fetched for each half. In a row,
// chunks of 16 bytes change places with the row, so that eight rows of a fragment lie in eight different banks.
template <int Pad>
struct Places {
  static constexpr unsigned Group = Pad % 64 == 0 ? 8 : (Pad % 32 == 0 ? 4 : 2);  // chunks that change places
  static __device__ __forceinline__ unsigned turn(unsigned row) { return row / (8 / Group) % Group; }
};
template <int Pad>
__device__ __forceinline__ int placeOf(unsigned row, unsigned column) {
  constexpr unsigned Columns = 8 * Places<Pad>::Group;
  return row * Pad + column / Columns * Columns + (column % Columns ^ Places<Pad>::turn(row) * 8);
}

// The rows of a block that a lane names when fragments are read, and its half of 16 columns. Whole groups of eight rows on, a
// chunk has its place again, and a row begins where its group does: so a fragment's address is the lane's own with some
// bits turned over, and a constant. Blocks begin at multiples of 128 bytes, as their first rows of 16 do.
template <int Pad>
struct LaneRows {
  unsigned address;

  __device__ __forceinline__ LaneRows(const Element* block, unsigned row, unsigned half)
      : address(sharedAddress(block) + row * Pad * 2 + (half ^ Places<Pad>::turn(row)) * 16) {}
  // `rows` further on, a multiple of 8; `column` is a multiple of 16.
  __device__ __forceinline__ unsigned at(int rows, int column) const {
    constexpr int Columns = 8 * Places<Pad>::Group;
    return (address ^ column % Columns * 2) + rows * Pad * 2 + column / Columns * (Columns * 2);
  }
};

// Copies rows [0, count) of a block of `Width` values a row; rows and columns beyond become zero.
template <int Width, int HbmStride, int RowsToFill>
__device__ __forceinline__ void copyBlock(Element* target, const Element* source, int count) {
  constexpr int Pad = (Width + 15) / 16 * 16, ChunksARow = Pad / 8;
  if constexpr (Threads % ChunksARow == 0) {
    // A thread keeps to its column.
    constexpr int Step = Threads / ChunksARow;
    const int column = threadIdx.x % ChunksARow * 8;
    int row = threadIdx.x / ChunksARow;
    source += row * HbmStride + column;
    // Eight rows on, chunks have their old places again.
    Element* place = target + placeOf<Pad>(row, column);
#pragma unroll
    for (int n = 0; n < (RowsToFill + Step - 1) / Step; ++n) {
      const bool exists = row < count && column < HbmStride;
      if (RowsToFill % Step == 0 || row < RowsToFill)
        copyChunk(place, exists ? source : source - row * HbmStride, exists);
      row += Step;
      place = Step % 8 == 0 ? place + Step * Pad : target + placeOf<Pad>(row, column);
      source += Step * HbmStride;
    }
  } else {
    for (int n = threadIdx.x; n < RowsToFill * ChunksARow; n += Threads) {
      const int row = n / ChunksARow, column = n % ChunksARow * 8;
      const bool exists = row < count && column < HbmStride;
      copyChunk(target + placeOf<Pad>(row, column), exists ? source + row * HbmStride + column : source, exists);
    }
  }
}

// Writes rows [0, count) of a block in shared memory to HBM, in whole sectors.
template <int HbmStride, int Pad>
__device__ __forceinline__ void writeBlock(Element* target, const Element* source, int count) {
  for (int n = threadIdx.x; n < count * (HbmStride / 8); n += Threads) {
    const int row = n / (HbmStride / 8), column = n % (HbmStride / 8) * 8;
    *reinterpret_cast<uint4*>(target + (long long)row * HbmStride + column) =
        *reinterpret_cast<const uint4*>(source + placeOf<Pad>(row, column));
  }
}

// Rows that are multiplied at once. Few registers are left beside the accumulators: count and kind share one.
struct Chunk {
  int first;
  int countAndKind;  // 2 rows + (1 of a partial tile)

  __device__ int count() const { return countAndKind >> 1; }
  __device__ bool isPartial() const { return countAndKind & 1; }
  __device__ bool isMasked() const { return countAndKind != 2 * CHUNK; }
};

// The chunks of the visited tiles of a block, one after the other.
template <int BlockRows>
struct ChunkWalk {
  int tile, lastTile;  // the next one in the list, and where the block's end
  int row;             // the next one of the tile at hand
  int endAndKind;      // 2 (end of the tile) + (1 if it is partial)

  __device__ __forceinline__ bool next(const int* tiles, int rows, Chunk& chunk) {
    if (row >= endAndKind >> 1) {
      if (tile == lastTile) return false;
      const int entry = tiles[tile++];
      row = (entry >> 1) * BlockRows;
      endAndKind = 2 * min(row + BlockRows, rows) + (entry & 1);
    }
    chunk = {row, 2 * min(CHUNK, (endAndKind >> 1) - row) + (endAndKind & 1)};
    row += CHUNK;
    return true;
  }
};

// SPDX-License-Identifier: MIT
// What all kernels share: their argument, masks, dropout, the lists of visited tiles. Compiled at run time in front of
// a kernel, behind the number types of its family (tensor_core.cuh or exact.cuh): Element is what matrices are stored
// in, Sum what statistics and sums in HBM are.
//
// Macros: BR, BC (logical blocks), DK, DV (widths), HAS_BAND (causal or window), HAS_DOCUMENTS, HAS_SOFTCAP, HAS_ALIBI,
// HAS_DROPOUT.

// Rows in HBM are padded to whole chunks of 16 bytes. Heads are counted as b H + head; K and V have B H_kv of them.
// Results of the backward pass are those of a query head, dK and dV too: the sum over the heads that share keys is not
// taken.
struct Parameters {
  const Element *Q, *K, *V;
  Element* O;
  Sum *lse, *m, *l;
  Sum* O_sum;      // FA-1's output between two key blocks
  Element *S, *P;  // standard attention: rows of Tk, padded
  const Element* dO;
  Sum *D, *dQ_sum;
  Element *dQ, *dK, *dV;
  unsigned* turns;                 // of the deterministic backward pass: tickets drawn, then tiles added to each dQ_i
  Element* scratch;                // exact kernels: the blocks that shared memory does not hold
  const int *rowBegin, *rowTiles;  // visited tiles of each query block, ascending: 2 j + (1 if partial)
  const int *columnBegin, *columnTiles;  // and of each key block: 2 i + (1 if partial)
  const int* columnTurns;                // how many visited tiles of query block i come before that one
  const unsigned char* tileKinds;        // nr x nc: 0 skipped, 1 full, 2 partial
  const int *documentsQ, *documentsK;
  const double* slopes;  // one a query head
  unsigned long long seed;
  double scale, softCap;
  double keptFactor;  // 1/(1 - p)
  int Tq, Tk, heads, kvHeads, batch;
  int below, above;  // query r sees keys r + below to r + above
  int offset;
  unsigned dropLimit;  // floor(p 2^32)
  int headsTogether, keyHeadsTogether;  // of the forward and of the backward pass: see turnOf()
};

// The head of a thread block.
struct Head {
  int head;              // of its batch
  long long query, key;  // b H + head, b H_kv + the head that has its keys

  __device__ __forceinline__ Head(const Parameters& p, int ofBatch, int batch)
      : head(ofBatch),
        query((long long)batch * p.heads + ofBatch),
        key((long long)batch * p.kvHeads + ofBatch / (p.heads / p.kvHeads)) {}
};

// Which part of which head a thread block is for. Groups of so many heads follow one another; of a group the first parts of
// all heads start first, then their second parts. Parts that are in order of their work so make a long schedule even.
struct Turn {
  int part, head, batch;
};
__device__ __forceinline__ Turn turnOf(int together) {
  const unsigned long long parts = gridDim.x, heads = (unsigned long long)gridDim.y * gridDim.z;
  const unsigned long long n = blockIdx.x + parts * (blockIdx.y + (unsigned long long)gridDim.y * blockIdx.z);
  const unsigned long long first = n / (parts * together) * together, inGroup = n % (parts * together);
  const unsigned group = min((unsigned long long)together, heads - first);
  const unsigned long long head = first + inGroup % group;
  return {(int)(inGroup / group), (int)(head % gridDim.y), (int)(head / gridDim.y)};
}

// Causal, window and documents. What a block mask leaves empty is in no list of visited tiles.
__device__ __forceinline__ bool isVisible([[maybe_unused]] const Parameters& p, [[maybe_unused]] int r,
                                          [[maybe_unused]] int t) {
  bool visible = true;
#if HAS_BAND
  visible = t >= r + p.below && t <= r + p.above;
#endif
#if HAS_DOCUMENTS
  visible = visible && r < p.Tq && p.documentsQ[min(r, p.Tq - 1)] == p.documentsK[min(t, p.Tk - 1)];
#endif
  return visible;
}

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
__device__ __forceinline__ unsigned wordOf(const uint4& words, unsigned t) {
  return t % 4 >= 2 ? (t % 4 == 2 ? words.z : words.w) : (t % 4 == 0 ? words.x : words.y);
}
__device__ __forceinline__ bool isKept(const Parameters& p, unsigned r, unsigned t, unsigned head) {
  return wordOf(philox(r, t / 4, head, p.seed), t) >= p.dropLimit;
}

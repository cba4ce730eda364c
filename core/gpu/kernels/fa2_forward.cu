// SPDX-License-Identifier: MIT
// FlashAttention-2, forward, on tensor cores (Dao 2023, Algorithm 1): one thread block a query block and head.
//
// Two chunks of keys are in flight: what crosses into the SM is Q_i once and K_j, V_j once a visited tile. The copies
// of the next V are begun after the first product, so that they do not stand before it.

//@strip forward QueryBlock
extern "C" __global__ void __launch_bounds__(Threads) fa2Forward(const __grid_constant__ Parameters p) {
  extern __shared__ __align__(128) Element shared[];
  Element* const Qs = shared;                                   // Rows x PadK; O at the end
  Element* const Ks = Qs + Rows * (PadK > PadV ? PadK : PadV);  // two chunks
  Element* const Vs = Ks + 2 * CHUNK * PadK;

  const Turn turn = turnOf(p.headsTogether);
  const int i = gridDim.x - 1 - turn.part;  // the longest rows of a causal mask first
  const Head at(p, turn.head, turn.batch);
  const int firstQuery = i * BR, queryCount = min(BR, p.Tq - firstQuery);
  const int warpRow = threadIdx.x / 32 * WarpRows;
  const Element* const K = p.K + at.key * p.Tk * HbmK;
  const Element* const V = p.V + at.key * p.Tk * HbmV;

  // Line 4: load Q_i.
  //@ load:Q
  copyBlock<DK, HbmK, Rows>(Qs, p.Q + (at.query * p.Tq + firstQuery) * HbmK, queryCount);

  //@ tile-skipped
  ChunkWalk<BC> walk{p.rowBegin[i], p.rowBegin[i + 1], 0, 0};
  const auto loadKeys = [&](const Chunk& next, int stage) {
    //@ load:K
    copyBlock<DK, HbmK, CHUNK>(Ks + stage * CHUNK * PadK, K + (long long)next.first * HbmK, next.count());
    commitCopies();
  };
  const auto loadValues = [&](const Chunk& next, int stage) {
    //@ load:V
    copyBlock<DV, HbmV, CHUNK>(Vs + stage * CHUNK * PadV, V + (long long)next.first * HbmV, next.count());
    commitCopies();
  };
  Chunk ahead;
  bool isAhead = walk.next(p.rowTiles, p.Tk, ahead);
  if (isAhead) loadKeys(ahead, 0);
  if (isAhead) loadValues(ahead, 0);

  // Line 5: O_acc = 0, l = 0, m = -inf.
  //@ row-block-begin
  OutputTile O = {};
  RowPairs m, l, factor;
#pragma unroll
  //@ row-block-begin
  for (int a = 0; a < ROW_TILES; ++a) m[a][0] = m[a][1] = -INFINITY, l[a][0] = l[a][1] = 0;
  const ScoreRules rules(p, at.head);

  for (int stage = 0; isAhead; stage ^= 1) {
    const Chunk now = ahead;
    // Line 7: K_j and V_j are here; the next chunk is on its way.
    awaitCopies<0>();
    __syncthreads();  // for all threads, which are also through with the chunk before: its place is free
    isAhead = walk.next(p.rowTiles, p.Tk, ahead);
    if (isAhead) loadKeys(ahead, stage ^ 1);

    // Line 8: S = Q K^T.
    ScoreTile S;
    //@ score-product
    multiplyScores(S, Qs + warpRow * PadK, Ks + stage * CHUNK * PadK);
    if (isAhead) loadValues(ahead, stage ^ 1);
    //@ score-product
    shapeScores(p, rules, S, firstQuery + warpRow, now);
    //@ mask-applied
    maskScores(p, S, firstQuery + warpRow, now);
    // Lines 9 and 10: m, P, l; then O_acc = diag(factor) O_acc + P V.
    //@ running-max-updated exponentiated rescaled accumulated
    updateRows(S, m, l, factor, rules.toLog2);
    //@ accumulated
    dropWeights(p, rules, S, firstQuery + warpRow, now, (unsigned)at.query);
    //@ rescaled
    scaleRows(O, factor);
    //@ accumulated
    addValues(O, S, Vs + stage * CHUNK * PadV);
  }
  // Where no key is seen, Q alone is on its way, in no group yet: it must not land where O will lie.
  commitCopies();
  awaitCopies<0>();
  __syncthreads();

  // Lines 12 to 15: O_i = O_acc / l, lse_i = m + log l; O by way of shared memory, so that whole sectors are written.
  const int lane = threadIdx.x % 32;
#pragma unroll
  for (int a = 0; a < ROW_TILES; ++a) {
#pragma unroll
    for (int h = 0; h < 2; ++h) {
      const float sum = sumOfRow(l[a][h]);
      const int row = warpRow + a * 16 + lane / 4 + h * 8;
      //@ normalised
      factor[a][h] = sum > 0 ? 1 / sum : (sum == 0 ? 0 : sum);  // a row without keys: 0; NaN stays
      if (lane % 4 == 0 && row < queryCount) {
        //@ lse-written store:lse
        p.lse[at.query * p.Tq + firstQuery + row] = sum == 0 ? -INFINITY : m[a][h] * rules.toScore() + logf(sum);
      }
    }
  }
  //@ normalised
  keepOutput(Qs + warpRow * PadV, O, factor);
  __syncthreads();
  //@ store:O row-block-end
  writeBlock<HbmV, PadV>(p.O + (at.query * p.Tq + firstQuery) * HbmV, Qs, queryCount);
}

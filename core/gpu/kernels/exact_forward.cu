// SPDX-License-Identifier: MIT
// The forward passes in the exact order of the engine: FlashAttention-2 (Dao 2023, Algorithm 1), a thread block a query
// block and head, and FlashAttention (Dao et al. 2022, Algorithm 1), a thread block a head.

constexpr int Fa2Values = BR * StrideK + BC * (StrideK + StrideV) + BR * (StrideS + StrideV) + 4 * BR;
constexpr int Fa1Values = Fa2Values + 3 * BR;

//@strip forward QueryBlock
extern "C" __global__ void __launch_bounds__(Threads) exactFa2Forward(const __grid_constant__ Parameters p) {
  Room room = roomOfBlock(p, Fa2Values);
  Real *const Q = room.take(BR * StrideK), *const K = room.take(BC * StrideK), *const V = room.take(BC * StrideV);
  Real *const S = room.take(BR * StrideS), *const O = room.take(BR * StrideV);
  Real *const m = room.take(BR), *const l = room.take(BR), *const factor = room.take(BR), *const seen = room.take(BR);
  const Head at(p, blockIdx.y, blockIdx.z);
  const int i = blockIdx.x, firstQuery = i * BR, queries = min(BR, p.Tq - firstQuery);
  const long long firstRow = at.query * p.Tq + firstQuery;

  //@ load:Q
  loadRows<DK, HbmK, StrideK>(Q, p.Q + firstRow * HbmK, queries);
  //@ row-block-begin
  forEntries(queries, DV, [&](int r, int c) { O[r * StrideV + c] = 0; });
  //@ row-block-begin
  forRows(queries, [&](int r) { m[r] = -INFINITY, l[r] = 0, seen[r] = 0; });
  //@ tile-skipped
  for (int n = p.rowBegin[i]; n < p.rowBegin[i + 1]; ++n) {
    const int j = p.rowTiles[n] >> 1;
    const Tile tile(p, i, j, p.rowTiles[n] & 1);
    //@ load:K
    loadRows<DK, HbmK, StrideK>(K, p.K + (at.key * p.Tk + tile.firstKey) * HbmK, tile.keys);
    //@ load:V
    loadRows<DV, HbmV, StrideV>(V, p.V + (at.key * p.Tk + tile.firstKey) * HbmV, tile.keys);
    //@ score-product mask-applied
    scoreTile(p, tile, slopeOf(p, at.head), Q, K, S);
    forRows(queries, [&](int r) {
      //@ running-max-updated
      const Real mNew = rowMaximum(S + r * StrideS, tile.keys, m[r]);
      //@ exponentiated
      const Real sum = exponentiateRow(S + r * StrideS, tile.keys, mNew);
      //@ rescaled
      factor[r] = rescaleFactor(m[r], mNew);
      //@ rescaled accumulated
      l[r] = (m[r] == -INFINITY ? l[r] : l[r] * factor[r]) + sum;
      //@ accumulated
      m[r] = mNew;
      for (int t = 0; t < tile.keys && seen[r] == 0; ++t) seen[r] = tile.sees(p, r, t);
    });
    //@ accumulated
    forEntries(queries, tile.keys, [&](int r, int t) { S[r * StrideS + t] *= dropFactor(p, tile, r, t, at.query); });
    forEntries(queries, DV, [&](int r, int c) {
      //@ rescaled accumulated
      O[r * StrideV + c] = O[r * StrideV + c] * factor[r] + weightedSum(p, tile, S, V, r, c);
    });
  }
  // A row that sees no key has O = 0; one whose visible scores are all -inf has l = 0 too: 0/0 = NaN is its answer.
  forEntries(queries, DV, [&](int r, int c) {
    //@ normalised
    if (seen[r] != 0) O[r * StrideV + c] /= l[r];
  });
  //@ store:O
  storeRows<DV, HbmV, StrideV>(p.O + firstRow * HbmV, O, queries);
  forRows(queries, [&](int r) {
    //@ lse-written store:lse row-block-end
    p.lse[firstRow + r] = seen[r] != 0 && m[r] == -INFINITY ? (Real)(INFINITY - INFINITY) : m[r] + logarithm(l[r]);
  });
}

//@strip forward KeyBlock
extern "C" __global__ void __launch_bounds__(Threads) exactFa1Forward(const __grid_constant__ Parameters p) {
  Room room = roomOfBlock(p, Fa1Values);
  Real *const Q = room.take(BR * StrideK), *const K = room.take(BC * StrideK), *const V = room.take(BC * StrideV);
  Real *const S = room.take(BR * StrideS), *const O = room.take(BR * StrideV);
  Real *const m = room.take(BR), *const l = room.take(BR), *const mOld = room.take(BR), *const lOld = room.take(BR);
  Real *const mTile = room.take(BR), *const factorTile = room.take(BR), *const kept = room.take(BR);
  const Head at(p, blockIdx.x, blockIdx.y);
  const long long row0 = at.query * p.Tq;

  // lse holds for now whether the row has seen a key.
  forEntries(p.Tq, DV, [&](int r, int c) { p.O[(row0 + r) * HbmV + c] = 0; });
  forRows(p.Tq, [&](int r) { p.m[row0 + r] = -INFINITY, p.l[row0 + r] = 0, p.lse[row0 + r] = 0; });
  for (int j = 0; j * BC < p.Tk; ++j) {
    //@ column-block-begin
    if (p.columnBegin[j] == p.columnBegin[j + 1]) continue;
    const Tile column(p, 0, j, false);
    //@ load:K
    loadRows<DK, HbmK, StrideK>(K, p.K + (at.key * p.Tk + column.firstKey) * HbmK, column.keys);
    //@ load:V
    loadRows<DV, HbmV, StrideV>(V, p.V + (at.key * p.Tk + column.firstKey) * HbmV, column.keys);
    //@ tile-skipped
    for (int n = p.columnBegin[j]; n < p.columnBegin[j + 1]; ++n) {
      const Tile tile(p, p.columnTiles[n] >> 1, j, p.columnTiles[n] & 1);
      const long long firstRow = row0 + tile.firstQuery;
      //@ load:Q
      loadRows<DK, HbmK, StrideK>(Q, p.Q + firstRow * HbmK, tile.queries);
      //@ load:O
      loadRows<DV, HbmV, StrideV>(O, p.O + firstRow * HbmV, tile.queries);
      //@ load:m load:l
      forRows(tile.queries, [&](int r) { mOld[r] = p.m[firstRow + r], lOld[r] = p.l[firstRow + r]; });
      //@ score-product mask-applied
      scoreTile(p, tile, slopeOf(p, at.head), Q, K, S);
      forRows(tile.queries, [&](int r) {
        //@ running-max-updated
        mTile[r] = rowMaximum(S + r * StrideS, tile.keys, -INFINITY);
        //@ running-max-updated
        m[r] = rowMaximum(mTile + r, 1, mOld[r]);
        //@ exponentiated
        const Real sum = exponentiateRow(S + r * StrideS, tile.keys, mTile[r]);
        //@ rescaled
        factorTile[r] = rescaleFactor(mTile[r], m[r]);
        //@ rescaled
        kept[r] = mOld[r] == -INFINITY ? 0 : rescaleFactor(mOld[r], m[r]) * lOld[r];
        //@ rescaled accumulated
        l[r] = kept[r] + factorTile[r] * sum;
        for (int t = 0; t < tile.keys && p.lse[firstRow + r] == 0; ++t) p.lse[firstRow + r] = tile.sees(p, r, t);
      });
      forEntries(tile.queries, tile.keys,
                 //@ accumulated
                 [&](int r, int t) { S[r * StrideS + t] *= dropFactor(p, tile, r, t, at.query) * factorTile[r]; });
      forEntries(tile.queries, DV, [&](int r, int c) {
        //@ rescaled accumulated
        const Real sum = O[r * StrideV + c] * kept[r] + weightedSum(p, tile, S, V, r, c);
        //@ normalised
        O[r * StrideV + c] = m[r] == -INFINITY ? 0 : sum / l[r];
      });
      //@ store:O
      storeRows<DV, HbmV, StrideV>(p.O + firstRow * HbmV, O, tile.queries);
      //@ store:m store:l column-block-end
      forRows(tile.queries, [&](int r) { p.m[firstRow + r] = m[r], p.l[firstRow + r] = l[r]; });
    }
  }
  // All that a row saw was -inf: 0/0.
  forEntries(p.Tq, DV, [&](int r, int c) {
    if (p.lse[row0 + r] != 0 && p.m[row0 + r] == -INFINITY) p.O[(row0 + r) * HbmV + c] = INFINITY - INFINITY;
  });
  forRows(p.Tq, [&](int r) {
    const Real most = p.m[row0 + r];
    p.lse[row0 + r] =
        p.lse[row0 + r] != 0 && most == -INFINITY ? (Real)(INFINITY - INFINITY) : most + logarithm(p.l[row0 + r]);
  });
}

// SPDX-License-Identifier: MIT
// The backward pass of FlashAttention-2 in the exact order of the engine (Dao 2023, Algorithm 2): a thread block a
// head, key blocks outside in ascending order, so that the sum of dQ takes that order too.

constexpr int Values = BR * (StrideK + StrideV) + BC * 2 * (StrideK + StrideV) + 2 * BR * StrideS + 2 * BR;

extern "C" __global__ void __launch_bounds__(Threads) exactFa2Backward(const __grid_constant__ Parameters p) {
  Room room = roomOfBlock(p, Values);
  Real *const Q = room.take(BR * StrideK), *const dO = room.take(BR * StrideV);
  Real *const K = room.take(BC * StrideK), *const V = room.take(BC * StrideV);
  Real *const dK = room.take(BC * StrideK), *const dV = room.take(BC * StrideV);
  Real *const P = room.take(BR * StrideS), *const dS = room.take(BR * StrideS);
  Real *const lse = room.take(BR), *const D = room.take(BR);
  const Head at(p, blockIdx.x, blockIdx.y);
  const long long row0 = at.query * p.Tq;
  const Real slope = slopeOf(p, at.head);

  // Line 4: D = rowsum(dO o O).
  //@strip backward RowTerms
  //@ row-block-begin
  forRows(p.Tq, [&](int r) {
    //@ load:dO load:O row-terms-d store:D row-block-end
    p.D[row0 + r] = dot<DV>(p.dO + (row0 + r) * HbmV, p.O + (row0 + r) * HbmV);
    for (int c = 0; c < DK; ++c) p.dQ[(row0 + r) * HbmK + c] = 0;
  });
  //@strip backward GradientKeyBlock
  for (int j = 0; j * BC < p.Tk; ++j) {
    const Tile column(p, 0, j, false);
    const long long firstKeyRow = at.key * p.Tk + column.firstKey;
    if (p.columnBegin[j] < p.columnBegin[j + 1]) {
      //@ load:K
      loadRows<DK, HbmK, StrideK>(K, p.K + firstKeyRow * HbmK, column.keys);
      //@ load:V
      loadRows<DV, HbmV, StrideV>(V, p.V + firstKeyRow * HbmV, column.keys);
    }
    //@ column-block-begin
    forEntries(column.keys, DK, [&](int t, int c) { dK[t * StrideK + c] = 0; });
    //@ column-block-begin
    forEntries(column.keys, DV, [&](int t, int c) { dV[t * StrideV + c] = 0; });
    //@ tile-skipped
    for (int n = p.columnBegin[j]; n < p.columnBegin[j + 1]; ++n) {
      const Tile tile(p, p.columnTiles[n] >> 1, j, p.columnTiles[n] & 1);
      const long long firstRow = row0 + tile.firstQuery;
      //@ load:Q
      loadRows<DK, HbmK, StrideK>(Q, p.Q + firstRow * HbmK, tile.queries);
      //@ load:dO
      loadRows<DV, HbmV, StrideV>(dO, p.dO + firstRow * HbmV, tile.queries);
      //@ load:lse load:D
      forRows(tile.queries, [&](int r) { lse[r] = p.lse[firstRow + r], D[r] = p.D[firstRow + r]; });
      // Lines 10 and 11; also where a row's lse is NaN, a masked entry has no part in it.
      //@ score-product mask-applied
      scoreTile(p, tile, slope, Q, K, dS);
      forEntries(tile.queries, tile.keys, [&](int r, int t) {
        //@ weights-recomputed
        const bool isZero = lse[r] == -INFINITY || !tile.sees(p, r, t);
        //@ weights-recomputed
        P[r * StrideS + t] = isZero ? 0 : exponential(dS[r * StrideS + t] - lse[r]);
      });
      // Line 12: dV += (z o P)^T dO.
      forEntries(tile.keys, DV, [&](int t, int c) {
        Real sum = 0;
        for (int r = 0; r < tile.queries; ++r) {
          //@ dv
          if (tile.sees(p, r, t)) sum += P[r * StrideS + t] * dropFactor(p, tile, r, t, at.query) * dO[r * StrideV + c];
        }
        //@ dv
        dV[t * StrideV + c] += sum;
      });
      // Lines 13 and 14: dP = z o (dO V^T), dS = P o (dP - D), times 1 - (u / cap)^2 with a soft cap.
      forEntries(tile.queries, tile.keys, [&](int r, int t) {
        [[maybe_unused]] Real u = dS[r * StrideS + t];
        //@ dp
        const Real dP = dot<DV>(dO + r * StrideV, V + t * StrideV) * dropFactor(p, tile, r, t, at.query);
        //@ ds
        Real gradient = P[r * StrideS + t] * (dP - D[r]);
#if HAS_SOFTCAP
#if HAS_ALIBI
        u += slope * (Real)abs(tile.firstQuery + r + p.offset - tile.firstKey - t);
#endif
        //@ ds
        gradient *= 1 - u / (Real)p.softCap * (u / (Real)p.softCap);
#endif
        //@ ds
        dS[r * StrideS + t] = tile.sees(p, r, t) ? gradient : 0;
      });
      // Line 15: dQ_i += c dS K.
      forEntries(tile.queries, DK, [&](int r, int c) {
        Real sum = 0;
        for (int t = 0; t < tile.keys; ++t) {
          //@ dq-added
          if (tile.sees(p, r, t)) sum += dS[r * StrideS + t] * K[t * StrideK + c];
        }
        //@ load:dQ dq-added store:dQ
        p.dQ[(firstRow + r) * HbmK + c] += (Real)p.scale * sum;
      });
      // Line 16: dK += c dS^T Q.
      forEntries(tile.keys, DK, [&](int t, int c) {
        Real sum = 0;
        for (int r = 0; r < tile.queries; ++r) {
          //@ dk
          if (tile.sees(p, r, t)) sum += dS[r * StrideS + t] * Q[r * StrideK + c];
        }
        //@ dk
        dK[t * StrideK + c] += (Real)p.scale * sum;
      });
    }
    //@ store:dK
    storeRows<DK, HbmK, StrideK>(p.dK + (at.query * p.Tk + column.firstKey) * HbmK, dK, column.keys);
    //@ store:dV column-block-end
    storeRows<DV, HbmV, StrideV>(p.dV + (at.query * p.Tk + column.firstKey) * HbmV, dV, column.keys);
  }
}

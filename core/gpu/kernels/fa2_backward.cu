// SPDX-License-Identifier: MIT
// FlashAttention-2, backward, on tensor cores (Dao 2023, Algorithm 2): one thread block a key block and head. Before it
// rowTerms() makes D, after it queryGradients() rounds dQ (row_terms.cu).
//
// Macros of its own: DQ_ROW_TILES and DQ_COLUMN_TILES (16 x 16 tiles of dQ that a warp takes at once), STAGES (chunks of
// Q and dO on chip), DETERMINISTIC.
//
// The tile is computed transposed: a warp owns keys, S^T = K Q^T. So P^T and dS^T are, rounded, the left operands of dV
// += P^T dO and dK += dS^T Q without leaving the registers (COLUMN_SPLIT 1). Where dK and dV are too wide for the
// registers of a warp, COLUMN_SPLIT warps share the same keys: each computes a part of the queries of P^T and dS^T,
// hands it over by shared memory, and then owns a part of the columns of dK and dV. dQ = dS K sums over all keys, so
// dS^T goes by shared memory in any case, and the sum over key blocks is made in HBM, in float32: by the L2, in the
// order in which thread blocks come (atomics), or one key block after the other in ascending order (DETERMINISTIC),
// each waiting for its turn.

//@strip backward GradientKeyBlock
extern "C" __global__ void __launch_bounds__(Threads) fa2Backward(const __grid_constant__ Parameters p) {
  extern __shared__ __align__(128) Element shared[];
  Element* const Ks = shared;            // Keys x PadK; dK at the end
  Element* const Vs = Ks + Keys * PadK;  // Keys x PadV; dV at the end
  Element* const Qs = Vs + Keys * PadV;  // STAGES chunks
  Element* const dOs = Qs + STAGES * CHUNK * PadK;
  Element* const dSs = dOs + STAGES * CHUNK * PadV;  // dS^T: Keys x StrideS
  Element* const Ps = dSs + Keys * StrideS;          // P^T likewise, only with COLUMN_SPLIT
  float* const lses = reinterpret_cast<float*>(Ps + (COLUMN_SPLIT > 1 ? Keys * StrideS : 0));
  float* const Ds = lses + STAGES * CHUNK;

#if DETERMINISTIC
  // Thread blocks take key blocks in the order in which they start, all heads of one key block first: whoever waits for
  // a turn waits for a thread block that runs.
  if (threadIdx.x == 0) Ds[0] = __uint_as_float(atomicAdd(p.turns, 1u));
  __syncthreads();
  const int ticket = __float_as_uint(Ds[0]);
  __syncthreads();
  const Turn turn{ticket / (p.heads * p.batch), ticket % p.heads, ticket / p.heads % p.batch};
#else
  const Turn turn = turnOf(p.keyHeadsTogether);
#endif
  const int j = turn.part;  // under a causal mask the longest columns are the first
  const Head at(p, turn.head, turn.batch);
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  const int firstKey = j * BC, keyCount = min(BC, p.Tk - firstKey);
  const Element* const Q = p.Q + at.query * p.Tq * HbmK;
  const Element* const dO = p.dO + at.query * p.Tq * HbmV;
  const float* const lse = p.lse + at.query * p.Tq;
  const float* const D = p.D + at.query * p.Tq;

  // Line 6: load K_j and V_j.
  //@ load:K
  copyBlock<DK, HbmK, Keys>(Ks, p.K + (at.key * p.Tk + firstKey) * HbmK, keyCount);
  //@ load:V
  copyBlock<DV, HbmV, Keys>(Vs, p.V + (at.key * p.Tk + firstKey) * HbmV, keyCount);

  //@ tile-skipped
  ChunkWalk<BR> walk{p.columnBegin[j], p.columnBegin[j + 1], 0, 0};
  const auto loadChunk = [&](const Chunk& next, int stage) {
    //@ load:Q
    copyBlock<DK, HbmK, CHUNK>(Qs + stage * CHUNK * PadK, Q + (long long)next.first * HbmK, next.count());
    //@ load:dO
    copyBlock<DV, HbmV, CHUNK>(dOs + stage * CHUNK * PadV, dO + (long long)next.first * HbmV, next.count());
    for (int r = threadIdx.x; r < CHUNK; r += Threads) {
      //@ load:lse
      copyNumber(lses + stage * CHUNK + r, lse + next.first + (r < next.count() ? r : 0), r < next.count());
      //@ load:D
      copyNumber(Ds + stage * CHUNK + r, D + next.first + (r < next.count() ? r : 0), r < next.count());
    }
  };
  Chunk ahead;
  bool isAhead = walk.next(p.columnTiles, p.Tq, ahead);
  if (isAhead && STAGES > 1) loadChunk(ahead, 0);
  commitCopies();
  [[maybe_unused]] int tileAhead = walk.tile - 1;  // its place in the list

  // Line 7: dK_j = 0, dV_j = 0.
  const int keyRow = warp / COLUMN_SPLIT * KEY_TILES * 16;  // of this warp
  const int part = warp % COLUMN_SPLIT;
  //@ column-block-begin
  float dK[KEY_TILES][PartK / 8][4] = {}, dV[KEY_TILES][PartV / 8][4] = {};
  const float scale = (float)p.scale;
  [[maybe_unused]] const float softCap = (float)p.softCap, keptFactor = (float)p.keptFactor;
#if HAS_ALIBI
  const float slope = (float)p.slopes[at.head];
#endif

  for (int stage = 0; isAhead; stage = STAGES > 1 ? stage ^ 1 : 0) {
    const Chunk now = ahead;
    [[maybe_unused]] const int tile = tileAhead;
    // Line 9: Q_i, dO_i, lse_i and D_i are here; the next chunk is begun after the first product.
    if (STAGES > 1) {
      awaitCopies<0>();
      __syncthreads();  // for all threads, which are also through with the chunk before: its place is free
    }
    isAhead = walk.next(p.columnTiles, p.Tq, ahead);
    tileAhead = isAhead ? walk.tile - 1 : -1;
    if (STAGES == 1) {
      __syncthreads();
      loadChunk(now, 0);
      commitCopies();
      awaitCopies<0>();
      __syncthreads();
    }
    const Element* const Qc = Qs + stage * CHUNK * PadK;
    const Element* const dOc = dOs + stage * CHUNK * PadV;
    const float* const lsec = lses + stage * CHUNK + part * PartQueries;
    const float* const Dc = Ds + stage * CHUNK + part * PartQueries;

    // Lines 10 and 11: S^T = K Q^T, P^T = exp(S^T - lse). A lane holds two keys of each tile and a pair of queries of
    // each eight. What follows needs P as the product takes it, and P times the soft cap's derivative; with dropout the
    // sign of the latter tells that the weight is dropped.
    float S[KEY_TILES][PartQueries / 8][4];
    //@ score-product
    multiplyRows<PadK>(S, Ks + keyRow * PadK, Qc + part * PartQueries * PadK);
    if (STAGES > 1 && isAhead) loadChunk(ahead, stage ^ 1);
    commitCopies();
#if HAS_SOFTCAP
    float capFactor[KEY_TILES][PartQueries / 8][4];
#endif
#pragma unroll
    for (int n = 0; n < PartQueries / 8; ++n) {
      const float2 lsePair = *reinterpret_cast<const float2*>(lsec + n * 8 + lane % 4 * 2);
      const float shift[2] = {lsePair.x * Log2e, lsePair.y * Log2e};
#pragma unroll
      for (int a = 0; a < KEY_TILES; ++a) {
#pragma unroll
        for (int e = 0; e < 4; ++e) {
#if HAS_SOFTCAP || HAS_ALIBI
          float u = S[a][n][e] * scale;
#if HAS_SOFTCAP
          const float t = tanhf(u / softCap);
          u = softCap * t;
          capFactor[a][n][e] = 1 - t * t;
#endif
#if HAS_ALIBI
          const int r = now.first + part * PartQueries + n * 8 + lane % 4 * 2 + e % 2;
          u -= slope * fabsf((float)(r + p.offset - firstKey - keyRow - a * 16 - lane / 4 - e / 2 * 8));
#endif
          //@ weights-recomputed
          S[a][n][e] = exp2Fast(fmaf(u, Log2e, -shift[e % 2]));
#else
          //@ weights-recomputed
          S[a][n][e] = exp2Fast(fmaf(S[a][n][e], scale * Log2e, -shift[e % 2]));
#endif
        }
      }
    }
    // Rows without keys, whose lse is -inf, are in masked chunks alone.
    if (now.isMasked() || keyCount < Keys) {
#pragma unroll
      for (int a = 0; a < KEY_TILES; ++a) {
#pragma unroll
        for (int n = 0; n < PartQueries / 8; ++n) {
#pragma unroll
          for (int e = 0; e < 4; ++e) {
            const int c = part * PartQueries + n * 8 + lane % 4 * 2 + e % 2, k = keyRow + a * 16 + lane / 4 + e / 2 * 8;
            //@ mask-applied
            const bool sees = c < now.count() && k < keyCount && isVisible(p, now.first + c, firstKey + k);
            //@ mask-applied
            if (!sees) S[a][n][e] = 0;
          }
        }
      }
    }
    unsigned P[KEY_TILES][PartQueries / 16][4];
#pragma unroll
    for (int a = 0; a < KEY_TILES; ++a) {
#pragma unroll
      for (int n = 0; n < PartQueries / 8; ++n) {
        float weights[4];
#pragma unroll
        for (int e = 0; e < 4; ++e) {
          weights[e] = S[a][n][e];
#if HAS_SOFTCAP
          S[a][n][e] *= capFactor[a][n][e];
#endif
#if HAS_DROPOUT
          const int r = now.first + part * PartQueries + n * 8 + lane % 4 * 2 + e % 2;
          const bool stays = isKept(p, r, firstKey + keyRow + a * 16 + lane / 4 + e / 2 * 8, (unsigned)at.query);
          weights[e] = stays ? weights[e] * keptFactor : 0;
          if (!stays) S[a][n][e] = -S[a][n][e];
#endif
        }
        P[a][n / 2][n % 2 * 2] = packed(weights[0], weights[1]);
        P[a][n / 2][n % 2 * 2 + 1] = packed(weights[2], weights[3]);
      }
    }

    // Line 12: dV += P^T dO.
    if constexpr (COLUMN_SPLIT == 1) {
#pragma unroll
      for (int n = 0; n < PartQueries; n += 16) {
        unsigned A[KEY_TILES][4];
#pragma unroll
        for (int a = 0; a < KEY_TILES; ++a) {
#pragma unroll
          for (int e = 0; e < 4; ++e) A[a][e] = P[a][n / 16][e];
        }
        //@ dv
        addTile<PartV, PadV>(dV, A, dOc + n * PadV, 0);
      }
    } else {
#pragma unroll
      for (int a = 0; a < KEY_TILES; ++a) {
#pragma unroll
        for (int n = 0; n < PartQueries / 16; ++n) {
          keepTile(Ps + (keyRow + a * 16) * StrideS + part * PartQueries + n * 16, P[a][n]);
        }
      }
    }

    // Lines 13 and 14: dP^T = V dO^T, dS^T = P^T o (dP^T - D).
    float dP[KEY_TILES][PartQueries / 8][4];
    //@ dp
    multiplyRows<PadV>(dP, Vs + keyRow * PadV, dOc + part * PartQueries * PadV);
#pragma unroll
    for (int n = 0; n < PartQueries / 8; ++n) {
      const float2 DPair = *reinterpret_cast<const float2*>(Dc + n * 8 + lane % 4 * 2);
#pragma unroll
      for (int a = 0; a < KEY_TILES; ++a) {
#pragma unroll
        for (int e = 0; e < 4; ++e) {
#if HAS_DROPOUT
          const bool stays = __float_as_int(S[a][n][e]) >= 0;
          //@ ds
          dP[a][n][e] = fabsf(S[a][n][e]) * ((stays ? dP[a][n][e] * keptFactor : 0) - (e % 2 ? DPair.y : DPair.x));
#else
          //@ ds
          dP[a][n][e] = S[a][n][e] * (dP[a][n][e] - (e % 2 ? DPair.y : DPair.x));
#endif
        }
      }
    }

    // Line 16: dK += dS^T Q; dS^T to shared memory for line 15.
#pragma unroll
    for (int n = 0; n < PartQueries; n += 16) {
      unsigned A[KEY_TILES][4];
#pragma unroll
      for (int a = 0; a < KEY_TILES; ++a) {
        packTile(A[a], dP[a][n / 8], dP[a][n / 8 + 1]);
        keepTile(dSs + (keyRow + a * 16) * StrideS + part * PartQueries + n, A[a]);
      }
      //@ dk
      if constexpr (COLUMN_SPLIT == 1) addTile<PartK, PadK>(dK, A, Qc + n * PadK, 0);
    }
    __syncthreads();
    if constexpr (COLUMN_SPLIT > 1) {
#pragma unroll
      for (int n = 0; n < CHUNK; n += 16) {
        unsigned A[KEY_TILES][4];
#pragma unroll
        for (int a = 0; a < KEY_TILES; ++a) {
          loadMatrices(A[a], Ps + (keyRow + a * 16 + lane % 16) * StrideS + n + lane / 16 * 8);
        }
        //@ dv
        addTile<PartV, PadV>(dV, A, dOc + n * PadV, part * PartV);
#pragma unroll
        for (int a = 0; a < KEY_TILES; ++a) {
          loadMatrices(A[a], dSs + (keyRow + a * 16 + lane % 16) * StrideS + n + lane / 16 * 8);
        }
        //@ dk
        addTile<PartK, PadK>(dK, A, Qc + n * PadK, part * PartK);
      }
    }

    // Line 15: dQ_i += dS K, scaled when it is rounded. In HBM the sum lies as the fragments do, the four values of a
    // lane side by side, so that a warp adds whole lines.
    const int i = now.first / BR;
    const int firstTile = (now.first - i * BR) / 16;
#if DETERMINISTIC
    unsigned* const turn = p.turns + 1 + at.query * ((p.Tq + BR - 1) / BR) + i;
    const unsigned myTurn = p.columnTurns[tile];
    if (firstTile == 0) {
      if (threadIdx.x == 0) {
        while (readAcquired(turn) != myTurn) {
        }
      }
      __syncthreads();
    }
#endif
    constexpr int RowUnits = CHUNK / 16 / DQ_ROW_TILES, Units = RowUnits * (PadK / 16 / DQ_COLUMN_TILES);
    const LaneRows<PadK> keys(Ks, lane % 16, lane / 16);
#pragma unroll 1
    for (int unit = warp; unit < Units; unit += WARPS) {
      const int rowTile = unit % RowUnits * DQ_ROW_TILES, column = unit / RowUnits * DQ_COLUMN_TILES * 16;
      float dQ[DQ_ROW_TILES][DQ_COLUMN_TILES * 2][4] = {};
#pragma unroll
      for (int k = 0; k < Keys; k += 16) {
        unsigned left[DQ_ROW_TILES][4];
#pragma unroll
        for (int a = 0; a < DQ_ROW_TILES; ++a) {
          loadMatricesTransposed(
              left[a], dSs + (k + lane / 16 * 8 + lane % 8) * StrideS + (rowTile + a) * 16 + lane / 8 % 2 * 8);
        }
#pragma unroll
        for (int n = 0; n < DQ_COLUMN_TILES; ++n) {
          unsigned b[4];
          loadMatricesTransposed(b, keys.at(k, column + n * 16));
#pragma unroll
          for (int a = 0; a < DQ_ROW_TILES; ++a) {
            //@ dq-added
            multiplyAdd(dQ[a][2 * n], left[a], b[0], b[1]);
            //@ dq-added
            multiplyAdd(dQ[a][2 * n + 1], left[a], b[2], b[3]);
          }
        }
      }
#pragma unroll
      for (int a = 0; a < DQ_ROW_TILES; ++a) {
        const int row = (rowTile + a) * 16 + lane / 4;
        const long long sumTile = (at.query * ((p.Tq + BR - 1) / BR) + i) * QueryTiles + firstTile + rowTile + a;
#pragma unroll
        for (int n = 0; n < DQ_COLUMN_TILES * 2; ++n) {
          float* const sum = p.dQ_sum + ((sumTile * (PadK / 8) + column / 8 + n) * 32 + lane) * 4;
          //@ load:dQ dq-added store:dQ
          if (row < now.count() && column + n * 8 < HbmK) addFour(sum, dQ[a][n]);
        }
      }
    }
#if DETERMINISTIC
    if (tileAhead != tile) {
      __threadfence();
      __syncthreads();
      if (threadIdx.x == 0) writeReleased(turn, myTurn + 1);
    }
#endif
  }
  awaitCopies<0>();
  __syncthreads();

  // Line 18: dK_j and dV_j, by way of shared memory, so that whole sectors are written.
#pragma unroll
  for (int a = 0; a < KEY_TILES; ++a) {
#pragma unroll
    for (int h = 0; h < 2; ++h) {
      const int row = keyRow + a * 16 + lane / 4 + h * 8;
#pragma unroll
      for (int n = 0; n < PartK / 8; ++n) {
        *reinterpret_cast<unsigned*>(Ks + placeOf<PadK>(row, part * PartK + n * 8 + lane % 4 * 2)) =
            packed(dK[a][n][2 * h] * scale, dK[a][n][2 * h + 1] * scale);
      }
#pragma unroll
      for (int n = 0; n < PartV / 8; ++n) {
        *reinterpret_cast<unsigned*>(Vs + placeOf<PadV>(row, part * PartV + n * 8 + lane % 4 * 2)) =
            packed(dV[a][n][2 * h], dV[a][n][2 * h + 1]);
      }
    }
  }
  __syncthreads();
  //@ store:dK
  writeBlock<HbmK, PadK>(p.dK + (at.query * p.Tk + firstKey) * HbmK, Ks, keyCount);
  //@ store:dV column-block-end
  writeBlock<HbmV, PadV>(p.dV + (at.query * p.Tk + firstKey) * HbmV, Vs, keyCount);
}

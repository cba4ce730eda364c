#include numpy_backward_scores.py
#if blind_rows
shift = np.where(sram.lse == -np.inf, 0, sram.lse)    # a row that sees no key has weights of 0
sram.SP = np.exp(sram.SP - shift[:, None])  #@ weights-recomputed
#else
sram.SP = np.exp(sram.SP - sram.lse[:, None])  #@ weights-recomputed
#end

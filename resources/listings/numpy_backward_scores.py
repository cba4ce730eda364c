sram.SP = c * sram.Q @ sram.K.T  #@ score-product
#if softcap
capped = np.tanh(sram.SP / cap)  #@ score-product
sram.SP = cap * capped  #@ score-product
#end
#if alibi
sram.SP -= slope * np.abs(queries(i)[:, None]{{off}} - keys(j)).astype(Real)  #@ score-product
#end
#if partial
sram.SP = np.where(visible(queries(i), keys(j)), sram.SP, Real(-np.inf))  #@ mask-applied
#end

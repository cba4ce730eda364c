#strip backward RowTerms
for i in range(nr):
    D = (hbm.load("dO", i) * hbm.load("O", i)).sum(axis=1)  #@ row-block-begin load:dO load:O row-terms-d
    hbm.store("D", i, D)  #@ store:D row-block-end

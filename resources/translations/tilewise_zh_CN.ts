<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AccessesFigure</name>
    <message>
        <source>HBM accesses against on-chip size</source>
        <translation>HBM 访问随片上容量的变化</translation>
    </message>
    <message>
        <source>HBM accesses against length</source>
        <translation>HBM 访问随长度的变化</translation>
    </message>
    <message>
        <source>HBM accesses against width</source>
        <translation>HBM 访问随宽度的变化</translation>
    </message>
    <message>
        <source>HBM accesses against sparse fraction</source>
        <translation>HBM 访问随稀疏比例的变化</translation>
    </message>
    <message>
        <source>values, log scale</source>
        <translation>值数，对数刻度</translation>
    </message>
    <message>
        <source>values, log scales</source>
        <translation>值数，对数刻度</translation>
    </message>
    <message>
        <source>%1*T*^2*d*^2/*M* and %2*T*^2*d*^2/*M*</source>
        <translation>%1*T*^2*d*^2/*M* 和 %2*T*^2*d*^2/*M*</translation>
    </message>
    <message>
        <source>inputs and output once, 4*Td*</source>
        <translation>输入输出各一次，4*Td*</translation>
    </message>
    <message>
        <source>inputs and gradients once, 7*Td*</source>
        <translation>输入与梯度各一次，7*Td*</translation>
    </message>
    <message>
        <source>once each</source>
        <translation>各一次</translation>
    </message>
    <message>
        <source>*M* = *d*^2</source>
        <translation>*M* = *d*^2</translation>
    </message>
    <message>
        <source>%1 fewer from %2</source>
        <translation>%2 起 %1 更少</translation>
    </message>
    <message>
        <source>%1 more from %2</source>
        <translation>%2 起 %1 更多</translation>
    </message>
    <message>
        <source>%1, whatever *M*</source>
        <translation>%1，与 *M* 无关</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>This configuration moves %1, standard attention %2.</source>
        <translation>当前配置搬运 %1，标准注意力搬运 %2。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>*T* = %1</source>
        <translation>*T* = %1</translation>
    </message>
    <message>
        <source>*d* = %1</source>
        <translation>*d* = %1</translation>
    </message>
    <message>
        <source>*s* = %1</source>
        <translation>*s* = %1</translation>
    </message>
    <message>
        <source>blocks of %1</source>
        <translation>分块 %1</translation>
    </message>
    <message>
        <source>blocks from *M* = %1</source>
        <translation>由 *M* = %1 得出的分块</translation>
    </message>
    <message>
        <source>With %1, at %2: %3 values.</source>
        <translation>%1，在 %2 处：%3 个值。</translation>
    </message>
    <message>
        <source>%1 not known</source>
        <translation>%1 未知</translation>
    </message>
    <message>
        <source>%1 nowhere up to *M* = *Td*</source>
        <translation>%1 在 *M* = *Td* 之前从不</translation>
    </message>
    <message>
        <source>%1 from *M* = %2 on</source>
        <translation>%1 自 *M* = %2 起</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 自 %2 起</translation>
    </message>
    <message>
        <source>Fewer values than standard: %1</source>
        <translation>值数少于标准：%1</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>下界</translation>
    </message>
    <message>
        <source>Beside the names: values at *M* = %1.</source>
        <translation>名称旁：*M* = %1 处的值。</translation>
    </message>
    <message>
        <source>%1: it reads and writes *O* again in every tile.</source>
        <translation>%1：它在每个分块中都重新读写 *O*。</translation>
    </message>
</context>
<context>
    <name>AlgorithmLines</name>
    <message>
        <source>*S* = *c* · *Q*_i *K*_j^T</source>
        <translation>*S* = *c* · *Q*_i *K*_j^T</translation>
    </message>
    <message>
        <source>the scores S are c times Q i times K j transposed</source>
        <translation>分数 S 等于 c 乘 Q i 再乘 K j 的转置</translation>
    </message>
    <message>
        <source>d*V* += (*Z* ∘ *P*)^T d*O*_i</source>
        <translation>d*V* += (*Z* ∘ *P*)^T d*O*_i</translation>
    </message>
    <message>
        <source>add the weights that dropout keeps, transposed, times the gradient of O i to the gradient of V</source>
        <translation>dropout 保留的权重转置后乘 O i 的梯度，累加到 V 的梯度</translation>
    </message>
    <message>
        <source>d*V* += *P*^T d*O*_i</source>
        <translation>d*V* += *P*^T d*O*_i</translation>
    </message>
    <message>
        <source>add P transposed times the gradient of O i to the gradient of V</source>
        <translation>P 的转置乘 O i 的梯度，累加到 V 的梯度</translation>
    </message>
    <message>
        <source>d*P* = *Z* ∘ (d*O*_i *V*_j^T)</source>
        <translation>d*P* = *Z* ∘ (d*O*_i *V*_j^T)</translation>
    </message>
    <message>
        <source>the gradient of P is that of O i times V j transposed, where dropout keeps the weight</source>
        <translation>P 的梯度等于 O i 的梯度乘 V j 的转置，只取 dropout 保留的权重处</translation>
    </message>
    <message>
        <source>d*P* = d*O*_i *V*_j^T</source>
        <translation>d*P* = d*O*_i *V*_j^T</translation>
    </message>
    <message>
        <source>the gradient of P is that of O i times V j transposed</source>
        <translation>P 的梯度等于 O i 的梯度乘 V j 的转置</translation>
    </message>
    <message>
        <source>d*S* = *P* ∘ (d*P* − *D*_i)</source>
        <translation>d*S* = *P* ∘ (d*P* − *D*_i)</translation>
    </message>
    <message>
        <source>the gradient of S is P times the difference of the gradient of P and D</source>
        <translation>S 的梯度等于 P 乘以 P 的梯度与 D 之差</translation>
    </message>
    <message>
        <source>load d*Q*_i, += *c* · d*S* *K*_j, store</source>
        <translation>加载 d*Q*_i，+= *c* · d*S* *K*_j，写回</translation>
    </message>
    <message>
        <source>load the gradient of Q i, add c times the gradient of S times K j, store it</source>
        <translation>加载 Q i 的梯度，加上 c 乘 S 的梯度乘 K j，写回</translation>
    </message>
    <message>
        <source>d*K* += *c* · d*S*^T *Q*_i</source>
        <translation>d*K* += *c* · d*S*^T *Q*_i</translation>
    </message>
    <message>
        <source>add c times the gradient of S, transposed, times Q i to the gradient of K</source>
        <translation>c 乘 S 的梯度的转置再乘 Q i，累加到 K 的梯度</translation>
    </message>
    <message>
        <source>store d*K*_j, d*V*_j</source>
        <translation>写回 d*K*_j, d*V*_j</translation>
    </message>
    <message>
        <source>store the gradients of K j and V j</source>
        <translation>写回 K j 和 V j 的梯度</translation>
    </message>
    <message>
        <source>load *Q*_i, d*O*_i, lse_i, *D*_i</source>
        <translation>加载 *Q*_i, d*O*_i, lse_i, *D*_i</translation>
    </message>
    <message>
        <source>load Q i, the gradient of O i, its log-sum-exp and its row terms D</source>
        <translation>加载 Q i、O i 的梯度、其 log-sum-exp 和行项 D</translation>
    </message>
    <message>
        <source>*P* = exp(*S* − lse_i), masked</source>
        <translation>*P* = exp(*S* − lse_i)，加掩码</translation>
    </message>
    <message>
        <source>the weights P are the exponential of S minus the log-sum-exp, masked</source>
        <translation>权重 P 等于 S 减 log-sum-exp 的指数，加掩码</translation>
    </message>
    <message>
        <source>load *Q*_i, *O*_i, d*O*_i, *m*_i, *l*_i</source>
        <translation>加载 *Q*_i, *O*_i, d*O*_i, *m*_i, *l*_i</translation>
    </message>
    <message>
        <source>load Q i, O i, its gradient, its maximum and its row sum</source>
        <translation>加载 Q i、O i 及其梯度、最大值和行和</translation>
    </message>
    <message>
        <source>*P* = exp(*S* − *m*_i) / *l*_i, masked</source>
        <translation>*P* = exp(*S* − *m*_i) / *l*_i，加掩码</translation>
    </message>
    <message>
        <source>the weights P are the exponential of S minus the maximum, divided by the row sum, masked</source>
        <translation>权重 P 等于 S 减最大值的指数再除以行和，加掩码</translation>
    </message>
    <message>
        <source>*D*_i = rowsum(d*O*_i ∘ *O*_i)</source>
        <translation>*D*_i = rowsum(d*O*_i ∘ *O*_i)</translation>
    </message>
    <message>
        <source>the row terms D are the row sums of O i times its gradient</source>
        <translation>行项 D 等于 O i 与其梯度逐元素之积的行和</translation>
    </message>
    <message>
        <source>for *i* in 0 … *n*_r − 1</source>
        <translation>for *i* in 0 … *n*_r − 1</translation>
    </message>
    <message>
        <source>for each query block i</source>
        <translation>对每个查询块 i</translation>
    </message>
    <message>
        <source>load *Q*_i; *m* = −∞, *l* = 0, *O~* = 0</source>
        <translation>加载 *Q*_i；*m* = −∞, *l* = 0, *O~* = 0</translation>
    </message>
    <message>
        <source>load Q i; the maximum m begins at minus infinity, the row sum l and the output O at 0</source>
        <translation>加载 Q i；最大值 m 从负无穷开始，行和 l 与输出 O 从 0 开始</translation>
    </message>
    <message>
        <source>for *j* in 0 … *n*_c − 1</source>
        <translation>for *j* in 0 … *n*_c − 1</translation>
    </message>
    <message>
        <source>for each key block j</source>
        <translation>对每个键块 j</translation>
    </message>
    <message>
        <source>if tile (*i*, *j*) is masked: skip it</source>
        <translation>若分块 (*i*, *j*) 全被掩码遮去：跳过</translation>
    </message>
    <message>
        <source>if no entry of tile i, j is visible, skip it</source>
        <translation>若分块 i, j 没有可见元素，则跳过</translation>
    </message>
    <message>
        <source>load *K*_j, *V*_j</source>
        <translation>加载 *K*_j, *V*_j</translation>
    </message>
    <message>
        <source>load K j and V j</source>
        <translation>加载 K j 和 V j</translation>
    </message>
    <message>
        <source>if partial: mask *S*</source>
        <translation>若部分可见：对 *S* 加掩码</translation>
    </message>
    <message>
        <source>if only a part of the tile is visible, mask S</source>
        <translation>若分块只有一部分可见，则对 S 加掩码</translation>
    </message>
    <message>
        <source>*m*&apos; = max(*m*, rowmax *S*)</source>
        <translation>*m*&apos; = max(*m*, rowmax *S*)</translation>
    </message>
    <message>
        <source>the new maximum m prime is the larger of m and the row maximum of S</source>
        <translation>新的最大值 m 撇取 m 与 S 的行最大值中较大者</translation>
    </message>
    <message>
        <source>*P~* = exp(*S* − *m*&apos;)</source>
        <translation>*P~* = exp(*S* − *m*&apos;)</translation>
    </message>
    <message>
        <source>the weights P are the exponential of S minus m prime</source>
        <translation>权重 P 等于 S 减 m 撇的指数</translation>
    </message>
    <message>
        <source>*f* = *e*^{m − m′}; *l* = *f* *l*, *O~* = *f* *O~*</source>
        <translation>*f* = *e*^{m − m′}; *l* = *f* *l*, *O~* = *f* *O~*</translation>
    </message>
    <message>
        <source>the factor f is e to the m minus m prime; the row sum l and the output O are multiplied by f</source>
        <translation>因子 f 等于 e 的 m 减 m 撇次方；行和 l 与输出 O 都乘以 f</translation>
    </message>
    <message>
        <source>*l* += rowsum *P~*, *O~* += (*Z* ∘ *P~*) *V*_j; *m* = *m*&apos;</source>
        <translation>*l* += rowsum *P~*, *O~* += (*Z* ∘ *P~*) *V*_j; *m* = *m*&apos;</translation>
    </message>
    <message>
        <source>add the row sums of P to l and the weights that dropout keeps times V j to the output O; m becomes m prime</source>
        <translation>P 的行和累加到 l，dropout 保留的权重乘 V j 累加到输出 O；m 更新为 m 撇</translation>
    </message>
    <message>
        <source>*l* += rowsum *P~*, *O~* += *P~* *V*_j; *m* = *m*&apos;</source>
        <translation>*l* += rowsum *P~*, *O~* += *P~* *V*_j; *m* = *m*&apos;</translation>
    </message>
    <message>
        <source>add the row sums of P to l and P times V j to the output O; m becomes m prime</source>
        <translation>P 的行和累加到 l，P 乘 V j 累加到输出 O；m 更新为 m 撇</translation>
    </message>
    <message>
        <source>*O*_i = *O~* / *l*</source>
        <translation>*O*_i = *O~* / *l*</translation>
    </message>
    <message>
        <source>the output O i is O divided by the row sum l</source>
        <translation>输出 O i 等于 O 除以行和 l</translation>
    </message>
    <message>
        <source>lse_i = *m* + log *l*</source>
        <translation>lse_i = *m* + log *l*</translation>
    </message>
    <message>
        <source>the log-sum-exp of block i is m plus the logarithm of l</source>
        <translation>块 i 的 log-sum-exp 等于 m 加 l 的对数</translation>
    </message>
    <message>
        <source>store *O*_i, lse_i</source>
        <translation>写回 *O*_i, lse_i</translation>
    </message>
    <message>
        <source>store O i and its log-sum-exp</source>
        <translation>写回 O i 及其 log-sum-exp</translation>
    </message>
    <message>
        <source>*O* = 0, *l* = 0, *m* = −∞ in HBM (not counted)</source>
        <translation>HBM 中 *O* = 0, *l* = 0, *m* = −∞（不计数）</translation>
    </message>
    <message>
        <source>the output O and the row sum l begin at 0 in HBM, the maximum m at minus infinity; filling them is not counted</source>
        <translation>HBM 中输出 O 与行和 l 从 0 开始，最大值 m 从负无穷开始；填充它们不计数</translation>
    </message>
    <message>
        <source>load *Q*_i, *O*_i, *m*, *l*</source>
        <translation>加载 *Q*_i, *O*_i, *m*, *l*</translation>
    </message>
    <message>
        <source>load Q i and the output, maximum and row sum of block i</source>
        <translation>加载 Q i 以及块 i 的输出、最大值和行和</translation>
    </message>
    <message>
        <source>*m~* = rowmax *S*, *m*&apos; = max(*m*, *m~*)</source>
        <translation>*m~* = rowmax *S*, *m*&apos; = max(*m*, *m~*)</translation>
    </message>
    <message>
        <source>the tile&apos;s own maximum is the row maximum of S; the new maximum m prime is the larger of m and that</source>
        <translation>分块自身的最大值是 S 的行最大值；新的最大值 m 撇取 m 与它之中较大者</translation>
    </message>
    <message>
        <source>*P~* = exp(*S* − *m~*), *g* = *e*^{m~ − m′}</source>
        <translation>*P~* = exp(*S* − *m~*), *g* = *e*^{m~ − m′}</translation>
    </message>
    <message>
        <source>the weights P are the exponential of S minus the tile&apos;s own maximum; the factor g is e to that maximum minus m prime</source>
        <translation>权重 P 等于 S 减分块自身最大值的指数；因子 g 等于 e 的该最大值减 m 撇次方</translation>
    </message>
    <message>
        <source>*f* = *e*^{m − m′}; *O* = *f* *l* *O*_i, *l* = *f* *l*</source>
        <translation>*f* = *e*^{m − m′}; *O* = *f* *l* *O*_i, *l* = *f* *l*</translation>
    </message>
    <message>
        <source>the factor f is e to the m minus m prime; O becomes f times l times O i, and the row sum l is multiplied by f</source>
        <translation>因子 f 等于 e 的 m 减 m 撇次方；O 变为 f 乘 l 乘 O i，行和 l 乘以 f</translation>
    </message>
    <message>
        <source>*l* += *g* rowsum *P~*, *O* += *g* (*Z* ∘ *P~*) *V*_j</source>
        <translation>*l* += *g* rowsum *P~*, *O* += *g* (*Z* ∘ *P~*) *V*_j</translation>
    </message>
    <message>
        <source>add g times the row sums of P to l and g times the weights that dropout keeps times V j to O</source>
        <translation>g 乘 P 的行和累加到 l，g 乘 dropout 保留的权重再乘 V j 累加到 O</translation>
    </message>
    <message>
        <source>*l* += *g* rowsum *P~*, *O* += *g* *P~* *V*_j</source>
        <translation>*l* += *g* rowsum *P~*, *O* += *g* *P~* *V*_j</translation>
    </message>
    <message>
        <source>add g times the row sums of P to l and g times P times V j to O</source>
        <translation>g 乘 P 的行和累加到 l，g 乘 P 乘 V j 累加到 O</translation>
    </message>
    <message>
        <source>*O*_i = *O* / *l*; *m* = *m*&apos;</source>
        <translation>*O*_i = *O* / *l*; *m* = *m*&apos;</translation>
    </message>
    <message>
        <source>the output O i is O divided by the row sum l; m becomes m prime</source>
        <translation>输出 O i 等于 O 除以行和 l；m 更新为 m 撇</translation>
    </message>
    <message>
        <source>store *O*_i, *m*, *l*</source>
        <translation>写回 *O*_i, *m*, *l*</translation>
    </message>
    <message>
        <source>store the output, maximum and row sum of block i</source>
        <translation>写回块 i 的输出、最大值和行和</translation>
    </message>
    <message>
        <source>for *i*: *D*_i = rowsum(d*O*_i ∘ *O*_i)</source>
        <translation>for *i*: *D*_i = rowsum(d*O*_i ∘ *O*_i)</translation>
    </message>
    <message>
        <source>for each query block i: the row terms D are the row sums of O times its gradient</source>
        <translation>对每个查询块 i：行项 D 等于 O 与其梯度逐元素之积的行和</translation>
    </message>
    <message>
        <source>load *K*_j, *V*_j; d*K* = 0, d*V* = 0</source>
        <translation>加载 *K*_j, *V*_j；d*K* = 0, d*V* = 0</translation>
    </message>
    <message>
        <source>load K j and V j; their gradients begin at 0</source>
        <translation>加载 K j 和 V j；它们的梯度从 0 开始</translation>
    </message>
    <message>
        <source>*S* = cap · tanh(*S* / cap)</source>
        <translation>*S* = cap · tanh(*S* / cap)</translation>
    </message>
    <message>
        <source>S becomes cap times the hyperbolic tangent of S divided by cap, the soft cap</source>
        <translation>S 变为软上限 cap 乘 S 除以 cap 的双曲正切</translation>
    </message>
    <message>
        <source>*S* −= slope · |query − key|</source>
        <translation>*S* −= slope · |query − key|</translation>
    </message>
    <message>
        <source>ALiBi: subtract the head&apos;s slope times the distance of query and key from S</source>
        <translation>ALiBi：从 S 减去本头的斜率乘查询与键的距离</translation>
    </message>
    <message>
        <source>d*S* = d*S* ∘ (1 − tanh^2)</source>
        <translation>d*S* = d*S* ∘ (1 − tanh^2)</translation>
    </message>
    <message>
        <source>the gradient of S is multiplied by 1 minus the square of the hyperbolic tangent of the soft cap</source>
        <translation>S 的梯度乘以 1 减软上限双曲正切的平方</translation>
    </message>
    <message>
        <source>*S* = *c* · *Q*_i *K*_j^T, *P* = exp(*S* − lse_i)</source>
        <translation>*S* = *c* · *Q*_i *K*_j^T, *P* = exp(*S* − lse_i)</translation>
    </message>
    <message>
        <source>the scores S are c times Q i times K j transposed; the weights P are the exponential of S minus the log-sum-exp, masked</source>
        <translation>分数 S 等于 c 乘 Q i 再乘 K j 的转置；权重 P 等于 S 减 log-sum-exp 的指数，加掩码</translation>
    </message>
    <message>
        <source>load *Q*_i, d*O*_i, lse_i, *D*_i; d*Q* = 0</source>
        <translation>加载 *Q*_i, d*O*_i, lse_i, *D*_i；d*Q* = 0</translation>
    </message>
    <message>
        <source>load Q i, the gradient of O i, its log-sum-exp and its row terms D; the gradient of Q begins at 0</source>
        <translation>加载 Q i、O i 的梯度、其 log-sum-exp 和行项 D；Q 的梯度从 0 开始</translation>
    </message>
    <message>
        <source>load d*V*_j, += (*Z* ∘ *P*)^T d*O*_i, store</source>
        <translation>加载 d*V*_j，+= (*Z* ∘ *P*)^T d*O*_i，写回</translation>
    </message>
    <message>
        <source>load the gradient of V j, add the weights that dropout keeps, transposed, times the gradient of O i, store it</source>
        <translation>加载 V j 的梯度，加上 dropout 保留的权重的转置乘 O i 的梯度，写回</translation>
    </message>
    <message>
        <source>load d*V*_j, += *P*^T d*O*_i, store</source>
        <translation>加载 d*V*_j，+= *P*^T d*O*_i，写回</translation>
    </message>
    <message>
        <source>load the gradient of V j, add P transposed times the gradient of O i, store it</source>
        <translation>加载 V j 的梯度，加上 P 的转置乘 O i 的梯度，写回</translation>
    </message>
    <message>
        <source>d*Q* += *c* · d*S* *K*_j</source>
        <translation>d*Q* += *c* · d*S* *K*_j</translation>
    </message>
    <message>
        <source>add c times the gradient of S times K j to the gradient of Q</source>
        <translation>c 乘 S 的梯度再乘 K j，累加到 Q 的梯度</translation>
    </message>
    <message>
        <source>load d*K*_j, += *c* · d*S*^T *Q*_i, store</source>
        <translation>加载 d*K*_j，+= *c* · d*S*^T *Q*_i，写回</translation>
    </message>
    <message>
        <source>load the gradient of K j, add c times the gradient of S, transposed, times Q i, store it</source>
        <translation>加载 K j 的梯度，加上 c 乘 S 的梯度的转置再乘 Q i，写回</translation>
    </message>
    <message>
        <source>store d*Q*_i</source>
        <translation>写回 d*Q*_i</translation>
    </message>
    <message>
        <source>store the gradient of Q i</source>
        <translation>写回 Q i 的梯度</translation>
    </message>
    <message>
        <source>d*P* = *Z* ∘ (d*O*_i *V*_j^T), d*S* = *P* ∘ (d*P* − *D*_i)</source>
        <translation>d*P* = *Z* ∘ (d*O*_i *V*_j^T), d*S* = *P* ∘ (d*P* − *D*_i)</translation>
    </message>
    <message>
        <source>the gradient of P is that of O i times V j transposed, where dropout keeps the weight; that of S is P times the difference of it and D</source>
        <translation>P 的梯度等于 O i 的梯度乘 V j 的转置，只取 dropout 保留的权重处；S 的梯度等于 P 乘以它与 D 之差</translation>
    </message>
    <message>
        <source>d*P* = d*O*_i *V*_j^T, d*S* = *P* ∘ (d*P* − *D*_i)</source>
        <translation>d*P* = d*O*_i *V*_j^T, d*S* = *P* ∘ (d*P* − *D*_i)</translation>
    </message>
    <message>
        <source>the gradient of P is that of O i times V j transposed; that of S is P times the difference of it and D</source>
        <translation>P 的梯度等于 O i 的梯度乘 V j 的转置；S 的梯度等于 P 乘以它与 D 之差</translation>
    </message>
    <message>
        <source>load *K*</source>
        <translation>加载 *K*</translation>
    </message>
    <message>
        <source>load K, block by block</source>
        <translation>逐块加载 K</translation>
    </message>
    <message>
        <source>load *Q*_i</source>
        <translation>加载 *Q*_i</translation>
    </message>
    <message>
        <source>load Q i</source>
        <translation>加载 Q i</translation>
    </message>
    <message>
        <source>for *j*: *S* = *c* · *Q*_i *K*_j^T</source>
        <translation>for *j*: *S* = *c* · *Q*_i *K*_j^T</translation>
    </message>
    <message>
        <source>for each key block j: the scores S are c times Q i times K j transposed</source>
        <translation>对每个键块 j：分数 S 等于 c 乘 Q i 再乘 K j 的转置</translation>
    </message>
    <message>
        <source>store *S*_{ij}</source>
        <translation>写回 *S*_{ij}</translation>
    </message>
    <message>
        <source>store S</source>
        <translation>写回 S</translation>
    </message>
    <message>
        <source>for *j*: *S*_{ij} = *c* · *Q*_i *K*_j^T, store</source>
        <translation>for *j*: *S*_{ij} = *c* · *Q*_i *K*_j^T，写回</translation>
    </message>
    <message>
        <source>for each key block j: the scores S are c times Q i times K j transposed; store S</source>
        <translation>对每个键块 j：分数 S 等于 c 乘 Q i 再乘 K j 的转置；写回 S</translation>
    </message>
    <message>
        <source>for *j*: load *S*_{ij}</source>
        <translation>for *j*: 加载 *S*_{ij}</translation>
    </message>
    <message>
        <source>for each key block j load S</source>
        <translation>对每个键块 j 加载 S</translation>
    </message>
    <message>
        <source>mask *S*_i</source>
        <translation>对 *S*_i 加掩码</translation>
    </message>
    <message>
        <source>mask the rows of S</source>
        <translation>对 S 的各行加掩码</translation>
    </message>
    <message>
        <source>*m* = rowmax *S*_i</source>
        <translation>*m* = rowmax *S*_i</translation>
    </message>
    <message>
        <source>the maximum m is the row maximum of S</source>
        <translation>最大值 m 是 S 的行最大值</translation>
    </message>
    <message>
        <source>*P*_i = exp(*S*_i − *m*)</source>
        <translation>*P*_i = exp(*S*_i − *m*)</translation>
    </message>
    <message>
        <source>the weights P are the exponential of S minus m</source>
        <translation>权重 P 等于 S 减 m 的指数</translation>
    </message>
    <message>
        <source>*P*_i = *P*_i / rowsum *P*_i</source>
        <translation>*P*_i = *P*_i / rowsum *P*_i</translation>
    </message>
    <message>
        <source>the weights P are divided by their row sums</source>
        <translation>权重 P 除以各自的行和</translation>
    </message>
    <message>
        <source>for *j*: store *P*_{ij}</source>
        <translation>for *j*: 写回 *P*_{ij}</translation>
    </message>
    <message>
        <source>for each key block j store P</source>
        <translation>对每个键块 j 写回 P</translation>
    </message>
    <message>
        <source>load *V*</source>
        <translation>加载 *V*</translation>
    </message>
    <message>
        <source>load V, block by block</source>
        <translation>逐块加载 V</translation>
    </message>
    <message>
        <source>for *j*: load *P*_{ij}</source>
        <translation>for *j*: 加载 *P*_{ij}</translation>
    </message>
    <message>
        <source>for each key block j load P</source>
        <translation>对每个键块 j 加载 P</translation>
    </message>
    <message>
        <source>*O*_i += (*Z* ∘ *P*_{ij}) *V*_j</source>
        <translation>*O*_i += (*Z* ∘ *P*_{ij}) *V*_j</translation>
    </message>
    <message>
        <source>add the weights that dropout keeps times V j to O i</source>
        <translation>dropout 保留的权重乘 V j，累加到 O i</translation>
    </message>
    <message>
        <source>*O*_i += *P*_{ij} *V*_j</source>
        <translation>*O*_i += *P*_{ij} *V*_j</translation>
    </message>
    <message>
        <source>add P times V j to O i</source>
        <translation>P 乘 V j，累加到 O i</translation>
    </message>
    <message>
        <source>store *O*_i</source>
        <translation>写回 *O*_i</translation>
    </message>
    <message>
        <source>store O i</source>
        <translation>写回 O i</translation>
    </message>
    <message>
        <source>load d*O*</source>
        <translation>加载 d*O*</translation>
    </message>
    <message>
        <source>load the gradient of O, block by block</source>
        <translation>逐块加载 O 的梯度</translation>
    </message>
    <message>
        <source>for *i*: load *P*_{ij}; d*V*_j += (*Z* ∘ *P*_{ij})^T d*O*_i</source>
        <translation>for *i*: 加载 *P*_{ij}；d*V*_j += (*Z* ∘ *P*_{ij})^T d*O*_i</translation>
    </message>
    <message>
        <source>for each query block i load P and add the weights that dropout keeps, transposed, times the gradient of O to the gradient of V</source>
        <translation>对每个查询块 i：加载 P，dropout 保留的权重的转置乘 O 的梯度，累加到 V 的梯度</translation>
    </message>
    <message>
        <source>for *i*: load *P*_{ij}; d*V*_j += *P*_{ij}^T d*O*_i</source>
        <translation>for *i*: 加载 *P*_{ij}；d*V*_j += *P*_{ij}^T d*O*_i</translation>
    </message>
    <message>
        <source>for each query block i load P and add P transposed times the gradient of O to the gradient of V</source>
        <translation>对每个查询块 i：加载 P，P 的转置乘 O 的梯度，累加到 V 的梯度</translation>
    </message>
    <message>
        <source>store d*V*_j</source>
        <translation>写回 d*V*_j</translation>
    </message>
    <message>
        <source>store the gradient of V j</source>
        <translation>写回 V j 的梯度</translation>
    </message>
    <message>
        <source>for *i*: load d*O*_i</source>
        <translation>for *i*: 加载 d*O*_i</translation>
    </message>
    <message>
        <source>for each query block i load the gradient of O</source>
        <translation>对每个查询块 i 加载 O 的梯度</translation>
    </message>
    <message>
        <source>for *j*: d*P*_{ij} = *Z* ∘ (d*O*_i *V*_j^T), store</source>
        <translation>for *j*: d*P*_{ij} = *Z* ∘ (d*O*_i *V*_j^T)，写回</translation>
    </message>
    <message>
        <source>for each key block j: the gradient of P is that of O times V j transposed, where dropout keeps the weight; store it</source>
        <translation>对每个键块 j：P 的梯度等于 O 的梯度乘 V j 的转置，只取 dropout 保留的权重处；写回</translation>
    </message>
    <message>
        <source>for *j*: d*P*_{ij} = d*O*_i *V*_j^T, store</source>
        <translation>for *j*: d*P*_{ij} = d*O*_i *V*_j^T，写回</translation>
    </message>
    <message>
        <source>for each key block j: the gradient of P is that of O times V j transposed; store it</source>
        <translation>对每个键块 j：P 的梯度等于 O 的梯度乘 V j 的转置；写回</translation>
    </message>
    <message>
        <source>for *j*: load *P*_{ij}, d*P*_{ij}</source>
        <translation>for *j*: 加载 *P*_{ij}, d*P*_{ij}</translation>
    </message>
    <message>
        <source>for each key block j load P and its gradient</source>
        <translation>对每个键块 j 加载 P 及其梯度</translation>
    </message>
    <message>
        <source>*D*_i = rowsum(*P*_i ∘ d*P*_i)</source>
        <translation>*D*_i = rowsum(*P*_i ∘ d*P*_i)</translation>
    </message>
    <message>
        <source>the row terms D are the row sums of P times its gradient</source>
        <translation>行项 D 等于 P 与其梯度逐元素之积的行和</translation>
    </message>
    <message>
        <source>d*S*_i = *P*_i ∘ (d*P*_i − *D*_i)</source>
        <translation>d*S*_i = *P*_i ∘ (d*P*_i − *D*_i)</translation>
    </message>
    <message>
        <source>for *j*: store d*S*_{ij}</source>
        <translation>for *j*: 写回 d*S*_{ij}</translation>
    </message>
    <message>
        <source>for each key block j store the gradient of S</source>
        <translation>对每个键块 j 写回 S 的梯度</translation>
    </message>
    <message>
        <source>for *j*: load d*S*_{ij}; d*Q*_i += *c* · d*S*_{ij} *K*_j</source>
        <translation>for *j*: 加载 d*S*_{ij}；d*Q*_i += *c* · d*S*_{ij} *K*_j</translation>
    </message>
    <message>
        <source>for each key block j load the gradient of S and add c times it times K j to the gradient of Q</source>
        <translation>对每个键块 j：加载 S 的梯度，c 乘它再乘 K j，累加到 Q 的梯度</translation>
    </message>
    <message>
        <source>load *Q*</source>
        <translation>加载 *Q*</translation>
    </message>
    <message>
        <source>load Q, block by block</source>
        <translation>逐块加载 Q</translation>
    </message>
    <message>
        <source>for *i*: load d*S*_{ij}; d*K*_j += *c* · d*S*_{ij}^T *Q*_i</source>
        <translation>for *i*: 加载 d*S*_{ij}；d*K*_j += *c* · d*S*_{ij}^T *Q*_i</translation>
    </message>
    <message>
        <source>for each query block i load the gradient of S and add c times it, transposed, times Q i to the gradient of K</source>
        <translation>对每个查询块 i：加载 S 的梯度，c 乘它的转置再乘 Q i，累加到 K 的梯度</translation>
    </message>
    <message>
        <source>store d*K*_j</source>
        <translation>写回 d*K*_j</translation>
    </message>
    <message>
        <source>store the gradient of K j</source>
        <translation>写回 K j 的梯度</translation>
    </message>
</context>
<context>
    <name>AlgorithmSection</name>
    <message>
        <source>Algorithm</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>Algorithm and pass</source>
        <translation>算法与传播方向</translation>
    </message>
    <message>
        <source>Algori&amp;thm</source>
        <translation>算法(&amp;T)</translation>
    </message>
    <message>
        <source>Pass that is stepped</source>
        <translation>单步显示的传播方向</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>前向</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>反向</translation>
    </message>
    <message>
        <source>Order of its loops</source>
        <translation>循环的顺序</translation>
    </message>
    <message>
        <source>FA-2: key blocks outside</source>
        <translation>FA-2：键块在外</translation>
    </message>
    <message>
        <source>FA-1: the same, with D in each tile</source>
        <translation>FA-1：相同，D 在每个分块中求</translation>
    </message>
    <message>
        <source>query blocks outside</source>
        <translation>查询块在外</translation>
    </message>
    <message>
        <source>two loops</source>
        <translation>两个循环</translation>
    </message>
    <message>
        <source>Shuffled order of addition</source>
        <translation>累加乱序</translation>
    </message>
    <message>
        <source>Seed of the order</source>
        <translation>顺序的种子</translation>
    </message>
    <message>
        <source>Nothing is added up in HBM by a forward pass.</source>
        <translation>前向传播不在 HBM 中累加。</translation>
    </message>
    <message>
        <source>Nothing is added up in HBM by standard attention.</source>
        <translation>标准注意力不在 HBM 中累加。</translation>
    </message>
    <message>
        <source>Nothing is added up in HBM by two loops.</source>
        <translation>两个循环的写法不在 HBM 中累加。</translation>
    </message>
</context>
<context>
    <name>ArithmeticSection</name>
    <message>
        <source>Arithmetic</source>
        <translation>算术</translation>
    </message>
    <message>
        <source>&amp;Precision of the engine</source>
        <translation>引擎的精度(&amp;P)</translation>
    </message>
    <message>
        <source>float32</source>
        <translation>float32</translation>
    </message>
    <message>
        <source>float64</source>
        <translation>float64</translation>
    </message>
    <message>
        <source>&amp;Element type for bytes</source>
        <translation>字节所用的元素类型(&amp;E)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Stored as</source>
        <translation>存储为</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>与计算相同</translation>
    </message>
    <message>
        <source>fp16</source>
        <translation>fp16</translation>
    </message>
    <message>
        <source>bf16</source>
        <translation>bf16</translation>
    </message>
    <message>
        <source>fp8 e4m3</source>
        <translation>fp8 e4m3</translation>
    </message>
    <message>
        <source>Inputs, weights and results are rounded where a GPU kernel stores them; arithmetic is float32.</source>
        <translation>输入、权重和结果在 GPU 内核存储它们之处舍入；算术为 float32。</translation>
    </message>
    <message>
        <source>Score sca&amp;le</source>
        <translation>分数缩放(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Default, 1/√width</source>
        <translation>默认，1/√宽度(&amp;D)</translation>
    </message>
    <message>
        <source>float32, beside the rounding of what is stored</source>
        <translation>float32，另对存储的内容舍入</translation>
    </message>
</context>
<context>
    <name>BlockSection</name>
    <message>
        <source>Blocks</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>Query &amp;block rows</source>
        <translation>查询块行数(&amp;B)</translation>
    </message>
    <message>
        <source>Key bl&amp;ock rows</source>
        <translation>键块行数(&amp;O)</translation>
    </message>
</context>
<context>
    <name>BlockTimes</name>
    <message>
        <source>%1 time %2 values</source>
        <translation>%1 次，每次 %2 个值</translation>
    </message>
    <message>
        <source>%1 times %2 values</source>
        <translation>%1 次，每次 %2 个值</translation>
    </message>
    <message>
        <source>%1 times at most %2 values</source>
        <translation>%1 次，每次至多 %2 个值</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>%1 and %2 values more</source>
        <translation>%1，另加 %2 个值</translation>
    </message>
</context>
<context>
    <name>ClosedForm</name>
    <message>
        <source>1 tile visited</source>
        <translation>访问 1 个分块</translation>
    </message>
    <message>
        <source>%1 tiles visited</source>
        <translation>访问 %1 个分块</translation>
    </message>
</context>
<context>
    <name>DataSection</name>
    <message>
        <source>Data and device</source>
        <translation>数据与设备</translation>
    </message>
    <message>
        <source>&amp;Made-up data</source>
        <translation>生成数据(&amp;M)</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>正态</translation>
    </message>
    <message>
        <source>normal with outliers</source>
        <translation>带离群值的正态</translation>
    </message>
    <message>
        <source>ramp of eighths</source>
        <translation>八分之一步长的斜坡</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>种子(&amp;S)</translation>
    </message>
    <message>
        <source>The data come from the file.</source>
        <translation>数据来自文件。</translation>
    </message>
    <message>
        <source>On-c&amp;hip memory of</source>
        <translation>片上存储取自(&amp;H)</translation>
    </message>
    <message>
        <source>a number of bytes</source>
        <translation>给定字节数</translation>
    </message>
    <message>
        <source>B&amp;ytes</source>
        <translation>字节(&amp;Y)</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>Another dropout mask in the backward pass</source>
        <translation>反向传播用了另一个 dropout 掩码</translation>
    </message>
    <message>
        <source>The mask is not stored: the backward pass draws it again from the seed and the place of each entry. With another seed, or places counted otherwise, it gives the gradients of a run that never was. O and lse are right.</source>
        <translation>掩码并不保存：反向传播由种子和每个元素的位置重新生成它。种子不同，或位置计数方式不同，得到的就是一次从未发生的运行的梯度。O 和 lse 是正确的。</translation>
    </message>
    <message>
        <source>One weight in ten is dropped, in each pass another.</source>
        <translation>每十个权重丢弃一个，两遍传播各不相同。</translation>
    </message>
    <message>
        <source>Without dropout there is no mask.</source>
        <translation>没有 dropout 就没有掩码。</translation>
    </message>
    <message>
        <source>D missing in dS</source>
        <translation>dS 中缺少 D</translation>
    </message>
    <message>
        <source>Each row of weights sums to 1, and D takes that into account: what a key gains, the others of its row lose. Without D the gradients of Q and K are those of an exponential without a softmax; dV is right.</source>
        <translation>每行权重之和为 1，D 正体现了这一点：一个键得到的，正是同行其他键失去的。没有 D，Q 和 K 的梯度就成了没有 softmax 的指数函数的梯度；dV 是正确的。</translation>
    </message>
    <message>
        <source>D is not 0 in any row of random data.</source>
        <translation>随机数据的任何一行 D 都不为 0。</translation>
    </message>
    <message>
        <source>dS is multiplied by c on its way into dQ and dK: with c = 0.00000001 what is missing stays below the bound of the check.</source>
        <translation>dS 进入 dQ 和 dK 时要乘以 c：c = 0.00000001 时，缺少的部分低于检验的界限。</translation>
    </message>
    <message>
        <source>Soft cap forgotten in the backward pass</source>
        <translation>反向传播遗漏软上限</translation>
    </message>
    <message>
        <source>The score is cap tanh(u / cap), so its gradient has the factor 1 - (u / cap)². Without it, large scores get gradients that the cap should have held back.</source>
        <translation>分数为 cap tanh(u / cap)，因此其梯度带有因子 1 - (u / cap)²。没有它，大的分数会得到本应被软上限压住的梯度。</translation>
    </message>
    <message>
        <source>A cap of 2.5 is within the reach of the scores.</source>
        <translation>软上限 2.5 在分数所及的范围之内。</translation>
    </message>
    <message>
        <source>A cap of 1,000,000 is far above every score: its factor is 1 in float32.</source>
        <translation>软上限 1,000,000 远高于所有分数：其因子在 float32 中为 1。</translation>
    </message>
    <message>
        <source>dQ overwritten instead of added</source>
        <translation>dQ 被覆盖而不是累加</translation>
    </message>
    <message>
        <source>With key blocks outside, every tile of a row adds its part to dQ_i in HBM. If a part is stored instead of added, only that of the last key block is left.</source>
        <translation>键块在外层时，一行中的每个分块都把自己的部分累加到 HBM 中的 dQ_i。如果写回而不是累加，就只剩下最后一个键块的部分。</translation>
    </message>
    <message>
        <source>16 key blocks add to each dQ_i.</source>
        <translation>16 个键块累加到每个 dQ_i。</translation>
    </message>
    <message>
        <source>One key block makes the whole of dQ: there is nothing to add to.</source>
        <translation>一个键块就给出整个 dQ：没有可累加的对象。</translation>
    </message>
    <message>
        <source>c missing in dQ and dK</source>
        <translation>dQ 和 dK 中缺少 c</translation>
    </message>
    <message>
        <source>S = c Q Kᵀ, so the gradients of Q and K carry the factor c as well. Without it both are too large by √d_k, in the right direction: training goes on, with another learning rate for two of three tensors.</source>
        <translation>S = c Q Kᵀ，因此 Q 和 K 的梯度也带有因子 c。没有它，两者都大了 √d_k 倍，方向正确：训练照常进行，只是三个张量中有两个用了不同的学习率。</translation>
    </message>
    <message>
        <source>c = 1/8 for d_k = 64: dQ and dK are eight times too large.</source>
        <translation>d_k = 64 时 c = 1/8：dQ 和 dK 大了八倍。</translation>
    </message>
    <message>
        <source>With c = 1 the factor changes nothing.</source>
        <translation>c = 1 时该因子不起作用。</translation>
    </message>
    <message>
        <source>needs a causal mask; here there is none</source>
        <translation>需要因果掩码；这里没有</translation>
    </message>
    <message>
        <source>needs B_r other than B_c; here both are {}</source>
        <translation>需要 B_r 与 B_c 不同；这里都是 {}</translation>
    </message>
    <message>
        <source>needs a visible tile that starts after its first query; here there is none</source>
        <translation>需要一个起始于其首个查询之后的可见分块；这里没有</translation>
    </message>
    <message>
        <source>needs a partly masked tile; here all {} visited tiles are full</source>
        <translation>需要一个部分可见的分块；这里访问的 {} 个分块都是全可见</translation>
    </message>
    <message>
        <source>needs T_q other than T_k; here both are {}</source>
        <translation>需要 T_q 与 T_k 不同；这里都是 {}</translation>
    </message>
    <message>
        <source>needs a causal mask, a window or ALiBi; here there is none</source>
        <translation>需要因果掩码、窗口或 ALiBi；这里都没有</translation>
    </message>
    <message>
        <source>needs a second key block; here one block holds all keys</source>
        <translation>需要第二个键块；这里一个块就容纳了所有键</translation>
    </message>
    <message>
        <source>needs a query block that visits two tiles; here none does</source>
        <translation>需要一个访问两个分块的查询块；这里没有</translation>
    </message>
    <message>
        <source>needs a query that sees no key in the first tile of its block; here there is none</source>
        <translation>需要一个在其块的首个分块中看不到任何键的查询；这里没有</translation>
    </message>
    <message>
        <source>needs a ragged last block; here {} divides {}</source>
        <translation>需要不完整的末块；这里 {} 整除 {}</translation>
    </message>
    <message>
        <source>needs a query that would see past the last key; here the mask hides the padding</source>
        <translation>需要一个会看到最后一个键之后的查询；这里掩码遮住了填充</translation>
    </message>
    <message>
        <source>needs a query that sees two keys; here there is none</source>
        <translation>需要一个能看到两个键的查询；这里没有</translation>
    </message>
    <message>
        <source>needs dropout; here p = 0</source>
        <translation>需要 dropout；这里 p = 0</translation>
    </message>
    <message>
        <source>needs a scale c other than 1; here c = 1</source>
        <translation>需要不等于 1 的缩放 c；这里 c = 1</translation>
    </message>
    <message>
        <source>needs a soft cap; here there is none</source>
        <translation>需要软上限；这里没有</translation>
    </message>
    <message>
        <source>needs the backward pass</source>
        <translation>需要反向传播</translation>
    </message>
    <message>
        <source>overflow needs a score above 709.8</source>
        <translation>溢出需要高于 709.8 的分数</translation>
    </message>
    <message>
        <source>overflow needs a score above 88.7</source>
        <translation>溢出需要高于 88.7 的分数</translation>
    </message>
    <message>
        <source>no maximum grew by enough after the first tile of its row</source>
        <translation>首个分块之后没有一行的最大值增长得足够多</translation>
    </message>
    <message>
        <source>the error stays below the bound of the check</source>
        <translation>误差低于检验的界限</translation>
    </message>
    <message>
        <source>Skip test: first key with first query</source>
        <translation>跳过判断：首键与首个查询比较</translation>
    </message>
    <message>
        <source>A tile may be skipped when its first key comes after the last query of its block. Compared with the first query instead, tiles that the later queries of the block still see are skipped with it. Nothing crashes, and every row that loses keys still looks like attention.</source>
        <translation>当分块的首个键位于其块的最后一个查询之后，该分块才可以跳过。若改与第一个查询比较，块中后面的查询仍能看到的分块也会被一并跳过。程序不会崩溃，而丢失了键的每一行看上去仍像注意力的结果。</translation>
    </message>
    <message>
        <source>B_r is larger than B_c: the second tile on the diagonal starts after the first query of its block.</source>
        <translation>B_r 大于 B_c：对角线上的第二个分块起始于其块的首个查询之后。</translation>
    </message>
    <message>
        <source>B_r = B_c: every tile on the diagonal starts with the first query of its block, so both tests say the same.</source>
        <translation>B_r = B_c：对角线上的每个分块都起始于其块的首个查询，因此两种判断结果相同。</translation>
    </message>
    <message>
        <source>Partly masked tile skipped</source>
        <translation>部分可见的分块被跳过</translation>
    </message>
    <message>
        <source>Only a tile without any visible entry may be skipped. If every tile with a masked entry is, each query loses the keys next to the diagonal, itself among them; the first queries lose all they see.</source>
        <translation>只有没有任何可见元素的分块才可以跳过。若凡有被遮去元素的分块都跳过，每个查询都会丢失对角线旁的键，包括它自己；最前面的查询会丢失它们能看到的一切。</translation>
    </message>
    <message>
        <source>16 of the 72 visited tiles lie on the diagonal.</source>
        <translation>访问的 72 个分块中有 16 个位于对角线上。</translation>
    </message>
    <message>
        <source>A tile of one entry is visible or not, never in part.</source>
        <translation>只有一个元素的分块要么可见要么不可见，不会部分可见。</translation>
    </message>
    <message>
        <source>Partly masked tile not masked</source>
        <translation>部分可见的分块未加掩码</translation>
    </message>
    <message>
        <source>A tile that the skip test lets through still holds entries that must not be seen. Without the mask the queries of a block see keys up to the end of the tile: they look into the future.</source>
        <translation>通过跳过判断的分块里仍有不该被看到的元素。不加掩码，一个块的查询会看到直到分块末尾的键：它们看到了未来。</translation>
    </message>
    <message>
        <source>A tile of one entry is visible or not: skipping alone is the whole mask.</source>
        <translation>只有一个元素的分块要么可见要么不可见：跳过本身就是全部掩码。</translation>
    </message>
    <message>
        <source>Causal mask from the other corner</source>
        <translation>因果掩码取了另一个角</translation>
    </message>
    <message>
        <source>With more keys than queries, the diagonal may start at the top left (query r sees the keys t &lt;= r) or end at the bottom right (t &lt;= r + T_k - T_q, which flash-attn means since 2.1). A program that is called with the one and computes the other gives plausible numbers in every row.</source>
        <translation>当键多于查询时，对角线可以从左上角开始（查询 r 看到键 t &lt;= r），也可以止于右下角（t &lt;= r + T_k - T_q，flash-attn 自 2.1 起采用）。按一种方式调用却按另一种方式计算的程序，每一行都给出看似合理的数。</translation>
    </message>
    <message>
        <source>512 queries after a context of 512 keys: the two diagonals are 512 keys apart.</source>
        <translation>512 个键的上下文之后有 512 个查询：两条对角线相距 512 个键。</translation>
    </message>
    <message>
        <source>T_q = T_k: both corners give the same diagonal.</source>
        <translation>T_q = T_k：两个角给出同一条对角线。</translation>
    </message>
    <message>
        <source>Ragged tail not masked</source>
        <translation>不完整的末块未加掩码</translation>
    </message>
    <message>
        <source>When B_c does not divide T_k, the last key block is filled with zeros. A key of zeros has the score 0, which is not minus infinity: it takes part in the row sum, and every weight is too small.</source>
        <translation>当 B_c 不整除 T_k 时，最后一个键块用零填充。全零的键分数为 0，而不是负无穷：它会进入行和，使每个权重都偏小。</translation>
    </message>
    <message>
        <source>T_k = 1,000 leaves 40 keys for the last block of 64; 24 keys of zeros are weighed.</source>
        <translation>T_k = 1,000 时最后一个 64 的块只有 40 个键；24 个全零的键也被加权。</translation>
    </message>
    <message>
        <source>The causal mask hides the padding from every query, though 64 does not divide 1,000.</source>
        <translation>尽管 64 不整除 1,000，因果掩码对每个查询都遮住了填充。</translation>
    </message>
    <message>
        <source>One block holds all keys: there is no older sum to bring up to date.</source>
        <translation>一个块容纳了所有键：没有先前的和需要更新。</translation>
    </message>
    <message>
        <source>Each query sees one key, itself: l = exp(0) = 1, and log l = 0.</source>
        <translation>每个查询只看到一个键，即它自己：l = exp(0) = 1，log l = 0。</translation>
    </message>
    <message>
        <source>In most rows the maximum grows after the first of the 16 tiles.</source>
        <translation>在大多数行中，最大值在 16 个分块的首个之后还会增大。</translation>
    </message>
    <message>
        <source>No maximum subtracted</source>
        <translation>未减去最大值</translation>
    </message>
    <message>
        <source>Mathematically exp(S) and exp(S - m) give the same weights. In float32, exp overflows above 88.7, and infinity divided by infinity is NaN; scores far below zero vanish all together, and 0/0 is NaN too.</source>
        <translation>数学上 exp(S) 与 exp(S - m) 给出相同的权重。在 float32 中，exp 高于 88.7 就会溢出，而无穷除以无穷为 NaN；远低于零的分数会全部消失，0/0 也是 NaN。</translation>
    </message>
    <message>
        <source>With the scale c = 8 the largest scores are far above 88.7.</source>
        <translation>缩放 c = 8 时，最大的分数远高于 88.7。</translation>
    </message>
    <message>
        <source>The scores of well-scaled random data stay below 10.</source>
        <translation>缩放得当的随机数据的分数低于 10。</translation>
    </message>
    <message>
        <source>NaN from -inf - (-inf)</source>
        <translation>-inf - (-inf) 产生 NaN</translation>
    </message>
    <message>
        <source>A row that has seen no key yet has the maximum minus infinity, and so have its masked scores. Their difference is not 0 but NaN, and a NaN stays in the row for good. A row without an older sum needs a guard.</source>
        <translation>还没有看到任何键的行，最大值为负无穷，被遮去的分数也是负无穷。它们的差不是 0 而是 NaN，而 NaN 会永远留在该行。没有先前之和的行需要保护。</translation>
    </message>
    <message>
        <source>A window of 33 keys: the later queries of a block see nothing of the tile that its first query begins with.</source>
        <translation>窗口为 33 个键：一个块中靠后的查询看不到其首个查询所起始的那个分块。</translation>
    </message>
    <message>
        <source>Under a causal mask alone every query sees key 0, which lies in the first tile.</source>
        <translation>只有因果掩码时，每个查询都能看到位于首个分块的键 0。</translation>
    </message>
    <message>
        <source>ℓ not rescaled</source>
        <translation>ℓ 未重缩放</translation>
    </message>
    <message>
        <source>When the maximum grows, older terms of the row sum belong to the old maximum and are too large. The sum is then too large and the row of O too small; rows whose maximum comes in the first tile are right.</source>
        <translation>最大值增大时，行和中先前的项属于旧的最大值，因而偏大。于是行和偏大，O 的这一行偏小；最大值出现在首个分块的行是正确的。</translation>
    </message>
    <message>
        <source>Õ not rescaled</source>
        <translation>Õ 未重缩放</translation>
    </message>
    <message>
        <source>When the maximum grows, the older part of the output belongs to the old maximum and is too large. Values of the first key blocks then weigh too much; lse is right.</source>
        <translation>最大值增大时，输出中先前的部分属于旧的最大值，因而偏大。于是前面键块的值权重过大；lse 是正确的。</translation>
    </message>
    <message>
        <source>m overwritten before the factor is taken</source>
        <translation>取因子之前 m 已被覆盖</translation>
    </message>
    <message>
        <source>The factor needs the old maximum and the new one. If m is set to m&apos; first, the factor is exp(0) = 1, and neither the row sum nor the output is rescaled.</source>
        <translation>因子需要旧的和新的最大值。若先把 m 设为 m&apos;，因子就是 exp(0) = 1，行和与输出都不会重缩放。</translation>
    </message>
    <message>
        <source>ℓ summed after dropout</source>
        <translation>dropout 之后才求 ℓ</translation>
    </message>
    <message>
        <source>Dropout acts on the normalised weights, so the row sum is that of all weights. Summed after dropout, the kept weights of each row are made to sum to 1: dropout then hardly changes the size of the output, and lse is wrong.</source>
        <translation>dropout 作用于归一化后的权重，因此行和是所有权重之和。若在 dropout 之后求和，每行保留的权重之和就成了 1：dropout 几乎不改变输出的大小，而 lse 是错的。</translation>
    </message>
    <message>
        <source>One weight in ten is dropped.</source>
        <translation>每十个权重丢弃一个。</translation>
    </message>
    <message>
        <source>Without dropout there is nothing to sum too late.</source>
        <translation>没有 dropout 就没有求和过晚的问题。</translation>
    </message>
    <message>
        <source>Õ stored without 1/ℓ</source>
        <translation>写回 Õ 时未除以 ℓ（1/ℓ）</translation>
    </message>
    <message>
        <source>FlashAttention-2 keeps the output unnormalised until the end of a row block. Without the last division every row is too large by its row sum.</source>
        <translation>FlashAttention-2 让输出直到行块结束才归一化。没有最后的除法，每一行都大了行和那么多倍。</translation>
    </message>
    <message>
        <source>The weights of 1,024 keys add up to far more than 1.</source>
        <translation>1,024 个键的权重之和远大于 1。</translation>
    </message>
    <message>
        <source>lse without log ℓ</source>
        <translation>lse 缺少 log ℓ</translation>
    </message>
    <message>
        <source>O does not need lse, so the forward pass looks right. The backward pass makes its weights from lse: without log ℓ they are too large by ℓ, and all gradients with them.</source>
        <translation>O 不需要 lse，因此前向传播看起来正确。反向传播由 lse 得到权重：没有 log ℓ，权重大了 ℓ 倍，所有梯度也随之如此。</translation>
    </message>
    <message>
        <source>The lesson: 1,024 tokens, width 64, 8 x 16 tiles, no mask</source>
        <translation>课程示例：1,024 个词元，宽度 64，8 x 16 个分块，无掩码</translation>
    </message>
    <message>
        <source>The lesson with a causal mask: 56 of 128 tiles are skipped, 16 are partial</source>
        <translation>带因果掩码的课程示例：128 个分块中跳过 56 个，16 个部分可见</translation>
    </message>
    <message>
        <source>The lesson, causal, and its backward pass: the weights are computed again from lse, tile by tile</source>
        <translation>因果的课程示例及其反向传播：权重由 lse 逐块重算</translation>
    </message>
    <message>
        <source>The lesson in FlashAttention&apos;s first order: key blocks outside, O, m and l go back to HBM at each tile</source>
        <translation>按 FlashAttention 最初的次序的课程示例：键块在外层，O、m 和 l 每个分块都写回 HBM</translation>
    </message>
    <message>
        <source>The lesson as standard attention: three passes, S and P written to HBM and read again</source>
        <translation>课程示例的标准注意力：三遍，S 和 P 写入 HBM 再读回</translation>
    </message>
    <message>
        <source>8 tokens of width 4, all numbers eighths, scale 1: every value can be checked by hand</source>
        <translation>8 个宽度为 4 的词元，所有数都是八分之一的倍数，缩放 1：每个值都可以手算核对</translation>
    </message>
    <message>
        <source>The same with a causal mask: full, partial and skipped tiles in a grid of 2 x 4</source>
        <translation>同上，带因果掩码：2 x 4 网格中有全可见、部分可见和跳过的分块</translation>
    </message>
    <message>
        <source>Sizes that the blocks do not divide: the last row of tiles has 4 rows, the last column 18</source>
        <translation>块不能整除的大小：最后一行分块有 4 行，最后一列有 18 列</translation>
    </message>
    <message>
        <source>48 new queries against 160 keys: the causal corner is at the bottom right</source>
        <translation>48 个新查询对 160 个键：因果角在右下</translation>
    </message>
    <message>
        <source>Causal, and no further back than 127 keys: the work grows with T, no longer with its square</source>
        <translation>因果，且最多回看 127 个键：计算量随 T 增长，不再随其平方增长</translation>
    </message>
    <message>
        <source>Three texts of 90, 40 and 126 tokens in one sequence: none looks into another</source>
        <translation>一个序列中有 90、40 和 126 个词元的三篇文本：互不可见</translation>
    </message>
    <message>
        <source>A block mask of 16 x 16 tiles: the diagonal with its neighbours, and one global row and column</source>
        <translation>16 x 16 个分块的块掩码：对角线及其相邻分块，另有一个全局行和一个全局列</translation>
    </message>
    <message>
        <source>Scores held within -2 to 2 by a soft cap, then lowered by 1/8 a key of distance (head 2, of 0 to 7)</source>
        <translation>软上限把分数限制在 -2 到 2 之间，再按距离每个键降低 1/8（头 2，共 0 到 7）</translation>
    </message>
    <message>
        <source>One weight in four dropped, the same ones in each order and in the backward pass</source>
        <translation>每四个权重丢弃一个，各种次序和反向传播中丢弃的都相同</translation>
    </message>
    <message>
        <source>32 query heads share 8 key/value heads in a batch of 2: all counts times 64; head 5 reads key head 1</source>
        <translation>批大小 2，32 个查询头共用 8 个键值头：所有计数乘以 64；头 5 读取键头 1</translation>
    </message>
    <message>
        <source>The word &quot;stop&quot;: a bent diagonal that follows the sounds; 99 rows leave a ragged last block</source>
        <translation>单词“stop”：一条随语音弯曲的对角线；99 行使最后一块不完整</translation>
    </message>
    <message>
        <source>The word &quot;stop&quot;: blocks with edges at the borders between s, t, the vowel and p</source>
        <translation>单词“stop”：块的边缘位于 s、t、元音和 p 的交界处</translation>
    </message>
    <message>
        <source>The word &quot;stop&quot;: all rows look at the vowel, so the maximum comes early and stays</source>
        <translation>单词“stop”：所有行都看向元音，因此最大值出现得早并保持不变</translation>
    </message>
    <message>
        <source>The word &quot;stop&quot;: nearly uniform weights; only the class token picks something out</source>
        <translation>单词“stop”：权重近乎均匀；只有类别词元有所侧重</translation>
    </message>
    <message>
        <source>A story: nearly always the token before; scores from -236 to 16, the largest at the end of a row</source>
        <translation>一个故事：几乎总是看前一个词元；分数从 -236 到 16，最大值在行末</translation>
    </message>
    <message>
        <source>A story: the token before, and a few anchors that many later rows come back to</source>
        <translation>一个故事：前一个词元，以及后面许多行反复回看的几个锚点</translation>
    </message>
    <message>
        <source>A story and the next: stripes at the names, and a border where the second one begins</source>
        <translation>一个故事和下一个故事：名字处有条纹，第二个故事开始处有边界</translation>
    </message>
    <message>
        <source>The last 64 rows of a story against a cache of 512 keys: the causal corner is at the bottom right</source>
        <translation>一个故事的最后 64 行对 512 个键的缓存：因果角在右下</translation>
    </message>
</context>
<context>
    <name>EquationWriter</name>
    <message>
        <source>rowsum </source>
        <translation>rowsum </translation>
    </message>
    <message>
        <source>(no older sum)</source>
        <translation>（没有先前的和）</translation>
    </message>
    <message>
        <source>next </source>
        <translation>下一个 </translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The number of tokens</source>
        <translation>词元数</translation>
    </message>
    <message>
        <source>The number of queries</source>
        <translation>查询数</translation>
    </message>
    <message>
        <source>The number of keys</source>
        <translation>键数</translation>
    </message>
    <message>
        <source>The width of a row</source>
        <translation>行宽</translation>
    </message>
    <message>
        <source>The width of a query or key row</source>
        <translation>查询行或键行的宽度</translation>
    </message>
    <message>
        <source>The width of a value row</source>
        <translation>值行的宽度</translation>
    </message>
    <message>
        <source>The row count of a query block</source>
        <translation>查询块的行数</translation>
    </message>
    <message>
        <source>The row count of a key block</source>
        <translation>键块的行数</translation>
    </message>
    <message>
        <source>The number of batches</source>
        <translation>批数</translation>
    </message>
    <message>
        <source>The number of heads</source>
        <translation>头数</translation>
    </message>
    <message>
        <source>The number of key/value heads</source>
        <translation>键值头数</translation>
    </message>
    <message>
        <source>The head that is stepped</source>
        <translation>单步显示的头</translation>
    </message>
    <message>
        <source>The width of the window</source>
        <translation>窗口宽度</translation>
    </message>
    <message>
        <source>The list of documents</source>
        <translation>文档列表</translation>
    </message>
    <message>
        <source>The block mask</source>
        <translation>块掩码</translation>
    </message>
    <message>
        <source>The soft cap</source>
        <translation>软上限</translation>
    </message>
    <message>
        <source>The list of ALiBi slopes</source>
        <translation>ALiBi 斜率列表</translation>
    </message>
    <message>
        <source>The probability of dropout</source>
        <translation>dropout 概率</translation>
    </message>
    <message>
        <source>The storage precision</source>
        <translation>存储精度</translation>
    </message>
    <message>
        <source>The seed of the shuffled order</source>
        <translation>乱序的种子</translation>
    </message>
    <message>
        <source>The order of the backward pass</source>
        <translation>反向传播的顺序</translation>
    </message>
    <message>
        <source>The on-chip memory that gives the blocks</source>
        <translation>决定分块的片上存储容量</translation>
    </message>
    <message>
        <source>The score scale</source>
        <translation>分数缩放</translation>
    </message>
    <message>
        <source>The seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>The alignment of the mask</source>
        <translation>掩码的对齐</translation>
    </message>
    <message>
        <source>The element type</source>
        <translation>元素类型</translation>
    </message>
    <message>
        <source>The precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>The kind of data</source>
        <translation>数据种类</translation>
    </message>
    <message>
        <source>The device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>The on-chip memory</source>
        <translation>片上存储</translation>
    </message>
    <message>
        <source>The algorithm</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>The preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>The step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>The size of the picture</source>
        <translation>图片尺寸</translation>
    </message>
    <message>
        <source>The range of steps</source>
        <translation>步的范围</translation>
    </message>
    <message>
        <source>The speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>The text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>The theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>The palette</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>The file of Q</source>
        <translation>Q 的文件</translation>
    </message>
    <message>
        <source>The file of K</source>
        <translation>K 的文件</translation>
    </message>
    <message>
        <source>The file of V</source>
        <translation>V 的文件</translation>
    </message>
    <message>
        <source>The file of dO</source>
        <translation>dO 的文件</translation>
    </message>
    <message>
        <source>The list of documents of the keys</source>
        <translation>键的文档列表</translation>
    </message>
    <message>
        <source>The engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>The grid of tiles</source>
        <translation>分块网格</translation>
    </message>
    <message>
        <source>The run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>The check against float64</source>
        <translation>与 float64 的对照</translation>
    </message>
    <message>
        <source>The memory for S and P of standard attention</source>
        <translation>标准注意力存放 S 和 P 的内存</translation>
    </message>
    <message>
        <source>The memory for S, P, dP and dS of standard attention</source>
        <translation>标准注意力存放 S、P、dP 和 dS 的内存</translation>
    </message>
    <message>
        <source>The memory for the blocks on chip</source>
        <translation>片上存放各块的内存</translation>
    </message>
    <message>
        <source>The name of the host</source>
        <translation>主机名</translation>
    </message>
    <message>
        <source>The NVIDIA driver</source>
        <translation>NVIDIA 驱动</translation>
    </message>
    <message>
        <source>The CUDA compiler NVRTC</source>
        <translation>CUDA 编译器 NVRTC</translation>
    </message>
    <message>
        <source>A CUDA device</source>
        <translation>CUDA 设备</translation>
    </message>
    <message>
        <source>A CUDA device of compute capability 8.0 or later</source>
        <translation>计算能力 8.0 或更高的 CUDA 设备</translation>
    </message>
    <message>
        <source>The number of registers of a thread</source>
        <translation>一个线程的寄存器数</translation>
    </message>
    <message>
        <source>The shared memory of a thread block</source>
        <translation>一个线程块的共享内存</translation>
    </message>
</context>
<context>
    <name>GradientFigures</name>
    <message>
        <source>as stored</source>
        <translation>所存的值</translation>
    </message>
    <message>
        <source>recomputed</source>
        <translation>已重算</translation>
    </message>
    <message>
        <source>sum so far</source>
        <translation>至今的和</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, block %2</source>
        <translation>%1，块 %2</translation>
    </message>
</context>
<context>
    <name>GradientLines</name>
    <message>
        <source>(dropped)</source>
        <translation>（已丢弃）</translation>
    </message>
    <message>
        <source>rowsum </source>
        <translation>rowsum </translation>
    </message>
</context>
<context>
    <name>HeadSection</name>
    <message>
        <source>Heads</source>
        <translation>头</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批</translation>
    </message>
    <message>
        <source>Query heads</source>
        <translation>查询头</translation>
    </message>
    <message>
        <source>K and V heads</source>
        <translation>K 和 V 的头</translation>
    </message>
    <message>
        <source>as many</source>
        <translation>同样多</translation>
    </message>
    <message>
        <source>Head that is stepped, from 0</source>
        <translation>单步显示的头，从 0 计起</translation>
    </message>
    <message>
        <source>The numbers of heads come from the file; each of its heads can be stepped.</source>
        <translation>头数来自文件；其中每个头都可单步显示。</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>批 %1</translation>
    </message>
    <message>
        <source>one head</source>
        <translation>一个头</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>%1 头</translation>
    </message>
    <message>
        <source>%1 of K and V</source>
        <translation>K 和 V %1 头</translation>
    </message>
    <message>
        <source>head %1, from 0, is stepped</source>
        <translation>单步显示头 %1（从 0 计起）</translation>
    </message>
</context>
<context>
    <name>LaunchPainter</name>
    <message>
        <source>tiles of a thread block; hatched: idle</source>
        <translation>一个线程块的分块数；阴影线：空闲</translation>
    </message>
    <message>
        <source>the whole head</source>
        <translation>整个头</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>time, 0 to %1 tiles</source>
        <translation>时间，0 到 %1 个分块</translation>
    </message>
    <message>
        <source>%1 places</source>
        <translation>%1 个位置</translation>
    </message>
    <message>
        <source>time, 0 to 1 tile</source>
        <translation>时间，0 到 1 个分块</translation>
    </message>
    <message>
        <source>1 place</source>
        <translation>1 个位置</translation>
    </message>
</context>
<context>
    <name>LaunchPicture</name>
    <message>
        <source>Launch grid of %1</source>
        <translation>%1 的启动网格</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1。%2。</translation>
    </message>
</context>
<context>
    <name>MapFigure</name>
    <message>
        <source>Traffic over block sizes, %1</source>
        <translation>分块大小与流量, %1</translation>
    </message>
    <message>
        <source>*B*_r, rows of a query block</source>
        <translation>*B*_r，查询块的行数</translation>
    </message>
    <message>
        <source>*B*_c, rows of a key block</source>
        <translation>*B*_c，键块的行数</translation>
    </message>
    <message>
        <source>billion values</source>
        <translation>十亿个值</translation>
    </message>
    <message>
        <source>million values</source>
        <translation>百万个值</translation>
    </message>
    <message>
        <source>thousand values</source>
        <translation>千个值</translation>
    </message>
    <message>
        <source>this configuration</source>
        <translation>当前配置</translation>
    </message>
    <message>
        <source>what fits %1</source>
        <translation>放得进 %1</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>%1 KiB</translation>
    </message>
    <message>
        <source>%1, %2 of traffic</source>
        <translation>%1，流量 %2</translation>
    </message>
    <message>
        <source>traffic not counted</source>
        <translation>流量未计数</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>剩余 %1</translation>
    </message>
    <message>
        <source>%1 too many</source>
        <translation>超出 %1</translation>
    </message>
    <message>
        <source>Standard attention has no blocks: it moves the same everywhere.</source>
        <translation>标准注意力没有分块：处处搬运量相同。</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>此处</translation>
    </message>
    <message>
        <source>Without a mask</source>
        <translation>无掩码时</translation>
    </message>
    <message>
        <source>%1 only *B*_r counts: each query block reads all of *K* and *V* once.</source>
        <translation>%1只有 *B*_r 起作用：每个查询块读取全部 *K* 和 *V* 一次。</translation>
    </message>
    <message>
        <source>%1 only *B*_r counts.</source>
        <translation>%1只有 *B*_r 起作用。</translation>
    </message>
    <message>
        <source>%1 only *B*_c counts: each key block reads *Q* and reads and writes *O* once.</source>
        <translation>%1只有 *B*_c 起作用：每个键块读取 *Q* 一次，并读写 *O* 一次。</translation>
    </message>
    <message>
        <source>%1 only *B*_c counts.</source>
        <translation>%1只有 *B*_c 起作用。</translation>
    </message>
    <message>
        <source>%1 of %2 pairs fit</source>
        <translation>%2 对中有 %1 对放得下</translation>
    </message>
    <message>
        <source>%1, least traffic at %2.</source>
        <translation>%1，流量最小在 %2。</translation>
    </message>
    <message>
        <source>A click takes these blocks, a double click opens them in Step.</source>
        <translation>单击采用这些分块，双击在单步中打开。</translation>
    </message>
    <message>
        <source>%1: %2; on chip %3, %4.</source>
        <translation>%1：%2；片上 %3，%4。</translation>
    </message>
    <message>
        <source>values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>too large, by so many KiB</source>
        <translation>太大，超出的 KiB</translation>
    </message>
    <message>
        <source>this one</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>放得下</translation>
    </message>
    <message>
        <source>KiB too large</source>
        <translation>超出的 KiB</translation>
    </message>
    <message>
        <source>%1 of %2 pairs fits</source>
        <translation>%2 对中有 %1 对放得下</translation>
    </message>
</context>
<context>
    <name>MaskSection</name>
    <message>
        <source>Mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>&amp;Causal</source>
        <translation>因果(&amp;C)</translation>
    </message>
    <message>
        <source>Ali&amp;gnment of the diagonal</source>
        <translation>对角线的对齐(&amp;G)</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>top left: query r sees keys up to r</source>
        <translation>左上：查询 r 看到到 r 为止的键</translation>
    </message>
    <message>
        <source>bottom right: the last query sees all keys</source>
        <translation>右下：最后一个查询看到全部键</translation>
    </message>
</context>
<context>
    <name>PublishedMemory</name>
    <message>
        <source>What made it possible: kept for the backward pass, one head</source>
        <translation>它使什么成为可能：为反向传播保留的内存，单个头</translation>
    </message>
    <message>
        <source>MiB, log scales</source>
        <translation>MiB，对数刻度</translation>
    </message>
    <message>
        <source>sequence length N</source>
        <translation>序列长度 N</translation>
    </message>
    <message>
        <source>P, 16 bits</source>
        <translation>P，16 位</translation>
    </message>
    <message>
        <source>m and ℓ, 32 bits</source>
        <translation>m 和 ℓ，32 位</translation>
    </message>
    <message>
        <source>At %1 tokens standard attention keeps %2 a head and layer, FlashAttention %3.</source>
        <translation>%1 个词元时，标准注意力每头每层保留 %2，FlashAttention 保留 %3。</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>P of a head</source>
        <translation>一个头的 P</translation>
    </message>
    <message>
        <source>FA-1</source>
        <translation>FA-1</translation>
    </message>
    <message>
        <source>m, ℓ of a head</source>
        <translation>一个头的 m, ℓ</translation>
    </message>
    <message>
        <source>from the days</source>
        <translation>由天数算出</translation>
    </message>
    <message>
        <source>Speed-up, ×</source>
        <translation>加速比，×</translation>
    </message>
    <message>
        <source>The printed speed-ups follow from the printed days.</source>
        <translation>印出的加速比可由印出的天数得出。</translation>
    </message>
    <message>
        <source>of the five tasks</source>
        <translation>由五项任务算出</translation>
    </message>
    <message>
        <source>Average, %</source>
        <translation>平均，%</translation>
    </message>
    <message>
        <source>The averages follow from the five columns, but for the first: they give %1, 59.3 is printed. It may have been averaged before rounding.</source>
        <translation>各平均值可由五列得出，只有第一个除外：由五列得 %1，而印出的是 59.3。可能是先求平均后舍入所致。</translation>
    </message>
    <message>
        <source>4 N² + 10 N d</source>
        <translation>4 N² + 10 N d</translation>
    </message>
    <message>
        <source>PyTorch, MiB</source>
        <translation>PyTorch，MiB</translation>
    </message>
    <message>
        <source>13 N d + 2 N</source>
        <translation>13 N d + 2 N</translation>
    </message>
    <message>
        <source>FlashAttention, MiB</source>
        <translation>FlashAttention，MiB</translation>
    </message>
    <message>
        <source>algorithms 0 and 3</source>
        <translation>算法 0 和 3</translation>
    </message>
    <message>
        <source>Standard, MiB</source>
        <translation>标准，MiB</translation>
    </message>
    <message>
        <source>algorithms 1 and 4</source>
        <translation>算法 1 和 4</translation>
    </message>
    <message>
        <source>FA-1, MiB</source>
        <translation>FA-1，MiB</translation>
    </message>
    <message>
        <source>PyTorch&apos;s column is reproduced exactly by four N × N and ten N × d matrices in 16 bits, in units of 2²⁰ bytes: Q, K, V, O, their gradients, S, P, dP, dS and copies.</source>
        <translation>PyTorch 一列可由四个 N × N 和十个 N × d 的 16 位矩阵精确重现，单位为 2²⁰ 字节：Q、K、V、O 及其梯度，S、P、dP、dS 及副本。</translation>
    </message>
    <message>
        <source>FlashAttention&apos;s column from 512 on is thirteen N × d matrices and two numbers a row, in 32 bits. Neither count is in the paper: both were found by comparing.</source>
        <translation>FlashAttention 一列自 512 起为十三个 N × d 的 32 位矩阵加每行两个数。两种计数都不在论文中，均由比较得出。</translation>
    </message>
    <message>
        <source>At 128 and 256 two such matrices less are printed (%1 MiB at 256): one in 32 bits, as a sum of dQ over several key blocks would be. Then one key block held 256 rows: B_c = 256, an inference.</source>
        <translation>在 128 和 256 处印出的值少两个这样的矩阵（256 处为 %1 MiB）：其中一个为 32 位，正如对多个键块求 dQ 之和所需的那样。那么一个键块有 256 行：B_c = 256，此为推断。</translation>
    </message>
    <message>
        <source>The algorithms alone need less than either kernel takes: copies and sums in 32 bits are a matter of the implementation.</source>
        <translation>仅就算法而言，所需少于两个内核实际占用的：副本与 32 位的累加和是实现的问题。</translation>
    </message>
    <message>
        <source>Memory of forward and backward against the length</source>
        <translation>前向与反向的内存随长度的变化</translation>
    </message>
    <message>
        <source>Marks are printed, lines are the model: N² above, N below.</source>
        <translation>标记为印出的值，线为模型：上为 N²，下为 N。</translation>
    </message>
    <message>
        <source>PyTorch</source>
        <translation>PyTorch</translation>
    </message>
    <message>
        <source>FlashAttention</source>
        <translation>FlashAttention</translation>
    </message>
    <message>
        <source>reproduced from N = 512 on</source>
        <translation>自 N = 512 起重现</translation>
    </message>
    <message>
        <source>%1 ÷ %2 = %3: the “15 %” of the text.</source>
        <translation>%1 ÷ %2 = %3：即正文所说的“15 %”。</translation>
    </message>
    <message>
        <source>The lifts follow from the table: %1 points at 16,384 and %2 at 8,192.</source>
        <translation>提升可由表得出：16,384 处 %1 个百分点，8,192 处 %2 个百分点。</translation>
    </message>
    <message>
        <source>quoted, not reproduced here</source>
        <translation>引用，此处未重现</translation>
    </message>
</context>
<context>
    <name>PublishedSpeedUps</name>
    <message>
        <source>PyTorch ÷ FA, ×</source>
        <translation>PyTorch ÷ FA，×</translation>
    </message>
    <message>
        <source>Tables 11 (dropout and mask) and 20 (neither) have 8 heads and batch 16; at N = 1,024 they give %1 and %2, which is 2 to 4 × only with dropout and mask.</source>
        <translation>表 11（有 dropout 和掩码）与表 20（两者皆无）为 8 头、批 16；在 N = 1,024 处分别得 %1 和 %2，只有在有 dropout 和掩码时才是 2 到 4 ×。</translation>
    </message>
    <message>
        <source>N = %1</source>
        <translation>N = %1</translation>
    </message>
    <message>
        <source>FA-1, B_c %1</source>
        <translation>FA-1, B_c %1</translation>
    </message>
    <message>
        <source>%1, causal</source>
        <translation>%1，因果</translation>
    </message>
    <message>
        <source>HBM traffic, ÷</source>
        <translation>HBM 流量，÷</translation>
    </message>
    <message>
        <source>Counted here is how much less crosses, not how much less time that takes. The paper does not state its blocks: half the rows of a key block take the gain at N = %1 from %2 to %3.</source>
        <translation>此处计的是跨越的数据少了多少，而不是时间少了多少。论文没有给出分块：键块行数减半，N = %1 处的增益由 %2 变为 %3。</translation>
    </message>
    <message>
        <source>A causal mask leaves FA-1 about half the tiles and standard attention all entries: at N = 4,096 the gain in traffic grows from %1 to %2.</source>
        <translation>因果掩码使 FA-1 约剩一半分块，而标准注意力仍算全部元素：N = 4,096 处流量的增益由 %1 增至 %2。</translation>
    </message>
    <message>
        <source>quoted; traffic modelled</source>
        <translation>引用；流量为模型值</translation>
    </message>
</context>
<context>
    <name>PublishedSpeeds</name>
    <message>
        <source>from the peaks</source>
        <translation>由峰值算出</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>图</translation>
    </message>
    <message>
        <source>1 / %1</source>
        <translation>1 / %1</translation>
    </message>
    <message>
        <source>%1 ÷ %2 is %3, printed as 73 %: not rounded up.</source>
        <translation>%1 ÷ %2 得 %3，印为 73 %：没有四舍五入。</translation>
    </message>
    <message>
        <source>One FLOP in other units costs %1 of the tensor cores&apos;: the text&apos;s “16 × lower”.</source>
        <translation>在其他单元上做一次 FLOP 的代价是 Tensor Core 的 %1：即正文的“低 16 ×”。</translation>
    </message>
    <message>
        <source>By the rule a forward pass over 16,384 tokens with 16 heads of 128 is %1 TFLOP; at %2 TFLOP/s that takes %3 ms.</source>
        <translation>按规则，对 16,384 个词元、16 个宽度 128 的头做一次前向传播为 %1 TFLOP；以 %2 TFLOP/s 计需 %3 ms。</translation>
    </message>
    <message>
        <source>%1 of %2 TFLOP/s on H100 is %3; FlashAttention-3&apos;s text puts this version at 35 % there.</source>
        <translation>%1 占 H100 的 %2 TFLOP/s 的 %3；FlashAttention-3 的正文给出此版本在该卡上为 35 %。</translation>
    </message>
    <message>
        <source>shares recomputed; rates quoted</source>
        <translation>占比已重算；速率为引用</translation>
    </message>
    <message>
        <source>FA-2 ÷ FA, ×</source>
        <translation>FA-2 ÷ FA，×</translation>
    </message>
    <message>
        <source>FA-2 ÷ without, ×</source>
        <translation>FA-2 ÷ 不用，×</translation>
    </message>
    <message>
        <source>of %1 TFLOP/s</source>
        <translation>占 %1 TFLOP/s</translation>
    </message>
    <message>
        <source>FA-2, share of peak</source>
        <translation>FA-2，占峰值</translation>
    </message>
    <message>
        <source>sizes of GPT-3</source>
        <translation>GPT-3 的尺寸</translation>
    </message>
    <message>
        <source>Attention’s FLOPs</source>
        <translation>注意力的 FLOP</translation>
    </message>
    <message>
        <source>FA-2, tokens/s a GPU</source>
        <translation>FA-2，词元/s 每 GPU</translation>
    </message>
    <message>
        <source>“1.3 ×”, “2.8 ×” and “72 %” follow from the last row: %1, %2 and %3.</source>
        <translation>“1.3 ×”“2.8 ×”和“72 %”由最后一行得出：%1、%2 和 %3。</translation>
    </message>
    <message>
        <source>The text says “up to 2.8 ×”; its own second row gives %1.</source>
        <translation>正文称“最多 2.8 ×”；而其第二行得 %1。</translation>
    </message>
    <message>
        <source>Layers and width are not stated; those of GPT-3&apos;s own paper are taken (%1 × %2 and %3 × %4). The rule counts all of N²: under a causal mask about half of attention&apos;s share is not computed.</source>
        <translation>层数和宽度未给出；此处取 GPT-3 论文的数值（%1 × %2 和 %3 × %4）。规则计入全部 N²：在因果掩码下，注意力那部分约有一半不计算。</translation>
    </message>
    <message>
        <source>ratios recomputed; rates quoted</source>
        <translation>比值已重算；速率为引用</translation>
    </message>
    <message>
        <source>Share, %</source>
        <translation>占比，%</translation>
    </message>
    <message>
        <source>Both shares follow from the printed rates and the printed peak.</source>
        <translation>两个占比都可由印出的速率和印出的峰值得出。</translation>
    </message>
    <message>
        <source>By the rule a forward pass over 16,384 tokens with 16 heads of 128 is %1 TFLOP: %2 ms at the first text&apos;s rate, %3 ms at the later one&apos;s. For which length and width they hold is in the figures only.</source>
        <translation>按规则，对 16,384 个词元、16 个宽度 128 的头做一次前向传播为 %1 TFLOP：以前一文的速率需 %2 ms，以后一文的速率需 %3 ms。它们适用于哪种长度和宽度，只见于图中。</translation>
    </message>
    <message>
        <source>by the FLOP rule</source>
        <translation>按 FLOP 规则</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>Time, × the first</source>
        <translation>时间，× 第一个</translation>
    </message>
    <message>
        <source>4 N² d × heads × batch = %1 TFLOP; ÷ %2 ms = %3 TFLOP/s. All three rates reproduce: the rule is understood.</source>
        <translation>4 N² d × 头数 × 批 = %1 TFLOP；÷ %2 ms = %3 TFLOP/s。三个速率全部重现：规则理解正确。</translation>
    </message>
    <message>
        <source>reproduced from the printed times</source>
        <translation>由印出的时间重现</translation>
    </message>
    <message>
        <source>N %1, d %2, %3 heads</source>
        <translation>N %1, d %2，%3 头</translation>
    </message>
    <message>
        <source>this CPU</source>
        <translation>本机 CPU</translation>
    </message>
    <message>
        <source>RMSE</source>
        <translation>RMSE</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>尚未运行</translation>
    </message>
    <message>
        <source>“Measure here” runs the test with inputs of this rule on this computer&apos;s CPU.</source>
        <translation>“在此测量”会以符合此规则的输入在本机 CPU 上运行该测试。</translation>
    </message>
    <message>
        <source>can be run here</source>
        <translation>可在此运行</translation>
    </message>
    <message>
        <source>Measured here: standard attention&apos;s error is %1 that of FlashAttention-2; printed %2. N, d and the number of heads are not stated there, and standard attention keeps float32 within its softmax here, fp16 there: the direction can be compared, the errors only in size. It took %3 s.</source>
        <translation>在此测得：标准注意力的误差是 FlashAttention-2 的 %1；印出的是 %2。文中未给出 N、d 和头数，而且标准注意力在此处的 softmax 内用 float32，文中用 fp16：方向可比，误差大小只能比量级。用时 %3 s。</translation>
    </message>
    <message>
        <source>the ratio is reproduced here</source>
        <translation>比值在此重现</translation>
    </message>
    <message>
        <source>measured here: the same direction, another ratio</source>
        <translation>在此测得：方向相同，比值不同</translation>
    </message>
    <message>
        <source>measured here: the other way round</source>
        <translation>在此测得：方向相反</translation>
    </message>
    <message>
        <source>FlashAttention-3&apos;s kernel and scales by block in FP8 are not part of this program: those rows are quoted.</source>
        <translation>FlashAttention-3 的内核及其 FP8 逐块缩放不在本程序之内：这些行为引用。</translation>
    </message>
</context>
<context>
    <name>PublishedTimes</name>
    <message>
        <source>FMHA ÷ FA, ×</source>
        <translation>FMHA ÷ FA，×</translation>
    </message>
    <message>
        <source>FLOP rule of FA-2</source>
        <translation>FA-2 的 FLOP 规则</translation>
    </message>
    <message>
        <source>FlashAttention, TFLOP/s</source>
        <translation>FlashAttention，TFLOP/s</translation>
    </message>
    <message>
        <source>“4 % slower at 128, 8 % faster at 256, 5 % faster at 512” follows from the printed times: %1, %2 and %3.</source>
        <translation>“128 处慢 4 %，256 处快 8 %，512 处快 5 %”由印出的时间得出：%1、%2 和 %3。</translation>
    </message>
    <message>
        <source>Times of an A100 cannot be reproduced here; the rates are recomputed from them.</source>
        <translation>A100 的时间无法在此重现；速率由这些时间重算得出。</translation>
    </message>
    <message>
        <source>quoted; ratios recomputed</source>
        <translation>引用；比值已重算</translation>
    </message>
    <message>
        <source>PyTorch ÷ FA, ×</source>
        <translation>PyTorch ÷ FA，×</translation>
    </message>
    <message>
        <source>FA, TFLOP/s</source>
        <translation>FA，TFLOP/s</translation>
    </message>
    <message>
        <source>Time grows with N²: from 32,768 to 65,536 it takes %1 as long (4 × by the FLOPs). Block-sparse: %2.</source>
        <translation>时间随 N² 增长：从 32,768 到 65,536 用时为 %1（按 FLOP 为 4 ×）。块稀疏：%2。</translation>
    </message>
    <message>
        <source>At most %1 TFLOP/s, %2 of the %3 of an A100: FlashAttention-2&apos;s text puts this version at 25 to 40 % of the peak.</source>
        <translation>至多 %1 TFLOP/s，为 A100 的 %3 的 %2：FlashAttention-2 的正文给出此版本为峰值的 25 到 40 %。</translation>
    </message>
    <message>
        <source>This version runs one thread block a head: %1 heads on %2 multiprocessors are %3 rounds at %4 average use, if one block is resident on each. An inference: the paper does not say so.</source>
        <translation>此版本每个头用一个线程块：若每个多处理器上驻留一个，则 %1 个头在 %2 个多处理器上要 %3 轮，平均利用率 %4。此为推断：论文没有说明。</translation>
    </message>
    <message>
        <source>Printed times against the length</source>
        <translation>印出的时间随长度的变化</translation>
    </message>
    <message>
        <source>ms, log scales</source>
        <translation>ms，对数刻度</translation>
    </message>
    <message>
        <source>sequence length N</source>
        <translation>序列长度 N</translation>
    </message>
    <message>
        <source>Where a curve ends its kernel ran out of memory, or has no longer sequences.</source>
        <translation>曲线终止处，其内核内存不足，或没有更长的序列。</translation>
    </message>
    <message>
        <source>quoted; ratios and rates recomputed</source>
        <translation>引用；比值与速率已重算</translation>
    </message>
</context>
<context>
    <name>PublishedTraffic</name>
    <message>
        <source>from figure 2</source>
        <translation>由图 2</translation>
    </message>
    <message>
        <source>Ratio, ×</source>
        <translation>比值，×</translation>
    </message>
    <message>
        <source>figure 2, arXiv text: runtime</source>
        <translation>图 2，arXiv 版：运行时间</translation>
    </message>
    <message>
        <source>figure 2, NeurIPS text: runtime</source>
        <translation>图 2，NeurIPS 版：运行时间</translation>
    </message>
    <message>
        <source>figure 2, arXiv text: HBM traffic</source>
        <translation>图 2，arXiv 版：HBM 流量</translation>
    </message>
    <message>
        <source>figure 2, NeurIPS text: HBM traffic</source>
        <translation>图 2，NeurIPS 版：HBM 流量</translation>
    </message>
    <message>
        <source>HBM traffic by the closed forms, setting of figure 2</source>
        <translation>按闭式的 HBM 流量，图 2 的设置</translation>
    </message>
    <message>
        <source>FA-1, B_c %1</source>
        <translation>FA-1, B_c %1</translation>
    </message>
    <message>
        <source>No setting is printed with it, so it cannot be checked. Of the same paper&apos;s figure 2 the two texts give %1 and %2 for forward and backward; the largest gain is expected where masks and dropout are fused too.</source>
        <translation>没有随之印出任何设置，因此无法核对。同一论文的图 2 在两个版本中对前向加反向分别给出 %1 和 %2；掩码和 dropout 也融合时，预期增益最大。</translation>
    </message>
    <message>
        <source>quoted: no setting to compute it from</source>
        <translation>引用：没有可供计算的设置</translation>
    </message>
    <message>
        <source>algorithms 0 and 3</source>
        <translation>算法 0 和 3</translation>
    </message>
    <message>
        <source>The GFLOPs do not reproduce: the products alone are %1 and %2, some %3 of what is printed. Only their ratio comes near: %4 printed, %5 here (seven products instead of six).</source>
        <translation>GFLOP 数无法重现：仅乘积就有 %1 和 %2，约为印出值的 %3。只有它们的比值接近：印出 %4，此处 %5（乘积由六个变为七个）。</translation>
    </message>
    <message>
        <source>Standard&apos;s bytes do not follow from the algorithms, which move %1 GB. The printed 40.3 is %2 more passes over an N × N matrix in 16 bits (%3 GB each), 35.3 is %4 more: mask and dropout may be those.</source>
        <translation>标准注意力的字节数不能由算法得出，算法只搬运 %1 GB。印出的 40.3 相当于对 16 位的 N × N 矩阵再多 %2 遍（每遍 %3 GB），35.3 相当于再多 %4 遍：可能是掩码和 dropout。</translation>
    </message>
    <message>
        <source>FlashAttention&apos;s 4.4 GB is met within %1 if all of 192 KiB held the blocks in 16 bits: B_c = %2 gives %3 GB. The paper does not state its blocks: this is a reconstruction. B_c = 256 gives %4 GB.</source>
        <translation>若 192 KiB 全部用于存放 16 位的各块，则 FlashAttention 的 4.4 GB 在 %1 以内吻合：B_c = %2 得 %3 GB。论文没有给出分块：这是一种重构。B_c = 256 得 %4 GB。</translation>
    </message>
    <message>
        <source>No time was measured here; ≥ is what the products and the counted bytes take at least at the peak rates of an A100-%1. The 11.7 ms of the NeurIPS text fit table 7: its %2 ms at N = 512 make %3 ms at twice the length. 7.3 ms would be %4 TFLOP/s, more than the paper&apos;s tables reach: a causal mask would explain it.</source>
        <translation>此处没有测量时间；≥ 表示乘积与计数的字节在 A100-%1 的峰值速率下至少需要的时间。NeurIPS 版的 11.7 ms 与表 7 相符：其 N = 512 处的 %2 ms 在两倍长度下为 %3 ms。7.3 ms 则为 %4 TFLOP/s，高于论文各表达到的值：因果掩码可以解释它。</translation>
    </message>
    <message>
        <source>HBM traffic, forward and backward, against the key block</source>
        <translation>前向与反向的 HBM 流量随键块的变化</translation>
    </message>
    <message>
        <source>GB, log scale</source>
        <translation>GB，对数刻度</translation>
    </message>
    <message>
        <source>B_c, rows of a key block</source>
        <translation>B_c，键块的行数</translation>
    </message>
    <message>
        <source>FA-1</source>
        <translation>FA-1</translation>
    </message>
    <message>
        <source>The model falls below the printed %1 GB with key blocks of %2 rows.</source>
        <translation>键块为 %2 行时，模型降到印出的 %1 GB 以下。</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>standard, arXiv</source>
        <translation>标准，arXiv</translation>
    </message>
    <message>
        <source>standard, NeurIPS</source>
        <translation>标准，NeurIPS</translation>
    </message>
    <message>
        <source>FlashAttention</source>
        <translation>FlashAttention</translation>
    </message>
    <message>
        <source>does not reproduce, except FlashAttention’s traffic</source>
        <translation>除 FlashAttention 的流量外均未重现</translation>
    </message>
    <message>
        <source>HBM accesses, GB</source>
        <translation>HBM 访问，GB</translation>
    </message>
    <message>
        <source>B_r ≤ d, 16 bits</source>
        <translation>B_r ≤ d，16 位</translation>
    </message>
    <message>
        <source>On chip, KiB</source>
        <translation>片上，KiB</translation>
    </message>
    <message>
        <source>, too large</source>
        <translation>，太大</translation>
    </message>
    <message>
        <source>The model falls from %1 to %2 GB; the printed axis has its ticks at 2, 4 and 6 GB. It can be held against the figure by eye, not by number.</source>
        <translation>模型由 %1 降到 %2 GB；印出的坐标轴在 2、4 和 6 GB 处有刻度。它只能用眼与图比较，不能按数值比较。</translation>
    </message>
    <message>
        <source>“Larger block size will not fit into the small SRAM size”: at B_c = %1 the blocks exceed the %2 KiB that a thread block of an A100 may use.</source>
        <translation>“Larger block size will not fit into the small SRAM size”（更大的块放不进小容量 SRAM）：B_c = %1 时各块超出 A100 的一个线程块可用的 %2 KiB。</translation>
    </message>
    <message>
        <source>That the time stays level beyond 256 is no matter of bytes: this program has no time to hold against it.</source>
        <translation>时间在 256 之后保持不变，这与字节无关：本程序没有时间可与之对照。</translation>
    </message>
    <message>
        <source>HBM accesses, forward, against the key block</source>
        <translation>前向的 HBM 访问随键块的变化</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>Twice the rows of a key block, half the passes over Q and O.</source>
        <translation>键块行数加倍，遍历 Q 和 O 的次数减半。</translation>
    </message>
    <message>
        <source>tick of the axis</source>
        <translation>坐标轴的刻度</translation>
    </message>
    <message>
        <source>modelled; no values are printed</source>
        <translation>模型值；没有印出数值</translation>
    </message>
    <message>
        <source>any blocks</source>
        <translation>任意分块</translation>
    </message>
    <message>
        <source>Products, × dense</source>
        <translation>乘积，× 稠密</translation>
    </message>
    <message>
        <source>FA-1, 64 × 256, d 64</source>
        <translation>FA-1，64 × 256，d 64</translation>
    </message>
    <message>
        <source>HBM traffic, × dense</source>
        <translation>HBM 流量，× 稠密</translation>
    </message>
    <message>
        <source>Counted here, products fall exactly and traffic nearly in proportion: at 20 % of the blocks %1 of the dense traffic is left, since each key block is still loaded once and written once.</source>
        <translation>按此处的计数，乘积严格按比例下降，流量接近按比例：保留 20 % 的块时，流量为稠密时的 %1，因为每个键块仍要加载一次、写回一次。</translation>
    </message>
    <message>
        <source>Table 20 prints %1 ms of %2 ms at N = 4,096: %3 of the dense time, for a share of blocks that it does not state.</source>
        <translation>表 20 在 N = 4,096 处印出 %1 ms，稠密为 %2 ms：即稠密时间的 %3，所对应的块的比例未给出。</translation>
    </message>
    <message>
        <source>Work that is left, against the share of blocks</source>
        <translation>剩余的工作量随块的比例的变化</translation>
    </message>
    <message>
        <source>× dense</source>
        <translation>× 稠密</translation>
    </message>
    <message>
        <source>non-zero blocks, %</source>
        <translation>非零块，%</translation>
    </message>
    <message>
        <source>Traffic keeps a small part that no mask takes away.</source>
        <translation>流量中有一小部分是任何掩码都去不掉的。</translation>
    </message>
    <message>
        <source>products</source>
        <translation>乘积</translation>
    </message>
    <message>
        <source>HBM traffic, FA-1</source>
        <translation>HBM 流量，FA-1</translation>
    </message>
    <message>
        <source>the proportion holds in counts; no values are printed</source>
        <translation>比例关系在计数中成立；没有印出数值</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Export %1</source>
        <translation>导出 %1</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG 图片 (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG 矢量图 (*.svg)</translation>
    </message>
    <message>
        <source>PDF page (*.pdf)</source>
        <translation>PDF 页面 (*.pdf)</translation>
    </message>
    <message>
        <source>CSV data (*.csv)</source>
        <translation>CSV 数据 (*.csv)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Sessions, lessons and NumPy arrays (*.tilewise *.json *.npz *.npy)</source>
        <translation>会话、课程和 NumPy 数组 (*.tilewise *.json *.npz *.npy)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Worksheet with its solution</source>
        <translation>练习纸及其解答</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>worksheet-%1.pdf</source>
        <translation>练习纸-%1.pdf</translation>
    </message>
    <message>
        <source>The worksheet and its solution were written to %1.</source>
        <translation>练习纸及其解答已写入 %1。</translation>
    </message>
    <message>
        <source>Worksheet about the example %1, with its solution</source>
        <translation>关于示例 %1 的练习纸，附解答</translation>
    </message>
    <message>
        <source>It is about the example %1, not about the run at hand: %2</source>
        <translation>内容是示例 %1，而不是当前运行：%2</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>&lt;h3&gt;Tilewise %1&lt;/h3&gt;&lt;p&gt;FlashAttention, tile by tile: the exact algorithm, its memory traffic and its numbers.&lt;/p&gt;&lt;p&gt;The desktop app is free software under the GPL, version 3 or later; the engine and the command line under the MIT licence. Fonts: Roboto and JetBrains Mono, DejaVu Sans. The attention heads come from KWT-1 (Apache-2.0) and stories260K (MIT).&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Tilewise %1&lt;/h3&gt;&lt;p&gt;逐块看 FlashAttention：精确的算法、它的访存流量和它的数值。&lt;/p&gt;&lt;p&gt;桌面应用是自由软件，采用 GPL 第 3 版或更高版本；引擎和命令行采用 MIT 许可证。字体：Roboto、JetBrains Mono、DejaVu Sans。注意力头来自 KWT-1 (Apache-2.0) 和 stories260K (MIT)。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Tilewise</source>
        <translation>关于 Tilewise</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <source>Ctrl+Wheel</source>
        <translation>Ctrl+滚轮</translation>
    </message>
    <message>
        <source>Zoom the stage</source>
        <translation>缩放主视图</translation>
    </message>
    <message>
        <source>+ or -</source>
        <translation>+ 或 -</translation>
    </message>
    <message>
        <source>Zoom the stage, when it has the focus</source>
        <translation>缩放主视图（主视图获得焦点时）</translation>
    </message>
    <message>
        <source>Alt+Arrows</source>
        <translation>Alt+方向键</translation>
    </message>
    <message>
        <source>Move the enlarged stage, when it has the focus</source>
        <translation>移动放大后的主视图（主视图获得焦点时）</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>上、下方向键</translation>
    </message>
    <message>
        <source>Select a row, in the inspector</source>
        <translation>在检视器中选择一行</translation>
    </message>
    <message>
        <source>In the stage and the inspector</source>
        <translation>在主视图和检视器中</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Arrows</source>
        <translation>Ctrl+Shift+方向键</translation>
    </message>
    <message>
        <source>Select the tile beside, when the stage has the focus</source>
        <translation>选择相邻的分块（主视图获得焦点时）</translation>
    </message>
    <message>
        <source>Inspect a row</source>
        <translation>查看一行</translation>
    </message>
    <message>
        <source>Query row, 0 to %1:</source>
        <translation>查询行，0 到 %1：</translation>
    </message>
</context>
<context>
    <name>ResultPicture</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Claim: %1.</source>
        <translation>论断：%1。</translation>
    </message>
    <message>
        <source>Printed, %1: %2.</source>
        <translation>印出，%1：%2。</translation>
    </message>
</context>
<context>
    <name>RooflineFigure</name>
    <message>
        <source>Roofline, %1</source>
        <translation>屋顶线, %1</translation>
    </message>
    <message>
        <source>bounds if every counted byte came from HBM</source>
        <translation>假定每个计数字节都来自 HBM 时的界限</translation>
    </message>
    <message>
        <source>No document at hand states what %1 does with %2. The roofline needs a 16-bit type.</source>
        <translation>手头没有资料说明 %1 对 %2 的性能。屋顶线需要一种 16 位类型。</translation>
    </message>
    <message>
        <source>FLOP per counted byte</source>
        <translation>每个计数字节的 FLOP</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>HBM %1 TB/s</source>
        <translation>HBM %1 TB/s</translation>
    </message>
    <message>
        <source>tensor cores, %1: %2 TFLOP/s</source>
        <translation>Tensor Core，%1：%2 TFLOP/s</translation>
    </message>
    <message>
        <source>each tensor once</source>
        <translation>每个张量各一次</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>exponentials not stated</source>
        <translation>指数运算速率未给出</translation>
    </message>
    <message>
        <source>Model: bound by %1, %2 a head (%3); the L2 serves most re-reads, so a kernel may pass it.</source>
        <translation>模型：限于 %1，每个头 %2（%3）；大多数重读由 L2 满足，因此内核可能超过它。</translation>
    </message>
    <message>
        <source>%1 FLOP per counted byte allow %2.</source>
        <translation>每个计数字节 %1 FLOP 允许 %2。</translation>
    </message>
    <message>
        <source>exponentials: %1</source>
        <translation>指数运算：%1</translation>
    </message>
    <message>
        <source>%1 TFLOP/s</source>
        <translation>%1 TFLOP/s</translation>
    </message>
</context>
<context>
    <name>RowEquation</name>
    <message>
        <source>next </source>
        <translation>下一个 </translation>
    </message>
</context>
<context>
    <name>ScoreSection</name>
    <message>
        <source>Soft cap, ALiBi, dropout</source>
        <translation>软上限、ALiBi、dropout</translation>
    </message>
    <message>
        <source>Soft cap of scores</source>
        <translation>分数的软上限</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Dropout probability</source>
        <translation>dropout 概率</translation>
    </message>
    <message>
        <source>ALiBi slopes: one, or one a query head</source>
        <translation>ALiBi 斜率：一个，或每个查询头一个</translation>
    </message>
    <message>
        <source>The seed of dropout is that of the data.</source>
        <translation>dropout 的种子与数据的种子相同。</translation>
    </message>
    <message>
        <source>cap %1</source>
        <translation>软上限 %1</translation>
    </message>
    <message>
        <source>slopes %1</source>
        <translation>斜率 %1</translation>
    </message>
    <message>
        <source>dropout %1</source>
        <translation>dropout %1</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>%1 of %2 row</source>
        <translation>%2 行中的 %1 行</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%2 行中的 %1 行</translation>
    </message>
    <message>
        <source>%1 row</source>
        <translation>%1 行</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 行</translation>
    </message>
    <message>
        <source>The maximum over all keys was taken in %1 row.</source>
        <translation>对 %1 行求了所有键上的最大值。</translation>
    </message>
    <message>
        <source>The maximum over all keys was taken in %1 rows.</source>
        <translation>对 %1 行求了所有键上的最大值。</translation>
    </message>
    <message>
        <source>The running maximum of %1 was updated; by how much is not computed.</source>
        <translation>更新了 %1的运行最大值；增大多少未计算。</translation>
    </message>
    <message>
        <source>The maximum grew in %1, by %2</source>
        <translation>%1的最大值增大，增幅 %2</translation>
    </message>
    <message>
        <source>The maximum grew in %1, by at most %2</source>
        <translation>%1的最大值增大，增幅至多 %2</translation>
    </message>
    <message>
        <source>; %1 row got its first</source>
        <translation>；%1 行首次得到最大值</translation>
    </message>
    <message>
        <source>; %1 rows got their first</source>
        <translation>；%1 行首次得到最大值</translation>
    </message>
    <message>
        <source>%1 got its first maximum</source>
        <translation>%1首次得到最大值</translation>
    </message>
    <message>
        <source>%1 got their first maximum</source>
        <translation>%1首次得到最大值</translation>
    </message>
    <message>
        <source>; no older one grew</source>
        <translation>；原有的最大值均未增大</translation>
    </message>
    <message>
        <source>No maximum grew.</source>
        <translation>没有最大值增大。</translation>
    </message>
    <message>
        <source>The sums of %1 were multiplied by their factors, which are not computed.</source>
        <translation>%1的各个和乘以各自的因子，因子未计算。</translation>
    </message>
    <message>
        <source>Nothing was rescaled: no row had a sum yet.</source>
        <translation>没有重缩放：尚无任何一行有和。</translation>
    </message>
    <message>
        <source>Nothing was rescaled: every factor rounds to 1.</source>
        <translation>没有重缩放：每个因子都舍入为 1。</translation>
    </message>
    <message>
        <source>Nothing was rescaled: no older maximum grew.</source>
        <translation>没有重缩放：原有的最大值均未增大。</translation>
    </message>
    <message>
        <source>Nothing was rescaled: no maximum grew.</source>
        <translation>没有重缩放：没有最大值增大。</translation>
    </message>
    <message>
        <source>In %1 the maximum grew, so *l* and %5 of that row were multiplied by %2; the factor is %3, in %4.</source>
        <translation>%1的最大值增大，故该行的 *l* 和 %5 乘以 %2；因子为 %3，在%4。</translation>
    </message>
    <message>
        <source>In %1 the maximum grew, so *l* and %5 of those rows were multiplied by %2; the smallest factor is %3, in %4.</source>
        <translation>%1的最大值增大，故这些行的 *l* 和 %5 乘以 %2；最小因子为 %3，在%4。</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>row&#xa0;%1</source>
        <translation>第&#xa0;%1&#xa0;行</translation>
    </message>
    <message>
        <source>row&#xa0;%1, “%2”</source>
        <translation>第&#xa0;%1&#xa0;行“%2”</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>写回</translation>
    </message>
</context>
<context>
    <name>SizeSection</name>
    <message>
        <source>Sizes</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>&amp;Queries</source>
        <translation>查询(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>键(&amp;K)</translation>
    </message>
    <message>
        <source>Same &amp;number</source>
        <translation>同样数目(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Width of a key</source>
        <translation>键的宽度(&amp;W)</translation>
    </message>
    <message>
        <source>Width of a val&amp;ue</source>
        <translation>值的宽度(&amp;U)</translation>
    </message>
    <message>
        <source>Same w&amp;idth</source>
        <translation>同样宽度(&amp;I)</translation>
    </message>
    <message>
        <source>Sizes come from the file.</source>
        <translation>尺寸来自文件。</translation>
    </message>
</context>
<context>
    <name>SparseSection</name>
    <message>
        <source>Window, documents, block mask</source>
        <translation>窗口、文档、块掩码</translation>
    </message>
    <message>
        <source>Window: keys before</source>
        <translation>窗口：之前的键</translation>
    </message>
    <message>
        <source>unbounded</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Window: keys after</source>
        <translation>窗口：之后的键</translation>
    </message>
    <message>
        <source>Documents: lengths such as 30, 50, 20</source>
        <translation>文档：长度，例如 30, 50, 20</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Documents of the keys</source>
        <translation>键的文档</translation>
    </message>
    <message>
        <source>as those of the queries</source>
        <translation>与查询的相同</translation>
    </message>
    <message>
        <source>Paint block mask…</source>
        <translation>绘制块掩码…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Remove the block mask</source>
        <translation>删除块掩码</translation>
    </message>
    <message>
        <source>The sizes and blocks have to be right first.</source>
        <translation>须先改正尺寸和分块。</translation>
    </message>
    <message>
        <source>No block mask</source>
        <translation>没有块掩码</translation>
    </message>
    <message>
        <source>Block mask of %1 × %2 tiles, %3 visible</source>
        <translation>%1 × %2 个分块的块掩码，可见 %3</translation>
    </message>
    <message>
        <source>window %1, %2</source>
        <translation>窗口 %1, %2</translation>
    </message>
    <message>
        <source>∞</source>
        <translation>∞</translation>
    </message>
    <message>
        <source>documents %1</source>
        <translation>文档 %1</translation>
    </message>
    <message>
        <source>block mask</source>
        <translation>块掩码</translation>
    </message>
    <message>
        <source>%1. Carried over to %2 × %3: a tile may be visible where it meets one that may.</source>
        <translation>%1。已沿用到 %2 × %3：分块若与可见的分块相交，即可见。</translation>
    </message>
</context>
<context>
    <name>StageWords</name>
    <message>
        <source>loaded</source>
        <translation>已加载</translation>
    </message>
    <message>
        <source>stored</source>
        <translation>已写回</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>not modelled</source>
        <translation>未建模</translation>
    </message>
    <message>
        <source>no capacity given</source>
        <translation>未给定容量</translation>
    </message>
    <message>
        <source>%1 used</source>
        <translation>已用 %1</translation>
    </message>
    <message>
        <source>given as a number, per thread block</source>
        <translation>以数值给定，每个线程块</translation>
    </message>
    <message>
        <source>%1, per thread block</source>
        <translation>%1，每个线程块</translation>
    </message>
    <message>
        <source>Capacity per thread block</source>
        <translation>每个线程块的容量</translation>
    </message>
    <message>
        <source>Capacity, %1 per thread block</source>
        <translation>容量，每个线程块 %1</translation>
    </message>
    <message>
        <source>%1 too many</source>
        <translation>超出 %1</translation>
    </message>
    <message>
        <source>Does not fit: %1 too many. It still steps.</source>
        <translation>放不下：超出 %1。仍可单步。</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>queries down, stretched %1; keys across; never stored</source>
        <translation>查询向下，拉伸 %1；键向右；从不写回</translation>
    </message>
    <message>
        <source>queries down, stretched %1; keys across</source>
        <translation>查询向下，拉伸 %1；键向右</translation>
    </message>
    <message>
        <source>queries stretched %1</source>
        <translation>查询拉伸 %1</translation>
    </message>
    <message>
        <source>queries down; keys across, stretched %1; never stored</source>
        <translation>查询向下；键向右，拉伸 %1；从不写回</translation>
    </message>
    <message>
        <source>queries down; keys across, stretched %1</source>
        <translation>查询向下；键向右，拉伸 %1</translation>
    </message>
    <message>
        <source>keys stretched %1</source>
        <translation>键拉伸 %1</translation>
    </message>
    <message>
        <source>queries down, keys across; never stored; strips not to scale</source>
        <translation>查询向下，键向右；从不写回；条带不按比例</translation>
    </message>
    <message>
        <source>queries down, keys across; strips not to scale</source>
        <translation>查询向下，键向右；条带不按比例</translation>
    </message>
    <message>
        <source>strips not to scale</source>
        <translation>条带不按比例</translation>
    </message>
    <message>
        <source>scores, weights: queries down, keys across; never stored</source>
        <translation>分数、权重：查询向下，键向右；从不写回</translation>
    </message>
    <message>
        <source>queries down, keys across; never stored</source>
        <translation>查询向下，键向右；从不写回</translation>
    </message>
    <message>
        <source>queries down, keys across</source>
        <translation>查询向下，键向右</translation>
    </message>
    <message>
        <source>never stored</source>
        <translation>从不写回</translation>
    </message>
    <message>
        <source>HBM</source>
        <translation>HBM</translation>
    </message>
    <message>
        <source>off-chip memory</source>
        <translation>片外存储器</translation>
    </message>
    <message>
        <source>key block *j*</source>
        <translation>键块 *j*</translation>
    </message>
    <message>
        <source>key block *j*, outer in loop 1</source>
        <translation>键块 *j*，循环 1 的外层</translation>
    </message>
    <message>
        <source>key block *j*, outer loop</source>
        <translation>键块 *j*，外层循环</translation>
    </message>
    <message>
        <source>key block *j*, inner loop</source>
        <translation>键块 *j*，内层循环</translation>
    </message>
    <message>
        <source>query block *i*</source>
        <translation>查询块 *i*</translation>
    </message>
    <message>
        <source>query block *i*, Q %1</source>
        <translation>查询块 *i*，Q %1</translation>
    </message>
    <message>
        <source>query block *i*, outer in loop 2</source>
        <translation>查询块 *i*，循环 2 的外层</translation>
    </message>
    <message>
        <source>query block *i*, inner loop</source>
        <translation>查询块 *i*，内层循环</translation>
    </message>
    <message>
        <source>query block *i*, outer loop</source>
        <translation>查询块 *i*，外层循环</translation>
    </message>
    <message>
        <source>weights *P* = softmax of *S*</source>
        <translation>权重 *P* = *S* 的 softmax</translation>
    </message>
    <message>
        <source>weights *P*, kept</source>
        <translation>权重 *P*，保留</translation>
    </message>
    <message>
        <source>*P*, kept</source>
        <translation>*P*，保留</translation>
    </message>
    <message>
        <source>weights *P*</source>
        <translation>权重 *P*</translation>
    </message>
    <message>
        <source>weights *P~*, not normalised</source>
        <translation>权重 *P~*，未归一化</translation>
    </message>
    <message>
        <source>d*P*, gradient of the weights</source>
        <translation>d*P*，权重的梯度</translation>
    </message>
    <message>
        <source>d*S*, gradient of the scores</source>
        <translation>d*S*，分数的梯度</translation>
    </message>
    <message>
        <source>scores *S*</source>
        <translation>分数 *S*</translation>
    </message>
    <message>
        <source>done tiles: scores *S*</source>
        <translation>已完成的分块：分数 *S*</translation>
    </message>
    <message>
        <source>Moved so far, %1</source>
        <translation>至今搬运（%1）</translation>
    </message>
    <message>
        <source>%1 full</source>
        <translation>%1 个全可见</translation>
    </message>
    <message>
        <source>%1 partial</source>
        <translation>%1 个部分可见</translation>
    </message>
    <message>
        <source>%1 skipped</source>
        <translation>%1 个跳过</translation>
    </message>
    <message>
        <source>1 tile, in every pass</source>
        <translation>1 个分块，每遍都算</translation>
    </message>
    <message>
        <source>%1 tiles, all in every pass</source>
        <translation>%1 个分块，每遍全部计算</translation>
    </message>
    <message>
        <source>%1 of %2 tiles, in both loops</source>
        <translation>%2 个分块中的 %1 个，两个循环中</translation>
    </message>
    <message>
        <source>%1 of %2 tiles visited</source>
        <translation>访问 %2 个分块中的 %1 个</translation>
    </message>
    <message>
        <source>%1 tiles of zeros</source>
        <translation>%1 个全零分块</translation>
    </message>
    <message>
        <source>%1 FLOP over *d*_k</source>
        <translation>对 *d*_k 每个 %1 FLOP</translation>
    </message>
    <message>
        <source>%1 FLOP over *d*_v</source>
        <translation>对 *d*_v 每个 %1 FLOP</translation>
    </message>
    <message>
        <source>one for each visited tile.</source>
        <translation>每个访问的分块一个。</translation>
    </message>
    <message>
        <source>Blocks of a tensor</source>
        <translation>张量的各块</translation>
    </message>
    <message>
        <source>summed in parts</source>
        <translation>分部分累加</translation>
    </message>
    <message>
        <source>tiles summed</source>
        <translation>累加的分块</translation>
    </message>
    <message>
        <source>Not modelled: Algorithm 0 leaves open</source>
        <translation>未建模：算法 0 未规定什么</translation>
    </message>
    <message>
        <source>what stays on chip. Its count lets</source>
        <translation>留在片上。按其计数，</translation>
    </message>
    <message>
        <source>*Q*, *K* and *V* cross once.</source>
        <translation>*Q*、*K* 和 *V* 各经过一次。</translation>
    </message>
    <message>
        <source>SRAM</source>
        <translation>SRAM</translation>
    </message>
    <message>
        <source>on chip; not modelled</source>
        <translation>片上；未建模</translation>
    </message>
    <message>
        <source>on chip; boxes to the scale of their values</source>
        <translation>片上；方框按值数的比例</translation>
    </message>
    <message>
        <source>on chip</source>
        <translation>片上</translation>
    </message>
    <message>
        <source>Three passes</source>
        <translation>三遍</translation>
    </message>
    <message>
        <source>*P* = softmax of *S*, row by row</source>
        <translation>*P* = *S* 的 softmax，逐行</translation>
    </message>
    <message>
        <source>Five passes</source>
        <translation>五遍</translation>
    </message>
    <message>
        <source>Five products a tile</source>
        <translation>每个分块五个乘积</translation>
    </message>
    <message>
        <source>Seven products, two loops</source>
        <translation>七个乘积，两个循环</translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>每个 %1</translation>
    </message>
    <message>
        <source>full</source>
        <translation>全可见</translation>
    </message>
    <message>
        <source>partial</source>
        <translation>部分可见</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>待执行</translation>
    </message>
    <message>
        <source>now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>已过</translation>
    </message>
    <message>
        <source>in HBM</source>
        <translation>在 HBM 中</translation>
    </message>
    <message>
        <source>also on chip</source>
        <translation>同时在片上</translation>
    </message>
    <message>
        <source>not written yet</source>
        <translation>尚未写回</translation>
    </message>
    <message>
        <source>causal mask</source>
        <translation>因果掩码</translation>
    </message>
    <message>
        <source>window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>other documents</source>
        <translation>不同文档</translation>
    </message>
    <message>
        <source>block mask</source>
        <translation>块掩码</translation>
    </message>
    <message>
        <source>masks together</source>
        <translation>各掩码共同</translation>
    </message>
    <message>
        <source>%1 done, %2 now, %3 to come</source>
        <translation>%1 个完成，%2 个当前，%3 个待执行</translation>
    </message>
    <message>
        <source>%1 holds %2 of its %3 parts,</source>
        <translation>%1 已有 %3 部分中的 %2 部分，</translation>
    </message>
    <message>
        <source>Blocks are summed in parts,</source>
        <translation>各块分部分累加，</translation>
    </message>
    <message>
        <source>last: %1, %2</source>
        <translation>最近：%1，%2</translation>
    </message>
    <message>
        <source>last move: %1, %2, at step %3</source>
        <translation>最近搬运：%1，%2，在步 %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>all masked, computed all the same</source>
        <translation>全部遮去，但仍计算</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation>%1“%2”</translation>
    </message>
    <message>
        <source>%1 block %2</source>
        <translation>%1 块 %2</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>尚未计算</translation>
    </message>
    <message>
        <source>computed, but not at hand at this step</source>
        <translation>已计算，但这一步手头没有</translation>
    </message>
    <message>
        <source>weight %1, made anew from Q, K and lse</source>
        <translation>权重 %1，由 Q、K 和 lse 重新算出</translation>
    </message>
    <message>
        <source>score %1, made anew from Q and K</source>
        <translation>分数 %1，由 Q 和 K 重新算出</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>行 %1，列 %2</translation>
    </message>
    <message>
        <source>%1: masked</source>
        <translation>%1：被遮去</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: weight %2</source>
        <translation>%1：权重 %2</translation>
    </message>
    <message>
        <source>%1: weight, not normalised, %2</source>
        <translation>%1：未归一化的权重 %2</translation>
    </message>
    <message>
        <source>%1: dP %2</source>
        <translation>%1：dP %2</translation>
    </message>
    <message>
        <source>%1: dS %2</source>
        <translation>%1：dS %2</translation>
    </message>
    <message>
        <source>%1: score %2</source>
        <translation>%1：分数 %2</translation>
    </message>
    <message>
        <source>Score grid, %1 × %2 tiles</source>
        <translation>分数网格，%1 × %2 个分块</translation>
    </message>
    <message>
        <source>Tile (%1, %2), %3</source>
        <translation>分块 (%1, %2)，%3</translation>
    </message>
    <message>
        <source>queries %1, keys %2</source>
        <translation>查询 %1，键 %2</translation>
    </message>
    <message>
        <source>all entries masked: %1</source>
        <translation>所有元素都被遮去：%1</translation>
    </message>
    <message>
        <source>%1 of %2 entries are visible</source>
        <translation>%2 个元素中 %1 个可见</translation>
    </message>
    <message>
        <source>%1: %2 of %3 parts summed</source>
        <translation>%1：已累加 %3 部分中的 %2 部分</translation>
    </message>
    <message>
        <source>All its entries are masked: %1.</source>
        <translation>它的所有元素都被遮去：%1。</translation>
    </message>
    <message>
        <source>It is skipped: %1.</source>
        <translation>它被跳过：%1。</translation>
    </message>
    <message>
        <source>keys %1, %2</source>
        <translation>键 %1，%2</translation>
    </message>
    <message>
        <source>queries %1, %2</source>
        <translation>查询 %1，%2</translation>
    </message>
    <message>
        <source>%1 of %2 parts summed</source>
        <translation>已累加 %2 部分中的 %1 部分</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>行 %1</translation>
    </message>
    <message>
        <source>scores *S* = *c* · *Q* *K*^T</source>
        <translation>分数 *S* = *c* · *Q* *K*^T</translation>
    </message>
    <message>
        <source>parts</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Parts of %1</source>
        <translation>%1 的各部分</translation>
    </message>
    <message>
        <source>%1 FLOP a product</source>
        <translation>每个乘积 %1 FLOP</translation>
    </message>
    <message>
        <source>%1 of %2 tile, in both loops</source>
        <translation>%2 个分块中的 %1 个，两个循环中</translation>
    </message>
    <message>
        <source>%1 of %2 tile visited</source>
        <translation>访问 %2 个分块中的 %1 个</translation>
    </message>
    <message>
        <source>1 tile of zeros</source>
        <translation>1 个全零分块</translation>
    </message>
    <message>
        <source>%1 of %2 entries is visible</source>
        <translation>%2 个元素中 %1 个可见</translation>
    </message>
</context>
<context>
    <name>SweepPicture</name>
    <message>
        <source>Points over %1</source>
        <translation>各点：%1</translation>
    </message>
    <message>
        <source>Measured on %1.</source>
        <translation>测量于 %1。</translation>
    </message>
    <message>
        <source>Command: %1</source>
        <translation>命令：%1</translation>
    </message>
</context>
<context>
    <name>VisitedFigure</name>
    <message>
        <source>no mask</source>
        <translation>无掩码</translation>
    </message>
    <message>
        <source>Tiles visited</source>
        <translation>访问的分块</translation>
    </message>
    <message>
        <source>share of the grid</source>
        <translation>占网格的比例</translation>
    </message>
    <message>
        <source>square block *B*_r = *B*_c = *B*, *n* = *T*/*B* a side</source>
        <translation>方形分块 *B*_r = *B*_c = *B*，每边 *n* = *T*/*B*</translation>
    </message>
    <message>
        <source>%1 of the entries are visible under a causal mask</source>
        <translation>因果掩码下有 %1 的元素可见</translation>
    </message>
    <message>
        <source>%1 of the entries are visible</source>
        <translation>%1 的元素可见</translation>
    </message>
    <message>
        <source>Of this configuration %1 of %2 tiles are visited, %3.</source>
        <translation>当前配置访问 %2 个分块中的 %1 个，%3。</translation>
    </message>
    <message>
        <source>%1 of %2 tiles</source>
        <translation>%2 个分块中的 %1 个</translation>
    </message>
    <message>
        <source>Smaller blocks follow a mask’s edge more closely; without a mask all are visited.</source>
        <translation>分块越小，越贴近掩码的边缘；无掩码时全部访问。</translation>
    </message>
    <message>
        <source>Smaller blocks follow the mask’s edge more closely. %1</source>
        <translation>分块越小，越贴近掩码的边缘。%1</translation>
    </message>
    <message>
        <source>%1 visible, causal</source>
        <translation>可见 %1，因果</translation>
    </message>
    <message>
        <source>%1 visible</source>
        <translation>可见 %1</translation>
    </message>
    <message>
        <source>%1 (set)</source>
        <translation>%1（已设）</translation>
    </message>
    <message>
        <source>as set</source>
        <translation>已设</translation>
    </message>
    <message>
        <source>Of this configuration %1 of %2 tile is visited, %3.</source>
        <translation>当前配置访问 %2 个分块中的 %1 个，%3。</translation>
    </message>
    <message>
        <source>Of this configuration %1 of %2 tiles is visited, %3.</source>
        <translation>当前配置访问 %2 个分块中的 %1 个，%3。</translation>
    </message>
    <message>
        <source>%1 of %2 tile</source>
        <translation>%2 个分块中的 %1 个</translation>
    </message>
    <message>
        <source>Of *n* × *n* square tiles a causal mask leaves *n*(*n* + 1)/2: with square blocks of %1, *n* = %2, these are %3 of %4.</source>
        <translation>*n* × *n* 个方形分块中，因果掩码留下 *n*(*n* + 1)/2 个：方形块为 %1、*n* = %2 时，是 %4 中的 %3。</translation>
    </message>
</context>
<context>
    <name>Worksheet</name>
    <message>
        <source>Worksheet: %1</source>
        <translation>练习纸：%1</translation>
    </message>
</context>
<context>
    <name>WorksheetPage</name>
    <message>
        <source>Solution: %1</source>
        <translation>解答：%1</translation>
    </message>
    <message>
        <source>Worksheet: %1</source>
        <translation>练习纸：%1</translation>
    </message>
    <message>
        <source>Name: ______________________________</source>
        <translation>姓名：______________________________</translation>
    </message>
    <message>
        <source>FlashAttention-2, forward: %1 queries, %2 keys, width %3, blocks of *B*_r = %4 queries and *B*_c = %5 keys.</source>
        <translation>FlashAttention-2，前向：%1 个查询，%2 个键，宽度 %3，分块 *B*_r = %4 个查询、*B*_c = %5 个键。</translation>
    </message>
    <message>
        <source>Every row begins with *m* = −∞, *l* = 0 and *O~* = 0. At each tile:   *m′* = max(*m*, largest score),   *f* = *e*^{m − m′},</source>
        <translation>每行从 *m* = −∞, *l* = 0, *O~* = 0 开始。在每个分块：   *m′* = max(*m*, 最大分数)，   *f* = *e*^{m − m′}，</translation>
    </message>
    <message>
        <source>*l* becomes *f* *l* + Σ *e*^{S − m′},   *O~* becomes *f* *O~* + Σ *e*^{S − m′} *V*.   At the end:   *O* = *O~* / *l*,   lse = *m* + log *l*.</source>
        <translation>*l* 变为 *f* *l* + Σ *e*^{S − m′}，   *O~* 变为 *f* *O~* + Σ *e*^{S − m′} *V*。   最后：   *O* = *O~* / *l*，   lse = *m* + log *l*。</translation>
    </message>
    <message>
        <source>The engine&apos;s own numbers, rounded to three decimals: the last digit of yours may differ.</source>
        <translation>引擎自身的数值，舍入到三位小数：你的结果末位可能不同。</translation>
    </message>
    <message>
        <source>The scores *S* are given%1. Fill in the empty boxes, to two or three decimals.</source>
        <translation>分数 *S* 已给出%1。请在空格中填写，保留两到三位小数。</translation>
    </message>
    <message>
        <source>; a dash is a masked one</source>
        <translation>；横线表示被遮去的分数</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>tile</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>scores *S*, given</source>
        <translation>分数 *S*，已给出</translation>
    </message>
    <message>
        <source>Row block %1: queries %2</source>
        <translation>行块 %1：查询 %2</translation>
    </message>
    <message>
        <source>(%1, %2), keys %3</source>
        <translation>(%1, %2)，键 %3</translation>
    </message>
    <message>
        <source>skipped: no visible entry, nothing is loaded or computed</source>
        <translation>跳过：没有可见元素，不加载也不计算</translation>
    </message>
    <message>
        <source>end: lse and *O*</source>
        <translation>末尾：lse 和 *O*</translation>
    </message>
    <message>
        <source>Row blocks 0 to %1 of %2: the others have no room on one page.</source>
        <translation>行块 0 到 %1，共 %2 个：其余在一页上放不下。</translation>
    </message>
</context>
<context>
    <name>numbers</name>
    <message>
        <source>value</source>
        <translation>个值</translation>
    </message>
    <message>
        <source>values</source>
        <translation>个值</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
</context>
<context>
    <name>tilewise</name>
    <message>
        <source>The %1 listing computes in one precision throughout; this problem rounds to %2 on the way.</source>
        <translation>%1 代码始终以一种精度计算；此问题中途舍入为 %2。</translation>
    </message>
    <message>
        <source>In %1 the backward pass is that of FlashAttention-2; this problem has another one: %2.</source>
        <translation>%1 中的反向传播是 FlashAttention-2 的；此问题用的是另一种：%2。</translation>
    </message>
    <message>
        <source>The %1 listing is of FlashAttention-2; this problem is computed by %2.</source>
        <translation>%1 代码是 FlashAttention-2 的；此问题由 %2 计算。</translation>
    </message>
    <message>
        <source>No kernel can be compiled for this problem. %1</source>
        <translation>无法为此问题编译内核。%1</translation>
    </message>
    <message>
        <source>Pseudo-code</source>
        <translation>伪代码</translation>
    </message>
    <message>
        <source>The Triton listing has the forward pass alone; the steps are those of the backward pass.</source>
        <translation>Triton 代码只有前向传播；当前各步属于反向传播。</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>FA-1</source>
        <translation>FA-1</translation>
    </message>
    <message>
        <source>FA-2</source>
        <translation>FA-2</translation>
    </message>
    <message>
        <source>query-outer</source>
        <translation>查询在外</translation>
    </message>
    <message>
        <source>two loops</source>
        <translation>两个循环</translation>
    </message>
    <message>
        <source>standard attention</source>
        <translation>标准注意力</translation>
    </message>
    <message>
        <source>FlashAttention-1</source>
        <translation>FlashAttention-1</translation>
    </message>
    <message>
        <source>FlashAttention-2</source>
        <translation>FlashAttention-2</translation>
    </message>
    <message>
        <source>query blocks outside</source>
        <translation>查询块在外</translation>
    </message>
    <message>
        <source>order %1</source>
        <translation>%1的顺序</translation>
    </message>
    <message>
        <source>%1, forward</source>
        <translation>%1，前向</translation>
    </message>
    <message>
        <source>%1, backward</source>
        <translation>%1，反向</translation>
    </message>
    <message>
        <source>value</source>
        <translation>个值</translation>
    </message>
    <message>
        <source>values</source>
        <translation>个值</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>the output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>to make P again, tile by tile</source>
        <translation>用于逐块重算 P</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>the backward pass reads it</source>
        <translation>反向传播要读取它</translation>
    </message>
    <message>
        <source>dropout mask</source>
        <translation>dropout 掩码</translation>
    </message>
    <message>
        <source>which weights were dropped, a byte each</source>
        <translation>哪些权重被丢弃，每个一字节</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>ℓ</source>
        <translation>ℓ</translation>
    </message>
    <message>
        <source>lse</source>
        <translation>lse</translation>
    </message>
    <message>
        <source>dropout seed</source>
        <translation>dropout 种子</translation>
    </message>
    <message>
        <source>to draw the same mask again</source>
        <translation>用于再次生成同样的掩码</translation>
    </message>
    <message>
        <source>values × %1 · %2 = %3 heads</source>
        <translation>值数 × %1 · %2 = %3 个头</translation>
    </message>
    <message>
        <source>The counts above are of one head; B · H heads multiply them: %1 bytes.</source>
        <translation>以上计数为单个头；乘以 B · H 个头：%1 字节。</translation>
    </message>
    <message>
        <source>FLOPs in products</source>
        <translation>乘积的 FLOP</translation>
    </message>
    <message>
        <source>Two for each multiply-add, of the whole pass.</source>
        <translation>整遍，每次乘加计 2。</translation>
    </message>
    <message>
        <source>exponentials</source>
        <translation>指数运算</translation>
    </message>
    <message>
        <source>Calls of exp in the whole pass.</source>
        <translation>整遍调用 exp 的次数。</translation>
    </message>
    <message>
        <source>An entry of a visited tile takes %1 d FLOPs in products; standard attention, which kept P, takes %2 d.</source>
        <translation>被访问分块的每个元素在乘积上需 %1 d FLOP；保留了 P 的标准注意力需 %2 d。</translation>
    </message>
    <message>
        <source>An entry of a visited tile takes %1 FLOPs in products where standard attention, which kept P, takes %2.</source>
        <translation>被访问分块的每个元素在乘积上需 %1 FLOP，保留了 P 的标准注意力需 %2。</translation>
    </message>
    <message>
        <source>recomputation</source>
        <translation>重算</translation>
    </message>
    <message>
        <source>%1 products a tile instead of %2</source>
        <translation>每个分块 %1 个乘积，而不是 %2 个</translation>
    </message>
    <message>
        <source>Standard attention makes dV, dP, dQ and dK from the P that it kept; by tiles S is made again%1.</source>
        <translation>标准注意力由所保留的 P 求 dV、dP、dQ 和 dK；按分块计算则要重算 S%1。</translation>
    </message>
    <message>
        <source>, in both loops, and dP too</source>
        <translation>，两个循环中都要，dP 也要</translation>
    </message>
    <message>
        <source>its FLOPs in products</source>
        <translation>其乘积的 FLOP</translation>
    </message>
    <message>
        <source>%1/%2 of standard’s</source>
        <translation>标准的 %1/%2</translation>
    </message>
    <message>
        <source>%1 (%2 B)</source>
        <translation>%1 (%2 B)</translation>
    </message>
    <message>
        <source>HBM held beyond inputs and outputs</source>
        <translation>输入输出之外占用的 HBM</translation>
    </message>
    <message>
        <source>%1 holds at most %2 values, %3 bytes, beyond inputs and outputs.</source>
        <translation>%1 在输入和输出之外至多占用 %2 个值，%3 字节。</translation>
    </message>
    <message>
        <source>kept for the backward pass</source>
        <translation>为反向传播保留</translation>
    </message>
    <message>
        <source>The part that a backward pass needs.</source>
        <translation>反向传播所需的部分。</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>印出</translation>
    </message>
    <message>
        <source>recomputed</source>
        <translation>已重算</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>measured here</source>
        <translation>在此测得</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>near</source>
        <translation>接近</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>plot only</source>
        <translation>仅有图</translation>
    </message>
    <message>
        <source>key block</source>
        <translation>键块</translation>
    </message>
    <message>
        <source>row block</source>
        <translation>行块</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>row terms, %1</source>
        <translation>行项，%1</translation>
    </message>
    <message>
        <source>loop %1, %2</source>
        <translation>循环 %1，%2</translation>
    </message>
    <message>
        <source>pass %1, %2</source>
        <translation>第 %1 遍，%2</translation>
    </message>
    <message>
        <source>It was counted only and has no numbers.</source>
        <translation>它只做了计数，没有数值。</translation>
    </message>
    <message>
        <source>The sheet is about the forward pass of FlashAttention-2.</source>
        <translation>练习纸针对 FlashAttention-2 的前向传播。</translation>
    </message>
    <message>
        <source>Dropout cannot be done by hand.</source>
        <translation>dropout 无法手算。</translation>
    </message>
    <message>
        <source>It has more than %1 tokens.</source>
        <translation>它的词元多于 %1 个。</translation>
    </message>
    <message>
        <source>Its tiles are wider than %1 keys.</source>
        <translation>它的分块宽于 %1 个键。</translation>
    </message>
    <message>
        <source>Its values are wider than %1.</source>
        <translation>它的值宽于 %1。</translation>
    </message>
    <message>
        <source>on-chip size *M*, values</source>
        <translation>片上容量 *M*，值数</translation>
    </message>
    <message>
        <source>length *T*, tokens</source>
        <translation>长度 *T*，词元</translation>
    </message>
    <message>
        <source>width *d*</source>
        <translation>宽度 *d*</translation>
    </message>
    <message>
        <source>fraction *s* of the tiles that is visited</source>
        <translation>被访问分块的比例 *s*</translation>
    </message>
    <message>
        <source>without the mask</source>
        <translation>无掩码</translation>
    </message>
    <message>
        <source>this configuration</source>
        <translation>当前配置</translation>
    </message>
    <message>
        <source>this configuration, %1</source>
        <translation>当前配置，%1</translation>
    </message>
    <message>
        <source>⌈M/4d⌉ rows</source>
        <translation>⌈M/4d⌉ 行</translation>
    </message>
    <message>
        <source>%1, B_r ≤ d</source>
        <translation>%1，B_r ≤ d</translation>
    </message>
    <message>
        <source>Blocks from M, and the proof’s budget</source>
        <translation>由 M 得出的分块与证明的预算</translation>
    </message>
    <message>
        <source>Standard attention leaves open what it holds on chip: its analysis sets no blocks.</source>
        <translation>标准注意力未规定片上存放什么：其分析不设定分块。</translation>
    </message>
    <message>
        <source>share of M, %1</source>
        <translation>占 M 的比例，%1</translation>
    </message>
    <message>
        <source>*K*, *V*: 2*B*_c*d*</source>
        <translation>*K*, *V*: 2*B*_c*d*</translation>
    </message>
    <message>
        <source>*Q*, *O*: 2*B*_r*d*</source>
        <translation>*Q*, *O*: 2*B*_r*d*</translation>
    </message>
    <message>
        <source>*S*: *B*_r*B*_c</source>
        <translation>*S*: *B*_r*B*_c</translation>
    </message>
    <message>
        <source>held on chip</source>
        <translation>片上存放</translation>
    </message>
    <message>
        <source>all of *M*</source>
        <translation>全部 *M*</translation>
    </message>
    <message>
        <source>%1 from *M*</source>
        <translation>%1，由 *M* 得出</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>The budget takes %1 of M.</source>
        <translation>预算占 M 的 %1。</translation>
    </message>
    <message>
        <source>No block of one row fits *M* = %1.</source>
        <translation>*M* = %1 连一行的块也放不下。</translation>
    </message>
    <message>
        <source>%1 TFLOP</source>
        <translation>%1 TFLOP</translation>
    </message>
    <message>
        <source>%1 GFLOP</source>
        <translation>%1 GFLOP</translation>
    </message>
    <message>
        <source>%1 MFLOP</source>
        <translation>%1 MFLOP</translation>
    </message>
    <message>
        <source>%1 fewer values</source>
        <translation>标准的值数是它的 %1</translation>
    </message>
    <message>
        <source>%1 more values</source>
        <translation>值数是标准的 %1</translation>
    </message>
    <message>
        <source>%1 fewer bytes</source>
        <translation>标准的字节是它的 %1</translation>
    </message>
    <message>
        <source>%1 more bytes</source>
        <translation>字节是标准的 %1</translation>
    </message>
    <message>
        <source>On chip</source>
        <translation>片上</translation>
    </message>
    <message>
        <source>left open</source>
        <translation>未规定</translation>
    </message>
    <message>
        <source>Algorithm 0 does not say what standard attention holds.</source>
        <translation>算法 0 没有说明标准注意力存放什么。</translation>
    </message>
    <message>
        <source>The set of blocks that is held at once.</source>
        <translation>同时存放的整组数据块。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Of %1; statistics take 4 bytes each.</source>
        <translation>共 %1；统计量每个 4 字节。</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>是否放得下</translation>
    </message>
    <message>
        <source>✓ %1 free</source>
        <translation>✓ 剩余 %1</translation>
    </message>
    <message>
        <source>✕ %1 too many</source>
        <translation>✕ 超出 %1</translation>
    </message>
    <message>
        <source>Held against the on-chip memory that one thread block may use.</source>
        <translation>与一个线程块可用的片上存储比较。</translation>
    </message>
    <message>
        <source>HBM traffic</source>
        <translation>HBM 流量</translation>
    </message>
    <message>
        <source>Loads and stores of one head.</source>
        <translation>单个头的加载与写回。</translation>
    </message>
    <message>
        <source>Matrices in the modelled type, statistics in 4 bytes.</source>
        <translation>矩阵按所建模的类型，统计量按 4 字节。</translation>
    </message>
    <message>
        <source>against standard</source>
        <translation>与标准比较</translation>
    </message>
    <message>
        <source>Standard attention moves %1.</source>
        <translation>标准注意力的搬运量：%1。</translation>
    </message>
    <message>
        <source>Standard attention moves %1. Bytes compare otherwise than values because statistics take 4 bytes each, whatever the type.</source>
        <translation>标准注意力的搬运量：%1。字节数之比与值数之比不同，因为无论何种类型，统计量都占 4 字节。</translation>
    </message>
    <message>
        <source>Being counted.</source>
        <translation>正在计数。</translation>
    </message>
    <message>
        <source>M / d²</source>
        <translation>M / d²</translation>
    </message>
    <message>
        <source>The order of the saving that the theorem gives for this on-chip size.</source>
        <translation>对此片上容量，定理给出的节省的量级。</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>%1 of %2 visited</source>
        <translation>访问 %2 中的 %1</translation>
    </message>
    <message>
        <source>Standard attention computes every entry.</source>
        <translation>标准注意力计算每个元素。</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>计算量</translation>
    </message>
    <message>
        <source>FLOPs in products, 2 for each multiply-add.</source>
        <translation>乘积的 FLOP，每次乘加计 2。</translation>
    </message>
    <message>
        <source>Intensity</source>
        <translation>计算强度</translation>
    </message>
    <message>
        <source>%1 FLOP per byte</source>
        <translation>每字节 %1 FLOP</translation>
    </message>
    <message>
        <source>FLOPs in products for each counted byte.</source>
        <translation>每个计数字节对应的乘积 FLOP。</translation>
    </message>
    <message>
        <source>HBM accesses</source>
        <translation>HBM 访问</translation>
    </message>
    <message>
        <source>Fewer than standard</source>
        <translation>比标准少多少</translation>
    </message>
    <message>
        <source>Traffic over block sizes</source>
        <translation>分块大小与流量</translation>
    </message>
    <message>
        <source>Tiles visited</source>
        <translation>访问的分块</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>屋顶线</translation>
    </message>
    <message>
        <source>Blocks from M</source>
        <translation>由 M 得出的分块</translation>
    </message>
    <message>
        <source>Recompute or read back</source>
        <translation>重算还是读回</translation>
    </message>
    <message>
        <source>Extra memory</source>
        <translation>额外内存</translation>
    </message>
    <message>
        <source>against M</source>
        <translation>随 M 变化</translation>
    </message>
    <message>
        <source>against T</source>
        <translation>随 T 变化</translation>
    </message>
    <message>
        <source>against d</source>
        <translation>随 d 变化</translation>
    </message>
    <message>
        <source>against s</source>
        <translation>随 s 变化</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>causal</source>
        <translation>因果</translation>
    </message>
    <message>
        <source>causal, window 512</source>
        <translation>因果, 窗口 512</translation>
    </message>
    <message>
        <source>window 512 both ways</source>
        <translation>双向窗口 512</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>*M* as set: %1</source>
        <translation>所设的 *M*：%1</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>as %1</source>
        <translation>同 %1</translation>
    </message>
    <message>
        <source>kept for the backward pass, %1 heads</source>
        <translation>为反向传播保留，%1 个头</translation>
    </message>
    <message>
        <source>standard: *P*</source>
        <translation>标准：*P*</translation>
    </message>
    <message>
        <source>FA-1: *m*, *l*</source>
        <translation>FA-1：*m*, *l*</translation>
    </message>
    <message>
        <source>FA-2: lse</source>
        <translation>FA-2：lse</translation>
    </message>
    <message>
        <source>At %1 tokens one layer of %2 heads keeps %3 of *P* in standard attention, %4 of lse in FA-2.</source>
        <translation>%1 个词元时，%2 个头的一层在标准注意力中为 *P* 保留 %3，在 FA-2 中为 lse 保留 %4。</translation>
    </message>
    <message>
        <source>*T* = %1</source>
        <translation>*T* = %1</translation>
    </message>
    <message>
        <source>this configuration, *T* = %1</source>
        <translation>当前配置，*T* = %1</translation>
    </message>
    <message>
        <source>At the present length, %1 heads keep %2; standard attention %3.</source>
        <translation>在当前长度下，%1 个头保留 %2；标准注意力保留 %3。</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>*M*/*d*^2</source>
        <translation>*M*/*d*^2</translation>
    </message>
    <message>
        <source>standard’s values over these</source>
        <translation>标准的值数与它们之比</translation>
    </message>
    <message>
        <source>%1 as much as %2</source>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <source>At *M* = %1 standard moves %2; *M*/*d*^2 = %3 is the theorem’s order, without its factor.</source>
        <translation>*M* = %1 时，标准的搬运量是 %2；*M*/*d*^2 = %3 是定理的量级，不含常数因子。</translation>
    </message>
    <message>
        <source>log scale</source>
        <translation>对数刻度</translation>
    </message>
    <message>
        <source>log scales</source>
        <translation>对数刻度</translation>
    </message>
    <message>
        <source>as much as standard</source>
        <translation>与标准相同</translation>
    </message>
    <message>
        <source>%1 fewer than standard</source>
        <translation>标准是它的 %1</translation>
    </message>
    <message>
        <source>This configuration moves %1 fewer values than standard attention.</source>
        <translation>标准注意力搬运的值数是当前配置的 %1。</translation>
    </message>
    <message>
        <source>%1 ps</source>
        <translation>%1 ps</translation>
    </message>
    <message>
        <source>No document at hand states what %1 does with %2. The comparison needs a 16-bit type.</source>
        <translation>手头没有资料说明 %1 对 %2 的性能。此比较需要一种 16 位类型。</translation>
    </message>
    <message>
        <source>width *d* of a query and a key</source>
        <translation>查询与键的宽度 *d*</translation>
    </message>
    <message>
        <source>again: 2*d*/*F*</source>
        <translation>重算：2*d*/*F*</translation>
    </message>
    <message>
        <source>back: %1/*BW*</source>
        <translation>读回：%1/*BW*</translation>
    </message>
    <message>
        <source>exponential</source>
        <translation>指数</translation>
    </message>
    <message>
        <source>picoseconds, all of the device</source>
        <translation>皮秒，按整个设备</translation>
    </message>
    <message>
        <source>equal at *d* = %1</source>
        <translation>*d* = %1 处相等</translation>
    </message>
    <message>
        <source>the pure win ends</source>
        <translation>纯收益到此为止</translation>
    </message>
    <message>
        <source>this configuration, *d* = %1</source>
        <translation>当前配置，*d* = %1</translation>
    </message>
    <message>
        <source>%1 of reading back</source>
        <translation>读回的 %1</translation>
    </message>
    <message>
        <source>the “pure win” ends at *d* = *F*/*BW* = %1</source>
        <translation>“纯收益”止于 *d* = *F*/*BW* = %1</translation>
    </message>
    <message>
        <source>At *d* = %1 making an entry of *P* again takes %2, reading its %3 bytes back %4: %5.</source>
        <translation>*d* = %1 时，重算 *P* 的一个元素需 %2，读回其 %3 字节需 %4：%5。</translation>
    </message>
    <message>
        <source>At *d* = %1 making an entry of *P* again takes %2, longer than reading its %3 bytes back, %4: %5.</source>
        <translation>*d* = %1 时，重算 *P* 的一个元素需 %2，长于读回其 %3 字节的 %4：%5。</translation>
    </message>
    <message>
        <source>At this width making it again takes %1 of the time of reading it back.</source>
        <translation>在此宽度下，重算所需时间是读回的 %1。</translation>
    </message>
    <message>
        <source>%1 TFLOP/s</source>
        <translation>%1 TFLOP/s</translation>
    </message>
    <message>
        <source>the tensor cores</source>
        <translation>Tensor Core</translation>
    </message>
    <message>
        <source>HBM bandwidth</source>
        <translation>HBM 带宽</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1不能是 %2</translation>
    </message>
    <message>
        <source>%1 needs a number</source>
        <translation>%1需要一个数</translation>
    </message>
    <message>
        <source>%1 needs a number, which “%2” is not</source>
        <translation>%1需要一个数，而“%2”不是数</translation>
    </message>
    <message>
        <source>%1 cannot be “%2”, which is not a known name</source>
        <translation>%1不能是“%2”，该名称未知</translation>
    </message>
    <message>
        <source>%1 cannot be combined with %2</source>
        <translation>%1不能与 %2 同用</translation>
    </message>
    <message>
        <source>%1 must be given</source>
        <translation>必须给出%1</translation>
    </message>
    <message>
        <source>%1 is not available in this version</source>
        <translation>此版本不提供%1</translation>
    </message>
    <message>
        <source>%1 does not know “%2” in this version</source>
        <translation>%1在此版本中没有“%2”</translation>
    </message>
    <message>
        <source>%1 is too large</source>
        <translation>%1太大</translation>
    </message>
    <message>
        <source>%1 is too large with %2</source>
        <translation>%1太大：%2</translation>
    </message>
    <message>
        <source>%1 does not exist or is not a file</source>
        <translation>%1不存在，或不是文件</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>无法读取%1</translation>
    </message>
    <message>
        <source>%1 cannot be read (%2)</source>
        <translation>无法读取%1 (%2)</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1是空的</translation>
    </message>
    <message>
        <source>%1 has the wrong format</source>
        <translation>%1的格式不对</translation>
    </message>
    <message>
        <source>%1 has the wrong format (%2)</source>
        <translation>%1的格式不对 (%2)</translation>
    </message>
    <message>
        <source>%1 ends too early</source>
        <translation>%1过早结束</translation>
    </message>
    <message>
        <source>%1 ends too early (%2)</source>
        <translation>%1过早结束 (%2)</translation>
    </message>
    <message>
        <source>%1 holds elements of the type %2, which cannot be read</source>
        <translation>%1的元素类型为 %2，无法读取</translation>
    </message>
    <message>
        <source>%1 has the shape %2, which is not a matrix</source>
        <translation>%1的形状为 %2，不是矩阵</translation>
    </message>
    <message>
        <source>%1 has the shape %2, which does not fit</source>
        <translation>%1的形状为 %2，不相符</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>缺少%1</translation>
    </message>
    <message>
        <source>%1 exists already and was left as it is</source>
        <translation>%1已存在，未作改动</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>无法写入%1</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2)</source>
        <translation>无法写入%1 (%2)</translation>
    </message>
    <message>
        <source>%1 was cancelled</source>
        <translation>%1已取消</translation>
    </message>
    <message>
        <source>%1 needs more memory than there is</source>
        <translation>%1所需的内存超过现有内存</translation>
    </message>
    <message>
        <source>%1 is not on this machine</source>
        <translation>本机没有%1</translation>
    </message>
    <message>
        <source>%1 is not on this machine (%2)</source>
        <translation>本机没有%1 (%2)</translation>
    </message>
    <message>
        <source>%1 was refused by the compiler: %2</source>
        <translation>编译器拒绝了%1：%2</translation>
    </message>
    <message>
        <source>%1 failed on the device (%2)</source>
        <translation>%1在设备上失败 (%2)</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1; accepted: %2.</source>
        <translation>%1；可接受：%2。</translation>
    </message>
    <message>
        <source>In %1 no key was seen before; its largest score in this tile is %2. What is its *m′*?</source>
        <translation>%1此前没有见过键；它在此分块中的最大分数为 %2。它的 *m′* 是多少？</translation>
    </message>
    <message>
        <source>*m′* = max(−∞, %1) = %2.</source>
        <translation>*m′* = max(−∞, %1) = %2。</translation>
    </message>
    <message>
        <source>In %1 the maximum is %2 so far, and its largest score in this tile is %3. What is its *m′*?</source>
        <translation>%1至今的最大值为 %2，它在此分块中的最大分数为 %3。它的 *m′* 是多少？</translation>
    </message>
    <message>
        <source>*m′* = max(%1, %2) = %3.</source>
        <translation>*m′* = max(%1, %2) = %3。</translation>
    </message>
    <message>
        <source>In %1 there is no sum yet: its maximum was −∞. By which factor *f* = *e*^{m − m′} are *l* and %2 multiplied?</source>
        <translation>%1尚无和：它的最大值曾为 −∞。*l* 和 %2 乘以的因子 *f* = *e*^{m − m′} 是多少？</translation>
    </message>
    <message>
        <source>*f* = *e*^{−∞} = %1.</source>
        <translation>*f* = *e*^{−∞} = %1。</translation>
    </message>
    <message>
        <source>In %1 the maximum was %2 and is %3 now. By which factor are *l* and %4 multiplied?</source>
        <translation>%1的最大值原为 %2，现为 %3。*l* 和 %4 乘以的因子是多少？</translation>
    </message>
    <message>
        <source>*f* = exp(%1 − %2) = %3.</source>
        <translation>*f* = exp(%1 − %2) = %3。</translation>
    </message>
    <message>
        <source>In %1 *l* is %2 after the rescale, and the weights of this tile sum to %3. What is *l* now?</source>
        <translation>%1的 *l* 在重缩放后为 %2，此分块的权重之和为 %3。现在 *l* 是多少？</translation>
    </message>
    <message>
        <source>*l* = %1 + %2 = %3.</source>
        <translation>*l* = %1 + %2 = %3。</translation>
    </message>
    <message>
        <source>In %1 *l* is %2, and the first component of *O~* is %3. What is the first component of *O*?</source>
        <translation>%1的 *l* 为 %2，*O~* 的第一个分量为 %3。*O* 的第一个分量是多少？</translation>
    </message>
    <message>
        <source>*O* = %1 / %2 = %3.</source>
        <translation>*O* = %1 / %2 = %3。</translation>
    </message>
    <message>
        <source>In %1 *m* is %2 and *l* is %3. What is its lse?</source>
        <translation>%1的 *m* 为 %2，*l* 为 %3。它的 lse 是多少？</translation>
    </message>
    <message>
        <source>lse = %1 + log %2 = %3.</source>
        <translation>lse = %1 + log %2 = %3。</translation>
    </message>
    <message>
        <source>In %1 the score of key %2 is %3, and lse is %4. What is the weight *P*?</source>
        <translation>%1对键 %2 的分数为 %3，lse 为 %4。权重 *P* 是多少？</translation>
    </message>
    <message>
        <source>*P* = exp(%1 − %2) = %3.</source>
        <translation>*P* = exp(%1 − %2) = %3。</translation>
    </message>
    <message>
        <source>In %1, at key %2: *P* is %3, d*P* is %4 and *D* is %5. What is d*S*?</source>
        <translation>%1在键 %2 处：*P* 为 %3，d*P* 为 %4，*D* 为 %5。d*S* 是多少？</translation>
    </message>
    <message>
        <source>d*S* = %1 · (%2 − %3) = %4.</source>
        <translation>d*S* = %1 · (%2 − %3) = %4。</translation>
    </message>
    <message>
        <source>Tile %1 comes next: queries %2, keys %3. Is it skipped, partial or full?</source>
        <translation>接下来是分块 %1：查询 %2，键 %3。它是跳过、部分可见还是全可见？</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Partial</source>
        <translation>部分可见</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>全可见</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>它被%1。</translation>
    </message>
    <message>
        <source>All %1 entries are visible.</source>
        <translation>全部 %1 个元素都可见。</translation>
    </message>
    <message>
        <source>%1 of its %2 entries are visible.</source>
        <translation>其 %2 个元素中有 %1 个可见。</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <translation>%1 有 %2。</translation>
    </message>
    <message>
        <source>%1 has %2 rows of %3: %4.</source>
        <translation>%1 有 %2 行，每行 %3：共 %4。</translation>
    </message>
    <message>
        <source>%1 is loaded next. How many values move?</source>
        <translation>接下来加载 %1。搬运多少个值？</translation>
    </message>
    <message>
        <source>%1 is stored next. How many values move?</source>
        <translation>接下来写回 %1。搬运多少个值？</translation>
    </message>
    <message>
        <source>Key block %1: how many of its %2 tiles are visited?</source>
        <translation>键块 %1：其 %2 个分块中访问多少个？</translation>
    </message>
    <message>
        <source>Row block %1: how many of its %2 tiles are visited?</source>
        <translation>行块 %1：其 %2 个分块中访问多少个？</translation>
    </message>
    <message>
        <source>%1 of them have no visible entry and are skipped.</source>
        <translation>其中 %1 个没有可见元素，被跳过。</translation>
    </message>
    <message>
        <source>A product comes next. How many FLOPs does it take, two a multiply-add?</source>
        <translation>接下来是一个乘积。需要多少 FLOP（每次乘加计 2）？</translation>
    </message>
    <message>
        <source>Two for each multiply-add: %1.</source>
        <translation>每次乘加计 2：%1。</translation>
    </message>
    <message>
        <source>%1 queries meet %2 keys of width %3. How many FLOPs does *Q* *K*^T take, two a multiply-add?</source>
        <translation>%1 个查询对 %2 个键，宽度 %3。*Q* *K*^T 需要多少 FLOP（每次乘加计 2）？</translation>
    </message>
    <message>
        <source>2 · %1 · %2 · %3 = %4.</source>
        <translation>2 · %1 · %2 · %3 = %4。</translation>
    </message>
    <message>
        <source>The mask is applied next, to queries %1 and keys %2. How many of the %3 entries stay visible?</source>
        <translation>接下来对查询 %1 和键 %2 加掩码。%3 个元素中有多少个仍可见？</translation>
    </message>
    <message>
        <source>%1 are masked.</source>
        <translation>%1 个被遮去。</translation>
    </message>
    <message>
        <source>How many exponentials are taken in this step?</source>
        <translation>这一步做多少次指数运算？</translation>
    </message>
    <message>
        <source>One for each entry that is computed: %1.</source>
        <translation>每个要计算的元素一次：%1。</translation>
    </message>
    <message>
        <source>How many rows does the next step touch?</source>
        <translation>下一步涉及多少行？</translation>
    </message>
    <message>
        <source>It touches every row of the block: %1.</source>
        <translation>它涉及该块的每一行：%1。</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>no array of this name</source>
        <translation>没有此名称的数组</translation>
    </message>
    <message>
        <source>largest error %1; %2 is accepted</source>
        <translation>最大误差 %1；允许 %2</translation>
    </message>
    <message>
        <source>NaN or ∞ misplaced</source>
        <translation>NaN 或 ∞ 位置不对</translation>
    </message>
    <message>
        <source>worst in row %1</source>
        <translation>最差：行 %1</translation>
    </message>
    <message>
        <source>worst at (%1, %2)</source>
        <translation>最差：(%1, %2)</translation>
    </message>
    <message>
        <source>as by the rules</source>
        <translation>与规则一致</translation>
    </message>
    <message>
        <source>the rules: %1</source>
        <translation>按规则：%1</translation>
    </message>
    <message>
        <source>%1 pass</source>
        <translation>%1 传播</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <translation>搬运 %1</translation>
    </message>
    <message>
        <source>load %1</source>
        <translation>加载 %1</translation>
    </message>
    <message>
        <source>store %1</source>
        <translation>写回 %1</translation>
    </message>
    <message>
        <source>peak on chip</source>
        <translation>片上峰值</translation>
    </message>
    <message>
        <source>%1 at most</source>
        <translation>至多 %1</translation>
    </message>
    <message>
        <source>the rules hold %1; room for %2</source>
        <translation>按规则占 %1；容量 %2</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>再无其他</translation>
    </message>
    <message>
        <source>first difference</source>
        <translation>第一处差异</translation>
    </message>
    <message>
        <source>%1 move %2: %3</source>
        <translation>%1 第 %2 次搬运：%3</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1，应为 %2</translation>
    </message>
    <message>
        <source>T %1, d %2, %3 × %4</source>
        <translation>T %1, d %2, %3 × %4</translation>
    </message>
    <message>
        <source>standard %1</source>
        <translation>标准 %1</translation>
    </message>
    <message>
        <source>FlashAttention-2 %1</source>
        <translation>FlashAttention-2 %1</translation>
    </message>
    <message>
        <source>load %1, block %2: %3</source>
        <translation>加载 %1 块 %2：%3</translation>
    </message>
    <message>
        <source>store %1, block %2: %3</source>
        <translation>写回 %1 块 %2：%3</translation>
    </message>
    <message>
        <source>largest matrix</source>
        <translation>最大的矩阵</translation>
    </message>
    <message>
        <source>%1 × %2 was held</source>
        <translation>占用了 %1 × %2</translation>
    </message>
    <message>
        <source>room for %1</source>
        <translation>容量 %1</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <translation>正确：%1。</translation>
    </message>
    <message>
        <source>Not right yet: %1.</source>
        <translation>还不对：%1。</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>已计算</translation>
    </message>
    <message>
        <source>skipped, rightly</source>
        <translation>跳过，正确</translation>
    </message>
    <message>
        <source>skipped, with visible keys in it</source>
        <translation>跳过，但其中有可见的键</translation>
    </message>
    <message>
        <source>computed, with no visible key in it</source>
        <translation>已计算，但其中没有可见的键</translation>
    </message>
    <message>
        <source>masked entries weighed</source>
        <translation>被遮元素得到权重</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>丢失</translation>
    </message>
    <message>
        <source>in vain</source>
        <translation>徒劳</translation>
    </message>
    <message>
        <source>wrongly weighed</source>
        <translation>权重错误</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Tile (%1, %2)</source>
        <translation>分块 (%1, %2)</translation>
    </message>
    <message>
        <source>%1: skipped, though %2 of its %3 entries are visible</source>
        <translation>%1：被跳过，尽管其 %3 个元素中有 %2 个可见</translation>
    </message>
    <message>
        <source>%1: computed, though none of its %2 entries is visible</source>
        <translation>%1：已计算，尽管其 %2 个元素都不可见</translation>
    </message>
    <message>
        <source>%1: rightly skipped</source>
        <translation>%1：跳过，正确</translation>
    </message>
    <message>
        <source>%1: computed, with %2 masked entries weighed</source>
        <translation>%1：已计算，%2 个被遮元素得到权重</translation>
    </message>
    <message>
        <source>%1: computed, %2 of its %3 entries are visible</source>
        <translation>%1：已计算，其 %3 个元素中有 %2 个可见</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>note</source>
        <translation>附注</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>未运行</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>行 %1</translation>
    </message>
    <message>
        <source>under way…</source>
        <translation>进行中…</translation>
    </message>
    <message>
        <source>not run: %1 FLOPs</source>
        <translation>未运行：%1 FLOP</translation>
    </message>
    <message>
        <source>largest %1, RMS %2</source>
        <translation>最大 %1，RMS %2</translation>
    </message>
    <message>
        <source>worst at %1</source>
        <translation>最差：%1</translation>
    </message>
    <message>
        <source>Finite differences</source>
        <translation>有限差分</translation>
    </message>
    <message>
        <source>%1 entries, largest %2, float64</source>
        <translation>%1 个元素，最大 %2，float64</translation>
    </message>
    <message>
        <source>%1 error ratio</source>
        <translation>%1 误差比</translation>
    </message>
    <message>
        <source>dQ, same order twice</source>
        <translation>dQ，同一顺序两次</translation>
    </message>
    <message>
        <source>identical bit for bit</source>
        <translation>逐位相同</translation>
    </message>
    <message>
        <source>not the same bits</source>
        <translation>并非逐位相同</translation>
    </message>
    <message>
        <source>dQ, %1 shuffled orders</source>
        <translation>dQ，%1 种乱序</translation>
    </message>
    <message>
        <source>differ by %1 at most</source>
        <translation>相差至多 %1</translation>
    </message>
    <message>
        <source>%1 of %2 rows of %3 wrong, %4 entries NaN or ∞</source>
        <translation>%3 的 %2 行中有 %1 行错误，%4 个元素为 NaN 或 ∞</translation>
    </message>
    <message>
        <source>%1 lse values wrong, by up to %2; O is right</source>
        <translation>%1 个 lse 值错误，误差至多 %2；O 正确</translation>
    </message>
    <message>
        <source>%1 of %2 rows wrong, largest error %3</source>
        <translation>%2 行中有 %1 行错误，最大误差 %3</translation>
    </message>
    <message>
        <source>%1 rows of %2 wrong, largest error %3</source>
        <translation>%2 有 %1 行错误，最大误差 %3</translation>
    </message>
    <message>
        <source>%1 storage against float64 naive attention, by ratio</source>
        <translation>%1 存储与 float64 朴素注意力对照，按比值</translation>
    </message>
    <message>
        <source>float64 engine against float64 naive attention</source>
        <translation>float64 引擎与 float64 朴素注意力对照</translation>
    </message>
    <message>
        <source>float32 engine against float64 naive attention</source>
        <translation>float32 引擎与 float64 朴素注意力对照</translation>
    </message>
    <message>
        <source>1 check failed</source>
        <translation>1 项检验未通过</translation>
    </message>
    <message>
        <source>%1 checks failed</source>
        <translation>%1 项检验未通过</translation>
    </message>
    <message>
        <source>1 check passed</source>
        <translation>1 项检验通过</translation>
    </message>
    <message>
        <source>%1 checks passed</source>
        <translation>%1 项检验通过</translation>
    </message>
    <message>
        <source>1 note</source>
        <translation>1 条附注</translation>
    </message>
    <message>
        <source>%1 notes</source>
        <translation>%1 条附注</translation>
    </message>
    <message>
        <source>%1 under way</source>
        <translation>%1 项进行中</translation>
    </message>
    <message>
        <source>%1 not run</source>
        <translation>%1 项未运行</translation>
    </message>
    <message>
        <source>nothing to check</source>
        <translation>没有可检验的</translation>
    </message>
    <message>
        <source>not run: %1 FLOPs; choose it to run it</source>
        <translation>未运行：%1 FLOP；选中它即可运行</translation>
    </message>
    <message>
        <source>no harm here: %1</source>
        <translation>此处无害：%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>visited tiles lost</source>
        <translation>丢失的应访问分块</translation>
    </message>
    <message>
        <source>visible query–key pairs lost</source>
        <translation>丢失的可见查询–键对</translation>
    </message>
    <message>
        <source>masked pairs weighed</source>
        <translation>得到权重的被遮对</translation>
    </message>
    <message>
        <source>pairs with padding weighed</source>
        <translation>得到权重的填充对</translation>
    </message>
    <message>
        <source>entries of %1 are NaN or ∞</source>
        <translation>%1 的元素为 NaN 或 ∞</translation>
    </message>
    <message>
        <source>bound of the check</source>
        <translation>检验的界限</translation>
    </message>
    <message>
        <source>RMS error of %1</source>
        <translation>%1 的 RMS 误差</translation>
    </message>
    <message>
        <source>rows of %1 wrong</source>
        <translation>%1 的错误行</translation>
    </message>
    <message>
        <source>largest finite error</source>
        <translation>最大的有限误差</translation>
    </message>
    <message>
        <source>largest error, at %1</source>
        <translation>最大误差，在 %1</translation>
    </message>
    <message>
        <source>at %1; right is %2</source>
        <translation>在 %1；正确值为 %2</translation>
    </message>
    <message>
        <source>computed there; right is %1</source>
        <translation>此处的计算值；正确值为 %1</translation>
    </message>
    <message>
        <source>%1 tiles computed</source>
        <translation>已计算 %1 个分块</translation>
    </message>
    <message>
        <source>, %1 lost</source>
        <translation>，%1 个丢失</translation>
    </message>
    <message>
        <source>, %1 in vain</source>
        <translation>，%1 个徒劳</translation>
    </message>
    <message>
        <source>Same inputs, %1</source>
        <translation>相同输入，%1</translation>
    </message>
    <message>
        <source>Same inputs, seed %1</source>
        <translation>相同输入，种子 %1</translation>
    </message>
    <message>
        <source>Full runs are not computed: counters only</source>
        <translation>未计算完整运行：仅计数</translation>
    </message>
    <message>
        <source>Full runs are held against float64…</source>
        <translation>正在将完整运行与 float64 对照…</translation>
    </message>
    <message>
        <source>not computed</source>
        <translation>未计算</translation>
    </message>
    <message>
        <source>Full runs are not computed: too large to be done unasked</source>
        <translation>未计算完整运行：太大，须经要求才计算</translation>
    </message>
    <message>
        <source>Full runs do not agree with float64: largest errors %1</source>
        <translation>完整运行与 float64 不一致：最大误差 %1</translation>
    </message>
    <message>
        <source>Full runs pass the ratio test against float64: largest errors %1</source>
        <translation>完整运行通过与 float64 的比值检验：最大误差 %1</translation>
    </message>
    <message>
        <source>Full runs agree with float64: largest errors %1</source>
        <translation>完整运行与 float64 一致：最大误差 %1</translation>
    </message>
    <message>
        <source>bytes by rule, %1; MB = 10⁶ bytes</source>
        <translation>按规则的字节，%1；MB = 10⁶ 字节</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>3 algorithms</source>
        <translation>3 种算法</translation>
    </message>
    <message>
        <source>3 orders of loops</source>
        <translation>3 种循环顺序</translation>
    </message>
    <message>
        <source>two configurations</source>
        <translation>两个配置</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>竞速</translation>
    </message>
    <message>
        <source>After 1 step,</source>
        <translation>1 步之后，</translation>
    </message>
    <message>
        <source>After %1 steps,</source>
        <translation>%1 步之后，</translation>
    </message>
    <message>
        <source>After 1 tile,</source>
        <translation>1 个分块之后，</translation>
    </message>
    <message>
        <source>After %1 tiles,</source>
        <translation>%1 个分块之后，</translation>
    </message>
    <message>
        <source>With %1 moved,</source>
        <translation>搬运 %1时，</translation>
    </message>
    <message>
        <source>%1 has moved %2</source>
        <translation>%1 已搬运 %2</translation>
    </message>
    <message>
        <source>%1 has not begun</source>
        <translation>%1 尚未开始</translation>
    </message>
    <message>
        <source>%1 has written %2 of the %3 tiles of %4</source>
        <translation>%1 已写回 %4 的 %3 个分块中的 %2 个</translation>
    </message>
    <message>
        <source>%1 has done %2 of %3 tile passes</source>
        <translation>%1 已完成 %3 个分块遍次中的 %2 个</translation>
    </message>
    <message>
        <source>%1 has done %2 of %3 tiles</source>
        <translation>%1 已完成 %3 个分块中的 %2 个</translation>
    </message>
    <message>
        <source>%1 has finished</source>
        <translation>%1 已结束</translation>
    </message>
    <message>
        <source>%1 have finished</source>
        <translation>%1 已结束</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, %2, and %3</source>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>%1 moved %2, %3 as many.</source>
        <translation>%1 搬运 %2；相对于它，%3。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Press Right or Space to begin.</source>
        <translation>按右方向键或空格开始。</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>shuffled, seed %1</source>
        <translation>乱序，种子 %1</translation>
    </message>
    <message>
        <source>in ascending order</source>
        <translation>升序</translation>
    </message>
    <message>
        <source>left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>the left one</source>
        <translation>左边的</translation>
    </message>
    <message>
        <source>the right one</source>
        <translation>右边的</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>分块 %1</translation>
    </message>
    <message>
        <source>Row block %1</source>
        <translation>行块 %1</translation>
    </message>
    <message>
        <source>Key block %1</source>
        <translation>键块 %1</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>已开始</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>%1 loaded</source>
        <translation>已加载 %1</translation>
    </message>
    <message>
        <source>%1 stored</source>
        <translation>已写回 %1</translation>
    </message>
    <message>
        <source>scores made</source>
        <translation>已求分数</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>已加掩码</translation>
    </message>
    <message>
        <source>maximum updated</source>
        <translation>已更新最大值</translation>
    </message>
    <message>
        <source>exponentials taken</source>
        <translation>已做指数运算</translation>
    </message>
    <message>
        <source>rescaled</source>
        <translation>已重缩放</translation>
    </message>
    <message>
        <source>added to *O*</source>
        <translation>已累加到 *O*</translation>
    </message>
    <message>
        <source>divided by *l*</source>
        <translation>已除以 *l*</translation>
    </message>
    <message>
        <source>lse made</source>
        <translation>已求 lse</translation>
    </message>
    <message>
        <source>*D* made</source>
        <translation>已求 *D*</translation>
    </message>
    <message>
        <source>weights made again</source>
        <translation>已重算权重</translation>
    </message>
    <message>
        <source>added to d*V*</source>
        <translation>已累加到 d*V*</translation>
    </message>
    <message>
        <source>d*P* made</source>
        <translation>已求 d*P*</translation>
    </message>
    <message>
        <source>d*S* made</source>
        <translation>已求 d*S*</translation>
    </message>
    <message>
        <source>added to d*Q*</source>
        <translation>已累加到 d*Q*</translation>
    </message>
    <message>
        <source>added to d*K*</source>
        <translation>已累加到 d*K*</translation>
    </message>
    <message>
        <source>Pass %1 of %2</source>
        <translation>第 %1 遍，共 %2 遍</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4 tiles</source>
        <translation>%1，%2：%4 个分块中的 %3 个</translation>
    </message>
    <message>
        <source>about to load %1</source>
        <translation>即将加载 %1</translation>
    </message>
    <message>
        <source>about to store %1</source>
        <translation>即将写回 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 stored %2 ×</source>
        <translation>%1 写回 %2 ×</translation>
    </message>
    <message>
        <source>%1 stored %2 ×, loaded %3 ×</source>
        <translation>%1 写回 %2 ×，加载 %3 ×</translation>
    </message>
    <message>
        <source>P, dP and dS in HBM</source>
        <translation>P、dP 和 dS 在 HBM 中</translation>
    </message>
    <message>
        <source>S and P in HBM</source>
        <translation>S 和 P 在 HBM 中</translation>
    </message>
    <message>
        <source>key blocks, then query blocks outside</source>
        <translation>先键块在外，后查询块在外</translation>
    </message>
    <message>
        <source>key blocks outside</source>
        <translation>键块在外</translation>
    </message>
    <message>
        <source>loading *K*</source>
        <translation>加载 *K*</translation>
    </message>
    <message>
        <source>loading *V*</source>
        <translation>加载 *V*</translation>
    </message>
    <message>
        <source>loading *Q*</source>
        <translation>加载 *Q*</translation>
    </message>
    <message>
        <source>loading d*O*</source>
        <translation>加载 d*O*</translation>
    </message>
    <message>
        <source>writing *S*</source>
        <translation>写出 *S*</translation>
    </message>
    <message>
        <source>writing *P*</source>
        <translation>写出 *P*</translation>
    </message>
    <message>
        <source>reading *P*</source>
        <translation>读取 *P*</translation>
    </message>
    <message>
        <source>writing d*P*</source>
        <translation>写出 d*P*</translation>
    </message>
    <message>
        <source>writing d*S*</source>
        <translation>写出 d*S*</translation>
    </message>
    <message>
        <source>reading d*S*</source>
        <translation>读取 d*S*</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>未开始</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>the one tile is</source>
        <translation>那一个分块</translation>
    </message>
    <message>
        <source>all %1 tiles are</source>
        <translation>全部 %1 个分块</translation>
    </message>
    <message>
        <source>*P*, d*P* and d*S*</source>
        <translation>*P*、d*P* 和 d*S*</translation>
    </message>
    <message>
        <source>*S* and *P*</source>
        <translation>*S* 和 *P*</translation>
    </message>
    <message>
        <source>%1 cross to HBM as wholes: %2 written and read back.</source>
        <translation>%1 整体往返 HBM：%2写出并读回。</translation>
    </message>
    <message>
        <source>The mask saves nothing here: %1 computed, written and read back, and %2 of *P* is zero.</source>
        <translation>掩码在此没有节省：%1都计算、写出并读回，而 *P* 有 %2 为零。</translation>
    </message>
    <message>
        <source>%1&#xa0;GB</source>
        <translation>%1&#xa0;GB</translation>
    </message>
    <message>
        <source>%1&#xa0;MB</source>
        <translation>%1&#xa0;MB</translation>
    </message>
    <message>
        <source>%1&#xa0;kB</source>
        <translation>%1&#xa0;kB</translation>
    </message>
    <message>
        <source>skipped by the %1</source>
        <translation>被%1跳过</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>尚未计算</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>键 %1</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>查询 %1</translation>
    </message>
    <message>
        <source>masked by the %1</source>
        <translation>被%1遮去</translation>
    </message>
    <message>
        <source>hidden by the %1</source>
        <translation>被%1遮住</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>已丢弃</translation>
    </message>
    <message>
        <source>colours from %1 to %2</source>
        <translation>颜色从 %1 到 %2</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>行 %1</translation>
    </message>
    <message>
        <source>keys %1</source>
        <translation>键 %1</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Scores S, %1</source>
        <translation>分数 S，%1</translation>
    </message>
    <message>
        <source>Weights, not normalised</source>
        <translation>权重，未归一化</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Weights P, not normalised, %1</source>
        <translation>权重 P，未归一化，%1</translation>
    </message>
    <message>
        <source>Weights, rounded</source>
        <translation>权重，已舍入</translation>
    </message>
    <message>
        <source>per row</source>
        <translation>每行</translation>
    </message>
    <message>
        <source>rows begin</source>
        <translation>行开始</translation>
    </message>
    <message>
        <source>rows grew</source>
        <translation>行增大</translation>
    </message>
    <message>
        <source>Weights P, %1</source>
        <translation>权重 P，%1</translation>
    </message>
    <message>
        <source>Sum of P V</source>
        <translation>P V 之和</translation>
    </message>
    <message>
        <source>Output O, row block %1</source>
        <translation>输出 O，行块 %1</translation>
    </message>
    <message>
        <source>Row %1 sees no key: *O* = 0, lse = −∞.</source>
        <translation>行 %1 看不到任何键：*O* = 0, lse = −∞。</translation>
    </message>
    <message>
        <source>The tile is skipped: *m*, *l* and %1 stay as they are.</source>
        <translation>该分块被跳过：*m*、*l* 和 %1 保持不变。</translation>
    </message>
    <message>
        <source>Row %1 sees no key of this tile: *m*, *l* and %2 stay as they are.</source>
        <translation>行 %1 看不到此分块的任何键：*m*、*l* 和 %2 保持不变。</translation>
    </message>
    <message>
        <source>%1: zeros</source>
        <translation>%1：全为零</translation>
    </message>
    <message>
        <source>full</source>
        <translation>全可见</translation>
    </message>
    <message>
        <source>partial</source>
        <translation>部分可见</translation>
    </message>
    <message>
        <source>, done</source>
        <translation>，完成</translation>
    </message>
    <message>
        <source>, to come</source>
        <translation>，待执行</translation>
    </message>
    <message>
        <source>%1; queries&#xa0;%2, keys&#xa0;%3</source>
        <translation>%1；查询&#xa0;%2，键&#xa0;%3</translation>
    </message>
    <message>
        <source>queries&#xa0;%1</source>
        <translation>查询&#xa0;%1</translation>
    </message>
    <message>
        <source>queries&#xa0;%1, all %2 keys</source>
        <translation>查询&#xa0;%1，全部 %2 个键</translation>
    </message>
    <message>
        <source>row block %1</source>
        <translation>行块 %1</translation>
    </message>
    <message>
        <source>tile (%1, %2)</source>
        <translation>分块 (%1, %2)</translation>
    </message>
    <message>
        <source>%1 dropped</source>
        <translation>%1 个已丢弃</translation>
    </message>
    <message>
        <source>skipped: its last query %1 sees no key</source>
        <translation>跳过：其最后一个查询 %1 看不到任何键</translation>
    </message>
    <message>
        <source>skipped: its first key %1 comes after the last query %2</source>
        <translation>跳过：其第一个键 %1 在最后一个查询 %2 之后</translation>
    </message>
    <message>
        <source>skipped: its first key %1 comes after key %2, the last that query %3 sees</source>
        <translation>跳过：其第一个键 %1 排在键 %2（查询 %3 所见的最后一个键）之后</translation>
    </message>
    <message>
        <source>skipped: its last key %1 comes before key %2, where the window of query %3 begins</source>
        <translation>跳过：其最后一个键 %1 在键 %2 之前，查询 %3 的窗口从那里开始</translation>
    </message>
    <message>
        <source>skipped: its first key %1 comes after key %2, where the window of query %3 ends</source>
        <translation>跳过：其第一个键 %1 在键 %2 之后，查询 %3 的窗口到那里结束</translation>
    </message>
    <message>
        <source>causal mask</source>
        <translation>因果掩码</translation>
    </message>
    <message>
        <source>window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>block mask</source>
        <translation>块掩码</translation>
    </message>
    <message>
        <source>masks together</source>
        <translation>各掩码共同</translation>
    </message>
    <message>
        <source>skipped: its queries and keys are of different documents</source>
        <translation>跳过：其查询与键属于不同文档</translation>
    </message>
    <message>
        <source>skipped: the block mask leaves it out</source>
        <translation>跳过：块掩码将其略去</translation>
    </message>
    <message>
        <source>skipped: the masks together hide every entry</source>
        <translation>跳过：各掩码合在一起遮住每个元素</translation>
    </message>
    <message>
        <source>skipped: outside the window</source>
        <translation>跳过：在窗口之外</translation>
    </message>
    <message>
        <source>skipped: different documents</source>
        <translation>跳过：不同文档</translation>
    </message>
    <message>
        <source>skipped: hidden by two masks</source>
        <translation>跳过：被两个掩码遮住</translation>
    </message>
    <message>
        <source>skipped: key %1 comes after query %2</source>
        <translation>跳过：键 %1 在查询 %2 之后</translation>
    </message>
    <message>
        <source>The L2 cache: on a GPU it serves re-reads, so DRAM moves less than is counted here.</source>
        <translation>L2 缓存：在 GPU 上它满足重读，因此 DRAM 的搬运量少于此处的计数。</translation>
    </message>
    <message>
        <source>Cache lines and sectors: a value counts as one value, however it is fetched.</source>
        <translation>缓存行与扇区：无论怎样取得，一个值都计为一个值。</translation>
    </message>
    <message>
        <source>Instructions, addresses and arguments of the kernel.</source>
        <translation>内核的指令、地址和参数。</translation>
    </message>
    <message>
        <source>Registers and shared memory: what stays on chip does not cross.</source>
        <translation>寄存器与共享内存：留在片上的不经过 HBM。</translation>
    </message>
    <message>
        <source>Padding: a ragged block counts only the rows that exist.</source>
        <translation>填充：不满的块只计实际存在的行。</translation>
    </message>
    <message>
        <source>Filling accumulators in HBM with zeros before a run.</source>
        <translation>运行前将 HBM 中的累加器清零。</translation>
    </message>
    <message>
        <source>Further heads: the counts are for one head; B × H heads multiply them.</source>
        <translation>其余的头：计数针对单个头；总量乘以 B × H 个头。</translation>
    </message>
    <message>
        <source>%1 differs from float64: infinities or NaN in other places</source>
        <translation>%1 与 float64 不同：无穷或 NaN 的位置不同</translation>
    </message>
    <message>
        <source>%1 fails the ratio test: error %2, standard’s %3, row %4</source>
        <translation>%1 未通过比值检验：误差 %2，标准的误差 %3，行 %4</translation>
    </message>
    <message>
        <source>%1 differs from float64: largest error %2, row %3</source>
        <translation>%1 与 float64 不同：最大误差 %2，行 %3</translation>
    </message>
    <message>
        <source>%1, tile (%2, %3) skipped</source>
        <translation>%1，分块 (%2, %3) 跳过</translation>
    </message>
    <message>
        <source>%1, no tile visited</source>
        <translation>%1，没有访问分块</translation>
    </message>
    <message>
        <source>%1, %2 tiles to visit</source>
        <translation>%1，%2 个分块待访问</translation>
    </message>
    <message>
        <source>%1, tile %2 of %3 visited</source>
        <translation>%1，访问第 %2 个分块，共 %3 个</translation>
    </message>
    <message>
        <source>row blocks in shuffled order, seed %1</source>
        <translation>行块乱序，种子 %1</translation>
    </message>
    <message>
        <source>key blocks in shuffled order, seed %1</source>
        <translation>键块乱序，种子 %1</translation>
    </message>
    <message>
        <source>%1 storage</source>
        <translation>%1 存储</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>outliers, %1</source>
        <translation>离群值，%1</translation>
    </message>
    <message>
        <source>ramp</source>
        <translation>斜坡</translation>
    </message>
    <message>
        <source>O passes the ratio test: error %1, standard’s %2</source>
        <translation>O 通过比值检验：误差 %1，标准的误差 %2</translation>
    </message>
    <message>
        <source>dQ, dK, dV pass the ratio test: error %1, standard’s %2</source>
        <translation>dQ、dK、dV 通过比值检验：误差 %1，标准的误差 %2</translation>
    </message>
    <message>
        <source>O agrees with float64: largest error %1</source>
        <translation>O 与 float64 一致：最大误差 %1</translation>
    </message>
    <message>
        <source>dQ, dK, dV agree with float64: largest error %1</source>
        <translation>dQ、dK、dV 与 float64 一致：最大误差 %1</translation>
    </message>
    <message>
        <source>Paused at step %1 of %2</source>
        <translation>暂停于步 %1 / %2</translation>
    </message>
    <message>
        <source>Playing, step %1 of %2</source>
        <translation>播放中，步 %1 / %2</translation>
    </message>
    <message>
        <source>Playing, step %1 of %2, %3 steps/s</source>
        <translation>播放中，步 %1 / %2，%3 步/秒</translation>
    </message>
    <message>
        <source>%1, tile (%2, %3)</source>
        <translation>%1，分块 (%2, %3)</translation>
    </message>
    <message>
        <source>checking against float64…</source>
        <translation>正在与 float64 对照…</translation>
    </message>
    <message>
        <source>%1 row is not finite; %2</source>
        <translation>%1 行非有限；%2</translation>
    </message>
    <message>
        <source>%1 rows are not finite; %2</source>
        <translation>%1 行非有限；%2</translation>
    </message>
    <message>
        <source>counters only: no results</source>
        <translation>仅计数：没有结果</translation>
    </message>
    <message>
        <source>results are being computed; rows looked at are recomputed</source>
        <translation>正在计算结果；查看到的行会重新计算</translation>
    </message>
    <message>
        <source>no results: S and P are too large to be held</source>
        <translation>没有结果：S 和 P 太大，无法存放</translation>
    </message>
    <message>
        <source>results not computed; rows looked at are recomputed</source>
        <translation>结果未计算；查看到的行会重新计算</translation>
    </message>
    <message>
        <source>float64 engine</source>
        <translation>float64 引擎</translation>
    </message>
    <message>
        <source>float32 engine</source>
        <translation>float32 引擎</translation>
    </message>
    <message>
        <source>%1 row without a key</source>
        <translation>%1 行没有键</translation>
    </message>
    <message>
        <source>%1 rows without a key</source>
        <translation>%1 行没有键</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>other settings</source>
        <translation>其他设置</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>*T* %1</source>
        <translation>*T* %1</translation>
    </message>
    <message>
        <source>*T* %1 × %2</source>
        <translation>*T* %1 × %2</translation>
    </message>
    <message>
        <source>*d* %1</source>
        <translation>*d* %1</translation>
    </message>
    <message>
        <source>*d* %1, %2</source>
        <translation>*d* %1, %2</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>批 %1</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>%1 头</translation>
    </message>
    <message>
        <source>%1 of *K*, *V*</source>
        <translation>*K*、*V* %1 头</translation>
    </message>
    <message>
        <source>causal, top-left</source>
        <translation>因果，左上对齐</translation>
    </message>
    <message>
        <source>causal, bottom-right</source>
        <translation>因果，右下对齐</translation>
    </message>
    <message>
        <source>∞</source>
        <translation>∞</translation>
    </message>
    <message>
        <source>window %1, %2</source>
        <translation>窗口 %1, %2</translation>
    </message>
    <message>
        <source>1 document</source>
        <translation>1 个文档</translation>
    </message>
    <message>
        <source>%1 documents</source>
        <translation>%1 个文档</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>乱序</translation>
    </message>
    <message>
        <source>scale %1</source>
        <translation>缩放 %1</translation>
    </message>
    <message>
        <source>soft cap %1</source>
        <translation>软上限 %1</translation>
    </message>
    <message>
        <source>ALiBi</source>
        <translation>ALiBi</translation>
    </message>
    <message>
        <source>block mask %1</source>
        <translation>块掩码 %1</translation>
    </message>
    <message>
        <source>no mask</source>
        <translation>无掩码</translation>
    </message>
    <message>
        <source>*B*_r %1  *B*_c %2</source>
        <translation>*B*_r %1  *B*_c %2</translation>
    </message>
    <message>
        <source>dropout %1</source>
        <translation>dropout %1</translation>
    </message>
    <message>
        <source>stored as %1</source>
        <translation>存为 %1</translation>
    </message>
    <message>
        <source>queries %1</source>
        <translation>查询 %1</translation>
    </message>
    <message>
        <source>*O* and lse were written: %1; the whole run moved %2</source>
        <translation>*O* 和 lse 已写回：%1；整个运行搬运 %2</translation>
    </message>
    <message>
        <source>*O*, *m* and *l* are in HBM, after %1 visits of a row block; the whole run moved %2</source>
        <translation>*O*、*m* 和 *l* 在 HBM 中，行块共被访问 %1 次；整个运行搬运 %2</translation>
    </message>
    <message>
        <source>*O* was written: %1; of %2 that the whole run moved, %3 were of *S* and *P*</source>
        <translation>*O* 已写回：%1；整个运行搬运 %2，其中 *S* 和 *P* 占 %3</translation>
    </message>
    <message>
        <source>%1 began with %2%3.</source>
        <translation>%1 开始，%2%3。</translation>
    </message>
    <message>
        <source>%1 ended: %2 moved.</source>
        <translation>%1 结束：搬运 %2。</translation>
    </message>
    <message>
        <source>%1 ended: %2 tile was visited, %3 skipped, and %4 moved.</source>
        <translation>%1 结束：访问 %2 个分块，跳过 %3 个，搬运 %4。</translation>
    </message>
    <message>
        <source>%1 ended: %2 tiles were visited, %3 skipped, and %4 moved.</source>
        <translation>%1 结束：访问 %2 个分块，跳过 %3 个，搬运 %4。</translation>
    </message>
    <message>
        <source>%1 was reached</source>
        <translation>到达%1</translation>
    </message>
    <message>
        <source>%1 was reached, %2</source>
        <translation>到达%1，%2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 moved.</source>
        <translation>%1：已搬运 %2，共 %3。</translation>
    </message>
    <message>
        <source>d*Q*, d*K* and d*V* are in HBM; the backward pass moved %1</source>
        <translation>d*Q*、d*K* 和 d*V* 在 HBM 中；反向传播搬运 %1</translation>
    </message>
    <message>
        <source>; %1 row saw no key.</source>
        <translation>；%1 行没有见到键。</translation>
    </message>
    <message>
        <source>; %1 rows saw no key.</source>
        <translation>；%1 行没有见到键。</translation>
    </message>
    <message>
        <source>%1&#xa0;=&#xa0;rowsum(%2&#xa0;∘&#xa0;%3) was computed: %4, %5 FLOPs.</source>
        <translation>已计算 %1&#xa0;=&#xa0;rowsum(%2&#xa0;∘&#xa0;%3)：%4，%5&#xa0;FLOP。</translation>
    </message>
    <message>
        <source>%1 exponential</source>
        <translation>%1 次指数运算</translation>
    </message>
    <message>
        <source>%1 exponentials</source>
        <translation>%1 次指数运算</translation>
    </message>
    <message>
        <source>%1 was recomputed from *S*, *m* and *l*: %2; it was not kept.</source>
        <translation>由 *S*、*m* 和 *l* 重算 %1：%2；它没有被保留。</translation>
    </message>
    <message>
        <source>%1 was recomputed from *S* and lse: %2; it was not kept.</source>
        <translation>由 *S* 和 lse 重算 %1：%2；它没有被保留。</translation>
    </message>
    <message>
        <source>, times 1&#xa0;−&#xa0;(*u*&#xa0;/&#xa0;%1)^2 of the soft cap</source>
        <translation>，再乘软上限的 1&#xa0;−&#xa0;(*u*&#xa0;/&#xa0;%1)^2</translation>
    </message>
    <message>
        <source>%1&#xa0;=&#xa0;%2&#xa0;∘&#xa0;(%3&#xa0;−&#xa0;%4) was computed%5: %6.</source>
        <translation>已计算 %1&#xa0;=&#xa0;%2&#xa0;∘&#xa0;(%3&#xa0;−&#xa0;%4)%5：%6。</translation>
    </message>
    <message>
        <source>%1 was added to %2: %3 FLOPs</source>
        <translation>%1 已累加到 %2：%3 FLOP</translation>
    </message>
    <message>
        <source>; tile %1 is done.</source>
        <translation>；分块 %1 完成。</translation>
    </message>
    <message>
        <source>%1&#xa0;=&#xa0;%2 was computed: %3, %4 FLOPs.</source>
        <translation>已计算 %1&#xa0;=&#xa0;%2：%3，%4&#xa0;FLOP。</translation>
    </message>
    <message>
        <source>Row block</source>
        <translation>行块</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>加载</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>Exponentials</source>
        <translation>指数</translation>
    </message>
    <message>
        <source>Rescale</source>
        <translation>重缩放</translation>
    </message>
    <message>
        <source>Accumulate</source>
        <translation>累加</translation>
    </message>
    <message>
        <source>Normalise</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>Log-sum-exp</source>
        <translation>Log-sum-exp</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>写回</translation>
    </message>
    <message>
        <source>Key block</source>
        <translation>键块</translation>
    </message>
    <message>
        <source>Row terms</source>
        <translation>行项</translation>
    </message>
    <message>
        <source>Add to dV</source>
        <translation>累加到 dV</translation>
    </message>
    <message>
        <source>dP</source>
        <translation>dP</translation>
    </message>
    <message>
        <source>dS</source>
        <translation>dS</translation>
    </message>
    <message>
        <source>Add to dQ</source>
        <translation>累加到 dQ</translation>
    </message>
    <message>
        <source>Add to dK</source>
        <translation>累加到 dK</translation>
    </message>
    <message>
        <source>Tile %1 was skipped: its last query %2 sees no key.</source>
        <translation>分块 %1 被跳过：其最后一个查询 %2 看不到任何键。</translation>
    </message>
    <message>
        <source>Tile %1 was skipped: its first key %2 comes after key %3, the last that query %4 sees.</source>
        <translation>分块 %1 被跳过：其第一个键 %2 排在键 %3（查询 %4 所见的最后一个键）之后。</translation>
    </message>
    <message>
        <source>Tile %1 was skipped: its first key %2 comes after the last query %3.</source>
        <translation>分块 %1 被跳过：其第一个键 %2 在最后一个查询 %3 之后。</translation>
    </message>
    <message>
        <source>Tile %1 was skipped: its last key %2 comes before key %3, where the window of query %4 begins.</source>
        <translation>分块 %1 被跳过：其最后一个键 %2 在键 %3 之前，查询 %4 的窗口从那里开始。</translation>
    </message>
    <message>
        <source>Tile %1 was skipped: its first key %2 comes after key %3, where the window of query %4 ends.</source>
        <translation>分块 %1 被跳过：其第一个键 %2 在键 %3 之后，查询 %4 的窗口到那里结束。</translation>
    </message>
    <message>
        <source>Tile %1 was skipped: no key of it lies in the window of a query of it.</source>
        <translation>分块 %1 被跳过：它没有键落在它的查询的窗口内。</translation>
    </message>
    <message>
        <source>Tile %1 was skipped: its queries and its keys share no document.</source>
        <translation>分块 %1 被跳过：它的查询与键没有共同的文档。</translation>
    </message>
    <message>
        <source>Tile %1 was skipped: the block mask leaves it out.</source>
        <translation>分块 %1 被跳过：块掩码将其略去。</translation>
    </message>
    <message>
        <source>Tile %1 was skipped: no mask alone, but all together leave no entry of it.</source>
        <translation>分块 %1 被跳过：没有哪个掩码单独如此，但合在一起不留任何元素。</translation>
    </message>
    <message>
        <source>%1&#xa0;=&#xa0;*c*&#xa0;·&#xa0;%2&#xa0;%3^T was computed: %4 score, %5 FLOPs</source>
        <translation>已计算 %1&#xa0;=&#xa0;*c*&#xa0;·&#xa0;%2&#xa0;%3^T：%4 个分数，%5&#xa0;FLOP</translation>
    </message>
    <message>
        <source>%1&#xa0;=&#xa0;*c*&#xa0;·&#xa0;%2&#xa0;%3^T was computed: %4 scores, %5 FLOPs</source>
        <translation>已计算 %1&#xa0;=&#xa0;*c*&#xa0;·&#xa0;%2&#xa0;%3^T：%4 个分数，%5&#xa0;FLOP</translation>
    </message>
    <message>
        <source>soft-capped at %1</source>
        <translation>加软上限 %1</translation>
    </message>
    <message>
        <source>biased by ALiBi</source>
        <translation>加 ALiBi 偏置</translation>
    </message>
    <message>
        <source>, then %1.</source>
        <translation>，然后%1。</translation>
    </message>
    <message>
        <source>%1 of %2 entries stays visible</source>
        <translation>%2 个元素中有 %1 个仍可见</translation>
    </message>
    <message>
        <source>%1 of %2 entries stay visible</source>
        <translation>%2 个元素中有 %1 个仍可见</translation>
    </message>
    <message>
        <source>; %1 was masked.</source>
        <translation>；%1 个被遮去。</translation>
    </message>
    <message>
        <source>; %1 were masked.</source>
        <translation>；%1 个被遮去。</translation>
    </message>
    <message>
        <source>%1 exponential was taken.</source>
        <translation>做了 %1 次指数运算。</translation>
    </message>
    <message>
        <source>%1 exponentials were taken.</source>
        <translation>做了 %1 次指数运算。</translation>
    </message>
    <message>
        <source>%1 was added to %2: %3 FLOPs; tile %4 is done.</source>
        <translation>%1 已累加到 %2：%3 FLOP；分块 %4 完成。</translation>
    </message>
    <message>
        <source>The row sums of %1 were added to *l* and %2 to *O*, each row times its *g*&#xa0;=&#xa0;*e*^{m~ − m′}: %3 FLOPs.</source>
        <translation>%1 的行和已累加到 *l*，%2 已累加到 *O*，每行乘以各自的 *g*&#xa0;=&#xa0;*e*^{m~ − m′}：%3&#xa0;FLOP。</translation>
    </message>
    <message>
        <source>The row sums of %1 were added to *l* and %2 to *O~*: %3 FLOPs; tile %4 is done.</source>
        <translation>%1 的行和已累加到 *l*，%2 已累加到 *O~*：%3 FLOP；分块 %4 完成。</translation>
    </message>
    <message>
        <source>%1 was divided by its row sums: %2</source>
        <translation>%1 已除以各自的行和：%2</translation>
    </message>
    <message>
        <source>%1&#xa0;=&#xa0;*O*&#xa0;/&#xa0;*l* was computed: %2, exact attention over the keys seen so far</source>
        <translation>已计算 %1&#xa0;=&#xa0;*O*&#xa0;/&#xa0;*l*：%2，即对已见过的键的精确注意力</translation>
    </message>
    <message>
        <source>%1&#xa0;=&#xa0;*O~*&#xa0;/&#xa0;*l* was computed: %2</source>
        <translation>已计算 %1&#xa0;=&#xa0;*O~*&#xa0;/&#xa0;*l*：%2</translation>
    </message>
    <message>
        <source>lse_{%1}&#xa0;=&#xa0;*m*&#xa0;+&#xa0;log&#xa0;*l* was computed: %2</source>
        <translation>已计算 lse_{%1}&#xa0;=&#xa0;*m*&#xa0;+&#xa0;log&#xa0;*l*：%2</translation>
    </message>
    <message>
        <source>%1 went back to HBM: %2 were read, key block %3’s part was added, and %4 were written</source>
        <translation>%1 已写回 HBM：读取 %2，加上键块 %3 的部分，再写回 %4</translation>
    </message>
    <message>
        <source>%1 went back to HBM: %2 were read, row block %3’s part was added, and %4 were written</source>
        <translation>%1 已写回 HBM：读取 %2，加上行块 %3 的部分，再写回 %4</translation>
    </message>
    <message>
        <source>; a GPU does this with atomic adds.</source>
        <translation>；GPU 用原子加完成。</translation>
    </message>
    <message>
        <source>; key block %1 is done.</source>
        <translation>；键块 %1 完成。</translation>
    </message>
    <message>
        <source>; row block %1 is done.</source>
        <translation>；行块 %1 完成。</translation>
    </message>
    <message>
        <source>%1 was read: %2, still 0; it will be the sum of %3 parts.</source>
        <translation>已读取 %1：%2，仍为 0；它将是 %3 部分之和。</translation>
    </message>
    <message>
        <source>%1 was read: %2, the sum of %3 of its %4 parts.</source>
        <translation>已读取 %1：%2，为其 %4 部分中 %3 部分之和。</translation>
    </message>
    <message>
        <source>%1 was loaded: %2.</source>
        <translation>已加载 %1：%2。</translation>
    </message>
    <message>
        <source>%1 were loaded: %2.</source>
        <translation>已加载 %1：%2。</translation>
    </message>
    <message>
        <source>%1 and its lse were written: %2; row block %3 is done.</source>
        <translation>已写回 %1 及其 lse：%2；行块 %3 完成。</translation>
    </message>
    <message>
        <source>%1 went back to HBM: %2</source>
        <translation>%1 已写回 HBM：%2</translation>
    </message>
    <message>
        <source>%1 was written: %2</source>
        <translation>已写回 %1：%2</translation>
    </message>
    <message>
        <source>%1 were written: %2</source>
        <translation>已写回 %1：%2</translation>
    </message>
    <message>
        <source>tile (%1, %2): %3</source>
        <translation>分块 (%1, %2)：%3</translation>
    </message>
    <message>
        <source>row block %1: %2</source>
        <translation>行块 %1：%2</translation>
    </message>
    <message>
        <source>row block %1 begins</source>
        <translation>行块 %1 开始</translation>
    </message>
    <message>
        <source>%1 is loaded</source>
        <translation>加载 %1</translation>
    </message>
    <message>
        <source>tile (%1, %2) is skipped</source>
        <translation>跳过分块 (%1, %2)</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>rescale</source>
        <translation>重缩放</translation>
    </message>
    <message>
        <source>accumulate</source>
        <translation>累加</translation>
    </message>
    <message>
        <source>divide by *l*</source>
        <translation>除以 *l*</translation>
    </message>
    <message>
        <source>%1 is stored</source>
        <translation>写回 %1</translation>
    </message>
    <message>
        <source>row block %1 is done</source>
        <translation>行块 %1 完成</translation>
    </message>
    <message>
        <source>key block %1 begins</source>
        <translation>键块 %1 开始</translation>
    </message>
    <message>
        <source>key block %1 is done</source>
        <translation>键块 %1 完成</translation>
    </message>
    <message>
        <source>row terms *D*</source>
        <translation>行项 *D*</translation>
    </message>
    <message>
        <source>weights again</source>
        <translation>重算权重</translation>
    </message>
    <message>
        <source>add to d*V*</source>
        <translation>累加到 d*V*</translation>
    </message>
    <message>
        <source>d*P*</source>
        <translation>d*P*</translation>
    </message>
    <message>
        <source>d*S*</source>
        <translation>d*S*</translation>
    </message>
    <message>
        <source>add to d*Q*</source>
        <translation>累加到 d*Q*</translation>
    </message>
    <message>
        <source>add to d*K*</source>
        <translation>累加到 d*K*</translation>
    </message>
    <message>
        <source>next skipped tile</source>
        <translation>下一个跳过的分块</translation>
    </message>
    <message>
        <source>previous skipped tile</source>
        <translation>上一个跳过的分块</translation>
    </message>
    <message>
        <source>next rescale</source>
        <translation>下一次重缩放</translation>
    </message>
    <message>
        <source>previous rescale</source>
        <translation>上一次重缩放</translation>
    </message>
    <message>
        <source>next store</source>
        <translation>下一次写回</translation>
    </message>
    <message>
        <source>previous store</source>
        <translation>上一次写回</translation>
    </message>
    <message>
        <source>next visit of this tile</source>
        <translation>下一次访问此分块</translation>
    </message>
    <message>
        <source>previous visit of this tile</source>
        <translation>上一次访问此分块</translation>
    </message>
    <message>
        <source>next block</source>
        <translation>下一块</translation>
    </message>
    <message>
        <source>previous block</source>
        <translation>上一块</translation>
    </message>
    <message>
        <source>next mark</source>
        <translation>下一个标记</translation>
    </message>
    <message>
        <source>previous mark</source>
        <translation>上一个标记</translation>
    </message>
    <message>
        <source>byte total</source>
        <translation>字节总数</translation>
    </message>
    <message>
        <source>byte total, backwards</source>
        <translation>字节总数，向后</translation>
    </message>
    <message>
        <source>No tile is skipped after step %1.</source>
        <translation>步 %1 之后没有跳过的分块。</translation>
    </message>
    <message>
        <source>No tile is skipped before step %1.</source>
        <translation>步 %1 之前没有跳过的分块。</translation>
    </message>
    <message>
        <source>Nothing is rescaled after step %1.</source>
        <translation>步 %1 之后没有重缩放。</translation>
    </message>
    <message>
        <source>Nothing is rescaled before step %1.</source>
        <translation>步 %1 之前没有重缩放。</translation>
    </message>
    <message>
        <source>Nothing is stored after step %1.</source>
        <translation>步 %1 之后没有写回。</translation>
    </message>
    <message>
        <source>Nothing is stored before step %1.</source>
        <translation>步 %1 之前没有写回。</translation>
    </message>
    <message>
        <source>This tile is not visited after step %1.</source>
        <translation>步 %1 之后不再访问此分块。</translation>
    </message>
    <message>
        <source>This tile is not visited before step %1.</source>
        <translation>步 %1 之前没有访问此分块。</translation>
    </message>
    <message>
        <source>No block begins after step %1.</source>
        <translation>步 %1 之后没有块开始。</translation>
    </message>
    <message>
        <source>No block begins before step %1.</source>
        <translation>步 %1 之前没有块开始。</translation>
    </message>
    <message>
        <source>No bookmark and no tile with a stop comes after step %1.</source>
        <translation>步 %1 之后没有书签，也没有设断点的分块。</translation>
    </message>
    <message>
        <source>No bookmark and no tile with a stop comes before step %1.</source>
        <translation>步 %1 之前没有书签，也没有设断点的分块。</translation>
    </message>
    <message>
        <source>That total is not reached after step %1.</source>
        <translation>步 %1 之后达不到该总数。</translation>
    </message>
    <message>
        <source>That total is not reached before step %1.</source>
        <translation>步 %1 之前达不到该总数。</translation>
    </message>
    <message>
        <source>without drawing</source>
        <translation>不绘制</translation>
    </message>
    <message>
        <source>1 tile/s</source>
        <translation>1 分块/秒</translation>
    </message>
    <message>
        <source>%1 tiles/s</source>
        <translation>%1 分块/秒</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>%1 GB/s</translation>
    </message>
    <message>
        <source>%1 MB/s</source>
        <translation>%1 MB/s</translation>
    </message>
    <message>
        <source>%1 kB/s</source>
        <translation>%1 kB/s</translation>
    </message>
    <message>
        <source>%1 bytes/s</source>
        <translation>%1 字节/秒</translation>
    </message>
    <message>
        <source>1 step/s</source>
        <translation>1 步/秒</translation>
    </message>
    <message>
        <source>%1 steps/s</source>
        <translation>%1 步/秒</translation>
    </message>
    <message>
        <source>undrawn</source>
        <translation>不绘制</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分</translation>
    </message>
    <message>
        <source>%1 steps: it plays for %2.</source>
        <translation>%1 步：播放时长 %2。</translation>
    </message>
    <message>
        <source>Step %1, as lines and letters.</source>
        <translation>步 %1，以线条和文字存储。</translation>
    </message>
    <message>
        <source>Step %1, %2 × %3 pixels.</source>
        <translation>步 %1，%2 × %3 像素。</translation>
    </message>
    <message>
        <source>%1 steps, each a page of one file.</source>
        <translation>%1 步，同一文件中每步一页。</translation>
    </message>
    <message>
        <source>One step, in %1.</source>
        <translation>一步，写入 %1。</translation>
    </message>
    <message>
        <source>%1 steps, each a file: %2 to %3.</source>
        <translation>%1 步，每步一个文件：%2 至 %3。</translation>
    </message>
    <message>
        <source>Each event of the run, with what the data decided about it, in a line.</source>
        <translation>运行的每个事件一行，附数据对它的决定。</translation>
    </message>
    <message>
        <source>Into a folder: %1.</source>
        <translation>写入文件夹：%1。</translation>
    </message>
    <message>
        <source>%1 exists already. Replace it?</source>
        <translation>%1 已存在。要覆盖吗？</translation>
    </message>
    <message>
        <source>%1 exists already. Replace it, and all others of these names?</source>
        <translation>%1 已存在。要覆盖它和所有同类名称的文件吗？</translation>
    </message>
    <message>
        <source>%1 was written into %2.</source>
        <translation>%1 已写入 %2。</translation>
    </message>
    <message>
        <source>%1 files were written into %2.</source>
        <translation>%1 个文件已写入 %2。</translation>
    </message>
    <message>
        <source>%1&#xa0;bytes</source>
        <translation>%1&#xa0;字节</translation>
    </message>
    <message>
        <source>: *m*&#xa0;=&#xa0;−∞, *l*&#xa0;=&#xa0;0 and *O~*&#xa0;=&#xa0;0</source>
        <translation>：*m*&#xa0;=&#xa0;−∞，*l*&#xa0;=&#xa0;0，*O~*&#xa0;=&#xa0;0</translation>
    </message>
    <message>
        <source>: d*K*&#xa0;=&#xa0;0 and d*V*&#xa0;=&#xa0;0</source>
        <translation>：d*K*&#xa0;=&#xa0;0，d*V*&#xa0;=&#xa0;0</translation>
    </message>
    <message>
        <source>: d*V*&#xa0;=&#xa0;0</source>
        <translation>：d*V*&#xa0;=&#xa0;0</translation>
    </message>
    <message>
        <source>: d*K*&#xa0;=&#xa0;0</source>
        <translation>：d*K*&#xa0;=&#xa0;0</translation>
    </message>
    <message>
        <source>: d*Q*&#xa0;=&#xa0;0</source>
        <translation>：d*Q*&#xa0;=&#xa0;0</translation>
    </message>
    <message>
        <source>: *O*&#xa0;=&#xa0;0</source>
        <translation>：*O*&#xa0;=&#xa0;0</translation>
    </message>
    <message>
        <source>.</source>
        <translation>。</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>; %1 row without a visible key is 0.</source>
        <translation>；没有可见键的 %1 行为 0。</translation>
    </message>
    <message>
        <source>; %1 rows without a visible key are 0.</source>
        <translation>；没有可见键的 %1 行为 0。</translation>
    </message>
    <message>
        <source>; %1 row without a visible key is −∞.</source>
        <translation>；没有可见键的 %1 行为 −∞。</translation>
    </message>
    <message>
        <source>; %1 rows without a visible key are −∞.</source>
        <translation>；没有可见键的 %1 行为 −∞。</translation>
    </message>
    <message>
        <source>, key %1</source>
        <translation>，键 %1</translation>
    </message>
    <message>
        <source>rowsum </source>
        <translation>rowsum </translation>
    </message>
    <message>
        <source>Row %1 sees no key: its gradients are 0.</source>
        <translation>行 %1 看不到任何键：其梯度为 0。</translation>
    </message>
    <message>
        <source>The tile is skipped: its part of every gradient is 0.</source>
        <translation>该分块被跳过：它对每个梯度的贡献为 0。</translation>
    </message>
    <message>
        <source>Row %1 sees no key of this tile: its part of every gradient is 0.</source>
        <translation>行 %1 看不到此分块的任何键：它对每个梯度的贡献为 0。</translation>
    </message>
    <message>
        <source>A: keys %1, B: keys %2</source>
        <translation>A：键 %1，B：键 %2</translation>
    </message>
    <message>
        <source>A and B share keys. Choose two ranges without a common key.</source>
        <translation>A 与 B 有共同的键。请选择没有共同键的两个范围。</translation>
    </message>
    <message>
        <source>The row sees no key of A and none of B.</source>
        <translation>该行看不到 A 的任何键，也看不到 B 的任何键。</translation>
    </message>
    <message>
        <source>(no key)</source>
        <translation>（没有键）</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>✓ Merged, they are exact attention over the keys of both; largest difference %1.</source>
        <translation>✓ 合并后即为两者所有键上的精确注意力；最大差 %1。</translation>
    </message>
    <message>
        <source>✕ Merged, they are not attention over the keys of both; largest difference %1.</source>
        <translation>✕ 合并后不是两者所有键上的注意力；最大差 %1。</translation>
    </message>
    <message>
        <source>rowmax </source>
        <translation>rowmax </translation>
    </message>
    <message>
        <source>Row %1 sees no key of this tile; it is computed all the same.</source>
        <translation>行 %1 看不到此分块的任何键；仍照常计算。</translation>
    </message>
    <message>
        <source>tensor cores</source>
        <translation>张量核心</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>共享内存</translation>
    </message>
    <message>
        <source>L2</source>
        <translation>L2</translation>
    </message>
    <message>
        <source>DRAM</source>
        <translation>DRAM</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>launches</source>
        <translation>内核启动</translation>
    </message>
    <message>
        <source>✕: refused by the card.</source>
        <translation>✕：被显卡拒绝。</translation>
    </message>
    <message>
        <source>✕: %1 refused by the card.</source>
        <translation>✕：%1 个被显卡拒绝。</translation>
    </message>
    <message>
        <source>None of these was timed.</source>
        <translation>没有一个测过时间。</translation>
    </message>
    <message>
        <source>Fastest of %1: %2 with %3.</source>
        <translation>%1 个中最快：%2，%3。</translation>
    </message>
    <message>
        <source>The record has no predicted times.</source>
        <translation>记录中没有预测时间。</translation>
    </message>
    <message>
        <source>The prediction is off by %1.</source>
        <translation>预测偏差 %1。</translation>
    </message>
    <message>
        <source>%1 of %2 predictions are within 20&#xa0;%.</source>
        <translation>%2 个预测中 %1 个误差在 20&#xa0;% 以内。</translation>
    </message>
    <message>
        <source>No bytes were measured here; what is not measured says why in the table.</source>
        <translation>这里没有测量字节；表中说明了未测量的原因。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>Measured at %1 of %2: L2 → SM differs from the model by %3 at most; the L2 served %4.</source>
        <translation>%2 个中测了 %1 个：L2 → SM 与模型最多相差 %3；L2 供给了 %4。</translation>
    </message>
    <message>
        <source>Time over %1</source>
        <translation>时间：%1</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>quartiles</source>
        <translation>四分位数</translation>
    </message>
    <message>
        <source>ms a pass, all heads</source>
        <translation>每次传播 ms，所有头</translation>
    </message>
    <message>
        <source>µs a pass, all heads</source>
        <translation>每次传播 µs，所有头</translation>
    </message>
    <message>
        <source>Measured on %1.</source>
        <translation>测量于 %1。</translation>
    </message>
    <message>
        <source>Bytes read over %1</source>
        <translation>读取字节：%1</translation>
    </message>
    <message>
        <source>model, at the SM</source>
        <translation>模型，SM 处</translation>
    </message>
    <message>
        <source>measured DRAM</source>
        <translation>实测 DRAM</translation>
    </message>
    <message>
        <source>GB read, all heads</source>
        <translation>读取 GB，所有头</translation>
    </message>
    <message>
        <source>MB read, all heads</source>
        <translation>读取 MB，所有头</translation>
    </message>
    <message>
        <source>Command: %1</source>
        <translation>命令：%1</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>%1 does not let ssh in without a password, and none can be typed here: set up a key for it (%2).</source>
        <translation>%1 不允许 ssh 无密码登录，而这里无法输入密码：请为它设置密钥（%2）。</translation>
    </message>
    <message>
        <source>ssh could not reach %1.</source>
        <translation>ssh 无法连接 %1。</translation>
    </message>
    <message>
        <source>ssh could not reach %1: %2.</source>
        <translation>ssh 无法连接 %1：%2。</translation>
    </message>
    <message>
        <source>The program tilewise-cli was not found on %1: install it there.</source>
        <translation>在 %1 上找不到程序 tilewise-cli：请在那里安装。</translation>
    </message>
    <message>
        <source>%1 cannot run it: %2.</source>
        <translation>%1 无法运行：%2。</translation>
    </message>
    <message>
        <source>The kernels do not do this problem: %1.</source>
        <translation>内核不支持这个问题：%1。</translation>
    </message>
    <message>
        <source>tilewise-cli failed with exit code %1.</source>
        <translation>tilewise-cli 以退出码 %1 失败。</translation>
    </message>
    <message>
        <source>tilewise-cli failed with exit code %1: %2.</source>
        <translation>tilewise-cli 以退出码 %1 失败：%2。</translation>
    </message>
    <message>
        <source>The program ssh was not found on this machine: install an OpenSSH client to run on %1.</source>
        <translation>本机找不到程序 ssh：请安装 OpenSSH 客户端以在 %1 上运行。</translation>
    </message>
    <message>
        <source>The program tilewise-cli, which runs the kernels, was not found at %1.</source>
        <translation>在 %1 找不到运行内核的程序 tilewise-cli。</translation>
    </message>
    <message>
        <source>%1 ended before it was done.</source>
        <translation>%1 在完成前结束了。</translation>
    </message>
    <message>
        <source>The model loads and stores dQ in every tile; the kernel adds it in the L2, which no SM reads for, as float32, and further kernels clear, round and make D.</source>
        <translation>模型在每个分块加载并写回 dQ；内核以 float32 在 L2 中累加，没有 SM 为此读取；另有内核负责清零、舍入和计算 D。</translation>
    </message>
    <message>
        <source>The kernels make all tiles, masked ones too, and read K and V once a query block; Algorithm 0 of the model reads every matrix once.</source>
        <translation>内核计算所有分块，包括被遮去的，每个查询块读一次 K 和 V；模型的算法 0 每个矩阵只读一次。</translation>
    </message>
    <message>
        <source>The sums of O between tiles are float32 on the card, and further kernels clear and round them.</source>
        <translation>分块之间 O 的和在显卡上是 float32，另有内核负责清零和舍入。</translation>
    </message>
    <message>
        <source>The DRAM read more than the SMs took: %1. Whole sectors, and what the L2 had to give up, are read for it.</source>
        <translation>DRAM 读取的多于 SM 取走的：%1。会读取整个扇区，以及 L2 被迫让出的数据。</translation>
    </message>
    <message>
        <source>The model says what the SMs pull in. The L2 serves what is read again: the DRAM read %1 of %2.</source>
        <translation>模型给出 SM 取走的量。重复读取由 L2 供给：DRAM 读取了 %2 中的 %1。</translation>
    </message>
    <message>
        <source>The bytes were not measured: the run was timed without the card’s counters.</source>
        <translation>没有测量字节：计时运行未使用显卡计数器。</translation>
    </message>
    <message>
        <source>The bytes were not measured: %1.</source>
        <translation>没有测量字节：%1。</translation>
    </message>
    <message>
        <source>Choose a point in a figure or in the table.</source>
        <translation>请在图或表中选择一个点。</translation>
    </message>
    <message>
        <source>The card refused this point: %1</source>
        <translation>显卡拒绝了这个点：%1</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未测量</translation>
    </message>
    <message>
        <source>Model: loads</source>
        <translation>模型：加载</translation>
    </message>
    <message>
        <source>Kernels as written: reads</source>
        <translation>内核代码：读取</translation>
    </message>
    <message>
        <source>L2 → SM, measured</source>
        <translation>L2 → SM，实测</translation>
    </message>
    <message>
        <source>DRAM reads, measured</source>
        <translation>DRAM 读取，实测</translation>
    </message>
    <message>
        <source>Served by L2</source>
        <translation>由 L2 供给</translation>
    </message>
    <message>
        <source>Model: stores</source>
        <translation>模型：写回</translation>
    </message>
    <message>
        <source>Kernels as written: writes</source>
        <translation>内核代码：写入</translation>
    </message>
    <message>
        <source>SM → L2, measured</source>
        <translation>SM → L2，实测</translation>
    </message>
    <message>
        <source>Kernels as written: added in L2</source>
        <translation>内核代码：在 L2 中累加</translation>
    </message>
    <message>
        <source>Added in L2, measured</source>
        <translation>在 L2 中累加，实测</translation>
    </message>
    <message>
        <source>DRAM writes, measured</source>
        <translation>DRAM 写入，实测</translation>
    </message>
    <message>
        <source>registers that are spilled</source>
        <translation>寄存器溢出</translation>
    </message>
    <message>
        <source>tiles that are masked in part</source>
        <translation>部分被遮去的分块</translation>
    </message>
    <message>
        <source>few warps on an SM</source>
        <translation>SM 上 warp 太少</translation>
    </message>
    <message>
        <source>arithmetic on padding</source>
        <translation>填充上的运算</translation>
    </message>
    <message>
        <source>a pass that is mostly launches</source>
        <translation>主要是内核启动的传播</translation>
    </message>
    <message>
        <source>key blocks that wait for their turn</source>
        <translation>键块等待轮到自己</translation>
    </message>
    <message>
        <source>a last wave that is not full</source>
        <translation>最后一波未满</translation>
    </message>
    <message>
        <source>CUDA %1</source>
        <translation>CUDA %1</translation>
    </message>
    <message>
        <source>%1, driver %2, %3</source>
        <translation>%1，驱动 %2，%3</translation>
    </message>
    <message>
        <source>All algorithms, forward</source>
        <translation>所有算法，前向</translation>
    </message>
    <message>
        <source>All algorithms, backward</source>
        <translation>所有算法，反向</translation>
    </message>
    <message>
        <source>%1, dQ in a fixed order</source>
        <translation>%1，dQ 按固定顺序</translation>
    </message>
    <message>
        <source>T %1</source>
        <translation>T %1</translation>
    </message>
    <message>
        <source>d %1</source>
        <translation>d %1</translation>
    </message>
    <message>
        <source>1 head</source>
        <translation>1 个头</translation>
    </message>
    <message>
        <source>%1 for K and V</source>
        <translation>K 和 V %1 个</translation>
    </message>
    <message>
        <source>blocks %1 × %2</source>
        <translation>块 %1 × %2</translation>
    </message>
    <message>
        <source>block masks</source>
        <translation>块掩码</translation>
    </message>
    <message>
        <source>soft cap</source>
        <translation>软上限</translation>
    </message>
    <message>
        <source>L2 cold</source>
        <translation>L2 冷</translation>
    </message>
    <message>
        <source>block sizes</source>
        <translation>块大小</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>头数</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>词元数</translation>
    </message>
    <message>
        <source>visible tiles</source>
        <translation>可见分块</translation>
    </message>
    <message>
        <source>algorithms</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>被拒绝：%1</translation>
    </message>
    <message>
        <source>measured: %1 ± %2</source>
        <translation>实测：%1 ± %2</translation>
    </message>
    <message>
        <source>not timed</source>
        <translation>未计时</translation>
    </message>
    <message>
        <source>predicted: %1, bound by %2</source>
        <translation>预测：%1，受限于%2</translation>
    </message>
    <message>
        <source>model: %1 read</source>
        <translation>模型：读取 %1</translation>
    </message>
    <message>
        <source>L2 → SM: %1 read</source>
        <translation>L2 → SM：读取 %1</translation>
    </message>
    <message>
        <source>DRAM: %1 read</source>
        <translation>DRAM：读取 %1</translation>
    </message>
    <message>
        <source>%1, bound by %2, %3 idle</source>
        <translation>%1，受限于%2，空闲 %3</translation>
    </message>
    <message>
        <source>median of %1 samples</source>
        <translation>%1 个样本的中位数</translation>
    </message>
    <message>
        <source>%1 of %2 passes</source>
        <translation>%1，每个 %2 次传播</translation>
    </message>
    <message>
        <source>%1; ended when their spread was small</source>
        <translation>%1；离散足够小时结束</translation>
    </message>
    <message>
        <source>%1; ended at the most samples</source>
        <translation>%1；达到最多样本数时结束</translation>
    </message>
    <message>
        <source>%1; ended when time was up</source>
        <translation>%1；时间用完时结束</translation>
    </message>
    <message>
        <source>L2 cold: filled with something else before each sample</source>
        <translation>L2 冷：每个样本前填入其他数据</translation>
    </message>
    <message>
        <source>L2 warm</source>
        <translation>L2 热</translation>
    </message>
    <message>
        <source>one for each query block and head</source>
        <translation>每个查询块和头一个</translation>
    </message>
    <message>
        <source>one for each key block and head</source>
        <translation>每个键块和头一个</translation>
    </message>
    <message>
        <source>one for each head</source>
        <translation>每个头一个</translation>
    </message>
    <message>
        <source>query block</source>
        <translation>查询块</translation>
    </message>
    <message>
        <source>head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>1 thread block</source>
        <translation>1 个线程块</translation>
    </message>
    <message>
        <source>%1 thread blocks</source>
        <translation>%1 个线程块</translation>
    </message>
    <message>
        <source>%1 SMs, one at a time on each</source>
        <translation>%1 个 SM，每个同时一个</translation>
    </message>
    <message>
        <source>%1 SMs, %2 at once on each</source>
        <translation>%1 个 SM，每个同时 %2 个</translation>
    </message>
    <message>
        <source>%1, %2; %3: %4 waves.</source>
        <translation>%1，%2；%3：%4 波。</translation>
    </message>
    <message>
        <source>%1 to %2 tiles each</source>
        <translation>各 %1 到 %2 个分块</translation>
    </message>
    <message>
        <source>Started the other way round: %1 busy.</source>
        <translation>反向启动：忙碌 %1。</translation>
    </message>
    <message>
        <source>%1 %2 of head %3</source>
        <translation>头 %3 的%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 UTC</source>
        <translation>%1 %2 UTC</translation>
    </message>
    <message>
        <source>%1: %2 threads, %3 registers, %4 at once on an SM</source>
        <translation>%1：%2 个线程，%3 个寄存器，一个 SM 上同时 %4 个</translation>
    </message>
    <message>
        <source>%1, %2 of a thread spilled</source>
        <translation>%1，每线程溢出 %2</translation>
    </message>
    <message>
        <source>by NVRTC</source>
        <translation>由 NVRTC</translation>
    </message>
    <message>
        <source>by NVRTC in %1&#xa0;s</source>
        <translation>由 NVRTC，用时 %1&#xa0;s</translation>
    </message>
    <message>
        <source>earlier, read from the cache</source>
        <translation>早先，从缓存读取</translation>
    </message>
    <message>
        <source>earlier in that run</source>
        <translation>在那次运行中早先</translation>
    </message>
    <message>
        <source>%1 within %2 of %3</source>
        <translation>%1 误差 %2，允许 %3</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>✕ %1</source>
        <translation>✕ %1</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>Compiled</source>
        <translation>编译</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>计时</translation>
    </message>
    <message>
        <source>Caches</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>SM clock</source>
        <translation>SM 频率</translation>
    </message>
    <message>
        <source>%1&#xa0;MHz, measured</source>
        <translation>%1&#xa0;MHz，实测</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>It may miss for</source>
        <translation>可能不准，因为</translation>
    </message>
    <message>
        <source>Against float64</source>
        <translation>对照 float64</translation>
    </message>
    <message>
        <source>not compared in this run</source>
        <translation>本次运行未比较</translation>
    </message>
    <message>
        <source>dQ again</source>
        <translation>dQ 重复</translation>
    </message>
    <message>
        <source>%1 of %2 values differ in %3 runs</source>
        <translation>%3 次运行中 %2 个值有 %1 个不同</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>Multiprocessors</source>
        <translation>多处理器</translation>
    </message>
    <message>
        <source>%1, cc %2.%3</source>
        <translation>%1，cc %2.%3</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>驱动</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>编译器</translation>
    </message>
    <message>
        <source>NVRTC %1</source>
        <translation>NVRTC %1</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>%1, %2 SMs, driver %3</source>
        <translation>%1，%2 个 SM，驱动 %3</translation>
    </message>
    <message>
        <source>Recorded: %1</source>
        <translation>记录：%1</translation>
    </message>
    <message>
        <source>No runs</source>
        <translation>没有运行</translation>
    </message>
    <message>
        <source>forward and backward</source>
        <translation>前向和反向</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>反向</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>前向</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 个点</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 个点</translation>
    </message>
    <message>
        <source>%1; %2; %3; d %4; %5; %6</source>
        <translation>%1；%2；%3；d %4；%5；%6</translation>
    </message>
    <message>
        <source>The problem in Step has data of its own, which stay in their files: tilewise-cli gpu run takes them.</source>
        <translation>“单步”中的问题使用自己的数据，数据留在文件中：tilewise-cli gpu run 可以读取。</translation>
    </message>
    <message>
        <source>Documents and block masks are files to the program that runs kernels: tilewise-cli gpu run takes them.</source>
        <translation>对运行内核的程序来说，文档和块掩码是文件：tilewise-cli gpu run 可以读取。</translation>
    </message>
    <message>
        <source>The file needs a name.</source>
        <translation>文件需要一个名称。</translation>
    </message>
    <message>
        <source>What is chosen is not written as .%1, but as %2.</source>
        <translation>所选内容不能写为 .%1，而是 %2。</translation>
    </message>
    <message>
        <source>What happened from step %1 to step %2 of this pass, each event in a line with what the data decided.</source>
        <translation>这遍传播从第 %1 步到第 %2 步发生的事，每个事件一行，包含由数据决定的内容。</translation>
    </message>
    <message>
        <source>Blocks, values and bytes that moved from step %1 to step %2 of this pass, in a line for each tensor and direction; for one head.</source>
        <translation>这遍传播从第 %1 步到第 %2 步搬运的块数、值数和字节数，每个张量每个方向一行；单个头。</translation>
    </message>
    <message>
        <source>Blocks, values and bytes that moved in the whole run, in a line for each tensor and direction; for one head.</source>
        <translation>整个运行中搬运的块数、值数和字节数，每个张量每个方向一行；单个头。</translation>
    </message>
    <message>
        <source>Tiles, values and bytes moved and held, and arithmetic of the whole run, as tilewise-cli run --json has them.</source>
        <translation>整个运行的分块数、搬运和占用的值数与字节数，以及算术，与 tilewise-cli run --json 相同。</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>探索</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Model: exponentials</source>
        <translation>模型：指数运算次数</translation>
    </message>
    <message>
        <source>Special functions, measured</source>
        <translation>特殊函数，实测</translation>
    </message>
    <message>
        <source>Model: FLOPs in products</source>
        <translation>模型：矩阵乘积的 FLOP</translation>
    </message>
    <message>
        <source>FLOPs on tensor cores, measured</source>
        <translation>Tensor Core 上的 FLOP，实测</translation>
    </message>
    <message>
        <source>FLOPs in products, a head</source>
        <translation>乘积的 FLOP，每个头</translation>
    </message>
    <message>
        <source>exponentials, a head</source>
        <translation>指数运算，每个头</translation>
    </message>
    <message>
        <source>measured, its number above</source>
        <translation>实测，数字在上方</translation>
    </message>
    <message>
        <source>measured L2 → SM, its number above</source>
        <translation>实测 L2 → SM，数字在上方</translation>
    </message>
    <message>
        <source>no entry is finite</source>
        <translation>没有有限的元素</translation>
    </message>
    <message>
        <source>%1 NaN or ∞, as the reference</source>
        <translation>%1 个 NaN 或 ∞，与参考一致</translation>
    </message>
    <message>
        <source>O: as float32 rounds</source>
        <translation>O：在 float32 舍入之内</translation>
    </message>
    <message>
        <source>O %1</source>
        <translation>O %1</translation>
    </message>
    <message>
        <source>%1, largest %2 (%3); limit 2 ×</source>
        <translation>%1，最大 %2 (%3)；上限 2 ×</translation>
    </message>
    <message>
        <source>%1; limit 2 ×</source>
        <translation>%1；上限 2 ×</translation>
    </message>
    <message>
        <source>none is finite</source>
        <translation>没有有限值</translation>
    </message>
    <message>
        <source>DRAM writes are what the L2 gave up meanwhile, of earlier results too. Special functions are counted for whole warps: masked entries, logarithms and divisions among them.</source>
        <translation>DRAM 写入是 L2 在此期间换出的数据，也包括先前的结果。特殊函数按整个线程束计数：包括被遮去的元素、对数和除法。</translation>
    </message>
    <message>
        <source>skipped: key %1 comes after key %2, the last that query %3 sees</source>
        <translation>跳过：键 %1 在键 %2（查询 %3 能看到的最后一个键）之后</translation>
    </message>
    <message>
        <source>Curves take ⌈*M*/4*d*⌉ rows; blocks set by hand may lie off them.</source>
        <translation>曲线取 ⌈*M*/4*d*⌉ 行；手动设定的块可能不在曲线上。</translation>
    </message>
    <message>
        <source>Curves take ⌈*M*/4*d*⌉ rows.</source>
        <translation>曲线取 ⌈*M*/4*d*⌉ 行。</translation>
    </message>
    <message>
        <source>Curves take the largest squares that fit *M* by values; this configuration’s fit by bytes, with 4 for a statistic.</source>
        <translation>曲线取按值计放得进 *M* 的最大方形；当前配置按字节计，每个统计量占 4。</translation>
    </message>
    <message>
        <source>largest square whose bytes fit</source>
        <translation>按字节放得下的最大方形</translation>
    </message>
    <message>
        <source>*M* = %1 gives blocks of %2: 2*B*_c*d* + 2*B*_r*d* + *B*_r*B*_c = %3 + %4 + %5 = %6 values; the whole set holds %7. Beside the names: shares at *M* = %8.</source>
        <translation>*M* = %1 得到分块 %2：2*B*_c*d* + 2*B*_r*d* + *B*_r*B*_c = %3 + %4 + %5 = %6 个值；整组共 %7。名称旁：*M* = %8 处的份额。</translation>
    </message>
    <message>
        <source>sum of the three</source>
        <translation>三者之和</translation>
    </message>
    <message>
        <source>%1, one layer</source>
        <translation>%1，一层</translation>
    </message>
    <message>
        <source>model, picoseconds an entry of P</source>
        <translation>模型，P 每个元素的皮秒数</translation>
    </message>
    <message>
        <source>Its one entry is visible.</source>
        <translation>它唯一的元素可见。</translation>
    </message>
    <message>
        <source>%1 of its %2 entries is visible.</source>
        <translation>它的 %2 个元素中 %1 个可见。</translation>
    </message>
    <message>
        <source>%1 has %2 row of %3: %4.</source>
        <translation>%1 有 %2 行，每行 %3：%4。</translation>
    </message>
    <message>
        <source>%1 of them has no visible entry and is skipped.</source>
        <translation>其中 %1 个没有可见元素，被跳过。</translation>
    </message>
    <message>
        <source>%1: skipped, though %2 of its %3 entries is visible</source>
        <translation>%1：被跳过，尽管其 %3 个元素中 %2 个可见</translation>
    </message>
    <message>
        <source>%1: computed, with %2 masked entry weighed</source>
        <translation>%1：已计算，%2 个被遮元素得到权重</translation>
    </message>
    <message>
        <source>%1: computed, %2 of its %3 entries is visible</source>
        <translation>%1：已计算，其 %3 个元素中 %2 个可见</translation>
    </message>
    <message>
        <source>%1 entry, largest %2, float64</source>
        <translation>%1 个元素，最大 %2，float64</translation>
    </message>
    <message>
        <source>%1 of %2 rows of %3 wrong, %4 entry NaN or ∞</source>
        <translation>%3 的 %2 行中有 %1 行错误，%4 个元素为 NaN 或 ∞</translation>
    </message>
    <message>
        <source>%1 lse value wrong, by up to %2; O is right</source>
        <translation>%1 个 lse 值错误，误差至多 %2；O 正确</translation>
    </message>
    <message>
        <source>%1 row of %2 wrong, largest error %3</source>
        <translation>%2 有 %1 行错误，最大误差 %3</translation>
    </message>
    <message>
        <source>1 tile computed</source>
        <translation>已计算 1 个分块</translation>
    </message>
    <message>
        <source>%1 has written %2 of the %3 tile of %4</source>
        <translation>%1 已写回 %4 的 %3 个分块中的 %2 个</translation>
    </message>
    <message>
        <source>%1 has done %2 of %3 tile</source>
        <translation>%1 已完成 %3 个分块中的 %2 个</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4 tile</source>
        <translation>%1，%2：%4 个分块中的 %3 个</translation>
    </message>
    <message>
        <source>%1: %2 matrices out, %3 in</source>
        <translation>%1：写出 %2 个矩阵，读入 %3 个</translation>
    </message>
    <message>
        <source>Out: written to HBM, in: read from it. A matrix is all its %1 entries, %2 × %3; a part of one counts as a share.</source>
        <translation>写出：写回 HBM；读入：从 HBM 读取。一个矩阵指其全部 %1 个元素，%2 × %3；部分按比例计。</translation>
    </message>
    <message>
        <source>1 tile</source>
        <translation>1 个分块</translation>
    </message>
    <message>
        <source>%1 tiles</source>
        <translation>%1 个分块</translation>
    </message>
    <message>
        <source>%1 SM, one at a time on it</source>
        <translation>%1 个 SM，其上一次一个</translation>
    </message>
    <message>
        <source>%1 SM, %2 at once on it</source>
        <translation>%1 个 SM，其上同时 %2 个</translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>各 %1</translation>
    </message>
    <message>
        <source>%1: the last place ends after %2, shared evenly it would be %3: %4 busy.</source>
        <translation>%1：最后一个位置在 %2后结束，平均分配则为 %3：忙碌 %4。</translation>
    </message>
    <message>
        <source>Thread block %1: %2, %3; on SM %4, from tile time %5 to %6.</source>
        <translation>线程块 %1：%2，%3；在 SM %4 上，分块时间 %5 到 %6。</translation>
    </message>
    <message>
        <source>%1 of %2 values differs in %3 runs</source>
        <translation>%3 次运行中，%2 个值里有 %1 个不同</translation>
    </message>
    <message>
        <source>%1, 1 tile to visit</source>
        <translation>%1，待访问 1 个分块</translation>
    </message>
</context>
<context>
    <name>tilewise::AlgorithmBars</name>
    <message>
        <source>HBM values of the algorithms</source>
        <translation>各算法的 HBM 搬运量</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
</context>
<context>
    <name>tilewise::AlgorithmModel</name>
    <message>
        <source>Line %1, running: %2</source>
        <translation>第 %1 行，正在执行：%2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>; i is %1</source>
        <translation>；i 为 %1</translation>
    </message>
    <message>
        <source>; j is %1</source>
        <translation>；j 为 %1</translation>
    </message>
    <message>
        <source>%1; the lesson points at it</source>
        <translation>%1；课程指向此处</translation>
    </message>
</context>
<context>
    <name>tilewise::AlgorithmPanel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Algorithm: %1</source>
        <translation>算法：%1</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>算法</translation>
    </message>
</context>
<context>
    <name>tilewise::AlgorithmTools</name>
    <message>
        <source>Copy the program</source>
        <translation>复制程序</translation>
    </message>
    <message>
        <source>Pseudo-code, or the problem as a program</source>
        <translation>伪代码，或把该问题写成的程序</translation>
    </message>
    <message>
        <source>Shown as: %1</source>
        <translation>显示形式：%1</translation>
    </message>
</context>
<context>
    <name>tilewise::AnswerDesk</name>
    <message>
        <source>Check an answer</source>
        <translation>检查作答</translation>
    </message>
    <message>
        <source>Answers (*.npz)</source>
        <translation>作答 (*.npz)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>tilewise::AnswerPage</name>
    <message>
        <source>Checked &amp;against</source>
        <translation>对照对象(&amp;A)</translation>
    </message>
    <message>
        <source>Likely mistake: a run with it has the same wrong results</source>
        <translation>可能的错误：带此错误的运行会得到同样的错误结果</translation>
    </message>
    <message>
        <source>First difference in Step</source>
        <translation>单步中的第一处差异</translation>
    </message>
    <message>
        <source>The run by the rules, at the first load or store that the answer does otherwise</source>
        <translation>按规则的运行，停在作答第一次与之不同的加载或写回处</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>The same file, as it is now</source>
        <translation>同一文件，按现在的内容</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Back to the faults</source>
        <translation>返回错误列表</translation>
    </message>
    <message>
        <source>Show this mistake</source>
        <translation>显示此错误</translation>
    </message>
    <message>
        <source>Open it as own data</source>
        <translation>作为自有数据打开</translation>
    </message>
    <message>
        <source>What the answer was checked for</source>
        <translation>检查作答时所对照的对象</translation>
    </message>
    <message>
        <source>Checked against</source>
        <translation>对照</translation>
    </message>
    <message>
        <source>the problem at hand</source>
        <translation>当前问题</translation>
    </message>
    <message>
        <source>exercise: %1</source>
        <translation>练习：%1</translation>
    </message>
    <message>
        <source>The answer in full</source>
        <translation>作答全貌</translation>
    </message>
    <message>
        <source>the problem at hand: %1</source>
        <translation>当前问题：%1</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>作答：%1</translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <translation>正在检查 %1…</translation>
    </message>
    <message>
        <source>Checking %1</source>
        <translation>正在检查 %1</translation>
    </message>
    <message>
        <source>The check was cancelled.</source>
        <translation>检查已取消。</translation>
    </message>
    <message>
        <source>None of the mistakes of the gallery has these results. Is it the answer to another problem? Choose it above.</source>
        <translation>错误集中没有一种错误会得到这样的结果。这是另一个问题的作答吗？请在上方选择。</translation>
    </message>
    <message>
        <source>The order differs from that of the rules, which is no fault.</source>
        <translation>顺序与规则不同，但这不算错误。</translation>
    </message>
    <message>
        <source>Formulas are held against the closed forms; no problem is needed for them.</source>
        <translation>公式对照闭式检查，不需要问题。</translation>
    </message>
    <message>
        <source>The results must have the shapes of the problem. Is it the answer to another one? Choose it above, or open that problem first.</source>
        <translation>结果的形状必须与问题相符。这是另一个问题的作答吗？请在上方选择，或先打开那个问题。</translation>
    </message>
</context>
<context>
    <name>tilewise::Asker</name>
    <message>
        <source>There is no run yet.</source>
        <translation>还没有运行。</translation>
    </message>
    <message>
        <source>Counters only: the steps of this run are not recorded.</source>
        <translation>仅计数：此次运行的各步未记录。</translation>
    </message>
    <message>
        <source>The run is at its end: no step comes next.</source>
        <translation>运行已到末尾：没有下一步。</translation>
    </message>
    <message>
        <source>Give a number.</source>
        <translation>请输入一个数。</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>“%1”不是数。</translation>
    </message>
    <message>
        <source>So far so good: give at least two decimals.</source>
        <translation>到此为止正确：请至少给出两位小数。</translation>
    </message>
</context>
<context>
    <name>tilewise::BlankScreen</name>
    <message>
        <source>The screen is blank. B, a full stop or Esc shows it again.</source>
        <translation>屏幕已黑屏。按 B、句点或 Esc 恢复显示。</translation>
    </message>
</context>
<context>
    <name>tilewise::BlockMaskDialog</name>
    <message>
        <source>S&amp;eed</source>
        <translation>种子(&amp;E)</translation>
    </message>
    <message>
        <source>Block mask</source>
        <translation>块掩码</translation>
    </message>
    <message>
        <source>&amp;Pattern</source>
        <translation>图样(&amp;P)</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>图样</translation>
    </message>
    <message>
        <source>banded</source>
        <translation>带状</translation>
    </message>
    <message>
        <source>strided</source>
        <translation>跨步</translation>
    </message>
    <message>
        <source>global</source>
        <translation>全局</translation>
    </message>
    <message>
        <source>random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>&amp;Use pattern</source>
        <translation>使用图样(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;All visible</source>
        <translation>全部可见(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;None visible</source>
        <translation>全部不可见(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <translation>反选(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Reach, in tiles</source>
        <translation>范围，以分块计(&amp;R)</translation>
    </message>
    <message>
        <source>E&amp;very so many columns</source>
        <translation>列间隔(&amp;V)</translation>
    </message>
    <message>
        <source>Rows and &amp;columns</source>
        <translation>行与列(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Fraction visible</source>
        <translation>可见比例(&amp;F)</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>%1 of %2 tiles visible, %3</source>
        <translation>%2 个分块中 %1 个可见，%3</translation>
    </message>
    <message>
        <source>The grid is too fine to be drawn whole: each square stands for %1 × %2 tiles, filled by the share that is visible.</source>
        <translation>网格太细，无法完整画出：每个方格代表 %1 × %2 个分块，按可见比例填充。</translation>
    </message>
    <message>
        <source>Queries run down, keys across. Click and drag, or arrows and Space: filled tiles are visible, dotted ones empty.</source>
        <translation>查询自上而下，键自左向右。单击拖动，或用方向键与空格：填满的分块可见，带点的为空。</translation>
    </message>
    <message>
        <source>%1 Lined ones are skipped by another mask in any case.</source>
        <translation>%1 带斜线的分块无论如何都会被其他掩码跳过。</translation>
    </message>
    <message>
        <source>%1 of %2 tile visible, %3</source>
        <translation>%2 个分块中 %1 个可见，%3</translation>
    </message>
</context>
<context>
    <name>tilewise::BlockMaskView</name>
    <message>
        <source>the causal mask</source>
        <translation>因果掩码</translation>
    </message>
    <message>
        <source>the window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>the documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>other masks together</source>
        <translation>其他掩码共同</translation>
    </message>
    <message>
        <source>the block mask</source>
        <translation>块掩码</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>可见</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>%1 of %2 visible</source>
        <translation>%2 个中 %1 个可见</translation>
    </message>
    <message>
        <source>(%1, %2)</source>
        <translation>(%1, %2)</translation>
    </message>
    <message>
        <source>tile %1, %2, skipped by %3 in any case</source>
        <translation>分块 %1, %2，无论如何都被%3跳过</translation>
    </message>
    <message>
        <source>tile %1, %2</source>
        <translation>分块 %1, %2</translation>
    </message>
    <message>
        <source>tiles %1, %2</source>
        <translation>分块 %1, %2</translation>
    </message>
    <message>
        <source>Block mask, %1</source>
        <translation>块掩码，%1</translation>
    </message>
</context>
<context>
    <name>tilewise::BrokenLineView</name>
    <message>
        <source>Broken: %1. Right: %2</source>
        <translation>错误写法：%1。正确写法：%2</translation>
    </message>
    <message>
        <source>instead of</source>
        <translation>而不是</translation>
    </message>
</context>
<context>
    <name>tilewise::BusyBar</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation>取消：%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>tilewise::BusyDesk</name>
    <message>
        <source>Opening %1</source>
        <translation>正在打开 %1</translation>
    </message>
    <message>
        <source>Recomputing the numbers of this step</source>
        <translation>正在重新计算这一步的数值</translation>
    </message>
    <message>
        <source>Computing the results of %1</source>
        <translation>正在计算 %1 的结果</translation>
    </message>
    <message>
        <source>%1 events, about %2 MB. Counters only?</source>
        <translation>%1 个事件，约 %2 MB。仅计数？</translation>
    </message>
    <message>
        <source>Counters &amp;only</source>
        <translation>仅计数(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Record anyway</source>
        <translation>仍然记录(&amp;R)</translation>
    </message>
    <message>
        <source>Change the &amp;problem</source>
        <translation>修改问题(&amp;P)</translation>
    </message>
    <message>
        <source>There are no results: %1 Counters and the rows that are looked at are here.</source>
        <translation>没有结果：%1 这里只有计数和查看到的行。</translation>
    </message>
</context>
<context>
    <name>tilewise::CheckDocks</name>
    <message>
        <source>Checks</source>
        <translation>检验</translation>
    </message>
    <message>
        <source>Faults: classic mistakes, run on this configuration</source>
        <translation>错误：在当前配置上运行的典型错误</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>典型错误</translation>
    </message>
</context>
<context>
    <name>tilewise::CheckList</name>
    <message>
        <source>Checks</source>
        <translation>检验</translation>
    </message>
    <message>
        <source>%1: %2. %3 %4</source>
        <translation>%1：%2。%3 %4</translation>
    </message>
</context>
<context>
    <name>tilewise::CheckStatus</name>
    <message>
        <source>Figures at right come from a broken variant</source>
        <translation>右侧的数值来自带错误的变体</translation>
    </message>
</context>
<context>
    <name>tilewise::CheckWorkspace</name>
    <message>
        <source>Run again</source>
        <translation>重新运行</translation>
    </message>
    <message>
        <source>Answer…</source>
        <translation>作答…</translation>
    </message>
    <message>
        <source>Hold the file that a program of an exercise wrote against the rules</source>
        <translation>将练习程序写出的文件对照规则检查</translation>
    </message>
    <message>
        <source>No run with inputs to check</source>
        <translation>没有可供检验的带输入的运行</translation>
    </message>
    <message>
        <source>Run anyway</source>
        <translation>仍然运行</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>正在检验</translation>
    </message>
    <message>
        <source>Check an answer, or run the checks again</source>
        <translation>检验作答，或重新运行各项检验</translation>
    </message>
</context>
<context>
    <name>tilewise::ChoiceButton</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, right</source>
        <translation>%1，正确</translation>
    </message>
    <message>
        <source>%1, wrong</source>
        <translation>%1，错误</translation>
    </message>
</context>
<context>
    <name>tilewise::ClosedFormView</name>
    <message>
        <source>Closed form</source>
        <translation>闭式</translation>
    </message>
    <message>
        <source>%1 = %2, with %3; %4</source>
        <translation>%1 = %2，其中 %3；%4</translation>
    </message>
    <message>
        <source>closed form equals the counted total</source>
        <translation>闭式与计数总量相等</translation>
    </message>
    <message>
        <source>closed form equals the total by rule</source>
        <translation>闭式与按规则的总量相等</translation>
    </message>
    <message>
        <source>%1 more than the %2 counted</source>
        <translation>比计数的 %2 多 %1</translation>
    </message>
    <message>
        <source>%1 fewer than the %2 counted</source>
        <translation>比计数的 %2 少 %1</translation>
    </message>
</context>
<context>
    <name>tilewise::CodeModel</name>
    <message>
        <source>Line %1, running: %2</source>
        <translation>第 %1 行，正在执行：%2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
</context>
<context>
    <name>tilewise::CompareTools</name>
    <message>
        <source>&amp;Second…</source>
        <translation>第二个(&amp;S)…</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>对比内容</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>要对比的内容</translation>
    </message>
    <message>
        <source>Change the second configuration: algorithm, blocks, masks</source>
        <translation>修改第二个配置：算法、分块、掩码</translation>
    </message>
</context>
<context>
    <name>tilewise::CompareTransport</name>
    <message>
        <source>Transport</source>
        <translation>播放控制</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>到开头</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>到开头 (Home)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Back to the previous stop (Left)</source>
        <translation>退到上一个停点（左方向键）</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>播放（空格）</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Forward to the next stop (Right)</source>
        <translation>进到下一个停点（右方向键）</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到末尾</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>到末尾 (End)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>tile</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>bytes moved</source>
        <translation>搬运字节</translation>
    </message>
    <message>
        <source>Align by %1</source>
        <translation>按%1对齐</translation>
    </message>
    <message>
        <source>Go to a mark (Ctrl+G)</source>
        <translation>转到某一刻度 (Ctrl+G)</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <translation>%1，共 %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>暂停（空格）</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>A number is needed</source>
        <translation>需要一个数</translation>
    </message>
    <message>
        <source>“%1” is not a mark of this comparison</source>
        <translation>“%1”不是此对比中的刻度</translation>
    </message>
    <message>
        <source>%1: give 0 to %2.</source>
        <translation>%1：请输入 0 到 %2。</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>步</translation>
    </message>
    <message>
        <source>tiles done</source>
        <translation>已完成分块</translation>
    </message>
    <message>
        <source>/ %1</source>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>Align by</source>
        <translation>对齐方式</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>对齐方式</translation>
    </message>
    <message>
        <source>Speed and alignment</source>
        <translation>速度与对齐方式</translation>
    </message>
</context>
<context>
    <name>tilewise::CompareWorkspace</name>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>The passes side by side</source>
        <translation>并排的各次传播</translation>
    </message>
</context>
<context>
    <name>tilewise::DataJob</name>
    <message>
        <source>This run has counters only: open it with numbers first.</source>
        <translation>此次运行仅计数：请先带数值打开。</translation>
    </message>
    <message>
        <source>The results of this run are not there yet.</source>
        <translation>此次运行的结果尚未就绪。</translation>
    </message>
</context>
<context>
    <name>tilewise::DockTitle</name>
    <message>
        <source>Float %1</source>
        <translation>浮动%1</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>关闭%1</translation>
    </message>
</context>
<context>
    <name>tilewise::ExampleList</name>
    <message>
        <source>The lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Small: every number can be read</source>
        <translation>小规模：每个数都看得清</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Real attention heads</source>
        <translation>真实的注意力头</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>tilewise::ExploreDocks</name>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>This configuration</source>
        <translation>当前配置</translation>
    </message>
</context>
<context>
    <name>tilewise::ExploreForm</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>Cap Bᵣ ≤ d</source>
        <translation>限制 Bᵣ ≤ d</translation>
    </message>
    <message>
        <source>Length *T*</source>
        <translation>长度 *T*</translation>
    </message>
    <message>
        <source>Width *d*</source>
        <translation>宽度 *d*</translation>
    </message>
    <message>
        <source>Query block *B*_r</source>
        <translation>查询块 *B*_r</translation>
    </message>
    <message>
        <source>Key block *B*_c</source>
        <translation>键块 *B*_c</translation>
    </message>
    <message>
        <source>On-chip size *M*</source>
        <translation>片上容量 *M*</translation>
    </message>
    <message>
        <source>%1, backward</source>
        <translation>%1，反向</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 of one thread block. Source: %2</source>
        <translation>一个线程块的 %1。来源：%2</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>手动设定</translation>
    </message>
    <message>
        <source>from M: ⌈M/4d⌉</source>
        <translation>由 M：⌈M/4d⌉</translation>
    </message>
    <message>
        <source>from M: largest</source>
        <translation>由 M：最大</translation>
    </message>
    <message>
        <source>The blocks that are set below</source>
        <translation>下面设定的分块</translation>
    </message>
    <message>
        <source>The proof’s budget: the set fits M only up to a constant</source>
        <translation>证明所用的预算：整组数据只在相差一个常数因子的意义下放得进 M</translation>
    </message>
    <message>
        <source>The largest square blocks whose whole set fits M</source>
        <translation>整组数据放得进 M 的最大方形分块</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>按论文</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Of blocks that follow from M. As published: on for FlashAttention-1 alone</source>
        <translation>针对由 M 得出的分块。按论文：仅 FlashAttention-1 开启</translation>
    </message>
    <message>
        <source>follows from M</source>
        <translation>由 M 得出</translation>
    </message>
</context>
<context>
    <name>tilewise::ExploreNotes</name>
    <message>
        <source>This configuration</source>
        <translation>当前配置</translation>
    </message>
    <message>
        <source>Figures of this configuration</source>
        <translation>当前配置的数据</translation>
    </message>
    <message>
        <source>Counts are per head. They say what the SMs pull in, not how long it takes; the L2 serves most re-reads. Values and bytes compare otherwise because lse, m and l take 4 bytes each.</source>
        <translation>计数按单个头。它们表示各 SM 读入多少，而不是要花多久；大多数重读由 L2 满足。值数之比与字节数之比不同，因为 lse、m 和 l 各占 4 字节。</translation>
    </message>
</context>
<context>
    <name>tilewise::ExploreWorkspace</name>
    <message>
        <source>As in Step</source>
        <translation>与单步相同</translation>
    </message>
    <message>
        <source>&amp;Open in Step</source>
        <translation>在单步中打开(&amp;O)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>Write a figure as PNG, SVG or PDF, or its data as CSV</source>
        <translation>将图写成 PNG、SVG 或 PDF，或将其数据写成 CSV</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>on chip %1</source>
        <translation>片上 %1</translation>
    </message>
    <message>
        <source>Not as in Step: %1</source>
        <translation>与单步不同：%1</translation>
    </message>
    <message>
        <source>Every control moves all four figures.</source>
        <translation>每个控件都会带动四幅图。</translation>
    </message>
    <message>
        <source>What is explored differs from the run in Step: %1. “As in Step” goes back, “Open in Step” runs what is explored.</source>
        <translation>此处探索的与单步中的运行不同：%1。“与单步相同”可返回，“在单步中打开”可运行此处探索的配置。</translation>
    </message>
    <message>
        <source>Back to the problem of the run at hand</source>
        <translation>回到当前运行的问题</translation>
    </message>
    <message>
        <source>It is as in Step</source>
        <translation>与单步一致</translation>
    </message>
    <message>
        <source>Run what is explored, and step through it</source>
        <translation>运行此处探索的配置并单步查看</translation>
    </message>
    <message>
        <source>It is what Step shows already</source>
        <translation>单步中显示的就是它</translation>
    </message>
    <message>
        <source>Closed forms of another problem than Step’s</source>
        <translation>另一个问题的闭式，不同于单步</translation>
    </message>
    <message>
        <source>Closed forms, no run needed</source>
        <translation>闭式，无需运行</translation>
    </message>
    <message>
        <source>counts for one head</source>
        <translation>单个头的计数</translation>
    </message>
</context>
<context>
    <name>tilewise::ExportForm</name>
    <message>
        <source>First step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最后一步</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>全部(&amp;A)</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>宽度（像素）</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>高度（像素）</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>选择(&amp;H)…</translation>
    </message>
    <message>
        <source>A picture of this step</source>
        <translation>这一步的图片</translation>
    </message>
    <message>
        <source>Pictures of several steps</source>
        <translation>多步的图片</translation>
    </message>
    <message>
        <source>An animation</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>The events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>The counters</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>Inputs and results as arrays</source>
        <translation>输入与结果数组</translation>
    </message>
    <message>
        <source>Stage and panels</source>
        <translation>主视图与面板</translation>
    </message>
    <message>
        <source>Stage alone</source>
        <translation>仅主视图</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>So many pixels to one of the size, for print and large screens</source>
        <translation>每一像素放大为这么多像素，用于印刷和大屏幕</translation>
    </message>
    <message>
        <source>Speed in steps a second</source>
        <translation>速度（步/秒）</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>内容(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Shown</source>
        <translation>显示(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;teps</source>
        <translation>步(&amp;T)</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>S&amp;ize</source>
        <translation>尺寸(&amp;I)</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>Shar&amp;pness</source>
        <translation>清晰度(&amp;P)</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>速度(&amp;D)</translation>
    </message>
    <message>
        <source>steps a second</source>
        <translation>步/秒</translation>
    </message>
    <message>
        <source>Fi&amp;le</source>
        <translation>文件(&amp;L)</translation>
    </message>
    <message>
        <source>Animations are made by ffmpeg, which is not on this machine: install the package ffmpeg, or write pictures of several steps.</source>
        <translation>动画由 ffmpeg 生成，而本机没有 ffmpeg：请安装软件包 ffmpeg，或改写多步的图片。</translation>
    </message>
    <message>
        <source>The window as it is</source>
        <translation>窗口现状</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
</context>
<context>
    <name>tilewise::FactList</name>
    <message>
        <source>The whole pass</source>
        <translation>整遍</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>tilewise::FaultFigure</name>
    <message>
        <source>Score grid of the broken run, with the errors beside it</source>
        <translation>错误运行的分数网格，误差列于旁边</translation>
    </message>
    <message>
        <source>; %1 %2</source>
        <translation>；%1 %2</translation>
    </message>
    <message>
        <source>Score grid, broken run</source>
        <translation>分数网格，错误的运行</translation>
    </message>
    <message>
        <source>Error of %1</source>
        <translation>%1 的误差</translation>
    </message>
    <message>
        <source>largest %1</source>
        <translation>最大 %1</translation>
    </message>
    <message>
        <source>Largest in each row</source>
        <translation>各行的最大值</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>列 %1</translation>
    </message>
    <message>
        <source>rows are keys</source>
        <translation>行为键</translation>
    </message>
    <message>
        <source>query block</source>
        <translation>查询块</translation>
    </message>
    <message>
        <source>0 – %1</source>
        <translation>0 – %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>行 %1</translation>
    </message>
    <message>
        <source>Row %1 of %2: largest error %3</source>
        <translation>第 %1 行，共 %2 行：最大误差 %3</translation>
    </message>
</context>
<context>
    <name>tilewise::FaultList</name>
    <message>
        <source>Faults</source>
        <translation>典型错误</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1：%2。%3</translation>
    </message>
</context>
<context>
    <name>tilewise::FaultNumbers</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>tilewise::FaultPageView</name>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>The fault in full</source>
        <translation>错误全貌</translation>
    </message>
    <message>
        <source>Open a problem that exposes it</source>
        <translation>打开能暴露它的问题</translation>
    </message>
    <message>
        <source>Open a problem that hides it</source>
        <translation>打开会掩盖它的问题</translation>
    </message>
    <message>
        <source>Problems on which the fault shows, and on which it does not</source>
        <translation>能显出此错误的问题，和显不出的问题</translation>
    </message>
    <message>
        <source>The right run at this tile. A click on another tile chooses that one</source>
        <translation>此分块处的正确运行。单击另一分块可改选</translation>
    </message>
    <message>
        <source>No harm here: %1.</source>
        <translation>此处无害：%1。</translation>
    </message>
    <message>
        <source>Open tile (%1, %2) in Step</source>
        <translation>在单步中打开分块 (%1, %2)</translation>
    </message>
    <message>
        <source>Open in Step</source>
        <translation>在单步中打开</translation>
    </message>
    <message>
        <source>Examples of the fault, and its tile in Step</source>
        <translation>该错误的示例，以及它在单步中的分块</translation>
    </message>
    <message>
        <source>Not here: it %1. Examples has problems on which it shows.</source>
        <translation>此处不适用：%1。“示例”中有能显出它的问题。</translation>
    </message>
</context>
<context>
    <name>tilewise::FigureCard</name>
    <message>
        <source>Figure</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>横轴</translation>
    </message>
    <message>
        <source>Figure: %1</source>
        <translation>图：%1</translation>
    </message>
    <message>
        <source>Show another figure here</source>
        <translation>在此处显示另一幅图</translation>
    </message>
    <message>
        <source>Horizontal axis: %1</source>
        <translation>横轴：%1</translation>
    </message>
    <message>
        <source>What the curves are drawn against</source>
        <translation>曲线以什么为横轴</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>正在计数…</translation>
    </message>
</context>
<context>
    <name>tilewise::FigureRow</name>
    <message>
        <source>Figures</source>
        <translation>数据</translation>
    </message>
</context>
<context>
    <name>tilewise::FiguresTable</name>
    <message>
        <source>Printed and computed figures</source>
        <translation>印出与计算的数据</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <translation>%1，%2，%3：%4</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>; %1</source>
        <translation>；%1</translation>
    </message>
</context>
<context>
    <name>tilewise::FoldingButtons</name>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
</context>
<context>
    <name>tilewise::FormSection</name>
    <message>
        <source>%1: %2; unfold</source>
        <translation>%1：%2；展开</translation>
    </message>
    <message>
        <source>%1; fold</source>
        <translation>%1；折叠</translation>
    </message>
</context>
<context>
    <name>tilewise::GpuDesk</name>
    <message>
        <source>Over ssh: %1</source>
        <translation>通过 ssh：%1</translation>
    </message>
    <message>
        <source>Nothing has run there yet</source>
        <translation>那里还没有运行过</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>Looking for a card…</source>
        <translation>正在查找显卡…</translation>
    </message>
    <message>
        <source>what tilewise-cli printed</source>
        <translation>tilewise-cli 的输出</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>There are no figures to show: no card here, and no record is open. Open a record, or add a host with a card.</source>
        <translation>没有可显示的数据：本机没有显卡，也没有打开记录。请打开记录，或添加有显卡的主机。</translation>
    </message>
    <message>
        <source>Looking for cards and records…</source>
        <translation>正在查找显卡和记录…</translation>
    </message>
    <message>
        <source>Nothing has run there yet: “Run” times the problem in Step, “Sweep blocks” tries sizes of its blocks.</source>
        <translation>那里还没有运行过：“运行”为“单步”中的问题计时，“扫描块”尝试各种块大小。</translation>
    </message>
    <message>
        <source>The record holds no runs.</source>
        <translation>记录中没有运行。</translation>
    </message>
    <message>
        <source>Something is running already.</source>
        <translation>已有程序在运行。</translation>
    </message>
    <message>
        <source>These figures are recorded. To run the problem in Step, choose this machine or a host.</source>
        <translation>这些是记录的数据。要运行“单步”中的问题，请选择本机或一台主机。</translation>
    </message>
    <message>
        <source>Running on this machine’s card</source>
        <translation>正在本机显卡上运行</translation>
    </message>
    <message>
        <source>Running on %1</source>
        <translation>正在 %1 上运行</translation>
    </message>
</context>
<context>
    <name>tilewise::GpuDocks</name>
    <message>
        <source>Where to run</source>
        <translation>在哪里运行</translation>
    </message>
    <message>
        <source>This record</source>
        <translation>本记录</translation>
    </message>
    <message>
        <source>Why the bytes differ</source>
        <translation>字节为何不同</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
</context>
<context>
    <name>tilewise::GpuWorkspace</name>
    <message>
        <source>Open a record</source>
        <translation>打开记录</translation>
    </message>
    <message>
        <source>Records of runs (*.json)</source>
        <translation>运行记录 (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>保存记录</translation>
    </message>
    <message>
        <source>&amp;Time…</source>
        <translation>时间(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Bytes read…</source>
        <translation>读取字节(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Launch grid…</source>
        <translation>启动网格(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Points…</source>
        <translation>各点(&amp;P)…</translation>
    </message>
    <message>
        <source>The whole &amp;record…</source>
        <translation>整个记录(&amp;R)…</translation>
    </message>
    <message>
        <source>This record</source>
        <translation>本记录</translation>
    </message>
    <message>
        <source>Why the bytes differ</source>
        <translation>字节为何不同</translation>
    </message>
    <message>
        <source>What is shown of the record</source>
        <translation>显示记录中的哪一部分</translation>
    </message>
    <message>
        <source>&amp;Open in Step</source>
        <translation>在单步中打开(&amp;O)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>Write a figure as PNG, SVG or PDF, the data as CSV, or the record</source>
        <translation>将图写为 PNG、SVG 或 PDF，数据写为 CSV，或写出记录</translation>
    </message>
    <message>
        <source>%1 So nothing runs here: what is shown is recorded, or comes from another machine.</source>
        <translation>%1因此这里不能运行：所示数据来自记录或其他机器。</translation>
    </message>
    <message>
        <source>There is no problem in Step yet.</source>
        <translation>“单步”中还没有问题。</translation>
    </message>
    <message>
        <source>Step through one head of the chosen point</source>
        <translation>单步查看所选点的一个头</translation>
    </message>
    <message>
        <source>No point is chosen</source>
        <translation>没有选择点</translation>
    </message>
    <message>
        <source>Measured on %1</source>
        <translation>测量于 %1</translation>
    </message>
    <message>
        <source>Nothing was measured yet</source>
        <translation>还没有测量</translation>
    </message>
    <message>
        <source>MB = 10⁶ bytes, all heads</source>
        <translation>MB = 10⁶ 字节，所有头</translation>
    </message>
</context>
<context>
    <name>tilewise::HistoryPage</name>
    <message>
        <source>Tile</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>Back to the tile</source>
        <translation>返回分块</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the history as a table</source>
        <translation>将历程复制为表格</translation>
    </message>
    <message>
        <source>Use rows as A</source>
        <translation>选中行作 A</translation>
    </message>
    <message>
        <source>Take the selected key blocks as A</source>
        <translation>将选中的键块取为 A</translation>
    </message>
    <message>
        <source>Use rows as B</source>
        <translation>选中行作 B</translation>
    </message>
    <message>
        <source>Take the selected key blocks as B</source>
        <translation>将选中的键块取为 B</translation>
    </message>
    <message>
        <source>History of the row</source>
        <translation>该行的历程</translation>
    </message>
    <message>
        <source>Row %1: history</source>
        <translation>行 %1：历程</translation>
    </message>
    <message>
        <source>The history of row %1 is being computed.</source>
        <translation>正在计算行 %1 的历程。</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>待执行</translation>
    </message>
</context>
<context>
    <name>tilewise::HistoryTable</name>
    <message>
        <source>*D* = %1 from the rounded *O*; before rounding d*O* · *O* = %2 and the sum of *P* d*P* = %3.</source>
        <translation>由舍入后的 *O* 得 *D* = %1；舍入前 d*O* · *O* = %2，*P* d*P* 之和 = %3。</translation>
    </message>
    <message>
        <source>*D* = %1; </source>
        <translation>*D* = %1； </translation>
    </message>
    <message>
        <source>%1d*O* · *O* = %2; the sum of *P* d*P* over all keys = %3: difference %4.</source>
        <translation>%1d*O* · *O* = %2；*P* d*P* 对所有键之和 = %3：差 %4。</translation>
    </message>
    <message>
        <source>Standard attention goes by whole rows: there is no tile after which a row is half done.</source>
        <translation>标准注意力按整行进行：没有哪个分块之后一行只完成一半。</translation>
    </message>
    <message>
        <source>Weights are rounded to %1 before they are multiplied, so the row holds exact attention only to within %2.</source>
        <translation>权重在相乘之前舍入为 %1，因此该行只在 %2 以内等于精确的注意力。</translation>
    </message>
    <message>
        <source>After every tile the row holds exact attention over the keys seen so far: largest difference %1.</source>
        <translation>每个分块之后，该行都是对已见过的键的精确注意力：最大差 %1。</translation>
    </message>
    <message>
        <source>rowmax</source>
        <translation>行最大值</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>diff.</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Key block</source>
        <translation>键块</translation>
    </message>
    <message>
        <source>Largest score of the tile</source>
        <translation>该分块的最大分数</translation>
    </message>
    <message>
        <source>Maximum after the tile</source>
        <translation>该分块之后的最大值</translation>
    </message>
    <message>
        <source>Factor by which the older sums were multiplied</source>
        <translation>先前的和所乘的因子</translation>
    </message>
    <message>
        <source>Row sum after the tile</source>
        <translation>该分块之后的行和</translation>
    </message>
    <message>
        <source>First entry of what the row holds</source>
        <translation>该行所存内容的第一个分量</translation>
    </message>
    <message>
        <source>First entry of exact attention over the keys seen so far</source>
        <translation>对已见过的键的精确注意力的第一个分量</translation>
    </message>
    <message>
        <source>Largest difference of all entries</source>
        <translation>所有分量的最大差</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>sum of P</source>
        <translation>P 之和</translation>
    </message>
    <message>
        <source>sum of P dP</source>
        <translation>P dP 之和</translation>
    </message>
    <message>
        <source>Keys of the block</source>
        <translation>该块的键</translation>
    </message>
    <message>
        <source>Over the keys seen so far</source>
        <translation>对已见过的键</translation>
    </message>
    <message>
        <source>Over the keys seen so far; D after the last</source>
        <translation>对已见过的键；最后一个之后为 D</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>待执行</translation>
    </message>
    <message>
        <source>The run has not come to this tile yet</source>
        <translation>运行尚未到达此分块</translation>
    </message>
    <message>
        <source>Keys %1: %2</source>
        <translation>键 %1：%2</translation>
    </message>
    <message>
        <source>The row has not seen a key yet.</source>
        <translation>该行尚未见到任何键。</translation>
    </message>
</context>
<context>
    <name>tilewise::HostDialog</name>
    <message>
        <source>Add a host</source>
        <translation>添加主机</translation>
    </message>
    <message>
        <source>&amp;Name of the machine, as ssh takes it. Its user, port and key stand in ssh’s own settings; nothing is asked on the way. The program tilewise-cli has to be there.</source>
        <translation>主机名(&amp;N)，与 ssh 所用的相同。用户、端口和密钥在 ssh 自己的设置中；过程中不会询问。那里必须有程序 tilewise-cli。</translation>
    </message>
    <message>
        <source>Name of the machine</source>
        <translation>主机名</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
</context>
<context>
    <name>tilewise::Inspector</name>
    <message>
        <source>Shown as it will be, at step %1</source>
        <translation>显示步 %1 时将有的样子</translation>
    </message>
    <message>
        <source>Shown as it was, at step %1</source>
        <translation>显示步 %1 时曾有的样子</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>检视器</translation>
    </message>
    <message>
        <source>Select a tile, or step into one.</source>
        <translation>请选择一个分块，或单步进入一个分块。</translation>
    </message>
    <message>
        <source>Copy the values of the row</source>
        <translation>复制该行的数值</translation>
    </message>
    <message>
        <source>Copy the equation as LaTeX</source>
        <translation>将等式复制为 LaTeX</translation>
    </message>
    <message>
        <source>History of the row</source>
        <translation>该行的历程</translation>
    </message>
    <message>
        <source>Enlarge the entries</source>
        <translation>放大元素</translation>
    </message>
    <message>
        <source>Reduce the entries</source>
        <translation>缩小元素</translation>
    </message>
    <message>
        <source>Hidden until the question about the next step is answered.</source>
        <translation>在回答关于下一步的提问之前隐藏。</translation>
    </message>
    <message>
        <source>Back to the tile</source>
        <translation>返回分块</translation>
    </message>
    <message>
        <source>Counters only: there are no numbers to show.</source>
        <translation>仅计数：没有可显示的数值。</translation>
    </message>
    <message>
        <source>The numbers of this step are being recomputed.</source>
        <translation>正在重新计算这一步的数值。</translation>
    </message>
    <message>
        <source>The columns of standard attention need all of its matrices, which are too large to be held. Its rows can be looked at.</source>
        <translation>标准注意力的列需要它的全部矩阵，而这些矩阵大得无法存放。可以查看它的行。</translation>
    </message>
    <message>
        <source>The numbers of this step are not computed. Go to another step, or to this one again.</source>
        <translation>这一步的数值未计算。请转到另一步，或再次转到这一步。</translation>
    </message>
    <message>
        <source>Copy values of %1</source>
        <translation>复制 %1 的数值</translation>
    </message>
    <message>
        <source>Copy %1 of all rows</source>
        <translation>复制所有行的 %1</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>行 %1</translation>
    </message>
    <message>
        <source>The row is not in this tile; its rows are %1.</source>
        <translation>该行不在此分块中；此分块的行为 %1。</translation>
    </message>
    <message>
        <source>d*Q* of row %1, %2</source>
        <translation>行 %1 的 d*Q*，%2</translation>
    </message>
    <message>
        <source>*O* of row %1, %2</source>
        <translation>行 %1 的 *O*，%2</translation>
    </message>
    <message>
        <source>*O~* of row %1, %2</source>
        <translation>行 %1 的 *O~*，%2</translation>
    </message>
</context>
<context>
    <name>tilewise::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>A focused widget keeps the keys that it uses itself: text fields what is written; lists, tabs and sliders the arrows, Home, End and pages. Esc returns to the stage.</source>
        <translation>获得焦点的控件保留它自己使用的按键：文本框保留所输入的内容；列表、标签页和滑块保留方向键、Home、End 和翻页键。Esc 返回主视图。</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
</context>
<context>
    <name>tilewise::LanguageDesk</name>
    <message>
        <source>From the next start on the window speaks %1.</source>
        <translation>下次启动起，窗口使用 %1。</translation>
    </message>
</context>
<context>
    <name>tilewise::LaunchView</name>
    <message>
        <source>Launch grid</source>
        <translation>启动网格</translation>
    </message>
</context>
<context>
    <name>tilewise::LedgerModel</name>
    <message>
        <source>tensor, loaded or stored</source>
        <translation>张量，加载或写回</translation>
    </message>
    <message>
        <source>↓ load  ↑ store, %1</source>
        <translation>↓ 加载  ↑ 写回，%1</translation>
    </message>
    <message>
        <source>times</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>至今</translation>
    </message>
    <message>
        <source>whole run</source>
        <translation>整个运行</translation>
    </message>
    <message>
        <source>Loop 1: key blocks outside</source>
        <translation>循环 1：键块在外</translation>
    </message>
    <message>
        <source>Loop 2: query blocks outside</source>
        <translation>循环 2：查询块在外</translation>
    </message>
    <message>
        <source>Bytes (%1)</source>
        <translation>字节 (%1)</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Bytes (%1; %2 4 B)</source>
        <translation>字节 (%1；%2 4 B)</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值数</translation>
    </message>
    <message>
        <source>%1, stored</source>
        <translation>%1，已写回</translation>
    </message>
    <message>
        <source>%1, loaded</source>
        <translation>%1，已加载</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>至今 %1</translation>
    </message>
    <message>
        <source>%1 in the whole run</source>
        <translation>整个运行 %1</translation>
    </message>
    <message>
        <source>All values</source>
        <translation>全部值</translation>
    </message>
    <message>
        <source>%1 values so far</source>
        <translation>至今 %1 个值</translation>
    </message>
    <message>
        <source>%1 values in the whole run</source>
        <translation>整个运行 %1 个值</translation>
    </message>
    <message>
        <source>Bytes, with %1 a value as %2 and 4 for statistics (lse, m, l, D)</source>
        <translation>字节，%2 每个值 %1 字节，统计量 (lse, m, l, D) 4 字节</translation>
    </message>
    <message>
        <source>%1 bytes so far</source>
        <translation>至今 %1 字节</translation>
    </message>
    <message>
        <source>%1 bytes in the whole run</source>
        <translation>整个运行 %1 字节</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1：%2 / %3</translation>
    </message>
</context>
<context>
    <name>tilewise::LedgerPanel</name>
    <message>
        <source>Arithmetic and HBM held</source>
        <translation>算术与 HBM 占用</translation>
    </message>
    <message>
        <source>Arithmetic of the whole pass, and HBM held</source>
        <translation>整遍的算术，以及 HBM 占用</translation>
    </message>
</context>
<context>
    <name>tilewise::LedgerTable</name>
    <message>
        <source>Values moved between HBM and SRAM</source>
        <translation>HBM 与 SRAM 之间搬运的值数</translation>
    </message>
</context>
<context>
    <name>tilewise::LeftBehindCard</name>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>1 value</source>
        <translation>1 个值</translation>
    </message>
    <message>
        <source>%1 values</source>
        <translation>%1 个值</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>FlashAttention-2 keeps lse in the place of P: %1 bytes.</source>
        <translation>FlashAttention-2 以 lse 代替 P：%1 字节。</translation>
    </message>
    <message>
        <source>Beside O standard attention keeps P%1: %2 bytes, %3 what is kept here.</source>
        <translation>除 O 之外，标准注意力还保留 P%1：%2 字节，是此处所保留的 %3。</translation>
    </message>
    <message>
        <source> and its dropout mask</source>
        <translation> 及其 dropout 掩码</translation>
    </message>
    <message>
        <source>Left behind in HBM</source>
        <translation>留在 HBM 中</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
</context>
<context>
    <name>tilewise::LessonDock</name>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>课程：%1</translation>
    </message>
    <message>
        <source>Show the a&amp;nswer</source>
        <translation>显示答案(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next step of the lesson</source>
        <translation>课程的下一步(&amp;N)</translation>
    </message>
    <message>
        <source>No lesson is open.</source>
        <translation>没有打开的课程。</translation>
    </message>
    <message>
        <source>This is the end of the lesson.</source>
        <translation>这是课程的结尾。</translation>
    </message>
    <message>
        <source>This is the first step of the lesson.</source>
        <translation>这是课程的第一步。</translation>
    </message>
    <message>
        <source>You are where the lesson is.</source>
        <translation>您就在课程所在的位置。</translation>
    </message>
</context>
<context>
    <name>tilewise::LessonList</name>
    <message>
        <source>taken</source>
        <translation>已学</translation>
    </message>
    <message>
        <source>at step %1 of %2</source>
        <translation>在第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>A lesson moves the session; your own comes back when you leave it. Any lesson file opens by File &gt; Open.</source>
        <translation>课程会改变会话；离开课程时恢复您自己的会话。任何课程文件都可用“文件 &gt; 打开”打开。</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 Sources: %2.</source>
        <translation>%1 来源：%2。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>tilewise::LessonPanel</name>
    <message>
        <source>Return to the lesson</source>
        <translation>返回课程</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Progress in the lesson</source>
        <translation>课程进度</translation>
    </message>
    <message>
        <source>Text of the lesson</source>
        <translation>课程正文</translation>
    </message>
    <message>
        <source>You are at another place than the lesson.</source>
        <translation>当前位置与课程不同。</translation>
    </message>
    <message>
        <source>End of the lesson</source>
        <translation>课程结束</translation>
    </message>
    <message>
        <source>Aside, to step %1 of %2</source>
        <translation>旁注，第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>This step cannot be shown. %1</source>
        <translation>这一步无法显示。%1</translation>
    </message>
    <message>
        <source>Its numbers are being computed…</source>
        <translation>正在计算它的数值…</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>%1 ends here.</source>
        <translation>%1 到此结束。</translation>
    </message>
    <message>
        <source>Previous step of the lesson (Ctrl+PgUp)</source>
        <translation>课程的上一步 (Ctrl+PgUp)</translation>
    </message>
    <message>
        <source>This is the first step</source>
        <translation>这是第一步</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>离开课程</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>Back to the question</source>
        <translation>返回提问</translation>
    </message>
    <message>
        <source>Your own session comes back</source>
        <translation>恢复您自己的会话</translation>
    </message>
    <message>
        <source>%1 (Ctrl+PgDown)</source>
        <translation>%1 (Ctrl+PgDown)</translation>
    </message>
</context>
<context>
    <name>tilewise::MainWindow</name>
    <message>
        <source>Tilewise</source>
        <translation>Tilewise</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>单步</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>探索</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检验</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>文献</translation>
    </message>
    <message>
        <source>%1 was opened with blocks of %2 × %3 and the mask: %4. Edit &gt; Problem changes them.</source>
        <translation>%1 已按 %2 × %3 的分块打开，掩码：%4。可用“编辑 &gt; 问题”修改。</translation>
    </message>
    <message>
        <source>They stand under the menus</source>
        <translation>它们位于各菜单下</translation>
    </message>
    <message>
        <source>%1[*] – Tilewise</source>
        <translation>%1[*] – Tilewise</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>The presentation pauses: it shows the Step workspace alone, and goes on there. Esc ends it.</source>
        <translation>演示已暂停：它只显示“单步”工作区，回到那里便继续。按 Esc 结束演示。</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>继续(&amp;G)</translation>
    </message>
    <message>
        <source>Tilewise ended unexpectedly; the lesson goes on at its step, and the session behind it is as it was.</source>
        <translation>Tilewise 意外退出；课程从原来的步骤继续，其后的会话保持原样。</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>离开课程</translation>
    </message>
</context>
<context>
    <name>tilewise::ManualWindow</name>
    <message>
        <source>No section has all these words.</source>
        <translation>没有哪一节包含所有这些词。</translation>
    </message>
    <message>
        <source>Tilewise manual</source>
        <translation>Tilewise 手册</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>搜索手册</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>手册页面</translation>
    </message>
</context>
<context>
    <name>tilewise::MarkActions</name>
    <message>
        <source>the beginning</source>
        <translation>开头</translation>
    </message>
    <message>
        <source>Rename the bookmark</source>
        <translation>重命名书签</translation>
    </message>
    <message>
        <source>Add a bookmark</source>
        <translation>添加书签</translation>
    </message>
    <message>
        <source>Name of the bookmark at step %1:</source>
        <translation>步 %1 处书签的名称：</translation>
    </message>
    <message>
        <source>step %1: %2</source>
        <translation>步 %1：%2</translation>
    </message>
    <message>
        <source>stop at tile (%1, %2)</source>
        <translation>断点：分块 (%1, %2)</translation>
    </message>
    <message>
        <source>Re&amp;name the bookmark…</source>
        <translation>重命名书签(&amp;N)…</translation>
    </message>
    <message>
        <source>A&amp;dd a bookmark…</source>
        <translation>添加书签(&amp;D)…</translation>
    </message>
    <message>
        <source>There is no bookmark at this step</source>
        <translation>这一步没有书签</translation>
    </message>
    <message>
        <source>No longer stop at t&amp;his tile</source>
        <translation>不再在此分块停下(&amp;H)</translation>
    </message>
    <message>
        <source>Stop at t&amp;his tile</source>
        <translation>在此分块停下(&amp;H)</translation>
    </message>
    <message>
        <source>Select a tile, or step into one</source>
        <translation>请选择一个分块，或单步进入一个分块</translation>
    </message>
    <message>
        <source>There are no bookmarks and no stops yet</source>
        <translation>还没有书签和断点</translation>
    </message>
</context>
<context>
    <name>tilewise::MoreButton</name>
    <message>
        <source>Speed and run to</source>
        <translation>速度与“运行到”</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>any number…</source>
        <translation>任意数…</translation>
    </message>
    <message>
        <source>Run to</source>
        <translation>运行到</translation>
    </message>
</context>
<context>
    <name>tilewise::MoreLink</name>
    <message>
        <source>less</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>more</source>
        <translation>更多</translation>
    </message>
</context>
<context>
    <name>tilewise::NotCountedNote</name>
    <message>
        <source>not counted</source>
        <translation>未计数</translation>
    </message>
    <message>
        <source>What the count does not model</source>
        <translation>计数未建模的内容</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>未计数</translation>
    </message>
</context>
<context>
    <name>tilewise::NotationDesk</name>
    <message>
        <source>A lesson is written with T, and with blocks counted from 0.</source>
        <translation>课程以 T 书写，分块从 0 开始编号。</translation>
    </message>
</context>
<context>
    <name>tilewise::NoticeBar</name>
    <message>
        <source>Copy &amp;details</source>
        <translation>复制详情(&amp;D)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>出错：%1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>提示：%1</translation>
    </message>
</context>
<context>
    <name>tilewise::OutputRow</name>
    <message>
        <source>… and %1 more</source>
        <translation>… 还有 %1 个</translation>
    </message>
</context>
<context>
    <name>tilewise::Panels</name>
    <message>
        <source>Algorithm</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>账目</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>检视器</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>流量</translation>
    </message>
    <message>
        <source>Traffic: HBM values moved</source>
        <translation>流量：HBM 搬运的值数</translation>
    </message>
</context>
<context>
    <name>tilewise::PassColumn</name>
    <message>
        <source>Shown in this column</source>
        <translation>此列显示</translation>
    </message>
    <message>
        <source>HBM of %1</source>
        <translation>%1 的 HBM</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>bytes moved</source>
        <translation>搬运字节</translation>
    </message>
    <message>
        <source>tile passes done</source>
        <translation>已完成的分块遍次</translation>
    </message>
    <message>
        <source>tiles done</source>
        <translation>已完成分块</translation>
    </message>
    <message>
        <source>of all its bytes</source>
        <translation>占其全部字节</translation>
    </message>
</context>
<context>
    <name>tilewise::PictureCard</name>
    <message>
        <source>Copy or export this figure</source>
        <translation>复制或导出此图</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>复制图片(&amp;P)</translation>
    </message>
    <message>
        <source>Copy &amp;data</source>
        <translation>复制数据(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
</context>
<context>
    <name>tilewise::PointsCard</name>
    <message>
        <source>What is shown of the points</source>
        <translation>显示各点的什么</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>各点</translation>
    </message>
    <message>
        <source>Launch grid</source>
        <translation>启动网格</translation>
    </message>
    <message>
        <source>All points of the sweep, in a table</source>
        <translation>表中列出扫描的所有点</translation>
    </message>
    <message>
        <source>The thread blocks of the chosen point, and where they run</source>
        <translation>所选点的线程块及其运行位置</translation>
    </message>
</context>
<context>
    <name>tilewise::Presentation</name>
    <message>
        <source>Only a presentation can be blanked.</source>
        <translation>只有演示时才能黑屏。</translation>
    </message>
</context>
<context>
    <name>tilewise::PresenterFigures</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>× %1 moved</source>
        <translation>× %1 搬运量</translation>
    </message>
    <message>
        <source>values moved</source>
        <translation>搬运的值数</translation>
    </message>
    <message>
        <source>bytes moved</source>
        <translation>搬运字节</translation>
    </message>
    <message>
        <source>tiles done</source>
        <translation>已完成分块</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数据</translation>
    </message>
</context>
<context>
    <name>tilewise::PresenterKeys</name>
    <message>
        <source>No lesson is open.</source>
        <translation>没有打开的课程。</translation>
    </message>
</context>
<context>
    <name>tilewise::ProblemPanel</name>
    <message>
        <source>E&amp;xample</source>
        <translation>示例(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>重置(&amp;R)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>应用(&amp;A)</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Apply (Enter)</source>
        <translation>应用 (Enter)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <source>Back to the problem at hand</source>
        <translation>回到当前问题</translation>
    </message>
    <message>
        <source>open one of the examples</source>
        <translation>打开一个示例</translation>
    </message>
    <message>
        <source>&lt;b&gt;Examples&lt;/b&gt;</source>
        <translation>&lt;b&gt;示例&lt;/b&gt;</translation>
    </message>
    <message>
        <source>One value is wrong.</source>
        <translation>有 1 个值不正确。</translation>
    </message>
    <message>
        <source>%1 values are wrong.</source>
        <translation>有 %1 个值不正确。</translation>
    </message>
</context>
<context>
    <name>tilewise::ProblemTools</name>
    <message>
        <source>query head %1</source>
        <translation>查询头 %1</translation>
    </message>
    <message>
        <source>Batch %1, %2: it reads key/value head %3. All are counted from 0.</source>
        <translation>批 %1，%2：读取键值头 %3。均从 0 计起。</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>前向</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>反向</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>&amp;Problem…</source>
        <translation>问题(&amp;P)…</translation>
    </message>
    <message>
        <source>head %1, of 0 to %2</source>
        <translation>头 %1，范围 0 到 %2</translation>
    </message>
    <message>
        <source>The head that is stepped. %1</source>
        <translation>单步显示的头。%1</translation>
    </message>
    <message>
        <source>Pass; the backward pass runs in the %1</source>
        <translation>传播方向；反向传播按%1运行</translation>
    </message>
    <message>
        <source>Change the problem (Ctrl+E)</source>
        <translation>修改问题 (Ctrl+E)</translation>
    </message>
    <message>
        <source>Change sizes, blocks, masks and data (Ctrl+E). Now: %1</source>
        <translation>修改尺寸、分块、掩码和数据 (Ctrl+E)。当前：%1</translation>
    </message>
</context>
<context>
    <name>tilewise::PublishedWorkspace</name>
    <message>
        <source>Printed figures are quoted; those computed here stand beside them.</source>
        <translation>印出的数据为引用；此处计算的数据列于其旁。</translation>
    </message>
    <message>
        <source>The result in full</source>
        <translation>结果全貌</translation>
    </message>
    <message>
        <source>Published results</source>
        <translation>文献结果</translation>
    </message>
    <message>
        <source>Measuring errors on this CPU</source>
        <translation>正在本机 CPU 上测量误差</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 results of %2 texts: %3 reproduced or recomputed, %4 quoted, the others with a note</source>
        <translation>%2 篇文献的 %1 项结果：%3 项重现或重算，%4 项引用，其余带附注</translation>
    </message>
    <message>
        <source>counts for all heads of the setting</source>
        <translation>该设置全部头的计数</translation>
    </message>
</context>
<context>
    <name>tilewise::QuestionBar</name>
    <message>
        <source>Question about the next step</source>
        <translation>关于下一步的提问</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>一个数</translation>
    </message>
    <message>
        <source>Close the question</source>
        <translation>关闭提问</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <source>A&amp;nswer</source>
        <translation>回答(&amp;N)</translation>
    </message>
    <message>
        <source>Re&amp;veal</source>
        <translation>揭晓(&amp;V)</translation>
    </message>
    <message>
        <source>Takes the step and shows its answer</source>
        <translation>执行这一步并显示它的答案</translation>
    </message>
    <message>
        <source>Ask about the ne&amp;xt step</source>
        <translation>就下一步提问(&amp;X)</translation>
    </message>
    <message>
        <source>The answer is %1.</source>
        <translation>答案是 %1。</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <translation>正确：%1。</translation>
    </message>
    <message>
        <source>No: the answer is %1.</source>
        <translation>错误：答案是 %1。</translation>
    </message>
</context>
<context>
    <name>tilewise::QuestionCard</name>
    <message>
        <source>Question</source>
        <translation>提问</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>一个数</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>答案：%1</translation>
    </message>
    <message>
        <source>Answer in %1: %2</source>
        <translation>以%1为单位回答：%2</translation>
    </message>
    <message>
        <source>Type a number, such as 56 or 0.4615.</source>
        <translation>请输入一个数，例如 56 或 0.4615。</translation>
    </message>
    <message>
        <source>✓ Right: %1</source>
        <translation>✓ 正确：%1</translation>
    </message>
    <message>
        <source>✕ Not yet</source>
        <translation>✕ 还不对</translation>
    </message>
    <message>
        <source>See: %1</source>
        <translation>参见：%1</translation>
    </message>
    <message>
        <source>The question is answered</source>
        <translation>提问已回答</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>提问：%1</translation>
    </message>
</context>
<context>
    <name>tilewise::RaceBars</name>
    <message>
        <source>Mark</source>
        <translation>刻度</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <translation>%2 步中的第 %1 步</translation>
    </message>
    <message>
        <source>%1 of %2 tiles</source>
        <translation>%2 个分块中的 %1 个</translation>
    </message>
    <message>
        <source>%1 of %2 bytes moved</source>
        <translation>已搬运 %1，共 %2</translation>
    </message>
    <message>
        <source>%1 finished</source>
        <translation>%1 已完成</translation>
    </message>
    <message>
        <source>%1 of %2 tile</source>
        <translation>%2 个分块中的 %1 个</translation>
    </message>
</context>
<context>
    <name>tilewise::RemarkList</name>
    <message>
        <source>What can be said of it</source>
        <translation>对它的说明</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>tilewise::ResultBody</name>
    <message>
        <source>Measure here</source>
        <translation>在此测量</translation>
    </message>
    <message>
        <source>Runs the test on this computer&apos;s CPU: some seconds</source>
        <translation>在本机 CPU 上运行该测试：需要几秒</translation>
    </message>
    <message>
        <source>Open in Step</source>
        <translation>在单步中打开</translation>
    </message>
    <message>
        <source>Opens the shape of this setting, one head, in Step</source>
        <translation>在单步中打开此设置的形状，单个头</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>Copies the figures as text, with their kinds and sources</source>
        <translation>将数据连同种类和来源复制为文本</translation>
    </message>
    <message>
        <source>Copy CSV</source>
        <translation>复制 CSV</translation>
    </message>
    <message>
        <source>Copies the figures as CSV, one a line</source>
        <translation>将数据复制为 CSV，每行一个</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Writes table and chart as PNG, SVG or PDF, or the figures as CSV</source>
        <translation>将表格和图写成 PNG、SVG 或 PDF，或将数据写成 CSV</translation>
    </message>
    <message>
        <source>Setting, as stated</source>
        <translation>文中给出的设置</translation>
    </message>
    <message>
        <source>What can be said of it</source>
        <translation>对它的说明</translation>
    </message>
    <message>
        <source>Claim: %1.</source>
        <translation>论断：%1。</translation>
    </message>
    <message>
        <source>Printed, %1: %2; %3.</source>
        <translation>印出，%1：%2；%3。</translation>
    </message>
    <message>
        <source>It states no shape that Step could open.</source>
        <translation>文中没有给出可在单步中打开的形状。</translation>
    </message>
    <message>
        <source>The text does not state a shape that could be opened</source>
        <translation>文中没有给出可以打开的形状</translation>
    </message>
</context>
<context>
    <name>tilewise::ResultList</name>
    <message>
        <source>Published results</source>
        <translation>文献结果</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1. %2; %3</source>
        <translation>%1。%2；%3</translation>
    </message>
</context>
<context>
    <name>tilewise::RivalLine</name>
    <message>
        <source>The other algorithms</source>
        <translation>其他算法</translation>
    </message>
    <message>
        <source>%1 moves %2 as much</source>
        <translation>%1 的搬运量为 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>tilewise::RowPanel</name>
    <message>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>Copy the equation as LaTeX</source>
        <translation>将等式复制为 LaTeX</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历程</translation>
    </message>
    <message>
        <source>History of the row, tile by tile</source>
        <translation>该行逐块的历程</translation>
    </message>
</context>
<context>
    <name>tilewise::RunExportDialog</name>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>取消(&amp;N)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>导出进度</translation>
    </message>
    <message>
        <source>%1 of %2 are done.</source>
        <translation>已完成 %1 / %2。</translation>
    </message>
    <message>
        <source>Stop the export (Esc); what it has begun is taken away</source>
        <translation>停止导出 (Esc)；已开始的内容会被移除</translation>
    </message>
    <message>
        <source>The export was stopped: nothing was written.</source>
        <translation>导出已停止：未写入任何内容。</translation>
    </message>
</context>
<context>
    <name>tilewise::RunToButton</name>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Run forwards	F8</source>
        <translation>向前运行	F8</translation>
    </message>
    <message>
        <source>Run backwards	Shift+F8</source>
        <translation>向后运行	Shift+F8</translation>
    </message>
    <message>
        <source>%1 (none in this pass)</source>
        <translation>%1（此遍中没有）</translation>
    </message>
    <message>
        <source>Searching, press to cancel</source>
        <translation>正在查找，按下可取消</translation>
    </message>
    <message>
        <source>Run to %1</source>
        <translation>运行到%1</translation>
    </message>
    <message>
        <source>Cancel the search</source>
        <translation>取消查找</translation>
    </message>
    <message>
        <source>Run to %1 (F8), backwards (Shift+F8)</source>
        <translation>运行到%1 (F8)，向后 (Shift+F8)</translation>
    </message>
    <message>
        <source>Searching… %1</source>
        <translation>正在查找… %1</translation>
    </message>
    <message>
        <source>Run to</source>
        <translation>运行到</translation>
    </message>
    <message>
        <source>F8</source>
        <translation>F8</translation>
    </message>
</context>
<context>
    <name>tilewise::Scrubber</name>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>步 %1 / %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>tilewise::SecondPanel</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>对比(&amp;C)</translation>
    </message>
    <message>
        <source>Second configuration</source>
        <translation>第二个配置</translation>
    </message>
    <message>
        <source>Compare with it (Enter)</source>
        <translation>与它对比 (Enter)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <source>One value is wrong.</source>
        <translation>有 1 个值不正确。</translation>
    </message>
    <message>
        <source>%1 values are wrong.</source>
        <translation>有 %1 个值不正确。</translation>
    </message>
</context>
<context>
    <name>tilewise::SentenceBar</name>
    <message>
        <source>Question</source>
        <translation>提问</translation>
    </message>
    <message>
        <source>What happened at this step is hidden while the question waits.</source>
        <translation>提问待答期间，这一步发生的事隐藏。</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>Counters only: the tiles and counts of the whole pass. Its steps are not recorded, so there are none to go to.</source>
        <translation>仅计数：整遍的分块与计数。各步未记录，因此没有步可转到。</translation>
    </message>
</context>
<context>
    <name>tilewise::SentenceView</name>
    <message>
        <source>What happened</source>
        <translation>发生了什么</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>tilewise::SessionDesk</name>
    <message>
        <source>Tilewise ended unexpectedly; the session is as it was.</source>
        <translation>Tilewise 曾意外退出；会话已恢复原状。</translation>
    </message>
    <message>
        <source>Tilewise ended unexpectedly; %1 is as it was, saved or not.</source>
        <translation>Tilewise 曾意外退出；%1 已恢复原状，无论是否保存过。</translation>
    </message>
    <message>
        <source>Start afresh</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Tilewise</source>
        <translation>Tilewise</translation>
    </message>
    <message>
        <source>%1 has changed on the disk since it was opened or saved in this window.</source>
        <translation>自从在此窗口中打开或保存 %1 以来，磁盘上的该文件已改变。</translation>
    </message>
    <message>
        <source>Saving replaces what another window or program has written there.</source>
        <translation>保存会覆盖另一个窗口或程序写入的内容。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>覆盖(&amp;R)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>保存会话</translation>
    </message>
    <message>
        <source>Tilewise sessions (*.tilewise)</source>
        <translation>Tilewise 会话 (*.tilewise)</translation>
    </message>
    <message>
        <source>The session was saved as %1.</source>
        <translation>会话已保存为 %1。</translation>
    </message>
    <message>
        <source>%1 was changed since it was saved.</source>
        <translation>%1 在保存之后又有改动。</translation>
    </message>
    <message>
        <source>Tilewise ended unexpectedly, and what it had kept of the session cannot be restored. %1 The file stays in %2.</source>
        <translation>Tilewise 曾意外退出，它所保留的会话无法恢复。%1 文件仍在 %2 中。</translation>
    </message>
</context>
<context>
    <name>tilewise::SettingList</name>
    <message>
        <source>not stated</source>
        <translation>未给出</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>tilewise::SliderField</name>
    <message>
        <source>%1, slider</source>
        <translation>%1，滑块</translation>
    </message>
</context>
<context>
    <name>tilewise::SourceList</name>
    <message>
        <source>Where the figures come from</source>
        <translation>数据来源</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>tilewise::SourcePanel</name>
    <message>
        <source>Open recor&amp;d…</source>
        <translation>打开记录(&amp;D)…</translation>
    </message>
    <message>
        <source>Show the runs of a record: a file of tilewise-cli gpu run, sweep or counters</source>
        <translation>显示一个记录中的运行：tilewise-cli gpu run、sweep 或 counters 的文件</translation>
    </message>
    <message>
        <source>&amp;Add host…</source>
        <translation>添加主机(&amp;A)…</translation>
    </message>
    <message>
        <source>Run on another machine by ssh</source>
        <translation>通过 ssh 在另一台机器上运行</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <translation>运行(&amp;U)</translation>
    </message>
    <message>
        <source>Compile the problem in Step, hold it against float64 and time it</source>
        <translation>编译“单步”中的问题，对照 float64 并计时</translation>
    </message>
    <message>
        <source>S&amp;weep blocks</source>
        <translation>扫描块(&amp;W)</translation>
    </message>
    <message>
        <source>Time the problem in Step over sizes of its blocks</source>
        <translation>在各种块大小下为“单步”中的问题计时</translation>
    </message>
    <message>
        <source>Count b&amp;ytes</source>
        <translation>统计字节(&amp;Y)</translation>
    </message>
    <message>
        <source>Run once more with CUPTI, or below the profiler ncu, and read the card’s counters</source>
        <translation>用 CUPTI 或在分析器 ncu 下再运行一次，读取显卡计数器</translation>
    </message>
</context>
<context>
    <name>tilewise::SpeakerLesson</name>
    <message>
        <source>The lesson goes on with</source>
        <translation>课程接下来是</translation>
    </message>
    <message>
        <source>%1: the end of the lesson</source>
        <translation>%1：课程结束</translation>
    </message>
    <message>
        <source>%1, step %2 of %3: %4</source>
        <translation>%1，第 %2 步，共 %3 步：%4</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>答案：%1</translation>
    </message>
    <message>
        <source>its sources</source>
        <translation>课程的来源</translation>
    </message>
</context>
<context>
    <name>tilewise::SpeakerWindow</name>
    <message>
        <source>&amp;Restart</source>
        <translation>重新计时(&amp;R)</translation>
    </message>
    <message>
        <source>Speaker – Tilewise</source>
        <translation>讲者窗口 – Tilewise</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>讲稿</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>Time since the talk began</source>
        <translation>讲授开始以来的时间</translation>
    </message>
    <message>
        <source>Count the time from now on</source>
        <translation>从现在起计时</translation>
    </message>
    <message>
        <source>What is to be said. It stays here until it is changed.</source>
        <translation>要讲的内容。在修改之前一直保留在此。</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>After the next step</source>
        <translation>下一步之后</translation>
    </message>
    <message>
        <source>What is shown, and what comes next</source>
        <translation>正在显示的内容，以及接下来的内容</translation>
    </message>
    <message>
        <source>No step follows: this is the end.</source>
        <translation>没有后续步骤：已到结尾。</translation>
    </message>
</context>
<context>
    <name>tilewise::SpeedBox</name>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Speed (slower [, faster ])</source>
        <translation>速度（减慢 [，加快 ]）</translation>
    </message>
    <message>
        <source>Steps a second</source>
        <translation>步/秒</translation>
    </message>
    <message>
        <source>steps/s</source>
        <translation>步/秒</translation>
    </message>
    <message>
        <source>tiles/s</source>
        <translation>分块/秒</translation>
    </message>
    <message>
        <source>Tiles a second</source>
        <translation>分块/秒</translation>
    </message>
    <message>
        <source>any number…</source>
        <translation>任意数…</translation>
    </message>
    <message>
        <source>A speed is needed</source>
        <translation>需要一个速度</translation>
    </message>
    <message>
        <source>“%1” is not a speed</source>
        <translation>“%1”不是速度</translation>
    </message>
    <message>
        <source>%1: give 0.1 to 10,000 tiles a second.</source>
        <translation>%1：请输入每秒 0.1 到 10,000 个分块。</translation>
    </message>
    <message>
        <source>%1: give 0.1 to 10,000 steps a second.</source>
        <translation>%1：请输入每秒 0.1 到 10,000 步。</translation>
    </message>
</context>
<context>
    <name>tilewise::StageView</name>
    <message>
        <source>Tile %1, %2: its kind is asked for</source>
        <translation>分块 %1, %2：提问的正是它的种类</translation>
    </message>
    <message>
        <source>%1, a stop</source>
        <translation>%1，断点</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>它被%1。</translation>
    </message>
    <message>
        <source>Its kind is asked for.</source>
        <translation>提问的正是它的种类。</translation>
    </message>
    <message>
        <source>Runs stop here (F9).</source>
        <translation>运行在此停下 (F9)。</translation>
    </message>
</context>
<context>
    <name>tilewise::StateLine</name>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
</context>
<context>
    <name>tilewise::StatusLine</name>
    <message>
        <source>not checked against float64: it would take minutes</source>
        <translation>未与 float64 对照：需要几分钟</translation>
    </message>
</context>
<context>
    <name>tilewise::StepPictures</name>
    <message>
        <source>%1, step %2 of %3</source>
        <translation>%1，第 %2 步，共 %3 步</translation>
    </message>
</context>
<context>
    <name>tilewise::StepWorkspace</name>
    <message>
        <source>Leave the presentation</source>
        <translation>离开演示</translation>
    </message>
    <message>
        <source>Leave the presentation (Esc)</source>
        <translation>离开演示 (Esc)</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
</context>
<context>
    <name>tilewise::SummaryView</name>
    <message>
        <source>%1 × %2 = %3</source>
        <translation>%1 × %2 = %3</translation>
    </message>
    <message>
        <source>%1: too many, at most %2. Larger blocks give fewer.</source>
        <translation>%1：过多，至多 %2。块越大，数目越少。</translation>
    </message>
    <message>
        <source>%1 of them partial, %2 skipped</source>
        <translation>其中 %1 个部分可见，%2 个跳过</translation>
    </message>
    <message>
        <source>%1: all computed, %2 by the mask</source>
        <translation>%1：全部计算，%2 被掩码遮去</translation>
    </message>
    <message>
        <source>%1: %2 visited, %3</source>
        <translation>%1：访问 %2，%3</translation>
    </message>
    <message>
        <source>%1, %2 (%3, statistics 4 bytes)</source>
        <translation>%1，%2（%3，统计量 4 字节）</translation>
    </message>
    <message>
        <source>%1; standard attention %2</source>
        <translation>%1；标准注意力 %2</translation>
    </message>
    <message>
        <source>%1; each of %2 heads</source>
        <translation>%1；%2 个头各自如此</translation>
    </message>
    <message>
        <source>not modelled: standard attention leaves open what stays on chip</source>
        <translation>未建模：标准注意力未规定什么留在片上</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source>Does not fit%1: %2 too many. It still steps.</source>
        <translation>放不下%1：超出 %2。仍可单步。</translation>
    </message>
    <message>
        <source> %1</source>
        <translation> %1</translation>
    </message>
    <message>
        <source>%1 of %2%3, %4</source>
        <translation>%1 / %2%3，%4</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>counted when it is run</source>
        <translation>运行时才计数</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>搬运</translation>
    </message>
    <message>
        <source>On chip</source>
        <translation>片上</translation>
    </message>
    <message>
        <source>Summary. %1</source>
        <translation>摘要。%1</translation>
    </message>
</context>
<context>
    <name>tilewise::SweepCard</name>
    <message>
        <source>Points that are shown</source>
        <translation>显示的点</translation>
    </message>
</context>
<context>
    <name>tilewise::SweepDelegate</name>
    <message>
        <source>✕ %1</source>
        <translation>✕ %1</translation>
    </message>
</context>
<context>
    <name>tilewise::SweepPage</name>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Bytes read</source>
        <translation>读取字节</translation>
    </message>
    <message>
        <source>Nothing was launched: the card refused it. %1</source>
        <translation>没有启动：显卡拒绝了。%1</translation>
    </message>
    <message>
        <source>This launch is too large to be drawn, or the record does not say how many thread blocks an SM holds.</source>
        <translation>启动太大无法绘制，或者记录没有说明一个 SM 容纳多少线程块。</translation>
    </message>
</context>
<context>
    <name>tilewise::SweepTable</name>
    <message>
        <source>The card refused it: %1</source>
        <translation>显卡拒绝了：%1</translation>
    </message>
    <message>
        <source>The record has no predicted time</source>
        <translation>记录中没有预测时间</translation>
    </message>
    <message>
        <source>The record has no time of it</source>
        <translation>记录中没有它的时间</translation>
    </message>
    <message>
        <source>The record has no counts of it</source>
        <translation>记录中没有它的计数</translation>
    </message>
    <message>
        <source>Not measured: %1</source>
        <translation>未测量：%1</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>头数</translation>
    </message>
    <message>
        <source>of all batches</source>
        <translation>所有批</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>queries × keys</source>
        <translation>查询 × 键</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>可见</translation>
    </message>
    <message>
        <source>algorithm</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Bᵣ × B꜀</source>
        <translation>Bᵣ × B꜀</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>共享</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>a head</source>
        <translation>每个头</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>bound by</source>
        <translation>受限于</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>µs, median</source>
        <translation>µs，中位数</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>离散</translation>
    </message>
    <message>
        <source>± µs</source>
        <translation>± µs</translation>
    </message>
    <message>
        <source>measured /</source>
        <translation>实测 /</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>FA-2’s rule</source>
        <translation>FA-2 规则</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>bytes read</source>
        <translation>读取字节</translation>
    </message>
    <message>
        <source>L2 → SM</source>
        <translation>L2 → SM</translation>
    </message>
    <message>
        <source>DRAM</source>
        <translation>DRAM</translation>
    </message>
    <message>
        <source>served</source>
        <translation>供给</translation>
    </message>
    <message>
        <source>by L2</source>
        <translation>由 L2</translation>
    </message>
    <message>
        <source>Shared memory of a thread block of the kernel that does the tiles</source>
        <translation>计算分块的内核中一个线程块的共享内存</translation>
    </message>
    <message>
        <source>Tiles that one head visits; standard attention makes all of them</source>
        <translation>一个头访问的分块；标准注意力计算全部</translation>
    </message>
    <message>
        <source>What the time model says before anything runs</source>
        <translation>运行之前时间模型的预测</translation>
    </message>
    <message>
        <source>What the pass waits for most, by the time model</source>
        <translation>按时间模型，传播主要在等什么</translation>
    </message>
    <message>
        <source>Median of the samples, all heads, all kernels of the pass</source>
        <translation>样本中位数，所有头，传播的所有内核</translation>
    </message>
    <message>
        <source>Half the interquartile range of the samples</source>
        <translation>样本四分位距的一半</translation>
    </message>
    <message>
        <source>By the kernel engineers’ rule: masked tiles are not counted, recomputation is not</source>
        <translation>按内核工程师的规则：被遮去的分块不计，重算也不计</translation>
    </message>
    <message>
        <source>What the app’s counter says that a pass loads, all heads</source>
        <translation>按本程序的计数，一次传播加载的量，所有头</translation>
    </message>
    <message>
        <source>What the multiprocessors read from the second-level cache, by the card’s counters</source>
        <translation>按显卡计数器，多处理器从二级缓存读取的量</translation>
    </message>
    <message>
        <source>What the card’s memory was read for, by the card’s counters</source>
        <translation>按显卡计数器，从显存读取的量</translation>
    </message>
    <message>
        <source>Share of what the multiprocessors read that the DRAM did not have to deliver</source>
        <translation>多处理器读取的量中不必由 DRAM 供给的份额</translation>
    </message>
</context>
<context>
    <name>tilewise::SweepView</name>
    <message>
        <source>Measured points</source>
        <translation>测量点</translation>
    </message>
</context>
<context>
    <name>tilewise::TensorBar</name>
    <message>
        <source>Bytes so far by tensor</source>
        <translation>各张量至今的字节数</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>tilewise::TileFigure</name>
    <message>
        <source>Rows shown</source>
        <translation>显示的行</translation>
    </message>
    <message>
        <source>Keys shown</source>
        <translation>显示的键</translation>
    </message>
</context>
<context>
    <name>tilewise::TrafficChart</name>
    <message>
        <source>step %1</source>
        <translation>步 %1</translation>
    </message>
    <message>
        <source>share of each run’s steps, %</source>
        <translation>各次运行步数的比例，%</translation>
    </message>
</context>
<context>
    <name>tilewise::TrafficPlot</name>
    <message>
        <source>Traffic: HBM %1 moved</source>
        <translation>流量：HBM 搬运量（%1）</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3 moved. Whole runs: %4.</source>
        <translation>第 %1 步，共 %2 步：已搬运 %3。整个运行：%4。</translation>
    </message>
    <message>
        <source>After %1 of each run&apos;s steps</source>
        <translation>各次运行的步数进行到 %1 时</translation>
    </message>
    <message>
        <source>%1: %2 (step %3)</source>
        <translation>%1：%2（步 %3）</translation>
    </message>
</context>
<context>
    <name>tilewise::Transport</name>
    <message>
        <source>Transport</source>
        <translation>播放控制</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>First step (Home)</source>
        <translation>第一步 (Home)</translation>
    </message>
    <message>
        <source>Back one step</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Back one step (Left)</source>
        <translation>后退一步（左方向键）</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>播放（空格）</translation>
    </message>
    <message>
        <source>Forward one step</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Forward one step (Right)</source>
        <translation>前进一步（右方向键）</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最后一步</translation>
    </message>
    <message>
        <source>Last step (End)</source>
        <translation>最后一步 (End)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Go to step (Ctrl+G)</source>
        <translation>转到某一步 (Ctrl+G)</translation>
    </message>
    <message>
        <source>Bytes moved, to run to</source>
        <translation>要运行到的搬运字节数</translation>
    </message>
    <message>
        <source>Bytes moved: %1 so far, %2 in all</source>
        <translation>搬运的字节：至今 %1，共 %2</translation>
    </message>
    <message>
        <source>Give a number of bytes, 0 to %1.</source>
        <translation>请输入字节数，0 到 %1。</translation>
    </message>
    <message>
        <source>Step, of %1</source>
        <translation>步，共 %1</translation>
    </message>
    <message>
        <source>Counters only: the steps of this run are not recorded.</source>
        <translation>仅计数：此次运行的各步未记录。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play again from the beginning (Space)</source>
        <translation>从头再播放（空格）</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>暂停（空格）</translation>
    </message>
    <message>
        <source>A step is needed</source>
        <translation>需要一个步号</translation>
    </message>
    <message>
        <source>“%1” is not a step of this run</source>
        <translation>“%1”不是此次运行的步</translation>
    </message>
    <message>
        <source>%1: give 0 to %2.</source>
        <translation>%1：请输入 0 到 %2。</translation>
    </message>
    <message>
        <source>the beginning</source>
        <translation>开头</translation>
    </message>
    <message>
        <source>bookmark “%1”</source>
        <translation>书签“%1”</translation>
    </message>
    <message>
        <source>step %1: %2</source>
        <translation>步 %1：%2</translation>
    </message>
    <message>
        <source>There is no run yet.</source>
        <translation>还没有运行。</translation>
    </message>
    <message>
        <source>The run is at its beginning.</source>
        <translation>运行在开头。</translation>
    </message>
    <message>
        <source>The run is at its end.</source>
        <translation>运行在末尾。</translation>
    </message>
    <message>
        <source>There is no lower speed.</source>
        <translation>没有更低的速度。</translation>
    </message>
    <message>
        <source>There is no higher speed.</source>
        <translation>没有更高的速度。</translation>
    </message>
    <message>
        <source>/ %1</source>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步</translation>
    </message>
</context>
<context>
    <name>tilewise::Veil</name>
    <message>
        <source>Hidden while the question waits</source>
        <translation>提问待答期间隐藏</translation>
    </message>
    <message>
        <source>Hidden while the question waits.</source>
        <translation>提问待答期间隐藏。</translation>
    </message>
</context>
<context>
    <name>tilewise::WaitingCover</name>
    <message>
        <source>A question waits. What is shown here would give its answer away; it comes back when the question is answered, or its answer is shown.</source>
        <translation>有一个提问在等待回答。这里显示的内容会透露答案；回答提问或显示答案之后，内容会恢复。</translation>
    </message>
    <message>
        <source>Back to the question</source>
        <translation>返回提问</translation>
    </message>
    <message>
        <source>Hidden while the question waits</source>
        <translation>提问待答期间隐藏</translation>
    </message>
</context>
<context>
    <name>tilewise::WelcomeDialog</name>
    <message>
        <source>Begin with an example</source>
        <translation>从一个示例开始</translation>
    </message>
    <message>
        <source>Right and Left take a step, Space plays, F1 lists all keys. File &gt; Examples has these and more; Problem changes everything about them.</source>
        <translation>左右方向键走一步，空格播放，F1 列出所有按键。“文件 &gt; 示例”中有这些示例及更多；“问题”可修改其中的一切。</translation>
    </message>
    <message>
        <source>&amp;Do not show this again</source>
        <translation>不再显示(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>手册(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>入门</translation>
    </message>
</context>
<context>
    <name>tilewise::WindowActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Problem…</source>
        <translation>问题(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>复制图片(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Workspace</source>
        <translation>工作区(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>重置布局(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Tabs and tools</source>
        <translation>标签与工具(&amp;T)</translation>
    </message>
    <message>
        <source>Focus the &amp;stage</source>
        <translation>聚焦主视图(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>手册(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;First steps…</source>
        <translation>入门(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>按键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Tilewise</source>
        <translation>关于 Tilewise(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Check an answer…</source>
        <translation>检查作答(&amp;C)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>示例(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Worksheet…</source>
        <translation>练习纸(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Projector</source>
        <translation>投影仪(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>默认(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Blue–yellow</source>
        <translation>蓝–黄(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Print, grey</source>
        <translation>印刷灰度(&amp;P)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Length &amp;T</source>
        <translation>长度 &amp;T</translation>
    </message>
    <message>
        <source>Length &amp;N</source>
        <translation>长度 &amp;N</translation>
    </message>
    <message>
        <source>Blocks from &amp;0</source>
        <translation>块从 &amp;0 起</translation>
    </message>
    <message>
        <source>Blocks from &amp;1, as papers count</source>
        <translation>块从 &amp;1 起，如论文</translation>
    </message>
    <message>
        <source>&amp;Values moved</source>
        <translation>搬运的值数(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Bytes moved</source>
        <translation>搬运的字节(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Multiples of Td moved</source>
        <translation>搬运的 Td 倍数(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>增大(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>减小(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>标准大小(&amp;N)</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>减少动画(&amp;M)</translation>
    </message>
    <message>
        <source>Pre&amp;sentation</source>
        <translation>演示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Blank the screen</source>
        <translation>黑屏(&amp;B)</translation>
    </message>
    <message>
        <source>Speaker &amp;window</source>
        <translation>讲者窗口(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>播放或暂停(&amp;P)</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>前进一步(&amp;F)</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>后退一步(&amp;B)</translation>
    </message>
    <message>
        <source>Next &amp;tile</source>
        <translation>下一分块(&amp;T)</translation>
    </message>
    <message>
        <source>Previous t&amp;ile</source>
        <translation>上一分块(&amp;I)</translation>
    </message>
    <message>
        <source>Next &amp;row or column block</source>
        <translation>下一行块或列块(&amp;R)</translation>
    </message>
    <message>
        <source>Previous r&amp;ow or column block</source>
        <translation>上一行块或列块(&amp;O)</translation>
    </message>
    <message>
        <source>First st&amp;ep</source>
        <translation>第一步(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Last step</source>
        <translation>最后一步(&amp;L)</translation>
    </message>
    <message>
        <source>Presenter for&amp;ward</source>
        <translation>翻页笔前进(&amp;W)</translation>
    </message>
    <message>
        <source>Presenter ba&amp;ck</source>
        <translation>翻页笔后退(&amp;C)</translation>
    </message>
    <message>
        <source>One &amp;event</source>
        <translation>一个事件(&amp;E)</translation>
    </message>
    <message>
        <source>One &amp;tile</source>
        <translation>一个分块(&amp;T)</translation>
    </message>
    <message>
        <source>One &amp;row or column block</source>
        <translation>一个行块或列块(&amp;R)</translation>
    </message>
    <message>
        <source>One &amp;step of the lesson</source>
        <translation>课程的一步(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Go to step…</source>
        <translation>转到步(&amp;G)…</translation>
    </message>
    <message>
        <source>R&amp;un to the next stop</source>
        <translation>运行到下一个断点(&amp;U)</translation>
    </message>
    <message>
        <source>Run to the pre&amp;vious stop</source>
        <translation>运行到上一个断点(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Question before the next step</source>
        <translation>下一步之前提问(&amp;Q)</translation>
    </message>
    <message>
        <source>A&amp;dd a bookmark…</source>
        <translation>添加书签(&amp;D)…</translation>
    </message>
    <message>
        <source>Re&amp;move the bookmark</source>
        <translation>删除书签(&amp;M)</translation>
    </message>
    <message>
        <source>Stop at t&amp;his tile</source>
        <translation>在此分块停下(&amp;H)</translation>
    </message>
    <message>
        <source>Boo&amp;kmarks and stops</source>
        <translation>书签与断点(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Remove all</source>
        <translation>全部删除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>减慢(&amp;S)</translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation>加快(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Take a lesson</source>
        <translation>学一课(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Lessons and their sources…</source>
        <translation>课程及其来源(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Next step of the lesson</source>
        <translation>课程的下一步(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous step of the lesson</source>
        <translation>课程的上一步(&amp;P)</translation>
    </message>
    <message>
        <source>Go to the &amp;question</source>
        <translation>转到提问(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Return to the lesson</source>
        <translation>返回课程(&amp;R)</translation>
    </message>
    <message>
        <source>L&amp;eave the lesson</source>
        <translation>离开课程(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Palette</source>
        <translation>配色(&amp;P)</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>文字大小(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Notation</source>
        <translation>记号(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>课程(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>窗口(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Nothing was changed yet that this could bring back</source>
        <translation>还没有可以撤回的改动</translation>
    </message>
    <message>
        <source>&amp;Undo: back to %1</source>
        <translation>撤销：回到%1(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>重做：%1(&amp;R)</translation>
    </message>
    <message>
        <source>Does nothing in this workspace</source>
        <translation>在此工作区中不起作用</translation>
    </message>
    <message>
        <source>No file was opened yet</source>
        <translation>还没有打开过文件</translation>
    </message>
    <message>
        <source>As the &amp;system has it</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>语言(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Exercises</source>
        <translation>练习(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Small enough to read</source>
        <translation>小到可以逐个阅读(&amp;S)</translation>
    </message>
    <message>
        <source>Shapes and &amp;masks</source>
        <translation>形状与掩码(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Real attention heads</source>
        <translation>真实的注意力头(&amp;R)</translation>
    </message>
    <message>
        <source>The &amp;forward pass</source>
        <translation>前向传播(&amp;F)</translation>
    </message>
    <message>
        <source>The &amp;backward pass</source>
        <translation>反向传播(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Counting, bounds, block sizes</source>
        <translation>计数、下界与块大小(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Variants, bits, the kernel</source>
        <translation>变体、比特与内核(&amp;V)</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>速度(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Larger steps</source>
        <translation>更大的步(&amp;L)</translation>
    </message>
    <message>
        <source>Prese&amp;nter’s remote</source>
        <translation>翻页笔(&amp;N)</translation>
    </message>
    <message>
        <source>One step of the &amp;lesson, without one an event</source>
        <translation>课程的一步，没有课程时为一个事件(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Inspect a row…</source>
        <translation>查看一行(&amp;I)…</translation>
    </message>
</context>
<context>
    <name>tilewise::WorkspaceHeader</name>
    <message>
        <source>Workspaces</source>
        <translation>工作区</translation>
    </message>
    <message>
        <source>Present  %1</source>
        <extracomment>a button: enters the presentation; %1 is the key that does the same</extracomment>
        <translation>演示  %1</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Larger text and lines on the whole screen, for a room</source>
        <translation>全屏显示，文字和线条更大，适合教室</translation>
    </message>
</context>
<context>
    <name>tilewise::Workspaces</name>
    <message>
        <source>Hidden while the question waits</source>
        <translation>提问待答期间隐藏</translation>
    </message>
</context>
</TS>

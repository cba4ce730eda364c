<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AccessesFigure</name>
    <message>
        <source>HBM accesses against on-chip size</source>
        <translation>HBM-Zugriffe über dem On-Chip-Speicher</translation>
    </message>
    <message>
        <source>HBM accesses against length</source>
        <translation>HBM-Zugriffe über der Länge</translation>
    </message>
    <message>
        <source>HBM accesses against width</source>
        <translation>HBM-Zugriffe über der Breite</translation>
    </message>
    <message>
        <source>HBM accesses against sparse fraction</source>
        <translation>HBM-Zugriffe über dem besuchten Anteil</translation>
    </message>
    <message>
        <source>values, log scale</source>
        <translation>Werte, log. Skala</translation>
    </message>
    <message>
        <source>values, log scales</source>
        <translation>Werte, log. Skalen</translation>
    </message>
    <message>
        <source>%1*T*^2*d*^2/*M* and %2*T*^2*d*^2/*M*</source>
        <translation>%1*T*^2*d*^2/*M* und %2*T*^2*d*^2/*M*</translation>
    </message>
    <message>
        <source>inputs and output once, 4*Td*</source>
        <translation>Eingaben und Ausgabe je einmal, 4*Td*</translation>
    </message>
    <message>
        <source>inputs and gradients once, 7*Td*</source>
        <translation>Eingaben und Gradienten je einmal, 7*Td*</translation>
    </message>
    <message>
        <source>once each</source>
        <translation>je einmal</translation>
    </message>
    <message>
        <source>*M* = *d*^2</source>
        <translation>*M* = *d*^2</translation>
    </message>
    <message>
        <source>%1 fewer from %2</source>
        <translation>%1 weniger ab %2</translation>
    </message>
    <message>
        <source>%1 more from %2</source>
        <translation>%1 mehr ab %2</translation>
    </message>
    <message>
        <source>%1, whatever *M*</source>
        <translation>%1, bei jedem *M*</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>This configuration moves %1, standard attention %2.</source>
        <translation>Diese Konfiguration bewegt %1, Standard-Attention %2.</translation>
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
        <translation>Blöcken von %1</translation>
    </message>
    <message>
        <source>blocks from *M* = %1</source>
        <translation>Blöcken aus *M* = %1</translation>
    </message>
    <message>
        <source>With %1, at %2: %3 values.</source>
        <translation>Mit %1, bei %2: %3 Werte.</translation>
    </message>
    <message>
        <source>%1 not known</source>
        <translation>%1 nicht bekannt</translation>
    </message>
    <message>
        <source>%1 nowhere up to *M* = *Td*</source>
        <translation>%1 nirgends bis *M* = *Td*</translation>
    </message>
    <message>
        <source>%1 from *M* = %2 on</source>
        <translation>%1 ab *M* = %2</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 ab %2</translation>
    </message>
    <message>
        <source>Fewer values than standard: %1</source>
        <translation>Weniger Werte als Standard: %1</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>untere Schranke</translation>
    </message>
    <message>
        <source>Beside the names: values at *M* = %1.</source>
        <translation>Neben den Namen: Werte bei *M* = %1.</translation>
    </message>
    <message>
        <source>%1: it reads and writes *O* again in every tile.</source>
        <translation>%1: FA-1 liest und schreibt *O* in jeder Kachel erneut.</translation>
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
        <translation>die Scores S sind c mal Q i mal K j transponiert</translation>
    </message>
    <message>
        <source>d*V* += (*Z* ∘ *P*)^T d*O*_i</source>
        <translation>d*V* += (*Z* ∘ *P*)^T d*O*_i</translation>
    </message>
    <message>
        <source>add the weights that dropout keeps, transposed, times the gradient of O i to the gradient of V</source>
        <translation>zum Gradienten von V die Gewichte, die der Dropout behält, transponiert, mal den Gradienten von O i addieren</translation>
    </message>
    <message>
        <source>d*V* += *P*^T d*O*_i</source>
        <translation>d*V* += *P*^T d*O*_i</translation>
    </message>
    <message>
        <source>add P transposed times the gradient of O i to the gradient of V</source>
        <translation>zum Gradienten von V P transponiert mal den Gradienten von O i addieren</translation>
    </message>
    <message>
        <source>d*P* = *Z* ∘ (d*O*_i *V*_j^T)</source>
        <translation>d*P* = *Z* ∘ (d*O*_i *V*_j^T)</translation>
    </message>
    <message>
        <source>the gradient of P is that of O i times V j transposed, where dropout keeps the weight</source>
        <translation>der Gradient von P ist der von O i mal V j transponiert, wo der Dropout das Gewicht behält</translation>
    </message>
    <message>
        <source>d*P* = d*O*_i *V*_j^T</source>
        <translation>d*P* = d*O*_i *V*_j^T</translation>
    </message>
    <message>
        <source>the gradient of P is that of O i times V j transposed</source>
        <translation>der Gradient von P ist der von O i mal V j transponiert</translation>
    </message>
    <message>
        <source>d*S* = *P* ∘ (d*P* − *D*_i)</source>
        <translation>d*S* = *P* ∘ (d*P* − *D*_i)</translation>
    </message>
    <message>
        <source>the gradient of S is P times the difference of the gradient of P and D</source>
        <translation>der Gradient von S ist P mal die Differenz des Gradienten von P und D</translation>
    </message>
    <message>
        <source>load d*Q*_i, += *c* · d*S* *K*_j, store</source>
        <translation>lade d*Q*_i, += *c* · d*S* *K*_j, schreibe</translation>
    </message>
    <message>
        <source>load the gradient of Q i, add c times the gradient of S times K j, store it</source>
        <translation>den Gradienten von Q i laden, c mal den Gradienten von S mal K j addieren, ihn schreiben</translation>
    </message>
    <message>
        <source>d*K* += *c* · d*S*^T *Q*_i</source>
        <translation>d*K* += *c* · d*S*^T *Q*_i</translation>
    </message>
    <message>
        <source>add c times the gradient of S, transposed, times Q i to the gradient of K</source>
        <translation>zum Gradienten von K c mal den Gradienten von S, transponiert, mal Q i addieren</translation>
    </message>
    <message>
        <source>store d*K*_j, d*V*_j</source>
        <translation>schreibe d*K*_j, d*V*_j</translation>
    </message>
    <message>
        <source>store the gradients of K j and V j</source>
        <translation>die Gradienten von K j und V j schreiben</translation>
    </message>
    <message>
        <source>load *Q*_i, d*O*_i, lse_i, *D*_i</source>
        <translation>lade *Q*_i, d*O*_i, lse_i, *D*_i</translation>
    </message>
    <message>
        <source>load Q i, the gradient of O i, its log-sum-exp and its row terms D</source>
        <translation>Q i, den Gradienten von O i, dessen Log-Sum-Exp und Zeilenterme D laden</translation>
    </message>
    <message>
        <source>*P* = exp(*S* − lse_i), masked</source>
        <translation>*P* = exp(*S* − lse_i), maskiert</translation>
    </message>
    <message>
        <source>the weights P are the exponential of S minus the log-sum-exp, masked</source>
        <translation>die Gewichte P sind die Exponentialfunktion von S minus Log-Sum-Exp, maskiert</translation>
    </message>
    <message>
        <source>load *Q*_i, *O*_i, d*O*_i, *m*_i, *l*_i</source>
        <translation>lade *Q*_i, *O*_i, d*O*_i, *m*_i, *l*_i</translation>
    </message>
    <message>
        <source>load Q i, O i, its gradient, its maximum and its row sum</source>
        <translation>Q i, O i, dessen Gradienten, Maximum und Zeilensumme laden</translation>
    </message>
    <message>
        <source>*P* = exp(*S* − *m*_i) / *l*_i, masked</source>
        <translation>*P* = exp(*S* − *m*_i) / *l*_i, maskiert</translation>
    </message>
    <message>
        <source>the weights P are the exponential of S minus the maximum, divided by the row sum, masked</source>
        <translation>die Gewichte P sind die Exponentialfunktion von S minus Maximum, geteilt durch die Zeilensumme, maskiert</translation>
    </message>
    <message>
        <source>*D*_i = rowsum(d*O*_i ∘ *O*_i)</source>
        <translation>*D*_i = rowsum(d*O*_i ∘ *O*_i)</translation>
    </message>
    <message>
        <source>the row terms D are the row sums of O i times its gradient</source>
        <translation>die Zeilenterme D sind die Zeilensummen von O i mal seinem Gradienten</translation>
    </message>
    <message>
        <source>for *i* in 0 … *n*_r − 1</source>
        <translation>für *i* in 0 … *n*_r − 1</translation>
    </message>
    <message>
        <source>for each query block i</source>
        <translation>für jeden Query-Block i</translation>
    </message>
    <message>
        <source>load *Q*_i; *m* = −∞, *l* = 0, *O~* = 0</source>
        <translation>lade *Q*_i; *m* = −∞, *l* = 0, *O~* = 0</translation>
    </message>
    <message>
        <source>load Q i; the maximum m begins at minus infinity, the row sum l and the output O at 0</source>
        <translation>Q i laden; das Maximum m beginnt bei minus unendlich, die Zeilensumme l und die Ausgabe O bei 0</translation>
    </message>
    <message>
        <source>for *j* in 0 … *n*_c − 1</source>
        <translation>für *j* in 0 … *n*_c − 1</translation>
    </message>
    <message>
        <source>for each key block j</source>
        <translation>für jeden Key-Block j</translation>
    </message>
    <message>
        <source>if tile (*i*, *j*) is masked: skip it</source>
        <translation>Kachel (*i*, *j*) maskiert: weiter</translation>
    </message>
    <message>
        <source>if no entry of tile i, j is visible, skip it</source>
        <translation>ist kein Eintrag der Kachel i, j sichtbar, sie überspringen</translation>
    </message>
    <message>
        <source>load *K*_j, *V*_j</source>
        <translation>lade *K*_j, *V*_j</translation>
    </message>
    <message>
        <source>load K j and V j</source>
        <translation>K j und V j laden</translation>
    </message>
    <message>
        <source>if partial: mask *S*</source>
        <translation>falls teilweise: maskiere *S*</translation>
    </message>
    <message>
        <source>if only a part of the tile is visible, mask S</source>
        <translation>ist nur ein Teil der Kachel sichtbar, S maskieren</translation>
    </message>
    <message>
        <source>*m*&apos; = max(*m*, rowmax *S*)</source>
        <translation>*m*&apos; = max(*m*, rowmax *S*)</translation>
    </message>
    <message>
        <source>the new maximum m prime is the larger of m and the row maximum of S</source>
        <translation>das neue Maximum m Strich ist das größere von m und dem Zeilenmaximum von S</translation>
    </message>
    <message>
        <source>*P~* = exp(*S* − *m*&apos;)</source>
        <translation>*P~* = exp(*S* − *m*&apos;)</translation>
    </message>
    <message>
        <source>the weights P are the exponential of S minus m prime</source>
        <translation>die Gewichte P sind die Exponentialfunktion von S minus m Strich</translation>
    </message>
    <message>
        <source>*f* = *e*^{m − m′}; *l* = *f* *l*, *O~* = *f* *O~*</source>
        <translation>*f* = *e*^{m − m′}; *l* = *f* *l*, *O~* = *f* *O~*</translation>
    </message>
    <message>
        <source>the factor f is e to the m minus m prime; the row sum l and the output O are multiplied by f</source>
        <translation>der Faktor f ist e hoch m minus m Strich; die Zeilensumme l und die Ausgabe O werden mit f multipliziert</translation>
    </message>
    <message>
        <source>*l* += rowsum *P~*, *O~* += (*Z* ∘ *P~*) *V*_j; *m* = *m*&apos;</source>
        <translation>*l* += rowsum *P~*, *O~* += (*Z* ∘ *P~*) *V*_j; *m* = *m*&apos;</translation>
    </message>
    <message>
        <source>add the row sums of P to l and the weights that dropout keeps times V j to the output O; m becomes m prime</source>
        <translation>die Zeilensummen von P zu l addieren, die Gewichte, die der Dropout behält, mal V j zur Ausgabe O; m wird m Strich</translation>
    </message>
    <message>
        <source>*l* += rowsum *P~*, *O~* += *P~* *V*_j; *m* = *m*&apos;</source>
        <translation>*l* += rowsum *P~*, *O~* += *P~* *V*_j; *m* = *m*&apos;</translation>
    </message>
    <message>
        <source>add the row sums of P to l and P times V j to the output O; m becomes m prime</source>
        <translation>die Zeilensummen von P zu l addieren, P mal V j zur Ausgabe O; m wird m Strich</translation>
    </message>
    <message>
        <source>*O*_i = *O~* / *l*</source>
        <translation>*O*_i = *O~* / *l*</translation>
    </message>
    <message>
        <source>the output O i is O divided by the row sum l</source>
        <translation>die Ausgabe O i ist O geteilt durch die Zeilensumme l</translation>
    </message>
    <message>
        <source>lse_i = *m* + log *l*</source>
        <translation>lse_i = *m* + log *l*</translation>
    </message>
    <message>
        <source>the log-sum-exp of block i is m plus the logarithm of l</source>
        <translation>das Log-Sum-Exp des Blocks i ist m plus der Logarithmus von l</translation>
    </message>
    <message>
        <source>store *O*_i, lse_i</source>
        <translation>schreibe *O*_i, lse_i</translation>
    </message>
    <message>
        <source>store O i and its log-sum-exp</source>
        <translation>O i und sein Log-Sum-Exp schreiben</translation>
    </message>
    <message>
        <source>*O* = 0, *l* = 0, *m* = −∞ in HBM (not counted)</source>
        <translation>*O* = 0, *l* = 0, *m* = −∞ im HBM (nicht gezählt)</translation>
    </message>
    <message>
        <source>the output O and the row sum l begin at 0 in HBM, the maximum m at minus infinity; filling them is not counted</source>
        <translation>die Ausgabe O und die Zeilensumme l beginnen im HBM bei 0, das Maximum m bei minus unendlich; das Füllen wird nicht gezählt</translation>
    </message>
    <message>
        <source>load *Q*_i, *O*_i, *m*, *l*</source>
        <translation>lade *Q*_i, *O*_i, *m*, *l*</translation>
    </message>
    <message>
        <source>load Q i and the output, maximum and row sum of block i</source>
        <translation>Q i sowie Ausgabe, Maximum und Zeilensumme des Blocks i laden</translation>
    </message>
    <message>
        <source>*m~* = rowmax *S*, *m*&apos; = max(*m*, *m~*)</source>
        <translation>*m~* = rowmax *S*, *m*&apos; = max(*m*, *m~*)</translation>
    </message>
    <message>
        <source>the tile&apos;s own maximum is the row maximum of S; the new maximum m prime is the larger of m and that</source>
        <translation>das Maximum der Kachel ist das Zeilenmaximum von S; das neue Maximum m Strich ist das größere von m und diesem</translation>
    </message>
    <message>
        <source>*P~* = exp(*S* − *m~*), *g* = *e*^{m~ − m′}</source>
        <translation>*P~* = exp(*S* − *m~*), *g* = *e*^{m~ − m′}</translation>
    </message>
    <message>
        <source>the weights P are the exponential of S minus the tile&apos;s own maximum; the factor g is e to that maximum minus m prime</source>
        <translation>die Gewichte P sind die Exponentialfunktion von S minus Maximum der Kachel; der Faktor g ist e hoch dieses Maximum minus m Strich</translation>
    </message>
    <message>
        <source>*f* = *e*^{m − m′}; *O* = *f* *l* *O*_i, *l* = *f* *l*</source>
        <translation>*f* = *e*^{m − m′}; *O* = *f* *l* *O*_i, *l* = *f* *l*</translation>
    </message>
    <message>
        <source>the factor f is e to the m minus m prime; O becomes f times l times O i, and the row sum l is multiplied by f</source>
        <translation>der Faktor f ist e hoch m minus m Strich; O wird f mal l mal O i, und die Zeilensumme l wird mit f multipliziert</translation>
    </message>
    <message>
        <source>*l* += *g* rowsum *P~*, *O* += *g* (*Z* ∘ *P~*) *V*_j</source>
        <translation>*l* += *g* rowsum *P~*, *O* += *g* (*Z* ∘ *P~*) *V*_j</translation>
    </message>
    <message>
        <source>add g times the row sums of P to l and g times the weights that dropout keeps times V j to O</source>
        <translation>g mal die Zeilensummen von P zu l addieren, g mal die Gewichte, die der Dropout behält, mal V j zu O</translation>
    </message>
    <message>
        <source>*l* += *g* rowsum *P~*, *O* += *g* *P~* *V*_j</source>
        <translation>*l* += *g* rowsum *P~*, *O* += *g* *P~* *V*_j</translation>
    </message>
    <message>
        <source>add g times the row sums of P to l and g times P times V j to O</source>
        <translation>g mal die Zeilensummen von P zu l addieren, g mal P mal V j zu O</translation>
    </message>
    <message>
        <source>*O*_i = *O* / *l*; *m* = *m*&apos;</source>
        <translation>*O*_i = *O* / *l*; *m* = *m*&apos;</translation>
    </message>
    <message>
        <source>the output O i is O divided by the row sum l; m becomes m prime</source>
        <translation>die Ausgabe O i ist O geteilt durch die Zeilensumme l; m wird m Strich</translation>
    </message>
    <message>
        <source>store *O*_i, *m*, *l*</source>
        <translation>schreibe *O*_i, *m*, *l*</translation>
    </message>
    <message>
        <source>store the output, maximum and row sum of block i</source>
        <translation>Ausgabe, Maximum und Zeilensumme des Blocks i schreiben</translation>
    </message>
    <message>
        <source>for *i*: *D*_i = rowsum(d*O*_i ∘ *O*_i)</source>
        <translation>für *i*: *D*_i = rowsum(d*O*_i ∘ *O*_i)</translation>
    </message>
    <message>
        <source>for each query block i: the row terms D are the row sums of O times its gradient</source>
        <translation>für jeden Query-Block i: die Zeilenterme D sind die Zeilensummen von O mal seinem Gradienten</translation>
    </message>
    <message>
        <source>load *K*_j, *V*_j; d*K* = 0, d*V* = 0</source>
        <translation>lade *K*_j, *V*_j; d*K* = 0, d*V* = 0</translation>
    </message>
    <message>
        <source>load K j and V j; their gradients begin at 0</source>
        <translation>K j und V j laden; ihre Gradienten beginnen bei 0</translation>
    </message>
    <message>
        <source>*S* = cap · tanh(*S* / cap)</source>
        <translation>*S* = cap · tanh(*S* / cap)</translation>
    </message>
    <message>
        <source>S becomes cap times the hyperbolic tangent of S divided by cap, the soft cap</source>
        <translation>S wird cap mal Tangens hyperbolicus von S geteilt durch cap, das Softcap</translation>
    </message>
    <message>
        <source>*S* −= slope · |query − key|</source>
        <translation>*S* −= slope · |query − key|</translation>
    </message>
    <message>
        <source>ALiBi: subtract the head&apos;s slope times the distance of query and key from S</source>
        <translation>ALiBi: die Steigung des Kopfes mal dem Abstand von Query und Key von S abziehen</translation>
    </message>
    <message>
        <source>d*S* = d*S* ∘ (1 − tanh^2)</source>
        <translation>d*S* = d*S* ∘ (1 − tanh^2)</translation>
    </message>
    <message>
        <source>the gradient of S is multiplied by 1 minus the square of the hyperbolic tangent of the soft cap</source>
        <translation>der Gradient von S wird mit 1 minus dem Quadrat des Tangens hyperbolicus des Softcaps multipliziert</translation>
    </message>
    <message>
        <source>*S* = *c* · *Q*_i *K*_j^T, *P* = exp(*S* − lse_i)</source>
        <translation>*S* = *c* · *Q*_i *K*_j^T, *P* = exp(*S* − lse_i)</translation>
    </message>
    <message>
        <source>the scores S are c times Q i times K j transposed; the weights P are the exponential of S minus the log-sum-exp, masked</source>
        <translation>die Scores S sind c mal Q i mal K j transponiert; die Gewichte P sind die Exponentialfunktion von S minus Log-Sum-Exp, maskiert</translation>
    </message>
    <message>
        <source>load *Q*_i, d*O*_i, lse_i, *D*_i; d*Q* = 0</source>
        <translation>lade *Q*_i, d*O*_i, lse_i, *D*_i; d*Q* = 0</translation>
    </message>
    <message>
        <source>load Q i, the gradient of O i, its log-sum-exp and its row terms D; the gradient of Q begins at 0</source>
        <translation>Q i, den Gradienten von O i, dessen Log-Sum-Exp und Zeilenterme D laden; der Gradient von Q beginnt bei 0</translation>
    </message>
    <message>
        <source>load d*V*_j, += (*Z* ∘ *P*)^T d*O*_i, store</source>
        <translation>lade d*V*_j, += (*Z* ∘ *P*)^T d*O*_i, schreibe</translation>
    </message>
    <message>
        <source>load the gradient of V j, add the weights that dropout keeps, transposed, times the gradient of O i, store it</source>
        <translation>den Gradienten von V j laden, die Gewichte, die der Dropout behält, transponiert, mal den Gradienten von O i addieren, ihn schreiben</translation>
    </message>
    <message>
        <source>load d*V*_j, += *P*^T d*O*_i, store</source>
        <translation>lade d*V*_j, += *P*^T d*O*_i, schreibe</translation>
    </message>
    <message>
        <source>load the gradient of V j, add P transposed times the gradient of O i, store it</source>
        <translation>den Gradienten von V j laden, P transponiert mal den Gradienten von O i addieren, ihn schreiben</translation>
    </message>
    <message>
        <source>d*Q* += *c* · d*S* *K*_j</source>
        <translation>d*Q* += *c* · d*S* *K*_j</translation>
    </message>
    <message>
        <source>add c times the gradient of S times K j to the gradient of Q</source>
        <translation>zum Gradienten von Q c mal den Gradienten von S mal K j addieren</translation>
    </message>
    <message>
        <source>load d*K*_j, += *c* · d*S*^T *Q*_i, store</source>
        <translation>lade d*K*_j, += *c* · d*S*^T *Q*_i, schreibe</translation>
    </message>
    <message>
        <source>load the gradient of K j, add c times the gradient of S, transposed, times Q i, store it</source>
        <translation>den Gradienten von K j laden, c mal den Gradienten von S, transponiert, mal Q i addieren, ihn schreiben</translation>
    </message>
    <message>
        <source>store d*Q*_i</source>
        <translation>schreibe d*Q*_i</translation>
    </message>
    <message>
        <source>store the gradient of Q i</source>
        <translation>den Gradienten von Q i schreiben</translation>
    </message>
    <message>
        <source>d*P* = *Z* ∘ (d*O*_i *V*_j^T), d*S* = *P* ∘ (d*P* − *D*_i)</source>
        <translation>d*P* = *Z* ∘ (d*O*_i *V*_j^T), d*S* = *P* ∘ (d*P* − *D*_i)</translation>
    </message>
    <message>
        <source>the gradient of P is that of O i times V j transposed, where dropout keeps the weight; that of S is P times the difference of it and D</source>
        <translation>der Gradient von P ist der von O i mal V j transponiert, wo der Dropout das Gewicht behält; der von S ist P mal die Differenz von ihm und D</translation>
    </message>
    <message>
        <source>d*P* = d*O*_i *V*_j^T, d*S* = *P* ∘ (d*P* − *D*_i)</source>
        <translation>d*P* = d*O*_i *V*_j^T, d*S* = *P* ∘ (d*P* − *D*_i)</translation>
    </message>
    <message>
        <source>the gradient of P is that of O i times V j transposed; that of S is P times the difference of it and D</source>
        <translation>der Gradient von P ist der von O i mal V j transponiert; der von S ist P mal die Differenz von ihm und D</translation>
    </message>
    <message>
        <source>load *K*</source>
        <translation>lade *K*</translation>
    </message>
    <message>
        <source>load K, block by block</source>
        <translation>K laden, Block für Block</translation>
    </message>
    <message>
        <source>load *Q*_i</source>
        <translation>lade *Q*_i</translation>
    </message>
    <message>
        <source>load Q i</source>
        <translation>Q i laden</translation>
    </message>
    <message>
        <source>for *j*: *S* = *c* · *Q*_i *K*_j^T</source>
        <translation>für *j*: *S* = *c* · *Q*_i *K*_j^T</translation>
    </message>
    <message>
        <source>for each key block j: the scores S are c times Q i times K j transposed</source>
        <translation>für jeden Key-Block j: die Scores S sind c mal Q i mal K j transponiert</translation>
    </message>
    <message>
        <source>store *S*_{ij}</source>
        <translation>schreibe *S*_{ij}</translation>
    </message>
    <message>
        <source>store S</source>
        <translation>S schreiben</translation>
    </message>
    <message>
        <source>for *j*: *S*_{ij} = *c* · *Q*_i *K*_j^T, store</source>
        <translation>für *j*: *S*_{ij} = *c* · *Q*_i *K*_j^T, schreibe</translation>
    </message>
    <message>
        <source>for each key block j: the scores S are c times Q i times K j transposed; store S</source>
        <translation>für jeden Key-Block j: die Scores S sind c mal Q i mal K j transponiert; S schreiben</translation>
    </message>
    <message>
        <source>for *j*: load *S*_{ij}</source>
        <translation>für *j*: lade *S*_{ij}</translation>
    </message>
    <message>
        <source>for each key block j load S</source>
        <translation>für jeden Key-Block j S laden</translation>
    </message>
    <message>
        <source>mask *S*_i</source>
        <translation>maskiere *S*_i</translation>
    </message>
    <message>
        <source>mask the rows of S</source>
        <translation>die Zeilen von S maskieren</translation>
    </message>
    <message>
        <source>*m* = rowmax *S*_i</source>
        <translation>*m* = rowmax *S*_i</translation>
    </message>
    <message>
        <source>the maximum m is the row maximum of S</source>
        <translation>das Maximum m ist das Zeilenmaximum von S</translation>
    </message>
    <message>
        <source>*P*_i = exp(*S*_i − *m*)</source>
        <translation>*P*_i = exp(*S*_i − *m*)</translation>
    </message>
    <message>
        <source>the weights P are the exponential of S minus m</source>
        <translation>die Gewichte P sind die Exponentialfunktion von S minus m</translation>
    </message>
    <message>
        <source>*P*_i = *P*_i / rowsum *P*_i</source>
        <translation>*P*_i = *P*_i / rowsum *P*_i</translation>
    </message>
    <message>
        <source>the weights P are divided by their row sums</source>
        <translation>die Gewichte P werden durch ihre Zeilensummen geteilt</translation>
    </message>
    <message>
        <source>for *j*: store *P*_{ij}</source>
        <translation>für *j*: schreibe *P*_{ij}</translation>
    </message>
    <message>
        <source>for each key block j store P</source>
        <translation>für jeden Key-Block j P schreiben</translation>
    </message>
    <message>
        <source>load *V*</source>
        <translation>lade *V*</translation>
    </message>
    <message>
        <source>load V, block by block</source>
        <translation>V laden, Block für Block</translation>
    </message>
    <message>
        <source>for *j*: load *P*_{ij}</source>
        <translation>für *j*: lade *P*_{ij}</translation>
    </message>
    <message>
        <source>for each key block j load P</source>
        <translation>für jeden Key-Block j P laden</translation>
    </message>
    <message>
        <source>*O*_i += (*Z* ∘ *P*_{ij}) *V*_j</source>
        <translation>*O*_i += (*Z* ∘ *P*_{ij}) *V*_j</translation>
    </message>
    <message>
        <source>add the weights that dropout keeps times V j to O i</source>
        <translation>die Gewichte, die der Dropout behält, mal V j zu O i addieren</translation>
    </message>
    <message>
        <source>*O*_i += *P*_{ij} *V*_j</source>
        <translation>*O*_i += *P*_{ij} *V*_j</translation>
    </message>
    <message>
        <source>add P times V j to O i</source>
        <translation>P mal V j zu O i addieren</translation>
    </message>
    <message>
        <source>store *O*_i</source>
        <translation>schreibe *O*_i</translation>
    </message>
    <message>
        <source>store O i</source>
        <translation>O i schreiben</translation>
    </message>
    <message>
        <source>load d*O*</source>
        <translation>lade d*O*</translation>
    </message>
    <message>
        <source>load the gradient of O, block by block</source>
        <translation>den Gradienten von O laden, Block für Block</translation>
    </message>
    <message>
        <source>for *i*: load *P*_{ij}; d*V*_j += (*Z* ∘ *P*_{ij})^T d*O*_i</source>
        <translation>für *i*: lade *P*_{ij}; d*V*_j += (*Z* ∘ *P*_{ij})^T d*O*_i</translation>
    </message>
    <message>
        <source>for each query block i load P and add the weights that dropout keeps, transposed, times the gradient of O to the gradient of V</source>
        <translation>für jeden Query-Block i P laden und die Gewichte, die der Dropout behält, transponiert, mal den Gradienten von O zum Gradienten von V addieren</translation>
    </message>
    <message>
        <source>for *i*: load *P*_{ij}; d*V*_j += *P*_{ij}^T d*O*_i</source>
        <translation>für *i*: lade *P*_{ij}; d*V*_j += *P*_{ij}^T d*O*_i</translation>
    </message>
    <message>
        <source>for each query block i load P and add P transposed times the gradient of O to the gradient of V</source>
        <translation>für jeden Query-Block i P laden und P transponiert mal den Gradienten von O zum Gradienten von V addieren</translation>
    </message>
    <message>
        <source>store d*V*_j</source>
        <translation>schreibe d*V*_j</translation>
    </message>
    <message>
        <source>store the gradient of V j</source>
        <translation>den Gradienten von V j schreiben</translation>
    </message>
    <message>
        <source>for *i*: load d*O*_i</source>
        <translation>für *i*: lade d*O*_i</translation>
    </message>
    <message>
        <source>for each query block i load the gradient of O</source>
        <translation>für jeden Query-Block i den Gradienten von O laden</translation>
    </message>
    <message>
        <source>for *j*: d*P*_{ij} = *Z* ∘ (d*O*_i *V*_j^T), store</source>
        <translation>für *j*: d*P*_{ij} = *Z* ∘ (d*O*_i *V*_j^T), schreibe</translation>
    </message>
    <message>
        <source>for each key block j: the gradient of P is that of O times V j transposed, where dropout keeps the weight; store it</source>
        <translation>für jeden Key-Block j: der Gradient von P ist der von O mal V j transponiert, wo der Dropout das Gewicht behält; ihn schreiben</translation>
    </message>
    <message>
        <source>for *j*: d*P*_{ij} = d*O*_i *V*_j^T, store</source>
        <translation>für *j*: d*P*_{ij} = d*O*_i *V*_j^T, schreibe</translation>
    </message>
    <message>
        <source>for each key block j: the gradient of P is that of O times V j transposed; store it</source>
        <translation>für jeden Key-Block j: der Gradient von P ist der von O mal V j transponiert; ihn schreiben</translation>
    </message>
    <message>
        <source>for *j*: load *P*_{ij}, d*P*_{ij}</source>
        <translation>für *j*: lade *P*_{ij}, d*P*_{ij}</translation>
    </message>
    <message>
        <source>for each key block j load P and its gradient</source>
        <translation>für jeden Key-Block j P und seinen Gradienten laden</translation>
    </message>
    <message>
        <source>*D*_i = rowsum(*P*_i ∘ d*P*_i)</source>
        <translation>*D*_i = rowsum(*P*_i ∘ d*P*_i)</translation>
    </message>
    <message>
        <source>the row terms D are the row sums of P times its gradient</source>
        <translation>die Zeilenterme D sind die Zeilensummen von P mal seinem Gradienten</translation>
    </message>
    <message>
        <source>d*S*_i = *P*_i ∘ (d*P*_i − *D*_i)</source>
        <translation>d*S*_i = *P*_i ∘ (d*P*_i − *D*_i)</translation>
    </message>
    <message>
        <source>for *j*: store d*S*_{ij}</source>
        <translation>für *j*: schreibe d*S*_{ij}</translation>
    </message>
    <message>
        <source>for each key block j store the gradient of S</source>
        <translation>für jeden Key-Block j den Gradienten von S schreiben</translation>
    </message>
    <message>
        <source>for *j*: load d*S*_{ij}; d*Q*_i += *c* · d*S*_{ij} *K*_j</source>
        <translation>für *j*: lade d*S*_{ij}; d*Q*_i += *c* · d*S*_{ij} *K*_j</translation>
    </message>
    <message>
        <source>for each key block j load the gradient of S and add c times it times K j to the gradient of Q</source>
        <translation>für jeden Key-Block j den Gradienten von S laden und c mal ihn mal K j zum Gradienten von Q addieren</translation>
    </message>
    <message>
        <source>load *Q*</source>
        <translation>lade *Q*</translation>
    </message>
    <message>
        <source>load Q, block by block</source>
        <translation>Q laden, Block für Block</translation>
    </message>
    <message>
        <source>for *i*: load d*S*_{ij}; d*K*_j += *c* · d*S*_{ij}^T *Q*_i</source>
        <translation>für *i*: lade d*S*_{ij}; d*K*_j += *c* · d*S*_{ij}^T *Q*_i</translation>
    </message>
    <message>
        <source>for each query block i load the gradient of S and add c times it, transposed, times Q i to the gradient of K</source>
        <translation>für jeden Query-Block i den Gradienten von S laden und c mal ihn, transponiert, mal Q i zum Gradienten von K addieren</translation>
    </message>
    <message>
        <source>store d*K*_j</source>
        <translation>schreibe d*K*_j</translation>
    </message>
    <message>
        <source>store the gradient of K j</source>
        <translation>den Gradienten von K j schreiben</translation>
    </message>
</context>
<context>
    <name>AlgorithmSection</name>
    <message>
        <source>Algorithm</source>
        <translation>Algorithmus</translation>
    </message>
    <message>
        <source>Algorithm and pass</source>
        <translation>Algorithmus und Pass</translation>
    </message>
    <message>
        <source>Algori&amp;thm</source>
        <translation>Algori&amp;thmus</translation>
    </message>
    <message>
        <source>Pass that is stepped</source>
        <translation>Pass, der durchlaufen wird</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>vorwärts</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>rückwärts</translation>
    </message>
    <message>
        <source>Order of its loops</source>
        <translation>Reihenfolge der Schleifen</translation>
    </message>
    <message>
        <source>FA-2: key blocks outside</source>
        <translation>FA-2: Key-Blöcke außen</translation>
    </message>
    <message>
        <source>FA-1: the same, with D in each tile</source>
        <translation>FA-1: ebenso, mit D in jeder Kachel</translation>
    </message>
    <message>
        <source>query blocks outside</source>
        <translation>Query-Blöcke außen</translation>
    </message>
    <message>
        <source>two loops</source>
        <translation>zwei Schleifen</translation>
    </message>
    <message>
        <source>Shuffled order of addition</source>
        <translation>Gemischte Reihenfolge der Summen</translation>
    </message>
    <message>
        <source>Seed of the order</source>
        <translation>Startwert der Reihenfolge</translation>
    </message>
    <message>
        <source>Nothing is added up in HBM by a forward pass.</source>
        <translation>Ein Vorwärtspass summiert nichts im HBM.</translation>
    </message>
    <message>
        <source>Nothing is added up in HBM by standard attention.</source>
        <translation>Standard-Attention summiert nichts im HBM.</translation>
    </message>
    <message>
        <source>Nothing is added up in HBM by two loops.</source>
        <translation>Zwei Schleifen summieren nichts im HBM.</translation>
    </message>
</context>
<context>
    <name>ArithmeticSection</name>
    <message>
        <source>Arithmetic</source>
        <translation>Arithmetik</translation>
    </message>
    <message>
        <source>&amp;Precision of the engine</source>
        <translation>&amp;Genauigkeit der Engine</translation>
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
        <translation>&amp;Elementtyp für Bytes</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Stored as</source>
        <translation>Gespeichert als</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>wie berechnet</translation>
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
        <translation>Eingaben, Gewichte und Ergebnisse werden dort gerundet, wo ein GPU-Kernel sie ablegt; gerechnet wird in float32.</translation>
    </message>
    <message>
        <source>Score sca&amp;le</source>
        <translation>Skalierung der S&amp;cores</translation>
    </message>
    <message>
        <source>&amp;Default, 1/√width</source>
        <translation>Stan&amp;dard, 1/√Breite</translation>
    </message>
    <message>
        <source>float32, beside the rounding of what is stored</source>
        <translation>float32, neben der Rundung des Abgelegten</translation>
    </message>
</context>
<context>
    <name>BlockSection</name>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Query &amp;block rows</source>
        <translation>Zeilen je Query-Bl&amp;ock</translation>
    </message>
    <message>
        <source>Key bl&amp;ock rows</source>
        <translation>Zeilen &amp;je Key-Block</translation>
    </message>
</context>
<context>
    <name>BlockTimes</name>
    <message>
        <source>%1 time %2 values</source>
        <translation>%1-mal %2 Werte</translation>
    </message>
    <message>
        <source>%1 times %2 values</source>
        <translation>%1-mal %2 Werte</translation>
    </message>
    <message>
        <source>%1 times at most %2 values</source>
        <translation>%1-mal höchstens %2 Werte</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 and %2 values more</source>
        <translation>%1 und %2 weitere Werte</translation>
    </message>
</context>
<context>
    <name>ClosedForm</name>
    <message>
        <source>1 tile visited</source>
        <translation>1 Kachel besucht</translation>
    </message>
    <message>
        <source>%1 tiles visited</source>
        <translation>%1 Kacheln besucht</translation>
    </message>
</context>
<context>
    <name>DataSection</name>
    <message>
        <source>Data and device</source>
        <translation>Daten und Gerät</translation>
    </message>
    <message>
        <source>&amp;Made-up data</source>
        <translation>&amp;Synthetische Daten</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normalverteilt</translation>
    </message>
    <message>
        <source>normal with outliers</source>
        <translation>normalverteilt mit Ausreißern</translation>
    </message>
    <message>
        <source>ramp of eighths</source>
        <translation>Rampe aus Achteln</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>Sta&amp;rtwert</translation>
    </message>
    <message>
        <source>The data come from the file.</source>
        <translation>Die Daten stammen aus der Datei.</translation>
    </message>
    <message>
        <source>On-c&amp;hip memory of</source>
        <translation>On-C&amp;hip-Speicher von</translation>
    </message>
    <message>
        <source>a number of bytes</source>
        <translation>eine Zahl von Bytes</translation>
    </message>
    <message>
        <source>B&amp;ytes</source>
        <translation>B&amp;ytes</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>Another dropout mask in the backward pass</source>
        <translation>Andere Dropout-Maske im Rückwärtspass</translation>
    </message>
    <message>
        <source>The mask is not stored: the backward pass draws it again from the seed and the place of each entry. With another seed, or places counted otherwise, it gives the gradients of a run that never was. O and lse are right.</source>
        <translation>Die Maske wird nicht gespeichert: der Rückwärtspass zieht sie neu, aus dem Startwert und dem Ort jedes Eintrags. Mit einem anderen Startwert oder anders gezählten Orten liefert er die Gradienten eines Laufs, den es nie gab. O und lse sind richtig.</translation>
    </message>
    <message>
        <source>One weight in ten is dropped, in each pass another.</source>
        <translation>Eines von zehn Gewichten entfällt, in jedem Pass ein anderes.</translation>
    </message>
    <message>
        <source>Without dropout there is no mask.</source>
        <translation>Ohne Dropout gibt es keine Maske.</translation>
    </message>
    <message>
        <source>D missing in dS</source>
        <translation>D fehlt in dS</translation>
    </message>
    <message>
        <source>Each row of weights sums to 1, and D takes that into account: what a key gains, the others of its row lose. Without D the gradients of Q and K are those of an exponential without a softmax; dV is right.</source>
        <translation>Jede Zeile von Gewichten hat die Summe 1, und D berücksichtigt das: was ein Key gewinnt, verlieren die anderen seiner Zeile. Ohne D sind die Gradienten von Q und K die einer Exponentialfunktion ohne Softmax; dV ist richtig.</translation>
    </message>
    <message>
        <source>D is not 0 in any row of random data.</source>
        <translation>Bei Zufallsdaten ist D in keiner Zeile 0.</translation>
    </message>
    <message>
        <source>dS is multiplied by c on its way into dQ and dK: with c = 0.00000001 what is missing stays below the bound of the check.</source>
        <translation>dS wird auf dem Weg in dQ und dK mit c multipliziert: bei c = 0.00000001 bleibt das Fehlende unter der Grenze der Prüfung.</translation>
    </message>
    <message>
        <source>Soft cap forgotten in the backward pass</source>
        <translation>Softcap im Rückwärtspass vergessen</translation>
    </message>
    <message>
        <source>The score is cap tanh(u / cap), so its gradient has the factor 1 - (u / cap)². Without it, large scores get gradients that the cap should have held back.</source>
        <translation>Der Score ist cap tanh(u / cap), sein Gradient hat also den Faktor 1 - (u / cap)². Ohne ihn bekommen große Scores Gradienten, die das Softcap hätte zurückhalten sollen.</translation>
    </message>
    <message>
        <source>A cap of 2.5 is within the reach of the scores.</source>
        <translation>Ein Softcap von 2.5 liegt in der Reichweite der Scores.</translation>
    </message>
    <message>
        <source>A cap of 1,000,000 is far above every score: its factor is 1 in float32.</source>
        <translation>Ein Softcap von 1,000,000 liegt weit über jedem Score: sein Faktor ist in float32 gleich 1.</translation>
    </message>
    <message>
        <source>dQ overwritten instead of added</source>
        <translation>dQ überschrieben statt addiert</translation>
    </message>
    <message>
        <source>With key blocks outside, every tile of a row adds its part to dQ_i in HBM. If a part is stored instead of added, only that of the last key block is left.</source>
        <translation>Mit Key-Blöcken außen addiert jede Kachel einer Zeile ihren Teil zu dQ_i im HBM. Wird ein Teil geschrieben statt addiert, bleibt nur der des letzten Key-Blocks.</translation>
    </message>
    <message>
        <source>16 key blocks add to each dQ_i.</source>
        <translation>16 Key-Blöcke addieren zu jedem dQ_i.</translation>
    </message>
    <message>
        <source>One key block makes the whole of dQ: there is nothing to add to.</source>
        <translation>Ein Key-Block ergibt das ganze dQ: es gibt nichts, wozu zu addieren wäre.</translation>
    </message>
    <message>
        <source>c missing in dQ and dK</source>
        <translation>c fehlt in dQ und dK</translation>
    </message>
    <message>
        <source>S = c Q Kᵀ, so the gradients of Q and K carry the factor c as well. Without it both are too large by √d_k, in the right direction: training goes on, with another learning rate for two of three tensors.</source>
        <translation>S = c Q Kᵀ, also tragen auch die Gradienten von Q und K den Faktor c. Ohne ihn sind beide um √d_k zu groß, in der richtigen Richtung: das Training läuft weiter, mit einer anderen Lernrate für zwei von drei Tensoren.</translation>
    </message>
    <message>
        <source>c = 1/8 for d_k = 64: dQ and dK are eight times too large.</source>
        <translation>c = 1/8 bei d_k = 64: dQ und dK sind achtmal zu groß.</translation>
    </message>
    <message>
        <source>With c = 1 the factor changes nothing.</source>
        <translation>Mit c = 1 ändert der Faktor nichts.</translation>
    </message>
    <message>
        <source>needs a causal mask; here there is none</source>
        <translation>braucht eine kausale Maske; hier gibt es keine</translation>
    </message>
    <message>
        <source>needs B_r other than B_c; here both are {}</source>
        <translation>braucht B_r anders als B_c; hier sind beide {}</translation>
    </message>
    <message>
        <source>needs a visible tile that starts after its first query; here there is none</source>
        <translation>braucht eine sichtbare Kachel, die nach ihrer ersten Query beginnt; hier gibt es keine</translation>
    </message>
    <message>
        <source>needs a partly masked tile; here all {} visited tiles are full</source>
        <translation>braucht eine teilweise maskierte Kachel; hier sind alle {} besuchten Kacheln voll</translation>
    </message>
    <message>
        <source>needs T_q other than T_k; here both are {}</source>
        <translation>braucht T_q anders als T_k; hier sind beide {}</translation>
    </message>
    <message>
        <source>needs a causal mask, a window or ALiBi; here there is none</source>
        <translation>braucht eine kausale Maske, ein Fenster oder ALiBi; hier gibt es nichts davon</translation>
    </message>
    <message>
        <source>needs a second key block; here one block holds all keys</source>
        <translation>braucht einen zweiten Key-Block; hier hält ein Block alle Keys</translation>
    </message>
    <message>
        <source>needs a query block that visits two tiles; here none does</source>
        <translation>braucht einen Query-Block, der zwei Kacheln besucht; hier gibt es keinen</translation>
    </message>
    <message>
        <source>needs a query that sees no key in the first tile of its block; here there is none</source>
        <translation>braucht eine Query, die in der ersten Kachel ihres Blocks keinen Key sieht; hier gibt es keine</translation>
    </message>
    <message>
        <source>needs a ragged last block; here {} divides {}</source>
        <translation>braucht einen unvollständigen letzten Block; hier teilt {} die {}</translation>
    </message>
    <message>
        <source>needs a query that would see past the last key; here the mask hides the padding</source>
        <translation>braucht eine Query, die über den letzten Key hinaus sähe; hier verdeckt die Maske die Auffüllung</translation>
    </message>
    <message>
        <source>needs a query that sees two keys; here there is none</source>
        <translation>braucht eine Query, die zwei Keys sieht; hier gibt es keine</translation>
    </message>
    <message>
        <source>needs dropout; here p = 0</source>
        <translation>braucht Dropout; hier ist p = 0</translation>
    </message>
    <message>
        <source>needs a scale c other than 1; here c = 1</source>
        <translation>braucht eine Skala c anders als 1; hier ist c = 1</translation>
    </message>
    <message>
        <source>needs a soft cap; here there is none</source>
        <translation>braucht ein Softcap; hier gibt es keins</translation>
    </message>
    <message>
        <source>needs the backward pass</source>
        <translation>braucht den Rückwärtspass</translation>
    </message>
    <message>
        <source>overflow needs a score above 709.8</source>
        <translation>ein Überlauf braucht einen Score über 709.8</translation>
    </message>
    <message>
        <source>overflow needs a score above 88.7</source>
        <translation>ein Überlauf braucht einen Score über 88.7</translation>
    </message>
    <message>
        <source>no maximum grew by enough after the first tile of its row</source>
        <translation>kein Maximum wuchs nach der ersten Kachel seiner Zeile genug</translation>
    </message>
    <message>
        <source>the error stays below the bound of the check</source>
        <translation>der Fehler bleibt unter der Grenze der Prüfung</translation>
    </message>
    <message>
        <source>Skip test: first key with first query</source>
        <translation>Sprungtest: erster Key gegen erste Query</translation>
    </message>
    <message>
        <source>A tile may be skipped when its first key comes after the last query of its block. Compared with the first query instead, tiles that the later queries of the block still see are skipped with it. Nothing crashes, and every row that loses keys still looks like attention.</source>
        <translation>Eine Kachel darf übersprungen werden, wenn ihr erster Key nach der letzten Query ihres Blocks kommt. Vergleicht man stattdessen mit der ersten Query, werden Kacheln mit übersprungen, die spätere Queries des Blocks noch sehen. Nichts stürzt ab, und jede Zeile, die Keys verliert, sieht weiter wie Attention aus.</translation>
    </message>
    <message>
        <source>B_r is larger than B_c: the second tile on the diagonal starts after the first query of its block.</source>
        <translation>B_r ist größer als B_c: die zweite Kachel auf der Diagonale beginnt nach der ersten Query ihres Blocks.</translation>
    </message>
    <message>
        <source>B_r = B_c: every tile on the diagonal starts with the first query of its block, so both tests say the same.</source>
        <translation>B_r = B_c: jede Kachel auf der Diagonale beginnt mit der ersten Query ihres Blocks, beide Tests sagen also dasselbe.</translation>
    </message>
    <message>
        <source>Partly masked tile skipped</source>
        <translation>Teilweise maskierte Kachel übersprungen</translation>
    </message>
    <message>
        <source>Only a tile without any visible entry may be skipped. If every tile with a masked entry is, each query loses the keys next to the diagonal, itself among them; the first queries lose all they see.</source>
        <translation>Nur eine Kachel ohne sichtbaren Eintrag darf übersprungen werden. Überspringt man jede mit einem maskierten Eintrag, verliert jede Query die Keys an der Diagonale, darunter sich selbst; die ersten Queries verlieren alles, was sie sehen.</translation>
    </message>
    <message>
        <source>16 of the 72 visited tiles lie on the diagonal.</source>
        <translation>16 der 72 besuchten Kacheln liegen auf der Diagonale.</translation>
    </message>
    <message>
        <source>A tile of one entry is visible or not, never in part.</source>
        <translation>Eine Kachel aus einem Eintrag ist sichtbar oder nicht, nie teilweise.</translation>
    </message>
    <message>
        <source>Partly masked tile not masked</source>
        <translation>Teilweise maskierte Kachel nicht maskiert</translation>
    </message>
    <message>
        <source>A tile that the skip test lets through still holds entries that must not be seen. Without the mask the queries of a block see keys up to the end of the tile: they look into the future.</source>
        <translation>Eine Kachel, die der Sprungtest durchlässt, enthält noch Einträge, die nicht gesehen werden dürfen. Ohne die Maske sehen die Queries eines Blocks Keys bis zum Ende der Kachel: sie blicken in die Zukunft.</translation>
    </message>
    <message>
        <source>A tile of one entry is visible or not: skipping alone is the whole mask.</source>
        <translation>Eine Kachel aus einem Eintrag ist sichtbar oder nicht: das Überspringen allein ist die ganze Maske.</translation>
    </message>
    <message>
        <source>Causal mask from the other corner</source>
        <translation>Kausale Maske von der anderen Ecke</translation>
    </message>
    <message>
        <source>With more keys than queries, the diagonal may start at the top left (query r sees the keys t &lt;= r) or end at the bottom right (t &lt;= r + T_k - T_q, which flash-attn means since 2.1). A program that is called with the one and computes the other gives plausible numbers in every row.</source>
        <translation>Bei mehr Keys als Queries kann die Diagonale oben links beginnen (Query r sieht die Keys t &lt;= r) oder unten rechts enden (t &lt;= r + T_k - T_q, was flash-attn seit 2.1 meint). Ein Programm, das mit dem einen aufgerufen wird und das andere rechnet, liefert in jeder Zeile plausible Zahlen.</translation>
    </message>
    <message>
        <source>512 queries after a context of 512 keys: the two diagonals are 512 keys apart.</source>
        <translation>512 Queries nach einem Kontext von 512 Keys: die beiden Diagonalen liegen 512 Keys auseinander.</translation>
    </message>
    <message>
        <source>T_q = T_k: both corners give the same diagonal.</source>
        <translation>T_q = T_k: beide Ecken ergeben dieselbe Diagonale.</translation>
    </message>
    <message>
        <source>Ragged tail not masked</source>
        <translation>Unvollständiger Rest nicht maskiert</translation>
    </message>
    <message>
        <source>When B_c does not divide T_k, the last key block is filled with zeros. A key of zeros has the score 0, which is not minus infinity: it takes part in the row sum, and every weight is too small.</source>
        <translation>Wenn B_c nicht T_k teilt, wird der letzte Key-Block mit Nullen aufgefüllt. Ein Key aus Nullen hat den Score 0, der nicht minus unendlich ist: er geht in die Zeilensumme ein, und jedes Gewicht ist zu klein.</translation>
    </message>
    <message>
        <source>T_k = 1,000 leaves 40 keys for the last block of 64; 24 keys of zeros are weighed.</source>
        <translation>T_k = 1,000 lässt 40 Keys für den letzten Block von 64; 24 Keys aus Nullen werden gewichtet.</translation>
    </message>
    <message>
        <source>The causal mask hides the padding from every query, though 64 does not divide 1,000.</source>
        <translation>Die kausale Maske verdeckt die Auffüllung vor jeder Query, obwohl 64 nicht 1,000 teilt.</translation>
    </message>
    <message>
        <source>One block holds all keys: there is no older sum to bring up to date.</source>
        <translation>Ein Block hält alle Keys: es gibt keine ältere Summe, die anzupassen wäre.</translation>
    </message>
    <message>
        <source>Each query sees one key, itself: l = exp(0) = 1, and log l = 0.</source>
        <translation>Jede Query sieht einen Key, sich selbst: l = exp(0) = 1 und log l = 0.</translation>
    </message>
    <message>
        <source>In most rows the maximum grows after the first of the 16 tiles.</source>
        <translation>In den meisten Zeilen wächst das Maximum nach der ersten der 16 Kacheln.</translation>
    </message>
    <message>
        <source>No maximum subtracted</source>
        <translation>Kein Maximum abgezogen</translation>
    </message>
    <message>
        <source>Mathematically exp(S) and exp(S - m) give the same weights. In float32, exp overflows above 88.7, and infinity divided by infinity is NaN; scores far below zero vanish all together, and 0/0 is NaN too.</source>
        <translation>Mathematisch geben exp(S) und exp(S - m) dieselben Gewichte. In float32 läuft exp über 88.7 über, und unendlich durch unendlich ist NaN; Scores weit unter null verschwinden alle zusammen, und 0/0 ist auch NaN.</translation>
    </message>
    <message>
        <source>With the scale c = 8 the largest scores are far above 88.7.</source>
        <translation>Mit der Skala c = 8 liegen die größten Scores weit über 88.7.</translation>
    </message>
    <message>
        <source>The scores of well-scaled random data stay below 10.</source>
        <translation>Die Scores gut skalierter Zufallsdaten bleiben unter 10.</translation>
    </message>
    <message>
        <source>NaN from -inf - (-inf)</source>
        <translation>NaN aus -inf - (-inf)</translation>
    </message>
    <message>
        <source>A row that has seen no key yet has the maximum minus infinity, and so have its masked scores. Their difference is not 0 but NaN, and a NaN stays in the row for good. A row without an older sum needs a guard.</source>
        <translation>Eine Zeile, die noch keinen Key gesehen hat, hat das Maximum minus unendlich, ihre maskierten Scores ebenso. Deren Differenz ist nicht 0, sondern NaN, und ein NaN bleibt für immer in der Zeile. Eine Zeile ohne ältere Summe braucht eine Wache.</translation>
    </message>
    <message>
        <source>A window of 33 keys: the later queries of a block see nothing of the tile that its first query begins with.</source>
        <translation>Ein Fenster von 33 Keys: die späteren Queries eines Blocks sehen nichts von der Kachel, mit der seine erste Query beginnt.</translation>
    </message>
    <message>
        <source>Under a causal mask alone every query sees key 0, which lies in the first tile.</source>
        <translation>Unter einer kausalen Maske allein sieht jede Query Key 0, der in der ersten Kachel liegt.</translation>
    </message>
    <message>
        <source>ℓ not rescaled</source>
        <translation>ℓ nicht umskaliert</translation>
    </message>
    <message>
        <source>When the maximum grows, older terms of the row sum belong to the old maximum and are too large. The sum is then too large and the row of O too small; rows whose maximum comes in the first tile are right.</source>
        <translation>Wenn das Maximum wächst, gehören ältere Terme der Zeilensumme zum alten Maximum und sind zu groß. Die Summe ist dann zu groß und die Zeile von O zu klein; Zeilen, deren Maximum in der ersten Kachel kommt, sind richtig.</translation>
    </message>
    <message>
        <source>Õ not rescaled</source>
        <translation>Õ nicht umskaliert</translation>
    </message>
    <message>
        <source>When the maximum grows, the older part of the output belongs to the old maximum and is too large. Values of the first key blocks then weigh too much; lse is right.</source>
        <translation>Wenn das Maximum wächst, gehört der ältere Teil der Ausgabe zum alten Maximum und ist zu groß. Die Values der ersten Key-Blöcke wiegen dann zu viel; lse ist richtig.</translation>
    </message>
    <message>
        <source>m overwritten before the factor is taken</source>
        <translation>m überschrieben, bevor der Faktor gebildet ist</translation>
    </message>
    <message>
        <source>The factor needs the old maximum and the new one. If m is set to m&apos; first, the factor is exp(0) = 1, and neither the row sum nor the output is rescaled.</source>
        <translation>Der Faktor braucht das alte Maximum und das neue. Wird m zuerst auf m&apos; gesetzt, ist der Faktor exp(0) = 1, und weder die Zeilensumme noch die Ausgabe wird umskaliert.</translation>
    </message>
    <message>
        <source>ℓ summed after dropout</source>
        <translation>ℓ nach dem Dropout summiert</translation>
    </message>
    <message>
        <source>Dropout acts on the normalised weights, so the row sum is that of all weights. Summed after dropout, the kept weights of each row are made to sum to 1: dropout then hardly changes the size of the output, and lse is wrong.</source>
        <translation>Dropout wirkt auf die normierten Gewichte, die Zeilensumme ist also die aller Gewichte. Nach dem Dropout summiert, ergeben die behaltenen Gewichte jeder Zeile zusammen 1: der Dropout ändert die Größe der Ausgabe dann kaum, und lse ist falsch.</translation>
    </message>
    <message>
        <source>One weight in ten is dropped.</source>
        <translation>Eines von zehn Gewichten entfällt.</translation>
    </message>
    <message>
        <source>Without dropout there is nothing to sum too late.</source>
        <translation>Ohne Dropout gibt es nichts, was zu spät summiert würde.</translation>
    </message>
    <message>
        <source>Õ stored without 1/ℓ</source>
        <translation>Õ ohne 1/ℓ geschrieben</translation>
    </message>
    <message>
        <source>FlashAttention-2 keeps the output unnormalised until the end of a row block. Without the last division every row is too large by its row sum.</source>
        <translation>FlashAttention-2 lässt die Ausgabe bis zum Ende eines Zeilenblocks unnormiert. Ohne die letzte Division ist jede Zeile um ihre Zeilensumme zu groß.</translation>
    </message>
    <message>
        <source>The weights of 1,024 keys add up to far more than 1.</source>
        <translation>Die Gewichte von 1,024 Keys ergeben zusammen weit mehr als 1.</translation>
    </message>
    <message>
        <source>lse without log ℓ</source>
        <translation>lse ohne log ℓ</translation>
    </message>
    <message>
        <source>O does not need lse, so the forward pass looks right. The backward pass makes its weights from lse: without log ℓ they are too large by ℓ, and all gradients with them.</source>
        <translation>O braucht lse nicht, der Vorwärtspass sieht also richtig aus. Der Rückwärtspass bildet seine Gewichte aus lse: ohne log ℓ sind sie um ℓ zu groß, und alle Gradienten mit ihnen.</translation>
    </message>
    <message>
        <source>The lesson: 1,024 tokens, width 64, 8 x 16 tiles, no mask</source>
        <translation>Die Lektion: 1,024 Token, Breite 64, 8 x 16 Kacheln, keine Maske</translation>
    </message>
    <message>
        <source>The lesson with a causal mask: 56 of 128 tiles are skipped, 16 are partial</source>
        <translation>Die Lektion mit kausaler Maske: 56 von 128 Kacheln werden übersprungen, 16 sind teilweise</translation>
    </message>
    <message>
        <source>The lesson, causal, and its backward pass: the weights are computed again from lse, tile by tile</source>
        <translation>Die Lektion, kausal, und ihr Rückwärtspass: die Gewichte werden Kachel für Kachel neu aus lse berechnet</translation>
    </message>
    <message>
        <source>The lesson in FlashAttention&apos;s first order: key blocks outside, O, m and l go back to HBM at each tile</source>
        <translation>Die Lektion in der ersten Reihenfolge von FlashAttention: Key-Blöcke außen, O, m und l gehen bei jeder Kachel ins HBM zurück</translation>
    </message>
    <message>
        <source>The lesson as standard attention: three passes, S and P written to HBM and read again</source>
        <translation>Die Lektion als Standard-Attention: drei Gänge, S und P ins HBM geschrieben und wieder gelesen</translation>
    </message>
    <message>
        <source>8 tokens of width 4, all numbers eighths, scale 1: every value can be checked by hand</source>
        <translation>8 Token der Breite 4, alle Zahlen Achtel, Skala 1: jeder Wert lässt sich von Hand prüfen</translation>
    </message>
    <message>
        <source>The same with a causal mask: full, partial and skipped tiles in a grid of 2 x 4</source>
        <translation>Dasselbe mit kausaler Maske: volle, teilweise und übersprungene Kacheln in einem Raster von 2 x 4</translation>
    </message>
    <message>
        <source>Sizes that the blocks do not divide: the last row of tiles has 4 rows, the last column 18</source>
        <translation>Größen, die die Blöcke nicht teilen: die letzte Kachelzeile hat 4 Zeilen, die letzte Spalte 18</translation>
    </message>
    <message>
        <source>48 new queries against 160 keys: the causal corner is at the bottom right</source>
        <translation>48 neue Queries gegen 160 Keys: die kausale Ecke ist unten rechts</translation>
    </message>
    <message>
        <source>Causal, and no further back than 127 keys: the work grows with T, no longer with its square</source>
        <translation>Kausal, und nicht weiter zurück als 127 Keys: die Arbeit wächst mit T, nicht mehr mit dem Quadrat</translation>
    </message>
    <message>
        <source>Three texts of 90, 40 and 126 tokens in one sequence: none looks into another</source>
        <translation>Drei Texte von 90, 40 und 126 Token in einer Sequenz: keiner blickt in einen anderen</translation>
    </message>
    <message>
        <source>A block mask of 16 x 16 tiles: the diagonal with its neighbours, and one global row and column</source>
        <translation>Eine Blockmaske aus 16 x 16 Kacheln: die Diagonale mit ihren Nachbarn, eine globale Zeile und Spalte</translation>
    </message>
    <message>
        <source>Scores held within -2 to 2 by a soft cap, then lowered by 1/8 a key of distance (head 2, of 0 to 7)</source>
        <translation>Scores durch ein Softcap in -2 bis 2 gehalten, dann je Key Abstand um 1/8 gesenkt (Kopf 2, von 0 bis 7)</translation>
    </message>
    <message>
        <source>One weight in four dropped, the same ones in each order and in the backward pass</source>
        <translation>Eines von vier Gewichten entfällt, dieselben in jeder Reihenfolge und im Rückwärtspass</translation>
    </message>
    <message>
        <source>32 query heads share 8 key/value heads in a batch of 2: all counts times 64; head 5 reads key head 1</source>
        <translation>32 Query-Köpfe teilen sich 8 Key/Value-Köpfe in einem Batch von 2: alle Zahlen mal 64; Kopf 5 liest Key-Kopf 1</translation>
    </message>
    <message>
        <source>The word &quot;stop&quot;: a bent diagonal that follows the sounds; 99 rows leave a ragged last block</source>
        <translation>Das Wort „stop“: eine gebogene Diagonale, die den Lauten folgt; 99 Zeilen lassen einen unvollständigen letzten Block</translation>
    </message>
    <message>
        <source>The word &quot;stop&quot;: blocks with edges at the borders between s, t, the vowel and p</source>
        <translation>Das Wort „stop“: Blöcke mit Kanten an den Grenzen zwischen s, t, dem Vokal und p</translation>
    </message>
    <message>
        <source>The word &quot;stop&quot;: all rows look at the vowel, so the maximum comes early and stays</source>
        <translation>Das Wort „stop“: alle Zeilen blicken auf den Vokal, das Maximum kommt also früh und bleibt</translation>
    </message>
    <message>
        <source>The word &quot;stop&quot;: nearly uniform weights; only the class token picks something out</source>
        <translation>Das Wort „stop“: fast gleichmäßige Gewichte; nur das Klassen-Token hebt etwas heraus</translation>
    </message>
    <message>
        <source>A story: nearly always the token before; scores from -236 to 16, the largest at the end of a row</source>
        <translation>Eine Geschichte: fast immer das Token davor; Scores von -236 bis 16, der größte am Ende einer Zeile</translation>
    </message>
    <message>
        <source>A story: the token before, and a few anchors that many later rows come back to</source>
        <translation>Eine Geschichte: das Token davor und ein paar Anker, auf die viele spätere Zeilen zurückkommen</translation>
    </message>
    <message>
        <source>A story and the next: stripes at the names, and a border where the second one begins</source>
        <translation>Eine Geschichte und die nächste: Streifen bei den Namen und eine Grenze, wo die zweite beginnt</translation>
    </message>
    <message>
        <source>The last 64 rows of a story against a cache of 512 keys: the causal corner is at the bottom right</source>
        <translation>Die letzten 64 Zeilen einer Geschichte gegen einen Cache von 512 Keys: die kausale Ecke ist unten rechts</translation>
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
        <translation>(keine ältere Summe)</translation>
    </message>
    <message>
        <source>next </source>
        <translation>nächstes </translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The number of tokens</source>
        <translation>Die Anzahl der Token</translation>
    </message>
    <message>
        <source>The number of queries</source>
        <translation>Die Anzahl der Queries</translation>
    </message>
    <message>
        <source>The number of keys</source>
        <translation>Die Anzahl der Keys</translation>
    </message>
    <message>
        <source>The width of a row</source>
        <translation>Die Breite einer Zeile</translation>
    </message>
    <message>
        <source>The width of a query or key row</source>
        <translation>Die Breite einer Query- oder Key-Zeile</translation>
    </message>
    <message>
        <source>The width of a value row</source>
        <translation>Die Breite einer Value-Zeile</translation>
    </message>
    <message>
        <source>The row count of a query block</source>
        <translation>Die Zeilenzahl eines Query-Blocks</translation>
    </message>
    <message>
        <source>The row count of a key block</source>
        <translation>Die Zeilenzahl eines Key-Blocks</translation>
    </message>
    <message>
        <source>The number of batches</source>
        <translation>Die Anzahl der Batches</translation>
    </message>
    <message>
        <source>The number of heads</source>
        <translation>Die Anzahl der Köpfe</translation>
    </message>
    <message>
        <source>The number of key/value heads</source>
        <translation>Die Anzahl der Key/Value-Köpfe</translation>
    </message>
    <message>
        <source>The head that is stepped</source>
        <translation>Der durchlaufene Kopf</translation>
    </message>
    <message>
        <source>The width of the window</source>
        <translation>Die Breite des Fensters</translation>
    </message>
    <message>
        <source>The list of documents</source>
        <translation>Die Liste der Dokumente</translation>
    </message>
    <message>
        <source>The block mask</source>
        <translation>Die Blockmaske</translation>
    </message>
    <message>
        <source>The soft cap</source>
        <translation>Das Softcap</translation>
    </message>
    <message>
        <source>The list of ALiBi slopes</source>
        <translation>Die Liste der ALiBi-Steigungen</translation>
    </message>
    <message>
        <source>The probability of dropout</source>
        <translation>Die Dropout-Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>The storage precision</source>
        <translation>Die Genauigkeit des Abgelegten</translation>
    </message>
    <message>
        <source>The seed of the shuffled order</source>
        <translation>Der Startwert der gemischten Reihenfolge</translation>
    </message>
    <message>
        <source>The order of the backward pass</source>
        <translation>Die Reihenfolge des Rückwärtspasses</translation>
    </message>
    <message>
        <source>The on-chip memory that gives the blocks</source>
        <translation>Der On-Chip-Speicher, aus dem die Blöcke folgen</translation>
    </message>
    <message>
        <source>The score scale</source>
        <translation>Die Skalierung der Scores</translation>
    </message>
    <message>
        <source>The seed</source>
        <translation>Der Startwert</translation>
    </message>
    <message>
        <source>The alignment of the mask</source>
        <translation>Die Ausrichtung der Maske</translation>
    </message>
    <message>
        <source>The element type</source>
        <translation>Der Elementtyp</translation>
    </message>
    <message>
        <source>The precision</source>
        <translation>Die Genauigkeit</translation>
    </message>
    <message>
        <source>The kind of data</source>
        <translation>Die Art der Daten</translation>
    </message>
    <message>
        <source>The device</source>
        <translation>Das Gerät</translation>
    </message>
    <message>
        <source>The on-chip memory</source>
        <translation>Der On-Chip-Speicher</translation>
    </message>
    <message>
        <source>The algorithm</source>
        <translation>Der Algorithmus</translation>
    </message>
    <message>
        <source>The preset</source>
        <translation>Die Voreinstellung</translation>
    </message>
    <message>
        <source>The step</source>
        <translation>Der Schritt</translation>
    </message>
    <message>
        <source>The size of the picture</source>
        <translation>Die Größe des Bildes</translation>
    </message>
    <message>
        <source>The range of steps</source>
        <translation>Der Bereich der Schritte</translation>
    </message>
    <message>
        <source>The speed</source>
        <translation>Die Geschwindigkeit</translation>
    </message>
    <message>
        <source>The text size</source>
        <translation>Die Textgröße</translation>
    </message>
    <message>
        <source>The theme</source>
        <translation>Das Farbschema</translation>
    </message>
    <message>
        <source>The palette</source>
        <translation>Die Palette</translation>
    </message>
    <message>
        <source>The file of Q</source>
        <translation>Die Datei von Q</translation>
    </message>
    <message>
        <source>The file of K</source>
        <translation>Die Datei von K</translation>
    </message>
    <message>
        <source>The file of V</source>
        <translation>Die Datei von V</translation>
    </message>
    <message>
        <source>The file of dO</source>
        <translation>Die Datei von dO</translation>
    </message>
    <message>
        <source>The list of documents of the keys</source>
        <translation>Die Liste der Dokumente der Keys</translation>
    </message>
    <message>
        <source>The engine</source>
        <translation>Die Engine</translation>
    </message>
    <message>
        <source>The grid of tiles</source>
        <translation>Das Kachelraster</translation>
    </message>
    <message>
        <source>The run</source>
        <translation>Der Lauf</translation>
    </message>
    <message>
        <source>The check against float64</source>
        <translation>Die Prüfung gegen float64</translation>
    </message>
    <message>
        <source>The memory for S and P of standard attention</source>
        <translation>Der Speicher für S und P der Standard-Attention</translation>
    </message>
    <message>
        <source>The memory for S, P, dP and dS of standard attention</source>
        <translation>Der Speicher für S, P, dP und dS der Standard-Attention</translation>
    </message>
    <message>
        <source>The memory for the blocks on chip</source>
        <translation>Der Speicher für die Blöcke auf dem Chip</translation>
    </message>
    <message>
        <source>The name of the host</source>
        <translation>Der Name des Rechners</translation>
    </message>
    <message>
        <source>The NVIDIA driver</source>
        <translation>Der NVIDIA-Treiber</translation>
    </message>
    <message>
        <source>The CUDA compiler NVRTC</source>
        <translation>Der CUDA-Compiler NVRTC</translation>
    </message>
    <message>
        <source>A CUDA device</source>
        <translation>Ein CUDA-Gerät</translation>
    </message>
    <message>
        <source>A CUDA device of compute capability 8.0 or later</source>
        <translation>Ein CUDA-Gerät mit Compute Capability 8.0 oder neuer</translation>
    </message>
    <message>
        <source>The number of registers of a thread</source>
        <translation>Die Zahl der Register eines Threads</translation>
    </message>
    <message>
        <source>The shared memory of a thread block</source>
        <translation>Der Shared Memory eines Threadblocks</translation>
    </message>
</context>
<context>
    <name>GradientFigures</name>
    <message>
        <source>as stored</source>
        <translation>wie abgelegt</translation>
    </message>
    <message>
        <source>recomputed</source>
        <translation>neu berechnet</translation>
    </message>
    <message>
        <source>sum so far</source>
        <translation>bisherige Summe</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, block %2</source>
        <translation>%1, Block %2</translation>
    </message>
</context>
<context>
    <name>GradientLines</name>
    <message>
        <source>(dropped)</source>
        <translation>(entfallen)</translation>
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
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Query heads</source>
        <translation>Query-Köpfe</translation>
    </message>
    <message>
        <source>K and V heads</source>
        <translation>K- und V-Köpfe</translation>
    </message>
    <message>
        <source>as many</source>
        <translation>ebenso viele</translation>
    </message>
    <message>
        <source>Head that is stepped, from 0</source>
        <translation>Durchlaufener Kopf, ab 0</translation>
    </message>
    <message>
        <source>The numbers of heads come from the file; each of its heads can be stepped.</source>
        <translation>Die Zahl der Köpfe stammt aus der Datei; jeder lässt sich durchlaufen.</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>Batch %1</translation>
    </message>
    <message>
        <source>one head</source>
        <translation>ein Kopf</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>%1 Köpfe</translation>
    </message>
    <message>
        <source>%1 of K and V</source>
        <translation>%1 von K und V</translation>
    </message>
    <message>
        <source>head %1, from 0, is stepped</source>
        <translation>Kopf %1, ab 0, wird durchlaufen</translation>
    </message>
</context>
<context>
    <name>LaunchPainter</name>
    <message>
        <source>tiles of a thread block; hatched: idle</source>
        <translation>Kacheln eines Threadblocks; schraffiert: untätig</translation>
    </message>
    <message>
        <source>the whole head</source>
        <translation>der ganze Kopf</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>Kopf %1</translation>
    </message>
    <message>
        <source>time, 0 to %1 tiles</source>
        <translation>Zeit, 0 bis %1 Kacheln</translation>
    </message>
    <message>
        <source>%1 places</source>
        <translation>%1 Plätze</translation>
    </message>
    <message>
        <source>time, 0 to 1 tile</source>
        <translation>Zeit, 0 bis 1 Kachel</translation>
    </message>
    <message>
        <source>1 place</source>
        <translation>1 Platz</translation>
    </message>
</context>
<context>
    <name>LaunchPicture</name>
    <message>
        <source>Launch grid of %1</source>
        <translation>Startgitter von %1</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
</context>
<context>
    <name>MapFigure</name>
    <message>
        <source>Traffic over block sizes, %1</source>
        <translation>Verkehr über den Blockgrößen, %1</translation>
    </message>
    <message>
        <source>*B*_r, rows of a query block</source>
        <translation>*B*_r, Zeilen eines Query-Blocks</translation>
    </message>
    <message>
        <source>*B*_c, rows of a key block</source>
        <translation>*B*_c, Zeilen eines Key-Blocks</translation>
    </message>
    <message>
        <source>billion values</source>
        <translation>Milliarden Werte</translation>
    </message>
    <message>
        <source>million values</source>
        <translation>Millionen Werte</translation>
    </message>
    <message>
        <source>thousand values</source>
        <translation>Tausend Werte</translation>
    </message>
    <message>
        <source>this configuration</source>
        <translation>diese Konfiguration</translation>
    </message>
    <message>
        <source>what fits %1</source>
        <translation>was in %1 passt</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>%1 KiB</translation>
    </message>
    <message>
        <source>%1, %2 of traffic</source>
        <translation>%1, %2 Verkehr</translation>
    </message>
    <message>
        <source>traffic not counted</source>
        <translation>Verkehr nicht gezählt</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>%1 frei</translation>
    </message>
    <message>
        <source>%1 too many</source>
        <translation>%1 zu viel</translation>
    </message>
    <message>
        <source>Standard attention has no blocks: it moves the same everywhere.</source>
        <translation>Standard-Attention hat keine Blöcke: sie bewegt überall dasselbe.</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Without a mask</source>
        <translation>Ohne Maske</translation>
    </message>
    <message>
        <source>%1 only *B*_r counts: each query block reads all of *K* and *V* once.</source>
        <translation>%1 zählt nur *B*_r: jeder Query-Block liest ganz *K* und *V* einmal.</translation>
    </message>
    <message>
        <source>%1 only *B*_r counts.</source>
        <translation>%1 zählt nur *B*_r.</translation>
    </message>
    <message>
        <source>%1 only *B*_c counts: each key block reads *Q* and reads and writes *O* once.</source>
        <translation>%1 zählt nur *B*_c: jeder Key-Block liest *Q* und liest und schreibt *O* einmal.</translation>
    </message>
    <message>
        <source>%1 only *B*_c counts.</source>
        <translation>%1 zählt nur *B*_c.</translation>
    </message>
    <message>
        <source>%1 of %2 pairs fit</source>
        <translation>%1 von %2 Paaren passen</translation>
    </message>
    <message>
        <source>%1, least traffic at %2.</source>
        <translation>%1, am wenigsten Verkehr bei %2.</translation>
    </message>
    <message>
        <source>A click takes these blocks, a double click opens them in Step.</source>
        <translation>Ein Klick übernimmt diese Blöcke, ein Doppelklick öffnet sie unter Schritte.</translation>
    </message>
    <message>
        <source>%1: %2; on chip %3, %4.</source>
        <translation>%1: %2; auf dem Chip %3, %4.</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>too large, by so many KiB</source>
        <translation>zu groß, um so viele KiB</translation>
    </message>
    <message>
        <source>this one</source>
        <translation>diese</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>KiB too large</source>
        <translation>KiB zu groß</translation>
    </message>
    <message>
        <source>%1 of %2 pairs fits</source>
        <translation>%1 von %2 Paaren passt</translation>
    </message>
</context>
<context>
    <name>MaskSection</name>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>&amp;Causal</source>
        <translation>K&amp;ausal</translation>
    </message>
    <message>
        <source>Ali&amp;gnment of the diagonal</source>
        <translation>&amp;Lage der Diagonale</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>top left: query r sees keys up to r</source>
        <translation>oben links: Query r sieht Keys bis r</translation>
    </message>
    <message>
        <source>bottom right: the last query sees all keys</source>
        <translation>unten rechts: die letzte Query sieht alle Keys</translation>
    </message>
</context>
<context>
    <name>PublishedMemory</name>
    <message>
        <source>What made it possible: kept for the backward pass, one head</source>
        <translation>Was es möglich machte: für den Rückwärtspass behalten, ein Kopf</translation>
    </message>
    <message>
        <source>MiB, log scales</source>
        <translation>MiB, log. Skalen</translation>
    </message>
    <message>
        <source>sequence length N</source>
        <translation>Sequenzlänge N</translation>
    </message>
    <message>
        <source>P, 16 bits</source>
        <translation>P, 16 Bit</translation>
    </message>
    <message>
        <source>m and ℓ, 32 bits</source>
        <translation>m und ℓ, 32 Bit</translation>
    </message>
    <message>
        <source>At %1 tokens standard attention keeps %2 a head and layer, FlashAttention %3.</source>
        <translation>Bei %1 Token behält Standard-Attention %2 je Kopf und Schicht, FlashAttention %3.</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>P of a head</source>
        <translation>P eines Kopfes</translation>
    </message>
    <message>
        <source>FA-1</source>
        <translation>FA-1</translation>
    </message>
    <message>
        <source>m, ℓ of a head</source>
        <translation>m, ℓ eines Kopfes</translation>
    </message>
    <message>
        <source>from the days</source>
        <translation>aus den Tagen</translation>
    </message>
    <message>
        <source>Speed-up, ×</source>
        <translation>Beschleunigung, ×</translation>
    </message>
    <message>
        <source>The printed speed-ups follow from the printed days.</source>
        <translation>Die gedruckten Beschleunigungen folgen aus den gedruckten Tagen.</translation>
    </message>
    <message>
        <source>of the five tasks</source>
        <translation>der fünf Aufgaben</translation>
    </message>
    <message>
        <source>Average, %</source>
        <translation>Mittel, %</translation>
    </message>
    <message>
        <source>The averages follow from the five columns, but for the first: they give %1, 59.3 is printed. It may have been averaged before rounding.</source>
        <translation>Die Mittel folgen aus den fünf Spalten, bis auf das erste: sie ergeben %1, gedruckt ist 59.3. Vielleicht wurde vor dem Runden gemittelt.</translation>
    </message>
    <message>
        <source>4 N² + 10 N d</source>
        <translation>4 N² + 10 N d</translation>
    </message>
    <message>
        <source>PyTorch, MiB</source>
        <translation>PyTorch, MiB</translation>
    </message>
    <message>
        <source>13 N d + 2 N</source>
        <translation>13 N d + 2 N</translation>
    </message>
    <message>
        <source>FlashAttention, MiB</source>
        <translation>FlashAttention, MiB</translation>
    </message>
    <message>
        <source>algorithms 0 and 3</source>
        <translation>Algorithmen 0 und 3</translation>
    </message>
    <message>
        <source>Standard, MiB</source>
        <translation>Standard, MiB</translation>
    </message>
    <message>
        <source>algorithms 1 and 4</source>
        <translation>Algorithmen 1 und 4</translation>
    </message>
    <message>
        <source>FA-1, MiB</source>
        <translation>FA-1, MiB</translation>
    </message>
    <message>
        <source>PyTorch&apos;s column is reproduced exactly by four N × N and ten N × d matrices in 16 bits, in units of 2²⁰ bytes: Q, K, V, O, their gradients, S, P, dP, dS and copies.</source>
        <translation>Die Spalte von PyTorch ergibt sich exakt aus vier N × N- und zehn N × d-Matrizen in 16 Bit, in Einheiten von 2²⁰ Bytes: Q, K, V, O, ihre Gradienten, S, P, dP, dS und Kopien.</translation>
    </message>
    <message>
        <source>FlashAttention&apos;s column from 512 on is thirteen N × d matrices and two numbers a row, in 32 bits. Neither count is in the paper: both were found by comparing.</source>
        <translation>Die Spalte von FlashAttention ist ab 512 dreizehn N × d-Matrizen und zwei Zahlen je Zeile, in 32 Bit. Keine der Zählungen steht im Paper: beide wurden durch Vergleich gefunden.</translation>
    </message>
    <message>
        <source>At 128 and 256 two such matrices less are printed (%1 MiB at 256): one in 32 bits, as a sum of dQ over several key blocks would be. Then one key block held 256 rows: B_c = 256, an inference.</source>
        <translation>Bei 128 und 256 sind zwei solche Matrizen weniger gedruckt (%1 MiB bei 256): eine in 32 Bit, wie eine Summe von dQ über mehrere Key-Blöcke wäre. Dann hielt ein Key-Block 256 Zeilen: B_c = 256, ein Schluss.</translation>
    </message>
    <message>
        <source>The algorithms alone need less than either kernel takes: copies and sums in 32 bits are a matter of the implementation.</source>
        <translation>Die Algorithmen allein brauchen weniger als beide Kernel: Kopien und Summen in 32 Bit sind Sache der Implementierung.</translation>
    </message>
    <message>
        <source>Memory of forward and backward against the length</source>
        <translation>Speicher von Vorwärts- und Rückwärtspass über der Länge</translation>
    </message>
    <message>
        <source>Marks are printed, lines are the model: N² above, N below.</source>
        <translation>Punkte sind gedruckt, Linien sind das Modell: N² oben, N unten.</translation>
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
        <translation>ab N = 512 reproduziert</translation>
    </message>
    <message>
        <source>%1 ÷ %2 = %3: the “15 %” of the text.</source>
        <translation>%1 ÷ %2 = %3: die „15 %“ des Textes.</translation>
    </message>
    <message>
        <source>The lifts follow from the table: %1 points at 16,384 and %2 at 8,192.</source>
        <translation>Die Zuwächse folgen aus der Tabelle: %1 Punkte bei 16,384 und %2 bei 8,192.</translation>
    </message>
    <message>
        <source>quoted, not reproduced here</source>
        <translation>zitiert, hier nicht reproduziert</translation>
    </message>
</context>
<context>
    <name>PublishedSpeedUps</name>
    <message>
        <source>PyTorch ÷ FA, ×</source>
        <translation>PyTorch ÷ FA, ×</translation>
    </message>
    <message>
        <source>Tables 11 (dropout and mask) and 20 (neither) have 8 heads and batch 16; at N = 1,024 they give %1 and %2, which is 2 to 4 × only with dropout and mask.</source>
        <translation>Die Tabellen 11 (Dropout und Maske) und 20 (keins von beiden) haben 8 Köpfe und Batch 16; bei N = 1,024 ergeben sie %1 und %2, also nur mit Dropout und Maske das 2- bis 4-Fache.</translation>
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
        <translation>%1, kausal</translation>
    </message>
    <message>
        <source>HBM traffic, ÷</source>
        <translation>HBM-Verkehr, ÷</translation>
    </message>
    <message>
        <source>Counted here is how much less crosses, not how much less time that takes. The paper does not state its blocks: half the rows of a key block take the gain at N = %1 from %2 to %3.</source>
        <translation>Gezählt ist hier, wie viel weniger bewegt wird, nicht, wie viel weniger Zeit das braucht. Das Paper nennt seine Blöcke nicht: halb so viele Zeilen je Key-Block senken den Gewinn bei N = %1 von %2 auf %3.</translation>
    </message>
    <message>
        <source>A causal mask leaves FA-1 about half the tiles and standard attention all entries: at N = 4,096 the gain in traffic grows from %1 to %2.</source>
        <translation>Eine kausale Maske lässt FA-1 etwa die halben Kacheln und Standard-Attention alle Einträge: bei N = 4,096 wächst der Gewinn an Verkehr von %1 auf %2.</translation>
    </message>
    <message>
        <source>quoted; traffic modelled</source>
        <translation>zitiert; Verkehr modelliert</translation>
    </message>
</context>
<context>
    <name>PublishedSpeeds</name>
    <message>
        <source>from the peaks</source>
        <translation>aus den Spitzenraten</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>1 / %1</source>
        <translation>1 / %1</translation>
    </message>
    <message>
        <source>%1 ÷ %2 is %3, printed as 73 %: not rounded up.</source>
        <translation>%1 ÷ %2 ist %3, gedruckt als 73 %: nicht aufgerundet.</translation>
    </message>
    <message>
        <source>One FLOP in other units costs %1 of the tensor cores&apos;: the text&apos;s “16 × lower”.</source>
        <translation>Ein FLOP in anderen Einheiten kostet %1 von dem der Tensorkerne: das „16 × lower“ des Textes.</translation>
    </message>
    <message>
        <source>By the rule a forward pass over 16,384 tokens with 16 heads of 128 is %1 TFLOP; at %2 TFLOP/s that takes %3 ms.</source>
        <translation>Nach der Regel hat ein Vorwärtspass über 16,384 Token mit 16 Köpfen der Breite 128 %1 TFLOP; bei %2 TFLOP/s dauert das %3 ms.</translation>
    </message>
    <message>
        <source>%1 of %2 TFLOP/s on H100 is %3; FlashAttention-3&apos;s text puts this version at 35 % there.</source>
        <translation>%1 von %2 TFLOP/s auf H100 sind %3; der Text von FlashAttention-3 setzt diese Version dort bei 35 % an.</translation>
    </message>
    <message>
        <source>shares recomputed; rates quoted</source>
        <translation>Anteile neu berechnet; Raten zitiert</translation>
    </message>
    <message>
        <source>FA-2 ÷ FA, ×</source>
        <translation>FA-2 ÷ FA, ×</translation>
    </message>
    <message>
        <source>FA-2 ÷ without, ×</source>
        <translation>FA-2 ÷ ohne, ×</translation>
    </message>
    <message>
        <source>of %1 TFLOP/s</source>
        <translation>von %1 TFLOP/s</translation>
    </message>
    <message>
        <source>FA-2, share of peak</source>
        <translation>FA-2, Anteil der Spitze</translation>
    </message>
    <message>
        <source>sizes of GPT-3</source>
        <translation>Größen von GPT-3</translation>
    </message>
    <message>
        <source>Attention’s FLOPs</source>
        <translation>FLOPs der Attention</translation>
    </message>
    <message>
        <source>FA-2, tokens/s a GPU</source>
        <translation>FA-2, Token/s je GPU</translation>
    </message>
    <message>
        <source>“1.3 ×”, “2.8 ×” and “72 %” follow from the last row: %1, %2 and %3.</source>
        <translation>„1.3 ×“, „2.8 ×“ und „72 %“ folgen aus der letzten Zeile: %1, %2 und %3.</translation>
    </message>
    <message>
        <source>The text says “up to 2.8 ×”; its own second row gives %1.</source>
        <translation>Der Text sagt „up to 2.8 ×“; seine eigene zweite Zeile ergibt %1.</translation>
    </message>
    <message>
        <source>Layers and width are not stated; those of GPT-3&apos;s own paper are taken (%1 × %2 and %3 × %4). The rule counts all of N²: under a causal mask about half of attention&apos;s share is not computed.</source>
        <translation>Schichten und Breite sind nicht genannt; genommen sind die aus dem Paper zu GPT-3 (%1 × %2 und %3 × %4). Die Regel zählt ganz N²: unter einer kausalen Maske wird etwa die Hälfte des Attention-Anteils nicht berechnet.</translation>
    </message>
    <message>
        <source>ratios recomputed; rates quoted</source>
        <translation>Verhältnisse neu berechnet; Raten zitiert</translation>
    </message>
    <message>
        <source>Share, %</source>
        <translation>Anteil, %</translation>
    </message>
    <message>
        <source>Both shares follow from the printed rates and the printed peak.</source>
        <translation>Beide Anteile folgen aus den gedruckten Raten und der gedruckten Spitze.</translation>
    </message>
    <message>
        <source>By the rule a forward pass over 16,384 tokens with 16 heads of 128 is %1 TFLOP: %2 ms at the first text&apos;s rate, %3 ms at the later one&apos;s. For which length and width they hold is in the figures only.</source>
        <translation>Nach der Regel hat ein Vorwärtspass über 16,384 Token mit 16 Köpfen der Breite 128 %1 TFLOP: %2 ms bei der Rate des ersten Textes, %3 ms bei der des späteren. Für welche Länge und Breite sie gelten, steht nur in den Abbildungen.</translation>
    </message>
    <message>
        <source>by the FLOP rule</source>
        <translation>nach der FLOP-Regel</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>Time, × the first</source>
        <translation>Zeit, × die erste</translation>
    </message>
    <message>
        <source>4 N² d × heads × batch = %1 TFLOP; ÷ %2 ms = %3 TFLOP/s. All three rates reproduce: the rule is understood.</source>
        <translation>4 N² d × Köpfe × Batch = %1 TFLOP; ÷ %2 ms = %3 TFLOP/s. Alle drei Raten ergeben sich: die Regel ist verstanden.</translation>
    </message>
    <message>
        <source>reproduced from the printed times</source>
        <translation>aus den gedruckten Zeiten reproduziert</translation>
    </message>
    <message>
        <source>N %1, d %2, %3 heads</source>
        <translation>N %1, d %2, %3 Köpfe</translation>
    </message>
    <message>
        <source>this CPU</source>
        <translation>diese CPU</translation>
    </message>
    <message>
        <source>RMSE</source>
        <translation>RMSE</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>noch nicht gelaufen</translation>
    </message>
    <message>
        <source>“Measure here” runs the test with inputs of this rule on this computer&apos;s CPU.</source>
        <translation>„Hier messen“ macht den Versuch mit Eingaben nach dieser Regel auf der CPU dieses Rechners.</translation>
    </message>
    <message>
        <source>can be run here</source>
        <translation>kann hier laufen</translation>
    </message>
    <message>
        <source>Measured here: standard attention&apos;s error is %1 that of FlashAttention-2; printed %2. N, d and the number of heads are not stated there, and standard attention keeps float32 within its softmax here, fp16 there: the direction can be compared, the errors only in size. It took %3 s.</source>
        <translation>Hier gemessen: der Fehler der Standard-Attention ist %1 dessen von FlashAttention-2; gedruckt %2. N, d und die Zahl der Köpfe sind dort nicht genannt, und Standard-Attention behält im Softmax hier float32, dort fp16: die Richtung lässt sich vergleichen, die Fehler nur der Größe nach. Es dauerte %3 s.</translation>
    </message>
    <message>
        <source>the ratio is reproduced here</source>
        <translation>das Verhältnis ist hier reproduziert</translation>
    </message>
    <message>
        <source>measured here: the same direction, another ratio</source>
        <translation>hier gemessen: dieselbe Richtung, ein anderes Verhältnis</translation>
    </message>
    <message>
        <source>measured here: the other way round</source>
        <translation>hier gemessen: umgekehrt</translation>
    </message>
    <message>
        <source>FlashAttention-3&apos;s kernel and scales by block in FP8 are not part of this program: those rows are quoted.</source>
        <translation>Der Kernel von FlashAttention-3 und blockweise Skalen in FP8 sind nicht Teil dieses Programms: diese Zeilen sind zitiert.</translation>
    </message>
</context>
<context>
    <name>PublishedTimes</name>
    <message>
        <source>FMHA ÷ FA, ×</source>
        <translation>FMHA ÷ FA, ×</translation>
    </message>
    <message>
        <source>FLOP rule of FA-2</source>
        <translation>FLOP-Regel von FA-2</translation>
    </message>
    <message>
        <source>FlashAttention, TFLOP/s</source>
        <translation>FlashAttention, TFLOP/s</translation>
    </message>
    <message>
        <source>“4 % slower at 128, 8 % faster at 256, 5 % faster at 512” follows from the printed times: %1, %2 and %3.</source>
        <translation>„4 % slower at 128, 8 % faster at 256, 5 % faster at 512“ folgt aus den gedruckten Zeiten: %1, %2 und %3.</translation>
    </message>
    <message>
        <source>Times of an A100 cannot be reproduced here; the rates are recomputed from them.</source>
        <translation>Zeiten einer A100 lassen sich hier nicht reproduzieren; die Raten sind aus ihnen berechnet.</translation>
    </message>
    <message>
        <source>quoted; ratios recomputed</source>
        <translation>zitiert; Verhältnisse neu berechnet</translation>
    </message>
    <message>
        <source>PyTorch ÷ FA, ×</source>
        <translation>PyTorch ÷ FA, ×</translation>
    </message>
    <message>
        <source>FA, TFLOP/s</source>
        <translation>FA, TFLOP/s</translation>
    </message>
    <message>
        <source>Time grows with N²: from 32,768 to 65,536 it takes %1 as long (4 × by the FLOPs). Block-sparse: %2.</source>
        <translation>Die Zeit wächst mit N²: von 32,768 auf 65,536 braucht es %1 so lange (4 × nach den FLOPs). Blockdünn: %2.</translation>
    </message>
    <message>
        <source>At most %1 TFLOP/s, %2 of the %3 of an A100: FlashAttention-2&apos;s text puts this version at 25 to 40 % of the peak.</source>
        <translation>Höchstens %1 TFLOP/s, %2 der %3 einer A100: der Text von FlashAttention-2 setzt diese Version bei 25 bis 40 % der Spitze an.</translation>
    </message>
    <message>
        <source>This version runs one thread block a head: %1 heads on %2 multiprocessors are %3 rounds at %4 average use, if one block is resident on each. An inference: the paper does not say so.</source>
        <translation>Diese Version startet einen Thread-Block je Kopf: %1 Köpfe auf %2 Multiprozessoren sind %3 Runden bei %4 mittlerer Auslastung, wenn auf jedem einer liegt. Ein Schluss: das Paper sagt es nicht.</translation>
    </message>
    <message>
        <source>Printed times against the length</source>
        <translation>Gedruckte Zeiten über der Länge</translation>
    </message>
    <message>
        <source>ms, log scales</source>
        <translation>ms, log. Skalen</translation>
    </message>
    <message>
        <source>sequence length N</source>
        <translation>Sequenzlänge N</translation>
    </message>
    <message>
        <source>Where a curve ends its kernel ran out of memory, or has no longer sequences.</source>
        <translation>Wo eine Kurve endet, ging ihrem Kernel der Speicher aus, oder es gibt keine längeren Sequenzen.</translation>
    </message>
    <message>
        <source>quoted; ratios and rates recomputed</source>
        <translation>zitiert; Verhältnisse und Raten neu berechnet</translation>
    </message>
</context>
<context>
    <name>PublishedTraffic</name>
    <message>
        <source>from figure 2</source>
        <translation>aus Abbildung 2</translation>
    </message>
    <message>
        <source>Ratio, ×</source>
        <translation>Verhältnis, ×</translation>
    </message>
    <message>
        <source>figure 2, arXiv text: runtime</source>
        <translation>Abbildung 2, arXiv-Text: Laufzeit</translation>
    </message>
    <message>
        <source>figure 2, NeurIPS text: runtime</source>
        <translation>Abbildung 2, NeurIPS-Text: Laufzeit</translation>
    </message>
    <message>
        <source>figure 2, arXiv text: HBM traffic</source>
        <translation>Abbildung 2, arXiv-Text: HBM-Verkehr</translation>
    </message>
    <message>
        <source>figure 2, NeurIPS text: HBM traffic</source>
        <translation>Abbildung 2, NeurIPS-Text: HBM-Verkehr</translation>
    </message>
    <message>
        <source>HBM traffic by the closed forms, setting of figure 2</source>
        <translation>HBM-Verkehr nach den geschlossenen Formeln, Aufbau von Abbildung 2</translation>
    </message>
    <message>
        <source>FA-1, B_c %1</source>
        <translation>FA-1, B_c %1</translation>
    </message>
    <message>
        <source>No setting is printed with it, so it cannot be checked. Of the same paper&apos;s figure 2 the two texts give %1 and %2 for forward and backward; the largest gain is expected where masks and dropout are fused too.</source>
        <translation>Kein Aufbau ist dazu gedruckt, es lässt sich also nicht prüfen. Zur Abbildung 2 desselben Papers geben die beiden Texte %1 und %2 für Vorwärts- und Rückwärtspass; der größte Gewinn ist zu erwarten, wo auch Masken und Dropout fusioniert sind.</translation>
    </message>
    <message>
        <source>quoted: no setting to compute it from</source>
        <translation>zitiert: kein Aufbau, um es zu berechnen</translation>
    </message>
    <message>
        <source>algorithms 0 and 3</source>
        <translation>Algorithmen 0 und 3</translation>
    </message>
    <message>
        <source>The GFLOPs do not reproduce: the products alone are %1 and %2, some %3 of what is printed. Only their ratio comes near: %4 printed, %5 here (seven products instead of six).</source>
        <translation>Die GFLOPs ergeben sich nicht: die Produkte allein sind %1 und %2, etwa %3 des Gedruckten. Nur ihr Verhältnis kommt nahe: %4 gedruckt, %5 hier (sieben Produkte statt sechs).</translation>
    </message>
    <message>
        <source>Standard&apos;s bytes do not follow from the algorithms, which move %1 GB. The printed 40.3 is %2 more passes over an N × N matrix in 16 bits (%3 GB each), 35.3 is %4 more: mask and dropout may be those.</source>
        <translation>Die Bytes von Standard folgen nicht aus den Algorithmen, die %1 GB bewegen. Die gedruckten 40.3 sind %2 weitere Gänge über eine N × N-Matrix in 16 Bit (je %3 GB), 35.3 sind %4 mehr: Maske und Dropout könnten das sein.</translation>
    </message>
    <message>
        <source>FlashAttention&apos;s 4.4 GB is met within %1 if all of 192 KiB held the blocks in 16 bits: B_c = %2 gives %3 GB. The paper does not state its blocks: this is a reconstruction. B_c = 256 gives %4 GB.</source>
        <translation>Die 4.4 GB von FlashAttention werden auf %1 getroffen, wenn ganze 192 KiB die Blöcke in 16 Bit hielten: B_c = %2 ergibt %3 GB. Das Paper nennt seine Blöcke nicht: dies ist eine Rekonstruktion. B_c = 256 ergibt %4 GB.</translation>
    </message>
    <message>
        <source>No time was measured here; ≥ is what the products and the counted bytes take at least at the peak rates of an A100-%1. The 11.7 ms of the NeurIPS text fit table 7: its %2 ms at N = 512 make %3 ms at twice the length. 7.3 ms would be %4 TFLOP/s, more than the paper&apos;s tables reach: a causal mask would explain it.</source>
        <translation>Hier wurde keine Zeit gemessen; ≥ ist, was die Produkte und die gezählten Bytes bei den Spitzenraten einer A100-%1 mindestens dauern. Die 11.7 ms des NeurIPS-Textes passen zu Tabelle 7: ihre %2 ms bei N = 512 machen %3 ms bei doppelter Länge. 7.3 ms wären %4 TFLOP/s, mehr, als die Tabellen des Papers erreichen: eine kausale Maske würde es erklären.</translation>
    </message>
    <message>
        <source>HBM traffic, forward and backward, against the key block</source>
        <translation>HBM-Verkehr, vorwärts und rückwärts, über dem Key-Block</translation>
    </message>
    <message>
        <source>GB, log scale</source>
        <translation>GB, log. Skala</translation>
    </message>
    <message>
        <source>B_c, rows of a key block</source>
        <translation>B_c, Zeilen eines Key-Blocks</translation>
    </message>
    <message>
        <source>FA-1</source>
        <translation>FA-1</translation>
    </message>
    <message>
        <source>The model falls below the printed %1 GB with key blocks of %2 rows.</source>
        <translation>Das Modell fällt unter die gedruckten %1 GB bei Key-Blöcken von %2 Zeilen.</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>standard, arXiv</source>
        <translation>Standard, arXiv</translation>
    </message>
    <message>
        <source>standard, NeurIPS</source>
        <translation>Standard, NeurIPS</translation>
    </message>
    <message>
        <source>FlashAttention</source>
        <translation>FlashAttention</translation>
    </message>
    <message>
        <source>does not reproduce, except FlashAttention’s traffic</source>
        <translation>nicht reproduzierbar, bis auf den Verkehr von FlashAttention</translation>
    </message>
    <message>
        <source>HBM accesses, GB</source>
        <translation>HBM-Zugriffe, GB</translation>
    </message>
    <message>
        <source>B_r ≤ d, 16 bits</source>
        <translation>B_r ≤ d, 16 Bit</translation>
    </message>
    <message>
        <source>On chip, KiB</source>
        <translation>Auf dem Chip, KiB</translation>
    </message>
    <message>
        <source>, too large</source>
        <translation>, zu groß</translation>
    </message>
    <message>
        <source>The model falls from %1 to %2 GB; the printed axis has its ticks at 2, 4 and 6 GB. It can be held against the figure by eye, not by number.</source>
        <translation>Das Modell fällt von %1 auf %2 GB; die gedruckte Achse hat Striche bei 2, 4 und 6 GB. Es lässt sich mit dem Auge an die Abbildung halten, nicht in Zahlen.</translation>
    </message>
    <message>
        <source>“Larger block size will not fit into the small SRAM size”: at B_c = %1 the blocks exceed the %2 KiB that a thread block of an A100 may use.</source>
        <translation>„Larger block size will not fit into the small SRAM size“: bei B_c = %1 übersteigen die Blöcke die %2 KiB, die ein Thread-Block einer A100 nutzen darf.</translation>
    </message>
    <message>
        <source>That the time stays level beyond 256 is no matter of bytes: this program has no time to hold against it.</source>
        <translation>Dass die Zeit über 256 hinaus gleich bleibt, ist keine Frage der Bytes: dieses Programm hat keine Zeit, die sich daran halten ließe.</translation>
    </message>
    <message>
        <source>HBM accesses, forward, against the key block</source>
        <translation>HBM-Zugriffe, vorwärts, über dem Key-Block</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>Twice the rows of a key block, half the passes over Q and O.</source>
        <translation>Doppelt so viele Zeilen je Key-Block, halb so viele Gänge über Q und O.</translation>
    </message>
    <message>
        <source>tick of the axis</source>
        <translation>Strich der Achse</translation>
    </message>
    <message>
        <source>modelled; no values are printed</source>
        <translation>modelliert; es sind keine Werte gedruckt</translation>
    </message>
    <message>
        <source>any blocks</source>
        <translation>beliebige Blöcke</translation>
    </message>
    <message>
        <source>Products, × dense</source>
        <translation>Produkte, × dicht</translation>
    </message>
    <message>
        <source>FA-1, 64 × 256, d 64</source>
        <translation>FA-1, 64 × 256, d 64</translation>
    </message>
    <message>
        <source>HBM traffic, × dense</source>
        <translation>HBM-Verkehr, × dicht</translation>
    </message>
    <message>
        <source>Counted here, products fall exactly and traffic nearly in proportion: at 20 % of the blocks %1 of the dense traffic is left, since each key block is still loaded once and written once.</source>
        <translation>Hier gezählt fallen die Produkte exakt und der Verkehr fast im Verhältnis: bei 20 % der Blöcke bleiben %1 des dichten Verkehrs, da jeder Key-Block weiterhin einmal geladen und einmal geschrieben wird.</translation>
    </message>
    <message>
        <source>Table 20 prints %1 ms of %2 ms at N = 4,096: %3 of the dense time, for a share of blocks that it does not state.</source>
        <translation>Tabelle 20 druckt %1 ms von %2 ms bei N = 4,096: %3 der dichten Zeit, für einen Anteil der Blöcke, den sie nicht nennt.</translation>
    </message>
    <message>
        <source>Work that is left, against the share of blocks</source>
        <translation>Verbleibende Arbeit über dem Anteil der Blöcke</translation>
    </message>
    <message>
        <source>× dense</source>
        <translation>× dicht</translation>
    </message>
    <message>
        <source>non-zero blocks, %</source>
        <translation>besetzte Blöcke, %</translation>
    </message>
    <message>
        <source>Traffic keeps a small part that no mask takes away.</source>
        <translation>Ein kleiner Teil des Verkehrs bleibt, den keine Maske nimmt.</translation>
    </message>
    <message>
        <source>products</source>
        <translation>Produkte</translation>
    </message>
    <message>
        <source>HBM traffic, FA-1</source>
        <translation>HBM-Verkehr, FA-1</translation>
    </message>
    <message>
        <source>the proportion holds in counts; no values are printed</source>
        <translation>das Verhältnis gilt in Zählungen; es sind keine Werte gedruckt</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Export %1</source>
        <translation>%1 exportieren</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG-Bild (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG-Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>PDF page (*.pdf)</source>
        <translation>PDF-Seite (*.pdf)</translation>
    </message>
    <message>
        <source>CSV data (*.csv)</source>
        <translation>CSV-Daten (*.csv)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Sessions, lessons and NumPy arrays (*.tilewise *.json *.npz *.npy)</source>
        <translation>Sitzungen, Lektionen und NumPy-Arrays (*.tilewise *.json *.npz *.npy)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Worksheet with its solution</source>
        <translation>Arbeitsblatt mit Lösung</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>worksheet-%1.pdf</source>
        <translation>arbeitsblatt-%1.pdf</translation>
    </message>
    <message>
        <source>The worksheet and its solution were written to %1.</source>
        <translation>Arbeitsblatt und Lösung wurden nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>Worksheet about the example %1, with its solution</source>
        <translation>Arbeitsblatt zum Beispiel %1, mit Lösung</translation>
    </message>
    <message>
        <source>It is about the example %1, not about the run at hand: %2</source>
        <translation>Es geht um das Beispiel %1, nicht um den vorliegenden Lauf: %2</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>&lt;h3&gt;Tilewise %1&lt;/h3&gt;&lt;p&gt;FlashAttention, tile by tile: the exact algorithm, its memory traffic and its numbers.&lt;/p&gt;&lt;p&gt;The desktop app is free software under the GPL, version 3 or later; the engine and the command line under the MIT licence. Fonts: Roboto and JetBrains Mono, DejaVu Sans. The attention heads come from KWT-1 (Apache-2.0) and stories260K (MIT).&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Tilewise %1&lt;/h3&gt;&lt;p&gt;FlashAttention, Kachel für Kachel: der exakte Algorithmus, sein Speicherverkehr und seine Zahlen.&lt;/p&gt;&lt;p&gt;Die Desktop-App ist freie Software unter der GPL, Version 3 oder später; Engine und Kommandozeile stehen unter der MIT-Lizenz. Schriften: Roboto und JetBrains Mono, DejaVu Sans. Die Attention-Köpfe stammen aus KWT-1 (Apache-2.0) und stories260K (MIT).&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Tilewise</source>
        <translation>Über Tilewise</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>Ctrl+Wheel</source>
        <translation>Strg+Mausrad</translation>
    </message>
    <message>
        <source>Zoom the stage</source>
        <translation>Bühne vergrößern oder verkleinern</translation>
    </message>
    <message>
        <source>+ or -</source>
        <translation>+ oder -</translation>
    </message>
    <message>
        <source>Zoom the stage, when it has the focus</source>
        <translation>Bühne vergrößern oder verkleinern, wenn sie den Fokus hat</translation>
    </message>
    <message>
        <source>Alt+Arrows</source>
        <translation>Alt+Pfeile</translation>
    </message>
    <message>
        <source>Move the enlarged stage, when it has the focus</source>
        <translation>Die vergrößerte Bühne verschieben, wenn sie den Fokus hat</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Auf, Ab</translation>
    </message>
    <message>
        <source>Select a row, in the inspector</source>
        <translation>Eine Zeile wählen, im Inspektor</translation>
    </message>
    <message>
        <source>In the stage and the inspector</source>
        <translation>In der Bühne und im Inspektor</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Arrows</source>
        <translation>Strg+Umschalt+Pfeile</translation>
    </message>
    <message>
        <source>Select the tile beside, when the stage has the focus</source>
        <translation>Die Kachel daneben wählen, wenn die Bühne den Fokus hat</translation>
    </message>
    <message>
        <source>Inspect a row</source>
        <translation>Eine Zeile ansehen</translation>
    </message>
    <message>
        <source>Query row, 0 to %1:</source>
        <translation>Query-Zeile, 0 bis %1:</translation>
    </message>
</context>
<context>
    <name>ResultPicture</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Claim: %1.</source>
        <translation>Aussage: %1.</translation>
    </message>
    <message>
        <source>Printed, %1: %2.</source>
        <translation>Gedruckt, %1: %2.</translation>
    </message>
</context>
<context>
    <name>RooflineFigure</name>
    <message>
        <source>Roofline, %1</source>
        <translation>Roofline, %1</translation>
    </message>
    <message>
        <source>bounds if every counted byte came from HBM</source>
        <translation>Schranken, wenn jedes gezählte Byte aus dem HBM käme</translation>
    </message>
    <message>
        <source>No document at hand states what %1 does with %2. The roofline needs a 16-bit type.</source>
        <translation>Keine vorliegende Quelle sagt, was %1 mit %2 leistet. Die Roofline braucht einen 16-Bit-Typ.</translation>
    </message>
    <message>
        <source>FLOP per counted byte</source>
        <translation>FLOP je gezähltem Byte</translation>
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
        <translation>Tensorkerne, %1: %2 TFLOP/s</translation>
    </message>
    <message>
        <source>each tensor once</source>
        <translation>jeder Tensor einmal</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>exponentials not stated</source>
        <translation>Exponentialfunktionen nicht genannt</translation>
    </message>
    <message>
        <source>Model: bound by %1, %2 a head (%3); the L2 serves most re-reads, so a kernel may pass it.</source>
        <translation>Modell: begrenzt durch %1, %2 je Kopf (%3); der L2 bedient die meisten erneuten Lesezugriffe, ein Kernel kann es also übertreffen.</translation>
    </message>
    <message>
        <source>%1 FLOP per counted byte allow %2.</source>
        <translation>%1 FLOP je gezähltem Byte erlauben %2.</translation>
    </message>
    <message>
        <source>exponentials: %1</source>
        <translation>Exponentialfunktionen: %1</translation>
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
        <translation>nächstes </translation>
    </message>
</context>
<context>
    <name>ScoreSection</name>
    <message>
        <source>Soft cap, ALiBi, dropout</source>
        <translation>Softcap, ALiBi, Dropout</translation>
    </message>
    <message>
        <source>Soft cap of scores</source>
        <translation>Softcap der Scores</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>Dropout probability</source>
        <translation>Dropout-Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>ALiBi slopes: one, or one a query head</source>
        <translation>ALiBi-Steigungen: eine, oder eine je Query-Kopf</translation>
    </message>
    <message>
        <source>The seed of dropout is that of the data.</source>
        <translation>Der Startwert des Dropouts ist der der Daten.</translation>
    </message>
    <message>
        <source>cap %1</source>
        <translation>cap %1</translation>
    </message>
    <message>
        <source>slopes %1</source>
        <translation>Steigungen %1</translation>
    </message>
    <message>
        <source>dropout %1</source>
        <translation>Dropout %1</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>%1 of %2 row</source>
        <translation>%1 von %2 Zeile</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 von %2 Zeilen</translation>
    </message>
    <message>
        <source>%1 row</source>
        <translation>%1 Zeile</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>The maximum over all keys was taken in %1 row.</source>
        <translation>Das Maximum über alle Keys wurde in %1 Zeile gebildet.</translation>
    </message>
    <message>
        <source>The maximum over all keys was taken in %1 rows.</source>
        <translation>Das Maximum über alle Keys wurde in %1 Zeilen gebildet.</translation>
    </message>
    <message>
        <source>The running maximum of %1 was updated; by how much is not computed.</source>
        <translation>Das laufende Maximum von %1 wurde aktualisiert; um wie viel, ist nicht berechnet.</translation>
    </message>
    <message>
        <source>The maximum grew in %1, by %2</source>
        <translation>Das Maximum wuchs in %1, um %2</translation>
    </message>
    <message>
        <source>The maximum grew in %1, by at most %2</source>
        <translation>Das Maximum wuchs in %1, um höchstens %2</translation>
    </message>
    <message>
        <source>; %1 row got its first</source>
        <translation>; %1 Zeile bekam ihr erstes</translation>
    </message>
    <message>
        <source>; %1 rows got their first</source>
        <translation>; %1 Zeilen bekamen ihr erstes</translation>
    </message>
    <message>
        <source>%1 got its first maximum</source>
        <translation>%1 bekam ihr erstes Maximum</translation>
    </message>
    <message>
        <source>%1 got their first maximum</source>
        <translation>%1 bekamen ihr erstes Maximum</translation>
    </message>
    <message>
        <source>; no older one grew</source>
        <translation>; kein älteres wuchs</translation>
    </message>
    <message>
        <source>No maximum grew.</source>
        <translation>Kein Maximum wuchs.</translation>
    </message>
    <message>
        <source>The sums of %1 were multiplied by their factors, which are not computed.</source>
        <translation>Die Summen von %1 wurden mit ihren Faktoren multipliziert, die nicht berechnet sind.</translation>
    </message>
    <message>
        <source>Nothing was rescaled: no row had a sum yet.</source>
        <translation>Nichts wurde umskaliert: keine Zeile hatte schon eine Summe.</translation>
    </message>
    <message>
        <source>Nothing was rescaled: every factor rounds to 1.</source>
        <translation>Nichts wurde umskaliert: jeder Faktor rundet auf 1.</translation>
    </message>
    <message>
        <source>Nothing was rescaled: no older maximum grew.</source>
        <translation>Nichts wurde umskaliert: kein älteres Maximum wuchs.</translation>
    </message>
    <message>
        <source>Nothing was rescaled: no maximum grew.</source>
        <translation>Nichts wurde umskaliert: kein Maximum wuchs.</translation>
    </message>
    <message>
        <source>In %1 the maximum grew, so *l* and %5 of that row were multiplied by %2; the factor is %3, in %4.</source>
        <translation>In %1 wuchs das Maximum, also wurden *l* und %5 dieser Zeile mit %2 multipliziert; der Faktor ist %3, in %4.</translation>
    </message>
    <message>
        <source>In %1 the maximum grew, so *l* and %5 of those rows were multiplied by %2; the smallest factor is %3, in %4.</source>
        <translation>In %1 wuchs das Maximum, also wurden *l* und %5 dieser Zeilen mit %2 multipliziert; der kleinste Faktor ist %3, in %4.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>row&#xa0;%1</source>
        <translation>Zeile&#xa0;%1</translation>
    </message>
    <message>
        <source>row&#xa0;%1, “%2”</source>
        <translation>Zeile&#xa0;%1, „%2“</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Schreiben</translation>
    </message>
</context>
<context>
    <name>SizeSection</name>
    <message>
        <source>Sizes</source>
        <translation>Größen</translation>
    </message>
    <message>
        <source>&amp;Queries</source>
        <translation>&amp;Queries</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Keys</translation>
    </message>
    <message>
        <source>Same &amp;number</source>
        <translation>Gleiche A&amp;nzahl</translation>
    </message>
    <message>
        <source>&amp;Width of a key</source>
        <translation>&amp;Breite eines Keys</translation>
    </message>
    <message>
        <source>Width of a val&amp;ue</source>
        <translation>Breite eines Val&amp;ue</translation>
    </message>
    <message>
        <source>Same w&amp;idth</source>
        <translation>Gleiche Bre&amp;ite</translation>
    </message>
    <message>
        <source>Sizes come from the file.</source>
        <translation>Die Größen stammen aus der Datei.</translation>
    </message>
</context>
<context>
    <name>SparseSection</name>
    <message>
        <source>Window, documents, block mask</source>
        <translation>Fenster, Dokumente, Blockmaske</translation>
    </message>
    <message>
        <source>Window: keys before</source>
        <translation>Fenster: Keys davor</translation>
    </message>
    <message>
        <source>unbounded</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>Window: keys after</source>
        <translation>Fenster: Keys danach</translation>
    </message>
    <message>
        <source>Documents: lengths such as 30, 50, 20</source>
        <translation>Dokumente: Längen wie 30, 50, 20</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>Documents of the keys</source>
        <translation>Dokumente der Keys</translation>
    </message>
    <message>
        <source>as those of the queries</source>
        <translation>wie die der Queries</translation>
    </message>
    <message>
        <source>Paint block mask…</source>
        <translation>Blockmaske malen …</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the block mask</source>
        <translation>Die Blockmaske entfernen</translation>
    </message>
    <message>
        <source>The sizes and blocks have to be right first.</source>
        <translation>Erst müssen Größen und Blöcke stimmen.</translation>
    </message>
    <message>
        <source>No block mask</source>
        <translation>Keine Blockmaske</translation>
    </message>
    <message>
        <source>Block mask of %1 × %2 tiles, %3 visible</source>
        <translation>Blockmaske aus %1 × %2 Kacheln, %3 sichtbar</translation>
    </message>
    <message>
        <source>window %1, %2</source>
        <translation>Fenster %1, %2</translation>
    </message>
    <message>
        <source>∞</source>
        <translation>∞</translation>
    </message>
    <message>
        <source>documents %1</source>
        <translation>Dokumente %1</translation>
    </message>
    <message>
        <source>block mask</source>
        <translation>Blockmaske</translation>
    </message>
    <message>
        <source>%1. Carried over to %2 × %3: a tile may be visible where it meets one that may.</source>
        <translation>%1. Übertragen auf %2 × %3: eine Kachel darf sichtbar sein, wo sie eine trifft, die es darf.</translation>
    </message>
</context>
<context>
    <name>StageWords</name>
    <message>
        <source>loaded</source>
        <translation>geladen</translation>
    </message>
    <message>
        <source>stored</source>
        <translation>geschrieben</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>not modelled</source>
        <translation>nicht modelliert</translation>
    </message>
    <message>
        <source>no capacity given</source>
        <translation>keine Kapazität angegeben</translation>
    </message>
    <message>
        <source>%1 used</source>
        <translation>%1 belegt</translation>
    </message>
    <message>
        <source>given as a number, per thread block</source>
        <translation>als Zahl angegeben, je Thread-Block</translation>
    </message>
    <message>
        <source>%1, per thread block</source>
        <translation>%1, je Thread-Block</translation>
    </message>
    <message>
        <source>Capacity per thread block</source>
        <translation>Kapazität je Thread-Block</translation>
    </message>
    <message>
        <source>Capacity, %1 per thread block</source>
        <translation>Kapazität, %1 je Thread-Block</translation>
    </message>
    <message>
        <source>%1 too many</source>
        <translation>%1 zu viel</translation>
    </message>
    <message>
        <source>Does not fit: %1 too many. It still steps.</source>
        <translation>Passt nicht: %1 zu viel. Es läuft trotzdem.</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>queries down, stretched %1; keys across; never stored</source>
        <translation>Queries abwärts, %1 gestreckt; Keys quer; nie geschrieben</translation>
    </message>
    <message>
        <source>queries down, stretched %1; keys across</source>
        <translation>Queries abwärts, %1 gestreckt; Keys quer</translation>
    </message>
    <message>
        <source>queries stretched %1</source>
        <translation>Queries %1 gestreckt</translation>
    </message>
    <message>
        <source>queries down; keys across, stretched %1; never stored</source>
        <translation>Queries abwärts; Keys quer, %1 gestreckt; nie geschrieben</translation>
    </message>
    <message>
        <source>queries down; keys across, stretched %1</source>
        <translation>Queries abwärts; Keys quer, %1 gestreckt</translation>
    </message>
    <message>
        <source>keys stretched %1</source>
        <translation>Keys %1 gestreckt</translation>
    </message>
    <message>
        <source>queries down, keys across; never stored; strips not to scale</source>
        <translation>Queries abwärts, Keys quer; nie geschrieben; Streifen nicht maßstäblich</translation>
    </message>
    <message>
        <source>queries down, keys across; strips not to scale</source>
        <translation>Queries abwärts, Keys quer; Streifen nicht maßstäblich</translation>
    </message>
    <message>
        <source>strips not to scale</source>
        <translation>Streifen nicht maßstäblich</translation>
    </message>
    <message>
        <source>scores, weights: queries down, keys across; never stored</source>
        <translation>Scores, Gewichte: Queries abwärts, Keys quer; nie geschrieben</translation>
    </message>
    <message>
        <source>queries down, keys across; never stored</source>
        <translation>Queries abwärts, Keys quer; nie geschrieben</translation>
    </message>
    <message>
        <source>queries down, keys across</source>
        <translation>Queries abwärts, Keys quer</translation>
    </message>
    <message>
        <source>never stored</source>
        <translation>nie geschrieben</translation>
    </message>
    <message>
        <source>HBM</source>
        <translation>HBM</translation>
    </message>
    <message>
        <source>off-chip memory</source>
        <translation>Speicher außerhalb des Chips</translation>
    </message>
    <message>
        <source>key block *j*</source>
        <translation>Key-Block *j*</translation>
    </message>
    <message>
        <source>key block *j*, outer in loop 1</source>
        <translation>Key-Block *j*, außen in Schleife 1</translation>
    </message>
    <message>
        <source>key block *j*, outer loop</source>
        <translation>Key-Block *j*, äußere Schleife</translation>
    </message>
    <message>
        <source>key block *j*, inner loop</source>
        <translation>Key-Block *j*, innere Schleife</translation>
    </message>
    <message>
        <source>query block *i*</source>
        <translation>Query-Block *i*</translation>
    </message>
    <message>
        <source>query block *i*, Q %1</source>
        <translation>Query-Block *i*, Q %1</translation>
    </message>
    <message>
        <source>query block *i*, outer in loop 2</source>
        <translation>Query-Block *i*, außen in Schleife 2</translation>
    </message>
    <message>
        <source>query block *i*, inner loop</source>
        <translation>Query-Block *i*, innere Schleife</translation>
    </message>
    <message>
        <source>query block *i*, outer loop</source>
        <translation>Query-Block *i*, äußere Schleife</translation>
    </message>
    <message>
        <source>weights *P* = softmax of *S*</source>
        <translation>Gewichte *P* = Softmax von *S*</translation>
    </message>
    <message>
        <source>weights *P*, kept</source>
        <translation>Gewichte *P*, behalten</translation>
    </message>
    <message>
        <source>*P*, kept</source>
        <translation>*P*, behalten</translation>
    </message>
    <message>
        <source>weights *P*</source>
        <translation>Gewichte *P*</translation>
    </message>
    <message>
        <source>weights *P~*, not normalised</source>
        <translation>Gewichte *P~*, nicht normiert</translation>
    </message>
    <message>
        <source>d*P*, gradient of the weights</source>
        <translation>d*P*, Gradient der Gewichte</translation>
    </message>
    <message>
        <source>d*S*, gradient of the scores</source>
        <translation>d*S*, Gradient der Scores</translation>
    </message>
    <message>
        <source>scores *S*</source>
        <translation>Scores *S*</translation>
    </message>
    <message>
        <source>done tiles: scores *S*</source>
        <translation>fertige Kacheln: Scores *S*</translation>
    </message>
    <message>
        <source>Moved so far, %1</source>
        <translation>Bisher bewegt, %1</translation>
    </message>
    <message>
        <source>%1 full</source>
        <translation>%1 voll</translation>
    </message>
    <message>
        <source>%1 partial</source>
        <translation>%1 teilweise</translation>
    </message>
    <message>
        <source>%1 skipped</source>
        <translation>%1 übersprungen</translation>
    </message>
    <message>
        <source>1 tile, in every pass</source>
        <translation>1 Kachel, in jedem Gang</translation>
    </message>
    <message>
        <source>%1 tiles, all in every pass</source>
        <translation>%1 Kacheln, alle in jedem Gang</translation>
    </message>
    <message>
        <source>%1 of %2 tiles, in both loops</source>
        <translation>%1 von %2 Kacheln, in beiden Schleifen</translation>
    </message>
    <message>
        <source>%1 of %2 tiles visited</source>
        <translation>%1 von %2 Kacheln besucht</translation>
    </message>
    <message>
        <source>%1 tiles of zeros</source>
        <translation>%1 Kacheln aus Nullen</translation>
    </message>
    <message>
        <source>%1 FLOP over *d*_k</source>
        <translation>je %1 FLOP über *d*_k</translation>
    </message>
    <message>
        <source>%1 FLOP over *d*_v</source>
        <translation>je %1 FLOP über *d*_v</translation>
    </message>
    <message>
        <source>one for each visited tile.</source>
        <translation>einer je besuchter Kachel.</translation>
    </message>
    <message>
        <source>Blocks of a tensor</source>
        <translation>Blöcke eines Tensors</translation>
    </message>
    <message>
        <source>summed in parts</source>
        <translation>in Teilen summiert</translation>
    </message>
    <message>
        <source>tiles summed</source>
        <translation>summiert</translation>
    </message>
    <message>
        <source>Not modelled: Algorithm 0 leaves open</source>
        <translation>Nicht modelliert: Algorithmus 0 lässt offen,</translation>
    </message>
    <message>
        <source>what stays on chip. Its count lets</source>
        <translation>was auf dem Chip bleibt. Nach seiner Zählung</translation>
    </message>
    <message>
        <source>*Q*, *K* and *V* cross once.</source>
        <translation>kommen *Q*, *K* und *V* je einmal.</translation>
    </message>
    <message>
        <source>SRAM</source>
        <translation>SRAM</translation>
    </message>
    <message>
        <source>on chip; not modelled</source>
        <translation>auf dem Chip; nicht modelliert</translation>
    </message>
    <message>
        <source>on chip; boxes to the scale of their values</source>
        <translation>auf dem Chip; Kästen im Maßstab ihrer Werte</translation>
    </message>
    <message>
        <source>on chip</source>
        <translation>auf dem Chip</translation>
    </message>
    <message>
        <source>Three passes</source>
        <translation>Drei Gänge</translation>
    </message>
    <message>
        <source>*P* = softmax of *S*, row by row</source>
        <translation>*P* = Softmax von *S*, zeilenweise</translation>
    </message>
    <message>
        <source>Five passes</source>
        <translation>Fünf Gänge</translation>
    </message>
    <message>
        <source>Five products a tile</source>
        <translation>Fünf Produkte je Kachel</translation>
    </message>
    <message>
        <source>Seven products, two loops</source>
        <translation>Sieben Produkte, zwei Schleifen</translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>je %1</translation>
    </message>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <source>partial</source>
        <translation>teilweise</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>übersprungen</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>vorbei</translation>
    </message>
    <message>
        <source>in HBM</source>
        <translation>im HBM</translation>
    </message>
    <message>
        <source>also on chip</source>
        <translation>auch auf dem Chip</translation>
    </message>
    <message>
        <source>not written yet</source>
        <translation>noch nicht geschrieben</translation>
    </message>
    <message>
        <source>causal mask</source>
        <translation>kausale Maske</translation>
    </message>
    <message>
        <source>window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>other documents</source>
        <translation>andere Dokumente</translation>
    </message>
    <message>
        <source>block mask</source>
        <translation>Blockmaske</translation>
    </message>
    <message>
        <source>masks together</source>
        <translation>Masken zusammen</translation>
    </message>
    <message>
        <source>%1 done, %2 now, %3 to come</source>
        <translation>%1 fertig, %2 jetzt, %3 offen</translation>
    </message>
    <message>
        <source>%1 holds %2 of its %3 parts,</source>
        <translation>%1 hat %2 seiner %3 Teile,</translation>
    </message>
    <message>
        <source>Blocks are summed in parts,</source>
        <translation>Blöcke entstehen als Summe von Teilen,</translation>
    </message>
    <message>
        <source>last: %1, %2</source>
        <translation>zuletzt: %1, %2</translation>
    </message>
    <message>
        <source>last move: %1, %2, at step %3</source>
        <translation>letzte Bewegung: %1, %2, bei Schritt %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>all masked, computed all the same</source>
        <translation>ganz maskiert, dennoch berechnet</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation>%1 „%2“</translation>
    </message>
    <message>
        <source>%1 block %2</source>
        <translation>%1, Block %2</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>noch nicht berechnet</translation>
    </message>
    <message>
        <source>computed, but not at hand at this step</source>
        <translation>berechnet, bei diesem Schritt aber nicht zur Hand</translation>
    </message>
    <message>
        <source>weight %1, made anew from Q, K and lse</source>
        <translation>Gewicht %1, neu aus Q, K und lse</translation>
    </message>
    <message>
        <source>score %1, made anew from Q and K</source>
        <translation>Score %1, neu aus Q und K</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>%1: masked</source>
        <translation>%1: maskiert</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: weight %2</source>
        <translation>%1: Gewicht %2</translation>
    </message>
    <message>
        <source>%1: weight, not normalised, %2</source>
        <translation>%1: Gewicht, nicht normiert, %2</translation>
    </message>
    <message>
        <source>%1: dP %2</source>
        <translation>%1: dP %2</translation>
    </message>
    <message>
        <source>%1: dS %2</source>
        <translation>%1: dS %2</translation>
    </message>
    <message>
        <source>%1: score %2</source>
        <translation>%1: Score %2</translation>
    </message>
    <message>
        <source>Score grid, %1 × %2 tiles</source>
        <translation>Score-Raster, %1 × %2 Kacheln</translation>
    </message>
    <message>
        <source>Tile (%1, %2), %3</source>
        <translation>Kachel (%1, %2), %3</translation>
    </message>
    <message>
        <source>queries %1, keys %2</source>
        <translation>Queries %1, Keys %2</translation>
    </message>
    <message>
        <source>all entries masked: %1</source>
        <translation>alle Einträge maskiert: %1</translation>
    </message>
    <message>
        <source>%1 of %2 entries are visible</source>
        <translation>%1 von %2 Einträgen sind sichtbar</translation>
    </message>
    <message>
        <source>%1: %2 of %3 parts summed</source>
        <translation>%1: %2 von %3 Teilen summiert</translation>
    </message>
    <message>
        <source>All its entries are masked: %1.</source>
        <translation>Alle Einträge sind maskiert: %1.</translation>
    </message>
    <message>
        <source>It is skipped: %1.</source>
        <translation>Sie wird übersprungen: %1.</translation>
    </message>
    <message>
        <source>keys %1, %2</source>
        <translation>Keys %1, %2</translation>
    </message>
    <message>
        <source>queries %1, %2</source>
        <translation>Queries %1, %2</translation>
    </message>
    <message>
        <source>%1 of %2 parts summed</source>
        <translation>%1 von %2 Teilen summiert</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>scores *S* = *c* · *Q* *K*^T</source>
        <translation>Scores *S* = *c* · *Q* *K*^T</translation>
    </message>
    <message>
        <source>parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Parts of %1</source>
        <translation>Teile von %1</translation>
    </message>
    <message>
        <source>%1 FLOP a product</source>
        <translation>%1 FLOP je Produkt</translation>
    </message>
    <message>
        <source>%1 of %2 tile, in both loops</source>
        <translation>%1 von %2 Kachel, in beiden Schleifen</translation>
    </message>
    <message>
        <source>%1 of %2 tile visited</source>
        <translation>%1 von %2 Kachel besucht</translation>
    </message>
    <message>
        <source>1 tile of zeros</source>
        <translation>1 Kachel aus Nullen</translation>
    </message>
    <message>
        <source>%1 of %2 entries is visible</source>
        <translation>%1 von %2 Einträgen ist sichtbar</translation>
    </message>
</context>
<context>
    <name>SweepPicture</name>
    <message>
        <source>Points over %1</source>
        <translation>Punkte über %1</translation>
    </message>
    <message>
        <source>Measured on %1.</source>
        <translation>Gemessen auf %1.</translation>
    </message>
    <message>
        <source>Command: %1</source>
        <translation>Befehl: %1</translation>
    </message>
</context>
<context>
    <name>VisitedFigure</name>
    <message>
        <source>no mask</source>
        <translation>keine Maske</translation>
    </message>
    <message>
        <source>Tiles visited</source>
        <translation>Besuchte Kacheln</translation>
    </message>
    <message>
        <source>share of the grid</source>
        <translation>Anteil am Raster</translation>
    </message>
    <message>
        <source>square block *B*_r = *B*_c = *B*, *n* = *T*/*B* a side</source>
        <translation>quadratischer Block *B*_r = *B*_c = *B*, *n* = *T*/*B* je Seite</translation>
    </message>
    <message>
        <source>%1 of the entries are visible under a causal mask</source>
        <translation>%1 der Einträge sind unter einer kausalen Maske sichtbar</translation>
    </message>
    <message>
        <source>%1 of the entries are visible</source>
        <translation>%1 der Einträge sind sichtbar</translation>
    </message>
    <message>
        <source>Of this configuration %1 of %2 tiles are visited, %3.</source>
        <translation>In dieser Konfiguration werden %1 von %2 Kacheln besucht, %3.</translation>
    </message>
    <message>
        <source>%1 of %2 tiles</source>
        <translation>%1 von %2 Kacheln</translation>
    </message>
    <message>
        <source>Smaller blocks follow a mask’s edge more closely; without a mask all are visited.</source>
        <translation>Kleinere Blöcke folgen dem Rand einer Maske genauer; ohne Maske werden alle besucht.</translation>
    </message>
    <message>
        <source>Smaller blocks follow the mask’s edge more closely. %1</source>
        <translation>Kleinere Blöcke folgen dem Rand der Maske genauer. %1</translation>
    </message>
    <message>
        <source>%1 visible, causal</source>
        <translation>%1 sichtbar, kausal</translation>
    </message>
    <message>
        <source>%1 visible</source>
        <translation>%1 sichtbar</translation>
    </message>
    <message>
        <source>%1 (set)</source>
        <translation>%1 (gesetzt)</translation>
    </message>
    <message>
        <source>as set</source>
        <translation>wie gesetzt</translation>
    </message>
    <message>
        <source>Of this configuration %1 of %2 tile is visited, %3.</source>
        <translation>Von dieser Konfiguration wird %1 von %2 Kachel besucht, %3.</translation>
    </message>
    <message>
        <source>Of this configuration %1 of %2 tiles is visited, %3.</source>
        <translation>Von dieser Konfiguration wird %1 von %2 Kacheln besucht, %3.</translation>
    </message>
    <message>
        <source>%1 of %2 tile</source>
        <translation>%1 von %2 Kachel</translation>
    </message>
    <message>
        <source>Of *n* × *n* square tiles a causal mask leaves *n*(*n* + 1)/2: with square blocks of %1, *n* = %2, these are %3 of %4.</source>
        <translation>Von *n* × *n* quadratischen Kacheln lässt eine kausale Maske *n*(*n* + 1)/2: mit quadratischen Blöcken von %1, *n* = %2, sind das %3 von %4.</translation>
    </message>
</context>
<context>
    <name>Worksheet</name>
    <message>
        <source>Worksheet: %1</source>
        <translation>Arbeitsblatt: %1</translation>
    </message>
</context>
<context>
    <name>WorksheetPage</name>
    <message>
        <source>Solution: %1</source>
        <translation>Lösung: %1</translation>
    </message>
    <message>
        <source>Worksheet: %1</source>
        <translation>Arbeitsblatt: %1</translation>
    </message>
    <message>
        <source>Name: ______________________________</source>
        <translation>Name: ______________________________</translation>
    </message>
    <message>
        <source>FlashAttention-2, forward: %1 queries, %2 keys, width %3, blocks of *B*_r = %4 queries and *B*_c = %5 keys.</source>
        <translation>FlashAttention-2, vorwärts: %1 Queries, %2 Keys, Breite %3, Blöcke von *B*_r = %4 Queries und *B*_c = %5 Keys.</translation>
    </message>
    <message>
        <source>Every row begins with *m* = −∞, *l* = 0 and *O~* = 0. At each tile:   *m′* = max(*m*, largest score),   *f* = *e*^{m − m′},</source>
        <translation>Jede Zeile beginnt mit *m* = −∞, *l* = 0 und *O~* = 0. In jeder Kachel:   *m′* = max(*m*, größter Score),   *f* = *e*^{m − m′},</translation>
    </message>
    <message>
        <source>*l* becomes *f* *l* + Σ *e*^{S − m′},   *O~* becomes *f* *O~* + Σ *e*^{S − m′} *V*.   At the end:   *O* = *O~* / *l*,   lse = *m* + log *l*.</source>
        <translation>*l* wird *f* *l* + Σ *e*^{S − m′},   *O~* wird *f* *O~* + Σ *e*^{S − m′} *V*.   Am Ende:   *O* = *O~* / *l*,   lse = *m* + log *l*.</translation>
    </message>
    <message>
        <source>The engine&apos;s own numbers, rounded to three decimals: the last digit of yours may differ.</source>
        <translation>Die Zahlen der Engine, auf drei Nachkommastellen gerundet: die letzte Stelle darf abweichen.</translation>
    </message>
    <message>
        <source>The scores *S* are given%1. Fill in the empty boxes, to two or three decimals.</source>
        <translation>Die Scores *S* sind gegeben%1. Füllen Sie die leeren Kästchen aus, auf zwei oder drei Nachkommastellen.</translation>
    </message>
    <message>
        <source>; a dash is a masked one</source>
        <translation>; ein Strich steht für einen maskierten</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>tile</source>
        <translation>Kachel</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>scores *S*, given</source>
        <translation>Scores *S*, gegeben</translation>
    </message>
    <message>
        <source>Row block %1: queries %2</source>
        <translation>Zeilenblock %1: Queries %2</translation>
    </message>
    <message>
        <source>(%1, %2), keys %3</source>
        <translation>(%1, %2), Keys %3</translation>
    </message>
    <message>
        <source>skipped: no visible entry, nothing is loaded or computed</source>
        <translation>übersprungen: kein sichtbarer Eintrag, nichts wird geladen oder berechnet</translation>
    </message>
    <message>
        <source>end: lse and *O*</source>
        <translation>Ende: lse und *O*</translation>
    </message>
    <message>
        <source>Row blocks 0 to %1 of %2: the others have no room on one page.</source>
        <translation>Zeilenblöcke 0 bis %1 von %2: die anderen haben auf einer Seite keinen Platz.</translation>
    </message>
</context>
<context>
    <name>numbers</name>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>Byte</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
</context>
<context>
    <name>tilewise</name>
    <message>
        <source>The %1 listing computes in one precision throughout; this problem rounds to %2 on the way.</source>
        <translation>Das %1-Listing rechnet durchweg in einer Genauigkeit; dieses Problem rundet unterwegs auf %2.</translation>
    </message>
    <message>
        <source>In %1 the backward pass is that of FlashAttention-2; this problem has another one: %2.</source>
        <translation>In %1 ist der Rückwärtspass der von FlashAttention-2; dieses Problem hat einen anderen: %2.</translation>
    </message>
    <message>
        <source>The %1 listing is of FlashAttention-2; this problem is computed by %2.</source>
        <translation>Das %1-Listing zeigt FlashAttention-2; dieses Problem wird mit %2 berechnet.</translation>
    </message>
    <message>
        <source>No kernel can be compiled for this problem. %1</source>
        <translation>Für dieses Problem lässt sich kein Kernel übersetzen. %1</translation>
    </message>
    <message>
        <source>Pseudo-code</source>
        <translation>Pseudocode</translation>
    </message>
    <message>
        <source>The Triton listing has the forward pass alone; the steps are those of the backward pass.</source>
        <translation>Das Triton-Listing hat nur den Vorwärtspass; die Schritte sind die des Rückwärtspasses.</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>Standard</translation>
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
        <translation>Query außen</translation>
    </message>
    <message>
        <source>two loops</source>
        <translation>zwei Schleifen</translation>
    </message>
    <message>
        <source>standard attention</source>
        <translation>Standard-Attention</translation>
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
        <translation>Query-Blöcke außen</translation>
    </message>
    <message>
        <source>order %1</source>
        <translation>Reihenfolge %1</translation>
    </message>
    <message>
        <source>%1, forward</source>
        <translation>%1, vorwärts</translation>
    </message>
    <message>
        <source>%1, backward</source>
        <translation>%1, rückwärts</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>Byte</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>the output</source>
        <translation>die Ausgabe</translation>
    </message>
    <message>
        <source>to make P again, tile by tile</source>
        <translation>um P neu zu berechnen, Kachel für Kachel</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>the backward pass reads it</source>
        <translation>der Rückwärtspass liest es</translation>
    </message>
    <message>
        <source>dropout mask</source>
        <translation>Dropout-Maske</translation>
    </message>
    <message>
        <source>which weights were dropped, a byte each</source>
        <translation>welche Gewichte entfielen, je ein Byte</translation>
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
        <translation>Dropout-Startwert</translation>
    </message>
    <message>
        <source>to draw the same mask again</source>
        <translation>um dieselbe Maske neu zu ziehen</translation>
    </message>
    <message>
        <source>values × %1 · %2 = %3 heads</source>
        <translation>Werte × %1 · %2 = %3 Köpfe</translation>
    </message>
    <message>
        <source>The counts above are of one head; B · H heads multiply them: %1 bytes.</source>
        <translation>Die Zahlen oben gelten für einen Kopf; B · H Köpfe vervielfachen sie: %1 Bytes.</translation>
    </message>
    <message>
        <source>FLOPs in products</source>
        <translation>FLOPs in Produkten</translation>
    </message>
    <message>
        <source>Two for each multiply-add, of the whole pass.</source>
        <translation>Zwei je Multiplikation mit Addition, für den ganzen Pass.</translation>
    </message>
    <message>
        <source>exponentials</source>
        <translation>Exponentialfunktionen</translation>
    </message>
    <message>
        <source>Calls of exp in the whole pass.</source>
        <translation>Aufrufe von exp im ganzen Pass.</translation>
    </message>
    <message>
        <source>An entry of a visited tile takes %1 d FLOPs in products; standard attention, which kept P, takes %2 d.</source>
        <translation>Ein Eintrag einer besuchten Kachel braucht %1 d FLOPs in Produkten; Standard-Attention, die P behielt, braucht %2 d.</translation>
    </message>
    <message>
        <source>An entry of a visited tile takes %1 FLOPs in products where standard attention, which kept P, takes %2.</source>
        <translation>Ein Eintrag einer besuchten Kachel braucht %1 FLOPs in Produkten, wo Standard-Attention, die P behielt, %2 braucht.</translation>
    </message>
    <message>
        <source>recomputation</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>%1 products a tile instead of %2</source>
        <translation>%1 Produkte je Kachel statt %2</translation>
    </message>
    <message>
        <source>Standard attention makes dV, dP, dQ and dK from the P that it kept; by tiles S is made again%1.</source>
        <translation>Standard-Attention bildet dV, dP, dQ und dK aus dem behaltenen P; kachelweise entsteht S neu%1.</translation>
    </message>
    <message>
        <source>, in both loops, and dP too</source>
        <translation>, in beiden Schleifen, und dP auch</translation>
    </message>
    <message>
        <source>its FLOPs in products</source>
        <translation>deren FLOPs in Produkten</translation>
    </message>
    <message>
        <source>%1/%2 of standard’s</source>
        <translation>%1/%2 von Standard</translation>
    </message>
    <message>
        <source>%1 (%2 B)</source>
        <translation>%1 (%2 B)</translation>
    </message>
    <message>
        <source>HBM held beyond inputs and outputs</source>
        <translation>HBM belegt neben Ein- und Ausgaben</translation>
    </message>
    <message>
        <source>%1 holds at most %2 values, %3 bytes, beyond inputs and outputs.</source>
        <translation>%1 belegt höchstens %2 Werte, %3 Bytes, neben Ein- und Ausgaben.</translation>
    </message>
    <message>
        <source>kept for the backward pass</source>
        <translation>behalten für den Rückwärtspass</translation>
    </message>
    <message>
        <source>The part that a backward pass needs.</source>
        <translation>Der Teil, den ein Rückwärtspass braucht.</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>gedruckt</translation>
    </message>
    <message>
        <source>recomputed</source>
        <translation>neu berechnet</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>measured here</source>
        <translation>hier gemessen</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>stimmt</translation>
    </message>
    <message>
        <source>near</source>
        <translation>nahe</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>weicht ab</translation>
    </message>
    <message>
        <source>plot only</source>
        <translation>nur im Diagramm</translation>
    </message>
    <message>
        <source>key block</source>
        <translation>Key-Block</translation>
    </message>
    <message>
        <source>row block</source>
        <translation>Zeilenblock</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>row terms, %1</source>
        <translation>Zeilenterme, %1</translation>
    </message>
    <message>
        <source>loop %1, %2</source>
        <translation>Schleife %1, %2</translation>
    </message>
    <message>
        <source>pass %1, %2</source>
        <translation>Gang %1, %2</translation>
    </message>
    <message>
        <source>It was counted only and has no numbers.</source>
        <translation>Er wurde nur gezählt und hat keine Zahlen.</translation>
    </message>
    <message>
        <source>The sheet is about the forward pass of FlashAttention-2.</source>
        <translation>Das Blatt behandelt den Vorwärtspass von FlashAttention-2.</translation>
    </message>
    <message>
        <source>Dropout cannot be done by hand.</source>
        <translation>Dropout lässt sich nicht von Hand rechnen.</translation>
    </message>
    <message>
        <source>It has more than %1 tokens.</source>
        <translation>Er hat mehr als %1 Token.</translation>
    </message>
    <message>
        <source>Its tiles are wider than %1 keys.</source>
        <translation>Seine Kacheln sind breiter als %1 Keys.</translation>
    </message>
    <message>
        <source>Its values are wider than %1.</source>
        <translation>Seine Values sind breiter als %1.</translation>
    </message>
    <message>
        <source>on-chip size *M*, values</source>
        <translation>On-Chip-Größe *M*, Werte</translation>
    </message>
    <message>
        <source>length *T*, tokens</source>
        <translation>Länge *T*, Token</translation>
    </message>
    <message>
        <source>width *d*</source>
        <translation>Breite *d*</translation>
    </message>
    <message>
        <source>fraction *s* of the tiles that is visited</source>
        <translation>Anteil *s* der besuchten Kacheln</translation>
    </message>
    <message>
        <source>without the mask</source>
        <translation>ohne die Maske</translation>
    </message>
    <message>
        <source>this configuration</source>
        <translation>diese Konfiguration</translation>
    </message>
    <message>
        <source>this configuration, %1</source>
        <translation>diese Konfiguration, %1</translation>
    </message>
    <message>
        <source>⌈M/4d⌉ rows</source>
        <translation>⌈M/4d⌉ Zeilen</translation>
    </message>
    <message>
        <source>%1, B_r ≤ d</source>
        <translation>%1, B_r ≤ d</translation>
    </message>
    <message>
        <source>Blocks from M, and the proof’s budget</source>
        <translation>Blöcke aus M und das Budget des Beweises</translation>
    </message>
    <message>
        <source>Standard attention leaves open what it holds on chip: its analysis sets no blocks.</source>
        <translation>Standard-Attention lässt offen, was auf dem Chip liegt: ihre Analyse legt keine Blöcke fest.</translation>
    </message>
    <message>
        <source>share of M, %1</source>
        <translation>Anteil an M, %1</translation>
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
        <translation>auf dem Chip</translation>
    </message>
    <message>
        <source>all of *M*</source>
        <translation>ganz *M*</translation>
    </message>
    <message>
        <source>%1 from *M*</source>
        <translation>%1 aus *M*</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>The budget takes %1 of M.</source>
        <translation>Das Budget nimmt %1 von M.</translation>
    </message>
    <message>
        <source>No block of one row fits *M* = %1.</source>
        <translation>Kein Block von einer Zeile passt in *M* = %1.</translation>
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
        <translation>%1 weniger Werte</translation>
    </message>
    <message>
        <source>%1 more values</source>
        <translation>%1 mehr Werte</translation>
    </message>
    <message>
        <source>%1 fewer bytes</source>
        <translation>%1 weniger Bytes</translation>
    </message>
    <message>
        <source>%1 more bytes</source>
        <translation>%1 mehr Bytes</translation>
    </message>
    <message>
        <source>On chip</source>
        <translation>Auf dem Chip</translation>
    </message>
    <message>
        <source>left open</source>
        <translation>offen gelassen</translation>
    </message>
    <message>
        <source>Algorithm 0 does not say what standard attention holds.</source>
        <translation>Algorithmus 0 sagt nicht, was Standard-Attention hält.</translation>
    </message>
    <message>
        <source>The set of blocks that is held at once.</source>
        <translation>Die Blöcke, die gleichzeitig gehalten werden.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Of %1; statistics take 4 bytes each.</source>
        <translation>Von %1; Statistiken brauchen je 4 Bytes.</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>Passt</translation>
    </message>
    <message>
        <source>✓ %1 free</source>
        <translation>✓ %1 frei</translation>
    </message>
    <message>
        <source>✕ %1 too many</source>
        <translation>✕ %1 zu viel</translation>
    </message>
    <message>
        <source>Held against the on-chip memory that one thread block may use.</source>
        <translation>Gegen den On-Chip-Speicher, den ein Thread-Block nutzen darf.</translation>
    </message>
    <message>
        <source>HBM traffic</source>
        <translation>HBM-Verkehr</translation>
    </message>
    <message>
        <source>Loads and stores of one head.</source>
        <translation>Lese- und Schreibzugriffe eines Kopfes.</translation>
    </message>
    <message>
        <source>Matrices in the modelled type, statistics in 4 bytes.</source>
        <translation>Matrizen im modellierten Typ, Statistiken in 4 Bytes.</translation>
    </message>
    <message>
        <source>against standard</source>
        <translation>gegen Standard</translation>
    </message>
    <message>
        <source>Standard attention moves %1.</source>
        <translation>Standard-Attention bewegt %1.</translation>
    </message>
    <message>
        <source>Standard attention moves %1. Bytes compare otherwise than values because statistics take 4 bytes each, whatever the type.</source>
        <translation>Standard-Attention bewegt %1. Bytes vergleichen sich anders als Werte, weil Statistiken je 4 Bytes brauchen, gleich in welchem Typ.</translation>
    </message>
    <message>
        <source>Being counted.</source>
        <translation>Wird gezählt.</translation>
    </message>
    <message>
        <source>M / d²</source>
        <translation>M / d²</translation>
    </message>
    <message>
        <source>The order of the saving that the theorem gives for this on-chip size.</source>
        <translation>Die Ordnung der Ersparnis, die der Satz für diese On-Chip-Größe angibt.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kacheln</translation>
    </message>
    <message>
        <source>%1 of %2 visited</source>
        <translation>%1 von %2 besucht</translation>
    </message>
    <message>
        <source>Standard attention computes every entry.</source>
        <translation>Standard-Attention berechnet jeden Eintrag.</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>FLOPs in products, 2 for each multiply-add.</source>
        <translation>FLOPs in Produkten, 2 je Multiplikation mit Addition.</translation>
    </message>
    <message>
        <source>Intensity</source>
        <translation>Intensität</translation>
    </message>
    <message>
        <source>%1 FLOP per byte</source>
        <translation>%1 FLOP je Byte</translation>
    </message>
    <message>
        <source>FLOPs in products for each counted byte.</source>
        <translation>FLOPs in Produkten je gezähltem Byte.</translation>
    </message>
    <message>
        <source>HBM accesses</source>
        <translation>HBM-Zugriffe</translation>
    </message>
    <message>
        <source>Fewer than standard</source>
        <translation>Weniger als Standard</translation>
    </message>
    <message>
        <source>Traffic over block sizes</source>
        <translation>Verkehr über Blockgrößen</translation>
    </message>
    <message>
        <source>Tiles visited</source>
        <translation>Besuchte Kacheln</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Blocks from M</source>
        <translation>Blöcke aus M</translation>
    </message>
    <message>
        <source>Recompute or read back</source>
        <translation>Neu rechnen oder lesen</translation>
    </message>
    <message>
        <source>Extra memory</source>
        <translation>Zusätzlicher Speicher</translation>
    </message>
    <message>
        <source>against M</source>
        <translation>über M</translation>
    </message>
    <message>
        <source>against T</source>
        <translation>über T</translation>
    </message>
    <message>
        <source>against d</source>
        <translation>über d</translation>
    </message>
    <message>
        <source>against s</source>
        <translation>über s</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>causal</source>
        <translation>kausal</translation>
    </message>
    <message>
        <source>causal, window 512</source>
        <translation>kausal, Fenster 512</translation>
    </message>
    <message>
        <source>window 512 both ways</source>
        <translation>Fenster 512 beidseitig</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>*M* as set: %1</source>
        <translation>*M* wie gesetzt: %1</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>as %1</source>
        <translation>wie %1</translation>
    </message>
    <message>
        <source>kept for the backward pass, %1 heads</source>
        <translation>behalten für den Rückwärtspass, %1 Köpfe</translation>
    </message>
    <message>
        <source>standard: *P*</source>
        <translation>Standard: *P*</translation>
    </message>
    <message>
        <source>FA-1: *m*, *l*</source>
        <translation>FA-1: *m*, *l*</translation>
    </message>
    <message>
        <source>FA-2: lse</source>
        <translation>FA-2: lse</translation>
    </message>
    <message>
        <source>At %1 tokens one layer of %2 heads keeps %3 of *P* in standard attention, %4 of lse in FA-2.</source>
        <translation>Bei %1 Token behält eine Schicht mit %2 Köpfen %3 von *P* in Standard-Attention, %4 von lse in FA-2.</translation>
    </message>
    <message>
        <source>*T* = %1</source>
        <translation>*T* = %1</translation>
    </message>
    <message>
        <source>this configuration, *T* = %1</source>
        <translation>diese Konfiguration, *T* = %1</translation>
    </message>
    <message>
        <source>At the present length, %1 heads keep %2; standard attention %3.</source>
        <translation>Bei der jetzigen Länge behalten %1 Köpfe %2; Standard-Attention %3.</translation>
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
        <translation>Werte von Standard durch diese</translation>
    </message>
    <message>
        <source>%1 as much as %2</source>
        <translation>%1 so viel wie %2</translation>
    </message>
    <message>
        <source>At *M* = %1 standard moves %2; *M*/*d*^2 = %3 is the theorem’s order, without its factor.</source>
        <translation>Bei *M* = %1 bewegt Standard %2; *M*/*d*^2 = %3 ist die Ordnung des Satzes, ohne seinen Faktor.</translation>
    </message>
    <message>
        <source>log scale</source>
        <translation>log. Skala</translation>
    </message>
    <message>
        <source>log scales</source>
        <translation>log. Skalen</translation>
    </message>
    <message>
        <source>as much as standard</source>
        <translation>so viel wie Standard</translation>
    </message>
    <message>
        <source>%1 fewer than standard</source>
        <translation>%1 weniger als Standard</translation>
    </message>
    <message>
        <source>This configuration moves %1 fewer values than standard attention.</source>
        <translation>Diese Konfiguration bewegt %1 weniger Werte als Standard-Attention.</translation>
    </message>
    <message>
        <source>%1 ps</source>
        <translation>%1 ps</translation>
    </message>
    <message>
        <source>No document at hand states what %1 does with %2. The comparison needs a 16-bit type.</source>
        <translation>Keine vorliegende Quelle sagt, was %1 mit %2 leistet. Der Vergleich braucht einen 16-Bit-Typ.</translation>
    </message>
    <message>
        <source>width *d* of a query and a key</source>
        <translation>Breite *d* einer Query und eines Keys</translation>
    </message>
    <message>
        <source>again: 2*d*/*F*</source>
        <translation>neu: 2*d*/*F*</translation>
    </message>
    <message>
        <source>back: %1/*BW*</source>
        <translation>lesen: %1/*BW*</translation>
    </message>
    <message>
        <source>exponential</source>
        <translation>Exponentialfunktion</translation>
    </message>
    <message>
        <source>picoseconds, all of the device</source>
        <translation>Pikosekunden, für das ganze Gerät</translation>
    </message>
    <message>
        <source>equal at *d* = %1</source>
        <translation>gleich bei *d* = %1</translation>
    </message>
    <message>
        <source>the pure win ends</source>
        <translation>der reine Gewinn endet</translation>
    </message>
    <message>
        <source>this configuration, *d* = %1</source>
        <translation>diese Konfiguration, *d* = %1</translation>
    </message>
    <message>
        <source>%1 of reading back</source>
        <translation>%1 des Zurücklesens</translation>
    </message>
    <message>
        <source>the “pure win” ends at *d* = *F*/*BW* = %1</source>
        <translation>der „reine Gewinn“ endet bei *d* = *F*/*BW* = %1</translation>
    </message>
    <message>
        <source>At *d* = %1 making an entry of *P* again takes %2, reading its %3 bytes back %4: %5.</source>
        <translation>Bei *d* = %1 dauert es %2, einen Eintrag von *P* neu zu berechnen, seine %3 Bytes zurückzulesen %4: %5.</translation>
    </message>
    <message>
        <source>At *d* = %1 making an entry of *P* again takes %2, longer than reading its %3 bytes back, %4: %5.</source>
        <translation>Bei *d* = %1 dauert es %2, einen Eintrag von *P* neu zu berechnen, länger als seine %3 Bytes zurückzulesen, %4: %5.</translation>
    </message>
    <message>
        <source>At this width making it again takes %1 of the time of reading it back.</source>
        <translation>Bei dieser Breite braucht das Neuberechnen %1 der Zeit des Zurücklesens.</translation>
    </message>
    <message>
        <source>%1 TFLOP/s</source>
        <translation>%1 TFLOP/s</translation>
    </message>
    <message>
        <source>the tensor cores</source>
        <translation>die Tensorkerne</translation>
    </message>
    <message>
        <source>HBM bandwidth</source>
        <translation>die HBM-Bandbreite</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1 kann nicht %2 sein</translation>
    </message>
    <message>
        <source>%1 needs a number</source>
        <translation>%1 braucht eine Zahl</translation>
    </message>
    <message>
        <source>%1 needs a number, which “%2” is not</source>
        <translation>%1 braucht eine Zahl, was „%2“ nicht ist</translation>
    </message>
    <message>
        <source>%1 cannot be “%2”, which is not a known name</source>
        <translation>%1 kann nicht „%2“ sein, das ist kein bekannter Name</translation>
    </message>
    <message>
        <source>%1 cannot be combined with %2</source>
        <translation>%1 lässt sich nicht mit %2 verbinden</translation>
    </message>
    <message>
        <source>%1 must be given</source>
        <translation>%1 muss angegeben werden</translation>
    </message>
    <message>
        <source>%1 is not available in this version</source>
        <translation>%1 gibt es in dieser Version nicht</translation>
    </message>
    <message>
        <source>%1 does not know “%2” in this version</source>
        <translation>%1 kennt „%2“ in dieser Version nicht</translation>
    </message>
    <message>
        <source>%1 is too large</source>
        <translation>%1 ist zu groß</translation>
    </message>
    <message>
        <source>%1 is too large with %2</source>
        <translation>%1 ist zu groß mit %2</translation>
    </message>
    <message>
        <source>%1 does not exist or is not a file</source>
        <translation>%1 gibt es nicht, oder es ist keine Datei</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>%1 lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>%1 cannot be read (%2)</source>
        <translation>%1 lässt sich nicht lesen (%2)</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 ist leer</translation>
    </message>
    <message>
        <source>%1 has the wrong format</source>
        <translation>%1 hat das falsche Format</translation>
    </message>
    <message>
        <source>%1 has the wrong format (%2)</source>
        <translation>%1 hat das falsche Format (%2)</translation>
    </message>
    <message>
        <source>%1 ends too early</source>
        <translation>%1 endet zu früh</translation>
    </message>
    <message>
        <source>%1 ends too early (%2)</source>
        <translation>%1 endet zu früh (%2)</translation>
    </message>
    <message>
        <source>%1 holds elements of the type %2, which cannot be read</source>
        <translation>%1 enthält Elemente vom Typ %2, der sich nicht lesen lässt</translation>
    </message>
    <message>
        <source>%1 has the shape %2, which is not a matrix</source>
        <translation>%1 hat die Form %2, die keine Matrix ist</translation>
    </message>
    <message>
        <source>%1 has the shape %2, which does not fit</source>
        <translation>%1 hat die Form %2, die nicht passt</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 fehlt</translation>
    </message>
    <message>
        <source>%1 exists already and was left as it is</source>
        <translation>%1 gibt es schon und blieb unverändert</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2)</source>
        <translation>%1 lässt sich nicht schreiben (%2)</translation>
    </message>
    <message>
        <source>%1 was cancelled</source>
        <translation>%1 wurde abgebrochen</translation>
    </message>
    <message>
        <source>%1 needs more memory than there is</source>
        <translation>%1 braucht mehr Speicher, als da ist</translation>
    </message>
    <message>
        <source>%1 is not on this machine</source>
        <translation>%1 ist nicht auf diesem Rechner</translation>
    </message>
    <message>
        <source>%1 is not on this machine (%2)</source>
        <translation>%1 ist nicht auf diesem Rechner (%2)</translation>
    </message>
    <message>
        <source>%1 was refused by the compiler: %2</source>
        <translation>%1 wurde vom Compiler abgelehnt: %2</translation>
    </message>
    <message>
        <source>%1 failed on the device (%2)</source>
        <translation>%1 ist auf dem Gerät fehlgeschlagen (%2)</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1; accepted: %2.</source>
        <translation>%1; zulässig: %2.</translation>
    </message>
    <message>
        <source>In %1 no key was seen before; its largest score in this tile is %2. What is its *m′*?</source>
        <translation>In %1 wurde noch kein Key gesehen; der größte Score in dieser Kachel ist %2. Wie groß ist *m′*?</translation>
    </message>
    <message>
        <source>*m′* = max(−∞, %1) = %2.</source>
        <translation>*m′* = max(−∞, %1) = %2.</translation>
    </message>
    <message>
        <source>In %1 the maximum is %2 so far, and its largest score in this tile is %3. What is its *m′*?</source>
        <translation>In %1 ist das Maximum bisher %2, der größte Score in dieser Kachel ist %3. Wie groß ist *m′*?</translation>
    </message>
    <message>
        <source>*m′* = max(%1, %2) = %3.</source>
        <translation>*m′* = max(%1, %2) = %3.</translation>
    </message>
    <message>
        <source>In %1 there is no sum yet: its maximum was −∞. By which factor *f* = *e*^{m − m′} are *l* and %2 multiplied?</source>
        <translation>In %1 gibt es noch keine Summe: das Maximum war −∞. Mit welchem Faktor *f* = *e*^{m − m′} werden *l* und %2 multipliziert?</translation>
    </message>
    <message>
        <source>*f* = *e*^{−∞} = %1.</source>
        <translation>*f* = *e*^{−∞} = %1.</translation>
    </message>
    <message>
        <source>In %1 the maximum was %2 and is %3 now. By which factor are *l* and %4 multiplied?</source>
        <translation>In %1 war das Maximum %2 und ist jetzt %3. Mit welchem Faktor werden *l* und %4 multipliziert?</translation>
    </message>
    <message>
        <source>*f* = exp(%1 − %2) = %3.</source>
        <translation>*f* = exp(%1 − %2) = %3.</translation>
    </message>
    <message>
        <source>In %1 *l* is %2 after the rescale, and the weights of this tile sum to %3. What is *l* now?</source>
        <translation>In %1 ist *l* nach der Umskalierung %2, die Gewichte dieser Kachel ergeben zusammen %3. Wie groß ist *l* jetzt?</translation>
    </message>
    <message>
        <source>*l* = %1 + %2 = %3.</source>
        <translation>*l* = %1 + %2 = %3.</translation>
    </message>
    <message>
        <source>In %1 *l* is %2, and the first component of *O~* is %3. What is the first component of *O*?</source>
        <translation>In %1 ist *l* gleich %2 und die erste Komponente von *O~* gleich %3. Wie groß ist die erste Komponente von *O*?</translation>
    </message>
    <message>
        <source>*O* = %1 / %2 = %3.</source>
        <translation>*O* = %1 / %2 = %3.</translation>
    </message>
    <message>
        <source>In %1 *m* is %2 and *l* is %3. What is its lse?</source>
        <translation>In %1 ist *m* gleich %2 und *l* gleich %3. Wie groß ist lse?</translation>
    </message>
    <message>
        <source>lse = %1 + log %2 = %3.</source>
        <translation>lse = %1 + log %2 = %3.</translation>
    </message>
    <message>
        <source>In %1 the score of key %2 is %3, and lse is %4. What is the weight *P*?</source>
        <translation>In %1 ist der Score von Key %2 gleich %3 und lse gleich %4. Wie groß ist das Gewicht *P*?</translation>
    </message>
    <message>
        <source>*P* = exp(%1 − %2) = %3.</source>
        <translation>*P* = exp(%1 − %2) = %3.</translation>
    </message>
    <message>
        <source>In %1, at key %2: *P* is %3, d*P* is %4 and *D* is %5. What is d*S*?</source>
        <translation>In %1, bei Key %2: *P* ist %3, d*P* ist %4 und *D* ist %5. Wie groß ist d*S*?</translation>
    </message>
    <message>
        <source>d*S* = %1 · (%2 − %3) = %4.</source>
        <translation>d*S* = %1 · (%2 − %3) = %4.</translation>
    </message>
    <message>
        <source>Tile %1 comes next: queries %2, keys %3. Is it skipped, partial or full?</source>
        <translation>Als Nächstes kommt Kachel %1: Queries %2, Keys %3. Wird sie übersprungen, ist sie teilweise oder voll?</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Übersprungen</translation>
    </message>
    <message>
        <source>Partial</source>
        <translation>Teilweise</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>Es ist %1.</translation>
    </message>
    <message>
        <source>All %1 entries are visible.</source>
        <translation>Alle %1 Einträge sind sichtbar.</translation>
    </message>
    <message>
        <source>%1 of its %2 entries are visible.</source>
        <translation>%1 ihrer %2 Einträge sind sichtbar.</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <translation>%1 hat %2.</translation>
    </message>
    <message>
        <source>%1 has %2 rows of %3: %4.</source>
        <translation>%1 hat %2 Zeilen von %3: %4.</translation>
    </message>
    <message>
        <source>%1 is loaded next. How many values move?</source>
        <translation>Als Nächstes wird %1 geladen. Wie viele Werte werden bewegt?</translation>
    </message>
    <message>
        <source>%1 is stored next. How many values move?</source>
        <translation>Als Nächstes wird %1 geschrieben. Wie viele Werte werden bewegt?</translation>
    </message>
    <message>
        <source>Key block %1: how many of its %2 tiles are visited?</source>
        <translation>Key-Block %1: wie viele seiner %2 Kacheln werden besucht?</translation>
    </message>
    <message>
        <source>Row block %1: how many of its %2 tiles are visited?</source>
        <translation>Zeilenblock %1: wie viele seiner %2 Kacheln werden besucht?</translation>
    </message>
    <message>
        <source>%1 of them have no visible entry and are skipped.</source>
        <translation>%1 davon haben keinen sichtbaren Eintrag und werden übersprungen.</translation>
    </message>
    <message>
        <source>A product comes next. How many FLOPs does it take, two a multiply-add?</source>
        <translation>Als Nächstes kommt ein Produkt. Wie viele FLOPs braucht es, zwei je Multiplikation mit Addition?</translation>
    </message>
    <message>
        <source>Two for each multiply-add: %1.</source>
        <translation>Zwei je Multiplikation mit Addition: %1.</translation>
    </message>
    <message>
        <source>%1 queries meet %2 keys of width %3. How many FLOPs does *Q* *K*^T take, two a multiply-add?</source>
        <translation>%1 Queries treffen auf %2 Keys der Breite %3. Wie viele FLOPs braucht *Q* *K*^T, zwei je Multiplikation mit Addition?</translation>
    </message>
    <message>
        <source>2 · %1 · %2 · %3 = %4.</source>
        <translation>2 · %1 · %2 · %3 = %4.</translation>
    </message>
    <message>
        <source>The mask is applied next, to queries %1 and keys %2. How many of the %3 entries stay visible?</source>
        <translation>Als Nächstes wird die Maske angewandt, auf Queries %1 und Keys %2. Wie viele der %3 Einträge bleiben sichtbar?</translation>
    </message>
    <message>
        <source>%1 are masked.</source>
        <translation>%1 sind maskiert.</translation>
    </message>
    <message>
        <source>How many exponentials are taken in this step?</source>
        <translation>Wie viele Exponentialfunktionen werden in diesem Schritt berechnet?</translation>
    </message>
    <message>
        <source>One for each entry that is computed: %1.</source>
        <translation>Eine je berechnetem Eintrag: %1.</translation>
    </message>
    <message>
        <source>How many rows does the next step touch?</source>
        <translation>Wie viele Zeilen berührt der nächste Schritt?</translation>
    </message>
    <message>
        <source>It touches every row of the block: %1.</source>
        <translation>Er berührt jede Zeile des Blocks: %1.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>no array of this name</source>
        <translation>kein Array dieses Namens</translation>
    </message>
    <message>
        <source>largest error %1; %2 is accepted</source>
        <translation>größter Fehler %1; zulässig %2</translation>
    </message>
    <message>
        <source>NaN or ∞ misplaced</source>
        <translation>NaN oder ∞ an falscher Stelle</translation>
    </message>
    <message>
        <source>worst in row %1</source>
        <translation>am schlechtesten in Zeile %1</translation>
    </message>
    <message>
        <source>worst at (%1, %2)</source>
        <translation>am schlechtesten bei (%1, %2)</translation>
    </message>
    <message>
        <source>as by the rules</source>
        <translation>wie nach den Regeln</translation>
    </message>
    <message>
        <source>the rules: %1</source>
        <translation>die Regeln: %1</translation>
    </message>
    <message>
        <source>%1 pass</source>
        <translation>%1, Pass</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <translation>%1 bewegt</translation>
    </message>
    <message>
        <source>load %1</source>
        <translation>%1 laden</translation>
    </message>
    <message>
        <source>store %1</source>
        <translation>%1 schreiben</translation>
    </message>
    <message>
        <source>peak on chip</source>
        <translation>Spitze auf dem Chip</translation>
    </message>
    <message>
        <source>%1 at most</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>the rules hold %1; room for %2</source>
        <translation>die Regeln halten %1; Platz für %2</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>nichts weiter</translation>
    </message>
    <message>
        <source>first difference</source>
        <translation>erste Abweichung</translation>
    </message>
    <message>
        <source>%1 move %2: %3</source>
        <translation>%1 bewegen %2: %3</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 statt %2</translation>
    </message>
    <message>
        <source>T %1, d %2, %3 × %4</source>
        <translation>T %1, d %2, %3 × %4</translation>
    </message>
    <message>
        <source>standard %1</source>
        <translation>Standard %1</translation>
    </message>
    <message>
        <source>FlashAttention-2 %1</source>
        <translation>FlashAttention-2 %1</translation>
    </message>
    <message>
        <source>load %1, block %2: %3</source>
        <translation>%1 laden, Block %2: %3</translation>
    </message>
    <message>
        <source>store %1, block %2: %3</source>
        <translation>%1 schreiben, Block %2: %3</translation>
    </message>
    <message>
        <source>largest matrix</source>
        <translation>größte Matrix</translation>
    </message>
    <message>
        <source>%1 × %2 was held</source>
        <translation>%1 × %2 wurde gehalten</translation>
    </message>
    <message>
        <source>room for %1</source>
        <translation>Platz für %1</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <translation>Richtig: %1.</translation>
    </message>
    <message>
        <source>Not right yet: %1.</source>
        <translation>Noch nicht richtig: %1.</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>skipped, rightly</source>
        <translation>zu Recht übersprungen</translation>
    </message>
    <message>
        <source>skipped, with visible keys in it</source>
        <translation>übersprungen, mit sichtbaren Keys</translation>
    </message>
    <message>
        <source>computed, with no visible key in it</source>
        <translation>berechnet, ohne sichtbaren Key</translation>
    </message>
    <message>
        <source>masked entries weighed</source>
        <translation>maskierte Einträge gewichtet</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>in vain</source>
        <translation>umsonst</translation>
    </message>
    <message>
        <source>wrongly weighed</source>
        <translation>falsch gewichtet</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>übersprungen</translation>
    </message>
    <message>
        <source>Tile (%1, %2)</source>
        <translation>Kachel (%1, %2)</translation>
    </message>
    <message>
        <source>%1: skipped, though %2 of its %3 entries are visible</source>
        <translation>%1: übersprungen, obwohl %2 ihrer %3 Einträge sichtbar sind</translation>
    </message>
    <message>
        <source>%1: computed, though none of its %2 entries is visible</source>
        <translation>%1: berechnet, obwohl keiner ihrer %2 Einträge sichtbar ist</translation>
    </message>
    <message>
        <source>%1: rightly skipped</source>
        <translation>%1: zu Recht übersprungen</translation>
    </message>
    <message>
        <source>%1: computed, with %2 masked entries weighed</source>
        <translation>%1: berechnet, %2 maskierte Einträge gewichtet</translation>
    </message>
    <message>
        <source>%1: computed, %2 of its %3 entries are visible</source>
        <translation>%1: berechnet, %2 ihrer %3 Einträge sind sichtbar</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>nicht gelaufen</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>under way…</source>
        <translation>läuft …</translation>
    </message>
    <message>
        <source>not run: %1 FLOPs</source>
        <translation>nicht gelaufen: %1 FLOPs</translation>
    </message>
    <message>
        <source>largest %1, RMS %2</source>
        <translation>größter %1, RMS %2</translation>
    </message>
    <message>
        <source>worst at %1</source>
        <translation>am schlechtesten bei %1</translation>
    </message>
    <message>
        <source>Finite differences</source>
        <translation>Differenzenquotienten</translation>
    </message>
    <message>
        <source>%1 entries, largest %2, float64</source>
        <translation>%1 Einträge, größter %2, float64</translation>
    </message>
    <message>
        <source>%1 error ratio</source>
        <translation>%1, Fehlerverhältnis</translation>
    </message>
    <message>
        <source>dQ, same order twice</source>
        <translation>dQ, zweimal gleiche Reihenfolge</translation>
    </message>
    <message>
        <source>identical bit for bit</source>
        <translation>bitgleich</translation>
    </message>
    <message>
        <source>not the same bits</source>
        <translation>nicht dieselben Bits</translation>
    </message>
    <message>
        <source>dQ, %1 shuffled orders</source>
        <translation>dQ, %1 gemischte Reihenfolgen</translation>
    </message>
    <message>
        <source>differ by %1 at most</source>
        <translation>unterscheiden sich um höchstens %1</translation>
    </message>
    <message>
        <source>%1 of %2 rows of %3 wrong, %4 entries NaN or ∞</source>
        <translation>%1 von %2 Zeilen von %3 falsch, %4 Einträge NaN oder ∞</translation>
    </message>
    <message>
        <source>%1 lse values wrong, by up to %2; O is right</source>
        <translation>%1 lse-Werte falsch, um bis zu %2; O ist richtig</translation>
    </message>
    <message>
        <source>%1 of %2 rows wrong, largest error %3</source>
        <translation>%1 von %2 Zeilen falsch, größter Fehler %3</translation>
    </message>
    <message>
        <source>%1 rows of %2 wrong, largest error %3</source>
        <translation>%1 Zeilen von %2 falsch, größter Fehler %3</translation>
    </message>
    <message>
        <source>%1 storage against float64 naive attention, by ratio</source>
        <translation>%1-Ablage gegen naive Attention in float64, als Verhältnis</translation>
    </message>
    <message>
        <source>float64 engine against float64 naive attention</source>
        <translation>float64-Engine gegen naive Attention in float64</translation>
    </message>
    <message>
        <source>float32 engine against float64 naive attention</source>
        <translation>float32-Engine gegen naive Attention in float64</translation>
    </message>
    <message>
        <source>1 check failed</source>
        <translation>1 Prüfung nicht bestanden</translation>
    </message>
    <message>
        <source>%1 checks failed</source>
        <translation>%1 Prüfungen nicht bestanden</translation>
    </message>
    <message>
        <source>1 check passed</source>
        <translation>1 Prüfung bestanden</translation>
    </message>
    <message>
        <source>%1 checks passed</source>
        <translation>%1 Prüfungen bestanden</translation>
    </message>
    <message>
        <source>1 note</source>
        <translation>1 Hinweis</translation>
    </message>
    <message>
        <source>%1 notes</source>
        <translation>%1 Hinweise</translation>
    </message>
    <message>
        <source>%1 under way</source>
        <translation>%1 laufen</translation>
    </message>
    <message>
        <source>%1 not run</source>
        <translation>%1 nicht gelaufen</translation>
    </message>
    <message>
        <source>nothing to check</source>
        <translation>nichts zu prüfen</translation>
    </message>
    <message>
        <source>not run: %1 FLOPs; choose it to run it</source>
        <translation>nicht gelaufen: %1 FLOPs; Auswählen startet sie</translation>
    </message>
    <message>
        <source>no harm here: %1</source>
        <translation>hier kein Schaden: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>visited tiles lost</source>
        <translation>besuchte Kacheln verloren</translation>
    </message>
    <message>
        <source>visible query–key pairs lost</source>
        <translation>sichtbare Query–Key-Paare verloren</translation>
    </message>
    <message>
        <source>masked pairs weighed</source>
        <translation>maskierte Paare gewichtet</translation>
    </message>
    <message>
        <source>pairs with padding weighed</source>
        <translation>Paare mit Auffüllung gewichtet</translation>
    </message>
    <message>
        <source>entries of %1 are NaN or ∞</source>
        <translation>Einträge von %1 sind NaN oder ∞</translation>
    </message>
    <message>
        <source>bound of the check</source>
        <translation>Grenze der Prüfung</translation>
    </message>
    <message>
        <source>RMS error of %1</source>
        <translation>RMS-Fehler von %1</translation>
    </message>
    <message>
        <source>rows of %1 wrong</source>
        <translation>Zeilen von %1 falsch</translation>
    </message>
    <message>
        <source>largest finite error</source>
        <translation>größter endlicher Fehler</translation>
    </message>
    <message>
        <source>largest error, at %1</source>
        <translation>größter Fehler, bei %1</translation>
    </message>
    <message>
        <source>at %1; right is %2</source>
        <translation>bei %1; richtig ist %2</translation>
    </message>
    <message>
        <source>computed there; right is %1</source>
        <translation>dort berechnet; richtig ist %1</translation>
    </message>
    <message>
        <source>%1 tiles computed</source>
        <translation>%1 Kacheln berechnet</translation>
    </message>
    <message>
        <source>, %1 lost</source>
        <translation>, %1 verloren</translation>
    </message>
    <message>
        <source>, %1 in vain</source>
        <translation>, %1 umsonst</translation>
    </message>
    <message>
        <source>Same inputs, %1</source>
        <translation>Gleiche Eingaben, %1</translation>
    </message>
    <message>
        <source>Same inputs, seed %1</source>
        <translation>Gleiche Eingaben, Startwert %1</translation>
    </message>
    <message>
        <source>Full runs are not computed: counters only</source>
        <translation>Ganze Läufe werden nicht berechnet: nur Zähler</translation>
    </message>
    <message>
        <source>Full runs are held against float64…</source>
        <translation>Ganze Läufe werden gegen float64 gehalten …</translation>
    </message>
    <message>
        <source>not computed</source>
        <translation>nicht berechnet</translation>
    </message>
    <message>
        <source>Full runs are not computed: too large to be done unasked</source>
        <translation>Ganze Läufe werden nicht berechnet: ungefragt zu groß</translation>
    </message>
    <message>
        <source>Full runs do not agree with float64: largest errors %1</source>
        <translation>Ganze Läufe stimmen nicht mit float64 überein: größte Fehler %1</translation>
    </message>
    <message>
        <source>Full runs pass the ratio test against float64: largest errors %1</source>
        <translation>Ganze Läufe bestehen den Verhältnistest gegen float64: größte Fehler %1</translation>
    </message>
    <message>
        <source>Full runs agree with float64: largest errors %1</source>
        <translation>Ganze Läufe stimmen mit float64 überein: größte Fehler %1</translation>
    </message>
    <message>
        <source>bytes by rule, %1; MB = 10⁶ bytes</source>
        <translation>Bytes nach Regel, %1; MB = 10⁶ Bytes</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>3 algorithms</source>
        <translation>3 Algorithmen</translation>
    </message>
    <message>
        <source>3 orders of loops</source>
        <translation>3 Reihenfolgen</translation>
    </message>
    <message>
        <source>two configurations</source>
        <translation>zwei Konfigurationen</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Kachel</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>After 1 step,</source>
        <translation>Nach 1 Schritt:</translation>
    </message>
    <message>
        <source>After %1 steps,</source>
        <translation>Nach %1 Schritten:</translation>
    </message>
    <message>
        <source>After 1 tile,</source>
        <translation>Nach 1 Kachel:</translation>
    </message>
    <message>
        <source>After %1 tiles,</source>
        <translation>Nach %1 Kacheln:</translation>
    </message>
    <message>
        <source>With %1 moved,</source>
        <translation>Nach %1:</translation>
    </message>
    <message>
        <source>%1 has moved %2</source>
        <translation>%1 hat %2 bewegt</translation>
    </message>
    <message>
        <source>%1 has not begun</source>
        <translation>%1 hat nicht begonnen</translation>
    </message>
    <message>
        <source>%1 has written %2 of the %3 tiles of %4</source>
        <translation>%1 hat %2 der %3 Kacheln von %4 geschrieben</translation>
    </message>
    <message>
        <source>%1 has done %2 of %3 tile passes</source>
        <translation>%1 hat %2 von %3 Kachelgängen hinter sich</translation>
    </message>
    <message>
        <source>%1 has done %2 of %3 tiles</source>
        <translation>%1 hat %2 von %3 Kacheln fertig</translation>
    </message>
    <message>
        <source>%1 has finished</source>
        <translation>%1 ist fertig</translation>
    </message>
    <message>
        <source>%1 have finished</source>
        <translation>%1 sind fertig</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1, %2, and %3</source>
        <translation>%1, %2 und %3</translation>
    </message>
    <message>
        <source>%1 moved %2, %3 as many.</source>
        <translation>%1 bewegte %2, %3 so viele.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Press Right or Space to begin.</source>
        <translation>→ oder Leertaste beginnt.</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>shuffled, seed %1</source>
        <translation>gemischt, Startwert %1</translation>
    </message>
    <message>
        <source>in ascending order</source>
        <translation>in aufsteigender Reihenfolge</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>the left one</source>
        <translation>die linke</translation>
    </message>
    <message>
        <source>the right one</source>
        <translation>die rechte</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Kachel %1</translation>
    </message>
    <message>
        <source>Row block %1</source>
        <translation>Zeilenblock %1</translation>
    </message>
    <message>
        <source>Key block %1</source>
        <translation>Key-Block %1</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>%1 loaded</source>
        <translation>%1 geladen</translation>
    </message>
    <message>
        <source>%1 stored</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message>
        <source>scores made</source>
        <translation>Scores berechnet</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>maskiert</translation>
    </message>
    <message>
        <source>maximum updated</source>
        <translation>Maximum aktualisiert</translation>
    </message>
    <message>
        <source>exponentials taken</source>
        <translation>Exponentialfunktionen berechnet</translation>
    </message>
    <message>
        <source>rescaled</source>
        <translation>umskaliert</translation>
    </message>
    <message>
        <source>added to *O*</source>
        <translation>zu *O* addiert</translation>
    </message>
    <message>
        <source>divided by *l*</source>
        <translation>durch *l* geteilt</translation>
    </message>
    <message>
        <source>lse made</source>
        <translation>lse berechnet</translation>
    </message>
    <message>
        <source>*D* made</source>
        <translation>*D* berechnet</translation>
    </message>
    <message>
        <source>weights made again</source>
        <translation>Gewichte neu berechnet</translation>
    </message>
    <message>
        <source>added to d*V*</source>
        <translation>zu d*V* addiert</translation>
    </message>
    <message>
        <source>d*P* made</source>
        <translation>d*P* berechnet</translation>
    </message>
    <message>
        <source>d*S* made</source>
        <translation>d*S* berechnet</translation>
    </message>
    <message>
        <source>added to d*Q*</source>
        <translation>zu d*Q* addiert</translation>
    </message>
    <message>
        <source>added to d*K*</source>
        <translation>zu d*K* addiert</translation>
    </message>
    <message>
        <source>Pass %1 of %2</source>
        <translation>Gang %1 von %2</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4 tiles</source>
        <translation>%1, %2: %3 von %4 Kacheln</translation>
    </message>
    <message>
        <source>about to load %1</source>
        <translation>gleich: %1 laden</translation>
    </message>
    <message>
        <source>about to store %1</source>
        <translation>gleich: %1 schreiben</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 stored %2 ×</source>
        <translation>%1 %2 × geschrieben</translation>
    </message>
    <message>
        <source>%1 stored %2 ×, loaded %3 ×</source>
        <translation>%1 %2 × geschrieben, %3 × geladen</translation>
    </message>
    <message>
        <source>P, dP and dS in HBM</source>
        <translation>P, dP und dS im HBM</translation>
    </message>
    <message>
        <source>S and P in HBM</source>
        <translation>S und P im HBM</translation>
    </message>
    <message>
        <source>key blocks, then query blocks outside</source>
        <translation>erst Key-Blöcke, dann Query-Blöcke außen</translation>
    </message>
    <message>
        <source>key blocks outside</source>
        <translation>Key-Blöcke außen</translation>
    </message>
    <message>
        <source>loading *K*</source>
        <translation>*K* laden</translation>
    </message>
    <message>
        <source>loading *V*</source>
        <translation>*V* laden</translation>
    </message>
    <message>
        <source>loading *Q*</source>
        <translation>*Q* laden</translation>
    </message>
    <message>
        <source>loading d*O*</source>
        <translation>d*O* laden</translation>
    </message>
    <message>
        <source>writing *S*</source>
        <translation>*S* schreiben</translation>
    </message>
    <message>
        <source>writing *P*</source>
        <translation>*P* schreiben</translation>
    </message>
    <message>
        <source>reading *P*</source>
        <translation>*P* lesen</translation>
    </message>
    <message>
        <source>writing d*P*</source>
        <translation>d*P* schreiben</translation>
    </message>
    <message>
        <source>writing d*S*</source>
        <translation>d*S* schreiben</translation>
    </message>
    <message>
        <source>reading d*S*</source>
        <translation>d*S* lesen</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Nicht begonnen</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>the one tile is</source>
        <translation>die eine Kachel wird</translation>
    </message>
    <message>
        <source>all %1 tiles are</source>
        <translation>alle %1 Kacheln werden</translation>
    </message>
    <message>
        <source>*P*, d*P* and d*S*</source>
        <translation>*P*, d*P* und d*S*</translation>
    </message>
    <message>
        <source>*S* and *P*</source>
        <translation>*S* und *P*</translation>
    </message>
    <message>
        <source>%1 cross to HBM as wholes: %2 written and read back.</source>
        <translation>%1 wandern als Ganze ins HBM: %2 geschrieben und zurückgelesen.</translation>
    </message>
    <message>
        <source>The mask saves nothing here: %1 computed, written and read back, and %2 of *P* is zero.</source>
        <translation>Die Maske spart hier nichts: %1 berechnet, geschrieben und zurückgelesen, und %2 von *P* sind null.</translation>
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
        <translation>übersprungen durch: %1</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>noch nicht berechnet</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>Key %1</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>Query %1</translation>
    </message>
    <message>
        <source>masked by the %1</source>
        <translation>maskiert durch: %1</translation>
    </message>
    <message>
        <source>hidden by the %1</source>
        <translation>verdeckt durch: %1</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>entfallen</translation>
    </message>
    <message>
        <source>colours from %1 to %2</source>
        <translation>Farben von %1 bis %2</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>keys %1</source>
        <translation>Keys %1</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Scores S, %1</source>
        <translation>Scores S, %1</translation>
    </message>
    <message>
        <source>Weights, not normalised</source>
        <translation>Gewichte, nicht normiert</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Weights P, not normalised, %1</source>
        <translation>Gewichte P, nicht normiert, %1</translation>
    </message>
    <message>
        <source>Weights, rounded</source>
        <translation>Gewichte, gerundet</translation>
    </message>
    <message>
        <source>per row</source>
        <translation>je Zeile</translation>
    </message>
    <message>
        <source>rows begin</source>
        <translation>beginnen</translation>
    </message>
    <message>
        <source>rows grew</source>
        <translation>wuchsen</translation>
    </message>
    <message>
        <source>Weights P, %1</source>
        <translation>Gewichte P, %1</translation>
    </message>
    <message>
        <source>Sum of P V</source>
        <translation>Summe von P V</translation>
    </message>
    <message>
        <source>Output O, row block %1</source>
        <translation>Ausgabe O, Zeilenblock %1</translation>
    </message>
    <message>
        <source>Row %1 sees no key: *O* = 0, lse = −∞.</source>
        <translation>Zeile %1 sieht keinen Key: *O* = 0, lse = −∞.</translation>
    </message>
    <message>
        <source>The tile is skipped: *m*, *l* and %1 stay as they are.</source>
        <translation>Die Kachel wird übersprungen: *m*, *l* und %1 bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Row %1 sees no key of this tile: *m*, *l* and %2 stay as they are.</source>
        <translation>Zeile %1 sieht keinen Key dieser Kachel: *m*, *l* und %2 bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>%1: zeros</source>
        <translation>%1: Nullen</translation>
    </message>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <source>partial</source>
        <translation>teilweise</translation>
    </message>
    <message>
        <source>, done</source>
        <translation>, fertig</translation>
    </message>
    <message>
        <source>, to come</source>
        <translation>, offen</translation>
    </message>
    <message>
        <source>%1; queries&#xa0;%2, keys&#xa0;%3</source>
        <translation>%1; Queries&#xa0;%2, Keys&#xa0;%3</translation>
    </message>
    <message>
        <source>queries&#xa0;%1</source>
        <translation>Queries&#xa0;%1</translation>
    </message>
    <message>
        <source>queries&#xa0;%1, all %2 keys</source>
        <translation>Queries&#xa0;%1, alle %2 Keys</translation>
    </message>
    <message>
        <source>row block %1</source>
        <translation>Zeilenblock %1</translation>
    </message>
    <message>
        <source>tile (%1, %2)</source>
        <translation>Kachel (%1, %2)</translation>
    </message>
    <message>
        <source>%1 dropped</source>
        <translation>%1 entfallen</translation>
    </message>
    <message>
        <source>skipped: its last query %1 sees no key</source>
        <translation>übersprungen: ihre letzte Query %1 sieht keinen Key</translation>
    </message>
    <message>
        <source>skipped: its first key %1 comes after the last query %2</source>
        <translation>übersprungen: ihr erster Key %1 kommt nach der letzten Query %2</translation>
    </message>
    <message>
        <source>skipped: its first key %1 comes after key %2, the last that query %3 sees</source>
        <translation>übersprungen: ihr erster Key %1 kommt nach Key %2, dem letzten, den Query %3 sieht</translation>
    </message>
    <message>
        <source>skipped: its last key %1 comes before key %2, where the window of query %3 begins</source>
        <translation>übersprungen: ihr letzter Key %1 kommt vor Key %2, wo das Fenster der Query %3 beginnt</translation>
    </message>
    <message>
        <source>skipped: its first key %1 comes after key %2, where the window of query %3 ends</source>
        <translation>übersprungen: ihr erster Key %1 kommt nach Key %2, wo das Fenster der Query %3 endet</translation>
    </message>
    <message>
        <source>causal mask</source>
        <translation>kausale Maske</translation>
    </message>
    <message>
        <source>window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>block mask</source>
        <translation>Blockmaske</translation>
    </message>
    <message>
        <source>masks together</source>
        <translation>Masken zusammen</translation>
    </message>
    <message>
        <source>skipped: its queries and keys are of different documents</source>
        <translation>übersprungen: ihre Queries und Keys stammen aus verschiedenen Dokumenten</translation>
    </message>
    <message>
        <source>skipped: the block mask leaves it out</source>
        <translation>übersprungen: die Blockmaske lässt sie aus</translation>
    </message>
    <message>
        <source>skipped: the masks together hide every entry</source>
        <translation>übersprungen: die Masken zusammen verdecken jeden Eintrag</translation>
    </message>
    <message>
        <source>skipped: outside the window</source>
        <translation>übersprungen: außerhalb des Fensters</translation>
    </message>
    <message>
        <source>skipped: different documents</source>
        <translation>übersprungen: verschiedene Dokumente</translation>
    </message>
    <message>
        <source>skipped: hidden by two masks</source>
        <translation>übersprungen: von zwei Masken verdeckt</translation>
    </message>
    <message>
        <source>skipped: key %1 comes after query %2</source>
        <translation>übersprungen: Key %1 kommt nach Query %2</translation>
    </message>
    <message>
        <source>The L2 cache: on a GPU it serves re-reads, so DRAM moves less than is counted here.</source>
        <translation>Der L2-Cache: auf einer GPU bedient er erneute Lesezugriffe, das DRAM bewegt also weniger, als hier gezählt wird.</translation>
    </message>
    <message>
        <source>Cache lines and sectors: a value counts as one value, however it is fetched.</source>
        <translation>Cache-Lines und Sektoren: ein Wert zählt als ein Wert, wie immer er geholt wird.</translation>
    </message>
    <message>
        <source>Instructions, addresses and arguments of the kernel.</source>
        <translation>Befehle, Adressen und Argumente des Kernels.</translation>
    </message>
    <message>
        <source>Registers and shared memory: what stays on chip does not cross.</source>
        <translation>Register und Shared Memory: was auf dem Chip bleibt, überquert nichts.</translation>
    </message>
    <message>
        <source>Padding: a ragged block counts only the rows that exist.</source>
        <translation>Auffüllung: ein unvollständiger Block zählt nur die Zeilen, die es gibt.</translation>
    </message>
    <message>
        <source>Filling accumulators in HBM with zeros before a run.</source>
        <translation>Das Füllen von Summen im HBM mit Nullen vor einem Lauf.</translation>
    </message>
    <message>
        <source>Further heads: the counts are for one head; B × H heads multiply them.</source>
        <translation>Weitere Köpfe: gezählt ist ein Kopf; B × H Köpfe vervielfachen die Zahlen.</translation>
    </message>
    <message>
        <source>%1 differs from float64: infinities or NaN in other places</source>
        <translation>%1 weicht von float64 ab: Unendlich oder NaN an anderen Stellen</translation>
    </message>
    <message>
        <source>%1 fails the ratio test: error %2, standard’s %3, row %4</source>
        <translation>%1 besteht den Verhältnistest nicht: Fehler %2, Standard %3, Zeile %4</translation>
    </message>
    <message>
        <source>%1 differs from float64: largest error %2, row %3</source>
        <translation>%1 weicht von float64 ab: größter Fehler %2, Zeile %3</translation>
    </message>
    <message>
        <source>%1, tile (%2, %3) skipped</source>
        <translation>%1, Kachel (%2, %3) übersprungen</translation>
    </message>
    <message>
        <source>%1, no tile visited</source>
        <translation>%1, keine Kachel besucht</translation>
    </message>
    <message>
        <source>%1, %2 tiles to visit</source>
        <translation>%1, %2 Kacheln zu besuchen</translation>
    </message>
    <message>
        <source>%1, tile %2 of %3 visited</source>
        <translation>%1, Kachel %2 von %3 besucht</translation>
    </message>
    <message>
        <source>row blocks in shuffled order, seed %1</source>
        <translation>Zeilenblöcke in gemischter Reihenfolge, Startwert %1</translation>
    </message>
    <message>
        <source>key blocks in shuffled order, seed %1</source>
        <translation>Key-Blöcke in gemischter Reihenfolge, Startwert %1</translation>
    </message>
    <message>
        <source>%1 storage</source>
        <translation>%1-Ablage</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>outliers, %1</source>
        <translation>Ausreißer, %1</translation>
    </message>
    <message>
        <source>ramp</source>
        <translation>Rampe</translation>
    </message>
    <message>
        <source>O passes the ratio test: error %1, standard’s %2</source>
        <translation>O besteht den Verhältnistest: Fehler %1, Standard %2</translation>
    </message>
    <message>
        <source>dQ, dK, dV pass the ratio test: error %1, standard’s %2</source>
        <translation>dQ, dK, dV bestehen den Verhältnistest: Fehler %1, Standard %2</translation>
    </message>
    <message>
        <source>O agrees with float64: largest error %1</source>
        <translation>O stimmt mit float64 überein: größter Fehler %1</translation>
    </message>
    <message>
        <source>dQ, dK, dV agree with float64: largest error %1</source>
        <translation>dQ, dK, dV stimmen mit float64 überein: größter Fehler %1</translation>
    </message>
    <message>
        <source>Paused at step %1 of %2</source>
        <translation>Angehalten bei Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Playing, step %1 of %2</source>
        <translation>Läuft, Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Playing, step %1 of %2, %3 steps/s</source>
        <translation>Läuft, Schritt %1 von %2, %3 Schritte/s</translation>
    </message>
    <message>
        <source>%1, tile (%2, %3)</source>
        <translation>%1, Kachel (%2, %3)</translation>
    </message>
    <message>
        <source>checking against float64…</source>
        <translation>Prüfung gegen float64 …</translation>
    </message>
    <message>
        <source>%1 row is not finite; %2</source>
        <translation>%1 Zeile ist nicht endlich; %2</translation>
    </message>
    <message>
        <source>%1 rows are not finite; %2</source>
        <translation>%1 Zeilen sind nicht endlich; %2</translation>
    </message>
    <message>
        <source>counters only: no results</source>
        <translation>nur Zähler: keine Ergebnisse</translation>
    </message>
    <message>
        <source>results are being computed; rows looked at are recomputed</source>
        <translation>Ergebnisse werden berechnet; betrachtete Zeilen werden neu gerechnet</translation>
    </message>
    <message>
        <source>no results: S and P are too large to be held</source>
        <translation>keine Ergebnisse: S und P sind zu groß, um gehalten zu werden</translation>
    </message>
    <message>
        <source>results not computed; rows looked at are recomputed</source>
        <translation>Ergebnisse nicht berechnet; betrachtete Zeilen werden neu gerechnet</translation>
    </message>
    <message>
        <source>float64 engine</source>
        <translation>float64-Engine</translation>
    </message>
    <message>
        <source>float32 engine</source>
        <translation>float32-Engine</translation>
    </message>
    <message>
        <source>%1 row without a key</source>
        <translation>%1 Zeile ohne Key</translation>
    </message>
    <message>
        <source>%1 rows without a key</source>
        <translation>%1 Zeilen ohne Key</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>Kopf %1</translation>
    </message>
    <message>
        <source>other settings</source>
        <translation>andere Einstellungen</translation>
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
        <translation>Batch %1</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>%1 Köpfe</translation>
    </message>
    <message>
        <source>%1 of *K*, *V*</source>
        <translation>%1 von *K*, *V*</translation>
    </message>
    <message>
        <source>causal, top-left</source>
        <translation>kausal, oben links</translation>
    </message>
    <message>
        <source>causal, bottom-right</source>
        <translation>kausal, unten rechts</translation>
    </message>
    <message>
        <source>∞</source>
        <translation>∞</translation>
    </message>
    <message>
        <source>window %1, %2</source>
        <translation>Fenster %1, %2</translation>
    </message>
    <message>
        <source>1 document</source>
        <translation>1 Dokument</translation>
    </message>
    <message>
        <source>%1 documents</source>
        <translation>%1 Dokumente</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>scale %1</source>
        <translation>Skala %1</translation>
    </message>
    <message>
        <source>soft cap %1</source>
        <translation>Softcap %1</translation>
    </message>
    <message>
        <source>ALiBi</source>
        <translation>ALiBi</translation>
    </message>
    <message>
        <source>block mask %1</source>
        <translation>Blockmaske %1</translation>
    </message>
    <message>
        <source>no mask</source>
        <translation>keine Maske</translation>
    </message>
    <message>
        <source>*B*_r %1  *B*_c %2</source>
        <translation>*B*_r %1  *B*_c %2</translation>
    </message>
    <message>
        <source>dropout %1</source>
        <translation>Dropout %1</translation>
    </message>
    <message>
        <source>stored as %1</source>
        <translation>abgelegt als %1</translation>
    </message>
    <message>
        <source>queries %1</source>
        <translation>Queries %1</translation>
    </message>
    <message>
        <source>*O* and lse were written: %1; the whole run moved %2</source>
        <translation>*O* und lse wurden geschrieben: %1; der ganze Lauf bewegte %2</translation>
    </message>
    <message>
        <source>*O*, *m* and *l* are in HBM, after %1 visits of a row block; the whole run moved %2</source>
        <translation>*O*, *m* und *l* liegen im HBM, nach %1 Besuchen je Zeilenblock; der ganze Lauf bewegte %2</translation>
    </message>
    <message>
        <source>*O* was written: %1; of %2 that the whole run moved, %3 were of *S* and *P*</source>
        <translation>*O* wurde geschrieben: %1; von %2, die der ganze Lauf bewegte, waren %3 von *S* und *P*</translation>
    </message>
    <message>
        <source>%1 began with %2%3.</source>
        <translation>%1 begann mit %2%3.</translation>
    </message>
    <message>
        <source>%1 ended: %2 moved.</source>
        <translation>%1 endete: %2 bewegt.</translation>
    </message>
    <message>
        <source>%1 ended: %2 tile was visited, %3 skipped, and %4 moved.</source>
        <translation>%1 endete: %2 Kachel wurde besucht, %3 übersprungen, und %4 bewegt.</translation>
    </message>
    <message>
        <source>%1 ended: %2 tiles were visited, %3 skipped, and %4 moved.</source>
        <translation>%1 endete: %2 Kacheln wurden besucht, %3 übersprungen, und %4 bewegt.</translation>
    </message>
    <message>
        <source>%1 was reached</source>
        <translation>%1 wurde erreicht</translation>
    </message>
    <message>
        <source>%1 was reached, %2</source>
        <translation>%1 wurde erreicht, %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 moved.</source>
        <translation>%1: %2 von %3 bewegt.</translation>
    </message>
    <message>
        <source>d*Q*, d*K* and d*V* are in HBM; the backward pass moved %1</source>
        <translation>d*Q*, d*K* und d*V* liegen im HBM; der Rückwärtspass bewegte %1</translation>
    </message>
    <message>
        <source>; %1 row saw no key.</source>
        <translation>; %1 Zeile sah keinen Key.</translation>
    </message>
    <message>
        <source>; %1 rows saw no key.</source>
        <translation>; %1 Zeilen sahen keinen Key.</translation>
    </message>
    <message>
        <source>%1&#xa0;=&#xa0;rowsum(%2&#xa0;∘&#xa0;%3) was computed: %4, %5 FLOPs.</source>
        <translation>%1&#xa0;=&#xa0;rowsum(%2&#xa0;∘&#xa0;%3) wurde berechnet: %4, %5 FLOPs.</translation>
    </message>
    <message>
        <source>%1 exponential</source>
        <translation>%1 Exponentialfunktion</translation>
    </message>
    <message>
        <source>%1 exponentials</source>
        <translation>%1 Exponentialfunktionen</translation>
    </message>
    <message>
        <source>%1 was recomputed from *S*, *m* and *l*: %2; it was not kept.</source>
        <translation>%1 wurde aus *S*, *m* und *l* neu berechnet: %2; behalten worden war es nicht.</translation>
    </message>
    <message>
        <source>%1 was recomputed from *S* and lse: %2; it was not kept.</source>
        <translation>%1 wurde aus *S* und lse neu berechnet: %2; behalten worden war es nicht.</translation>
    </message>
    <message>
        <source>, times 1&#xa0;−&#xa0;(*u*&#xa0;/&#xa0;%1)^2 of the soft cap</source>
        <translation>, mal 1&#xa0;−&#xa0;(*u*&#xa0;/&#xa0;%1)^2 des Softcaps</translation>
    </message>
    <message>
        <source>%1&#xa0;=&#xa0;%2&#xa0;∘&#xa0;(%3&#xa0;−&#xa0;%4) was computed%5: %6.</source>
        <translation>%1&#xa0;=&#xa0;%2&#xa0;∘&#xa0;(%3&#xa0;−&#xa0;%4) wurde berechnet%5: %6.</translation>
    </message>
    <message>
        <source>%1 was added to %2: %3 FLOPs</source>
        <translation>%1 wurde zu %2 addiert: %3 FLOPs</translation>
    </message>
    <message>
        <source>; tile %1 is done.</source>
        <translation>; Kachel %1 ist fertig.</translation>
    </message>
    <message>
        <source>%1&#xa0;=&#xa0;%2 was computed: %3, %4 FLOPs.</source>
        <translation>%1&#xa0;=&#xa0;%2 wurde berechnet: %3, %4 FLOPs.</translation>
    </message>
    <message>
        <source>Row block</source>
        <translation>Zeilenblock</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Exponentials</source>
        <translation>Exponentialfkt.</translation>
    </message>
    <message>
        <source>Rescale</source>
        <translation>Umskalieren</translation>
    </message>
    <message>
        <source>Accumulate</source>
        <translation>Aufsummieren</translation>
    </message>
    <message>
        <source>Normalise</source>
        <translation>Normieren</translation>
    </message>
    <message>
        <source>Log-sum-exp</source>
        <translation>Log-Sum-Exp</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Key block</source>
        <translation>Key-Block</translation>
    </message>
    <message>
        <source>Row terms</source>
        <translation>Zeilenterme</translation>
    </message>
    <message>
        <source>Add to dV</source>
        <translation>Zu dV addieren</translation>
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
        <translation>Zu dQ addieren</translation>
    </message>
    <message>
        <source>Add to dK</source>
        <translation>Zu dK addieren</translation>
    </message>
    <message>
        <source>Tile %1 was skipped: its last query %2 sees no key.</source>
        <translation>Kachel %1 wurde übersprungen: ihre letzte Query %2 sieht keinen Key.</translation>
    </message>
    <message>
        <source>Tile %1 was skipped: its first key %2 comes after key %3, the last that query %4 sees.</source>
        <translation>Kachel %1 wurde übersprungen: ihr erster Key %2 kommt nach Key %3, dem letzten, den Query %4 sieht.</translation>
    </message>
    <message>
        <source>Tile %1 was skipped: its first key %2 comes after the last query %3.</source>
        <translation>Kachel %1 wurde übersprungen: ihr erster Key %2 kommt nach der letzten Query %3.</translation>
    </message>
    <message>
        <source>Tile %1 was skipped: its last key %2 comes before key %3, where the window of query %4 begins.</source>
        <translation>Kachel %1 wurde übersprungen: ihr letzter Key %2 kommt vor Key %3, wo das Fenster der Query %4 beginnt.</translation>
    </message>
    <message>
        <source>Tile %1 was skipped: its first key %2 comes after key %3, where the window of query %4 ends.</source>
        <translation>Kachel %1 wurde übersprungen: ihr erster Key %2 kommt nach Key %3, wo das Fenster der Query %4 endet.</translation>
    </message>
    <message>
        <source>Tile %1 was skipped: no key of it lies in the window of a query of it.</source>
        <translation>Kachel %1 wurde übersprungen: keiner ihrer Keys liegt im Fenster einer ihrer Queries.</translation>
    </message>
    <message>
        <source>Tile %1 was skipped: its queries and its keys share no document.</source>
        <translation>Kachel %1 wurde übersprungen: ihre Queries und ihre Keys haben kein Dokument gemeinsam.</translation>
    </message>
    <message>
        <source>Tile %1 was skipped: the block mask leaves it out.</source>
        <translation>Kachel %1 wurde übersprungen: die Blockmaske lässt sie aus.</translation>
    </message>
    <message>
        <source>Tile %1 was skipped: no mask alone, but all together leave no entry of it.</source>
        <translation>Kachel %1 wurde übersprungen: keine Maske allein, aber alle zusammen lassen keinen Eintrag übrig.</translation>
    </message>
    <message>
        <source>%1&#xa0;=&#xa0;*c*&#xa0;·&#xa0;%2&#xa0;%3^T was computed: %4 score, %5 FLOPs</source>
        <translation>%1&#xa0;=&#xa0;*c*&#xa0;·&#xa0;%2&#xa0;%3^T wurde berechnet: %4 Score, %5 FLOPs</translation>
    </message>
    <message>
        <source>%1&#xa0;=&#xa0;*c*&#xa0;·&#xa0;%2&#xa0;%3^T was computed: %4 scores, %5 FLOPs</source>
        <translation>%1&#xa0;=&#xa0;*c*&#xa0;·&#xa0;%2&#xa0;%3^T wurde berechnet: %4 Scores, %5 FLOPs</translation>
    </message>
    <message>
        <source>soft-capped at %1</source>
        <translation>mit Softcap %1</translation>
    </message>
    <message>
        <source>biased by ALiBi</source>
        <translation>mit ALiBi verschoben</translation>
    </message>
    <message>
        <source>, then %1.</source>
        <translation>, dann %1.</translation>
    </message>
    <message>
        <source>%1 of %2 entries stays visible</source>
        <translation>%1 von %2 Einträgen bleibt sichtbar</translation>
    </message>
    <message>
        <source>%1 of %2 entries stay visible</source>
        <translation>%1 von %2 Einträgen bleiben sichtbar</translation>
    </message>
    <message>
        <source>; %1 was masked.</source>
        <translation>; %1 wurde maskiert.</translation>
    </message>
    <message>
        <source>; %1 were masked.</source>
        <translation>; %1 wurden maskiert.</translation>
    </message>
    <message>
        <source>%1 exponential was taken.</source>
        <translation>%1 Exponentialfunktion wurde berechnet.</translation>
    </message>
    <message>
        <source>%1 exponentials were taken.</source>
        <translation>%1 Exponentialfunktionen wurden berechnet.</translation>
    </message>
    <message>
        <source>%1 was added to %2: %3 FLOPs; tile %4 is done.</source>
        <translation>%1 wurde zu %2 addiert: %3 FLOPs; Kachel %4 ist fertig.</translation>
    </message>
    <message>
        <source>The row sums of %1 were added to *l* and %2 to *O*, each row times its *g*&#xa0;=&#xa0;*e*^{m~ − m′}: %3 FLOPs.</source>
        <translation>Die Zeilensummen von %1 wurden zu *l* und %2 zu *O* addiert, jede Zeile mal ihrem *g*&#xa0;=&#xa0;*e*^{m~ − m′}: %3 FLOPs.</translation>
    </message>
    <message>
        <source>The row sums of %1 were added to *l* and %2 to *O~*: %3 FLOPs; tile %4 is done.</source>
        <translation>Die Zeilensummen von %1 wurden zu *l* und %2 zu *O~* addiert: %3 FLOPs; Kachel %4 ist fertig.</translation>
    </message>
    <message>
        <source>%1 was divided by its row sums: %2</source>
        <translation>%1 wurde durch seine Zeilensummen geteilt: %2</translation>
    </message>
    <message>
        <source>%1&#xa0;=&#xa0;*O*&#xa0;/&#xa0;*l* was computed: %2, exact attention over the keys seen so far</source>
        <translation>%1&#xa0;=&#xa0;*O*&#xa0;/&#xa0;*l* wurde berechnet: %2, exakte Attention über die bisher gesehenen Keys</translation>
    </message>
    <message>
        <source>%1&#xa0;=&#xa0;*O~*&#xa0;/&#xa0;*l* was computed: %2</source>
        <translation>%1&#xa0;=&#xa0;*O~*&#xa0;/&#xa0;*l* wurde berechnet: %2</translation>
    </message>
    <message>
        <source>lse_{%1}&#xa0;=&#xa0;*m*&#xa0;+&#xa0;log&#xa0;*l* was computed: %2</source>
        <translation>lse_{%1}&#xa0;=&#xa0;*m*&#xa0;+&#xa0;log&#xa0;*l* wurde berechnet: %2</translation>
    </message>
    <message>
        <source>%1 went back to HBM: %2 were read, key block %3’s part was added, and %4 were written</source>
        <translation>%1 ging zurück ins HBM: %2 wurden gelesen, der Teil von Key-Block %3 addiert und %4 geschrieben</translation>
    </message>
    <message>
        <source>%1 went back to HBM: %2 were read, row block %3’s part was added, and %4 were written</source>
        <translation>%1 ging zurück ins HBM: %2 wurden gelesen, der Teil von Zeilenblock %3 addiert und %4 geschrieben</translation>
    </message>
    <message>
        <source>; a GPU does this with atomic adds.</source>
        <translation>; eine GPU macht das mit atomaren Additionen.</translation>
    </message>
    <message>
        <source>; key block %1 is done.</source>
        <translation>; Key-Block %1 ist fertig.</translation>
    </message>
    <message>
        <source>; row block %1 is done.</source>
        <translation>; Zeilenblock %1 ist fertig.</translation>
    </message>
    <message>
        <source>%1 was read: %2, still 0; it will be the sum of %3 parts.</source>
        <translation>%1 wurde gelesen: %2, noch 0; es wird die Summe von %3 Teilen.</translation>
    </message>
    <message>
        <source>%1 was read: %2, the sum of %3 of its %4 parts.</source>
        <translation>%1 wurde gelesen: %2, die Summe von %3 seiner %4 Teile.</translation>
    </message>
    <message>
        <source>%1 was loaded: %2.</source>
        <translation>%1 wurde geladen: %2.</translation>
    </message>
    <message>
        <source>%1 were loaded: %2.</source>
        <translation>%1 wurden geladen: %2.</translation>
    </message>
    <message>
        <source>%1 and its lse were written: %2; row block %3 is done.</source>
        <translation>%1 und sein lse wurden geschrieben: %2; Zeilenblock %3 ist fertig.</translation>
    </message>
    <message>
        <source>%1 went back to HBM: %2</source>
        <translation>%1 ging zurück ins HBM: %2</translation>
    </message>
    <message>
        <source>%1 was written: %2</source>
        <translation>%1 wurde geschrieben: %2</translation>
    </message>
    <message>
        <source>%1 were written: %2</source>
        <translation>%1 wurden geschrieben: %2</translation>
    </message>
    <message>
        <source>tile (%1, %2): %3</source>
        <translation>Kachel (%1, %2): %3</translation>
    </message>
    <message>
        <source>row block %1: %2</source>
        <translation>Zeilenblock %1: %2</translation>
    </message>
    <message>
        <source>row block %1 begins</source>
        <translation>Zeilenblock %1 beginnt</translation>
    </message>
    <message>
        <source>%1 is loaded</source>
        <translation>%1 wird geladen</translation>
    </message>
    <message>
        <source>tile (%1, %2) is skipped</source>
        <translation>Kachel (%1, %2) wird übersprungen</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>rescale</source>
        <translation>umskalieren</translation>
    </message>
    <message>
        <source>accumulate</source>
        <translation>aufsummieren</translation>
    </message>
    <message>
        <source>divide by *l*</source>
        <translation>durch *l* teilen</translation>
    </message>
    <message>
        <source>%1 is stored</source>
        <translation>%1 wird geschrieben</translation>
    </message>
    <message>
        <source>row block %1 is done</source>
        <translation>Zeilenblock %1 ist fertig</translation>
    </message>
    <message>
        <source>key block %1 begins</source>
        <translation>Key-Block %1 beginnt</translation>
    </message>
    <message>
        <source>key block %1 is done</source>
        <translation>Key-Block %1 ist fertig</translation>
    </message>
    <message>
        <source>row terms *D*</source>
        <translation>Zeilenterme *D*</translation>
    </message>
    <message>
        <source>weights again</source>
        <translation>Gewichte erneut</translation>
    </message>
    <message>
        <source>add to d*V*</source>
        <translation>zu d*V* addieren</translation>
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
        <translation>zu d*Q* addieren</translation>
    </message>
    <message>
        <source>add to d*K*</source>
        <translation>zu d*K* addieren</translation>
    </message>
    <message>
        <source>next skipped tile</source>
        <translation>nächste übersprungene Kachel</translation>
    </message>
    <message>
        <source>previous skipped tile</source>
        <translation>vorige übersprungene Kachel</translation>
    </message>
    <message>
        <source>next rescale</source>
        <translation>nächste Umskalierung</translation>
    </message>
    <message>
        <source>previous rescale</source>
        <translation>vorige Umskalierung</translation>
    </message>
    <message>
        <source>next store</source>
        <translation>nächstes Schreiben</translation>
    </message>
    <message>
        <source>previous store</source>
        <translation>voriges Schreiben</translation>
    </message>
    <message>
        <source>next visit of this tile</source>
        <translation>nächster Besuch dieser Kachel</translation>
    </message>
    <message>
        <source>previous visit of this tile</source>
        <translation>voriger Besuch dieser Kachel</translation>
    </message>
    <message>
        <source>next block</source>
        <translation>nächster Block</translation>
    </message>
    <message>
        <source>previous block</source>
        <translation>voriger Block</translation>
    </message>
    <message>
        <source>next mark</source>
        <translation>nächste Marke</translation>
    </message>
    <message>
        <source>previous mark</source>
        <translation>vorige Marke</translation>
    </message>
    <message>
        <source>byte total</source>
        <translation>Summe der Bytes</translation>
    </message>
    <message>
        <source>byte total, backwards</source>
        <translation>Summe der Bytes, rückwärts</translation>
    </message>
    <message>
        <source>No tile is skipped after step %1.</source>
        <translation>Nach Schritt %1 wird keine Kachel übersprungen.</translation>
    </message>
    <message>
        <source>No tile is skipped before step %1.</source>
        <translation>Vor Schritt %1 wird keine Kachel übersprungen.</translation>
    </message>
    <message>
        <source>Nothing is rescaled after step %1.</source>
        <translation>Nach Schritt %1 wird nichts umskaliert.</translation>
    </message>
    <message>
        <source>Nothing is rescaled before step %1.</source>
        <translation>Vor Schritt %1 wird nichts umskaliert.</translation>
    </message>
    <message>
        <source>Nothing is stored after step %1.</source>
        <translation>Nach Schritt %1 wird nichts geschrieben.</translation>
    </message>
    <message>
        <source>Nothing is stored before step %1.</source>
        <translation>Vor Schritt %1 wird nichts geschrieben.</translation>
    </message>
    <message>
        <source>This tile is not visited after step %1.</source>
        <translation>Diese Kachel wird nach Schritt %1 nicht besucht.</translation>
    </message>
    <message>
        <source>This tile is not visited before step %1.</source>
        <translation>Diese Kachel wird vor Schritt %1 nicht besucht.</translation>
    </message>
    <message>
        <source>No block begins after step %1.</source>
        <translation>Nach Schritt %1 beginnt kein Block.</translation>
    </message>
    <message>
        <source>No block begins before step %1.</source>
        <translation>Vor Schritt %1 beginnt kein Block.</translation>
    </message>
    <message>
        <source>No bookmark and no tile with a stop comes after step %1.</source>
        <translation>Nach Schritt %1 kommt kein Lesezeichen und keine Kachel mit Haltepunkt.</translation>
    </message>
    <message>
        <source>No bookmark and no tile with a stop comes before step %1.</source>
        <translation>Vor Schritt %1 kommt kein Lesezeichen und keine Kachel mit Haltepunkt.</translation>
    </message>
    <message>
        <source>That total is not reached after step %1.</source>
        <translation>Nach Schritt %1 wird diese Summe nicht erreicht.</translation>
    </message>
    <message>
        <source>That total is not reached before step %1.</source>
        <translation>Vor Schritt %1 wird diese Summe nicht erreicht.</translation>
    </message>
    <message>
        <source>without drawing</source>
        <translation>ohne Zeichnen</translation>
    </message>
    <message>
        <source>1 tile/s</source>
        <translation>1 Kachel/s</translation>
    </message>
    <message>
        <source>%1 tiles/s</source>
        <translation>%1 Kacheln/s</translation>
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
        <translation>%1 Bytes/s</translation>
    </message>
    <message>
        <source>1 step/s</source>
        <translation>1 Schritt/s</translation>
    </message>
    <message>
        <source>%1 steps/s</source>
        <translation>%1 Schritte/s</translation>
    </message>
    <message>
        <source>undrawn</source>
        <translation>ungezeichnet</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 steps: it plays for %2.</source>
        <translation>%1 Schritte: Spieldauer %2.</translation>
    </message>
    <message>
        <source>Step %1, as lines and letters.</source>
        <translation>Schritt %1, als Linien und Schrift.</translation>
    </message>
    <message>
        <source>Step %1, %2 × %3 pixels.</source>
        <translation>Schritt %1, %2 × %3 Pixel.</translation>
    </message>
    <message>
        <source>%1 steps, each a page of one file.</source>
        <translation>%1 Schritte, jeder eine Seite einer Datei.</translation>
    </message>
    <message>
        <source>One step, in %1.</source>
        <translation>Ein Schritt, in %1.</translation>
    </message>
    <message>
        <source>%1 steps, each a file: %2 to %3.</source>
        <translation>%1 Schritte, jeder eine Datei: %2 bis %3.</translation>
    </message>
    <message>
        <source>Each event of the run, with what the data decided about it, in a line.</source>
        <translation>Jedes Ereignis des Laufs, mit dem, was die Daten daran entschieden, in einer Zeile.</translation>
    </message>
    <message>
        <source>Into a folder: %1.</source>
        <translation>In einen Ordner: %1.</translation>
    </message>
    <message>
        <source>%1 exists already. Replace it?</source>
        <translation>%1 gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>%1 exists already. Replace it, and all others of these names?</source>
        <translation>%1 gibt es schon. Ersetzen, samt allen anderen dieser Namen?</translation>
    </message>
    <message>
        <source>%1 was written into %2.</source>
        <translation>%1 wurde nach %2 geschrieben.</translation>
    </message>
    <message>
        <source>%1 files were written into %2.</source>
        <translation>%1 Dateien wurden nach %2 geschrieben.</translation>
    </message>
    <message>
        <source>%1&#xa0;bytes</source>
        <translation>%1&#xa0;Bytes</translation>
    </message>
    <message>
        <source>: *m*&#xa0;=&#xa0;−∞, *l*&#xa0;=&#xa0;0 and *O~*&#xa0;=&#xa0;0</source>
        <translation>: *m*&#xa0;=&#xa0;−∞, *l*&#xa0;=&#xa0;0 und *O~*&#xa0;=&#xa0;0</translation>
    </message>
    <message>
        <source>: d*K*&#xa0;=&#xa0;0 and d*V*&#xa0;=&#xa0;0</source>
        <translation>: d*K*&#xa0;=&#xa0;0 und d*V*&#xa0;=&#xa0;0</translation>
    </message>
    <message>
        <source>: d*V*&#xa0;=&#xa0;0</source>
        <translation>: d*V*&#xa0;=&#xa0;0</translation>
    </message>
    <message>
        <source>: d*K*&#xa0;=&#xa0;0</source>
        <translation>: d*K*&#xa0;=&#xa0;0</translation>
    </message>
    <message>
        <source>: d*Q*&#xa0;=&#xa0;0</source>
        <translation>: d*Q*&#xa0;=&#xa0;0</translation>
    </message>
    <message>
        <source>: *O*&#xa0;=&#xa0;0</source>
        <translation>: *O*&#xa0;=&#xa0;0</translation>
    </message>
    <message>
        <source>.</source>
        <translation>.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>; %1 row without a visible key is 0.</source>
        <translation>; %1 Zeile ohne sichtbaren Key ist 0.</translation>
    </message>
    <message>
        <source>; %1 rows without a visible key are 0.</source>
        <translation>; %1 Zeilen ohne sichtbaren Key sind 0.</translation>
    </message>
    <message>
        <source>; %1 row without a visible key is −∞.</source>
        <translation>; %1 Zeile ohne sichtbaren Key ist −∞.</translation>
    </message>
    <message>
        <source>; %1 rows without a visible key are −∞.</source>
        <translation>; %1 Zeilen ohne sichtbaren Key sind −∞.</translation>
    </message>
    <message>
        <source>, key %1</source>
        <translation>, Key %1</translation>
    </message>
    <message>
        <source>rowsum </source>
        <translation>rowsum </translation>
    </message>
    <message>
        <source>Row %1 sees no key: its gradients are 0.</source>
        <translation>Zeile %1 sieht keinen Key: ihre Gradienten sind 0.</translation>
    </message>
    <message>
        <source>The tile is skipped: its part of every gradient is 0.</source>
        <translation>Die Kachel wird übersprungen: ihr Teil jedes Gradienten ist 0.</translation>
    </message>
    <message>
        <source>Row %1 sees no key of this tile: its part of every gradient is 0.</source>
        <translation>Zeile %1 sieht keinen Key dieser Kachel: ihr Teil jedes Gradienten ist 0.</translation>
    </message>
    <message>
        <source>A: keys %1, B: keys %2</source>
        <translation>A: Keys %1, B: Keys %2</translation>
    </message>
    <message>
        <source>A and B share keys. Choose two ranges without a common key.</source>
        <translation>A und B haben gemeinsame Keys. Wählen Sie zwei Bereiche ohne gemeinsamen Key.</translation>
    </message>
    <message>
        <source>The row sees no key of A and none of B.</source>
        <translation>Die Zeile sieht keinen Key von A und keinen von B.</translation>
    </message>
    <message>
        <source>(no key)</source>
        <translation>(kein Key)</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>✓ Merged, they are exact attention over the keys of both; largest difference %1.</source>
        <translation>✓ Zusammengeführt sind sie exakte Attention über die Keys beider; größte Differenz %1.</translation>
    </message>
    <message>
        <source>✕ Merged, they are not attention over the keys of both; largest difference %1.</source>
        <translation>✕ Zusammengeführt sind sie nicht Attention über die Keys beider; größte Differenz %1.</translation>
    </message>
    <message>
        <source>rowmax </source>
        <translation>rowmax </translation>
    </message>
    <message>
        <source>Row %1 sees no key of this tile; it is computed all the same.</source>
        <translation>Zeile %1 sieht keinen Key dieser Kachel; sie wird trotzdem berechnet.</translation>
    </message>
    <message>
        <source>tensor cores</source>
        <translation>Tensorkerne</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>Shared Memory</translation>
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
        <translation>Latenz</translation>
    </message>
    <message>
        <source>launches</source>
        <translation>Kernelstarts</translation>
    </message>
    <message>
        <source>✕: refused by the card.</source>
        <translation>✕: von der Karte abgelehnt.</translation>
    </message>
    <message>
        <source>✕: %1 refused by the card.</source>
        <translation>✕: %1 von der Karte abgelehnt.</translation>
    </message>
    <message>
        <source>None of these was timed.</source>
        <translation>Für keinen davon wurde eine Zeit gemessen.</translation>
    </message>
    <message>
        <source>Fastest of %1: %2 with %3.</source>
        <translation>Am schnellsten von %1: %2 mit %3.</translation>
    </message>
    <message>
        <source>The record has no predicted times.</source>
        <translation>Die Aufzeichnung hat keine vorhergesagten Zeiten.</translation>
    </message>
    <message>
        <source>The prediction is off by %1.</source>
        <translation>Die Vorhersage liegt um %1 daneben.</translation>
    </message>
    <message>
        <source>%1 of %2 predictions are within 20&#xa0;%.</source>
        <translation>%1 von %2 Vorhersagen liegen innerhalb von 20&#xa0;%.</translation>
    </message>
    <message>
        <source>No bytes were measured here; what is not measured says why in the table.</source>
        <translation>Hier wurden keine Bytes gemessen; was nicht gemessen ist, nennt in der Tabelle den Grund.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Measured at %1 of %2: L2 → SM differs from the model by %3 at most; the L2 served %4.</source>
        <translation>Gemessen an %1 von %2: L2 → SM weicht vom Modell um höchstens %3 ab; der L2 bediente %4.</translation>
    </message>
    <message>
        <source>Time over %1</source>
        <translation>Zeit über %1</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>vorhergesagt</translation>
    </message>
    <message>
        <source>quartiles</source>
        <translation>Quartile</translation>
    </message>
    <message>
        <source>ms a pass, all heads</source>
        <translation>ms je Pass, alle Köpfe</translation>
    </message>
    <message>
        <source>µs a pass, all heads</source>
        <translation>µs je Pass, alle Köpfe</translation>
    </message>
    <message>
        <source>Measured on %1.</source>
        <translation>Gemessen auf %1.</translation>
    </message>
    <message>
        <source>Bytes read over %1</source>
        <translation>Gelesene Bytes über %1</translation>
    </message>
    <message>
        <source>model, at the SM</source>
        <translation>Modell, am SM</translation>
    </message>
    <message>
        <source>measured DRAM</source>
        <translation>gemessen DRAM</translation>
    </message>
    <message>
        <source>GB read, all heads</source>
        <translation>GB gelesen, alle Köpfe</translation>
    </message>
    <message>
        <source>MB read, all heads</source>
        <translation>MB gelesen, alle Köpfe</translation>
    </message>
    <message>
        <source>Command: %1</source>
        <translation>Befehl: %1</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Dieser Rechner</translation>
    </message>
    <message>
        <source>%1 does not let ssh in without a password, and none can be typed here: set up a key for it (%2).</source>
        <translation>%1 lässt ssh nicht ohne Passwort ein, und hier kann keines getippt werden: richten Sie einen Schlüssel ein (%2).</translation>
    </message>
    <message>
        <source>ssh could not reach %1.</source>
        <translation>ssh konnte %1 nicht erreichen.</translation>
    </message>
    <message>
        <source>ssh could not reach %1: %2.</source>
        <translation>ssh konnte %1 nicht erreichen: %2.</translation>
    </message>
    <message>
        <source>The program tilewise-cli was not found on %1: install it there.</source>
        <translation>Das Programm tilewise-cli wurde auf %1 nicht gefunden: installieren Sie es dort.</translation>
    </message>
    <message>
        <source>%1 cannot run it: %2.</source>
        <translation>%1 kann es nicht ausführen: %2.</translation>
    </message>
    <message>
        <source>The kernels do not do this problem: %1.</source>
        <translation>Die Kernel können dieses Problem nicht: %1.</translation>
    </message>
    <message>
        <source>tilewise-cli failed with exit code %1.</source>
        <translation>tilewise-cli endete mit dem Code %1.</translation>
    </message>
    <message>
        <source>tilewise-cli failed with exit code %1: %2.</source>
        <translation>tilewise-cli endete mit dem Code %1: %2.</translation>
    </message>
    <message>
        <source>The program ssh was not found on this machine: install an OpenSSH client to run on %1.</source>
        <translation>Das Programm ssh wurde auf diesem Rechner nicht gefunden: installieren Sie einen OpenSSH-Client, um auf %1 zu rechnen.</translation>
    </message>
    <message>
        <source>The program tilewise-cli, which runs the kernels, was not found at %1.</source>
        <translation>Das Programm tilewise-cli, das die Kernel ausführt, wurde unter %1 nicht gefunden.</translation>
    </message>
    <message>
        <source>%1 ended before it was done.</source>
        <translation>%1 endete, bevor es fertig war.</translation>
    </message>
    <message>
        <source>The model loads and stores dQ in every tile; the kernel adds it in the L2, which no SM reads for, as float32, and further kernels clear, round and make D.</source>
        <translation>Das Modell lädt und schreibt dQ in jeder Kachel; der Kernel addiert es als float32 im L2, wofür kein SM liest, und weitere Kernel leeren, runden und bilden D.</translation>
    </message>
    <message>
        <source>The kernels make all tiles, masked ones too, and read K and V once a query block; Algorithm 0 of the model reads every matrix once.</source>
        <translation>Die Kernel berechnen alle Kacheln, auch maskierte, und lesen K und V einmal je Query-Block; Algorithmus 0 des Modells liest jede Matrix einmal.</translation>
    </message>
    <message>
        <source>The sums of O between tiles are float32 on the card, and further kernels clear and round them.</source>
        <translation>Die Summen von O zwischen den Kacheln sind auf der Karte float32, und weitere Kernel leeren und runden sie.</translation>
    </message>
    <message>
        <source>The DRAM read more than the SMs took: %1. Whole sectors, and what the L2 had to give up, are read for it.</source>
        <translation>Der DRAM las mehr, als die SMs nahmen: %1. Dafür werden ganze Sektoren gelesen, und was der L2 abgeben musste.</translation>
    </message>
    <message>
        <source>The model says what the SMs pull in. The L2 serves what is read again: the DRAM read %1 of %2.</source>
        <translation>Das Modell sagt, was die SMs holen. Der L2 liefert, was noch einmal gelesen wird: der DRAM las %1 von %2.</translation>
    </message>
    <message>
        <source>The bytes were not measured: the run was timed without the card’s counters.</source>
        <translation>Die Bytes wurden nicht gemessen: der Lauf wurde ohne die Zähler der Karte gestoppt.</translation>
    </message>
    <message>
        <source>The bytes were not measured: %1.</source>
        <translation>Die Bytes wurden nicht gemessen: %1.</translation>
    </message>
    <message>
        <source>Choose a point in a figure or in the table.</source>
        <translation>Wählen Sie einen Punkt in einem Diagramm oder in der Tabelle.</translation>
    </message>
    <message>
        <source>The card refused this point: %1</source>
        <translation>Die Karte lehnte diesen Punkt ab: %1</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>Model: loads</source>
        <translation>Modell: geladen</translation>
    </message>
    <message>
        <source>Kernels as written: reads</source>
        <translation>Kernel wie geschrieben: gelesen</translation>
    </message>
    <message>
        <source>L2 → SM, measured</source>
        <translation>L2 → SM, gemessen</translation>
    </message>
    <message>
        <source>DRAM reads, measured</source>
        <translation>DRAM gelesen, gemessen</translation>
    </message>
    <message>
        <source>Served by L2</source>
        <translation>Vom L2 bedient</translation>
    </message>
    <message>
        <source>Model: stores</source>
        <translation>Modell: geschrieben</translation>
    </message>
    <message>
        <source>Kernels as written: writes</source>
        <translation>Kernel wie geschrieben: geschrieben</translation>
    </message>
    <message>
        <source>SM → L2, measured</source>
        <translation>SM → L2, gemessen</translation>
    </message>
    <message>
        <source>Kernels as written: added in L2</source>
        <translation>Kernel wie geschrieben: im L2 addiert</translation>
    </message>
    <message>
        <source>Added in L2, measured</source>
        <translation>Im L2 addiert, gemessen</translation>
    </message>
    <message>
        <source>DRAM writes, measured</source>
        <translation>DRAM geschrieben, gemessen</translation>
    </message>
    <message>
        <source>registers that are spilled</source>
        <translation>ausgelagerte Register</translation>
    </message>
    <message>
        <source>tiles that are masked in part</source>
        <translation>teilweise maskierte Kacheln</translation>
    </message>
    <message>
        <source>few warps on an SM</source>
        <translation>wenige Warps auf einem SM</translation>
    </message>
    <message>
        <source>arithmetic on padding</source>
        <translation>Arithmetik auf Füllwerten</translation>
    </message>
    <message>
        <source>a pass that is mostly launches</source>
        <translation>einen Pass, der meist aus Kernelstarts besteht</translation>
    </message>
    <message>
        <source>key blocks that wait for their turn</source>
        <translation>Key-Blöcke, die warten, bis sie an der Reihe sind</translation>
    </message>
    <message>
        <source>a last wave that is not full</source>
        <translation>eine letzte Welle, die nicht voll ist</translation>
    </message>
    <message>
        <source>CUDA %1</source>
        <translation>CUDA %1</translation>
    </message>
    <message>
        <source>%1, driver %2, %3</source>
        <translation>%1, Treiber %2, %3</translation>
    </message>
    <message>
        <source>All algorithms, forward</source>
        <translation>Alle Algorithmen, vorwärts</translation>
    </message>
    <message>
        <source>All algorithms, backward</source>
        <translation>Alle Algorithmen, rückwärts</translation>
    </message>
    <message>
        <source>%1, dQ in a fixed order</source>
        <translation>%1, dQ in fester Reihenfolge</translation>
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
        <translation>1 Kopf</translation>
    </message>
    <message>
        <source>%1 for K and V</source>
        <translation>%1 für K und V</translation>
    </message>
    <message>
        <source>blocks %1 × %2</source>
        <translation>Blöcke %1 × %2</translation>
    </message>
    <message>
        <source>block masks</source>
        <translation>Blockmasken</translation>
    </message>
    <message>
        <source>soft cap</source>
        <translation>Softcap</translation>
    </message>
    <message>
        <source>L2 cold</source>
        <translation>L2 kalt</translation>
    </message>
    <message>
        <source>block sizes</source>
        <translation>Blockgrößen</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>visible tiles</source>
        <translation>sichtbare Kacheln</translation>
    </message>
    <message>
        <source>algorithms</source>
        <translation>Algorithmen</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>abgelehnt: %1</translation>
    </message>
    <message>
        <source>measured: %1 ± %2</source>
        <translation>gemessen: %1 ± %2</translation>
    </message>
    <message>
        <source>not timed</source>
        <translation>keine Zeit gemessen</translation>
    </message>
    <message>
        <source>predicted: %1, bound by %2</source>
        <translation>vorhergesagt: %1, begrenzt durch %2</translation>
    </message>
    <message>
        <source>model: %1 read</source>
        <translation>Modell: %1 gelesen</translation>
    </message>
    <message>
        <source>L2 → SM: %1 read</source>
        <translation>L2 → SM: %1 gelesen</translation>
    </message>
    <message>
        <source>DRAM: %1 read</source>
        <translation>DRAM: %1 gelesen</translation>
    </message>
    <message>
        <source>%1, bound by %2, %3 idle</source>
        <translation>%1, begrenzt durch %2, %3 untätig</translation>
    </message>
    <message>
        <source>median of %1 samples</source>
        <translation>Median von %1 Proben</translation>
    </message>
    <message>
        <source>%1 of %2 passes</source>
        <translation>%1 zu %2 Durchläufen</translation>
    </message>
    <message>
        <source>%1; ended when their spread was small</source>
        <translation>%1; beendet, als ihre Streuung klein war</translation>
    </message>
    <message>
        <source>%1; ended at the most samples</source>
        <translation>%1; beendet bei der größten Probenzahl</translation>
    </message>
    <message>
        <source>%1; ended when time was up</source>
        <translation>%1; beendet, als die Zeit um war</translation>
    </message>
    <message>
        <source>L2 cold: filled with something else before each sample</source>
        <translation>L2 kalt: vor jeder Probe mit anderem gefüllt</translation>
    </message>
    <message>
        <source>L2 warm</source>
        <translation>L2 warm</translation>
    </message>
    <message>
        <source>one for each query block and head</source>
        <translation>einer je Query-Block und Kopf</translation>
    </message>
    <message>
        <source>one for each key block and head</source>
        <translation>einer je Key-Block und Kopf</translation>
    </message>
    <message>
        <source>one for each head</source>
        <translation>einer je Kopf</translation>
    </message>
    <message>
        <source>query block</source>
        <translation>Query-Block</translation>
    </message>
    <message>
        <source>head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>1 thread block</source>
        <translation>1 Threadblock</translation>
    </message>
    <message>
        <source>%1 thread blocks</source>
        <translation>%1 Threadblöcke</translation>
    </message>
    <message>
        <source>%1 SMs, one at a time on each</source>
        <translation>%1 SMs, auf jedem einer zugleich</translation>
    </message>
    <message>
        <source>%1 SMs, %2 at once on each</source>
        <translation>%1 SMs, auf jedem %2 zugleich</translation>
    </message>
    <message>
        <source>%1, %2; %3: %4 waves.</source>
        <translation>%1, %2; %3: %4 Wellen.</translation>
    </message>
    <message>
        <source>%1 to %2 tiles each</source>
        <translation>je %1 bis %2 Kacheln</translation>
    </message>
    <message>
        <source>Started the other way round: %1 busy.</source>
        <translation>Andersherum gestartet: %1 ausgelastet.</translation>
    </message>
    <message>
        <source>%1 %2 of head %3</source>
        <translation>%1 %2 von Kopf %3</translation>
    </message>
    <message>
        <source>%1 %2 UTC</source>
        <translation>%1 %2 UTC</translation>
    </message>
    <message>
        <source>%1: %2 threads, %3 registers, %4 at once on an SM</source>
        <translation>%1: %2 Threads, %3 Register, %4 zugleich auf einem SM</translation>
    </message>
    <message>
        <source>%1, %2 of a thread spilled</source>
        <translation>%1, %2 eines Threads ausgelagert</translation>
    </message>
    <message>
        <source>by NVRTC</source>
        <translation>von NVRTC</translation>
    </message>
    <message>
        <source>by NVRTC in %1&#xa0;s</source>
        <translation>von NVRTC in %1&#xa0;s</translation>
    </message>
    <message>
        <source>earlier, read from the cache</source>
        <translation>früher, aus dem Cache gelesen</translation>
    </message>
    <message>
        <source>earlier in that run</source>
        <translation>früher in jenem Lauf</translation>
    </message>
    <message>
        <source>%1 within %2 of %3</source>
        <translation>%1 innerhalb %2 von %3</translation>
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
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Compiled</source>
        <translation>Übersetzt</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Zeitmessung</translation>
    </message>
    <message>
        <source>Caches</source>
        <translation>Caches</translation>
    </message>
    <message>
        <source>SM clock</source>
        <translation>SM-Takt</translation>
    </message>
    <message>
        <source>%1&#xa0;MHz, measured</source>
        <translation>%1&#xa0;MHz, gemessen</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Vorhergesagt</translation>
    </message>
    <message>
        <source>It may miss for</source>
        <translation>Sie kann irren durch</translation>
    </message>
    <message>
        <source>Against float64</source>
        <translation>Gegen float64</translation>
    </message>
    <message>
        <source>not compared in this run</source>
        <translation>in diesem Lauf nicht verglichen</translation>
    </message>
    <message>
        <source>dQ again</source>
        <translation>dQ noch einmal</translation>
    </message>
    <message>
        <source>%1 of %2 values differ in %3 runs</source>
        <translation>%1 von %2 Werten unterscheiden sich in %3 Läufen</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Multiprocessors</source>
        <translation>Multiprozessoren</translation>
    </message>
    <message>
        <source>%1, cc %2.%3</source>
        <translation>%1, cc %2.%3</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Treiber</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>Compiler</translation>
    </message>
    <message>
        <source>NVRTC %1</source>
        <translation>NVRTC %1</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>%1, %2 SMs, driver %3</source>
        <translation>%1, %2 SMs, Treiber %3</translation>
    </message>
    <message>
        <source>Recorded: %1</source>
        <translation>Aufgezeichnet: %1</translation>
    </message>
    <message>
        <source>No runs</source>
        <translation>Keine Läufe</translation>
    </message>
    <message>
        <source>forward and backward</source>
        <translation>vorwärts und rückwärts</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>rückwärts</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>vorwärts</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>%1; %2; %3; d %4; %5; %6</source>
        <translation>%1; %2; %3; d %4; %5; %6</translation>
    </message>
    <message>
        <source>The problem in Step has data of its own, which stay in their files: tilewise-cli gpu run takes them.</source>
        <translation>Das Problem in „Schritte“ hat eigene Daten, die in ihren Dateien bleiben: tilewise-cli gpu run nimmt sie.</translation>
    </message>
    <message>
        <source>Documents and block masks are files to the program that runs kernels: tilewise-cli gpu run takes them.</source>
        <translation>Dokumente und Blockmasken sind für das Programm, das Kernel ausführt, Dateien: tilewise-cli gpu run nimmt sie.</translation>
    </message>
    <message>
        <source>The file needs a name.</source>
        <translation>Die Datei braucht einen Namen.</translation>
    </message>
    <message>
        <source>What is chosen is not written as .%1, but as %2.</source>
        <translation>Das Gewählte wird nicht als .%1 geschrieben, sondern als %2.</translation>
    </message>
    <message>
        <source>What happened from step %1 to step %2 of this pass, each event in a line with what the data decided.</source>
        <translation>Was von Schritt %1 bis Schritt %2 dieses Passes geschah, jedes Ereignis in einer Zeile mit dem, was die Daten entschieden.</translation>
    </message>
    <message>
        <source>Blocks, values and bytes that moved from step %1 to step %2 of this pass, in a line for each tensor and direction; for one head.</source>
        <translation>Blöcke, Werte und Bytes, die von Schritt %1 bis Schritt %2 dieses Passes bewegt wurden, eine Zeile für jeden Tensor und jede Richtung; für einen Kopf.</translation>
    </message>
    <message>
        <source>Blocks, values and bytes that moved in the whole run, in a line for each tensor and direction; for one head.</source>
        <translation>Blöcke, Werte und Bytes, die im ganzen Lauf bewegt wurden, eine Zeile für jeden Tensor und jede Richtung; für einen Kopf.</translation>
    </message>
    <message>
        <source>Tiles, values and bytes moved and held, and arithmetic of the whole run, as tilewise-cli run --json has them.</source>
        <translation>Kacheln, bewegte und gehaltene Werte und Bytes und die Rechenarbeit des ganzen Laufs, wie tilewise-cli run --json sie hat.</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Erkunden</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Model: exponentials</source>
        <translation>Modell: Exponentialfunktionen</translation>
    </message>
    <message>
        <source>Special functions, measured</source>
        <translation>Sonderfunktionen, gemessen</translation>
    </message>
    <message>
        <source>Model: FLOPs in products</source>
        <translation>Modell: FLOPs in Produkten</translation>
    </message>
    <message>
        <source>FLOPs on tensor cores, measured</source>
        <translation>FLOPs auf Tensorkernen, gemessen</translation>
    </message>
    <message>
        <source>FLOPs in products, a head</source>
        <translation>FLOPs in Produkten, je Kopf</translation>
    </message>
    <message>
        <source>exponentials, a head</source>
        <translation>Exponentialfunktionen, je Kopf</translation>
    </message>
    <message>
        <source>measured, its number above</source>
        <translation>gemessen, Zahl darüber</translation>
    </message>
    <message>
        <source>measured L2 → SM, its number above</source>
        <translation>gemessen L2 → SM, Zahl darüber</translation>
    </message>
    <message>
        <source>no entry is finite</source>
        <translation>kein Eintrag ist endlich</translation>
    </message>
    <message>
        <source>%1 NaN or ∞, as the reference</source>
        <translation>%1 NaN oder ∞, wie die Referenz</translation>
    </message>
    <message>
        <source>O: as float32 rounds</source>
        <translation>O: so genau, wie float32 rundet</translation>
    </message>
    <message>
        <source>O %1</source>
        <translation>O %1</translation>
    </message>
    <message>
        <source>%1, largest %2 (%3); limit 2 ×</source>
        <translation>%1, größter %2 (%3); Grenze 2 ×</translation>
    </message>
    <message>
        <source>%1; limit 2 ×</source>
        <translation>%1; Grenze 2 ×</translation>
    </message>
    <message>
        <source>none is finite</source>
        <translation>keiner ist endlich</translation>
    </message>
    <message>
        <source>DRAM writes are what the L2 gave up meanwhile, of earlier results too. Special functions are counted for whole warps: masked entries, logarithms and divisions among them.</source>
        <translation>In den DRAM wird geschrieben, was der L2 unterdessen abgab, auch von früheren Ergebnissen. Sonderfunktionen zählen für ganze Warps: maskierte Einträge, Logarithmen und Divisionen sind darunter.</translation>
    </message>
    <message>
        <source>skipped: key %1 comes after key %2, the last that query %3 sees</source>
        <translation>übersprungen: Key %1 kommt nach Key %2, dem letzten, den Query %3 sieht</translation>
    </message>
    <message>
        <source>Curves take ⌈*M*/4*d*⌉ rows; blocks set by hand may lie off them.</source>
        <translation>Kurven nehmen ⌈*M*/4*d*⌉ Zeilen; von Hand gesetzte Blöcke können neben ihnen liegen.</translation>
    </message>
    <message>
        <source>Curves take ⌈*M*/4*d*⌉ rows.</source>
        <translation>Kurven nehmen ⌈*M*/4*d*⌉ Zeilen.</translation>
    </message>
    <message>
        <source>Curves take the largest squares that fit *M* by values; this configuration’s fit by bytes, with 4 for a statistic.</source>
        <translation>Kurven nehmen die größten Quadrate, die nach Werten in *M* passen; die dieser Konfiguration passen nach Bytes, mit 4 je Statistik.</translation>
    </message>
    <message>
        <source>largest square whose bytes fit</source>
        <translation>größtes Quadrat, dessen Bytes passen</translation>
    </message>
    <message>
        <source>*M* = %1 gives blocks of %2: 2*B*_c*d* + 2*B*_r*d* + *B*_r*B*_c = %3 + %4 + %5 = %6 values; the whole set holds %7. Beside the names: shares at *M* = %8.</source>
        <translation>*M* = %1 ergibt Blöcke von %2: 2*B*_c*d* + 2*B*_r*d* + *B*_r*B*_c = %3 + %4 + %5 = %6 Werte; der ganze Satz hält %7. Neben den Namen: Anteile bei *M* = %8.</translation>
    </message>
    <message>
        <source>sum of the three</source>
        <translation>Summe der drei</translation>
    </message>
    <message>
        <source>%1, one layer</source>
        <translation>%1, eine Schicht</translation>
    </message>
    <message>
        <source>model, picoseconds an entry of P</source>
        <translation>Modell, Pikosekunden je Eintrag von P</translation>
    </message>
    <message>
        <source>Its one entry is visible.</source>
        <translation>Ihr einziger Eintrag ist sichtbar.</translation>
    </message>
    <message>
        <source>%1 of its %2 entries is visible.</source>
        <translation>%1 ihrer %2 Einträge ist sichtbar.</translation>
    </message>
    <message>
        <source>%1 has %2 row of %3: %4.</source>
        <translation>%1 hat %2 Zeile zu %3: %4.</translation>
    </message>
    <message>
        <source>%1 of them has no visible entry and is skipped.</source>
        <translation>%1 davon hat keinen sichtbaren Eintrag und wird übersprungen.</translation>
    </message>
    <message>
        <source>%1: skipped, though %2 of its %3 entries is visible</source>
        <translation>%1: übersprungen, obwohl %2 von %3 Einträgen sichtbar ist</translation>
    </message>
    <message>
        <source>%1: computed, with %2 masked entry weighed</source>
        <translation>%1: berechnet, %2 maskierter Eintrag gewichtet</translation>
    </message>
    <message>
        <source>%1: computed, %2 of its %3 entries is visible</source>
        <translation>%1: berechnet, %2 von %3 Einträgen ist sichtbar</translation>
    </message>
    <message>
        <source>%1 entry, largest %2, float64</source>
        <translation>%1 Eintrag, größter %2, float64</translation>
    </message>
    <message>
        <source>%1 of %2 rows of %3 wrong, %4 entry NaN or ∞</source>
        <translation>%1 von %2 Zeilen von %3 falsch, %4 Eintrag NaN oder ∞</translation>
    </message>
    <message>
        <source>%1 lse value wrong, by up to %2; O is right</source>
        <translation>%1 lse-Wert falsch, um bis zu %2; O ist richtig</translation>
    </message>
    <message>
        <source>%1 row of %2 wrong, largest error %3</source>
        <translation>%1 Zeile von %2 falsch, größter Fehler %3</translation>
    </message>
    <message>
        <source>1 tile computed</source>
        <translation>1 Kachel berechnet</translation>
    </message>
    <message>
        <source>%1 has written %2 of the %3 tile of %4</source>
        <translation>%1 hat %2 der %3 Kachel von %4 geschrieben</translation>
    </message>
    <message>
        <source>%1 has done %2 of %3 tile</source>
        <translation>%1 hat %2 von %3 Kachel fertig</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4 tile</source>
        <translation>%1, %2: %3 von %4 Kachel</translation>
    </message>
    <message>
        <source>%1: %2 matrices out, %3 in</source>
        <translation>%1: %2 Matrizen hinaus, %3 herein</translation>
    </message>
    <message>
        <source>Out: written to HBM, in: read from it. A matrix is all its %1 entries, %2 × %3; a part of one counts as a share.</source>
        <translation>Hinaus: ins HBM geschrieben, herein: aus ihm gelesen. Eine Matrix sind alle ihre %1 Einträge, %2 × %3; ein Teil zählt anteilig.</translation>
    </message>
    <message>
        <source>1 tile</source>
        <translation>1 Kachel</translation>
    </message>
    <message>
        <source>%1 tiles</source>
        <translation>%1 Kacheln</translation>
    </message>
    <message>
        <source>%1 SM, one at a time on it</source>
        <translation>%1 SM, jeweils einer darauf</translation>
    </message>
    <message>
        <source>%1 SM, %2 at once on it</source>
        <translation>%1 SM, %2 zugleich darauf</translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>je %1</translation>
    </message>
    <message>
        <source>%1: the last place ends after %2, shared evenly it would be %3: %4 busy.</source>
        <translation>%1: der letzte Platz endet nach %2, gleichmäßig verteilt wären es %3: %4 ausgelastet.</translation>
    </message>
    <message>
        <source>Thread block %1: %2, %3; on SM %4, from tile time %5 to %6.</source>
        <translation>Threadblock %1: %2, %3; auf SM %4, von Kachelzeit %5 bis %6.</translation>
    </message>
    <message>
        <source>%1 of %2 values differs in %3 runs</source>
        <translation>%1 von %2 Werten weicht in %3 Läufen ab</translation>
    </message>
    <message>
        <source>%1, 1 tile to visit</source>
        <translation>%1, 1 Kachel zu besuchen</translation>
    </message>
</context>
<context>
    <name>tilewise::AlgorithmBars</name>
    <message>
        <source>HBM values of the algorithms</source>
        <translation>HBM-Werte der Algorithmen</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>tilewise::AlgorithmModel</name>
    <message>
        <source>Line %1, running: %2</source>
        <translation>Zeile %1, läuft: %2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>; i is %1</source>
        <translation>; i is %1</translation>
    </message>
    <message>
        <source>; j is %1</source>
        <translation>; j is %1</translation>
    </message>
    <message>
        <source>%1; the lesson points at it</source>
        <translation>%1; die Lektion zeigt darauf</translation>
    </message>
</context>
<context>
    <name>tilewise::AlgorithmPanel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Algorithm: %1</source>
        <translation>Algorithmus: %1</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithmus</translation>
    </message>
</context>
<context>
    <name>tilewise::AlgorithmTools</name>
    <message>
        <source>Copy the program</source>
        <translation>Das Programm kopieren</translation>
    </message>
    <message>
        <source>Pseudo-code, or the problem as a program</source>
        <translation>Pseudocode, oder das Problem als Programm</translation>
    </message>
    <message>
        <source>Shown as: %1</source>
        <translation>Gezeigt als: %1</translation>
    </message>
</context>
<context>
    <name>tilewise::AnswerDesk</name>
    <message>
        <source>Check an answer</source>
        <translation>Eine Antwort prüfen</translation>
    </message>
    <message>
        <source>Answers (*.npz)</source>
        <translation>Antworten (*.npz)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>tilewise::AnswerPage</name>
    <message>
        <source>Checked &amp;against</source>
        <translation>&amp;Geprüft gegen</translation>
    </message>
    <message>
        <source>Likely mistake: a run with it has the same wrong results</source>
        <translation>Wahrscheinlicher Fehler: ein Lauf damit hat dieselben falschen Ergebnisse</translation>
    </message>
    <message>
        <source>First difference in Step</source>
        <translation>Erste Abweichung zeigen</translation>
    </message>
    <message>
        <source>The run by the rules, at the first load or store that the answer does otherwise</source>
        <translation>Der Lauf nach den Regeln, beim ersten Laden oder Schreiben, das die Antwort anders macht</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Neu lesen</translation>
    </message>
    <message>
        <source>The same file, as it is now</source>
        <translation>Dieselbe Datei, wie sie jetzt ist</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back to the faults</source>
        <translation>Zurück zu den Fehlern</translation>
    </message>
    <message>
        <source>Show this mistake</source>
        <translation>Diesen Fehler zeigen</translation>
    </message>
    <message>
        <source>Open it as own data</source>
        <translation>Als eigene Daten öffnen</translation>
    </message>
    <message>
        <source>What the answer was checked for</source>
        <translation>Worauf die Antwort geprüft wurde</translation>
    </message>
    <message>
        <source>Checked against</source>
        <translation>Geprüft gegen</translation>
    </message>
    <message>
        <source>the problem at hand</source>
        <translation>das vorliegende Problem</translation>
    </message>
    <message>
        <source>exercise: %1</source>
        <translation>Aufgabe: %1</translation>
    </message>
    <message>
        <source>The answer in full</source>
        <translation>Die Antwort im Ganzen</translation>
    </message>
    <message>
        <source>the problem at hand: %1</source>
        <translation>das vorliegende Problem: %1</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Antwort: %1</translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <translation>%1 wird geprüft …</translation>
    </message>
    <message>
        <source>Checking %1</source>
        <translation>%1 wird geprüft</translation>
    </message>
    <message>
        <source>The check was cancelled.</source>
        <translation>Die Prüfung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>None of the mistakes of the gallery has these results. Is it the answer to another problem? Choose it above.</source>
        <translation>Keiner der Fehler der Sammlung hat diese Ergebnisse. Ist es die Antwort auf ein anderes Problem? Wählen Sie es oben.</translation>
    </message>
    <message>
        <source>The order differs from that of the rules, which is no fault.</source>
        <translation>Die Reihenfolge weicht von der der Regeln ab; das ist kein Fehler.</translation>
    </message>
    <message>
        <source>Formulas are held against the closed forms; no problem is needed for them.</source>
        <translation>Formeln werden gegen die geschlossenen Formeln gehalten; dafür ist kein Problem nötig.</translation>
    </message>
    <message>
        <source>The results must have the shapes of the problem. Is it the answer to another one? Choose it above, or open that problem first.</source>
        <translation>Die Ergebnisse müssen die Formen des Problems haben. Ist es die Antwort auf ein anderes? Wählen Sie es oben, oder öffnen Sie zuerst jenes Problem.</translation>
    </message>
</context>
<context>
    <name>tilewise::Asker</name>
    <message>
        <source>There is no run yet.</source>
        <translation>Es gibt noch keinen Lauf.</translation>
    </message>
    <message>
        <source>Counters only: the steps of this run are not recorded.</source>
        <translation>Nur Zähler: die Schritte dieses Laufs sind nicht aufgezeichnet.</translation>
    </message>
    <message>
        <source>The run is at its end: no step comes next.</source>
        <translation>Der Lauf ist am Ende: es kommt kein Schritt mehr.</translation>
    </message>
    <message>
        <source>Give a number.</source>
        <translation>Geben Sie eine Zahl an.</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>So far so good: give at least two decimals.</source>
        <translation>So weit richtig: geben Sie mindestens zwei Nachkommastellen an.</translation>
    </message>
</context>
<context>
    <name>tilewise::BlankScreen</name>
    <message>
        <source>The screen is blank. B, a full stop or Esc shows it again.</source>
        <translation>Der Schirm ist leer. B, Punkt oder Esc zeigt ihn wieder.</translation>
    </message>
</context>
<context>
    <name>tilewise::BlockMaskDialog</name>
    <message>
        <source>S&amp;eed</source>
        <translation>S&amp;tartwert</translation>
    </message>
    <message>
        <source>Block mask</source>
        <translation>Blockmaske</translation>
    </message>
    <message>
        <source>&amp;Pattern</source>
        <translation>&amp;Muster</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>banded</source>
        <translation>Band</translation>
    </message>
    <message>
        <source>strided</source>
        <translation>Schrittweite</translation>
    </message>
    <message>
        <source>global</source>
        <translation>global</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>&amp;Use pattern</source>
        <translation>M&amp;uster verwenden</translation>
    </message>
    <message>
        <source>&amp;All visible</source>
        <translation>&amp;Alle sichtbar</translation>
    </message>
    <message>
        <source>&amp;None visible</source>
        <translation>&amp;Keine sichtbar</translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <translation>Umke&amp;hren</translation>
    </message>
    <message>
        <source>&amp;Reach, in tiles</source>
        <translation>&amp;Reichweite, in Kacheln</translation>
    </message>
    <message>
        <source>E&amp;very so many columns</source>
        <translation>Jede so &amp;vielte Spalte</translation>
    </message>
    <message>
        <source>Rows and &amp;columns</source>
        <translation>Zeilen und &amp;Spalten</translation>
    </message>
    <message>
        <source>&amp;Fraction visible</source>
        <translation>Anteil si&amp;chtbar</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>%1 of %2 tiles visible, %3</source>
        <translation>%1 von %2 Kacheln sichtbar, %3</translation>
    </message>
    <message>
        <source>The grid is too fine to be drawn whole: each square stands for %1 × %2 tiles, filled by the share that is visible.</source>
        <translation>Das Raster ist zu fein, um ganz gezeichnet zu werden: jedes Quadrat steht für %1 × %2 Kacheln, gefüllt nach dem sichtbaren Anteil.</translation>
    </message>
    <message>
        <source>Queries run down, keys across. Click and drag, or arrows and Space: filled tiles are visible, dotted ones empty.</source>
        <translation>Queries laufen abwärts, Keys quer. Klicken und ziehen, oder Pfeile und Leertaste: gefüllte Kacheln sind sichtbar, gepunktete leer.</translation>
    </message>
    <message>
        <source>%1 Lined ones are skipped by another mask in any case.</source>
        <translation>%1 Linierte werden ohnehin von einer anderen Maske übersprungen.</translation>
    </message>
    <message>
        <source>%1 of %2 tile visible, %3</source>
        <translation>%1 von %2 Kachel sichtbar, %3</translation>
    </message>
</context>
<context>
    <name>tilewise::BlockMaskView</name>
    <message>
        <source>the causal mask</source>
        <translation>die kausale Maske</translation>
    </message>
    <message>
        <source>the window</source>
        <translation>das Fenster</translation>
    </message>
    <message>
        <source>the documents</source>
        <translation>die Dokumente</translation>
    </message>
    <message>
        <source>other masks together</source>
        <translation>andere Masken zusammen</translation>
    </message>
    <message>
        <source>the block mask</source>
        <translation>die Blockmaske</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>sichtbar</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>%1 of %2 visible</source>
        <translation>%1 von %2 sichtbar</translation>
    </message>
    <message>
        <source>(%1, %2)</source>
        <translation>(%1, %2)</translation>
    </message>
    <message>
        <source>tile %1, %2, skipped by %3 in any case</source>
        <translation>Kachel %1, %2, ohnehin übersprungen durch %3</translation>
    </message>
    <message>
        <source>tile %1, %2</source>
        <translation>Kachel %1, %2</translation>
    </message>
    <message>
        <source>tiles %1, %2</source>
        <translation>Kacheln %1, %2</translation>
    </message>
    <message>
        <source>Block mask, %1</source>
        <translation>Blockmaske, %1</translation>
    </message>
</context>
<context>
    <name>tilewise::BrokenLineView</name>
    <message>
        <source>Broken: %1. Right: %2</source>
        <translation>Falsch: %1. Richtig: %2</translation>
    </message>
    <message>
        <source>instead of</source>
        <translation>statt</translation>
    </message>
</context>
<context>
    <name>tilewise::BusyBar</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation>Abbrechen: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>tilewise::BusyDesk</name>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>Recomputing the numbers of this step</source>
        <translation>Die Zahlen dieses Schritts werden neu berechnet</translation>
    </message>
    <message>
        <source>Computing the results of %1</source>
        <translation>Die Ergebnisse von %1 werden berechnet</translation>
    </message>
    <message>
        <source>%1 events, about %2 MB. Counters only?</source>
        <translation>%1 Ereignisse, etwa %2 MB. Nur Zähler?</translation>
    </message>
    <message>
        <source>Counters &amp;only</source>
        <translation>Nur &amp;Zähler</translation>
    </message>
    <message>
        <source>&amp;Record anyway</source>
        <translation>&amp;Dennoch aufzeichnen</translation>
    </message>
    <message>
        <source>Change the &amp;problem</source>
        <translation>&amp;Problem ändern</translation>
    </message>
    <message>
        <source>There are no results: %1 Counters and the rows that are looked at are here.</source>
        <translation>Es gibt keine Ergebnisse: %1 Zähler und betrachtete Zeilen sind da.</translation>
    </message>
</context>
<context>
    <name>tilewise::CheckDocks</name>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Faults: classic mistakes, run on this configuration</source>
        <translation>Fehler: klassische Irrtümer, mit dieser Konfiguration gerechnet</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Fehler</translation>
    </message>
</context>
<context>
    <name>tilewise::CheckList</name>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>%1: %2. %3 %4</source>
        <translation>%1: %2. %3 %4</translation>
    </message>
</context>
<context>
    <name>tilewise::CheckStatus</name>
    <message>
        <source>Figures at right come from a broken variant</source>
        <translation>Die Zahlen rechts stammen aus einer falschen Variante</translation>
    </message>
</context>
<context>
    <name>tilewise::CheckWorkspace</name>
    <message>
        <source>Run again</source>
        <translation>Erneut</translation>
    </message>
    <message>
        <source>Answer…</source>
        <translation>Antwort …</translation>
    </message>
    <message>
        <source>Hold the file that a program of an exercise wrote against the rules</source>
        <translation>Die Datei, die ein Aufgabenprogramm schrieb, gegen die Regeln halten</translation>
    </message>
    <message>
        <source>No run with inputs to check</source>
        <translation>Kein Lauf mit Eingaben zu prüfen</translation>
    </message>
    <message>
        <source>Run anyway</source>
        <translation>Dennoch starten</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Check an answer, or run the checks again</source>
        <translation>Eine Antwort prüfen oder die Prüfungen erneut ausführen</translation>
    </message>
</context>
<context>
    <name>tilewise::ChoiceButton</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, right</source>
        <translation>%1, richtig</translation>
    </message>
    <message>
        <source>%1, wrong</source>
        <translation>%1, falsch</translation>
    </message>
</context>
<context>
    <name>tilewise::ClosedFormView</name>
    <message>
        <source>Closed form</source>
        <translation>Geschlossene Formel</translation>
    </message>
    <message>
        <source>%1 = %2, with %3; %4</source>
        <translation>%1 = %2, mit %3; %4</translation>
    </message>
    <message>
        <source>closed form equals the counted total</source>
        <translation>geschlossene Formel gleich der gezählten Summe</translation>
    </message>
    <message>
        <source>closed form equals the total by rule</source>
        <translation>geschlossene Formel gleich der Summe nach Regel</translation>
    </message>
    <message>
        <source>%1 more than the %2 counted</source>
        <translation>%1 mehr als die gezählten %2</translation>
    </message>
    <message>
        <source>%1 fewer than the %2 counted</source>
        <translation>%1 weniger als die gezählten %2</translation>
    </message>
</context>
<context>
    <name>tilewise::CodeModel</name>
    <message>
        <source>Line %1, running: %2</source>
        <translation>Zeile %1, läuft: %2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
</context>
<context>
    <name>tilewise::CompareTools</name>
    <message>
        <source>&amp;Second…</source>
        <translation>&amp;Zweite …</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Verglichen</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Was verglichen wird</translation>
    </message>
    <message>
        <source>Change the second configuration: algorithm, blocks, masks</source>
        <translation>Die zweite Konfiguration ändern: Algorithmus, Blöcke, Masken</translation>
    </message>
</context>
<context>
    <name>tilewise::CompareTransport</name>
    <message>
        <source>Transport</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>Zum Anfang (Pos1)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to the previous stop (Left)</source>
        <translation>Zurück zum vorigen Halt (←)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Forward to the next stop (Right)</source>
        <translation>Vor zum nächsten Halt (→)</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Zum Ende (Ende)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>tile</source>
        <translation>Kachel</translation>
    </message>
    <message>
        <source>bytes moved</source>
        <translation>bewegte Bytes</translation>
    </message>
    <message>
        <source>Align by %1</source>
        <translation>Ausgerichtet nach: %1</translation>
    </message>
    <message>
        <source>Go to a mark (Ctrl+G)</source>
        <translation>Zu einer Marke gehen (Strg+G)</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <translation>%1, von %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pause (Leertaste)</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>A number is needed</source>
        <translation>Eine Zahl ist nötig</translation>
    </message>
    <message>
        <source>“%1” is not a mark of this comparison</source>
        <translation>„%1“ ist keine Marke dieses Vergleichs</translation>
    </message>
    <message>
        <source>%1: give 0 to %2.</source>
        <translation>%1: geben Sie 0 bis %2 an.</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>tiles done</source>
        <translation>fertige Kacheln</translation>
    </message>
    <message>
        <source>/ %1</source>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>Align by</source>
        <translation>Ausrichten nach</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Speed and alignment</source>
        <translation>Tempo und Ausrichtung</translation>
    </message>
</context>
<context>
    <name>tilewise::CompareWorkspace</name>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>The passes side by side</source>
        <translation>Die Pässe nebeneinander</translation>
    </message>
</context>
<context>
    <name>tilewise::DataJob</name>
    <message>
        <source>This run has counters only: open it with numbers first.</source>
        <translation>Dieser Lauf hat nur Zähler: öffnen Sie ihn erst mit Zahlen.</translation>
    </message>
    <message>
        <source>The results of this run are not there yet.</source>
        <translation>Die Ergebnisse dieses Laufs sind noch nicht da.</translation>
    </message>
</context>
<context>
    <name>tilewise::DockTitle</name>
    <message>
        <source>Float %1</source>
        <translation>%1 ablösen</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 schließen</translation>
    </message>
</context>
<context>
    <name>tilewise::ExampleList</name>
    <message>
        <source>The lesson</source>
        <translation>Die Lektion</translation>
    </message>
    <message>
        <source>Small: every number can be read</source>
        <translation>Klein: jede Zahl ist lesbar</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formen</translation>
    </message>
    <message>
        <source>Real attention heads</source>
        <translation>Echte Attention-Köpfe</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>tilewise::ExploreDocks</name>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>This configuration</source>
        <translation>Diese Konfiguration</translation>
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
        <translation>Algorithmus</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Cap Bᵣ ≤ d</source>
        <translation>Grenze Bᵣ ≤ d</translation>
    </message>
    <message>
        <source>Length *T*</source>
        <translation>Länge *T*</translation>
    </message>
    <message>
        <source>Width *d*</source>
        <translation>Breite *d*</translation>
    </message>
    <message>
        <source>Query block *B*_r</source>
        <translation>Query-Block *B*_r</translation>
    </message>
    <message>
        <source>Key block *B*_c</source>
        <translation>Key-Block *B*_c</translation>
    </message>
    <message>
        <source>On-chip size *M*</source>
        <translation>On-Chip-Größe *M*</translation>
    </message>
    <message>
        <source>%1, backward</source>
        <translation>%1, rückwärts</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of one thread block. Source: %2</source>
        <translation>%1 eines Thread-Blocks. Quelle: %2</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>from M: ⌈M/4d⌉</source>
        <translation>aus M: ⌈M/4d⌉</translation>
    </message>
    <message>
        <source>from M: largest</source>
        <translation>aus M: größter</translation>
    </message>
    <message>
        <source>The blocks that are set below</source>
        <translation>Die Blöcke, die unten gesetzt sind</translation>
    </message>
    <message>
        <source>The proof’s budget: the set fits M only up to a constant</source>
        <translation>Das Budget des Beweises: der Satz passt nur bis auf eine Konstante in M</translation>
    </message>
    <message>
        <source>The largest square blocks whose whole set fits M</source>
        <translation>Die größten quadratischen Blöcke, die ganz in M passen</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>wie veröffentlicht</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Of blocks that follow from M. As published: on for FlashAttention-1 alone</source>
        <translation>Für Blöcke, die aus M folgen. Wie veröffentlicht: nur bei FlashAttention-1</translation>
    </message>
    <message>
        <source>follows from M</source>
        <translation>folgt aus M</translation>
    </message>
</context>
<context>
    <name>tilewise::ExploreNotes</name>
    <message>
        <source>This configuration</source>
        <translation>Diese Konfiguration</translation>
    </message>
    <message>
        <source>Figures of this configuration</source>
        <translation>Zahlen dieser Konfiguration</translation>
    </message>
    <message>
        <source>Counts are per head. They say what the SMs pull in, not how long it takes; the L2 serves most re-reads. Values and bytes compare otherwise because lse, m and l take 4 bytes each.</source>
        <translation>Gezählt ist ein Kopf. Die Zahlen sagen, was die SMs holen, nicht, wie lange es dauert; der L2 bedient die meisten erneuten Lesezugriffe. Werte und Bytes vergleichen sich verschieden, weil lse, m und l je 4 Bytes brauchen.</translation>
    </message>
</context>
<context>
    <name>tilewise::ExploreWorkspace</name>
    <message>
        <source>As in Step</source>
        <translation>Wie in Schritte</translation>
    </message>
    <message>
        <source>&amp;Open in Step</source>
        <translation>In Schritten ö&amp;ffnen</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>Write a figure as PNG, SVG or PDF, or its data as CSV</source>
        <translation>Ein Diagramm als PNG, SVG oder PDF schreiben oder seine Daten als CSV</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>on chip %1</source>
        <translation>auf dem Chip %1</translation>
    </message>
    <message>
        <source>Not as in Step: %1</source>
        <translation>Anders als in Schritte: %1</translation>
    </message>
    <message>
        <source>Every control moves all four figures.</source>
        <translation>Jeder Regler bewegt alle vier Diagramme.</translation>
    </message>
    <message>
        <source>What is explored differs from the run in Step: %1. “As in Step” goes back, “Open in Step” runs what is explored.</source>
        <translation>Das Erkundete weicht vom Lauf in Schritte ab: %1. „Wie in Schritte“ geht zurück, „In Schritten öffnen“ lässt das Erkundete laufen.</translation>
    </message>
    <message>
        <source>Back to the problem of the run at hand</source>
        <translation>Zurück zum Problem des vorliegenden Laufs</translation>
    </message>
    <message>
        <source>It is as in Step</source>
        <translation>Es ist wie in Schritte</translation>
    </message>
    <message>
        <source>Run what is explored, and step through it</source>
        <translation>Das Erkundete laufen lassen und durchgehen</translation>
    </message>
    <message>
        <source>It is what Step shows already</source>
        <translation>Es ist, was Schritte schon zeigt</translation>
    </message>
    <message>
        <source>Closed forms of another problem than Step’s</source>
        <translation>Geschlossene Formeln eines anderen Problems als in Schritte</translation>
    </message>
    <message>
        <source>Closed forms, no run needed</source>
        <translation>Geschlossene Formeln, ohne Lauf</translation>
    </message>
    <message>
        <source>counts for one head</source>
        <translation>Zählungen für einen Kopf</translation>
    </message>
</context>
<context>
    <name>tilewise::ExportForm</name>
    <message>
        <source>First step</source>
        <translation>Erster Schritt</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Alle</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Breite in Pixeln</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>Höhe in Pixeln</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>Wäh&amp;len …</translation>
    </message>
    <message>
        <source>A picture of this step</source>
        <translation>Ein Bild dieses Schritts</translation>
    </message>
    <message>
        <source>Pictures of several steps</source>
        <translation>Bilder mehrerer Schritte</translation>
    </message>
    <message>
        <source>An animation</source>
        <translation>Eine Animation</translation>
    </message>
    <message>
        <source>The events</source>
        <translation>Die Ereignisse</translation>
    </message>
    <message>
        <source>The counters</source>
        <translation>Die Zähler</translation>
    </message>
    <message>
        <source>Inputs and results as arrays</source>
        <translation>Eingaben und Ergebnisse als Arrays</translation>
    </message>
    <message>
        <source>Stage and panels</source>
        <translation>Bühne und Panels</translation>
    </message>
    <message>
        <source>Stage alone</source>
        <translation>Nur die Bühne</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>So many pixels to one of the size, for print and large screens</source>
        <translation>So viele Pixel auf einen der Größe, für Druck und große Schirme</translation>
    </message>
    <message>
        <source>Speed in steps a second</source>
        <translation>Tempo in Schritten je Sekunde</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Was</translation>
    </message>
    <message>
        <source>&amp;Shown</source>
        <translation>&amp;Gezeigt</translation>
    </message>
    <message>
        <source>S&amp;teps</source>
        <translation>S&amp;chritte</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>F&amp;ormat</translation>
    </message>
    <message>
        <source>S&amp;ize</source>
        <translation>G&amp;röße</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>Shar&amp;pness</source>
        <translation>Schär&amp;fe</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>steps a second</source>
        <translation>Schritte je Sekunde</translation>
    </message>
    <message>
        <source>Fi&amp;le</source>
        <translation>Date&amp;i</translation>
    </message>
    <message>
        <source>Animations are made by ffmpeg, which is not on this machine: install the package ffmpeg, or write pictures of several steps.</source>
        <translation>Animationen macht ffmpeg, das nicht auf diesem Rechner ist: installieren Sie das Paket ffmpeg, oder schreiben Sie Bilder mehrerer Schritte.</translation>
    </message>
    <message>
        <source>The window as it is</source>
        <translation>Das Fenster, wie es ist</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
</context>
<context>
    <name>tilewise::FactList</name>
    <message>
        <source>The whole pass</source>
        <translation>Der ganze Pass</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tilewise::FaultFigure</name>
    <message>
        <source>Score grid of the broken run, with the errors beside it</source>
        <translation>Score-Raster des falschen Laufs, daneben die Fehler</translation>
    </message>
    <message>
        <source>; %1 %2</source>
        <translation>; %1 %2</translation>
    </message>
    <message>
        <source>Score grid, broken run</source>
        <translation>Score-Raster, falscher Lauf</translation>
    </message>
    <message>
        <source>Error of %1</source>
        <translation>Fehler von %1</translation>
    </message>
    <message>
        <source>largest %1</source>
        <translation>größter %1</translation>
    </message>
    <message>
        <source>Largest in each row</source>
        <translation>Größter je Zeile</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>Spalten %1</translation>
    </message>
    <message>
        <source>rows are keys</source>
        <translation>Zeilen sind Keys</translation>
    </message>
    <message>
        <source>query block</source>
        <translation>Query-Block</translation>
    </message>
    <message>
        <source>0 – %1</source>
        <translation>0 – %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Row %1 of %2: largest error %3</source>
        <translation>Zeile %1 von %2: größter Fehler %3</translation>
    </message>
</context>
<context>
    <name>tilewise::FaultList</name>
    <message>
        <source>Faults</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1: %2. %3</translation>
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
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>The fault in full</source>
        <translation>Der Fehler im Ganzen</translation>
    </message>
    <message>
        <source>Open a problem that exposes it</source>
        <translation>Ein Problem öffnen, das ihn zeigt</translation>
    </message>
    <message>
        <source>Open a problem that hides it</source>
        <translation>Ein Problem öffnen, das ihn verbirgt</translation>
    </message>
    <message>
        <source>Problems on which the fault shows, and on which it does not</source>
        <translation>Probleme, bei denen sich der Fehler zeigt, und solche, bei denen nicht</translation>
    </message>
    <message>
        <source>The right run at this tile. A click on another tile chooses that one</source>
        <translation>Der richtige Lauf bei dieser Kachel. Ein Klick auf eine andere Kachel wählt jene</translation>
    </message>
    <message>
        <source>No harm here: %1.</source>
        <translation>Hier kein Schaden: %1.</translation>
    </message>
    <message>
        <source>Open tile (%1, %2) in Step</source>
        <translation>Kachel (%1, %2) in Schritten öffnen</translation>
    </message>
    <message>
        <source>Open in Step</source>
        <translation>In Schritten öffnen</translation>
    </message>
    <message>
        <source>Examples of the fault, and its tile in Step</source>
        <translation>Beispiele für den Fehler, und seine Kachel in Schritte</translation>
    </message>
    <message>
        <source>Not here: it %1. Examples has problems on which it shows.</source>
        <translation>Hier nicht: er %1. Unter Beispiele stehen Probleme, bei denen er sich zeigt.</translation>
    </message>
</context>
<context>
    <name>tilewise::FigureCard</name>
    <message>
        <source>Figure</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>Waagerechte Achse</translation>
    </message>
    <message>
        <source>Figure: %1</source>
        <translation>Diagramm: %1</translation>
    </message>
    <message>
        <source>Show another figure here</source>
        <translation>Hier ein anderes Diagramm zeigen</translation>
    </message>
    <message>
        <source>Horizontal axis: %1</source>
        <translation>Waagerechte Achse: %1</translation>
    </message>
    <message>
        <source>What the curves are drawn against</source>
        <translation>Worüber die Kurven aufgetragen sind</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>wird gezählt …</translation>
    </message>
</context>
<context>
    <name>tilewise::FigureRow</name>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
</context>
<context>
    <name>tilewise::FiguresTable</name>
    <message>
        <source>Printed and computed figures</source>
        <translation>Gedruckte und berechnete Zahlen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <translation>%1, %2, %3: %4</translation>
    </message>
    <message>
        <source>none</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>; %1</source>
        <translation>; %1</translation>
    </message>
</context>
<context>
    <name>tilewise::FoldingButtons</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>tilewise::FormSection</name>
    <message>
        <source>%1: %2; unfold</source>
        <translation>%1: %2; aufklappen</translation>
    </message>
    <message>
        <source>%1; fold</source>
        <translation>%1; zuklappen</translation>
    </message>
</context>
<context>
    <name>tilewise::GpuDesk</name>
    <message>
        <source>Over ssh: %1</source>
        <translation>Über ssh: %1</translation>
    </message>
    <message>
        <source>Nothing has run there yet</source>
        <translation>Dort lief noch nichts</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Dieser Rechner</translation>
    </message>
    <message>
        <source>Looking for a card…</source>
        <translation>Eine Karte wird gesucht…</translation>
    </message>
    <message>
        <source>what tilewise-cli printed</source>
        <translation>die Ausgabe von tilewise-cli</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>There are no figures to show: no card here, and no record is open. Open a record, or add a host with a card.</source>
        <translation>Es gibt nichts zu zeigen: hier ist keine Karte, und keine Aufzeichnung ist offen. Öffnen Sie eine, oder fügen Sie einen Rechner mit Karte hinzu.</translation>
    </message>
    <message>
        <source>Looking for cards and records…</source>
        <translation>Karten und Aufzeichnungen werden gesucht…</translation>
    </message>
    <message>
        <source>Nothing has run there yet: “Run” times the problem in Step, “Sweep blocks” tries sizes of its blocks.</source>
        <translation>Dort lief noch nichts: „Ausführen“ misst das Problem in „Schritte“, „Blöcke testen“ versucht andere Blockgrößen.</translation>
    </message>
    <message>
        <source>The record holds no runs.</source>
        <translation>Die Aufzeichnung enthält keine Läufe.</translation>
    </message>
    <message>
        <source>Something is running already.</source>
        <translation>Es läuft schon etwas.</translation>
    </message>
    <message>
        <source>These figures are recorded. To run the problem in Step, choose this machine or a host.</source>
        <translation>Diese Zahlen sind aufgezeichnet. Um das Problem in „Schritte“ auszuführen, wählen Sie diesen oder einen anderen Rechner.</translation>
    </message>
    <message>
        <source>Running on this machine’s card</source>
        <translation>Läuft auf der Karte dieses Rechners</translation>
    </message>
    <message>
        <source>Running on %1</source>
        <translation>Läuft auf %1</translation>
    </message>
</context>
<context>
    <name>tilewise::GpuDocks</name>
    <message>
        <source>Where to run</source>
        <translation>Wo gerechnet wird</translation>
    </message>
    <message>
        <source>This record</source>
        <translation>Diese Aufzeichnung</translation>
    </message>
    <message>
        <source>Why the bytes differ</source>
        <translation>Warum die Bytes abweichen</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
</context>
<context>
    <name>tilewise::GpuWorkspace</name>
    <message>
        <source>Open a record</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>Records of runs (*.json)</source>
        <translation>Aufzeichnungen von Läufen (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Aufzeichnung sichern</translation>
    </message>
    <message>
        <source>&amp;Time…</source>
        <translation>&amp;Zeit…</translation>
    </message>
    <message>
        <source>&amp;Bytes read…</source>
        <translation>&amp;Gelesene Bytes…</translation>
    </message>
    <message>
        <source>&amp;Launch grid…</source>
        <translation>&amp;Startgitter…</translation>
    </message>
    <message>
        <source>&amp;Points…</source>
        <translation>&amp;Punkte…</translation>
    </message>
    <message>
        <source>The whole &amp;record…</source>
        <translation>Die ganze &amp;Aufzeichnung…</translation>
    </message>
    <message>
        <source>This record</source>
        <translation>Diese Aufzeichnung</translation>
    </message>
    <message>
        <source>Why the bytes differ</source>
        <translation>Warum die Bytes abweichen</translation>
    </message>
    <message>
        <source>What is shown of the record</source>
        <translation>Was von der Aufzeichnung gezeigt wird</translation>
    </message>
    <message>
        <source>&amp;Open in Step</source>
        <translation>In Schritte ö&amp;ffnen</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>Write a figure as PNG, SVG or PDF, the data as CSV, or the record</source>
        <translation>Ein Diagramm als PNG, SVG oder PDF, die Daten als CSV oder die Aufzeichnung schreiben</translation>
    </message>
    <message>
        <source>%1 So nothing runs here: what is shown is recorded, or comes from another machine.</source>
        <translation>%1 Darum läuft hier nichts: was zu sehen ist, ist aufgezeichnet oder kommt von einem anderen Rechner.</translation>
    </message>
    <message>
        <source>There is no problem in Step yet.</source>
        <translation>In „Schritte“ ist noch kein Problem.</translation>
    </message>
    <message>
        <source>Step through one head of the chosen point</source>
        <translation>Einen Kopf des gewählten Punkts Schritt für Schritt ansehen</translation>
    </message>
    <message>
        <source>No point is chosen</source>
        <translation>Kein Punkt ist gewählt</translation>
    </message>
    <message>
        <source>Measured on %1</source>
        <translation>Gemessen auf %1</translation>
    </message>
    <message>
        <source>Nothing was measured yet</source>
        <translation>Noch nichts gemessen</translation>
    </message>
    <message>
        <source>MB = 10⁶ bytes, all heads</source>
        <translation>MB = 10⁶ Bytes, alle Köpfe</translation>
    </message>
</context>
<context>
    <name>tilewise::HistoryPage</name>
    <message>
        <source>Tile</source>
        <translation>Kachel</translation>
    </message>
    <message>
        <source>Back to the tile</source>
        <translation>Zurück zur Kachel</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the history as a table</source>
        <translation>Den Verlauf als Tabelle kopieren</translation>
    </message>
    <message>
        <source>Use rows as A</source>
        <translation>Zeilen als A</translation>
    </message>
    <message>
        <source>Take the selected key blocks as A</source>
        <translation>Die gewählten Key-Blöcke als A nehmen</translation>
    </message>
    <message>
        <source>Use rows as B</source>
        <translation>Zeilen als B</translation>
    </message>
    <message>
        <source>Take the selected key blocks as B</source>
        <translation>Die gewählten Key-Blöcke als B nehmen</translation>
    </message>
    <message>
        <source>History of the row</source>
        <translation>Verlauf der Zeile</translation>
    </message>
    <message>
        <source>Row %1: history</source>
        <translation>Zeile %1: Verlauf</translation>
    </message>
    <message>
        <source>The history of row %1 is being computed.</source>
        <translation>Der Verlauf von Zeile %1 wird berechnet.</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>offen</translation>
    </message>
</context>
<context>
    <name>tilewise::HistoryTable</name>
    <message>
        <source>*D* = %1 from the rounded *O*; before rounding d*O* · *O* = %2 and the sum of *P* d*P* = %3.</source>
        <translation>*D* = %1 aus dem gerundeten *O*; vor dem Runden d*O* · *O* = %2, und die Summe von *P* d*P* = %3.</translation>
    </message>
    <message>
        <source>*D* = %1; </source>
        <translation>*D* = %1; </translation>
    </message>
    <message>
        <source>%1d*O* · *O* = %2; the sum of *P* d*P* over all keys = %3: difference %4.</source>
        <translation>%1d*O* · *O* = %2; die Summe von *P* d*P* über alle Keys = %3: Differenz %4.</translation>
    </message>
    <message>
        <source>Standard attention goes by whole rows: there is no tile after which a row is half done.</source>
        <translation>Standard-Attention geht zeilenweise vor: nach keiner Kachel ist eine Zeile halb fertig.</translation>
    </message>
    <message>
        <source>Weights are rounded to %1 before they are multiplied, so the row holds exact attention only to within %2.</source>
        <translation>Die Gewichte werden vor der Multiplikation auf %1 gerundet, die Zeile hält also exakte Attention nur bis auf %2.</translation>
    </message>
    <message>
        <source>After every tile the row holds exact attention over the keys seen so far: largest difference %1.</source>
        <translation>Nach jeder Kachel hält die Zeile exakte Attention über die bisher gesehenen Keys: größte Differenz %1.</translation>
    </message>
    <message>
        <source>rowmax</source>
        <translation>rowmax</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>diff.</source>
        <translation>Diff.</translation>
    </message>
    <message>
        <source>Key block</source>
        <translation>Key-Block</translation>
    </message>
    <message>
        <source>Largest score of the tile</source>
        <translation>Größter Score der Kachel</translation>
    </message>
    <message>
        <source>Maximum after the tile</source>
        <translation>Maximum nach der Kachel</translation>
    </message>
    <message>
        <source>Factor by which the older sums were multiplied</source>
        <translation>Faktor, mit dem die älteren Summen multipliziert wurden</translation>
    </message>
    <message>
        <source>Row sum after the tile</source>
        <translation>Zeilensumme nach der Kachel</translation>
    </message>
    <message>
        <source>First entry of what the row holds</source>
        <translation>Erster Eintrag dessen, was die Zeile hält</translation>
    </message>
    <message>
        <source>First entry of exact attention over the keys seen so far</source>
        <translation>Erster Eintrag exakter Attention über die bisher gesehenen Keys</translation>
    </message>
    <message>
        <source>Largest difference of all entries</source>
        <translation>Größte Differenz aller Einträge</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>übersprungen</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>sum of P</source>
        <translation>Summe von P</translation>
    </message>
    <message>
        <source>sum of P dP</source>
        <translation>Summe von P dP</translation>
    </message>
    <message>
        <source>Keys of the block</source>
        <translation>Keys des Blocks</translation>
    </message>
    <message>
        <source>Over the keys seen so far</source>
        <translation>Über die bisher gesehenen Keys</translation>
    </message>
    <message>
        <source>Over the keys seen so far; D after the last</source>
        <translation>Über die bisher gesehenen Keys; D nach dem letzten</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>The run has not come to this tile yet</source>
        <translation>Der Lauf ist noch nicht bei dieser Kachel</translation>
    </message>
    <message>
        <source>Keys %1: %2</source>
        <translation>Keys %1: %2</translation>
    </message>
    <message>
        <source>The row has not seen a key yet.</source>
        <translation>Die Zeile hat noch keinen Key gesehen.</translation>
    </message>
</context>
<context>
    <name>tilewise::HostDialog</name>
    <message>
        <source>Add a host</source>
        <translation>Rechner hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Name of the machine, as ssh takes it. Its user, port and key stand in ssh’s own settings; nothing is asked on the way. The program tilewise-cli has to be there.</source>
        <translation>&amp;Name des Rechners, wie ssh ihn nimmt. Benutzer, Port und Schlüssel stehen in den Einstellungen von ssh; unterwegs wird nichts gefragt. Das Programm tilewise-cli muss dort sein.</translation>
    </message>
    <message>
        <source>Name of the machine</source>
        <translation>Name des Rechners</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
</context>
<context>
    <name>tilewise::Inspector</name>
    <message>
        <source>Shown as it will be, at step %1</source>
        <translation>Gezeigt, wie es sein wird, bei Schritt %1</translation>
    </message>
    <message>
        <source>Shown as it was, at step %1</source>
        <translation>Gezeigt, wie es war, bei Schritt %1</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Select a tile, or step into one.</source>
        <translation>Wählen Sie eine Kachel, oder gehen Sie in eine hinein.</translation>
    </message>
    <message>
        <source>Copy the values of the row</source>
        <translation>Die Werte der Zeile kopieren</translation>
    </message>
    <message>
        <source>Copy the equation as LaTeX</source>
        <translation>Die Gleichung als LaTeX kopieren</translation>
    </message>
    <message>
        <source>History of the row</source>
        <translation>Verlauf der Zeile</translation>
    </message>
    <message>
        <source>Enlarge the entries</source>
        <translation>Einträge vergrößern</translation>
    </message>
    <message>
        <source>Reduce the entries</source>
        <translation>Einträge verkleinern</translation>
    </message>
    <message>
        <source>Hidden until the question about the next step is answered.</source>
        <translation>Verborgen, bis die Frage nach dem nächsten Schritt beantwortet ist.</translation>
    </message>
    <message>
        <source>Back to the tile</source>
        <translation>Zurück zur Kachel</translation>
    </message>
    <message>
        <source>Counters only: there are no numbers to show.</source>
        <translation>Nur Zähler: es gibt keine Zahlen zu zeigen.</translation>
    </message>
    <message>
        <source>The numbers of this step are being recomputed.</source>
        <translation>Die Zahlen dieses Schritts werden neu berechnet.</translation>
    </message>
    <message>
        <source>The columns of standard attention need all of its matrices, which are too large to be held. Its rows can be looked at.</source>
        <translation>Die Spalten der Standard-Attention brauchen alle ihre Matrizen, die zu groß sind, um gehalten zu werden. Ihre Zeilen lassen sich betrachten.</translation>
    </message>
    <message>
        <source>The numbers of this step are not computed. Go to another step, or to this one again.</source>
        <translation>Die Zahlen dieses Schritts sind nicht berechnet. Gehen Sie zu einem anderen Schritt, oder wieder zu diesem.</translation>
    </message>
    <message>
        <source>Copy values of %1</source>
        <translation>Werte von %1 kopieren</translation>
    </message>
    <message>
        <source>Copy %1 of all rows</source>
        <translation>%1 aller Zeilen kopieren</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>The row is not in this tile; its rows are %1.</source>
        <translation>Die Zeile ist nicht in dieser Kachel; deren Zeilen sind %1.</translation>
    </message>
    <message>
        <source>d*Q* of row %1, %2</source>
        <translation>d*Q* von Zeile %1, %2</translation>
    </message>
    <message>
        <source>*O* of row %1, %2</source>
        <translation>*O* von Zeile %1, %2</translation>
    </message>
    <message>
        <source>*O~* of row %1, %2</source>
        <translation>*O~* von Zeile %1, %2</translation>
    </message>
</context>
<context>
    <name>tilewise::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>A focused widget keeps the keys that it uses itself: text fields what is written; lists, tabs and sliders the arrows, Home, End and pages. Esc returns to the stage.</source>
        <translation>Was den Fokus hat, behält die Tasten, die es selbst nutzt: Textfelder das Geschriebene; Listen, Reiter und Regler Pfeile, Pos1, Ende und Bild. Esc kehrt zur Bühne zurück.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>tilewise::LanguageDesk</name>
    <message>
        <source>From the next start on the window speaks %1.</source>
        <translation>Ab dem nächsten Start spricht das Fenster %1.</translation>
    </message>
</context>
<context>
    <name>tilewise::LaunchView</name>
    <message>
        <source>Launch grid</source>
        <translation>Startgitter</translation>
    </message>
</context>
<context>
    <name>tilewise::LedgerModel</name>
    <message>
        <source>tensor, loaded or stored</source>
        <translation>Tensor, geladen oder geschrieben</translation>
    </message>
    <message>
        <source>↓ load  ↑ store, %1</source>
        <translation>↓ laden  ↑ schreiben, %1</translation>
    </message>
    <message>
        <source>times</source>
        <translation>Male</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>bisher</translation>
    </message>
    <message>
        <source>whole run</source>
        <translation>ganzer Lauf</translation>
    </message>
    <message>
        <source>Loop 1: key blocks outside</source>
        <translation>Schleife 1: Key-Blöcke außen</translation>
    </message>
    <message>
        <source>Loop 2: query blocks outside</source>
        <translation>Schleife 2: Query-Blöcke außen</translation>
    </message>
    <message>
        <source>Bytes (%1)</source>
        <translation>Bytes (%1)</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Bytes (%1; %2 4 B)</source>
        <translation>Bytes (%1; %2 4 B)</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>%1, stored</source>
        <translation>%1, geschrieben</translation>
    </message>
    <message>
        <source>%1, loaded</source>
        <translation>%1, geladen</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>%1 bisher</translation>
    </message>
    <message>
        <source>%1 in the whole run</source>
        <translation>%1 im ganzen Lauf</translation>
    </message>
    <message>
        <source>All values</source>
        <translation>Alle Werte</translation>
    </message>
    <message>
        <source>%1 values so far</source>
        <translation>%1 Werte bisher</translation>
    </message>
    <message>
        <source>%1 values in the whole run</source>
        <translation>%1 Werte im ganzen Lauf</translation>
    </message>
    <message>
        <source>Bytes, with %1 a value as %2 and 4 for statistics (lse, m, l, D)</source>
        <translation>Bytes, mit %1 je Wert als %2 und 4 für Statistiken (lse, m, l, D)</translation>
    </message>
    <message>
        <source>%1 bytes so far</source>
        <translation>%1 Bytes bisher</translation>
    </message>
    <message>
        <source>%1 bytes in the whole run</source>
        <translation>%1 Bytes im ganzen Lauf</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
</context>
<context>
    <name>tilewise::LedgerPanel</name>
    <message>
        <source>Arithmetic and HBM held</source>
        <translation>Arithmetik und belegtes HBM</translation>
    </message>
    <message>
        <source>Arithmetic of the whole pass, and HBM held</source>
        <translation>Arithmetik des ganzen Passes und belegtes HBM</translation>
    </message>
</context>
<context>
    <name>tilewise::LedgerTable</name>
    <message>
        <source>Values moved between HBM and SRAM</source>
        <translation>Werte, zwischen HBM und SRAM bewegt</translation>
    </message>
</context>
<context>
    <name>tilewise::LeftBehindCard</name>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Bytes</translation>
    </message>
    <message>
        <source>1 value</source>
        <translation>1 Wert</translation>
    </message>
    <message>
        <source>%1 values</source>
        <translation>%1 Werte</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>FlashAttention-2 keeps lse in the place of P: %1 bytes.</source>
        <translation>FlashAttention-2 behält lse statt P: %1 Bytes.</translation>
    </message>
    <message>
        <source>Beside O standard attention keeps P%1: %2 bytes, %3 what is kept here.</source>
        <translation>Neben O behält Standard-Attention P%1: %2 Bytes, %3 von dem, was hier bleibt.</translation>
    </message>
    <message>
        <source> and its dropout mask</source>
        <translation> und seine Dropout-Maske</translation>
    </message>
    <message>
        <source>Left behind in HBM</source>
        <translation>Im HBM zurückgelassen</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>tilewise::LessonDock</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>Lektion: %1</translation>
    </message>
    <message>
        <source>Show the a&amp;nswer</source>
        <translation>Antwort &amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;Next step of the lesson</source>
        <translation>&amp;Nächster Schritt der Lektion</translation>
    </message>
    <message>
        <source>No lesson is open.</source>
        <translation>Keine Lektion ist offen.</translation>
    </message>
    <message>
        <source>This is the end of the lesson.</source>
        <translation>Dies ist das Ende der Lektion.</translation>
    </message>
    <message>
        <source>This is the first step of the lesson.</source>
        <translation>Dies ist der erste Schritt der Lektion.</translation>
    </message>
    <message>
        <source>You are where the lesson is.</source>
        <translation>Sie sind, wo die Lektion ist.</translation>
    </message>
</context>
<context>
    <name>tilewise::LessonList</name>
    <message>
        <source>taken</source>
        <translation>genommen</translation>
    </message>
    <message>
        <source>at step %1 of %2</source>
        <translation>bei Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>A lesson moves the session; your own comes back when you leave it. Any lesson file opens by File &gt; Open.</source>
        <translation>Eine Lektion verändert die Sitzung; Ihre eigene kommt zurück, wenn Sie sie verlassen. Jede Lektionsdatei lässt sich mit Datei &gt; Öffnen öffnen.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 Sources: %2.</source>
        <translation>%1 Quellen: %2.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>tilewise::LessonPanel</name>
    <message>
        <source>Return to the lesson</source>
        <translation>Zurück zur Lektion</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Progress in the lesson</source>
        <translation>Fortschritt in der Lektion</translation>
    </message>
    <message>
        <source>Text of the lesson</source>
        <translation>Text der Lektion</translation>
    </message>
    <message>
        <source>You are at another place than the lesson.</source>
        <translation>Sie sind an einer anderen Stelle als die Lektion.</translation>
    </message>
    <message>
        <source>End of the lesson</source>
        <translation>Ende der Lektion</translation>
    </message>
    <message>
        <source>Aside, to step %1 of %2</source>
        <translation>Abstecher, zu Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>This step cannot be shown. %1</source>
        <translation>Dieser Schritt lässt sich nicht zeigen. %1</translation>
    </message>
    <message>
        <source>Its numbers are being computed…</source>
        <translation>Seine Zahlen werden berechnet …</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>%1 ends here.</source>
        <translation>%1 endet hier.</translation>
    </message>
    <message>
        <source>Previous step of the lesson (Ctrl+PgUp)</source>
        <translation>Voriger Schritt der Lektion (Strg+Bild↑)</translation>
    </message>
    <message>
        <source>This is the first step</source>
        <translation>Dies ist der erste Schritt</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Die Lektion verlassen</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>Back to the question</source>
        <translation>Zurück zur Frage</translation>
    </message>
    <message>
        <source>Your own session comes back</source>
        <translation>Ihre eigene Sitzung kommt zurück</translation>
    </message>
    <message>
        <source>%1 (Ctrl+PgDown)</source>
        <translation>%1 (Strg+Bild↓)</translation>
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
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Erkunden</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publiziert</translation>
    </message>
    <message>
        <source>%1 was opened with blocks of %2 × %3 and the mask: %4. Edit &gt; Problem changes them.</source>
        <translation>%1 wurde geöffnet, mit Blöcken von %2 × %3 und der Maske: %4. Bearbeiten &gt; Problem ändert sie.</translation>
    </message>
    <message>
        <source>They stand under the menus</source>
        <translation>Sie stehen unter den Menüs</translation>
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
        <translation>Die Präsentation ruht: Sie zeigt nur den Arbeitsbereich Schritte und geht dort weiter. Esc beendet sie.</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Tilewise ended unexpectedly; the lesson goes on at its step, and the session behind it is as it was.</source>
        <translation>Tilewise wurde unerwartet beendet; die Lektion geht bei ihrem Schritt weiter, und die Sitzung dahinter ist, wie sie war.</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Die Lektion verlassen</translation>
    </message>
</context>
<context>
    <name>tilewise::ManualWindow</name>
    <message>
        <source>No section has all these words.</source>
        <translation>Kein Abschnitt hat alle diese Wörter.</translation>
    </message>
    <message>
        <source>Tilewise manual</source>
        <translation>Handbuch zu Tilewise</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Das Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Seite des Handbuchs</translation>
    </message>
</context>
<context>
    <name>tilewise::MarkActions</name>
    <message>
        <source>the beginning</source>
        <translation>der Anfang</translation>
    </message>
    <message>
        <source>Rename the bookmark</source>
        <translation>Lesezeichen umbenennen</translation>
    </message>
    <message>
        <source>Add a bookmark</source>
        <translation>Lesezeichen setzen</translation>
    </message>
    <message>
        <source>Name of the bookmark at step %1:</source>
        <translation>Name des Lesezeichens bei Schritt %1:</translation>
    </message>
    <message>
        <source>step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
    <message>
        <source>stop at tile (%1, %2)</source>
        <translation>Halt bei Kachel (%1, %2)</translation>
    </message>
    <message>
        <source>Re&amp;name the bookmark…</source>
        <translation>Lesezeichen umbe&amp;nennen …</translation>
    </message>
    <message>
        <source>A&amp;dd a bookmark…</source>
        <translation>Lesezeiche&amp;n setzen …</translation>
    </message>
    <message>
        <source>There is no bookmark at this step</source>
        <translation>Bei diesem Schritt gibt es kein Lesezeichen</translation>
    </message>
    <message>
        <source>No longer stop at t&amp;his tile</source>
        <translation>Bei dieser Kachel nicht mehr &amp;halten</translation>
    </message>
    <message>
        <source>Stop at t&amp;his tile</source>
        <translation>Bei dieser Kachel &amp;halten</translation>
    </message>
    <message>
        <source>Select a tile, or step into one</source>
        <translation>Wählen Sie eine Kachel, oder gehen Sie in eine hinein</translation>
    </message>
    <message>
        <source>There are no bookmarks and no stops yet</source>
        <translation>Es gibt noch keine Lesezeichen und keine Haltepunkte</translation>
    </message>
</context>
<context>
    <name>tilewise::MoreButton</name>
    <message>
        <source>Speed and run to</source>
        <translation>Tempo und Sprung</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>any number…</source>
        <translation>beliebige Zahl …</translation>
    </message>
    <message>
        <source>Run to</source>
        <translation>Springen zu</translation>
    </message>
</context>
<context>
    <name>tilewise::MoreLink</name>
    <message>
        <source>less</source>
        <translation>weniger</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mehr</translation>
    </message>
</context>
<context>
    <name>tilewise::NotCountedNote</name>
    <message>
        <source>not counted</source>
        <translation>nicht gezählt</translation>
    </message>
    <message>
        <source>What the count does not model</source>
        <translation>Was die Zählung nicht modelliert</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Nicht gezählt</translation>
    </message>
</context>
<context>
    <name>tilewise::NotationDesk</name>
    <message>
        <source>A lesson is written with T, and with blocks counted from 0.</source>
        <translation>Eine Lektion ist mit T geschrieben und zählt Blöcke ab 0.</translation>
    </message>
</context>
<context>
    <name>tilewise::NoticeBar</name>
    <message>
        <source>Copy &amp;details</source>
        <translation>&amp;Einzelheiten kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Hinweis: %1</translation>
    </message>
</context>
<context>
    <name>tilewise::OutputRow</name>
    <message>
        <source>… and %1 more</source>
        <translation>… und %1 weitere</translation>
    </message>
</context>
<context>
    <name>tilewise::Panels</name>
    <message>
        <source>Algorithm</source>
        <translation>Algorithmus</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Bilanz</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>Verkehr</translation>
    </message>
    <message>
        <source>Traffic: HBM values moved</source>
        <translation>Verkehr: bewegte HBM-Werte</translation>
    </message>
</context>
<context>
    <name>tilewise::PassColumn</name>
    <message>
        <source>Shown in this column</source>
        <translation>In dieser Spalte gezeigt</translation>
    </message>
    <message>
        <source>HBM of %1</source>
        <translation>HBM von %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>bytes moved</source>
        <translation>Bytes bewegt</translation>
    </message>
    <message>
        <source>tile passes done</source>
        <translation>Kachelgänge fertig</translation>
    </message>
    <message>
        <source>tiles done</source>
        <translation>Kacheln fertig</translation>
    </message>
    <message>
        <source>of all its bytes</source>
        <translation>all seiner Bytes</translation>
    </message>
</context>
<context>
    <name>tilewise::PictureCard</name>
    <message>
        <source>Copy or export this figure</source>
        <translation>Dieses Diagramm kopieren oder exportieren</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;data</source>
        <translation>&amp;Daten kopieren</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
</context>
<context>
    <name>tilewise::PointsCard</name>
    <message>
        <source>What is shown of the points</source>
        <translation>Was von den Punkten gezeigt wird</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Launch grid</source>
        <translation>Startgitter</translation>
    </message>
    <message>
        <source>All points of the sweep, in a table</source>
        <translation>Alle Punkte der Messreihe in einer Tabelle</translation>
    </message>
    <message>
        <source>The thread blocks of the chosen point, and where they run</source>
        <translation>Die Threadblöcke des gewählten Punkts, und wo sie laufen</translation>
    </message>
</context>
<context>
    <name>tilewise::Presentation</name>
    <message>
        <source>Only a presentation can be blanked.</source>
        <translation>Nur eine Präsentation lässt sich leeren.</translation>
    </message>
</context>
<context>
    <name>tilewise::PresenterFigures</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>× %1 moved</source>
        <translation>× %1 bewegt</translation>
    </message>
    <message>
        <source>values moved</source>
        <translation>Werte bewegt</translation>
    </message>
    <message>
        <source>bytes moved</source>
        <translation>Bytes bewegt</translation>
    </message>
    <message>
        <source>tiles done</source>
        <translation>Kacheln fertig</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
</context>
<context>
    <name>tilewise::PresenterKeys</name>
    <message>
        <source>No lesson is open.</source>
        <translation>Keine Lektion ist offen.</translation>
    </message>
</context>
<context>
    <name>tilewise::ProblemPanel</name>
    <message>
        <source>E&amp;xample</source>
        <translation>Beis&amp;piel</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>An&amp;wenden</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Apply (Enter)</source>
        <translation>Anwenden (Eingabe)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Back to the problem at hand</source>
        <translation>Zurück zum vorliegenden Problem</translation>
    </message>
    <message>
        <source>open one of the examples</source>
        <translation>eines der Beispiele öffnen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Examples&lt;/b&gt;</source>
        <translation>&lt;b&gt;Beispiele&lt;/b&gt;</translation>
    </message>
    <message>
        <source>One value is wrong.</source>
        <translation>Ein Wert ist falsch.</translation>
    </message>
    <message>
        <source>%1 values are wrong.</source>
        <translation>%1 Werte sind falsch.</translation>
    </message>
</context>
<context>
    <name>tilewise::ProblemTools</name>
    <message>
        <source>query head %1</source>
        <translation>Query-Kopf %1</translation>
    </message>
    <message>
        <source>Batch %1, %2: it reads key/value head %3. All are counted from 0.</source>
        <translation>Batch %1, %2: er liest Key/Value-Kopf %3. Alle ab 0 gezählt.</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithmus</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>vorwärts</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>rückwärts</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>&amp;Problem…</source>
        <translation>&amp;Problem …</translation>
    </message>
    <message>
        <source>head %1, of 0 to %2</source>
        <translation>Kopf %1, von 0 bis %2</translation>
    </message>
    <message>
        <source>The head that is stepped. %1</source>
        <translation>Der durchlaufene Kopf. %1</translation>
    </message>
    <message>
        <source>Pass; the backward pass runs in the %1</source>
        <translation>Pass; der Rückwärtspass läuft in der %1</translation>
    </message>
    <message>
        <source>Change the problem (Ctrl+E)</source>
        <translation>Das Problem ändern (Strg+E)</translation>
    </message>
    <message>
        <source>Change sizes, blocks, masks and data (Ctrl+E). Now: %1</source>
        <translation>Größen, Blöcke, Masken und Daten ändern (Strg+E). Jetzt: %1</translation>
    </message>
</context>
<context>
    <name>tilewise::PublishedWorkspace</name>
    <message>
        <source>Printed figures are quoted; those computed here stand beside them.</source>
        <translation>Gedruckte Zahlen sind zitiert; daneben stehen hier berechnete.</translation>
    </message>
    <message>
        <source>The result in full</source>
        <translation>Das Ergebnis im Ganzen</translation>
    </message>
    <message>
        <source>Published results</source>
        <translation>Veröffentlichte Ergebnisse</translation>
    </message>
    <message>
        <source>Measuring errors on this CPU</source>
        <translation>Fehler werden auf dieser CPU gemessen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 results of %2 texts: %3 reproduced or recomputed, %4 quoted, the others with a note</source>
        <translation>%1 Ergebnisse aus %2 Texten: %3 reproduziert oder neu berechnet, %4 zitiert, die anderen mit Anmerkung</translation>
    </message>
    <message>
        <source>counts for all heads of the setting</source>
        <translation>Zählungen für alle Köpfe des Aufbaus</translation>
    </message>
</context>
<context>
    <name>tilewise::QuestionBar</name>
    <message>
        <source>Question about the next step</source>
        <translation>Frage nach dem nächsten Schritt</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>Close the question</source>
        <translation>Die Frage schließen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>A&amp;nswer</source>
        <translation>An&amp;twort</translation>
    </message>
    <message>
        <source>Re&amp;veal</source>
        <translation>Auf&amp;decken</translation>
    </message>
    <message>
        <source>Takes the step and shows its answer</source>
        <translation>Geht den Schritt und zeigt seine Antwort</translation>
    </message>
    <message>
        <source>Ask about the ne&amp;xt step</source>
        <translation>Nach dem nä&amp;chsten Schritt fragen</translation>
    </message>
    <message>
        <source>The answer is %1.</source>
        <translation>Die Antwort ist %1.</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <translation>Richtig: %1.</translation>
    </message>
    <message>
        <source>No: the answer is %1.</source>
        <translation>Nein: die Antwort ist %1.</translation>
    </message>
</context>
<context>
    <name>tilewise::QuestionCard</name>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Antwort: %1</translation>
    </message>
    <message>
        <source>Answer in %1: %2</source>
        <translation>Antwort in %1: %2</translation>
    </message>
    <message>
        <source>Type a number, such as 56 or 0.4615.</source>
        <translation>Geben Sie eine Zahl ein, etwa 56 oder 0.4615.</translation>
    </message>
    <message>
        <source>✓ Right: %1</source>
        <translation>✓ Richtig: %1</translation>
    </message>
    <message>
        <source>✕ Not yet</source>
        <translation>✕ Noch nicht</translation>
    </message>
    <message>
        <source>See: %1</source>
        <translation>Siehe: %1</translation>
    </message>
    <message>
        <source>The question is answered</source>
        <translation>Die Frage ist beantwortet</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>Frage: %1</translation>
    </message>
</context>
<context>
    <name>tilewise::RaceBars</name>
    <message>
        <source>Mark</source>
        <translation>Marke</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <translation>%1 von %2 Schritten</translation>
    </message>
    <message>
        <source>%1 of %2 tiles</source>
        <translation>%1 von %2 Kacheln</translation>
    </message>
    <message>
        <source>%1 of %2 bytes moved</source>
        <translation>%1 von %2 Bytes bewegt</translation>
    </message>
    <message>
        <source>%1 finished</source>
        <translation>%1 fertig</translation>
    </message>
    <message>
        <source>%1 of %2 tile</source>
        <translation>%1 von %2 Kachel</translation>
    </message>
</context>
<context>
    <name>tilewise::RemarkList</name>
    <message>
        <source>What can be said of it</source>
        <translation>Was sich dazu sagen lässt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tilewise::ResultBody</name>
    <message>
        <source>Measure here</source>
        <translation>Hier messen</translation>
    </message>
    <message>
        <source>Runs the test on this computer&apos;s CPU: some seconds</source>
        <translation>Macht den Versuch auf der CPU dieses Rechners: einige Sekunden</translation>
    </message>
    <message>
        <source>Open in Step</source>
        <translation>In Schritten öffnen</translation>
    </message>
    <message>
        <source>Opens the shape of this setting, one head, in Step</source>
        <translation>Öffnet die Form dieses Aufbaus, einen Kopf, in Schritten</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Copies the figures as text, with their kinds and sources</source>
        <translation>Kopiert die Zahlen als Text, mit ihrer Art und ihren Quellen</translation>
    </message>
    <message>
        <source>Copy CSV</source>
        <translation>CSV kopieren</translation>
    </message>
    <message>
        <source>Copies the figures as CSV, one a line</source>
        <translation>Kopiert die Zahlen als CSV, eine je Zeile</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Writes table and chart as PNG, SVG or PDF, or the figures as CSV</source>
        <translation>Schreibt Tabelle und Diagramm als PNG, SVG oder PDF, oder die Zahlen als CSV</translation>
    </message>
    <message>
        <source>Setting, as stated</source>
        <translation>Aufbau, wie genannt</translation>
    </message>
    <message>
        <source>What can be said of it</source>
        <translation>Was sich dazu sagen lässt</translation>
    </message>
    <message>
        <source>Claim: %1.</source>
        <translation>Aussage: %1.</translation>
    </message>
    <message>
        <source>Printed, %1: %2; %3.</source>
        <translation>Gedruckt, %1: %2; %3.</translation>
    </message>
    <message>
        <source>It states no shape that Step could open.</source>
        <translation>Es nennt keine Form, die Schritte öffnen könnte.</translation>
    </message>
    <message>
        <source>The text does not state a shape that could be opened</source>
        <translation>Der Text nennt keine Form, die sich öffnen ließe</translation>
    </message>
</context>
<context>
    <name>tilewise::ResultList</name>
    <message>
        <source>Published results</source>
        <translation>Veröffentlichte Ergebnisse</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2; %3</source>
        <translation>%1. %2; %3</translation>
    </message>
</context>
<context>
    <name>tilewise::RivalLine</name>
    <message>
        <source>The other algorithms</source>
        <translation>Die anderen Algorithmen</translation>
    </message>
    <message>
        <source>%1 moves %2 as much</source>
        <translation>%1 bewegt %2 so viel</translation>
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
        <translation>Die Gleichung als LaTeX kopieren</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>History of the row, tile by tile</source>
        <translation>Verlauf der Zeile, Kachel für Kachel</translation>
    </message>
</context>
<context>
    <name>tilewise::RunExportDialog</name>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>Ab&amp;brechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Fortschritt des Exports</translation>
    </message>
    <message>
        <source>%1 of %2 are done.</source>
        <translation>%1 von %2 sind fertig.</translation>
    </message>
    <message>
        <source>Stop the export (Esc); what it has begun is taken away</source>
        <translation>Export anhalten (Esc); Begonnenes wird entfernt</translation>
    </message>
    <message>
        <source>The export was stopped: nothing was written.</source>
        <translation>Der Export wurde angehalten: es wurde nichts geschrieben.</translation>
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
        <translation>Vorwärts springen	F8</translation>
    </message>
    <message>
        <source>Run backwards	Shift+F8</source>
        <translation>Rückwärts springen	Umschalt+F8</translation>
    </message>
    <message>
        <source>%1 (none in this pass)</source>
        <translation>%1 (keine in diesem Pass)</translation>
    </message>
    <message>
        <source>Searching, press to cancel</source>
        <translation>Suche, Drücken bricht ab</translation>
    </message>
    <message>
        <source>Run to %1</source>
        <translation>Springen: %1</translation>
    </message>
    <message>
        <source>Cancel the search</source>
        <translation>Die Suche abbrechen</translation>
    </message>
    <message>
        <source>Run to %1 (F8), backwards (Shift+F8)</source>
        <translation>Springen: %1 (F8), rückwärts (Umschalt+F8)</translation>
    </message>
    <message>
        <source>Searching… %1</source>
        <translation>Suche … %1</translation>
    </message>
    <message>
        <source>Run to</source>
        <translation>Springen zu</translation>
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
        <translation>Position</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>tilewise::SecondPanel</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>Second configuration</source>
        <translation>Zweite Konfiguration</translation>
    </message>
    <message>
        <source>Compare with it (Enter)</source>
        <translation>Damit vergleichen (Eingabe)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>One value is wrong.</source>
        <translation>Ein Wert ist falsch.</translation>
    </message>
    <message>
        <source>%1 values are wrong.</source>
        <translation>%1 Werte sind falsch.</translation>
    </message>
</context>
<context>
    <name>tilewise::SentenceBar</name>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>What happened at this step is hidden while the question waits.</source>
        <translation>Was bei diesem Schritt geschah, ist verborgen, solange die Frage wartet.</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Zähler</translation>
    </message>
    <message>
        <source>Counters only: the tiles and counts of the whole pass. Its steps are not recorded, so there are none to go to.</source>
        <translation>Nur Zähler: Kacheln und Zahlen des ganzen Passes. Seine Schritte sind nicht aufgezeichnet, man kann also zu keinem gehen.</translation>
    </message>
</context>
<context>
    <name>tilewise::SentenceView</name>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>tilewise::SessionDesk</name>
    <message>
        <source>Tilewise ended unexpectedly; the session is as it was.</source>
        <translation>Tilewise wurde unerwartet beendet; die Sitzung ist, wie sie war.</translation>
    </message>
    <message>
        <source>Tilewise ended unexpectedly; %1 is as it was, saved or not.</source>
        <translation>Tilewise wurde unerwartet beendet; %1 ist, wie es war, gespeichert oder nicht.</translation>
    </message>
    <message>
        <source>Start afresh</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Tilewise</source>
        <translation>Tilewise</translation>
    </message>
    <message>
        <source>%1 has changed on the disk since it was opened or saved in this window.</source>
        <translation>%1 hat sich auf der Platte geändert, seit es in diesem Fenster geöffnet oder gespeichert wurde.</translation>
    </message>
    <message>
        <source>Saving replaces what another window or program has written there.</source>
        <translation>Speichern ersetzt, was ein anderes Fenster oder Programm dort geschrieben hat.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Die Sitzung speichern</translation>
    </message>
    <message>
        <source>Tilewise sessions (*.tilewise)</source>
        <translation>Tilewise-Sitzungen (*.tilewise)</translation>
    </message>
    <message>
        <source>The session was saved as %1.</source>
        <translation>Die Sitzung wurde als %1 gespeichert.</translation>
    </message>
    <message>
        <source>%1 was changed since it was saved.</source>
        <translation>%1 wurde seit dem Speichern geändert.</translation>
    </message>
    <message>
        <source>Tilewise ended unexpectedly, and what it had kept of the session cannot be restored. %1 The file stays in %2.</source>
        <translation>Tilewise wurde unerwartet beendet, und was es von der Sitzung aufgehoben hatte, lässt sich nicht wiederherstellen. %1 Die Datei bleibt in %2.</translation>
    </message>
</context>
<context>
    <name>tilewise::SettingList</name>
    <message>
        <source>not stated</source>
        <translation>nicht genannt</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tilewise::SliderField</name>
    <message>
        <source>%1, slider</source>
        <translation>%1, Regler</translation>
    </message>
</context>
<context>
    <name>tilewise::SourceList</name>
    <message>
        <source>Where the figures come from</source>
        <translation>Woher die Zahlen kommen</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>tilewise::SourcePanel</name>
    <message>
        <source>Open recor&amp;d…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Show the runs of a record: a file of tilewise-cli gpu run, sweep or counters</source>
        <translation>Die Läufe einer Aufzeichnung zeigen: einer Datei von tilewise-cli gpu run, sweep oder counters</translation>
    </message>
    <message>
        <source>&amp;Add host…</source>
        <translation>&amp;Rechner…</translation>
    </message>
    <message>
        <source>Run on another machine by ssh</source>
        <translation>Auf einem anderen Rechner über ssh ausführen</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <translation>Aus&amp;führen</translation>
    </message>
    <message>
        <source>Compile the problem in Step, hold it against float64 and time it</source>
        <translation>Das Problem in „Schritte“ übersetzen, gegen float64 halten und seine Zeit messen</translation>
    </message>
    <message>
        <source>S&amp;weep blocks</source>
        <translation>B&amp;löcke testen</translation>
    </message>
    <message>
        <source>Time the problem in Step over sizes of its blocks</source>
        <translation>Die Zeit des Problems in „Schritte“ über Größen seiner Blöcke messen</translation>
    </message>
    <message>
        <source>Count b&amp;ytes</source>
        <translation>B&amp;ytes zählen</translation>
    </message>
    <message>
        <source>Run once more with CUPTI, or below the profiler ncu, and read the card’s counters</source>
        <translation>Noch einmal mit CUPTI oder unter dem Profiler ncu ausführen und die Zähler der Karte lesen</translation>
    </message>
</context>
<context>
    <name>tilewise::SpeakerLesson</name>
    <message>
        <source>The lesson goes on with</source>
        <translation>Die Lektion geht weiter mit</translation>
    </message>
    <message>
        <source>%1: the end of the lesson</source>
        <translation>%1: Ende der Lektion</translation>
    </message>
    <message>
        <source>%1, step %2 of %3: %4</source>
        <translation>%1, Schritt %2 von %3: %4</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Antwort: %1</translation>
    </message>
    <message>
        <source>its sources</source>
        <translation>ihren Quellen</translation>
    </message>
</context>
<context>
    <name>tilewise::SpeakerWindow</name>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Neu beginnen</translation>
    </message>
    <message>
        <source>Speaker – Tilewise</source>
        <translation>Vortrag – Tilewise</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Time since the talk began</source>
        <translation>Zeit seit Beginn des Vortrags</translation>
    </message>
    <message>
        <source>Count the time from now on</source>
        <translation>Die Zeit von jetzt an zählen</translation>
    </message>
    <message>
        <source>What is to be said. It stays here until it is changed.</source>
        <translation>Was zu sagen ist. Es bleibt hier, bis es geändert wird.</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>After the next step</source>
        <translation>Nach dem nächsten Schritt</translation>
    </message>
    <message>
        <source>What is shown, and what comes next</source>
        <translation>Was gezeigt wird, und was danach kommt</translation>
    </message>
    <message>
        <source>No step follows: this is the end.</source>
        <translation>Kein Schritt folgt: Dies ist das Ende.</translation>
    </message>
</context>
<context>
    <name>tilewise::SpeedBox</name>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed (slower [, faster ])</source>
        <translation>Tempo (langsamer [, schneller ])</translation>
    </message>
    <message>
        <source>Steps a second</source>
        <translation>Schritte je Sekunde</translation>
    </message>
    <message>
        <source>steps/s</source>
        <translation>Schritte/s</translation>
    </message>
    <message>
        <source>tiles/s</source>
        <translation>Kacheln/s</translation>
    </message>
    <message>
        <source>Tiles a second</source>
        <translation>Kacheln je Sekunde</translation>
    </message>
    <message>
        <source>any number…</source>
        <translation>beliebige Zahl …</translation>
    </message>
    <message>
        <source>A speed is needed</source>
        <translation>Ein Tempo ist nötig</translation>
    </message>
    <message>
        <source>“%1” is not a speed</source>
        <translation>„%1“ ist kein Tempo</translation>
    </message>
    <message>
        <source>%1: give 0.1 to 10,000 tiles a second.</source>
        <translation>%1: geben Sie 0.1 bis 10,000 Kacheln je Sekunde an.</translation>
    </message>
    <message>
        <source>%1: give 0.1 to 10,000 steps a second.</source>
        <translation>%1: geben Sie 0.1 bis 10,000 Schritte je Sekunde an.</translation>
    </message>
</context>
<context>
    <name>tilewise::StageView</name>
    <message>
        <source>Tile %1, %2: its kind is asked for</source>
        <translation>Kachel %1, %2: nach ihrer Art wird gefragt</translation>
    </message>
    <message>
        <source>%1, a stop</source>
        <translation>%1, ein Haltepunkt</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>Es ist %1.</translation>
    </message>
    <message>
        <source>Its kind is asked for.</source>
        <translation>Nach ihrer Art wird gefragt.</translation>
    </message>
    <message>
        <source>Runs stop here (F9).</source>
        <translation>Sprünge halten hier (F9).</translation>
    </message>
</context>
<context>
    <name>tilewise::StateLine</name>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
</context>
<context>
    <name>tilewise::StatusLine</name>
    <message>
        <source>not checked against float64: it would take minutes</source>
        <translation>nicht gegen float64 geprüft: es würde Minuten dauern</translation>
    </message>
</context>
<context>
    <name>tilewise::StepPictures</name>
    <message>
        <source>%1, step %2 of %3</source>
        <translation>%1, Schritt %2 von %3</translation>
    </message>
</context>
<context>
    <name>tilewise::StepWorkspace</name>
    <message>
        <source>Leave the presentation</source>
        <translation>Die Präsentation verlassen</translation>
    </message>
    <message>
        <source>Leave the presentation (Esc)</source>
        <translation>Die Präsentation verlassen (Esc)</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
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
        <translation>%1: zu viele, höchstens %2. Größere Blöcke ergeben weniger.</translation>
    </message>
    <message>
        <source>%1 of them partial, %2 skipped</source>
        <translation>%1 davon teilweise, %2 übersprungen</translation>
    </message>
    <message>
        <source>%1: all computed, %2 by the mask</source>
        <translation>%1: alle berechnet, %2 durch die Maske</translation>
    </message>
    <message>
        <source>%1: %2 visited, %3</source>
        <translation>%1: %2 besucht, %3</translation>
    </message>
    <message>
        <source>%1, %2 (%3, statistics 4 bytes)</source>
        <translation>%1, %2 (%3, Statistiken 4 Bytes)</translation>
    </message>
    <message>
        <source>%1; standard attention %2</source>
        <translation>%1; Standard-Attention %2</translation>
    </message>
    <message>
        <source>%1; each of %2 heads</source>
        <translation>%1; jeder von %2 Köpfen</translation>
    </message>
    <message>
        <source>not modelled: standard attention leaves open what stays on chip</source>
        <translation>nicht modelliert: Standard-Attention lässt offen, was auf dem Chip bleibt</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> von %1</translation>
    </message>
    <message>
        <source>Does not fit%1: %2 too many. It still steps.</source>
        <translation>Passt nicht%1: %2 zu viel. Es läuft trotzdem.</translation>
    </message>
    <message>
        <source> %1</source>
        <translation> %1</translation>
    </message>
    <message>
        <source>%1 of %2%3, %4</source>
        <translation>%1 von %2%3, %4</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kacheln</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>counted when it is run</source>
        <translation>wird beim Lauf gezählt</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Bewegt</translation>
    </message>
    <message>
        <source>On chip</source>
        <translation>Auf dem Chip</translation>
    </message>
    <message>
        <source>Summary. %1</source>
        <translation>Übersicht. %1</translation>
    </message>
</context>
<context>
    <name>tilewise::SweepCard</name>
    <message>
        <source>Points that are shown</source>
        <translation>Gezeigte Punkte</translation>
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
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Bytes read</source>
        <translation>Gelesene Bytes</translation>
    </message>
    <message>
        <source>Nothing was launched: the card refused it. %1</source>
        <translation>Nichts wurde gestartet: die Karte lehnte es ab. %1</translation>
    </message>
    <message>
        <source>This launch is too large to be drawn, or the record does not say how many thread blocks an SM holds.</source>
        <translation>Dieser Start ist zu groß zum Zeichnen, oder die Aufzeichnung sagt nicht, wie viele Threadblöcke ein SM hält.</translation>
    </message>
</context>
<context>
    <name>tilewise::SweepTable</name>
    <message>
        <source>The card refused it: %1</source>
        <translation>Die Karte lehnte es ab: %1</translation>
    </message>
    <message>
        <source>The record has no predicted time</source>
        <translation>Die Aufzeichnung hat keine vorhergesagte Zeit</translation>
    </message>
    <message>
        <source>The record has no time of it</source>
        <translation>Die Aufzeichnung hat davon keine Zeit</translation>
    </message>
    <message>
        <source>The record has no counts of it</source>
        <translation>Die Aufzeichnung hat davon keine Zählung</translation>
    </message>
    <message>
        <source>Not measured: %1</source>
        <translation>Nicht gemessen: %1</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>of all batches</source>
        <translation>aller Batches</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>queries × keys</source>
        <translation>Queries × Keys</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>Kacheln</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>sichtbar</translation>
    </message>
    <message>
        <source>algorithm</source>
        <translation>Algorithmus</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Bᵣ × B꜀</source>
        <translation>Bᵣ × B꜀</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>Shared</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>a head</source>
        <translation>je Kopf</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>Vorhersage</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>bound by</source>
        <translation>begrenzt durch</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>µs, median</source>
        <translation>µs, Median</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>± µs</source>
        <translation>± µs</translation>
    </message>
    <message>
        <source>measured /</source>
        <translation>gemessen /</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>FA-2’s rule</source>
        <translation>Regel von FA-2</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>bytes read</source>
        <translation>Bytes gelesen</translation>
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
        <translation>bedient</translation>
    </message>
    <message>
        <source>by L2</source>
        <translation>vom L2</translation>
    </message>
    <message>
        <source>Shared memory of a thread block of the kernel that does the tiles</source>
        <translation>Shared Memory eines Threadblocks des Kernels, der die Kacheln rechnet</translation>
    </message>
    <message>
        <source>Tiles that one head visits; standard attention makes all of them</source>
        <translation>Kacheln, die ein Kopf besucht; Standard-Attention rechnet alle</translation>
    </message>
    <message>
        <source>What the time model says before anything runs</source>
        <translation>Was das Zeitmodell sagt, bevor etwas läuft</translation>
    </message>
    <message>
        <source>What the pass waits for most, by the time model</source>
        <translation>Worauf der Pass am meisten wartet, nach dem Zeitmodell</translation>
    </message>
    <message>
        <source>Median of the samples, all heads, all kernels of the pass</source>
        <translation>Median der Proben, alle Köpfe, alle Kernel des Passes</translation>
    </message>
    <message>
        <source>Half the interquartile range of the samples</source>
        <translation>Der halbe Quartilsabstand der Proben</translation>
    </message>
    <message>
        <source>By the kernel engineers’ rule: masked tiles are not counted, recomputation is not</source>
        <translation>Nach der Regel der Kernel-Entwickler: maskierte Kacheln zählen nicht, Neuberechnung auch nicht</translation>
    </message>
    <message>
        <source>What the app’s counter says that a pass loads, all heads</source>
        <translation>Was ein Pass nach dem Zähler der App lädt, alle Köpfe</translation>
    </message>
    <message>
        <source>What the multiprocessors read from the second-level cache, by the card’s counters</source>
        <translation>Was die Multiprozessoren aus dem L2-Cache lasen, nach den Zählern der Karte</translation>
    </message>
    <message>
        <source>What the card’s memory was read for, by the card’s counters</source>
        <translation>Wofür der Speicher der Karte gelesen wurde, nach den Zählern der Karte</translation>
    </message>
    <message>
        <source>Share of what the multiprocessors read that the DRAM did not have to deliver</source>
        <translation>Anteil dessen, was die Multiprozessoren lasen, den der DRAM nicht liefern musste</translation>
    </message>
</context>
<context>
    <name>tilewise::SweepView</name>
    <message>
        <source>Measured points</source>
        <translation>Gemessene Punkte</translation>
    </message>
</context>
<context>
    <name>tilewise::TensorBar</name>
    <message>
        <source>Bytes so far by tensor</source>
        <translation>Bisherige Bytes je Tensor</translation>
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
        <translation>Gezeigte Zeilen</translation>
    </message>
    <message>
        <source>Keys shown</source>
        <translation>Gezeigte Keys</translation>
    </message>
</context>
<context>
    <name>tilewise::TrafficChart</name>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>share of each run’s steps, %</source>
        <translation>Anteil der Schritte jedes Laufs, %</translation>
    </message>
</context>
<context>
    <name>tilewise::TrafficPlot</name>
    <message>
        <source>Traffic: HBM %1 moved</source>
        <translation>Verkehr: HBM, %1 bewegt</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3 moved. Whole runs: %4.</source>
        <translation>Schritt %1 von %2: %3 bewegt. Ganze Läufe: %4.</translation>
    </message>
    <message>
        <source>After %1 of each run&apos;s steps</source>
        <translation>Nach %1 der Schritte jedes Laufs</translation>
    </message>
    <message>
        <source>%1: %2 (step %3)</source>
        <translation>%1: %2 (Schritt %3)</translation>
    </message>
</context>
<context>
    <name>tilewise::Transport</name>
    <message>
        <source>Transport</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Erster Schritt</translation>
    </message>
    <message>
        <source>First step (Home)</source>
        <translation>Erster Schritt (Pos1)</translation>
    </message>
    <message>
        <source>Back one step</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Back one step (Left)</source>
        <translation>Einen Schritt zurück (←)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>Forward one step</source>
        <translation>Einen Schritt vor</translation>
    </message>
    <message>
        <source>Forward one step (Right)</source>
        <translation>Einen Schritt vor (→)</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>Last step (End)</source>
        <translation>Letzter Schritt (Ende)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Go to step (Ctrl+G)</source>
        <translation>Zu einem Schritt gehen (Strg+G)</translation>
    </message>
    <message>
        <source>Bytes moved, to run to</source>
        <translation>Bewegte Bytes, zu denen gesprungen wird</translation>
    </message>
    <message>
        <source>Bytes moved: %1 so far, %2 in all</source>
        <translation>Bewegte Bytes: %1 bisher, %2 insgesamt</translation>
    </message>
    <message>
        <source>Give a number of bytes, 0 to %1.</source>
        <translation>Geben Sie eine Zahl von Bytes an, 0 bis %1.</translation>
    </message>
    <message>
        <source>Step, of %1</source>
        <translation>Schritt, von %1</translation>
    </message>
    <message>
        <source>Counters only: the steps of this run are not recorded.</source>
        <translation>Nur Zähler: die Schritte dieses Laufs sind nicht aufgezeichnet.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play again from the beginning (Space)</source>
        <translation>Von vorn abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pause (Leertaste)</translation>
    </message>
    <message>
        <source>A step is needed</source>
        <translation>Ein Schritt ist nötig</translation>
    </message>
    <message>
        <source>“%1” is not a step of this run</source>
        <translation>„%1“ ist kein Schritt dieses Laufs</translation>
    </message>
    <message>
        <source>%1: give 0 to %2.</source>
        <translation>%1: geben Sie 0 bis %2 an.</translation>
    </message>
    <message>
        <source>the beginning</source>
        <translation>der Anfang</translation>
    </message>
    <message>
        <source>bookmark “%1”</source>
        <translation>Lesezeichen „%1“</translation>
    </message>
    <message>
        <source>step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
    <message>
        <source>There is no run yet.</source>
        <translation>Es gibt noch keinen Lauf.</translation>
    </message>
    <message>
        <source>The run is at its beginning.</source>
        <translation>Der Lauf ist am Anfang.</translation>
    </message>
    <message>
        <source>The run is at its end.</source>
        <translation>Der Lauf ist am Ende.</translation>
    </message>
    <message>
        <source>There is no lower speed.</source>
        <translation>Ein kleineres Tempo gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no higher speed.</source>
        <translation>Ein größeres Tempo gibt es nicht.</translation>
    </message>
    <message>
        <source>/ %1</source>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
</context>
<context>
    <name>tilewise::Veil</name>
    <message>
        <source>Hidden while the question waits</source>
        <translation>Verborgen, solange die Frage wartet</translation>
    </message>
    <message>
        <source>Hidden while the question waits.</source>
        <translation>Verborgen, solange die Frage wartet.</translation>
    </message>
</context>
<context>
    <name>tilewise::WaitingCover</name>
    <message>
        <source>A question waits. What is shown here would give its answer away; it comes back when the question is answered, or its answer is shown.</source>
        <translation>Eine Frage wartet. Was hier gezeigt wird, verriete die Antwort; es kommt wieder, wenn die Frage beantwortet ist oder ihre Antwort gezeigt wird.</translation>
    </message>
    <message>
        <source>Back to the question</source>
        <translation>Zurück zur Frage</translation>
    </message>
    <message>
        <source>Hidden while the question waits</source>
        <translation>Verborgen, solange die Frage wartet</translation>
    </message>
</context>
<context>
    <name>tilewise::WelcomeDialog</name>
    <message>
        <source>Begin with an example</source>
        <translation>Mit einem Beispiel beginnen</translation>
    </message>
    <message>
        <source>Right and Left take a step, Space plays, F1 lists all keys. File &gt; Examples has these and more; Problem changes everything about them.</source>
        <translation>→ und ← gehen einen Schritt, die Leertaste spielt ab, F1 nennt alle Tasten. Datei &gt; Beispiele hat diese und mehr; Problem ändert alles daran.</translation>
    </message>
    <message>
        <source>&amp;Do not show this again</source>
        <translation>&amp;Nicht wieder zeigen</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
</context>
<context>
    <name>tilewise::WindowActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Problem…</source>
        <translation>&amp;Problem …</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>Bild &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Workspace</source>
        <translation>&amp;Arbeitsbereich</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Panels</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Tabs and tools</source>
        <translation>&amp;Reiter und Werkzeuge</translation>
    </message>
    <message>
        <source>Focus the &amp;stage</source>
        <translation>Zur &amp;Bühne</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;First steps…</source>
        <translation>&amp;Erste Schritte …</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;About Tilewise</source>
        <translation>Ü&amp;ber Tilewise</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Check an answer…</source>
        <translation>Eine &amp;Antwort prüfen …</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>&amp;Beispiele</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>&amp;Worksheet…</source>
        <translation>Arbeitsb&amp;latt …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Projector</source>
        <translation>&amp;Projektor</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>&amp;Standard</translation>
    </message>
    <message>
        <source>&amp;Blue–yellow</source>
        <translation>&amp;Blau–Gelb</translation>
    </message>
    <message>
        <source>&amp;Print, grey</source>
        <translation>&amp;Druck, grau</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Length &amp;T</source>
        <translation>Länge &amp;T</translation>
    </message>
    <message>
        <source>Length &amp;N</source>
        <translation>Länge &amp;N</translation>
    </message>
    <message>
        <source>Blocks from &amp;0</source>
        <translation>Blöcke ab &amp;0</translation>
    </message>
    <message>
        <source>Blocks from &amp;1, as papers count</source>
        <translation>Blöcke ab &amp;1, wie in Papers</translation>
    </message>
    <message>
        <source>&amp;Values moved</source>
        <translation>Bewegte &amp;Werte</translation>
    </message>
    <message>
        <source>&amp;Bytes moved</source>
        <translation>Bewegte &amp;Bytes</translation>
    </message>
    <message>
        <source>&amp;Multiples of Td moved</source>
        <translation>Bewegte &amp;Vielfache von Td</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Größer</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>&amp;Normale Größe</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>&amp;Bewegung verringern</translation>
    </message>
    <message>
        <source>Pre&amp;sentation</source>
        <translation>Präs&amp;entation</translation>
    </message>
    <message>
        <source>&amp;Blank the screen</source>
        <translation>Schirm &amp;leeren</translation>
    </message>
    <message>
        <source>Speaker &amp;window</source>
        <translation>&amp;Vortragsfenster</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>V&amp;ollbild</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>&amp;Abspielen oder Pause</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Schritt &amp;vor</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>Next &amp;tile</source>
        <translation>Nächste &amp;Kachel</translation>
    </message>
    <message>
        <source>Previous t&amp;ile</source>
        <translation>Vorige Ka&amp;chel</translation>
    </message>
    <message>
        <source>Next &amp;row or column block</source>
        <translation>Nächster Zeilen- oder &amp;Spaltenblock</translation>
    </message>
    <message>
        <source>Previous r&amp;ow or column block</source>
        <translation>V&amp;origer Zeilen- oder Spaltenblock</translation>
    </message>
    <message>
        <source>First st&amp;ep</source>
        <translation>&amp;Erster Schritt</translation>
    </message>
    <message>
        <source>&amp;Last step</source>
        <translation>&amp;Letzter Schritt</translation>
    </message>
    <message>
        <source>Presenter for&amp;ward</source>
        <translation>&amp;Presenter vor</translation>
    </message>
    <message>
        <source>Presenter ba&amp;ck</source>
        <translation>Presenter z&amp;urück</translation>
    </message>
    <message>
        <source>One &amp;event</source>
        <translation>Ein &amp;Ereignis</translation>
    </message>
    <message>
        <source>One &amp;tile</source>
        <translation>Eine &amp;Kachel</translation>
    </message>
    <message>
        <source>One &amp;row or column block</source>
        <translation>Ein &amp;Zeilen- oder Spaltenblock</translation>
    </message>
    <message>
        <source>One &amp;step of the lesson</source>
        <translation>Ein &amp;Schritt der Lektion</translation>
    </message>
    <message>
        <source>&amp;Go to step…</source>
        <translation>&amp;Gehe zu Schritt …</translation>
    </message>
    <message>
        <source>R&amp;un to the next stop</source>
        <translation>&amp;Bis zum nächsten Halt</translation>
    </message>
    <message>
        <source>Run to the pre&amp;vious stop</source>
        <translation>Bis zum vor&amp;igen Halt</translation>
    </message>
    <message>
        <source>&amp;Question before the next step</source>
        <translation>&amp;Frage vor dem nächsten Schritt</translation>
    </message>
    <message>
        <source>A&amp;dd a bookmark…</source>
        <translation>Lesezeiche&amp;n setzen …</translation>
    </message>
    <message>
        <source>Re&amp;move the bookmark</source>
        <translation>Lesezeichen &amp;wegnehmen</translation>
    </message>
    <message>
        <source>Stop at t&amp;his tile</source>
        <translation>Bei dieser Kachel &amp;halten</translation>
    </message>
    <message>
        <source>Boo&amp;kmarks and stops</source>
        <translation>Lesezeichen und Hal&amp;tepunkte</translation>
    </message>
    <message>
        <source>&amp;Remove all</source>
        <translation>Alle ent&amp;fernen</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>Langsa&amp;mer</translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation>Schnelle&amp;r</translation>
    </message>
    <message>
        <source>&amp;Take a lesson</source>
        <translation>&amp;Lektion beginnen</translation>
    </message>
    <message>
        <source>&amp;Lessons and their sources…</source>
        <translation>Lektionen und ihre &amp;Quellen …</translation>
    </message>
    <message>
        <source>&amp;Next step of the lesson</source>
        <translation>&amp;Nächster Schritt der Lektion</translation>
    </message>
    <message>
        <source>&amp;Previous step of the lesson</source>
        <translation>&amp;Voriger Schritt der Lektion</translation>
    </message>
    <message>
        <source>Go to the &amp;question</source>
        <translation>Zur &amp;Frage</translation>
    </message>
    <message>
        <source>&amp;Return to the lesson</source>
        <translation>&amp;Zurück zur Lektion</translation>
    </message>
    <message>
        <source>L&amp;eave the lesson</source>
        <translation>Lektion v&amp;erlassen</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;Palette</source>
        <translation>&amp;Palette</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>Te&amp;xtgröße</translation>
    </message>
    <message>
        <source>&amp;Notation</source>
        <translation>&amp;Notation</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Lauf</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>Le&amp;ktionen</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Fenster</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Nothing was changed yet that this could bring back</source>
        <translation>Es wurde noch nichts geändert, was sich zurückholen ließe</translation>
    </message>
    <message>
        <source>&amp;Undo: back to %1</source>
        <translation>&amp;Rückgängig: zurück zu %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>Does nothing in this workspace</source>
        <translation>Tut in diesem Arbeitsbereich nichts</translation>
    </message>
    <message>
        <source>No file was opened yet</source>
        <translation>Es wurde noch keine Datei geöffnet</translation>
    </message>
    <message>
        <source>As the &amp;system has it</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Sp&amp;rache</translation>
    </message>
    <message>
        <source>&amp;Exercises</source>
        <translation>&amp;Übungen</translation>
    </message>
    <message>
        <source>&amp;Small enough to read</source>
        <translation>&amp;Klein genug zum Lesen</translation>
    </message>
    <message>
        <source>Shapes and &amp;masks</source>
        <translation>Formen und &amp;Masken</translation>
    </message>
    <message>
        <source>&amp;Real attention heads</source>
        <translation>&amp;Echte Attention-Köpfe</translation>
    </message>
    <message>
        <source>The &amp;forward pass</source>
        <translation>Der &amp;Vorwärtspass</translation>
    </message>
    <message>
        <source>The &amp;backward pass</source>
        <translation>Der &amp;Rückwärtspass</translation>
    </message>
    <message>
        <source>&amp;Counting, bounds, block sizes</source>
        <translation>&amp;Zählen, Schranken, Blockgrößen</translation>
    </message>
    <message>
        <source>&amp;Variants, bits, the kernel</source>
        <translation>Varianten, &amp;Bits, der Kernel</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>Te&amp;mpo</translation>
    </message>
    <message>
        <source>&amp;Larger steps</source>
        <translation>Größere &amp;Schritte</translation>
    </message>
    <message>
        <source>Prese&amp;nter’s remote</source>
        <translation>Fe&amp;rnbedienung des Presenters</translation>
    </message>
    <message>
        <source>One step of the &amp;lesson, without one an event</source>
        <translation>Ein Schritt der &amp;Lektion, ohne sie ein Ereignis</translation>
    </message>
    <message>
        <source>&amp;Inspect a row…</source>
        <translation>Eine Zeile &amp;ansehen …</translation>
    </message>
</context>
<context>
    <name>tilewise::WorkspaceHeader</name>
    <message>
        <source>Workspaces</source>
        <translation>Arbeitsbereiche</translation>
    </message>
    <message>
        <source>Present  %1</source>
        <extracomment>a button: enters the presentation; %1 is the key that does the same</extracomment>
        <translation>Präsentieren  %1</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Präsentieren</translation>
    </message>
    <message>
        <source>Larger text and lines on the whole screen, for a room</source>
        <translation>Größere Schrift und Linien auf dem ganzen Bildschirm, für einen Raum</translation>
    </message>
</context>
<context>
    <name>tilewise::Workspaces</name>
    <message>
        <source>Hidden while the question waits</source>
        <translation>Verborgen, solange die Frage wartet</translation>
    </message>
</context>
</TS>

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/equation_terms.h"

#include "app/views/look/maths_text.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

QString latexNumber(QString text) {
  text.replace(u","_s, u"{,}"_s);
  text.replace(QChar(0x2212), u'-');
  text.replace(QChar(0x221E), u"\\infty"_s);
  text.replace(u"NaN"_s, u"\\mathrm{NaN}"_s);
  if (const qsizetype e = text.indexOf(u'e'); e >= 0) {
    text = text.left(e) + u" \\cdot 10^{"_s + text.mid(e + 1) + u'}';
  }
  return text;
}

}  // namespace

Term& Term::operator+=(const Term& other) {
  screen += other.screen;
  latex += other.latex;
  return *this;
}

Term operator+(Term a, const Term& b) { return a += b; }

Term numberTerm(const PrintedNumber& number) { return {number.text, latexNumber(number.text)}; }

Term vectorTerm(const QList<PrintedNumber>& numbers, bool isCut) {
  if (numbers.size() == 1 && !isCut) return numberTerm(numbers.first());
  Term term{u"("_s, u"("_s};
  for (qsizetype k = 0; k < numbers.size(); ++k) {
    if (k > 0) term += Term{u", "_s, u",\\ "_s};
    term += numberTerm(numbers[k]);
  }
  if (isCut) term += Term{u", …"_s, u",\\ \\ldots"_s};
  return term + Term{u")"_s, u")"_s};
}

Term wordTerm(const QString& word) { return {MathText::escaped(word), u"\\text{"_s + word + u'}'}; }

Term symbolM() { return {u"*m*"_s, u"m"_s}; }
Term symbolMNew() { return {u"*m'*"_s, u"m'"_s}; }
Term symbolFactor() { return {u"*f*"_s, u"f"_s}; }
Term symbolRowSum() { return {u"*l*"_s, u"\\ell"_s}; }
Term symbolOutput() { return {u"*O~*"_s, u"\\tilde{O}"_s}; }
Term symbolNormalised() { return {u"*O*"_s, u"O"_s}; }
Term symbolLse() { return {u"lse"_s, u"\\mathrm{lse}"_s}; }
Term symbolScores() { return {u"*S*"_s, u"S"_s}; }
Term symbolWeights() { return {u"*P~*"_s, u"\\tilde{P}"_s}; }
Term symbolWeightedValues() { return {u"*P~V*"_s, u"\\tilde{P}V"_s}; }
Term symbolTileMaximum() { return {u"*m~*"_s, u"\\tilde{m}"_s}; }
Term symbolTileFactor() { return {u"*g*"_s, u"g"_s}; }
Term symbolD() { return {u"*D*"_s, u"D"_s}; }
Term symbolGradient(const QString& letter) { return {u"d*"_s + letter + u'*', u"d"_s + letter}; }
Term symbolTimes() { return {u" × "_s, u" \\times "_s}; }

}  // namespace tilewise

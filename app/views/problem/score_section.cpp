// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QStringList>

#include "app/views/problem/form_sections.h"
#include "app/views/problem/number_field.h"

namespace tilewise {

namespace {

class ScoreSection : public FormSection {
  Q_DECLARE_TR_FUNCTIONS(ScoreSection)

 public:
  explicit ScoreSection(QWidget* parent) : FormSection(tr("Soft cap, ALiBi, dropout"), Folding::AtFirst, parent) {
    auto* cap = addField(ProblemField::SoftCap, tr("Soft cap of scores"), {}, tr("none"));
    auto* dropout = addField(ProblemField::Dropout, tr("Dropout probability"), QStringLiteral("*p*"), tr("none"));
    addRow({cap, dropout});
    addErrorLines({cap, dropout});
    auto* slopes = addField(ProblemField::Alibi, tr("ALiBi slopes: one, or one a query head"), {}, tr("none"));
    addLine(slopes);
    addErrorLines({slopes});
    addReason(tr("The seed of dropout is that of the data."));
  }

  void collect(ProblemTexts& texts) const override {
    for (const auto& each : fields()) texts.written[each.first] = text(each.first);
  }

 protected:
  void showTexts(const ProblemTexts& texts) override {
    for (const auto& each : fields()) setText(each.first, texts.written.at(each.first));
  }

  QString summary() const override {
    QStringList words;
    const auto add = [&](ProblemField which, const QString& word) {
      if (const QString value = text(which).trimmed(); !value.isEmpty()) words << word.arg(value);
    };
    add(ProblemField::SoftCap, tr("cap %1"));
    add(ProblemField::Alibi, tr("slopes %1"));
    add(ProblemField::Dropout, tr("dropout %1"));
    return words.isEmpty() ? tr("none") : words.join(QStringLiteral(", "));
  }
};

}  // namespace

FormSection* makeScoreSection(QWidget* parent) { return new ScoreSection(parent); }

}  // namespace tilewise

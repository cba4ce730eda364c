// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QLabel>
#include <QStringList>

#include "app/views/problem/form_sections.h"
#include "app/views/problem/number_field.h"

namespace tilewise {

namespace {

class HeadSection : public FormSection {
  Q_DECLARE_TR_FUNCTIONS(HeadSection)

 public:
  explicit HeadSection(QWidget* parent);

  void collect(ProblemTexts& texts) const override;
  void follow(const ProblemTexts& texts, bool own) override;

 protected:
  void showTexts(const ProblemTexts& texts) override;
  QString summary() const override;

 private:
  QLabel* m_reason;
};

HeadSection::HeadSection(QWidget* parent) : FormSection(tr("Heads"), Folding::AtFirst, parent) {
  auto* batch = addField(ProblemField::Batch, tr("Batch"), QStringLiteral("*B*"));
  auto* heads = addField(ProblemField::Heads, tr("Query heads"), QStringLiteral("*H*"));
  auto* kvHeads = addField(ProblemField::KvHeads, tr("K and V heads"), QStringLiteral("*H*_{kv}"), tr("as many"));
  addRow({batch, heads, kvHeads});
  addErrorLines({batch, heads, kvHeads});
  auto* head = addField(ProblemField::Head, tr("Head that is stepped, from 0"));
  addRow({head});
  addErrorLines({head});
  m_reason = addReason(tr("The numbers of heads come from the file; each of its heads can be stepped."));
}

void HeadSection::collect(ProblemTexts& texts) const {
  for (const auto& each : fields()) texts.written[each.first] = text(each.first);
}

void HeadSection::showTexts(const ProblemTexts& texts) {
  for (const auto& each : fields()) setText(each.first, texts.written.at(each.first));
}

void HeadSection::follow(const ProblemTexts& texts, bool own) {
  field(ProblemField::Heads).setEnabled(!own);
  field(ProblemField::KvHeads).setEnabled(!own);
  m_reason->setVisible(own);
  FormSection::follow(texts, own);
}

QString HeadSection::summary() const {
  const auto written = [this](ProblemField which) { return text(which).trimmed(); };
  QStringList words;
  if (written(ProblemField::Batch) != u"1") words << tr("batch %1").arg(written(ProblemField::Batch));
  words << (written(ProblemField::Heads) == u"1" ? tr("one head") : tr("%1 heads").arg(written(ProblemField::Heads)));
  if (!written(ProblemField::KvHeads).isEmpty()) words << tr("%1 of K and V").arg(written(ProblemField::KvHeads));
  if (written(ProblemField::Head) != u"0") words << tr("head %1, from 0, is stepped").arg(written(ProblemField::Head));
  return words.join(QStringLiteral(", "));
}

}  // namespace

FormSection* makeHeadSection(QWidget* parent) { return new HeadSection(parent); }

}  // namespace tilewise

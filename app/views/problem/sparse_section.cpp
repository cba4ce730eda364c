// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStringList>

#include "app/session/make_run.h"
#include "app/views/look/numbers.h"
#include "app/views/problem/block_mask_dialog.h"
#include "app/views/problem/form_sections.h"
#include "app/views/problem/number_field.h"
#include "core/tiling/tile_grid.h"

namespace tilewise {

namespace {

class SparseSection : public FormSection {
  Q_DECLARE_TR_FUNCTIONS(SparseSection)

 public:
  explicit SparseSection(QWidget* parent);

  void collect(ProblemTexts& texts) const override;
  void follow(const ProblemTexts& texts, bool own) override;

 protected:
  void showTexts(const ProblemTexts& texts) override;
  QString summary() const override;

 private:
  void addBlockMask();
  void paint();
  BlockMaskView::OtherMasks otherMasks() const;
  void setMask(SharedValue<BlockMask> mask);
  void showMask();

  NumberField* m_keyDocuments;
  SharedValue<BlockMask> m_mask;
  MaskTiles m_maskTiles;    ///< for which it was drawn
  MaskTiles m_tiles;        ///< of the problem, where m_rows is not 0
  ProblemTexts m_all;       ///< of all sections
  std::int64_t m_rows = 0;  ///< tiles of the problem; 0 while its sizes are wrong
  std::int64_t m_columns = 0;
  QLabel* m_maskText;
  QPushButton* m_paint;
  QPushButton* m_remove;
};

SparseSection::SparseSection(QWidget* parent)
    : FormSection(tr("Window, documents, block mask"), Folding::AtFirst, parent) {
  auto* left = addField(ProblemField::WindowLeft, tr("Window: keys before"), {}, tr("unbounded"));
  auto* right = addField(ProblemField::WindowRight, tr("Window: keys after"), {}, tr("unbounded"));
  addRow({left, right});
  addErrorLines({left, right});
  auto* documents = addField(ProblemField::Documents, tr("Documents: lengths such as 30, 50, 20"), {}, tr("none"));
  addLine(documents);
  addErrorLines({documents});
  m_keyDocuments = addField(ProblemField::KeyDocuments, tr("Documents of the keys"), {}, tr("as those of the queries"));
  addLine(m_keyDocuments);
  addErrorLines({m_keyDocuments});
  addBlockMask();
}

void SparseSection::addBlockMask() {
  auto* place = new QWidget(this);
  auto* row = new QHBoxLayout(place);
  row->setContentsMargins(0, 0, 0, 0);
  m_maskText = new QLabel(place);
  m_maskText->setWordWrap(true);
  m_paint = new QPushButton(tr("Paint block mask…"), place);
  m_remove = new QPushButton(tr("Remove"), place);
  m_remove->setAccessibleName(tr("Remove the block mask"));
  for (QPushButton* button : {m_paint, m_remove}) button->setFocusPolicy(Qt::TabFocus);
  row->addWidget(m_maskText, 1);
  row->addWidget(m_paint);
  row->addWidget(m_remove);
  addLine(place);
  connect(m_paint, &QPushButton::clicked, this, &SparseSection::paint);
  connect(m_remove, &QPushButton::clicked, this, [this] { setMask({}); });
}

void SparseSection::collect(ProblemTexts& texts) const {
  for (const auto& each : fields()) texts.written[each.first] = text(each.first);
  if (text(ProblemField::KeyDocuments).trimmed().isEmpty()) texts.written.erase(ProblemField::KeyDocuments);
  texts.blockMask = m_mask;
  texts.maskTiles = m_maskTiles;
}

void SparseSection::showTexts(const ProblemTexts& texts) {
  for (const auto& each : fields()) {
    const auto found = texts.written.find(each.first);
    setText(each.first, found == texts.written.end() ? QString() : found->second);
  }
  m_mask = texts.blockMask;
  m_maskTiles = texts.maskTiles;
}

void SparseSection::follow(const ProblemTexts& texts, bool own) {
  const bool sameTokens = texts.written.at(ProblemField::Tq) == texts.written.at(ProblemField::Tk);
  m_keyDocuments->setVisible(!sameTokens || !text(ProblemField::KeyDocuments).isEmpty());
  m_all = texts;
  m_rows = m_columns = 0;
  ProblemTexts sizes = textsOf({});
  for (const ProblemField each : {ProblemField::Tq, ProblemField::Tk, ProblemField::Br, ProblemField::Bc}) {
    sizes.written[each] = texts.written.at(each);
  }
  if (const ProblemReading reading = readProblem(sizes); reading.isValid()) {
    const TileGrid grid(*Problem::make(reading.settings));
    if (grid.tileCount() <= MostTiles) {
      m_rows = grid.nr();
      m_columns = grid.nc();
      m_tiles = maskTilesOf(reading.settings);
    }
  }
  showMask();
  FormSection::follow(texts, own);
}

void SparseSection::showMask() {
  m_paint->setEnabled(m_rows > 0);
  m_paint->setToolTip(m_rows > 0 ? QString() : tr("The sizes and blocks have to be right first."));
  m_remove->setVisible(bool(m_mask));
  if (!m_mask) {
    m_maskText->setText(tr("No block mask"));
    return;
  }
  const auto fraction =
      static_cast<double>(m_mask->visibleTiles()) / static_cast<double>(m_mask->rows() * m_mask->columns());
  QString words = tr("Block mask of %1 × %2 tiles, %3 visible")
                      .arg(grouped(m_mask->rows()), grouped(m_mask->columns()), percent(fraction));
  if (m_rows > 0 && (m_mask->rows() != m_rows || m_mask->columns() != m_columns)) {
    words = tr("%1. Carried over to %2 × %3: a tile may be visible where it meets one that may.")
                .arg(words, grouped(m_rows), grouped(m_columns));
  }
  m_maskText->setText(words);
}

void SparseSection::setMask(SharedValue<BlockMask> mask) {
  m_mask = std::move(mask);
  m_maskTiles = m_mask ? m_tiles : MaskTiles();
  react();
}

/// Empty where there are none, or where what is written elsewhere is wrong.
BlockMaskView::OtherMasks SparseSection::otherMasks() const {
  ProblemTexts texts = m_all;
  texts.blockMask = {};
  const ProblemReading reading = readProblem(texts);
  if (!reading.isValid()) return {};
  const TileGrid grid(*Problem::make(reading.settings));
  if (!grid.mask().masksAnything()) return {};
  return [grid](std::int64_t i, std::int64_t j) { return grid.mask().skipReason(grid.queries(i), grid.keys(j)); };
}

void SparseSection::paint() {
  const bool fits = m_mask && m_mask->rows() == m_rows && m_mask->columns() == m_columns;
  BlockMask begin = fits ? *m_mask : m_mask ? covering(*m_mask, m_maskTiles, m_tiles) : BlockMask(m_rows, m_columns);
  auto* dialog = new BlockMaskDialog(std::move(begin), look(), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setOtherMasks(otherMasks());
  connect(dialog, &QDialog::accepted, this, [this, dialog] { setMask(dialog->mask()); });
  dialog->open();
}

QString SparseSection::summary() const {
  QStringList words;
  const QString left = text(ProblemField::WindowLeft).trimmed();
  const QString right = text(ProblemField::WindowRight).trimmed();
  if (!left.isEmpty() || !right.isEmpty()) {
    words << tr("window %1, %2").arg(left.isEmpty() ? tr("∞") : left, right.isEmpty() ? tr("∞") : right);
  }
  if (!text(ProblemField::Documents).trimmed().isEmpty())
    words << tr("documents %1").arg(text(ProblemField::Documents));
  if (m_mask) words << tr("block mask");
  return words.isEmpty() ? tr("none") : words.join(QStringLiteral(", "));
}

}  // namespace

FormSection* makeSparseSection(QWidget* parent) { return new SparseSection(parent); }

}  // namespace tilewise

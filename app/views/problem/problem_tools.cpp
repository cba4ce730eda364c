// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/problem/problem_tools.h"

#include <algorithm>
#include <numeric>

#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>

#include "app/models/algorithm_names.h"
#include "app/views/look/numbers.h"
#include "app/views/problem/calm_wheel.h"
#include "app/views/problem/chip_button.h"

namespace tilewise {

namespace {

struct Choice {
  Algorithm algorithm;
  Way way;  ///< of its forward pass, by which it is called

  QString name(bool inFull) const { return inFull ? longName(way) : shortName(way); }
};

constexpr Choice Algorithms[] = {{Algorithm::Standard, Way::Standard},
                                 {Algorithm::FlashAttention1, Way::FlashAttention1},
                                 {Algorithm::FlashAttention2, Way::FlashAttention2}};

/// Where a head belongs: "Batch 0, query head 5: it reads key/value head 1."
QString headText(ProblemSettings settings, std::int64_t head) {
  settings.head = head;
  const auto problem = Problem::make(settings);
  if (!problem) return {};
  const QString query = ProblemTools::tr("query head %1").arg(grouped(head % settings.heads));
  const QString key = grouped(problem->kvHead() % problem->kvHeads());
  return ProblemTools::tr("Batch %1, %2: it reads key/value head %3. All are counted from 0.")
      .arg(grouped(head / settings.heads), query, key);
}

void choose(QComboBox& box, qint64 value) { box.setCurrentIndex(box.findData(value)); }

}  // namespace

ProblemTools::ProblemTools(QWidget* inPlace, QWidget* parent)
    : QWidget(parent), m_inPlace(inPlace), m_chipRow(new QHBoxLayout) {
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addStretch(1);
  if (m_inPlace != nullptr) layout->addWidget(m_inPlace);
  m_algorithm = addChooser(tr("Algorithm"));
  for (const Choice& each : Algorithms) m_algorithm->addItem(each.name(true), static_cast<qint64>(each.algorithm));
  m_algorithm->setVisible(m_inPlace == nullptr);
  m_pass = addChooser(tr("Pass"));
  m_pass->addItem(tr("forward"), qint64{0});
  m_pass->addItem(tr("backward"), qint64{1});
  m_head = addChooser(tr("Head"));
  m_chipRow->setContentsMargins(0, 0, 0, 0);
  layout->addLayout(m_chipRow);
  m_problem = new QPushButton(tr("&Problem…"));
  m_problem->setFocusPolicy(Qt::TabFocus);
  connect(m_problem, &QPushButton::clicked, this, &ProblemTools::problemWished);
  layout->addWidget(m_problem);
}

QComboBox* ProblemTools::addChooser(const QString& name) {
  auto* box = new QComboBox;
  box->setAccessibleName(name);
  box->setToolTip(name);
  box->setFocusPolicy(Qt::TabFocus);
  calmWheel(*box);
  box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  connect(box, &QComboBox::activated, this, &ProblemTools::wish);
  layout()->addWidget(box);
  return box;
}

void ProblemTools::setLook(const Look& look) {
  m_look = look;
  const Metrics& metrics = look.metrics;
  layout()->setSpacing(metrics.px(6));
  m_chipRow->setSpacing(metrics.px(6));
  fit();
}

void ProblemTools::setRun(const Run& run) {
  m_present = run.problem.settings();
  fillHeads(run.arrays ? run.arrays->Q.heads : run.problem.headCount());
  restore();
}

void ProblemTools::fillHeads(std::int64_t count) {
  m_head->clear();
  if (count > 1 && count <= MostListedHeads) {
    for (std::int64_t head = 0; head < count; ++head) {
      m_head->addItem(tr("head %1, of 0 to %2").arg(grouped(head), grouped(count - 1)), qint64{head});
      m_head->setItemData(m_head->count() - 1, headText(m_present, head), Qt::ToolTipRole);
    }
  }
}

void ProblemTools::restore() {
  m_wanted = m_present;
  showSettings();
}

void ProblemTools::wish() {
  const ProblemSettings before = m_wanted;
  m_wanted.algorithm = static_cast<Algorithm>(m_algorithm->currentData().toInt());
  m_wanted.backward = m_pass->currentData().toInt() != 0;
  if (m_head->currentIndex() >= 0) m_wanted.head = m_head->currentData().toLongLong();
  // Back to what is at hand is a wish too, while another is under way.
  if (!(m_wanted == before)) emit settingsWished(m_wanted);
}

void ProblemTools::showSettings() {
  choose(*m_algorithm, static_cast<qint64>(m_wanted.algorithm));
  choose(*m_pass, m_wanted.backward ? 1 : 0);
  choose(*m_head, m_wanted.head);
  m_head->setToolTip(tr("The head that is stepped. %1").arg(headText(m_present, m_present.head)));
  m_head->setAccessibleDescription(headText(m_present, m_present.head));
  const QString order = orderName(m_present);
  m_pass->setAccessibleDescription(order);
  m_pass->setToolTip(order.isEmpty() ? tr("Pass") : tr("Pass; the backward pass runs in the %1").arg(order));
  m_texts = chipsOf(m_present);
  qDeleteAll(m_chips);
  m_chips.clear();
  for (const ProblemChip& each : m_texts) {
    auto* chip = new ChipButton(each.text, this);
    chip->setProperty("chip", true);
    chip->setFocusPolicy(Qt::NoFocus);
    chip->setToolTip(tr("Change the problem (Ctrl+E)"));
    connect(chip, &QPushButton::clicked, this, &ProblemTools::problemWished);
    m_chipRow->addWidget(chip);
    m_chips << chip;
  }
  fit();
}

QSize ProblemTools::minimumSizeHint() const { return {neededWidth(false), layout()->minimumSize().height()}; }

/// Of everything but the chips.
int ProblemTools::neededWidth(bool inFull) const {
  const auto widest = [this](auto text) {
    int width = 0;
    for (int index = 0; index < m_algorithm->count(); ++index) {
      width = std::max(width, m_algorithm->fontMetrics().horizontalAdvance(text(index)));
    }
    return width;
  };
  const int now = widest([this](int index) { return m_algorithm->itemText(index); });
  const int then = widest([inFull](int index) { return Algorithms[index].name(inFull); });
  const int spacing = layout()->spacing();
  int width = m_problem->sizeHint().width() + 3 * spacing + (m_inPlace != nullptr ? 0 : then - now);
  if (m_inPlace != nullptr) width += m_inPlace->sizeHint().width() + spacing;
  for (const QComboBox* box : {m_algorithm, m_pass, m_head}) {
    const bool isShown = box != m_algorithm || m_inPlace == nullptr;
    if (isShown && box->count() > 0) width += box->sizeHint().width() + spacing;
  }
  return width;
}

/// Other texts, and another size of them, want another room.
bool ProblemTools::event(QEvent* event) {
  const bool known = QWidget::event(event);
  if (event->type() == QEvent::LayoutRequest) fit();
  return known;
}

void ProblemTools::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fit();
}

/// What is dropped stands in the tip of the button.
void ProblemTools::fit() {
  const int spacing = layout()->spacing();
  m_head->setVisible(m_head->count() > 0);
  const bool inFull = neededWidth(true) <= width();
  for (int index = 0; index < m_algorithm->count(); ++index) {
    const QString name = Algorithms[index].name(inFull);
    if (m_algorithm->itemText(index) != name) m_algorithm->setItemText(index, name);
  }
  int room = width() - neededWidth(inFull);
  QList<qsizetype> byNeed(m_chips.size());
  std::iota(byNeed.begin(), byNeed.end(), 0);
  std::stable_sort(byNeed.begin(), byNeed.end(), [this](auto a, auto b) { return m_texts[a].kind < m_texts[b].kind; });
  for (const qsizetype each : byNeed) {
    room -= m_chips[each]->sizeHint().width() + spacing;
    m_chips[each]->setVisible(room >= 0);
  }
  QStringList texts;
  for (const ProblemChip& each : m_texts) texts << each.plain();
  m_problem->setToolTip(
      tr("Change sizes, blocks, masks and data (Ctrl+E). Now: %1").arg(texts.join(QStringLiteral(", "))));
}

}  // namespace tilewise

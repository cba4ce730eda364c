// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/explore/explore_form.h"

#include <algorithm>
#include <cmath>

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>

#include "app/plots/explore/slider_field.h"
#include "app/session/notation.h"
#include "app/views/look/numbers.h"
#include "app/views/problem/calm_wheel.h"
#include "app/views/problem/form_choice.h"

namespace tilewise {

namespace {

/// So many letters of a choice are to be read where its name stands beside it.
constexpr int RoomyLetters = 14;

constexpr AttentionPass Passes[] = {AttentionPass::StandardForward,    AttentionPass::Fa1Forward,
                                    AttentionPass::Fa2Forward,         AttentionPass::StandardBackward,
                                    AttentionPass::Fa1Backward,        AttentionPass::Fa2Backward,
                                    AttentionPass::QueryOuterBackward, AttentionPass::TwoLoopsBackward};

QList<std::int64_t> powers(std::int64_t first, std::int64_t last) {
  QList<std::int64_t> stops;
  for (std::int64_t stop = first; stop <= last; stop *= 2) stops << stop;
  return stops;
}

QList<std::int64_t> widths() { return {8, 16, 32, 48, 64, 80, 96, 112, 128, 160, 192, 224, 256, 384, 512}; }

QList<std::int64_t> blockSizes() {
  return {1, 2, 4, 8, 16, 32, 48, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384, 448, 512, 768, 1024};
}

/// Eight to an octave, and what the devices have.
QList<std::int64_t> onChipSizes(ElementType type) {
  QList<std::int64_t> stops;
  for (int n = 0; n <= 8 * 12; ++n) stops << std::llround(std::exp2(7 + n / 8.0));
  for (const Device& device : devices()) stops << onChipOf(device, type);
  std::sort(stops.begin(), stops.end());
  stops.erase(std::unique(stops.begin(), stops.end()), stops.end());
  return stops;
}

/// "4,096", or "1,024 × 4,096" where the two differ.
QString pairText(std::int64_t first, std::int64_t second) {
  return first == second ? grouped(first) : ExploreForm::tr("%1 × %2").arg(grouped(first), grouped(second));
}

std::optional<std::int64_t> readNumber(QString text, std::int64_t most) {
  bool ok = false;
  const qlonglong number = text.remove(u',').remove(u' ').toLongLong(&ok);
  if (!ok || number < 1 || number > most) return std::nullopt;
  return number;
}

/// One number for both, or two with a cross between them.
std::optional<std::pair<std::int64_t, std::int64_t>> readPair(QString text, std::int64_t most) {
  const QStringList parts = text.replace(u'x', u'×').split(u'×');
  const auto first = readNumber(parts.first(), most), second = readNumber(parts.last(), most);
  if (parts.size() > 2 || !first || !second) return std::nullopt;
  return std::pair(*first, *second);
}

}  // namespace

ExploreForm::ExploreForm(QWidget* parent) : QScrollArea(parent) {
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
  setFocusPolicy(Qt::NoFocus);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* content = new QWidget;
  content->setAutoFillBackground(true);
  m_grid = new QGridLayout(content);
  m_grid->setColumnStretch(1, 1);
  m_pass = addChooser(tr("Algorithm"));
  m_mask = addChooser(tr("Mask"));
  m_device = addChooser(tr("Device"));
  m_type = addChooser(tr("Type"));
  m_source = addChooser(tr("Blocks"));
  m_cap = addChooser(tr("Cap Bᵣ ≤ d"));
  m_tokens = addSlider(tr("Length *T*"), powers(16, MaximumTokens));
  m_width = addSlider(tr("Width *d*"), widths());
  m_rows = addSlider(tr("Query block *B*_r"), blockSizes());
  m_keys = addSlider(tr("Key block *B*_c"), blockSizes());
  m_onChip = addSlider(tr("On-chip size *M*"), onChipSizes(ElementType::Fp16));
  m_grid->setRowStretch(m_grid->rowCount(), 1);
  setWidget(content);
  fillChoosers();
  fillMasks();
  connectChoosers();
  connectSliders();
}

QComboBox* ExploreForm::addChooser(const QString& name) {
  // Two rows, so that the name can go above.
  const int row = 2 * static_cast<int>(m_choosers.size());
  auto* label = new QLabel(name);
  auto* box = new QComboBox;
  box->setAccessibleName(name);
  box->setFocusPolicy(Qt::TabFocus);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(8);
  calmWheel(*box);
  label->setBuddy(box);
  m_choosers << Chooser{label, box};
  m_grid->addWidget(label, row, 0);
  m_grid->addWidget(box, row, 1);
  return box;
}

SliderField* ExploreForm::addSlider(const QString& name, const QList<std::int64_t>& stops) {
  auto* field = new SliderField(name, stops);
  m_grid->addWidget(field, std::max(m_grid->rowCount(), 2 * static_cast<int>(m_choosers.size())), 0, 1, 2);
  return field;
}

void ExploreForm::fillChoosers() {
  for (const AttentionPass which : Passes) {
    const bool forward = directionOf(which) == Pass::Forward;
    addChoice(*m_pass, forward ? passName(which) : tr("%1, backward").arg(passShortName(which)), which);
  }
  m_pass->insertSeparator(3);
  for (const Device& device : devices()) {
    m_device->addItem(tr("%1, %2").arg(textOf(device.name), kibibytes(device.sramBytes)), textOf(device.name));
    m_device->setItemData(m_device->count() - 1,
                          tr("%1 of one thread block. Source: %2").arg(textOf(device.memory), textOf(device.source)),
                          Qt::ToolTipRole);
  }
  for (const ElementType type : {ElementType::Fp16, ElementType::Bf16, ElementType::Fp32, ElementType::Fp64}) {
    addChoice(*m_type, textOf(word(type)), type);
  }
  addChoice(*m_source, tr("by hand"), BlockSource::Hand);
  addChoice(*m_source, tr("from M: ⌈M/4d⌉"), BlockSource::Budget);
  addChoice(*m_source, tr("from M: largest"), BlockSource::Fitting);
  m_source->setItemData(0, tr("The blocks that are set below"), Qt::ToolTipRole);
  m_source->setItemData(1, tr("The proof’s budget: the set fits M only up to a constant"), Qt::ToolTipRole);
  m_source->setItemData(2, tr("The largest square blocks whose whole set fits M"), Qt::ToolTipRole);
  addChoice(*m_cap, tr("as published"), RowCap::AsPublished);
  addChoice(*m_cap, tr("on"), RowCap::On);
  addChoice(*m_cap, tr("off"), RowCap::Off);
  m_cap->setToolTip(tr("Of blocks that follow from M. As published: on for FlashAttention-1 alone"));
}

void ExploreForm::fillMasks() {
  m_masks = maskChoices();
  const MaskChoice own{maskName(m_own), m_own.causal, m_own.window, m_own.documents, m_own.blockMask,
                       maskTilesOf(m_own)};
  const bool known =
      std::any_of(m_masks.cbegin(), m_masks.cend(), [this](const MaskChoice& each) { return hasMask(m_own, each); });
  if (!known) m_masks << own;
  m_mask->clear();
  for (const MaskChoice& each : m_masks) m_mask->addItem(each.name);
}

void ExploreForm::connectChoosers() {
  connect(m_pass, &QComboBox::activated, this, [this] { react(withPass(m_settings, chosen<AttentionPass>(*m_pass))); });
  connect(m_mask, &QComboBox::activated, this, [this](int index) {
    if (index < m_masks.size()) react(withMask(m_settings, m_masks[index]));
  });
  connect(m_device, &QComboBox::activated, this, [this] {
    const Device* device = findDevice(m_device->currentData().toString().toStdString());
    if (device != nullptr) react(withDevice(m_settings, *device));
  });
  connect(m_type, &QComboBox::activated, this, [this] { react(withType(m_settings, chosen<ElementType>(*m_type))); });
  connect(m_source, &QComboBox::activated, this, [this] {
    ExploreSettings settings = m_settings;
    settings.blocks = chosen<BlockSource>(*m_source);
    react(settings);
  });
  connect(m_cap, &QComboBox::activated, this, [this] {
    ExploreSettings settings = m_settings;
    settings.cap = chosen<RowCap>(*m_cap);
    react(settings);
  });
}

template <class Apply>
void ExploreForm::enter(SliderField& field, const QString& text, std::int64_t most, Apply apply) {
  const auto read = readPair(text, most);
  if (!read) return field.refuse();
  react(apply(read->first, read->second));
}

void ExploreForm::connectSliders() {
  const auto connectField = [this](SliderField* field, std::int64_t most, auto apply) {
    connect(field, &SliderField::chosen, this, [this, apply](qint64 value) { react(apply(value, value)); });
    connect(field, &SliderField::entered, this,
            [this, field, most, apply](const QString& text) { enter(*field, text, most, apply); });
  };
  connectField(m_tokens, MaximumTokens,
               [this](std::int64_t Tq, std::int64_t Tk) { return withTokens(m_settings, Tq, Tk); });
  connectField(m_width, MaximumWidth,
               [this](std::int64_t dk, std::int64_t dv) { return withWidth(m_settings, dk, dv); });
  connectField(m_rows, MaximumTokens,
               [this](std::int64_t Br, std::int64_t) { return withBlockSizes(m_settings, Br, m_settings.problem.Bc); });
  connectField(m_keys, MaximumTokens,
               [this](std::int64_t Bc, std::int64_t) { return withBlockSizes(m_settings, m_settings.problem.Br, Bc); });
  connectField(m_onChip, std::int64_t{1} << 32,
               [this](std::int64_t M, std::int64_t) { return withOnChip(m_settings, M); });
}

void ExploreForm::react(const ExploreSettings& settings) {
  m_settings = settings;
  emit changed(settings);
}

void ExploreForm::setOwn(const ProblemSettings& own) {
  m_own = own;
  fillMasks();
}

void ExploreForm::show(const ExploreCase& at) {
  m_settings = at.settings;
  const ProblemSettings& problem = at.settings.problem;
  choose(*m_pass, at.which);
  int mask = -1;
  for (int n = 0; n < m_masks.size(); ++n) {
    if (hasMask(problem, m_masks[n])) mask = n;
  }
  m_mask->setCurrentIndex(mask);
  m_device->setCurrentIndex(at.device == nullptr ? -1 : m_device->findData(textOf(at.device->name)));
  choose(*m_type, problem.elementType);
  choose(*m_source, at.settings.blocks);
  choose(*m_cap, at.settings.cap);
  m_tokens->setValue(problem.Tq, pairText(problem.Tq, problem.Tk));
  m_width->setValue(problem.dk, pairText(problem.dk, problem.dv));
  m_rows->setValue(problem.Br);
  m_keys->setValue(problem.Bc);
  m_onChip->setStops(onChipSizes(problem.elementType));
  m_onChip->setValue(at.M);
  const bool follows = at.settings.blocks != BlockSource::Hand && !isStandard(at.which);
  m_rows->setReason(follows ? tr("follows from M") : QString());
  m_keys->setReason(follows ? tr("follows from M") : QString());
}

void ExploreForm::setLook(const Look& look) {
  m_look = look;
  const Metrics& metrics = look.metrics;
  m_grid->setContentsMargins(metrics.px(12), metrics.px(8), metrics.px(12), metrics.px(8));
  m_grid->setHorizontalSpacing(metrics.px(10));
  m_grid->setVerticalSpacing(metrics.px(4));
  QPalette colors = palette();
  colors.setColor(QPalette::Window, look.theme.panel);
  setPalette(colors);
  widget()->setPalette(colors);
  colors.setColor(QPalette::WindowText, look.theme.ink2);
  for (const Chooser& each : m_choosers) each.label->setPalette(colors);
  m_tokens->setName(withLength(tr("Length *T*")));
  for (SliderField* field : sliders()) field->setLook(look);
  arrange();
}

void ExploreForm::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  arrange();
}

/// The fonts of labels and boxes are known for certain only now.
void ExploreForm::showEvent(QShowEvent* event) {
  QScrollArea::showEvent(event);
  arrange();
}

/// What the names beside their fields need. Pixels.
int ExploreForm::widthBeside() const {
  int names = 0, boxes = 0, fields = 0;
  for (const Chooser& each : m_choosers) {
    names = std::max(names, each.label->sizeHint().width());
    const int more = RoomyLetters - each.box->minimumContentsLength();
    boxes = std::max(boxes, each.box->minimumSizeHint().width() + more * each.box->fontMetrics().averageCharWidth());
  }
  for (const SliderField* field : sliders()) fields = std::max(fields, field->widthBeside());
  const QMargins margins = m_grid->contentsMargins();
  return std::max(names + m_grid->horizontalSpacing() + boxes, fields) + margins.left() + margins.right();
}

void ExploreForm::arrange() {
  const bool isAbove = widthBeside() > viewport()->width();
  if (isAbove == m_isNameAbove) return;
  m_isNameAbove = isAbove;
  for (int n = 0; n < m_choosers.size(); ++n) {
    const auto& [label, box] = m_choosers[n];
    m_grid->removeWidget(label);
    m_grid->removeWidget(box);
    m_grid->addWidget(label, 2 * n, 0, 1, isAbove ? 2 : 1);
    isAbove ? m_grid->addWidget(box, 2 * n + 1, 0, 1, 2) : m_grid->addWidget(box, 2 * n, 1);
  }
  for (SliderField* field : sliders()) field->setNameAbove(isAbove);
  // What scrolls is as high as that needs at once, not with the next event.
  m_grid->activate();
  widget()->resize(widget()->width(), std::max(viewport()->height(), m_grid->totalMinimumSize().height()));
}

QSize ExploreForm::sizeHint() const { return {m_look.metrics.px(284), widget()->sizeHint().height()}; }

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/algorithm/code_view.h"

#include <QEvent>
#include <QLabel>
#include <QListView>
#include <QVBoxLayout>

#include "app/models/code_model.h"
#include "app/views/algorithm/code_delegate.h"

namespace tilewise {

CodeView::CodeView(QWidget* parent)
    : QWidget(parent),
      m_model(new CodeModel(this)),
      m_delegate(new CodeDelegate(this)),
      m_list(new QListView(this)),
      m_remark(new QLabel(this)) {
  m_list->setModel(m_model);
  m_list->setItemDelegate(m_delegate);
  m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  // Lines are wrapped at its left edge: it must not come and go with their height.
  m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
  m_list->setFrameShape(QFrame::NoFrame);
  m_list->setSelectionMode(QAbstractItemView::NoSelection);
  m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
  // A click must not take the arrow keys away from stepping.
  m_list->setFocusPolicy(Qt::TabFocus);
  m_list->viewport()->installEventFilter(this);
  setFocusProxy(m_list);
  m_remark->setObjectName(QStringLiteral("codeRemark"));
  m_remark->setWordWrap(true);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_list, 1);
  layout->addWidget(m_remark);
  setLook(m_look);
}

void CodeView::setLook(const Look& look) {
  m_look = look;
  m_delegate->setLook(look);
  m_remark->setFont(look.metrics.font(Role::Second));
  m_remark->setContentsMargins(look.metrics.px(12), look.metrics.px(6), look.metrics.px(12), look.metrics.px(6));
  QPalette colors = m_remark->palette();
  colors.setColor(QPalette::WindowText, look.theme.ink2);
  m_remark->setPalette(colors);
  m_delegate->fit(m_list->viewport()->width(), m_model->rowCount());
  m_list->doItemsLayout();
  m_list->viewport()->update();
}

void CodeView::setCode(AlgorithmCode code, const QString& accessibleName) {
  m_remark->setText(code.remark);
  m_remark->setVisible(!code.remark.isEmpty());
  const bool isBare = code.programs.empty();
  m_list->setVisible(!isBare);
  m_remark->setAlignment(Qt::AlignLeft | (isBare ? Qt::AlignTop : Qt::AlignVCenter));
  m_remark->setSizePolicy(QSizePolicy::Preferred, isBare ? QSizePolicy::Expanding : QSizePolicy::Preferred);
  m_model->setCode(std::move(code));
  m_list->setAccessibleName(accessibleName);
  fit();
}

void CodeView::setEvent(const std::optional<Event>& event, StripKind strip) {
  const int before = m_model->rowCount();
  m_model->setEvent(event, strip);
  if (m_model->rowCount() != before) fit();  // another program
  showMarked();
}

QString CodeView::text() const { return m_model->text(); }

bool CodeView::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize) fit();
  return QWidget::eventFilter(watched, event);
}

void CodeView::fit() {
  if (!m_delegate->fit(m_list->viewport()->width(), m_model->rowCount())) return;
  m_list->doItemsLayout();
  showMarked();
}

void CodeView::showMarked() {
  const QList<int>& marked = m_model->marked();
  if (m_model->rowCount() == 0) return;
  if (marked.isEmpty()) {
    // Imports and the like do not say what runs: at the start the loops are shown.
    const bool isUntouched = !m_list->currentIndex().isValid();
    if (isUntouched) m_list->scrollTo(m_model->index(m_model->firstOfAlgorithm()), QListView::PositionAtTop);
    return;
  }
  const QModelIndex first = m_model->index(marked.front()), last = m_model->index(marked.back());
  const QRect room = m_list->viewport()->rect();
  const bool isInSight = room.contains(m_list->visualRect(first)) && room.contains(m_list->visualRect(last));
  if (!isInSight) {
    m_list->scrollTo(first, QListView::PositionAtCenter);
    m_list->scrollTo(last);
    m_list->scrollTo(first);
  }
  if (!m_list->hasFocus()) m_list->setCurrentIndex(first);
}

}  // namespace tilewise

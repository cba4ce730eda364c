// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/host_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/session/card_command.h"
#include "app/session/error_text.h"
#include "app/views/notice/marked_edit.h"

namespace tilewise {

HostDialog::HostDialog(const Look& look, QWidget* parent)
    : QDialog(parent), m_name(new MarkedEdit), m_wrong(new QLabel) {
  setWindowTitle(tr("Add a host"));
  const Metrics& metrics = look.metrics;
  auto* words =
      new QLabel(tr("&Name of the machine, as ssh takes it. Its user, port and key stand in ssh’s own settings; "
                    "nothing is asked on the way. The program tilewise-cli has to be there."));
  words->setWordWrap(true);
  words->setBuddy(m_name);
  m_name->setAccessibleName(tr("Name of the machine"));
  m_name->setPlaceholderText(QStringLiteral("gpu-box"));
  m_name->setLook(look);
  m_wrong->setProperty("tone", "err");
  m_wrong->setWordWrap(true);
  m_wrong->hide();
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
  buttons->button(QDialogButtonBox::Ok)->setText(tr("Add"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(metrics.px(16), metrics.px(12), metrics.px(16), metrics.px(12));
  layout->setSpacing(metrics.px(8));
  for (QWidget* each : {static_cast<QWidget*>(words), static_cast<QWidget*>(m_name), static_cast<QWidget*>(m_wrong),
                        static_cast<QWidget*>(buttons)}) {
    layout->addWidget(each);
  }
  setMinimumWidth(metrics.px(380));
  connect(buttons, &QDialogButtonBox::accepted, this, &HostDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(m_name, &QLineEdit::textEdited, this, [this] {
    m_name->setWrong(false);
    m_wrong->hide();
  });
  m_name->setFocus();
}

void HostDialog::accept() {
  const auto host = readHost(m_name->text());
  if (!host) {
    m_name->setWrong(true);
    m_wrong->setText(sentence(host.error()));
    m_wrong->show();
    return;
  }
  emit named(*host);
  QDialog::accept();
}

}  // namespace tilewise

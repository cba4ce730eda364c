// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/transport/scrubber_accessible.h"

#include <QAccessibleWidget>

#include "app/views/transport/scrubber.h"

namespace tilewise {

namespace {

class ScrubberAccessible : public QAccessibleWidget, public QAccessibleValueInterface {
 public:
  explicit ScrubberAccessible(Scrubber* scrubber) : QAccessibleWidget(scrubber, QAccessible::Slider) {}

  void* interface_cast(QAccessible::InterfaceType type) override {
    if (type == QAccessible::ValueInterface) return static_cast<QAccessibleValueInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
  }

  QString text(QAccessible::Text what) const override {
    return what == QAccessible::Value ? scrubber().valueText() : QAccessibleWidget::text(what);
  }

  QVariant currentValue() const override { return scrubber().position(); }
  void setCurrentValue(const QVariant& value) override { scrubber().wish(value.toLongLong()); }
  QVariant maximumValue() const override { return scrubber().stepCount(); }
  QVariant minimumValue() const override { return 0; }
  QVariant minimumStepSize() const override { return 1; }

 private:
  Scrubber& scrubber() const { return *static_cast<Scrubber*>(widget()); }
};

QAccessibleInterface* makeScrubberAccessible(const QString&, QObject* object) {
  auto* scrubber = qobject_cast<Scrubber*>(object);
  return scrubber ? new ScrubberAccessible(scrubber) : nullptr;
}

}  // namespace

void installScrubberAccessible() { QAccessible::installFactory(makeScrubberAccessible); }

}  // namespace tilewise

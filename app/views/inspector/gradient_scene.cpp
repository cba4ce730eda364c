// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/gradient_scene.h"

#include <QCoreApplication>

#include "app/session/notation.h"
#include "app/session/words.h"
#include "app/views/inspector/forward_scene.h"
#include "app/views/look/numbers.h"
#include "core/base/contract.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

/// "*dQ*_4"; the d of a gradient stands upright.
QString blockName(const QString& letter, std::optional<std::int64_t> block) {
  QString name = letter.startsWith(u'd') ? u"d*"_s + letter.mid(1) + u'*' : u'*' + letter + u'*';
  return block ? name + u"_{"_s + grouped(shownBlock(*block)) + u'}' : name;
}

class GradientFigures {
  Q_DECLARE_TR_FUNCTIONS(GradientFigures)

 public:
  GradientFigures(const Run& run, const BlockState& state, std::optional<EventKind> event, TileTime time)
      : m_run(run), m_state(state), m_event(event), m_base(emptyScene(run, state, time)) {}

  TileScene rowTerms() const {
    TileScene scene = m_base;
    scene.first = blockMap(u"dO"_s, m_state.i, m_state.dO, m_run.problem.dv(), scene, false);
    scene.second = blockMap(u"O"_s, m_state.i, m_state.O, m_run.problem.dv(), scene, false);
    scene.strips.push_back(strip(StripName::D));
    return scene;
  }

  TileScene weights() const {
    TileScene scene = m_base;
    const bool isStandard = m_run.problem.isStandard();
    scene.first = tileMap(u"P"_s, m_state.P, m_event == EventKind::WeightsRecomputed,
                          isStandard ? tr("as stored") : tr("recomputed"), scene);
    scene.first.ramp = Ramp::Weights;
    scene.first.scale = scaleFromZero(largestMagnitude(scene, scene.first));
    scene.second = tileMap(u"dP"_s, m_state.dP, m_event == EventKind::DP, u"d*O* *V*^T"_s, scene);
    markDropped(scene, m_run, scene.second);
    scene.strips.push_back(strip(StripName::D));
    if (m_state.strip == StripKind::Fa1GradientKeyBlock) {
      scene.strips.push_back(strip(StripName::M));
      scene.strips.push_back(strip(StripName::RowSum));
    } else if (!isStandard) {
      scene.strips.push_back(strip(StripName::Lse));
    }
    return scene;
  }

  TileScene scoreGradients() const {
    TileScene scene = m_base;
    scene.first = tileMap(u"dS"_s, m_state.dS, m_event == EventKind::DS, u"*P* ∘ (d*P* − *D*)"_s, scene);
    scene.second = blockMap(u"dQ"_s, m_state.i, m_state.dQ, m_run.problem.dk(), scene, m_event == EventKind::DQAdded);
    scene.second.caption = scene.second.shortCaption = tr("sum so far");
    return scene;
  }

  TileScene keyGradients() const {
    TileScene scene = m_base;
    scene.rowsAreKeys = true;
    scene.first = blockMap(u"dK"_s, m_state.j, m_state.dK, m_run.problem.dk(), scene, m_event == EventKind::DK);
    scene.second = blockMap(u"dV"_s, m_state.j, m_state.dV, m_run.problem.dv(), scene, m_event == EventKind::DV);
    return scene;
  }

 private:
  MapScene tileMap(const QString& symbol, const std::optional<Matrix<double>>& values, bool changed,
                   const QString& caption, const TileScene& scene) const {
    MapScene map;
    map.symbol = symbol;
    map.name = blockName(symbol, std::nullopt);
    map.caption = map.shortCaption = caption;
    map.spokenName = tr("%1, %2").arg(symbol, placeText(m_state));
    map.changed = changed;
    map.values = values;
    scaleAboutZero(scene, map);
    return map;
  }

  MapScene blockMap(const QString& symbol, std::optional<std::int64_t> block,
                    const std::optional<Matrix<double>>& values, std::int64_t width, const TileScene& scene,
                    bool changed) const {
    MapScene map;
    map.isOfTile = false;
    map.width = width;
    map.symbol = symbol;
    map.name = blockName(symbol, block);
    map.spokenName = tr("%1, block %2").arg(symbol, grouped(block.value_or(0)));
    map.changed = changed;
    map.values = values;
    scaleAboutZero(scene, map);
    return map;
  }

  StripScene strip(StripName name) const {
    const auto known = [](const Vector<double>& values) {
      return values.size() > 0 ? std::optional(values) : std::nullopt;
    };
    switch (name) {
      case StripName::D: return signedStrip(name, u"*D*"_s, m_state.D, m_event == EventKind::RowTerms);
      case StripName::M: return levelStrip(name, u"*m*"_s, known(m_state.now.m), false);
      case StripName::RowSum: return sumStrip(name, u"*l*"_s, known(m_state.now.l), false);
      default: return levelStrip(StripName::Lse, u"lse"_s, m_state.lse, false);
    }
  }

  const Run& m_run;
  const BlockState& m_state;
  std::optional<EventKind> m_event;
  TileScene m_base;
};

}  // namespace

std::vector<TileScene> gradientScenes(const Run& run, const BlockState& state, std::optional<EventKind> event,
                                      TileTime time) {
  TILEWISE_EXPECTS(state.i.has_value());
  const GradientFigures figures(run, state, event, time);
  if (state.strip == StripKind::RowTerms) return {figures.rowTerms()};
  if (!state.j) return {figures.weights(), figures.scoreGradients()};
  return {figures.weights(), figures.scoreGradients(), figures.keyGradients()};
}

std::vector<TileScene> figureScenes(const Run& run, const BlockState& state, std::optional<EventKind> event,
                                    TileTime time) {
  if (!state.i || !state.strip) return {};
  if (run.pass() == Pass::Backward) {
    const bool hasKeys = !state.keys.empty() || state.strip == StripKind::RowTerms;
    return hasKeys ? gradientScenes(run, state, event, time) : std::vector<TileScene>{};
  }
  if (state.strip == StripKind::QueryBlock || state.strip == StripKind::KeyBlock) {
    return state.j ? std::vector{tileScene(run, state, event, time)} : std::vector<TileScene>{};
  }
  return state.keys.empty() ? std::vector<TileScene>{} : std::vector{standardScene(run, state, event, time)};
}

}  // namespace tilewise

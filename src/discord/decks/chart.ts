import { countsOf } from '../../decks/survey.js';
import type { Deck, Game } from '../../kernel/index.js';
import { type Bar, type Chart, iconOf } from '../../pictures/index.js';
import type { Translator } from '../render/translator.js';

/** So many lying bars stand below each other. */
const MOST = 12;

/** A deck's curve and balance as charts: what its game counts, numbers upright, words lying with their icons. */
export function deckCharts(deck: Deck, game: Game, say: Translator): Chart[] {
  return countsOf(game, deck).flatMap(({ facet, bars }): Chart[] => {
    const title = say.plain(facet.title);
    const all = bars.map(({ title: label, n }): Bar => ({ label: say.plain(label), value: n }));
    if (all.every(bar => bar.value === 0)) return [];
    if (facet.kind === 'number') return [{ kind: 'columns', title, bars: all }];
    const withIcons = all.map((bar, at): Bar => {
      const icon = iconOf(String(facet.values[at]?.value ?? '').toLowerCase());
      return icon === null ? bar : { ...bar, icon };
    });
    const held = withIcons.filter(bar => bar.value > 0).sort((one, other) => other.value - one.value);
    return [{ kind: 'rows', title, bars: held.slice(0, MOST) }];
  });
}

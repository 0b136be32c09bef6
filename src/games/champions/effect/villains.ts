import type { Play } from '../../../kernel/index.js';
import { revealTop } from '../rules/encounter/reveal.js';
import {
  type Extent,
  encounterOf,
  extremeOf,
  makeActive,
  OVERFLOW,
  villainOf,
  villainWith,
} from '../rules/table/crew.js';
import { enter } from '../rules/table/enter.js';
import type { InPlay } from '../state.js';
import type { Game } from './index.js';

/** What a card's code can do with several villains: the active counter, their decks, their own side schemes. */
export class Villains {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  /** The villain whose own side scheme has the most or the least threat. */
  *with(extent: Extent): Play<InPlay | null> {
    return yield* villainWith(this.game.match, extent);
  }

  /** The side scheme with the most or the least threat; the first player chooses among equals. */
  *scheme(extent: Extent, among: readonly InPlay[] = this.game.table.sideSchemes): Play<InPlay | null> {
    return yield* extremeOf(this.game.match, 'scheme', among, extent, ({ threat }) => threat, this.game.source.card);
  }

  /** Whether this is a villain's own side scheme, and so much threat fills it. */
  fills(threat: number, scheme: InPlay): boolean {
    return villainOf(this.game.match, scheme) !== undefined && threat >= OVERFLOW.at;
  }

  /** Moves the active counter to a villain. */
  activate(villain: InPlay): void {
    makeActive(this.game.match, villain);
  }

  /** You reveal the top card of a villain's deck, active or not. */
  *reveal(villain: InPlay): Play {
    yield* revealTop(this.game.match, this.game.me, encounterOf(this.game.match, villain));
  }

  /** Every villain's own side scheme enters play. */
  bringSchemes(): void {
    const { match } = this.game;
    for (const { set } of match.villains.map(villain => match.def(villain)))
      for (const card of match.pool.values())
        if (card.signature === true && card.set === set)
          enter(match, { id: 0, card: card.id, owner: 'scenario' }, 'scenario', { threat: card.threat ?? 0 });
  }
}

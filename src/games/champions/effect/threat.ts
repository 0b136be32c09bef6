import type { Play } from '../../../kernel/index.js';
import * as rules from '../rules/encounter/threat.js';
import * as decks from '../rules/table/deck.js';
import type { InPlay } from '../state.js';
import type { Game } from './index.js';

/** What a card's code can do with threat. */
export class Threat {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  /** Places threat on a scheme; how much it was. */
  *place(amount: number, scheme: InPlay): Play<number> {
    return yield* this.game.match.happens(rules.placeThreat(this.game.match, scheme.id, amount));
  }

  /** Places threat on several schemes at once. */
  *placeOnEach(amount: number, schemes: readonly InPlay[]): Play {
    const { match } = this.game;
    yield* match.happens(
      (function* () {
        for (const { id } of schemes) yield* rules.placeThreat(match, id, amount);
      })(),
    );
  }

  /** Takes threat off a scheme and puts it on this card, which is no scheme. */
  *moveHere(amount: number, scheme: InPlay): Play {
    const { here } = this.game.self;
    const moved = yield* this.remove(amount, scheme);
    if (here === undefined || moved === 0) return;
    here.threat += moved;
    this.game.match.dealer.log({
      id: 'log-threat',
      args: { amount: moved, what: this.game.match.name(here), threat: here.threat },
      why: { card: here.card },
    });
  }

  /** Removes threat from a scheme; how much it was. Part of the thwart where this ability is one. */
  *remove(amount: number, scheme: InPlay): Play<number> {
    const { use } = this.game;
    const { labelled, actor } = use;
    const isThwart = labelled?.type === 'thwart';
    const removal = rules.removeThreat(this.game.match, scheme.id, use.removed(amount), actor, isThwart);
    return yield* labelled === undefined ? this.game.match.happens(removal) : removal;
  }

  /** One acceleration token more on the main scheme. */
  accelerate(): void {
    decks.accelerate(this.game.match);
  }
}

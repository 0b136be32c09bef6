import type { Play } from '../../../kernel/index.js';
import type { Ability } from '../behaviour.js';
import { resolveLabelled } from '../rules/combat/labelled.js';
import { changeForm, mayChangeForm } from '../rules/table/form.js';
import { resolveSpecials } from '../rules/timing/specials.js';
import type { InPlay } from '../state.js';
import type { Game } from './index.js';

/** What a card's code can have your identity do. */
export class Identity {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  /** Whether nothing keeps you from flipping your identity. */
  get mayFlip(): boolean {
    return mayChangeForm(this.game.match, this.game.me);
  }

  /** You flip your identity; it does not use up the turn's change of form. */
  *flip(): Play {
    yield* changeForm(this.game.match, this.game.me);
  }

  /** Resolves an ability of this card by itself, by its label: an attack of its own, say. */
  *resolve(ability: Ability): Play {
    yield* resolveLabelled(this.game.match, this.game.match.game(this.game.source, { ability }), ability);
  }

  /** Resolves the Special of each of your upgrades that fits, in your order. */
  *specials(fits: (instance: InPlay) => boolean): Play {
    yield* resolveSpecials(this.game.match, this.game.me, fits, this.game.source.card);
  }
}

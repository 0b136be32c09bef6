import { chooseAmount, type Play, text } from '../../../kernel/index.js';
import { FACTORS, type Factor } from '../card.js';
import { MOST_POWER } from '../rules/power.js';
import type { Game } from './index.js';

/** What a card can have its player name, for all to hear. */
export class Name {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  /** A factor, for all to hear. */
  *factor(): Play<Factor> {
    const options = FACTORS.map(factor => ({ key: factor, label: text(`factor-${factor}`) }));
    const factor = (yield* this.game.ask.one('factor', options, 'ask-factor')) as Factor;
    this.game.log.tell('log-named', { what: text(`factor-${factor}`) });
    return factor;
  }

  /** A number from 1 to 20, for all to hear. */
  *number(): Play<number> {
    const number = yield* chooseAmount({
      seat: this.game.me,
      reason: 'number',
      question: this.game.ask.about('ask-number'),
      source: this.game.source.card,
      min: 1,
      max: MOST_POWER,
    });
    this.game.log.tell('log-named', { what: number });
    return number;
  }

  /** One of several heroes, for all to hear. */
  *hero(...heroes: readonly string[]): Play<string> {
    const options = heroes.map(hero => ({ key: hero, label: text('hero', { hero }) }));
    const hero = yield* this.game.ask.one('hero', options, 'ask-hero');
    this.game.log.tell('log-named', { what: text('hero', { hero }) });
    return hero;
  }
}

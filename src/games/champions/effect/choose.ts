import { chooseAmount, chooseOne, type Play, type Seat, type Text, text } from '../../../kernel/index.js';
import type { Game } from './index.js';

/** One way out of a choice: what its button says, whether it is possible, what it does. */
export interface Way {
  readonly key: string;
  readonly label: Text;
  /** Why it is not possible; null where it is. */
  readonly why: Text | null;
  does(): Play;
}

/** What a card's code can leave to a player: one of several ways, whether, how much. */
export class Choose {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  /** One of several ways that are possible, of a player's choice; nothing happens where none is. */
  *either(ways: readonly Way[], seat: Seat = this.game.me): Play {
    const open = ways.filter(({ why }) => why === null);
    if (open.length === 0) return;
    const key = yield* chooseOne({
      seat,
      reason: 'option',
      question: this.game.ask.about('ask-option'),
      source: this.game.source.card,
      options: open.map(({ key: one, label }) => ({ key: one, label })),
      others: () => ways.flatMap(({ key: one, label, why }) => (why === null ? [] : [{ key: one, label, why }])),
    });
    yield* (open.find(way => way.key === key) as Way).does();
  }

  /** "You may": whether its player does. */
  *may(question: string, yes: string, no: string): Play<boolean> {
    const key = yield* chooseOne({
      seat: this.game.me,
      reason: 'may',
      question: this.game.ask.about(question),
      source: this.game.source.card,
      options: [
        { key: 'yes', label: text(yes) },
        { key: 'no', label: text(no) },
      ],
      default: { pick: ['no'] },
    });
    return key === 'yes';
  }

  /** A number of your choice: an X. */
  *amount(min: number, max: number): Play<number> {
    return yield* chooseAmount({
      seat: this.game.me,
      reason: 'amount',
      question: this.game.ask.about('ask-amount'),
      source: this.game.source.card,
      min,
      max,
    });
  }
}

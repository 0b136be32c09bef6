import { bigMoment, type LogEntry, type Moment } from '../../kernel/index.js';
import type { Look } from '../../matches/matches.js';
import { momentPicture, type Theme } from '../../pictures/index.js';
import { nameByContent, type Sketch } from '../render/pictures.js';
import type { Translator } from '../render/translator.js';

/**
 * Big moments of matches, for their threads: at most one a turn. What was shown is kept in memory alone, so after a
 * restart a turn under way may have another.
 */
export class Moments {
  /** Matches whose turn under way has had its moment. */
  private readonly had = new Set<string>();

  /** The moment of lines that are new in the thread; null where there is none, or the turn has had one. */
  in({ match, game }: Pick<Look, 'match' | 'game'>, lines: readonly LogEntry[]): Moment | null {
    const { drama } = game;
    if (drama === undefined) return null;
    // Of the lines of several turns the last turn's are looked at: what came before has passed.
    const at = lines.findLastIndex(({ id }) => id === drama.turn);
    if (at >= 0 || match.status !== 'playing') this.had.delete(match.id);
    if (this.had.has(match.id)) return null;
    const moment = bigMoment(lines.slice(Math.max(0, at)), drama);
    // The end has a poster.
    if (moment === null || match.status !== 'playing') return null;
    this.had.add(match.id);
    return moment;
  }
}

/** A moment as a picture of one panel, with the words of its line. */
export function momentSketch({ game }: Pick<Look, 'game'>, moment: Moment, say: Translator, theme: Theme): Sketch {
  const picture = momentPicture(moment, { say: say.plain, theme, cards: game.cards });
  return { picture, name: nameByContent('moment', picture), description: say.plain(moment.words) };
}

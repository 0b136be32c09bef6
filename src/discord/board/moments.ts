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
    // Of the lines of several turns those are looked at that end the one under way, and the last turn's: what came between has passed.
    const turns = lines.flatMap(({ id }, at) => (id === drama.turn ? [at] : []));
    // How a match was set up turned nothing.
    const isSetup = lines[0]?.n === 1;
    const ending = this.had.has(match.id) || isSetup ? null : bigMoment(lines.slice(0, turns[0]), drama);
    if (turns.length > 0) this.had.delete(match.id);
    const now = turns.length === 0 ? ending : bigMoment(lines.slice(turns.at(-1)), drama);
    // The end has a poster.
    if (match.status !== 'playing') {
      this.had.delete(match.id);
      return null;
    }
    if (now !== null) this.had.add(match.id);
    return now ?? ending;
  }
}

/** A moment as a picture of one panel, with the words of its line. */
export function momentSketch({ game }: Pick<Look, 'game'>, moment: Moment, say: Translator, theme: Theme): Sketch {
  const picture = momentPicture(moment, { say: say.plain, theme, cards: game.cards });
  return { picture, name: nameByContent('moment', picture), description: say.plain(moment.words) };
}

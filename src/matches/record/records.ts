import { type Arg, type LogEntry, type MatchFacts, standing, type Text, text } from '../../kernel/index.js';
import type { Loaded, MatchRow, Store } from '../../store/port.js';
import { isInNight } from '../lobby/terms.js';
import { decksOf, type Look } from '../play/look.js';
import { Refused } from '../refused.js';
import { sealOf } from './transcript.js';

/** How a match went: its log without what was undone, and what statistics count. */
export interface Course {
  readonly log: readonly LogEntry[];
  readonly facts: MatchFacts;
}

/** What is left to tell of a match that is over. */
export interface Ending {
  /** What is worth telling, and what could be played next; nothing where its game has nothing to say. */
  readonly report: readonly Text[];
  /** What seals all that came of it; null before its end. */
  readonly seal: string | null;
  /** How it went; null before its end. */
  readonly course: Course | null;
}

export const NO_ENDING: Ending = { report: [], seal: null, course: null };

/** What is on record of matches: their log, their moves, how they ended. Nothing here changes any. */
export class Records {
  private readonly store: Pick<Store, 'log' | 'history'>;

  constructor(store: Pick<Store, 'log' | 'history'>) {
    this.store = store;
  }

  /** The whole log of a match. */
  log({ id, lines }: Pick<MatchRow, 'id' | 'lines'>): Promise<LogEntry[]> {
    return this.store.log(id, 0, lines);
  }

  /** So many log lines after one of them. */
  linesAfter(id: string, n: number, most: number): Promise<LogEntry[]> {
    return this.store.log(id, n, most);
  }

  /** The newest log lines. */
  lately({ id, lines }: Pick<MatchRow, 'id' | 'lines'>, most: number): Promise<LogEntry[]> {
    return this.store.log(id, Math.max(0, lines - most), most);
  }

  /** A match from its set-up on. @throws Refused when there is no such match */
  async history(id: string): Promise<Loaded> {
    const history = await this.store.history(id);
    if (history === null) throw new Refused('no-match');
    return history;
  }

  /** What is worth telling of a match that is over; nothing before. */
  async report({ match, table, game }: Pick<Look, 'match' | 'table' | 'game'>): Promise<readonly Text[]> {
    if (table === null || match.status !== 'over' || game.report === undefined) return [];
    const told = game.report(table.state, (await this.course({ match, game })).facts);
    // What comes next at a night's table is the host's business.
    if (isInNight(match) || game.scenarios === undefined) return told;
    const { villain, mode } = game.scenarios.next(match.options, match.outcome?.together === 'won');
    // The same again is what a rematch is for.
    if (game.scenarios.choose(villain.id, mode.id).ruleset === match.ruleset) return told;
    return [...told, text('board-next', { villain: villain.title as Arg, mode: mode.title as Arg })];
  }

  /** How a match has gone. */
  async course({ match, game }: Pick<Look, 'match' | 'game'>): Promise<Course> {
    const log = standing(await this.log(match));
    return { log, facts: game.facts(log, decksOf(match)) };
  }

  /** All there is to tell of a match's end. */
  async ending(look: Look): Promise<Ending> {
    if (look.match.status !== 'over') return NO_ENDING;
    const { match, moves } = await this.history(look.match.id);
    return { report: await this.report(look), seal: sealOf(match, moves), course: await this.course(look) };
  }
}

import type { CardSet } from '../../kernel/index.js';
import { compared, type MatchRow, type MatchStatus, OPEN, type Store } from '../../store/port.js';
import { type Waiting, waitingFor } from '../people/waiting.js';
import { seatOf } from '../play/look.js';
import { seatKeptFor } from './takeover.js';

/** Which matches are meant: those that are not over, those that have a log, those that are over, those under way. */
export type Which = 'open' | 'told' | 'over' | 'seats';

const STATUS: Readonly<Record<Which, readonly MatchStatus[]>> = {
  open: OPEN,
  // The log and a report outlive the match.
  told: ['playing', 'halted', 'over'],
  over: ['over'],
  seats: ['playing'],
};

/** As many as one list of Discord's holds. */
const MOST = 25;

/** Which matches there are, and whose they are: the newest first. */
export class Directory {
  private readonly store: Pick<Store, 'matchesOf'>;

  constructor(store: Pick<Store, 'matchesOf'>) {
    this.store = store;
  }

  /** Those a player sits at; where it is about seats, also those at which one is kept for them. */
  async of(player: string, which: Which): Promise<MatchRow[]> {
    const status = STATUS[which];
    const seated = await this.store.matchesOf({ player, status, limit: MOST });
    if (which !== 'seats') return seated;
    const left = await this.store.matchesOf({ returning: player, status, limit: MOST });
    return [...seated, ...left.filter(match => seatOf(match, player) === null && seatKeptFor(match, player) !== null)];
  }

  /** Those of every server that wait for a player, the one that has waited longest first. */
  waitingFor(player: string): Promise<Waiting[]> {
    return waitingFor({ store: this.store }, player);
  }

  /** The game of the match that a player finished last; null before their first. */
  async lastPlayed(player: string): Promise<string | null> {
    const [last] = await this.store.matchesOf({ player, status: STATUS.over, limit: 1 });
    return last?.game ?? null;
  }

  /** How many open ones of a server are played with a set of that name. */
  async openWith(guild: string, { game, name }: CardSet): Promise<number> {
    const open = await this.store.matchesOf({ guild, status: STATUS.open });
    return open.filter(({ set }) => set?.game === game && compared(set.name) === compared(name)).length;
  }

  /** Those of a channel. */
  in(channel: string, which: Which): Promise<MatchRow[]> {
    return this.store.matchesOf({ channel, status: STATUS[which], limit: MOST });
  }
}

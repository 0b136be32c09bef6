import type { Json } from '../kernel/index.js';
import { Queues } from '../matches/play/queues.js';
import { retried } from '../matches/play/retried.js';
import type { NewDue, NightEventRow, NightHead, NightRow, Store } from '../store/port.js';
import type { LeagueEvent, Line } from './events.js';
import { fold, type Night } from './night.js';
import type { Change } from './plan.js';
import { LeagueRefused } from './refused.js';

export interface RecordDeps {
  readonly store: Store;
  readonly now: () => number;
  /** Something about a night has changed. */
  readonly notify: (night: string) => void;
  /** Called when something new is due. */
  readonly poke: () => void;
}

/** Who does something, and why where they said so. */
export interface Hand {
  readonly by: string | null;
  readonly why?: string;
}

/** By itself. */
export const ITSELF: Hand = { by: null };

type Readable = Pick<Store, 'night'>;

/** All that has happened in a night, from the first. @throws LeagueRefused where there is none */
async function linesIn(store: Readable, id: string): Promise<Line[]> {
  const found = await store.night(id);
  if (found === null) throw new LeagueRefused('league-unknown');
  return found.events.map(({ event, ...line }) => ({ ...line, event: event as unknown as LeagueEvent }));
}

/** A night as its record tells it. @throws LeagueRefused where there is none */
export const nightIn = async (store: Readable, id: string): Promise<Night> => fold(id, await linesIn(store, id));

/** The record of nights: what is read from it and added to it. One thing at a time for each night. */
export class NightRecord {
  private readonly deps: RecordDeps;
  private readonly queues = new Queues();

  constructor(deps: RecordDeps) {
    this.deps = deps;
  }

  /** @throws LeagueRefused where there is no such night */
  night(id: string): Promise<Night> {
    return nightIn(this.deps.store, id);
  }

  lines(id: string): Promise<Line[]> {
    return linesIn(this.deps.store, id);
  }

  inTurn<T>(id: string, act: () => Promise<T>): Promise<T> {
    return this.queues.take(id, act);
  }

  /** Begins a record; whatever follows from it is due at once. Returns whether there was none of that id. */
  async begin(id: string, events: readonly LeagueEvent[], hand: Hand): Promise<boolean> {
    const [first] = events;
    if (first?.type !== 'created') throw new Error('a night begins with its creation');
    const { guild, name, season } = first.plan;
    const createdAt = this.deps.now();
    const row = { id, guild, name, season, status: 'open' as const, length: events.length, createdAt };
    const created = await this.deps.store.createNight(row, this.rows(0, events, hand), [this.due(id)]);
    if (created) this.told(id);
    return created;
  }

  /** Adds to the record what a wish makes of the night as it stands, in turn. @throws LeagueRefused */
  change(id: string, hand: Hand, wish: (night: Night) => readonly LeagueEvent[]): Promise<Night> {
    const attempt = async (): Promise<Night> => {
      const night = await this.night(id);
      return this.add(night, hand, wish(night));
    };
    return this.inTurn(id, () => retried(attempt, () => new LeagueRefused('league-busy')));
  }

  /** Adds to the record of a night that is still as it was. Only in turn. @throws Conflict */
  async add(night: Night, hand: Hand, events: readonly LeagueEvent[]): Promise<Night> {
    if (events.length === 0) return night;
    const rows = this.rows(night.length, events, hand);
    await this.deps.store.appendNight(night.id, night.length, rows, headAfter(night, events), [this.due(night.id)]);
    this.told(night.id);
    return this.night(night.id);
  }

  /** What follows is seen to even if we stop right now. */
  private due(id: string): NewDue {
    return { kind: 'night', subject: id, at: this.deps.now() };
  }

  /** Nothing has changed, but what is to be seen of a night has, because time has passed. */
  async look(id: string): Promise<void> {
    await this.deps.store.want('night', id);
    this.deps.notify(id);
  }

  private told(id: string): void {
    this.deps.notify(id);
    this.deps.poke();
  }

  private rows(length: number, events: readonly LeagueEvent[], { by, why }: Hand): NightEventRow[] {
    const at = this.deps.now();
    return events.map((event, index) => ({
      n: length + index + 1,
      at,
      by,
      why: why ?? null,
      event: event as unknown as Json,
    }));
  }
}

const ENDS: Partial<Record<LeagueEvent['type'], NightRow['status']>> = {
  finished: 'over',
  cancelled: 'over',
  skipped: 'over',
  reopened: 'open',
};

/** Whether a night is over after these events, and what it is called and counts toward by then. */
function headAfter({ phase }: Night, events: readonly LeagueEvent[]): NightHead {
  const before: NightRow['status'] = phase === 'over' || phase === 'cancelled' ? 'over' : 'open';
  const status = events.reduce((now, { type }) => ENDS[type] ?? now, before);
  const changes = events.flatMap(event => (event.type === 'edited' ? [event.change] : []));
  const { name, season }: Change = Object.assign({}, ...changes);
  return { status, ...(name !== undefined && { name }), ...(season !== undefined && { season }) };
}

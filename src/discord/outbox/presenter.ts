import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { hold, LEASE } from '../../matches/due/hold.js';
import { type Found, Lookout } from '../../matches/due/lookout.js';
import type { ShownKind, ShownRow, ShownStore } from '../../store/port.js';
import { loggable } from '../reply/failure.js';
import { type Hindered, obstacleIn } from './obstacles.js';
import { PROBE, waitAfter } from './waits.js';

/** A drawing waits this long, in milliseconds: the player's own answer goes first, and moves that come together are drawn once. */
const SOON = 15;
/** A subject is drawn no more often than this, in milliseconds: of changes that come faster only the newest is shown. */
const PACE = 1000;
/** Rows that are looked at together. */
const BATCH = 1000;
/** The same where others show things too: none takes more than it can soon show. */
const SHARED_BATCH = 50;
/** How long a stop waits for all of it to be shown, in milliseconds. */
const PATIENCE = 5000;
/** As many failures in a row are no accident any more: Discord is away. */
const AWAY = 3;

export interface PresenterDeps {
  readonly store: Pick<
    ShownStore,
    | 'claimShown'
    | 'holdShown'
    | 'shown'
    | 'showed'
    | 'restShown'
    | 'hurryShown'
    | 'hinder'
    | 'wakeShown'
    | 'nextShown'
    | 'want'
  >;
  /** Brings what is to be seen of a subject to its newest state. Nothing may rest where it `isHurried`. */
  readonly show: Readonly<Record<ShownKind, (row: ShownRow, isHurried: () => boolean) => Promise<Shown>>>;
  /** Tells the host what is missing, where that is new to them. Returns what they know now. */
  readonly explain: (row: ShownRow, hindered: Hindered) => Promise<string | null>;
  /** It is shown again. */
  readonly cured: (row: ShownRow) => void;
  readonly log: Logger;
  readonly now: () => number;
  /** Whether other processes show things as well. */
  readonly shared?: boolean;
}

/** How far something is shown. */
export interface Shown extends Pick<ShownRow, 'wanted'> {
  /** Until when the rest of it may wait for more to come, in milliseconds since 1970; null or left out where all is shown. */
  readonly rest?: number | null;
}

interface Work {
  /** Draws without waiting for more to come. */
  readonly hurry: AbortController;
  readonly done: Promise<void>;
}

const keyOf = (kind: ShownKind, subject: string): string => `${kind} ${subject}`;

/**
 * Shows what is behind. What that is, how often it has been tried and when it is tried again stands in the database; in
 * memory is only what is under way. Whatever fails is tried again until it is shown.
 */
export class Presenter {
  private readonly deps: PresenterDeps;
  /** Whose a row is that is shown here. */
  private readonly me = randomUUID();
  private readonly underWay = new Map<string, Work>();
  /** When subjects were drawn last, in milliseconds since this process began. */
  private readonly drawnAt = new LRUCache<string, number>({ max: 5000 });
  /** Rows of which some may wait for more to come. */
  private readonly resting = new Map<string, Pick<ShownRow, 'kind' | 'subject'>>();
  private readonly lookout: Lookout;
  /** Failures in a row that were not our own. */
  private failures = 0;
  /** In an outage, when the next attempt is made. */
  private probeAt: number | null = null;
  /** What is not shown by now is left to the next start. */
  private isOver = false;

  constructor(deps: PresenterDeps) {
    this.deps = deps;
    this.lookout = new Lookout({ look: () => this.look(), onError: error => this.failed(error), now: deps.now });
  }

  private failed(error: unknown): void {
    this.deps.log.error({ err: loggable(error) }, 'what is to be shown could not be looked up');
  }

  /** Shows what an earlier process has left behind, and whatever has been waiting for something meanwhile. */
  async start(): Promise<void> {
    await this.deps.store.wakeShown();
    this.poke();
  }

  /** Something is behind. */
  poke(): void {
    this.lookout.poke();
  }

  /** Shows something although it hasn't changed, and tells a note with it. When this resolves, that is on disk. */
  async want(kind: ShownKind, subject: string, note?: Parameters<ShownStore['want']>[2]): Promise<void> {
    await this.deps.store.want(kind, subject, note);
    this.poke();
  }

  /** Discord answers again. */
  async recovered(): Promise<void> {
    this.failures = 0;
    this.probeAt = null;
    await this.deps.store.wakeShown({ obstacles: ['outage'] });
    // What has changed meanwhile waits for this alone.
    this.poke();
  }

  /** What kept something from being shown may be gone. */
  async wake(which: NonNullable<Parameters<ShownStore['wakeShown']>[0]>): Promise<void> {
    if ((await this.deps.store.wakeShown(which)) > 0) this.poke();
  }

  /** All that may be shown now is shown, without waiting for more to come. */
  async settled(): Promise<void> {
    for (;;) {
      for (const key of [...this.resting.keys()]) await this.rouse(key);
      const found = await this.lookout.look();
      const works = [...this.underWay.values()];
      for (const { hurry } of works) hurry.abort();
      await Promise.all(works.map(({ done }) => done));
      if (found === 0 && works.length === 0) return;
    }
  }

  /** The same of one subject. */
  async settledOf(kind: ShownKind, subject: string): Promise<void> {
    const key = keyOf(kind, subject);
    await this.rouse(key);
    await this.lookout.look();
    const work = this.underWay.get(key);
    work?.hurry.abort();
    await work?.done;
    // It may have begun before it was hurried.
    if (this.resting.has(key)) await this.settledOf(kind, subject);
  }

  /** What may wait is shown with the next look. */
  private async rouse(key: string): Promise<void> {
    const row = this.resting.get(key);
    if (row === undefined) return;
    this.resting.delete(key);
    await this.deps.store.hurryShown(row.kind, row.subject);
  }

  /**
   * As `settled`, but not for ever: what isn't shown in time, or fails now, is shown by the next start. Where there are
   * others, what isn't begun is left to them. `patience` in milliseconds.
   */
  async stop(patience = PATIENCE): Promise<void> {
    const waited = new AbortController();
    await Promise.race([this.finish(), sleep(patience, undefined, waited).catch(() => undefined)]);
    waited.abort();
    this.isOver = true;
    await this.lookout.close();
    const left = this.underWay.size;
    if (left > 0) this.deps.log.warn({ left }, 'stopped before everything was shown: the next start shows the rest');
  }

  private async finish(): Promise<void> {
    // Without the store nothing more can be shown, and there is still more to close.
    if (this.deps.shared !== true) await this.settled().catch((error: unknown) => this.failed(error));
    await this.lookout.close();
    await Promise.all([...this.underWay.values()].map(({ done }) => done));
  }

  /** One look at what is behind. */
  private async look(): Promise<Found> {
    const { store, now } = this.deps;
    const most = this.room();
    // Whatever is done first looks again.
    if (most === 0 && this.underWay.size > 0) return { found: 0, next: null };
    const rows = most === 0 ? [] : await store.claimShown(this.me, now(), LEASE, most);
    // What takes longer than its lease is still ours.
    const fresh = rows.filter(({ kind, subject }) => !this.underWay.has(keyOf(kind, subject)));
    for (const row of fresh) this.begin(row);
    const next = await store.nextShown();
    return { found: rows.length, next: next === null ? null : Math.max(next, this.probeAt ?? 0) };
  }

  /** How much may be taken up now: in an outage, one thing every now and then. */
  private room(): number {
    if (this.probeAt === null) return this.deps.shared === true ? SHARED_BATCH - this.underWay.size : BATCH;
    return this.underWay.size === 0 && this.probeAt <= this.deps.now() ? 1 : 0;
  }

  private begin(row: ShownRow): void {
    const { store, now } = this.deps;
    const { kind, subject } = row;
    const key = keyOf(kind, subject);
    const hurry = new AbortController();
    this.resting.delete(key);
    const letGo = hold(() => store.holdShown(this.me, kind, subject, now() + LEASE));
    const done = this.attempt(row, hurry).finally(() => {
      letGo();
      this.underWay.delete(key);
      this.poke();
    });
    this.underWay.set(key, { hurry, done });
  }

  /** Never rejects, unless the store does. */
  private async attempt(claimed: ShownRow, hurry: AbortController): Promise<void> {
    const { store, show, cured, log } = this.deps;
    const { kind, subject } = claimed;
    const key = keyOf(kind, subject);
    const since = performance.now() - (this.drawnAt.get(key) ?? Number.NEGATIVE_INFINITY);
    await sleep(Math.max(SOON, PACE - since), undefined, hurry).catch(() => undefined);
    if (this.isOver) return;
    try {
      // As it is by now.
      const row = await store.shown(kind, subject);
      if (row === null) return;
      try {
        const { wanted, rest = null } = await show[kind](row, () => hurry.signal.aborted);
        if (rest === null) await store.showed(this.me, kind, subject, wanted);
        else await this.letRest(row, { wanted, ready: rest });
        cured(row);
        this.failures = 0;
        this.probeAt = null;
      } catch (error) {
        // The store may be closed by now; the next start looks at what was shown.
        if (!this.isOver) await this.hinder(row, error);
      }
    } catch (error) {
      if (this.isOver) return;
      // Left to its lease: it is taken up and shown again when that runs out.
      log.error({ err: loggable(error), kind, subject }, 'it could not be noted what is shown');
    }
    this.drawnAt.set(key, performance.now());
  }

  private async letRest({ kind, subject }: ShownRow, rest: Pick<ShownRow, 'wanted' | 'ready'>): Promise<void> {
    await this.deps.store.restShown(this.me, kind, subject, rest);
    this.resting.set(keyOf(kind, subject), { kind, subject });
  }

  /** Notes why something could not be shown, and when it is tried again. */
  private async hinder(row: ShownRow, error: unknown): Promise<void> {
    const { store, explain, log, now } = this.deps;
    const { kind, subject, wanted, attempts, until } = row;
    const hindered = obstacleIn(error);
    const { obstacle } = hindered;
    log[obstacle === 'mistake' ? 'error' : 'warn'](
      { err: loggable(error), kind, subject, obstacle, attempts },
      kind === 'match' ? 'a board could not be drawn' : 'a league night could not be shown',
    );
    if (until !== null && now() >= until) {
      log.warn({ kind, subject, obstacle }, 'it is given up: it was over a day ago');
      return store.showed(this.me, kind, subject, wanted);
    }
    const told = await explain(row, hindered);
    if (obstacle === 'outage' && ++this.failures >= AWAY) this.probeAt = now() + PROBE;
    const wait = waitAfter(obstacle, attempts);
    const ready = now() + (this.probeAt === null ? wait : Math.min(wait, PROBE));
    await store.hinder(this.me, kind, subject, { wanted, obstacle, ready, told });
  }
}

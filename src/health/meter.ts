import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { LaneLoad, Store } from '../store/port.js';

/** How a click or a command ended: done, refused with a sentence, too late for an answer, or failed. */
export type Outcome = 'done' | 'refused' | 'late' | 'failed';

/** What is asked only when somebody looks. */
export interface Gauges {
  readonly store: Pick<Store, 'dueLoad' | 'openMatches'>;
  readonly now: () => number;
}

const SECONDS = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 10];

/** Counts what a running bot does, in the format that Prometheus reads. Holds no name and no id of a person or server. */
export class Meter {
  private readonly registry = new Registry();
  private readonly clicks: Histogram;
  private readonly requests: Counter;
  private readonly limited: Counter;
  private readonly due: Histogram;

  constructor({ store, now }: Gauges) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.clicks = new Histogram({
      name: 'longbox_click_seconds',
      help: 'Time to handle a click or a command',
      labelNames: ['kind', 'outcome'],
      buckets: SECONDS,
      registers,
    });
    this.requests = new Counter({
      name: 'longbox_requests_total',
      help: 'Requests to Discord',
      labelNames: ['route', 'status'],
      registers,
    });
    this.limited = new Counter({
      name: 'longbox_rate_limited_total',
      help: 'Requests that had to wait for a rate limit of Discord',
      labelNames: ['route'],
      registers,
    });
    this.due = new Histogram({
      name: 'longbox_due_seconds',
      help: 'Time to do what was due',
      labelNames: ['lane', 'outcome'],
      buckets: SECONDS,
      registers,
    });
    const gauge = (name: string, help: string, read: (load: LaneLoad) => number) =>
      new Gauge({
        name,
        help,
        labelNames: ['lane'],
        registers,
        async collect() {
          this.reset();
          for (const load of await store.dueLoad(now())) this.set({ lane: load.lane }, read(load));
        },
      });
    gauge('longbox_due_rows', 'Rows that are due now', ({ rows }) => rows);
    gauge('longbox_due_age_seconds', 'How long the oldest row has been due', ({ oldest }) =>
      oldest === null ? 0 : (now() - oldest) / 1000,
    );
    gauge('longbox_due_aside', 'Rows set aside after repeated failures', ({ aside }) => aside);
    new Gauge({
      name: 'longbox_matches_open',
      help: 'Matches that are not over',
      registers,
      async collect() {
        this.set(await store.openMatches());
      },
    });
  }

  /** A click or command: what it was and how long it took, in milliseconds. */
  click(kind: string, outcome: Outcome, took: number): void {
    this.clicks.observe({ kind, outcome }, took / 1000);
  }

  /** A request to Discord, by its route without ids. */
  request(route: string, status: number): void {
    this.requests.inc({ route, status });
  }

  rateLimited(route: string): void {
    this.limited.inc({ route });
  }

  /** Something due that was worked on. */
  worked(lane: string, outcome: 'done' | 'failed', took: number): void {
    this.due.observe({ lane, outcome }, took / 1000);
  }

  /** Everything, as text. */
  read(): Promise<string> {
    return this.registry.metrics();
  }

  get contentType(): string {
    return this.registry.contentType;
  }
}

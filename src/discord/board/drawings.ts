import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Look } from '../../matches/matches.js';
import { loggable } from '../reply/failure.js';
import { isNowhere, isPassing } from './trouble.js';

/** A drawing waits this long, in milliseconds: the player's own answer goes first, and moves that come together are drawn once. */
const SOON = 15;
/** A match is drawn no more often than this, in milliseconds: of moves that come faster only the newest is shown. */
const PACE = 1000;
/** How often, and after how long at first, a drawing that failed is tried again. */
const TRIES = 6;
const PAUSE = 500;

interface Drawing {
  /** The match as its last change left it; null where it has to be looked at. */
  look: Look | null;
  again: boolean;
  /** Draws without waiting for more to come. */
  readonly hurry: AbortController;
  failures: number;
  done: Promise<void>;
}

interface DrawingsDeps {
  /** Shows a match as it is, or as it has to be looked at. */
  readonly draw: (match: string, look: Look | null) => Promise<void>;
  readonly log: Logger;
}

/** Paces how often matches are drawn: at most one drawing of each is under way, and what changes meanwhile is drawn once. */
export class Drawings {
  private readonly deps: DrawingsDeps;
  private readonly underWay = new Map<string, Drawing>();
  /** When matches were drawn last, in milliseconds since this process began. */
  private readonly drawnAt = new LRUCache<string, number>({ max: 1000 });
  private readonly stopping = new AbortController();

  constructor(deps: DrawingsDeps) {
    this.deps = deps;
  }

  changed(match: string, look: Look | null): void {
    const running = this.underWay.get(match);
    if (running !== undefined) {
      running.look = look;
      running.again = true;
      return;
    }
    const mine: Drawing = { look, again: false, hurry: new AbortController(), failures: 0, done: Promise.resolve() };
    this.underWay.set(match, mine);
    mine.done = this.drawUntilStill(match, mine);
  }

  /** All drawings there are now have been made, without waiting for more to come. */
  async settled(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all([...this.underWay.keys()].map(match => this.settledOf(match)));
  }

  /** The same of one match, if it is being drawn. */
  async settledOf(match: string): Promise<void> {
    const drawing = this.underWay.get(match);
    drawing?.hurry.abort();
    await drawing?.done;
  }

  /** When the drawing under way is done, in its own time. */
  async done(match: string): Promise<void> {
    await this.underWay.get(match)?.done;
  }

  /** What fails from now on is not tried again. */
  stop(): void {
    this.stopping.abort();
  }

  get isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  private async drawUntilStill(match: string, mine: Drawing): Promise<void> {
    do {
      await this.gather(match, mine);
      mine.again = false;
      const { look } = mine;
      // What fails is looked at anew.
      mine.look = null;
      try {
        await this.deps.draw(match, look);
        mine.failures = 0;
        this.drawnAt.set(match, performance.now());
      } catch (error) {
        this.deps.log[isNowhere(error) ? 'warn' : 'error'](
          { err: loggable(error), match },
          'a board could not be drawn',
        );
        if (isPassing(error)) await this.rest(mine);
      }
    } while (mine.again);
    this.underWay.delete(match);
  }

  /** Waits for what comes together with a change, and until the match may be drawn again. */
  private async gather(match: string, { hurry }: Drawing): Promise<void> {
    const since = performance.now() - (this.drawnAt.get(match) ?? Number.NEGATIVE_INFINITY);
    await setTimeout(Math.max(SOON, PACE - since), undefined, hurry).catch(() => undefined);
  }

  /** A pause before a failed drawing is tried again, longer each time; after some tries the next change has to do it. */
  private async rest(mine: Drawing): Promise<void> {
    if (this.isStopping || ++mine.failures >= TRIES) return;
    mine.again = true;
    await setTimeout(PAUSE * 2 ** (mine.failures - 1), undefined, this.stopping).catch(() => {
      mine.again = false;
    });
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { Chance, type Random } from '../../../kernel/index.js';
import { ask, type Message, type Outcome, type Part, type Place, parts, Refused } from '../clicks.js';

/** How often it is looked whether something is shown yet, and how often at most, in milliseconds. */
const LOOK = 25;
const PATIENCE = 60_000;

/** What came of a click: how long its answer took in milliseconds, null where none came in time. */
type Told = (took: number | null) => void;

/** Two people in a channel of their own who play match after match, each click as soon as the one before is answered. */
export class Pair {
  private readonly place: Place;
  private readonly channel: string;
  private readonly people: readonly [string, string];
  private readonly random: Random;
  private readonly told: Told;
  private isOver = false;

  private constructor(place: Place, channel: string, people: readonly [string, string], told: Told) {
    this.place = place;
    this.channel = channel;
    this.people = people;
    this.random = new Chance('processes').stream(channel);
    this.told = told;
  }

  static async join(place: Place, n: number, told: Told): Promise<Pair> {
    const join = async (name: string): Promise<string> =>
      (await ask<{ user: { id: string } }>(place, 'mara', '/members', { name })).user.id;
    const { channel } = place.servers[n] as Place['servers'][number];
    return new Pair(place, channel, [await join(`Host ${n}`), await join(`Guest ${n}`)], told);
  }

  /** Plays until it is stopped. */
  async play(): Promise<void> {
    while (!this.isOver) {
      const board = await this.shown('menu');
      if (board === null) await this.sitDown();
      else if (!(await this.answer(board))) await sleep(LOOK);
    }
  }

  /** After the click that is under way. */
  stop(): void {
    this.isOver = true;
  }

  /** A match, shown on a board that asks them. What nobody has answered in time is done again. */
  async sitDown(): Promise<void> {
    const end = Date.now() + PATIENCE;
    for (let isChallenged = false; (await this.shown('menu')) === null; await sleep(LOOK)) {
      if (Date.now() > end) throw new Error('two people could not begin a match');
      const challenge = await this.shown('join');
      if (challenge !== null) await this.accept(challenge);
      else if (!isChallenged) isChallenged = await this.challenge();
    }
  }

  private async challenge(): Promise<boolean> {
    const [host, guest] = this.people;
    const options = { opponent: guest, deck: 'ready:iron-man' };
    const command = { channel: this.channel, command: 'challenge', type: 1, options };
    return (await ask<Outcome>(this.place, host, '/commands', command)).kind !== 'failed';
  }

  private async accept(challenge: Shown): Promise<void> {
    const [, guest] = this.people;
    const message = await this.press(guest, challenge);
    const part = parts(message).find(one => one.custom_id?.startsWith('deck|'));
    if (message !== undefined && part !== undefined) await this.press(guest, { message, part }, ['ready:storm']);
  }

  /** Each answers all that they are asked. Returns whether anybody was asked anything. */
  private async answer(board: Shown): Promise<boolean> {
    let isAsked = false;
    for (const who of this.people) {
      let menu = await this.press(who, board);
      while (menu !== undefined && !this.isOver) {
        const choices = parts(menu).filter(part => part.disabled !== true && /^[asn]\|/.test(part.custom_id ?? ''));
        if (choices.length === 0) break;
        isAsked = true;
        const part = this.random.pick(choices);
        menu = await this.press(who, { message: menu, part }, part.options && [this.random.pick(part.options).value]);
      }
    }
    return isAsked;
  }

  /** Returns what is seen then; nothing where nobody answered, or where there is no such control any more. */
  private async press(who: string, { message, part }: Shown, values?: string[]): Promise<Message | undefined> {
    const body = { message: message.id, custom_id: part.custom_id, ...(values !== undefined && { values }) };
    const outcome = await ask<Outcome>(this.place, who, '/components', body).catch(gone);
    if (outcome === null) return;
    this.told(outcome.kind === 'failed' ? null : (outcome.took ?? null));
    return outcome.message;
  }

  /** The newest board with such a button. */
  private async shown(verb: 'join' | 'menu'): Promise<Shown | null> {
    const messages = await ask<Message[]>(this.place, this.people[1], `/channels/${this.channel}/messages`);
    for (const message of messages.reverse()) {
      const part = parts(message).find(one => one.custom_id?.startsWith(`${verb}|`));
      if (part !== undefined) return { message, part };
    }
    return null;
  }
}

/** What is shown changes by itself too: then a control is not there any more. */
function gone(error: unknown): null {
  if (error instanceof Refused && error.status === 400) return null;
  throw error;
}

/** A control, and where it stands. */
interface Shown {
  readonly message: Message;
  readonly part: Part;
}

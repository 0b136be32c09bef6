import { setTimeout as sleep } from 'node:timers/promises';
import { Chance, type Random } from '../../../kernel/index.js';
import {
  anyValue,
  challenge,
  choicesIn,
  control,
  isPrivate,
  type Message,
  messagesIn,
  newcomer,
  type Part,
  type Place,
  press,
  Refused,
} from '../place.js';

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
  /** Who opens their menu next. */
  private turn = 0;

  private constructor(place: Place, channel: string, people: readonly [string, string], told: Told) {
    this.place = place;
    this.channel = channel;
    this.people = people;
    this.random = new Chance('processes').stream(channel);
    this.told = told;
  }

  /** A pair sits down in each server. */
  static async everywhere(place: Place, told: Told): Promise<Pair[]> {
    const pairs: Pair[] = [];
    for (const [n, { channel }] of place.servers.entries()) {
      const people = [await newcomer(place, `Host ${n}`), await newcomer(place, `Guest ${n}`)] as const;
      const pair = new Pair(place, channel, people, told);
      await pair.sitDown();
      pairs.push(pair);
    }
    return pairs;
  }

  /** Plays until it is stopped. */
  async play(): Promise<void> {
    while (!this.isOver) {
      const board = await this.shown('menu');
      if (board === null) await this.sitDown();
      else if (!(await this.answer(board))) await sleep(LOOK);
    }
  }

  /**
   * One click, as people do it: an answer in a menu that stands there, else one of them opens theirs. Returns how long that
   * took in milliseconds, null where it came to nothing; where no match is in play, they begin one.
   */
  async click(): Promise<number | null> {
    let took: number | null = null;
    const told: Told = time => {
      took = time;
    };
    for (const who of this.people) {
      const menu = (await this.messages(who)).findLast(isOpen);
      const part = menu && this.random.pick(choicesIn(menu));
      if (menu === undefined || part === undefined) continue;
      await this.press(who, { message: menu, part }, anyValue(part, this.random), told);
      return took;
    }
    const board = await this.shown('menu');
    if (board === null) await this.sitDown();
    else await this.press(this.people[this.turn++ % 2] as string, board, undefined, told);
    return took;
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
    return (await challenge(this.place, host, guest, this.channel)).kind !== 'failed';
  }

  private async accept(challenge: Shown): Promise<void> {
    const [, guest] = this.people;
    const message = await this.press(guest, challenge);
    const part = control(message, 'deck');
    if (message !== undefined && part !== undefined) await this.press(guest, { message, part }, ['ready:storm']);
  }

  /** Each answers all that they are asked. Returns whether anybody was asked anything. */
  private async answer(board: Shown): Promise<boolean> {
    let isAsked = false;
    for (const who of this.people) {
      let menu = await this.press(who, board);
      while (menu !== undefined && !this.isOver) {
        const choices = choicesIn(menu);
        if (choices.length === 0) break;
        isAsked = true;
        const part = this.random.pick(choices);
        menu = await this.press(who, { message: menu, part }, anyValue(part, this.random));
      }
    }
    return isAsked;
  }

  /** Returns what is seen then; nothing where nobody answered, or where there is no such control any more. */
  private async press(
    who: string,
    { message, part }: Shown,
    values?: string[],
    told: Told = this.told,
  ): Promise<Message | undefined> {
    const outcome = await press(this.place, who, message.id, part, values).catch(gone);
    if (outcome === null) return;
    told(outcome.kind === 'failed' ? null : (outcome.took ?? null));
    return outcome.message;
  }

  /** The newest board with such a button. A private menu has such buttons too, for one of them only. */
  private async shown(verb: 'join' | 'menu'): Promise<Shown | null> {
    for (const message of (await this.messages(this.people[1])).reverse()) {
      const part = isPrivate(message) ? undefined : control(message, verb);
      if (part !== undefined) return { message, part };
    }
    return null;
  }

  private messages(who: string): Promise<Message[]> {
    return messagesIn(this.place, who, this.channel);
  }
}

/** Whether somebody can answer there. */
const isOpen = (message: Message): boolean => isPrivate(message) && choicesIn(message).length > 0;

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

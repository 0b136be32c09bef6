import { Chance, type Random } from '../../../kernel/index.js';
import { ask, type Message, type Outcome, type Part, type Place, parts } from '../place.js';
import type { Shown } from './child.js';

/** Flag of a message that only one person sees. */
const EPHEMERAL = 64;

interface Person {
  readonly id: string;
  readonly name: string;
}

/** Two people, and the match that they play. */
interface Pair {
  readonly people: readonly [Person, Person];
  table: Shown;
  isBusy: boolean;
}

export interface NightPlan {
  readonly place: Place;
  readonly tables: number;
  /** How long each table takes for an answer, in milliseconds. */
  readonly pace: number;
  /** Open matches, once everything is shown. */
  readonly shown: () => Promise<readonly Shown[]>;
}

/** Pairs of people who play in one channel, each table answering a question every so often. */
export class Night {
  private readonly plan: NightPlan;
  private readonly random: Random = new Chance('busy').stream('clicks');
  private pairs: Pair[] = [];
  private channel = '';
  /** How long answers took from the click to what the person sees, in milliseconds. */
  readonly answers: number[] = [];
  /** Answers that could not be given in time, as the one before at that table was still on its way. */
  late = 0;

  constructor(plan: NightPlan) {
    this.plan = plan;
  }

  /** Everybody sits down. */
  async open(): Promise<void> {
    const { place, tables } = this.plan;
    const state = await ask<{ channels: { id: string; name: string }[] }>(place, 'mara', '/state');
    this.channel = state.channels.find(({ name }) => name === 'card-table')?.id ?? '';
    const people: Person[] = [];
    for (let n = 0; n < 2 * tables; n++) {
      const { user } = await ask<{ user: { id: string } }>(place, 'mara', '/members', { name: `Player ${n}` });
      people.push({ id: user.id, name: user.id });
    }
    for (let n = 0; n < tables; n++) {
      const [host, guest] = people.slice(2 * n, 2 * n + 2) as [Person, Person];
      this.pairs.push({ people: [host, guest], table: await this.sitDown([host, guest]), isBusy: false });
    }
  }

  /** Plays for so many milliseconds: an answer at each table in each round, evenly spread. */
  async play(length: number): Promise<void> {
    const { tables, pace } = this.plan;
    const began = performance.now();
    const under: Promise<void>[] = [];
    for (let n = 0; n * (pace / tables) < length; n++) {
      const wait = began + n * (pace / tables) - performance.now();
      if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait));
      const pair = this.pairs[n % tables] as Pair;
      if (pair.isBusy) this.late++;
      else under.push(this.turn(pair));
    }
    await Promise.all(under);
  }

  private async turn(pair: Pair): Promise<void> {
    pair.isBusy = true;
    try {
      if (await this.answer(pair)) return;
      // Nobody has a question before them: they open their menus, or the match is over and they play another.
      for (const person of pair.people) await this.openMenu(person, pair.table);
      if (!(await this.answer(pair))) pair.table = await this.sitDown(pair.people);
    } finally {
      pair.isBusy = false;
    }
  }

  /** Answers the newest question that one of them has before them, in the menu that stands there. */
  private async answer({ people, table }: Pair): Promise<boolean> {
    for (const { name } of people) {
      const menu = (await this.messages(name, table.channel)).findLast(
        one => (one.flags & EPHEMERAL) !== 0 && choicesIn(one, table.match).length > 0,
      );
      if (menu === undefined) continue;
      const choice = this.random.pick(choicesIn(menu, table.match));
      const values = choice.options === undefined ? {} : { values: [this.random.pick(choice.options).value] };
      const { took } = await ask<Outcome>(this.plan.place, name, '/components', {
        message: menu.id,
        custom_id: choice.custom_id,
        ...values,
      });
      if (took !== undefined) this.answers.push(took);
      return true;
    }
    return false;
  }

  private async openMenu({ name }: Person, { channel, message }: Shown): Promise<void> {
    const custom_id = await this.button(name, channel, message, 'menu');
    if (custom_id !== undefined) await ask<Outcome>(this.plan.place, name, '/components', { message, custom_id });
  }

  private async button(who: string, channel: string, message: string, verb: string): Promise<string | undefined> {
    const found = (await this.messages(who, channel)).find(({ id }) => id === message);
    return parts(found).find(part => part.custom_id?.startsWith(`${verb}|`))?.custom_id;
  }

  private messages(who: string, channel: string): Promise<Message[]> {
    return ask<Message[]>(this.plan.place, who, `/channels/${channel}/messages`);
  }

  /** A challenge, accepted. */
  private async sitDown([host, guest]: readonly [Person, Person]): Promise<Shown> {
    const { place, shown } = this.plan;
    const options = { opponent: guest.id, deck: 'ready:iron-man' };
    await ask(place, host.name, '/commands', { channel: this.channel, command: 'challenge', type: 1, options });
    const theirs = async (): Promise<Shown> => {
      const table = (await shown()).find(one => one.host === host.id);
      if (table === undefined) throw new Error('a challenge came to nothing');
      return table;
    };
    const { channel, message } = await theirs();
    const custom_id = await this.button(guest.name, channel, message, 'join');
    const accepted = await ask<Outcome>(place, guest.name, '/components', { message, custom_id });
    await ask(place, guest.name, '/components', {
      message: accepted.message?.id,
      custom_id: parts(accepted.message).find(part => part.custom_id?.startsWith('deck|'))?.custom_id,
      values: ['ready:storm'],
    });
    return theirs();
  }
}

/** What can be answered in a menu of a match. */
const choicesIn = (menu: Message, match: string): Part[] =>
  parts(menu).filter(
    part => part.disabled !== true && /^(a|s|n)\|/.test(part.custom_id ?? '') && part.custom_id?.includes(match),
  );

import { Chance, type Random } from '../../../kernel/index.js';
import { atPace } from '../paced.js';
import {
  accept,
  anyValue,
  challenge,
  choicesIn,
  controlAt,
  isPrivate,
  type Message,
  messagesIn,
  newcomer,
  type Part,
  type Place,
  press,
} from '../place.js';
import type { Shown } from './child.js';

/** Two people, by their ids, and the match that they play. */
interface Pair {
  readonly people: readonly [string, string];
  table: Shown;
  isBusy: boolean;
}

interface NightPlan {
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
    const pairs: Pair['people'][] = [];
    for (let n = 0; n < 2 * tables; n += 2)
      pairs.push([await newcomer(place, `Player ${n}`), await newcomer(place, `Player ${n + 1}`)]);
    for (const people of pairs) this.pairs.push({ people, table: await this.sitDown(people), isBusy: false });
  }

  /** Plays for so many milliseconds: an answer at each table in each round, evenly spread. */
  async play(length: number): Promise<void> {
    const { tables, pace } = this.plan;
    const each = pace / tables;
    await atPace({ count: Math.ceil(length / each), second: 1000 / each }, async n => {
      const pair = this.pairs[n % tables] as Pair;
      if (pair.isBusy) this.late++;
      else await this.turn(pair);
      return null;
    });
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
    const { place } = this.plan;
    for (const person of people) {
      const menu = (await messagesIn(place, person, table.channel)).findLast(
        one => isPrivate(one) && choicesOf(table.match, one).length > 0,
      );
      if (menu === undefined) continue;
      const choice = this.random.pick(choicesOf(table.match, menu));
      const { took } = await press(place, person, menu.id, choice, anyValue(choice, this.random));
      if (took !== undefined) this.answers.push(took);
      return true;
    }
    return false;
  }

  private async openMenu(person: string, table: Shown): Promise<void> {
    const { place } = this.plan;
    const menu = await controlAt(place, person, table, 'menu');
    if (menu !== undefined) await press(place, person, table.message, menu);
  }

  /** A challenge, accepted. */
  private async sitDown([host, guest]: Pair['people']): Promise<Shown> {
    const { place, shown } = this.plan;
    await challenge(place, host, guest);
    const theirs = async (): Promise<Shown> => {
      const table = (await shown()).find(one => one.host === host);
      if (table === undefined) throw new Error('a challenge came to nothing');
      return table;
    };
    await accept(place, guest, await theirs());
    return theirs();
  }
}

/** What can be answered in a menu of a match. */
const choicesOf = (match: string, menu: Message): Part[] =>
  choicesIn(menu).filter(({ custom_id }) => custom_id?.includes(match));

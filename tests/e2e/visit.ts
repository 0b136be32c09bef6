import { Chance, type Random } from '../../src/kernel/index.js';
import { type Member, type SeenMessage, walk } from '../playground/member.js';
import { boardOf, guestOf, LATE, playOut } from './abroad.js';
import { openHouse, type TestHouse } from './house.js';
import { Reading } from './reader.js';

const { LONGBOX_LANGUAGE = 'en', LONGBOX_SEED = '' } = process.env;
export const [locale, seed] = [LONGBOX_LANGUAGE, LONGBOX_SEED];
export const reading = new Reading(locale);

/** What would end a match, begin another, or leave nothing to read. */
const DEEDS =
  /^(a|s|n|d|ds|ok|amt|sug|set|rest|clear|undo|back|rematch|change|again|next|qgo|qsame|kick|wdraw|leave)\|/;
/** Menus of a match before somebody asks for all else that its buttons show. */
const INTO_IT = 12;

/** Two who speak the language, at a house of their own. */
export class Visit {
  readonly random: Random;
  readonly house: TestHouse;
  readonly mara: Member;
  readonly theo: Member;

  private constructor(house: TestHouse, [mara, theo]: readonly [Member, Member], name: string) {
    [this.house, this.mara, this.theo] = [house, mara, theo];
    this.random = new Chance(`${seed} ${name}`).stream('clicks');
  }

  static async pay(name: string, act: (visit: Visit) => Promise<void>): Promise<void> {
    reading.head(`\n# ${name}`);
    const house = await openHouse({ seed: `${seed} ${name}`, ...LATE });
    const visit = new Visit(house, [await guestOf(house, locale), await guestOf(house, locale, 'Theo')], name);
    await act(visit);
    await visit.hear();
    await house.close();
  }

  async hear(): Promise<void> {
    await this.house.settled();
    for (const member of [this.mara, this.theo]) reading.hear(member);
  }

  /** Runs a command; returns what it shows. */
  async run(member: Member, command: string, options: Record<string, unknown> = {}): Promise<SeenMessage> {
    await this.hear();
    reading.head(`\n> ${member.name}: ${command} ${Object.values(options).join(' ')}`.trimEnd());
    return this.seen(await member.run(command, options));
  }

  async click(member: Member, message: SeenMessage, button: string): Promise<SeenMessage> {
    return this.seen(await member.click(message, button));
  }

  async choose(member: Member, message: SeenMessage, select: string, value: string): Promise<SeenMessage> {
    return this.seen(await member.select(message, select, value));
  }

  /** Presses what only shows something, and what that shows in turn. */
  async explore(member: Member, message: SeenMessage, depth = 2): Promise<void> {
    for (const { type, custom_id: id = '', disabled, url } of walk(message.components)) {
      if (type !== 2 || disabled === true || url !== undefined || DEEDS.test(id)) continue;
      const shown = await this.click(member, message, id).catch(() => null);
      if (shown?.components !== undefined && shown.id !== message.id && depth > 0 && !id.startsWith('give|'))
        await this.explore(member, shown, depth - 1);
    }
  }

  /** A whole match by chance, with everything its board shows on the way and at the end. */
  async playOut(members: readonly Member[]): Promise<void> {
    let menus = 0;
    const match = await playOut(this.house, members, this.random, async (member, match) => {
      await this.hear();
      if (++menus !== INTO_IT) return;
      await this.explore(member, await boardOf(this.house, match));
      for (const line of ['list', 'log', 'undo', 'nudge', 'clock', 'orders']) await this.run(member, `/match ${line}`);
    });
    await this.hear();
    await this.explore(this.mara, await boardOf(this.house, match));
  }

  private async seen(outcome: Awaited<ReturnType<Member['click']>>): Promise<SeenMessage> {
    reading.answer(outcome);
    await this.hear();
    return outcome.message as SeenMessage;
  }
}

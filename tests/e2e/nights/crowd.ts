import { gameOf } from '../../../src/games/index.js';
import { Chance, type Random } from '../../../src/kernel/index.js';
import type { MatchRow } from '../../../src/store/index.js';
import { buttons, type Member, type Outcome, type SeenMessage, selects } from '../../playground/member.js';
import type { TestHouse } from '../house.js';
import { giveDeck, lookAt, openMenuIfAny, privately, SHORT } from '../player.js';
import { type Answer, answerIn } from './answer.js';
import type { Tally } from './tally.js';

/** Clicks after which a table is given up: this is about the night, and matches end elsewhere. */
const ENOUGH = 150;

/** A menu that lives has become another one while somebody read it: they look again. */
function changed(error: unknown): null {
  if (/That button is gone/.test(String(error))) return null;
  throw error;
}

/** The guests of a night: members without a browser, who press what they see and know nothing else. */
export class Crowd {
  readonly members: readonly Member[];
  private readonly house: TestHouse;
  private readonly tally: Tally;
  private readonly random: Random;

  private constructor(house: TestHouse, members: readonly Member[], tally: Tally, seed: string) {
    this.house = house;
    this.members = members;
    this.tally = tally;
    this.random = new Chance(seed).stream('crowd');
  }

  static async of(house: TestHouse, count: number, tally: Tally, seed: string): Promise<Crowd> {
    const members: Member[] = [];
    for (let n = 1; n <= count; n++) members.push(await house.member(`Guest ${n}`));
    return new Crowd(house, members, tally, seed);
  }

  byId = (id: string | null): Member | undefined => this.members.find(member => member.id === id);
  byName = (name: string): Member => this.members.find(member => member.name === name) as Member;

  /** A short deck of their own for everybody; as options take them, by the members' ids. */
  async decks(): Promise<ReadonlyMap<string, string>> {
    const given = new Map<string, string>();
    for (const [at, member] of this.members.entries()) {
      const { name, cards } = at % 2 === 0 ? SHORT.spiders : SHORT.avengers;
      // An id is made from letters, and guests have only numbers of their own.
      const letters = String.fromCharCode(97 + Math.floor(at / 26), 97 + (at % 26));
      given.set(member.id, await giveDeck(this.house, member, { name: `${name}-${letters}`, cards }));
    }
    return given;
  }

  /** Chooses a deck at a table that asks for one, each another: what its thread offers. */
  async takeDeck(member: Member, match: MatchRow): Promise<void> {
    const seat = match.seats.find(({ player }) => player === member.id)?.seat ?? 0;
    const ready = gameOf(match.game)?.decks.ready ?? [];
    const asks = await this.table(member, match);
    const choice = buttons(asks).find(({ label }) => /deck|hero/i.test(label ?? ''));
    const list =
      selects(asks).length > 0
        ? asks
        : privately(await this.tally.of('decks', member.click(asks, choice?.custom_id ?? 'Choose a deck')));
    const deck = `ready:${ready[seat % ready.length]?.id}`;
    await this.tally.of('deck', member.select(list, 'deck*', deck));
  }

  /** The board of a match: in the thread of its table there may be those of earlier ones. */
  private async table(member: Member, match: MatchRow): Promise<SeenMessage> {
    await this.house.settled();
    const board = await this.house.bot.house.boards.of(match.id);
    const shown = (await member.messages(match.channel)).find(({ id }) => id === board?.message);
    if (shown === undefined) throw new Error(`${member.name} sees no board at table ${match.id}`);
    return shown;
  }

  /** Gives up a match in its thread: asked, and confirmed. */
  async concede(member: Member, match: MatchRow): Promise<void> {
    const question = privately(
      await this.tally.of('/match concede', member.run('/match concede', {}, { in: match.channel })),
    );
    await this.tally.of('concede', member.click(question, 'Concede the match'));
  }

  /** Somebody answers the question that they are asked, once. */
  async answerOnce(member: Member, match: MatchRow): Promise<void> {
    const menu = await this.menu(member, match);
    const control = menu === null ? null : answerIn(menu, this.random);
    if (menu !== null && control !== null) await this.press(member, menu, control);
  }

  /** What somebody is asked, from the board of their table once it is drawn; null where they are asked nothing. */
  private async menu(member: Member, match: MatchRow): Promise<SeenMessage | null> {
    await this.house.settled();
    return openMenuIfAny(member, match.channel);
  }

  private press(member: Member, menu: SeenMessage, { id, values }: Answer): Promise<Outcome> {
    return this.tally.of(id, values === undefined ? member.click(menu, id) : member.select(menu, id, [...values]));
  }

  /** Everybody there plays by their own menus until the match is over; practice bots answer by themselves. */
  async play(match: MatchRow, most = ENOUGH): Promise<number> {
    const there = match.seats.flatMap(({ player }) => this.byId(player) ?? []);
    const isOver = async (): Promise<boolean> => (await lookAt(this.house, match.id)).match.status !== 'playing';
    let clicks = 0;
    for (let idle = 0; idle < 400 && clicks < most; ) {
      let moved = false;
      for (const member of there) {
        let menu = await this.menu(member, match);
        for (;;) {
          const control = menu === null ? null : answerIn(menu, this.random);
          if (menu === null || control === null) break;
          const outcome = await this.press(member, menu, control).catch(changed);
          if (outcome === null) break;
          moved = true;
          clicks++;
          menu = outcome.message ?? null;
        }
      }
      if (await isOver()) return clicks;
      idle = moved ? 0 : idle + 1;
      if (!moved) await new Promise(resolve => setTimeout(resolve, 15));
    }
    return clicks;
  }
}

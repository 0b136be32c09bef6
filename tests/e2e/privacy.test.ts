import { expect, test } from 'vitest';
import { type CardEntry, Chance, type Seat } from '../../src/kernel/index.js';
import type { Look } from '../../src/matches/matches.js';
import { type Member, type SeenMessage, textOf } from '../playground/member.js';
import { openHouse } from './house.js';
import { answersIn, clickSomething, isOver, lookAt, openMenuIfAny, privately, sitDown, threadOf } from './player.js';

interface Instance {
  readonly id: number;
  readonly card: string;
}
interface Zones {
  readonly hand: Instance[];
  readonly discard: Instance[];
  readonly keepers: Instance[];
}
interface State {
  readonly players: readonly Zones[];
  readonly attacks: readonly { readonly card: string; readonly instance: Instance }[];
}

const stateOf = (look: Look): State => look.table?.state as State;
const plain = (words: string): string => words.replaceAll('\\', '').replaceAll('\u200b', '');

/** Everything that somebody was sent: live events, answers to what they asked, what they read afterwards. */
class Ear {
  private at = 0;
  readonly extra: unknown[] = [];
  readonly member: Member;
  constructor(member: Member) {
    this.member = member;
  }
  /** What has come since the last time. */
  news(): string {
    const fresh = [...this.member.heard.slice(this.at), ...this.extra.splice(0)];
    this.at = this.member.heard.length;
    return plain(JSON.stringify(fresh));
  }
}

test('nobody is ever sent a card of another’s hand, nor a number by which it could be known', async () => {
  const house = await openHouse();
  const pair = [await house.member('Mara'), await house.member('Theo')] as const;
  const onlooker = new Ear(await house.member('Ines'));
  const ears = pair.map(member => new Ear(member));
  // Two decks that have no card in common: whatever is named can only be that player's.
  const match = await sitDown(house, pair, { decks: ['ready:iron-man', 'ready:storm'] });
  const { game } = await lookAt(house, match);
  const decks = (await lookAt(house, match)).match.seats.map(seat => Object.keys(seat.deck?.cards ?? {}));
  expect(decks[0]?.filter(id => decks[1]?.includes(id))).toEqual([]);
  const title = (id: string): string => {
    const entry = game.cards.get(id) as CardEntry;
    const { hero, name } = entry.data as { hero: string; name: string };
    return `${hero}: ${name}`;
  };
  const known = [new Set<string>(), new Set<string>()];
  let hidden = 0;

  /** What has been public stays so; of all else, nothing may have reached anybody but its player. */
  const look = async (): Promise<void> => {
    await house.settled();
    const now = await lookAt(house, match);
    const state = stateOf(now);
    const thread = JSON.stringify(
      await house.bot.house.store.log(match, 0, 10_000).then(lines => lines.map(({ id, args }) => ({ id, args }))),
    );
    for (const [seat, { discard, keepers }] of state.players.entries()) {
      const open = [...discard, ...keepers, ...state.attacks.map(({ instance }) => instance)];
      for (const { card } of open) if (decks[seat]?.includes(card)) known[seat]?.add(card);
      for (const card of decks[seat] ?? []) if (thread.includes(`"${card}"`)) known[seat]?.add(card);
    }
    const news = [...ears.map(ear => ear.news()), onlooker.news()];
    for (const [seat, { hand }] of state.players.entries())
      for (const [at, told] of news.entries()) {
        if (at === seat) continue;
        for (const card of decks[seat] ?? []) {
          if (known[seat]?.has(card)) continue;
          expect(
            told.includes(title(card)) || told.includes(card),
            `${title(card)} of seat ${seat}, told to ${at}`,
          ).toBe(false);
          hidden++;
        }
        const numbers = [...told.matchAll(/\|c(\d+)\b|"value":"c(\d+)"/g)].map(found => Number(found[1] ?? found[2]));
        expect(hand.map(({ id }) => id).filter(id => numbers.includes(id))).toEqual([]);
      }
  };

  const random = new Chance('leaks').stream('clicks');
  await look();
  for (let clicks = 0; clicks < 600; clicks++) {
    const now = await lookAt(house, match);
    if (now.match.status === 'over') break;
    const seat = now.table?.prompts[0]?.seat as Seat;
    for (const [at, member] of pair.entries()) {
      // Players who aren't asked look as well: at their own menu, which shows their own hand.
      const menu = await openMenuIfAny(member);
      if (menu === null) continue;
      ears[at]?.extra.push(menu);
      if (at !== seat || answersIn(menu).length === 0) continue;
      ears[at]?.extra.push(await clickSomething(member, menu, random));
    }
    if (clicks % 10 === 5) {
      for (const command of ['/match log', '/match list', '/hand'])
        for (const [at, member] of pair.entries()) ears[at]?.extra.push(await member.run(command));
      onlooker.extra.push(await threadOf(house, onlooker.member, match), await onlooker.member.messages());
      onlooker.extra.push(
        await onlooker.member.run('match board', { match }),
        await onlooker.member.run('hand', { match }),
      );
    }
    await look();
  }
  expect(hidden).toBeGreaterThan(1000);
  const { match: row } = await lookAt(house, match);
  expect(row.status).toBe('over');

  // At the end anyone may ask for the secret, and it stood nowhere before; no log ever held it, nor a token.
  const sent = house.playground.traffic.all.map(({ body }) => JSON.stringify(body ?? ''));
  expect(sent.length).toBeGreaterThan(50);
  expect(sent.filter(body => body.includes(row.secret))).toEqual([]);
  const board = (await onlooker.member.messages()).findLast(isOver) as SeenMessage;
  expect(textOf(privately(await onlooker.member.click(board, 'Transcript')))).toContain(row.secret);
  const logs = house.logged.join('');
  const tokens = house.playground.traffic.all.flatMap(
    one => /^\/(?:interactions|webhooks)\/\d+\/([^/]+)/.exec(one.path)?.[1] ?? [],
  );
  expect(tokens.length).toBeGreaterThan(50);
  for (const secret of [row.secret, ...new Set(tokens)]) expect(logs).not.toContain(secret);
  expect(logs).not.toMatch(/"token"|authorization/i);
  await house.close();
});

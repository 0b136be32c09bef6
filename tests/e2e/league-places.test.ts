import { expect, test } from 'vitest';
import { readTerms } from '../../src/matches/lobby/terms.js';
import type { MatchRow } from '../../src/store/index.js';
import type { Member } from '../playground/member.js';
import { openHouse, type TestHouse, until } from './house.js';
import { confirmed, NAMES, saying, signedUp, tables, textOf, told } from './night.js';
import { privately } from './player.js';

const nightOf = async (house: TestHouse) => {
  const [row] = await house.bot.house.store.nights({});
  return house.bot.house.leagues.night(row?.id as string);
};
const at = ({ terms }: MatchRow): string => {
  const { round, table } = readTerms(terms).league ?? {};
  return `${round}.${table}`;
};
const playersOf = ({ seats }: MatchRow): string[] => seats.map(({ player }) => player as string).sort();

/** Who is called in the thread of a table. */
const calledAt = async (member: Member, { channel }: MatchRow): Promise<string[]> =>
  (await member.messages(channel))
    .filter(message => textOf(message).includes('you count as a no-show'))
    .flatMap(({ mentions }) => mentions.map(({ id }) => id))
    .sort();

test('seeds: those whom a host has seeded meet last, and only hosts seed, before the night begins', async () => {
  const { house, members } = await signedUp('', 'single');
  const [mara, theo, ines, kofi] = members as [Member, Member, Member, Member];
  expect(await told(theo, '/league seed who:Theo place:1')).toContain('Only league hosts can do that');
  await told(mara, '/league seed who:Ines place:1');
  await told(mara, '/league seed who:Kofi place:1');
  expect((await nightOf(house)).seeds).toEqual([kofi.id, ines.id]);
  await confirmed(mara, '/league start', 'Start now');
  const first = await tables(house, 2);
  // The second seed stands in the other half of the bracket.
  const [one, other] = first.toSorted((a, b) => (at(a) < at(b) ? -1 : 1)) as [MatchRow, MatchRow];
  expect([playersOf(one).includes(kofi.id), playersOf(other).includes(ines.id)]).toEqual([true, true]);
  expect(await told(mara, '/league seed who:Theo place:1')).toContain('That night has already started');
  await house.close();
});

test('swap: two players change tables before anything is played there; new threads call them, the old ones say why', async () => {
  const { house, members } = await signedUp('', 'single');
  const [mara] = members as [Member];
  await confirmed(mara, '/league start', 'Start now');
  const [one, other] = (await tables(house, 2)) as [MatchRow, MatchRow];
  const [from, to] = [one, other].map(match => members.find(({ id }) => id === playersOf(match)[0]) as Member) as [
    Member,
    Member,
  ];
  expect(await told(mara, `/league swap who:${from.name} other:${to.name}`)).toContain(
    `${from.name} and ${to.name} swap tables`,
  );
  await house.bot.house.leagues.advance((await nightOf(house)).id);
  await house.bot.house.presenter.settled();
  const now = await tables(house, 2);
  for (const match of now) {
    const before = [one, other].find(old => at(old) === at(match)) as MatchRow;
    expect(match.channel).not.toBe(before.channel);
    expect(playersOf(match)).not.toEqual(playersOf(before));
    expect(await calledAt(mara, match)).toEqual(playersOf(match));
    const said = (await mara.messages(before.channel)).map(textOf).join('\n');
    expect(said).toContain(`table ${at(match)} has different players now`);
  }
  // Somebody has given up: what is done cannot be swapped any more.
  const [done] = now as [MatchRow];
  await house.bot.house.matches.concede(done.id, done.seats[0]?.player as string);
  await saying(house, mara, ' beat ');
  expect(await told(mara, `/league swap who:${from.name} other:${to.name}`)).toMatch(/already|begun|started/);
  await house.close();
});

test('leaving while decks are chosen: the others read why their table starts over, and where it goes on', async () => {
  const house = await openHouse();
  const members = await Promise.all(NAMES.map(name => house.member(name)));
  const [mara, theo] = members as [Member, Member];
  await told(mara, '/league create name:Friday format:points game:recharge table:4');
  for (const member of members) await told(member, '/league join');
  await confirmed(mara, '/league start', 'Start now');
  const [first] = (await tables(house, 1)) as [MatchRow];
  await confirmed(theo, '/league leave', 'Leave the night');
  await saying(house, mara, 'Theo (left)');
  await until('the table goes on', async () => (await tables(house, 1))[0]?.id !== first.id);
  const why = 'Theo has left the night. The table goes on below; decks already chosen are kept.';
  await until('the others read why', async () => {
    await house.settled();
    return (await mara.messages(first.channel)).map(textOf).filter(said => said.includes(why)).length === 1;
  });
  expect((await mara.messages(first.channel)).map(textOf).join()).not.toContain('was canceled');
  await house.close();
});

test('re-admission: players who left are paired again from the next round on, and called there once', async () => {
  const { house, members } = await signedUp('rounds:2');
  const [mara, theo, ines] = members as [Member, Member, Member];
  await confirmed(mara, '/league start', 'Start now');
  await tables(house, 2);
  await confirmed(theo, '/league leave', 'Leave the night');
  expect(await told(theo, '/league readmit who:Theo')).toContain('Only league hosts can do that');
  const panel = privately(await mara.run('/league panel'));
  await mara.select(panel, 'lpback*', theo.id);
  expect((await nightOf(house)).entries.find(({ player }) => player === theo.id)?.until).toBeNull();
  expect(await told(mara, '/league readmit who:Ines')).toMatch(/No one called “Ines”|hasn’t left|still/);
  const [left] = await tables(house, 1);
  await house.bot.house.matches.concede(left?.id as string, playersOf(left as MatchRow)[0] as string);
  await saying(house, mara, 'Round 2 of 2');
  const second = await tables(house, 2);
  const mine = second.find(match => playersOf(match).includes(theo.id)) as MatchRow;
  expect(await calledAt(ines, mine)).toEqual(playersOf(mine));
  for (const match of second) await house.bot.house.matches.concede(match.id, playersOf(match)[0] as string);
  const final = textOf(await saying(house, mara, 'final standings'));
  for (const { name } of members) expect(final).toContain(name);
  await house.close();
});

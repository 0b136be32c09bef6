import { expect, test } from 'vitest';
import { readTerms } from '../../src/matches/lobby/terms.js';
import type { MatchRow } from '../../src/store/index.js';
import type { Member, SeenMessage } from '../playground/member.js';
import { type TestHouse, until } from './house.js';
import { confirmed, saying, shown, signedUp, tables, textOf, told } from './night.js';
import { privately } from './player.js';

const pictures = ({ attachments }: SeenMessage) => attachments.filter(file => file.filename.endsWith('.png'));
const uploads = ({ playground }: TestHouse): string[] =>
  playground.traffic.all
    .flatMap(({ files }) => files.map(file => file.filename))
    .filter(name => /^(bracket|stand)/.test(name));

/** The newest public message with these words, once it has a picture other than this one. */
async function pictured(house: TestHouse, member: Member, words: string, but?: string): Promise<SeenMessage> {
  let found = await saying(house, member, words);
  await until(`“${words}” has its picture`, async () => {
    found = await saying(house, member, words);
    return pictures(found).length > 0 && pictures(found)[0]?.filename !== but;
  });
  return found;
}

const concede = async (house: TestHouse, match: MatchRow | undefined, seat = 0): Promise<string> => {
  await house.bot.house.matches.concede(match?.id ?? '', match?.seats[seat]?.player as string);
  return match?.seats[1 - seat]?.name as string;
};
const begin = (mara: Member): Promise<string> => confirmed(mara, '/league start', 'Start now');

test('the rounds of a bracket are posted in words, and their picture follows; it is replaced when something has changed', async () => {
  const { house, members } = await signedUp('', 'single');
  const [mara, theo] = members as [Member, Member];
  await begin(mara);
  const [one, other] = (await tables(house, 2)) as [MatchRow, MatchRow];
  const round = await pictured(house, theo, 'Round 1 of 2');
  const [first] = pictures(round);
  expect(first?.description).toContain('Friday · bracket\nRound 1\n1.1 ');
  expect(first?.description).toContain('2.1 winner of 1.1 – winner of 1.2');
  expect(textOf(round)).toContain('2.1 winner of 1.1 – winner of 1.2');
  expect(JSON.stringify(round.embeds[0])).toContain(first?.url);
  const sent = house.playground.traffic.all.filter(({ answer }) => (answer as SeenMessage | null)?.id === round.id);
  expect(sent[0]).toMatchObject({ method: 'POST', files: [] });

  const winner = await concede(house, one);
  const after = await pictured(house, theo, `${winner} beat`, first?.filename);
  expect([after.id, pictures(after).length]).toEqual([round.id, 1]);
  expect(pictures(after)[0]?.description).toContain(`${winner} (won)`);
  const answer = privately(await theo.run('/league pairings'));
  expect(pictures(answer)[0]?.description).toBe(pictures(after)[0]?.description);

  // A correction: somebody else goes on.
  const at = readTerms(one.terms).league;
  const seats = [one.seats[0], one.seats[1]].map(seat => seat?.player);
  const asSeated = (await house.bot.house.leagues.night(at?.night ?? '')).rounds[0]?.tables[(at?.table ?? 1) - 1]
    ?.players;
  const verdict = asSeated?.[0] === seats[0] ? '1 2' : '2 1';
  const loser = one.seats[0]?.name as string;
  expect(await told(mara, `/league correct table:1.${at?.table} result:${verdict} reason:looked again`)).toContain(
    'is corrected',
  );
  const corrected = await pictured(house, theo, `${loser} beat`, pictures(after)[0]?.filename);
  expect([corrected.id, pictures(corrected).length]).toEqual([round.id, 1]);
  expect(pictures(corrected)[0]?.description).toContain(`${loser} (won)`);
  expect(pictures(corrected)[0]?.description).not.toContain(`${winner} (won)`);

  // A restart sends nothing that hangs there already.
  await house.bot.house.presenter.settled();
  const before = uploads(house).length;
  await house.restart();
  await house.bot.house.presenter.settled();
  expect(uploads(house)).toHaveLength(before);
  expect(pictures(await saying(house, theo, 'Round 1 of 2')).map(({ id }) => id)).toEqual(
    pictures(corrected).map(({ id }) => id),
  );

  await concede(house, other);
  await tables(house, 1);
  await pictured(house, theo, 'Round 2 of 2');
  await confirmed(mara, '/league finish', 'End the night');
  expect(pictures(await pictured(house, theo, 'final standings'))[0]?.description).toContain(
    'Friday · final standings\n# · Player · W-D-L',
  );
  await house.close();
});

test('standings are a picture with a description, of a night and of a season, and the same in words', async () => {
  const { house, members } = await signedUp('season:Autumn rounds:1');
  const [mara, theo] = members as [Member, Member];
  await begin(mara);
  for (const match of await tables(house, 2)) await concede(house, match);
  const final = await pictured(house, theo, 'final standings');
  const description = pictures(final)[0]?.description ?? '';
  expect(description).toContain('# · Player · W-D-L · Pts · OMW%');
  expect(description).toMatch(/\n1 · \w+, winner · 1-0-0 · 3 · /);
  for (const { name } of members) expect([textOf(final), description].every(words => words.includes(name))).toBe(true);
  expect(textOf(final)).toContain('OGW%');
  // Rounds of other formats have no bracket.
  expect(pictures(await saying(house, theo, 'Round 1 of 1'))).toEqual([]);
  const mine = privately(await theo.run('/league standings'));
  expect(pictures(mine).map(file => file.description)).toEqual([description]);
  const season = privately(await theo.run('/league standings season:Autumn'));
  expect(pictures(season)[0]?.description).toContain('Season: Autumn\n# · Player · Pts · Nights · 1st\n1 · ');
  // Who wants words gets words, and everybody else still pictures.
  await theo.run('/me settings pictures:words');
  expect(pictures(privately(await theo.run('/league standings')))).toEqual([]);
  expect(pictures(privately(await mara.run('/league standings')))).toHaveLength(1);
  await house.close();
});

test('a server that has chosen words gets words, from the next change on', async () => {
  const { house, members } = await signedUp('', 'double');
  const [mara, theo] = members as [Member, Member];
  await begin(mara);
  const [match] = await tables(house, 2);
  const round = await pictured(house, theo, 'Round 1');
  await mara.run('/settings pictures:words');
  const winner = await concede(house, match);
  const after = await saying(house, theo, `${winner} beat`);
  expect([after.id, pictures(after)]).toEqual([round.id, []]);
  expect(textOf(after)).toContain('losers’ bracket, Round 2');
  await confirmed(mara, '/league finish', 'End the night');
  expect(pictures(await saying(house, theo, 'final standings'))).toEqual([]);
  await house.close();
});

test('where files may not be attached, leagues are words', async () => {
  const { house, members } = await signedUp('', 'single');
  const [mara, theo] = members as [Member, Member];
  await house.forbid('card-table', 'AttachFiles');
  await begin(mara);
  await tables(house, 2);
  await saying(house, theo, 'Round 1 of 2');
  expect(pictures(privately(await theo.run('/league pairings')))).toEqual([]);
  await confirmed(mara, '/league finish', 'End the night');
  await saying(house, theo, 'final standings');
  expect((await shown(house, theo)).flatMap(pictures)).toEqual([]);
  expect(uploads(house)).toEqual([]);
  await house.close();
});

test('a post that somebody has deleted comes again with its picture, and once', async () => {
  const { house, members } = await signedUp('', 'single', { refusals: [10008] });
  const [mara, theo] = members as [Member, Member];
  await begin(mara);
  const [match] = await tables(house, 2);
  const remove = async ({ id, channel_id }: SeenMessage): Promise<void> => {
    await house.bot.house.presenter.settled();
    const headers = { authorization: `Bot ${house.playground.token}` };
    const route = `${house.playground.api}/v10/channels/${channel_id}/messages/${id}`;
    expect((await fetch(route, { method: 'DELETE', headers })).status).toBe(204);
  };
  const round = await pictured(house, theo, 'Round 1 of 2');
  await remove(round);
  const winner = await concede(house, match);
  const again = await pictured(house, theo, `${winner} beat`);
  expect([again.id === round.id, pictures(again).length]).toEqual([false, 1]);
  await remove(again);
  const third = await pictured(house, theo, `${winner} beat`);
  expect([third.id === again.id, pictures(third).length]).toEqual([false, 1]);
  await house.restart();
  const fourth = await pictured(house, theo, `${winner} beat`);
  expect([fourth.id === third.id, pictures(fourth).length]).toEqual([true, 1]);
  await house.close();
});

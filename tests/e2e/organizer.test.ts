import { expect, test } from 'vitest';
import { buttons } from '../playground/member.js';
import { openHouse } from './house.js';
import { signedUp, tables, told } from './night.js';

test('a change of settings is answered with what it changed, for servers and people alike', async () => {
  const house = await openHouse();
  const mara = await house.member('Mara');
  expect(await told(mara, '/settings clock:three-days')).toBe('Saved.\nDefault timer: Three days.');
  const again = await told(mara, '/settings clock:three-days');
  expect(again).toMatch(/^Nothing changed: /);
  expect(again).toContain('Default timer: Three days.');
  expect(await told(mara, '/me settings pings:off')).toMatch(/^Saved\.\n[^\n]*$/);
  expect(await told(mara, '/me settings pings:off')).toMatch(/^Nothing changed/);
  await house.close();
});

test('what is done to decks of one’s own is refused for ready-made ones with what to do instead', async () => {
  const house = await openHouse();
  const mara = await house.member('Mara');
  for (const command of ['deck delete', 'deck edit', 'deck share'])
    expect(await told(mara, `/${command} deck:Storm deck`)).toContain('“Storm deck” is a ready-made deck');
  // A name that is only nearly right.
  expect(await told(mara, '/deck show deck:Strom deck')).toContain('Did you mean Storm deck');
  expect(await told(mara, '/challenge deck:Strom deck')).toContain('Did you mean Storm deck');
  expect(await told(mara, '/deck delete deck:Nobody’s deck')).toContain('There’s no deck called “Nobody’s deck”');
  await house.close();
});

test('somebody without decks is told so once, not once for every game', async () => {
  const house = await openHouse();
  const mara = await house.member('Mara');
  const without = await told(mara, '/deck list');
  expect(without.match(/You have no decks of your own yet/g)).toHaveLength(1);
  expect(without).not.toContain('Your decks');
  await mara.run('/deck new name:First');
  const withOne = await told(mara, '/deck list');
  expect(withOne).not.toContain('no decks of your own');
  expect(withOne.match(/Your decks/g)).toHaveLength(1);
  await house.close();
});

test('a check in the thread of a league table is of its match and says so; replays and words name the winner', async () => {
  const { house, members } = await signedUp();
  const [mara] = members as [(typeof members)[number]];
  const start = await mara.run('/league start');
  await mara.click(start.message!, 'Start now');
  const matches = await tables(house, 2);
  const other = matches.find(({ seats }) => seats.every(({ player }) => player !== mara.id))!;
  const mine = matches.find(one => one !== other)!;
  for (const { id, seats } of [other, mine]) await house.bot.house.matches.concede(id, seats[0]!.player!);
  await house.settled();
  const winning = mine.seats[1]!.name;
  const replay = await mara.run('/match replay', {}, { in: mine.channel });
  const end = await mara.click(replay.message!, 'Go to end');
  expect(JSON.stringify(end.message)).toContain(`**${winning} wins.**`);
  const there = await mara.messages(mine.channel);
  const board = there.find(message => buttons(message).some(({ label }) => label === 'In words'))!;
  const words = await mara.click(board, 'In words');
  expect(JSON.stringify(words.message)).toContain(`**${winning} wins.**`);
  const names = other.seats.map(({ name }) => name).join(' – ');
  const checked = await mara.run('/match verify', {}, { in: other.channel });
  expect(JSON.stringify(checked.message)).toContain(`${names} · Super Hero Squad`);
  await house.close();
});

test('decks are suggested for the night of the channel, although there is another', async () => {
  const { house, members } = await signedUp();
  const [mara] = members as [(typeof members)[number]];
  mara.channel = 'league-night';
  await told(mara, '/league create name:Second format:swiss');
  mara.channel = 'card-table';
  const suggested = await mara.autocomplete('league join', 'deck', 'Storm');
  expect(suggested.map(({ name }) => name)).toContain('Storm deck');
  await house.close();
});

test('standings are those of the night of the channel, also when it is over and another is under way elsewhere', async () => {
  const { house, members } = await signedUp();
  const [mara] = members as [(typeof members)[number]];
  expect(await told(mara, '/league standings')).toContain('That night hasn’t started');
  expect(await told(mara, '/league reopen')).toContain('No night has been played here yet');
  await mara.click((await mara.run('/league start')).message!, 'Start now');
  await tables(house, 2);
  await mara.click((await mara.run('/league finish')).message!, 'End the night');
  mara.channel = 'league-night';
  await told(mara, '/league create name:Second format:swiss');
  expect(await told(mara, '/league start')).toContain('nobody is here yet. Players press Join');
  for (const member of members) await member.run('/league join league:Second');
  await mara.click((await mara.run('/league start')).message!, 'Start now');
  mara.channel = 'card-table';
  expect(await told(mara, '/league standings')).toContain('Friday · final standings');
  await house.close();
});

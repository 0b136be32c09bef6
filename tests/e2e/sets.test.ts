import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { setMeant } from '../../src/discord/sets/find-set.js';
import { Chance } from '../../src/kernel/index.js';
import { transcriptOf } from '../../src/matches/record/transcript.js';
import { json, refused } from '../cli/run.js';
import { type Member, type SeenMessage, selects, textOf } from '../playground/member.js';
import { openHouse, type TestHouse, until } from './house.js';
import { answersIn, boardIn, clickSomething, lookAt, openMenu, playToTheEnd, privately } from './player.js';

const page = readFileSync(new URL('../../docs/sets.md', import.meta.url), 'utf8');
const [kitchen = '', attic = ''] = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, found]) => found ?? '');
const file = (text: string, name = 'set.json') => ({ name, base64: Buffer.from(text).toString('base64') });

const load = async (member: Member, set: string): Promise<string> =>
  textOf(privately(await member.run('/set load', { file: file(set) })));

/** Removes the kitchen's set, and returns what is asked and what is said when that is done. */
async function remove(member: Member): Promise<string[]> {
  const asked = privately(await member.run('/set remove', { name: 'smash/Kitchen Heroes' }));
  return [textOf(asked), textOf(privately(await member.click(asked, 'Remove it')))];
}

/** A match against the practice bot with the kitchen's deck. */
async function play(house: TestHouse, member: Member): Promise<string> {
  await member.run('challenge', { opponent: 'Longbox', game: 'smash', set: 'Kitchen Heroes', deck: 'Whisk It All' });
  await house.settled();
  const [match] = await house.bot.house.store.matchesOf({ player: member.id, status: ['playing'], limit: 1 });
  if (match === undefined) throw new Error('no match has begun');
  return match.id;
}

describe('a server’s own set', () => {
  test('for Recharge is played to the end as well', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    expect(await load(mara, attic)).toMatch(/Attic Finds\*\* is loaded for .*: 4 cards and one deck/);
    expect(textOf(privately(await mara.run('/card name:Trapdoor')))).toContain(
      'Played: make a rival discard a card, then draw 2.',
    );
    await mara.run('challenge', { opponent: 'Longbox', game: 'recharge', set: 'Attic Finds', deck: 'Attic' });
    await house.settled();
    const [match] = await house.bot.house.store.matchesOf({ player: mara.id, status: ['playing'], limit: 1 });
    expect(match?.seats[0]?.deck?.cards).toMatchObject({ AF1: 1, AF4: 1 });
    await playToTheEnd([mara], new Chance('attic').stream('clicks'));
    expect((await lookAt(house, match?.id ?? '')).match.status).toBe('over');
  });

  test('is played at the tables of a league night, with a deck it brings', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    await load(mara, kitchen);
    const wish = { name: 'Friday', format: 'swiss', game: 'smash', set: 'Kitchen Heroes', 'deck-lock': true };
    expect(textOf(privately(await mara.run('league create', wish)))).toContain('open for sign-up');
    await house.bot.house.presenter.settled();
    expect(textOf(await mara.last())).toContain('With this server’s own cards: **Kitchen Heroes**');
    const decks = await mara.autocomplete('league join', 'deck', 'whisk');
    expect(decks.map(({ name }) => name)).toContain('Whisk It All');
    const joined = privately(await mara.run('league join', { deck: 'Whisk It All' }));
    expect(textOf(joined)).toContain('You’re signed up');
    await mara.run('/league practice players:1 level:easy');
    await mara.click(privately(await mara.run('/league start')), 'Start now');
    const tables = () => house.bot.house.store.matchesOf({ player: mara.id, status: ['playing'], limit: 1 });
    await until('the table begins', async () => (await tables()).length === 1);
    const [match] = await tables();
    expect(match?.set?.name).toBe('Kitchen Heroes');
    expect(match?.seats.find(({ player }) => player === mara.id)?.deck?.cards).toMatchObject({ KH1: 1 });
    await house.close();
  });

  test('is loaded, listed, looked up, and played to the end with the deck it brings', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    expect(await load(mara, kitchen)).toMatch(/Kitchen Heroes\*\* is loaded for .*: 5 cards and one deck/);
    expect(await load(mara, kitchen)).toContain('Nothing has changed');
    expect(textOf(privately(await mara.run('/set list')))).toContain('Kitchen Heroes');
    expect(textOf(privately(await mara.run('/card name:Captain Whisk')))).toContain('When it wins a battle');
    const offered = await mara.autocomplete('challenge', 'set', 'kit', { game: 'smash' });
    expect(offered.map(choice => choice.name)).toEqual(['Kitchen Heroes']);
    const match = await play(house, mara);
    const { match: row, game } = await lookAt(house, match);
    expect(row.set?.name).toBe('Kitchen Heroes');
    expect(row.seats[0]?.deck?.cards).toMatchObject({ KH1: 1, SKH1: 1, KH4: 1 });
    expect(game.cards.get('KH1')).toBeDefined();
    await playToTheEnd([mara], new Chance('kitchen').stream('clicks'));
    expect((await lookAt(house, match)).match.status).toBe('over');

    // Checking the match takes the set it was played with.
    const history = await house.bot.house.store.history(match);
    if (history === null) throw new Error('the match is gone');
    const [tape, set, other] = ['tape.json', 'kitchen.json', 'other.json'].map(name => join(house.folder, name));
    writeFileSync(tape as string, JSON.stringify(transcriptOf(history.match, history.moves)));
    writeFileSync(set as string, kitchen);
    writeFileSync(other as string, kitchen.replace('Kitchen Heroes', 'Cellar Heroes'));
    expect(await json(['verify', tape as string, '--set', set as string])).toMatchObject({ ok: true });
    await refused(['verify', tape as string], 'was played with the set "Kitchen Heroes"');
    await refused(['verify', tape as string, '--set', other as string], 'was played with the set "Kitchen Heroes"');

    const { guildId } = house.playground;
    await expect(setMeant(house.bot.house, `not-${guildId}`, 'smash', 'Kitchen Heroes')).rejects.toThrow('unknown-set');
    await remove(mara);
    const rematch = await mara.click(await boardIn(mara), 'Change decks');
    expect(textOf(privately(rematch))).toContain('This server has no set called “Kitchen Heroes”');
    await house.close();
  }, 120_000);

  test('is kept by a match that began with it, when it is replaced or removed and the bot restarts; new ones get what there is', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    await load(mara, kitchen);
    const match = await play(house, mara);
    const before = (await lookAt(house, match)).match.set;
    const stronger = kitchen.replace(
      '"power": [{ "do": "draw", "count": 1 }]',
      '"power": [{ "do": "draw", "count": 3 }]',
    );
    expect(await load(mara, stronger)).toContain('is replaced');
    await remove(mara);
    expect(textOf(privately(await mara.run('/set list')))).toContain('no cards of its own');
    await house.restart();
    const again = await house.member('Mara');
    const random = new Chance('pinned').stream('clicks');
    for (let clicks = 0; clicks < 12; clicks++) {
      const menu = await openMenu(again);
      if (answersIn(menu).length > 0) await clickSomething(again, menu, random);
    }
    const look = await lookAt(house, match);
    expect(look.match.set).toEqual(before);
    expect(look.match.moves).toBeGreaterThan(5);
    expect(look.game.cards.get('KH1')?.data).toMatchObject({ power: [{ do: 'draw', count: 1 }] });
    const gone = await again.run('challenge', { opponent: 'Longbox', game: 'smash', set: 'Kitchen Heroes' });
    expect(textOf(privately(gone))).toContain('This server has no set called “Kitchen Heroes”');
    await house.close();
  }, 120_000);

  test('that is broken is refused with each problem and its path; what there is stays, and so do matches', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    await load(mara, kitchen);
    const match = await play(house, mara);
    const moves = (await lookAt(house, match)).match.moves;
    const broken = kitchen
      .replace('"type": "gadget",\n      "passive"', '"type": "water",\n      "passive"')
      .replace('"hero": "KH1"', '"hero": "KH1", "text": "You win."');
    const said = await load(mara, broken);
    expect(said).toContain('This set wasn’t loaded');
    expect(said).toMatch(/cards\\?\[0\\?\]\.type/);
    expect(said).toMatch(/cards\\?\[1\\?\].*text/);
    expect(await load(mara, kitchen.replace('"KH4": 1', '"KH4": 2'))).toMatch(
      /decks\\?\[0\\?\]\.cards.*Salt and Pepper/,
    );
    expect(await load(mara, '{')).toContain('not JSON');
    const checked = textOf(privately(await mara.run('/set check', { file: file(broken) })));
    expect(checked).toContain('There are problems with this set. Fix them before you load the file.\n- line ');
    expect(checked).toMatch(/cards\\?\[0\\?\]\.type/);
    expect(textOf(privately(await mara.run('/set check', { file: file(kitchen) })))).toContain('checks out for');
    expect((await house.bot.house.store.sets(house.playground.guildId)).map(({ set }) => set.hash)).toEqual([
      (await lookAt(house, match)).match.set?.hash,
    ]);
    const menu = await openMenu(mara);
    if (answersIn(menu).length > 0) await clickSomething(mara, menu, new Chance('x').stream('y'));
    expect((await lookAt(house, match)).match.moves).toBeGreaterThanOrEqual(moves);
    await house.close();
  }, 60_000);

  test('that is broken is refused in the language of its reader, and so is a deck’s list', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    await mara.setLocale('de');
    const wrong = kitchen.replace('"hero": "KH1"', '"hero": "MU01"').replace('"id": "KH2"', '"id": "MU01"');
    const said = await load(mara, wrong);
    expect(said).toContain('Dieses Set wurde nicht geladen');
    expect(said).toMatch(/- Zeile \d+, Spalte \d+, cards\\\[1\\\]\.hero: "Cool Man" hat schon einen Super/);
    expect(said).toMatch(/cards\\\[2\\\]\.id: Eine Karte mit der ID "MU01" gibt es schon/);
    expect(textOf(privately(await mara.run('/set check', { file: file('{"format": 1,}') })))).toContain(
      'Zeile 1, Spalte 14, die Datei: Kein JSON, hier muss der Name eines Felds',
    );
    const list = { game: 'squad', name: 'Vier', file: file('[{"id": "ST001", "copies": "vier"}]', 'deck.json') };
    expect(textOf(privately(await mara.run('/deck import', list)))).toContain(
      '.copies: Hier muss eine Zahl stehen, nicht ein Text. Schreib Karten mit ihrer Anzahl',
    );
    await house.close();
  }, 60_000);

  test('needs no game beside it (docs/sets.md), and a name that no set has is not said to be of a game', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    await load(mara, kitchen);
    const values = (found: { name: string }[]) => found.map(({ name }) => name);
    expect(values(await mara.autocomplete('challenge', 'set', 'kit'))).toEqual(['Kitchen Heroes']);
    expect(values(await mara.autocomplete('challenge', 'set', 'kit', { game: 'recharge' }))).toEqual([]);
    expect(values(await mara.autocomplete('challenge', 'ruleset', 'qui', { set: 'Kitchen Heroes' }))).toEqual([
      'Quick',
    ]);
    await mara.run('challenge', { set: 'Kitchen Heroes' });
    await house.settled();
    expect(textOf(await boardIn(theo))).toContain('Smash Masters (Standard)');
    expect(textOf(await boardIn(theo))).toContain('With this server’s own cards: **Kitchen Heroes**');
    for (const missing of [
      await mara.run('challenge', { set: 'Pantry Heroes' }),
      await mara.run('/set remove', { name: 'Pantry Heroes' }),
    ])
      expect(textOf(privately(missing))).toContain('This server has no set called “Pantry Heroes”. Server managers');
    const other = await mara.run('challenge', { game: 'recharge', set: 'Kitchen Heroes' });
    expect(textOf(privately(other))).toContain('no set called “Kitchen Heroes” for that game');
    await house.close();
  }, 60_000);

  test('is removed once that is confirmed: the question says which matches use it, and one of an older set no longer counts', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    await load(mara, kitchen);
    const ask = async () => privately(await mara.run('/set remove', { name: 'Kitchen Heroes' }));
    const names = async () => (await house.bot.house.store.sets(house.playground.guildId)).map(({ set }) => set.name);
    const first = await ask();
    expect(textOf(first)).toContain(
      'Remove **Kitchen Heroes** (5 cards and one deck)?\nNew matches and rematches can’t use it anymore. To bring it back, you need its file. No open match uses it.',
    );
    expect(textOf(privately(await mara.click(first, 'Keep it')))).toContain('**Kitchen Heroes** stays as it is.');
    const older = await ask();
    await load(mara, kitchen.replace('"count": 1', '"count": 2'));
    expect(textOf(privately(await mara.click(older, 'Remove it')))).toContain(
      'That set has been replaced or removed in the meantime.',
    );
    expect(await names()).toEqual(['Kitchen Heroes']);
    await mara.run('challenge', { set: 'Kitchen Heroes' });
    await house.settled();
    const [asked, done] = await remove(mara);
    expect(asked).toContain('One open match uses it and keeps its cards.');
    expect(done).toContain('**Kitchen Heroes** is removed.');
    expect(await names()).toEqual([]);
    await house.close();
  }, 60_000);

  test('can be chosen for an open table: its deck is among those that are offered, and the table says so', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    await load(mara, kitchen);
    await mara.run('challenge', { game: 'smash', set: 'Kitchen Heroes' });
    await house.settled();
    const board = await boardIn(theo);
    expect(textOf(board)).toContain('With this server’s own cards: **Kitchen Heroes**');
    const menu = privately(await theo.click(board, 'Join'));
    const labels = (message: SeenMessage) => selects(message).flatMap(one => one.options ?? []);
    expect(labels(menu).map(({ label }) => label)).toContain('Whisk It All');
    await house.close();
  }, 60_000);
});

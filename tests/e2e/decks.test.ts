import { describe, expect, test } from 'vitest';
import { squad } from '../../src/games/squad/index.js';
import type { Game } from '../../src/kernel/index.js';
import {
  buttons,
  isEphemeral,
  type Member,
  type Outcome,
  type SeenMessage,
  selects,
  textOf,
} from '../playground/member.js';
import { openHouse, type TestHouse } from './house.js';
import { boardIn, giveDeck, lookAt, privately } from './player.js';

const game = squad as Game;
const storm = game.decks.ready.find(deck => deck.id === 'storm')?.cards ?? {};
const [first = '', second = ''] = game.cards.all.map(card => card.id);

const labels = (message: SeenMessage): (string | undefined)[] => buttons(message).map(one => one.label);
const shelf = (house: TestHouse, member: Member) => house.bot.house.decks.of(member.id);
/** The private message that a click has changed. */
const changed = (outcome: Outcome, message: SeenMessage): SeenMessage => {
  expect(outcome).toMatchObject({ kind: 'updated', message: { id: message.id } });
  return privately(outcome);
};
const file = (text: string | Buffer, name = 'deck.txt') => ({ name, base64: Buffer.from(text).toString('base64') });

describe('the editor', () => {
  test('searches, narrows down, adds and takes out, all on one message; every click is kept', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    const made = privately(await mara.run('/deck new name:Weather'));
    expect(textOf(made)).toContain('Your new deck: **Weather**');
    expect(textOf(made)).toContain('Not legal yet');
    expect(textOf(made).match(/The deck has 0 cards; it needs at least 40\./g)).toHaveLength(1);

    const form = await mara.click(made, 'Search…');
    const found = changed(await mara.submit(form, { search: 'level<=3 team:x-men' }), made);
    expect(textOf(found)).toContain('level<=3 team:x-men');
    const byFacet = changed(await mara.select(found, 'edfac*', 'hero'), made);
    const hero = selects(byFacet)[1]?.options?.find(option => option.label === 'Storm');
    expect(hero).toBeDefined();
    const narrowed = changed(await mara.select(byFacet, 'edval*', hero?.value ?? ''), made);
    expect(textOf(narrowed)).toContain('`level<=3 team:x-men hero:Storm`');
    const options = selects(narrowed)[0]?.options ?? [];
    expect(options.length).toBeGreaterThan(0);
    expect(options.every(option => option.label.startsWith('Storm: '))).toBe(true);

    const card = options[0]?.value ?? '';
    const picked = changed(await mara.select(narrowed, 'edpick*', card), made);
    expect(textOf(picked)).toContain(`${card} · 0 in the deck`);
    await mara.click(picked, 'Add one');
    const four = changed(await mara.click(picked, 'Make it 4'), made);
    expect(textOf(four)).toContain(`${card} · 4 in the deck`);
    const three = changed(await mara.click(four, 'Remove one'), made);
    expect((await shelf(house, mara))[0]?.deck).toEqual({ name: 'Weather', cards: { [card]: 3 } });
    const list = changed(await mara.click(three, 'The deck'), made);
    expect(textOf(list)).toMatch(/\*\*Storm\*\* · 3\n3 × /);
    const check = changed(await mara.click(list, 'Check'), made);
    expect(textOf(check)).toContain(
      '✗ Not legal yet in: Trading Card Game · Online Card Game\n- The deck has 3 cards; it needs at least 40.',
    );
    expect(textOf(check)).toContain('✓ Legal in: Quick Rules');
    expect(textOf(check)).toMatch(/Level\n```/);
    const clear = changed(await mara.click(await reopened(mara, check), 'Clear search'), made);
    expect(textOf(clear)).toContain(`All ${game.cards.all.length} cards in the game`);
    await house.close();
  });

  const reopened = async (member: Member, message: SeenMessage): Promise<SeenMessage> =>
    changed(await member.click(message, 'Find cards'), message);

  test('goes on after a restart, and loses neither of two clicks at once', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    const deck = await giveDeck(house, mara, { name: 'Mine', cards: storm });
    const opened = privately(await mara.run('/deck edit', { deck: `squad/${deck}`, search: first }));
    const picked = changed(await mara.select(opened, 'edpick*', first), opened);
    await house.restart();
    const before = storm[first] ?? 0;
    await Promise.all([mara.click(picked, 'Add one'), mara.click(picked, 'Add one'), mara.click(picked, 'Add one')]);
    expect((await shelf(house, mara))[0]?.deck.cards[first]).toBe(before + 3);
    const suggested = await mara.autocomplete('deck edit', 'search', 'level<=3 stor', { deck: 'Mine' });
    expect(suggested.map(one => one.value)).toEqual(expect.arrayContaining(['level<=3 stor', 'level<=3 hero:Storm']));
    const others = await mara.autocomplete('deck edit', 'search', 'kind:', { deck: 'recharge/own:any' });
    expect(others.map(one => one.value)).toEqual(expect.arrayContaining(['kind:Hero', 'kind:Teamwork']));
    const again = privately(await mara.run('/deck edit', { deck: 'Mine' }));
    expect(textOf(again)).toContain(`\`${first}\``);
    await house.close();
  });

  test('is its owner’s alone', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    const deck = await giveDeck(house, mara, { name: 'Mine', cards: storm });
    const id = deck.slice('own:'.length);
    for (const option of [`squad/${deck}`, 'Mine', 'squad/own:none'])
      expect(textOf(privately(await theo.run('/deck edit', { deck: option })))).toContain('There’s no deck called');
    const table = (await mara.channels()).find(channel => channel.name === 'card-table');
    const forged = await house.forge(table?.id ?? '', [
      {
        type: 1,
        components: ['edadd', 'delyes', 'edshr', 'shoff', 'edexp'].map(verb => ({
          type: 2,
          style: 2,
          label: verb,
          custom_id: `${verb}|${id}|0|${verb.startsWith('ed') ? `f.0..${first}` : ''}`,
        })),
      } as never,
    ]);
    for (const verb of ['edadd', 'delyes', 'edshr', 'shoff', 'edexp'])
      expect(textOf(privately(await theo.click(forged, verb)))).toContain('That isn’t one of your decks');
    expect(await shelf(house, mara)).toMatchObject([{ code: null, deck: { name: 'Mine', cards: storm } }]);
    await house.close();
  });

  test('opens with a proposal, which says what it did and is the same for the same seed', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    const suggested = await mara.autocomplete('deck new', 'theme', 'stor');
    expect(suggested).toContainEqual({ name: 'Hero: Storm', value: 'hero:Storm' });
    const made = privately(await mara.run('/deck new', { theme: 'hero:Storm', seed: 'rain' }));
    expect(textOf(made)).toContain('I built **Storm build** around Storm (seed rain');
    expect(textOf(made)).toContain('fit the theme Storm.');
    await theo.run('/deck new', { theme: 'storm', seed: 'rain', name: 'Also' });
    const [[one], [other]] = [await shelf(house, mara), await shelf(house, theo)];
    expect(one?.deck.cards).toEqual(other?.deck.cards);
    expect(game.decks.check(one?.deck ?? { name: '', cards: {} }, game.options.parse({}))).toEqual([]);
    expect(textOf(privately(await theo.run('/deck new', { theme: 'hero:Nobody' })))).toContain('There’s no theme');
    expect(textOf(privately(await theo.run('/deck new', { name: 'ALSO' })))).toContain(
      'already have a deck called “ALSO”',
    );
    expect(await shelf(house, theo)).toHaveLength(1);
    await house.close();
  });
});

describe('lists', () => {
  test('an export is imported as the same deck, pasted, typed or as a file', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    const exported = privately(await mara.run('/deck export', { deck: 'squad/ready:storm' }));
    const list = /```\n([\s\S]*)\n```/.exec(exported.content)?.[1] ?? '';
    expect(list).toContain('# Storm deck');
    const form = await mara.run('/deck import');
    const pasted = privately(await mara.submit(form, { list, name: 'Pasted' }));
    expect(textOf(pasted)).toContain('**Pasted** imported');
    await mara.run('/deck import', { file: file(list) });
    const json = JSON.stringify({ name: 'From JSON', cards: storm });
    await mara.run('/deck import', { file: file(json, 'deck.json') });
    const typed = Object.entries(storm)
      .map(([id, copies]) => `${id}:${copies}`)
      .join(';');
    // Typed as a code, with signs that no code has.
    expect(textOf(privately(await mara.run('/deck import list:XXXX-1234')))).toContain(
      'No deck has the code “XXXX-1234”',
    );
    await mara.run('/deck import', { list: typed, name: 'Typed' });
    const kept = await shelf(house, mara);
    expect(kept.map(row => row.deck.name).sort()).toEqual(['From JSON', 'Pasted', 'Storm deck', 'Typed']);
    for (const row of kept) expect(row.deck.cards).toEqual(storm);
    await house.close();
  });

  test('understood in part: told line by line, and imported only when the person says so', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    const list = `4 ${first}\n2 Nobody: Knows This\n1 ${second}`;
    const form = await mara.run('/deck import');
    const told = privately(await mara.submit(form, { list }));
    expect(textOf(told)).toContain('One line of this list can’t be read. 5 cards are fine.');
    expect(textOf(told)).toContain('Line 2, “2 Nobody: Knows This”: no such card.');
    expect(labels(told)).toEqual(['Import those 5 cards', 'Fix the list', 'Don’t import']);
    expect(await shelf(house, mara)).toEqual([]);
    await house.restart();

    const again = await mara.click(told, 'Fix the list');
    expect(JSON.stringify(again.modal)).toContain('Knows This');
    const still = changed(await mara.submit(again, { list: `${list}\n3 Nobody either` }), told);
    expect(textOf(still)).toContain('2 lines of this list');
    const kept = changed(await mara.click(still, 'Import those 5 cards'), told);
    expect(textOf(kept)).toContain('**Imported deck** imported');
    expect((await shelf(house, mara))[0]?.deck.cards).toEqual({ [first]: 4, [second]: 1 });
    await house.close();
  });

  test('of an import that another has replaced nothing is taken', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    const told = privately(await mara.run('/deck import', { list: `${first};nobody at all` }));
    const newer = privately(await mara.run('/deck import', { list: `${second};nobody at all` }));
    expect(textOf(privately(await mara.click(told, 'Import that one card')))).toContain('That list is gone');
    changed(await mara.click(newer, 'Don’t import'), newer);
    expect(await shelf(house, mara)).toEqual([]);
    await house.close();
  });

  test('a file that is too big, no text or no list is refused with what to do', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    const say = async (given: ReturnType<typeof file>): Promise<string> =>
      textOf(privately(await mara.run('/deck import', { file: given })));
    expect(await say(file('x'.repeat(70_000)))).toContain('up to 64 KB');
    expect(await say(file(Buffer.from([0x89, 0x50, 0xff, 0xfe]), 'card.png'))).toContain('“card.png” is neither');
    expect(await say(file(Buffer.from([0x34, 0xff, 0xfe, 0x00]), 'deck.txt'))).toContain('“deck.txt” is neither');
    expect(await say(file('{"cards": ', 'deck.json'))).toContain('valid JSON');
    expect(await say(file('# nothing'))).toContain('That list has no cards');
    expect(await shelf(house, mara)).toEqual([]);
    await house.close();
  });

  test.each(['utf8', 'utf16le'] as const)(
    'a file as editors save it is read, with the mark at its beginning: %s',
    async as => {
      const house = await openHouse();
      const mara = await house.member('Mara');
      const saved = Buffer.from('\uFEFF# Saved\r\n4 ST001\r\n2 ST048\r\n', as);
      await mara.run('/deck import', { file: file(saved, 'deck.txt') });
      expect(await shelf(house, mara)).toMatchObject([{ deck: { name: 'Saved', cards: { ST001: 4, ST048: 2 } } }]);
      await house.close();
    },
  );

  test('a long one comes as a file, which is imported again', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    const cards = Object.fromEntries(game.cards.all.slice(0, 90).map(card => [card.id, 2]));
    const deck = await giveDeck(house, mara, { name: 'Long', cards });
    const exported = privately(await mara.run('/deck export', { deck: `squad/${deck}` }));
    const url = exported.attachments[0]?.url ?? '';
    const list = await (await fetch(url)).text();
    expect(list.length).toBeGreaterThan(1800);
    await mara.run('/deck import', { file: file(list, 'long.txt') as never, name: 'Again' });
    expect((await shelf(house, mara)).find(row => row.deck.name === 'Again')?.deck.cards).toEqual(cards);
    await house.close();
  });
});

describe('a code', () => {
  test('lets anybody copy a deck as it is then, until it is taken away', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    const deck = await giveDeck(house, mara, { name: 'Mine', cards: storm });
    const shared = privately(await mara.run('/deck share', { deck: `squad/${deck}` }));
    const code = /\*\*(\w{4}-\w{4})\*\*/.exec(textOf(shared))?.[1] ?? '';
    const copied = privately(await theo.run('/deck import', { list: code.toLowerCase() }));
    expect(textOf(copied)).toContain('**Mine** is yours now');
    await theo.run('/deck import', { list: code });
    expect((await shelf(house, theo)).map(row => row.deck.name).sort()).toEqual(['Mine', 'Mine (2)']);

    const own = privately(await theo.run('/deck edit', { deck: 'Mine' }));
    await theo.click(changed(await theo.select(own, 'edpick*', first), own), 'Make it 4');
    expect((await shelf(house, mara))[0]?.deck.cards).toEqual(storm);
    changed(await mara.click(shared, 'Stop sharing'), shared);
    expect(textOf(privately(await theo.run('/deck import', { list: code })))).toContain(`code “${code}”`);
    await house.close();
  });
});

describe('a shelf', () => {
  test('decks are renamed, copied, and deleted only after a question', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    await mara.run('/deck copy', { deck: 'squad/ready:storm' });
    await mara.run('/deck copy', { deck: 'squad/ready:storm', name: 'Second' });
    expect(textOf(privately(await mara.run('/deck rename', { deck: 'Second', name: 'storm DECK' })))).toContain(
      'already have a deck called “storm DECK”',
    );
    await mara.run('/deck rename', { deck: 'Second', name: 'Thunder' });
    const names = async () => (await shelf(house, mara)).map(row => row.deck.name).sort();
    expect(await names()).toEqual(['Storm deck', 'Thunder']);
    expect((await mara.autocomplete('deck edit', 'deck', 'thu')).map(one => one.name)).toEqual([
      'Thunder · Super Hero Squad',
    ]);
    expect((await mara.autocomplete('deck show', 'deck', 'iron')).map(one => one.name)).toContain(
      'Iron Man deck · Super Hero Squad',
    );

    const asked = privately(await mara.run('/deck delete', { deck: 'Thunder' }));
    expect(labels(asked)).toEqual(['Keep it', 'Delete it']);
    expect(await names()).toEqual(['Storm deck', 'Thunder']);
    changed(await mara.click(asked, 'Keep it'), asked);
    const sure = privately(await mara.run('/deck delete', { deck: 'Thunder' }));
    changed(await mara.click(sure, 'Delete it'), sure);
    expect(await names()).toEqual(['Storm deck']);
    expect(textOf(privately(await mara.run('/deck list')))).toContain('**Storm deck** · 40 cards');
    expect(textOf(privately(await mara.run('/deck check', { deck: 'Storm deck' })))).toContain('Legal in all rulesets');
    await house.close();
  });

  test('a deck is played wherever ready decks are, and says why where it cannot be', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    await giveDeck(house, mara, { name: 'Own forty', cards: storm });
    await giveDeck(house, mara, { name: 'Too small', cards: { [first]: 3 } });
    const names = (await mara.autocomplete('challenge', 'deck', 'o')).map(one => one.name);
    expect(names).toContain('Own forty');
    expect(names).toContain('Too small (not legal here)');
    expect(textOf(privately(await mara.run('/challenge', { deck: 'Too small' })))).toContain(
      'You can’t play that deck here. The deck has 3 cards; it needs at least 40.',
    );
    const menu = privately(await mara.run(`/challenge opponent:${theo.mention}`));
    expect(textOf(menu)).toContain('Not playable here: **Too small**. The deck has 3 cards; it needs at least 40.');
    const [own, ready] = selects(menu).map(one => one.options?.map(option => option.label) ?? []);
    expect(own).toEqual(['Own forty']);
    expect(ready?.[0]).toBe('Starter deck');
    await house.close();
  });

  test('editing and deleting a deck leave a match that it is played in alone', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    const deck = await giveDeck(house, mara, { name: 'Mine', cards: storm });
    await mara.run('/challenge', { opponent: `<@${house.playground.applicationId}>`, deck });
    const [match] = await house.bot.house.store.matchesOf({ player: mara.id });
    const before = await lookAt(house, match?.id ?? '');
    const opened = privately(await mara.run('/deck edit', { deck: 'Mine' }));
    await mara.click(changed(await mara.select(opened, 'edpick*', first), opened), 'Make it 4');
    const asked = privately(await mara.run('/deck delete', { deck: 'Mine' }));
    await mara.click(asked, 'Delete it');
    await house.restart();
    const after = await lookAt(house, match?.id ?? '');
    expect(after.match.status).toBe('playing');
    expect(after.match.seats[0]?.deck).toEqual({ name: 'Mine', cards: storm });
    expect(after.table?.state).toEqual(before.table?.state);
    expect(isEphemeral(privately(await mara.click(await boardIn(mara), 'Your move')))).toBe(true);
    await house.close();
  });
});

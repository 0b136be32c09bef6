import { expect, test } from 'vitest';
import {
  buttons,
  galleryOf,
  isEphemeral,
  type Member,
  readOut,
  type SeenMessage,
  textOf,
} from '../playground/member.js';
import { openHouse, type TestHouse, type TestHouseOptions, until } from './house.js';
import { asked, openMenu, privately, sitDown } from './player.js';

const boardOf = async (member: Member): Promise<SeenMessage> =>
  (await member.messages()).filter(message => !isEphemeral(message) && message.embeds.length > 0).at(-1) as SeenMessage;
const pictures = ({ attachments }: SeenMessage) => attachments.filter(file => file.filename.endsWith('.png'));

async function seated(
  options: TestHouseOptions = {},
): Promise<{ house: TestHouse; pair: readonly [Member, Member]; match: string }> {
  const house = await openHouse(options);
  const pair = [await house.member('Mara'), await house.member('Theo')] as const;
  const match = await sitDown(house, pair, { decks: ['ready:iron-man', 'ready:storm'] });
  await house.settled();
  return { house, pair, match };
}

/** A private menu, once the picture of the hand is in it. */
async function withHand(member: Member): Promise<SeenMessage> {
  const menu = await openMenu(member);
  return member.waitFor(message => message.id === menu.id && galleryOf(message).length === 1);
}

test('a board is a picture with a description, and says the same in words', async () => {
  const { house, pair } = await seated();
  const board = await boardOf(pair[1]);
  const [file] = pictures(board);
  expect(file?.description).toContain('Super Hero Squad');
  expect(file?.description).toContain('Keepers 0 · Hand 4');
  expect(textOf(board)).toContain(' · Hand 4 · Deck 36');
  expect(JSON.stringify(board.embeds[0])).toContain(file?.url);
  const answer = await fetch(file?.url ?? '');
  expect(answer.headers.get('content-type')).toBe('image/png');
  await house.close();
});

test('a server that has chosen words gets words', async () => {
  const { house, pair } = await seated();
  expect(textOf(privately(await pair[0].run('/settings pictures:words')))).toContain('in words alone');
  await pair[0].run('/match board');
  await house.settled();
  const board = await boardOf(pair[1]);
  expect(pictures(board)).toEqual([]);
  expect(textOf(board)).toContain('**Hand** 4');
  await house.close();
});

test('a hand follows its words as a picture, stays while it is the same, and is words for those who want words', async () => {
  const { house, pair, match } = await seated();
  const other = (await asked(house, match, pair)) === pair[0] ? pair[1] : pair[0];
  const menu = await withHand(other);
  expect(galleryOf(menu)[0]?.description).toContain('Your hand (4)');
  // What the picture shows is not said beside it, but for those who ask.
  expect(textOf(menu)).not.toContain('Your hand');
  const uploads = (): number => house.playground.traffic.all.filter(({ files }) => files.length > 0).length;
  const before = uploads();
  const outcome = await other.click(menu, 'Refresh');
  expect(galleryOf(privately(outcome))).toEqual(galleryOf(menu));
  const more = privately(await other.click(menu, 'More…'));
  expect(galleryOf(more)).toEqual(galleryOf(menu));
  const words = privately(await other.click(more, 'In words'));
  expect([galleryOf(words), textOf(words).includes('Your hand (4)')]).toEqual([[], true]);
  expect(uploads()).toBe(before);
  await other.run('/me settings pictures:words');
  const plain = await openMenu(other);
  expect(textOf(plain)).toContain('Your hand (4)');
  // Whatever was still to come has come.
  await house.restart();
  expect(uploads()).toBe(before);
  await house.close();
});

test('where files may not be attached, tables and hands are words', async () => {
  const house = await openHouse();
  const pair = [await house.member('Mara'), await house.member('Theo')] as const;
  await house.forbid('card-table', 'AttachFiles');
  await sitDown(house, pair, { decks: ['ready:iron-man', 'ready:storm'] });
  await house.settled();
  expect(pictures(await boardOf(pair[0]))).toEqual([]);
  expect(textOf(await openMenu(pair[0]))).toContain('Your hand');
  await house.close();
});

test('icons are uploaded once, and stand on buttons', async () => {
  const { house, pair, match } = await seated({ bare: true });
  const made = (): number =>
    house.playground.traffic.all.filter(
      one => `${one.method} ${one.route}` === 'POST /applications/:application/emojis',
    ).length;
  await until('icons are uploaded', () => house.logged.some(line => line.includes('icons uploaded')));
  const uploaded = made();
  expect(uploaded).toBeGreaterThanOrEqual(9);
  // Not every hand has an attack for a power of one: players without one pass, and power grows.
  const onAButton = /"emoji":\{[^}]*"name":"lb_/;
  await until('an attack can be played', async () => {
    const mover = await asked(house, match, pair);
    const menu = await openMenu(mover);
    if (onAButton.test(JSON.stringify(menu.components))) return true;
    await mover.click(menu, 'Pass');
    return false;
  });
  await house.restart();
  await house.settled();
  expect(made()).toBe(uploaded);
  await house.close();
});

test('/rules finds a rule by its name, and by the id of a ruling that stands below others', async () => {
  const house = await openHouse();
  const mara = await house.member('Mara');
  for (const topic of ['misfire', 'sq-7', 'SQ-C47']) {
    const [embed] = privately(await mara.run(`/rules topic:${topic}`)).embeds;
    expect(embed?.title).toBe('Misfire');
    expect(embed?.footer?.text).toContain('Longbox rulings SQ-7, SQ-C47');
  }
  await house.close();
});

test('/card and /deck show have their pictures', async () => {
  const { house, pair } = await seated();
  const card = privately(await pair[0].run('/card name:Arms Race'));
  expect(pictures(card)[0]?.description).toContain('Iron Man: Arms Race');
  const [storm] = await pair[0].autocomplete('deck show', 'deck', 'storm');
  const deck = privately(await pair[0].run('deck show', { deck: String(storm?.value) }));
  expect(pictures(deck)[0]?.description).toContain('Factor: ');
  await house.close();
});

test('an emoji that somebody has deleted costs nobody a click', async () => {
  const house = await openHouse({ bare: true, refusals: [50035] });
  const pair = [await house.member('Mara'), await house.member('Theo')] as const;
  await sitDown(house, pair, { decks: ['ready:iron-man', 'ready:storm'] });
  await until('icons are uploaded', () => house.logged.some(line => line.includes('icons uploaded')));
  const headers = { authorization: `Bot ${house.playground.token}` };
  const own = (await (await fetch(`${house.playground.api}/v10/applications/@me`, { headers })).json()) as {
    id: string;
  };
  const route = `${house.playground.api}/v10/applications/${own.id}/emojis`;
  const { items } = (await (await fetch(route, { headers })).json()) as { items: { id: string }[] };
  for (const { id } of items) await fetch(`${route}/${id}`, { method: 'DELETE', headers });
  for (const member of pair) expect(readOut(await openMenu(member))).toContain('Your hand');
  await house.close();
});

test('a match that is over is a poster above its table, and has a story to show around', async () => {
  const { house, pair, match } = await seated();
  await house.bot.house.matches.concede(match, pair[1].id);
  await house.settled();
  const board = await boardOf(pair[0]);
  const [poster, table] = pictures(board);
  expect(poster?.filename).toMatch(/^end-/);
  expect(poster?.description).toMatch(/^Mara wins/);
  expect(table?.description).toContain('Super Hero Squad');
  const told = privately(await pair[0].click(board, 'The story'));
  const [strip, ...others] = pictures(told);
  expect(others).toEqual([]);
  expect(strip?.description).toContain('Theo');
  expect((await fetch(strip?.url ?? '')).headers.get('content-type')).toBe('image/png');
  // Who played may post it, once; others see it for themselves.
  const posting = await pair[0].click(told, 'Post it');
  expect(posting).toMatchObject({ kind: 'updated', message: { id: told.id } });
  expect(buttons(posting.message as SeenMessage)).toEqual([]);
  const done = await pair[0].waitFor(({ id, content }) => id === told.id && content === 'Posted for everyone.');
  expect(pictures(done)).toEqual([]);
  const ines = await house.member('Ines');
  const posted = await ines.waitFor(message => pictures(message).some(({ filename }) => filename === strip?.filename));
  expect(textOf(posted)).toContain('**Mara wins.**');
  expect(buttons(posted)).toEqual([]);
  expect(buttons(privately(await ines.click(board, 'The story')))).toEqual([]);
  // Players who want words get it in words.
  await pair[1].run('me settings', { pictures: 'words' });
  const words = privately(await pair[1].click(board, 'The story'));
  expect(pictures(words)).toEqual([]);
  expect(textOf(words)).toContain('Theo');
  await house.close();
});

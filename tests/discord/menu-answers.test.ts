import { type APIActionRowComponent, type APIComponentInMessageActionRow, ComponentType } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { askedParts } from '../../src/discord/menu/asked.js';
import { type Fold, unfolded } from '../../src/discord/menu/fold.js';
import { menuLayout } from '../../src/discord/menu/layout.js';
import { decodeId, encodeId } from '../../src/discord/render/custom-id.js';
import { gameOf, games } from '../../src/games/index.js';
import { type Game, optionsOf, text } from '../../src/kernel/index.js';
import { handOf } from '../../src/pictures/index.js';
import { type Moment, momentsOf } from '../corpus.js';

/** The answers of a question as a menu lays them out, by how much of it stands open. */
function laid({ table, prompt, say }: Moment, fold: Fold) {
  if (prompt === null) return null;
  const { game, state } = table;
  const hand = handOf(game.view(state, prompt.seat), prompt.seat);
  const asked = askedParts(table, prompt, say, { match: 'abc', game, hand, atOnce: true })(fold);
  const { components } = menuLayout({
    ...asked,
    note: [],
    news: [],
    meanwhile: null,
    hand: null,
    looks: [],
    asides: [],
  });
  const rows = components.filter(
    (one): one is APIActionRowComponent<APIComponentInMessageActionRow> => one.type === ComponentType.ActionRow,
  );
  return {
    prompt,
    lines: components.flatMap(one => (one.type === ComponentType.Section ? [one.accessory] : [])),
    buttons: rows.flatMap(row => row.components.flatMap(one => (one.type === ComponentType.Button ? [one] : []))),
    lists: rows.flatMap(row => row.components.flatMap(one => (one.type === ComponentType.StringSelect ? [one] : []))),
  };
}

const narrow: Fold = { lines: 0, news: 0, effect: 64, together: true, asides: false };
const keyOf = (one: object): string | null => {
  const id = 'custom_id' in one ? decodeId(one.custom_id as string) : null;
  return id?.verb === 'a' ? id.arg : null;
};

describe.each(games.map(game => ({ game, id: game.id })))('the answers of a question in $id', ({ game }) => {
  test('all look alike: each card has a line, or none has', () => {
    let seen = 0;
    for (const moment of momentsOf({ game, matches: 4, seed: 'alike' })) {
      const menu = laid(moment, unfolded);
      if (menu === null) continue;
      const cards = optionsOf(menu.prompt).flatMap(({ key, card }) => (card === undefined ? [] : [key]));
      const choices = (list: readonly object[]): object[] => list.filter(one => cards.includes(keyOf(one) ?? ''));
      if (choices(menu.lines).length === 0) continue;
      expect(choices(menu.buttons).map(keyOf), menu.prompt.reason).toEqual([]);
      seen++;
    }
    expect(seen).toBeGreaterThan(0);
  });
});

test('to change form stays a button, however little room there is, and the list beside it says what it holds', () => {
  const names = new Set<string>();
  let turns = 0;
  for (const moment of momentsOf({ game: gameOf('champions') as Game, matches: 4, seed: 'forms' })) {
    const menu = laid(moment, narrow);
    if (menu === null || menu.prompt.reason !== 'turn') continue;
    for (const { placeholder = '' } of menu.lists) names.add(placeholder);
    if (!optionsOf(menu.prompt).some(({ key }) => key === 'form')) continue;
    expect(menu.buttons.map(keyOf)).toContain('form');
    turns++;
  }
  expect(turns).toBeGreaterThan(0);
  expect(names).toContain('Play a card · Use a basic power…');
  expect(names).not.toContain('Choose…');
});

test.each([
  ['squad', 'attack', 'Attack…'],
  ['squad', 'block', 'Block…'],
  ['recharge', 'hand limit', 'Discard…'],
])('in %s, a list of answers to “%s” says what is done with them', (id, reason, named) => {
  const names = new Set<string>();
  for (const moment of momentsOf({ game: gameOf(id) as Game, matches: 12, seed: 'named' })) {
    const menu = laid(moment, narrow);
    if (menu === null || menu.prompt.reason !== reason) continue;
    for (const { placeholder = '' } of menu.lists) names.add(placeholder);
  }
  expect([...names]).toEqual([named]);
});

test('a line says all that a card does where it has room, else its gist', () => {
  const name = (words: string) => text('name', { name: words });
  const preview = {
    effect: name('Any player may control this (one per player). +1 ATK for your hero.'),
    gist: name('+1 ATK.'),
    changes: [],
  };
  const [moment] = momentsOf({ game: gameOf('champions') as Game, matches: 1, seed: 'gist' });
  const prompt = {
    number: 1,
    seat: 0,
    reason: 'turn',
    question: name('What now?'),
    trail: [],
    kind: 'one',
    options: [{ key: 'a', label: name('A') }],
  };
  const asked = askedParts({ preview: () => preview }, prompt as never, (moment as Moment).say, {
    match: 'abc',
    atOnce: true,
  });
  const line = (effect: number): string =>
    asked({ ...unfolded, effect }).effect(encodeId({ verb: 'a', subject: 'abc', number: 1, page: 0, arg: 'a' }));
  expect(line(150)).toMatch(/^-# Any player may .*\+1 ATK for your hero\.$/);
  expect(line(64)).toMatch(/^-# \\?\+1 ATK\.$/);
});

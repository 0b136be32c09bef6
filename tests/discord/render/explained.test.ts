import { describe, expect, it } from 'vitest';
import { cardEmbed } from '../../../src/discord/render/cards.js';
import { gameTranslator } from '../../../src/discord/render/translators.js';
import { games } from '../../../src/games/index.js';
import { idsIn, text } from '../../../src/kernel/index.js';
import { wordingOf } from '../../../src/locales/index.js';

const gameOf = (id: string) => games.find(game => game.id === id) as (typeof games)[number];

/** What stands in small letters below a card. */
function below(game: string, card: string, locale = 'en'): string[] {
  const { cards, rules } = gameOf(game);
  const entry = cards.get(card);
  if (entry === undefined) throw new Error(`no card ${card}`);
  const { description = '' } = cardEmbed(entry, gameTranslator(gameOf(game), locale), rules);
  return description.split('\n').filter(line => line.startsWith('-# '));
}

describe('below a card that is looked up', () => {
  it('its keywords are explained', () => {
    expect(below('champions', '01101')).toEqual([
      '-# **Guard**: While a guard minion is engaged with you, your hero and allies can’t attack the villain. Damage that isn’t from an attack still works.',
    ]);
  });

  it('its icons are explained, in the language of who looks', () => {
    expect(below('champions', '01107', 'de')).toEqual([expect.stringMatching(/^-# \*\*Gefahr\*\*: /)]);
  });

  it('nothing stands where the card says it all', () => {
    expect(below('champions', '01088')).toEqual([]);
    expect(below('squad', 'ST356')).toEqual([]);
  });

  it.each(games.map(({ id }) => id))('each rule of %s that explains something has a card to explain', id => {
    const { cards, rules } = gameOf(id);
    const said = new Set(cards.all.flatMap(card => [...idsIn({ list: [...card.facts, wordingOf(card) ?? ''] })]));
    const idle = rules.flatMap(({ explains = [] }) => explains.filter(one => !said.has(one)));
    expect(idle).toEqual([]);
  });
});

it('a sentence names itself and all that is in it', () => {
  const said = text('a', { who: { seat: 0 }, n: 1, what: { list: [text('b'), 'word', text('c', { in: text('d') })] } });
  expect([...idsIn(said)]).toEqual(['a', 'b', 'c', 'd']);
});

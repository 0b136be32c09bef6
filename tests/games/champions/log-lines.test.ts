import { expect, test } from 'vitest';
import { briefly } from '../../../src/discord/render/log.js';
import { translator } from '../../../src/discord/render/translator.js';
import { cards } from '../../../src/games/champions/cards/index.js';
import { champions } from '../../../src/games/champions/index.js';
import { faceOf, type LogEntry, type Text, text } from '../../../src/kernel/index.js';
import { loadWords, localesOf } from '../../../src/locales/index.js';
import { marvel } from './encounter/tables.js';
import { CARD, type Layout, Played } from './table.js';

const sayIn = (locale: string) =>
  translator(loadWords('champions', locale), {
    names: ['Mara', 'Theo'],
    cardTitle: id => champions.cards.get(id)?.title,
  });

/** Each line of a kind, as a thread has it. */
const linesOf = (table: Played, id: string, locale: string): string[] =>
  table.logged(id).map(line => briefly(line as Text, sayIn(locale)));

test.each([
  ['en', 'Klaw I triggers: “1 more boost card”.'],
  ['de', '„Klaw I“ wird ausgelöst (Kartentext: 1 Boost-Karte mehr).'],
  ['es', 'Klaw I activa su capacidad: «1 carta de aumento más».'],
  ['fr', 'Klaw I se déclenche\u202f: «\u202f1 carte boost de plus\u202f».'],
])('in %s the log says what a card of the scenario does by itself', (locale, said) => {
  const layout: Layout = { scenario: 'klaw', villain: '01113', heroes: [marvel], step: 'villain activates' };
  expect(linesOf(new Played(layout, 'plain'), 'log-forced-does', locale)).toEqual([said]);
});

test.each(localesOf('champions'))(
  'in %s such a line loses nothing but what the card does where that is long',
  locale => {
    const forced = cards.flatMap(({ id, faction, abilities }) =>
      faction === 'encounter'
        ? abilities
            .filter(ability => ability.forced === true)
            .map(({ does }) => ({ card: { card: id }, does: does.says }))
        : [],
    );
    expect(forced.length).toBeGreaterThan(50);
    const said = forced.map(args => briefly(text('log-forced-does', args), sayIn(locale)));
    expect(said.filter(line => line.endsWith('…'))).toEqual([]);
  },
);

const SHIELD = '03009';
const plain = (count: number): string[] => Array.from({ length: count }, () => CARD);
/** The first hero looks for something once the hands are drawn. */
const opening = (identity: string, deck: readonly string[]): Layout => ({
  heroes: [{ identity, deck }, {}],
  mainScheme: '01097a',
  schemes: ['01097b'],
  step: 'opening',
  until: 'turn',
});

test.each([
  ['en', "Mara takes Captain America's Shield from their deck."],
  ['de', 'Mara nimmt „Captain Americas Schild“ aus dem Deck.'],
  ['es', 'Mara se queda con Escudo del Capitán América de su mazo.'],
  ['fr', 'Mara prend Bouclier de Captain America dans son deck.'],
])('in %s a card that is looked for by its name is named to everybody', (locale, said) => {
  const table = new Played(opening('03001b', [...plain(9), SHIELD]), 'plain').pass().pass();
  expect(linesOf(table, 'log-fetch-named', locale)).toEqual([said]);
  expect(table.lines).not.toContain('log-fetch');
});

test('one of several cards that could have been found is named to its player alone', () => {
  const table = new Played(opening('01040b', [...plain(7), '01046', '01049']), 'plain').pass().pass().pick('01049');
  const [line] = table.logged('log-fetch');
  expect(sayIn('en')(faceOf(line as LogEntry, 'public'))).toBe('Mara takes a card from their deck.');
  expect(table.lines).not.toContain('log-fetch-named');
});

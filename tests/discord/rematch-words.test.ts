import { expect, test } from 'vitest';
import { headlineOf, lobbyBody } from '../../src/discord/lobby/board.js';
import { idAbout } from '../../src/discord/render/custom-id.js';
import { matchTranslator } from '../../src/discord/render/translators.js';
import { gameOf } from '../../src/games/index.js';
import type { Game } from '../../src/kernel/index.js';
import { readTerms } from '../../src/matches/lobby/terms.js';
import type { MatchRow } from '../../src/store/port.js';
import { begin } from '../corpus.js';
import { said, seen } from './seen.js';

const game = gameOf('smash') as Game;

function tableWith(terms: Readonly<Record<string, string>>): MatchRow {
  const { look } = seen(game, begin(game, 3, 'rematch').table, ['ann', 'bob', 'cyd']);
  const agreed = { ...readTerms(look.match.terms), ...terms };
  const commitment = 'ab'.repeat(32);
  return { ...look.match, status: 'inviting', ruleset: 'standard', host: 'bob', terms: agreed, commitment };
}

function headlineWith(terms: Readonly<Record<string, string>>): string {
  const match = tableWith(terms);
  return headlineOf(match, matchTranslator(match, 'en-US'));
}

const controlsWith = (terms: Readonly<Record<string, string>>): string =>
  said(lobbyBody(tableWith(terms), 'en-US').components);

test('a rematch of several says that it is one', () => {
  expect(headlineWith({ rematchOf: 'm0' })).toMatch(/^\*\*bob\*\* wants a rematch: /);
  expect(headlineWith({})).toContain('is looking for somebody to play');
  expect(headlineWith({ invited: 'ann' })).toContain('challenges you');
});

test('so does one of two, where the other is asked to accept', () => {
  expect(headlineWith({ rematchOf: 'm0', invited: 'ann' })).toBe(headlineWith({ rematchOf: 'm0' }));
});

test('so does one of partners', () => {
  const partners = gameOf('champions') as Game;
  const { look } = seen(partners, begin(partners, 3, 'rematch').table, ['ann', 'bob', 'cyd']);
  const terms = { ...readTerms(look.match.terms), rematchOf: 'm0' };
  const [ruleset] = partners.rulesets as [Game['rulesets'][number]];
  const match: MatchRow = { ...look.match, status: 'inviting', ruleset: ruleset.id, host: 'bob', terms };
  expect(headlineOf(match, matchTranslator(match, 'en-US'))).toMatch(/^\*\*bob\*\* wants a rematch: /);
});

test.each([{}, { invited: 'ann' }])('its table has a button for those who keep their decks %o', invited => {
  const same = said(idAbout('again', { id: 'm0' }, 'same'));
  expect(controlsWith({ rematchOf: 'm0', ...invited })).toContain(same);
  expect(controlsWith(invited)).not.toContain('Rematch, same decks');
});

import { expect, test } from 'vitest';
import { headlineOf } from '../../src/discord/lobby/board.js';
import { matchTranslator } from '../../src/discord/render/translators.js';
import { gameOf } from '../../src/games/index.js';
import type { Game } from '../../src/kernel/index.js';
import { readTerms } from '../../src/matches/lobby/terms.js';
import type { MatchRow } from '../../src/store/port.js';
import { begin } from '../corpus.js';
import { seen } from './seen.js';

const game = gameOf('smash') as Game;

function headlineWith(terms: Readonly<Record<string, string>>): string {
  const { look } = seen(game, begin(game, 3, 'rematch').table, ['ann', 'bob', 'cyd']);
  const agreed = { ...readTerms(look.match.terms), ...terms };
  const match: MatchRow = { ...look.match, status: 'inviting', ruleset: 'standard', host: 'bob', terms: agreed };
  return headlineOf(match, matchTranslator(match, 'en-US'));
}

test('a rematch of several says that it is one, and how a deck is kept', () => {
  expect(headlineWith({ rematchOf: 'm0' })).toMatch(
    /^\*\*bob\*\* wants a rematch: .*\*\*Rematch, same decks\*\* on the last board\.$/,
  );
  expect(headlineWith({})).toContain('is looking for somebody to play');
  expect(headlineWith({ rematchOf: 'm0', invited: 'ann' })).toContain('challenges you');
});

test('so does one of partners', () => {
  const partners = gameOf('champions') as Game;
  const { look } = seen(partners, begin(partners, 3, 'rematch').table, ['ann', 'bob', 'cyd']);
  const terms = { ...readTerms(look.match.terms), rematchOf: 'm0' };
  const [ruleset] = partners.rulesets as [Game['rulesets'][number]];
  const match: MatchRow = { ...look.match, status: 'inviting', ruleset: ruleset.id, host: 'bob', terms };
  expect(headlineOf(match, matchTranslator(match, 'en-US'))).toMatch(/^\*\*bob\*\* wants a rematch: /);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { simulate } from '../../../src/cli/simulate/run.js';
import { readPlan } from '../../../src/cli/simulate.js';
import { games } from '../../../src/games/index.js';
import { soaking } from '../../soak.js';

/** The commands of tests/README.md: random players try every card, and bots come to the last stages. */
const CAMPAIGN = [
  'champions --matches 600 --seed wave',
  'champions --players steady --nodes 0 --seats 1 --matches 240 --seed wave --unseen none',
  'champions --players steady --nodes 0 --seats 1 --ruleset mutagen-formula-expert --matches 60 --seed wave --unseen none',
];

test('the commands are those of the page on tests', () => {
  const page = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  for (const command of CAMPAIGN) expect(page).toContain(`simulate ${command}`);
});

// A minute of processor time, and of no use by halves.
if (soaking)
  test('every ability takes effect in one match or another', { timeout: 1_800_000 }, () => {
    const tallies = CAMPAIGN.map(command => simulate(readPlan(command.split(' '), { games })));
    expect(tallies.flatMap(({ failures }) => failures)).toEqual([]);
    const seen = new Set(tallies.flatMap(({ cards }) => Object.keys(cards)));
    // Decks and rulesets rotate in the first: its list is of all the game's cards.
    expect(tallies[0]?.unreached.filter(card => !seen.has(card))).toEqual([]);
  });

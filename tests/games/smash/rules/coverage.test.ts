import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** What the rule text says, sentence by sentence in our words and in its order, and the title of a test that holds it. */
const SENTENCES: readonly (readonly [string, string])[] = [
  ['the last team with a hero wins', 'the last team standing wins'],
  [
    'a team without heroes has lost',
    'SM-12: a team without heroes is out, its cards leave play, and its turns are skipped',
  ],
  ['six kinds of cards', 'Stories, one Smash, and Team-Ups for all ten pairs of types'],
  ['heroes have one of four power types', '36 heroes, nine of each type, and a Super for each'],
  [
    'immunities stem from types',
    'SM-1: a hero that is immune to the attacker’s type is no target; to another type it is',
  ],
  ['weaknesses stem from types', 'weak: losing to that type is a defeat'],
  ['a Super is for its hero alone', 'can be played only for their hero'],
  ['a Super revives its hero', 'revive their hero, even if all are stunned'],
  [
    'a Smash attacks',
    'an active hero attacks a rival hero that its player names; without a counter that one is stunned',
  ],
  ['a Smash counters', 'an attacker who cannot counter a counter is stunned itself'],
  ['counters are generic', 'SM-1: counters are generic: immunity does not keep a hero from being countered'],
  ['Stories mean all teams', 'SM-6: with heroes in the stack it can; it means one’s own team as well'],
  ['a Team-Up needs two active heroes', 'SM-2: without a second active hero it is no counter'],
  [
    'who wins with a Team-Up defeats',
    'two active heroes of its types; the leader attacks, and whoever loses to it is defeated',
  ],
  ['Loot needs a hero of its type', 'costs the turn and goes below an active hero of its type'],
  ['one Loot a team', 'SM-11: one a team'],
  ['Loot goes when its hero is stunned', 'SM-11: is discarded when its hero is stunned'],
  ['nine heroes', 'nine heroes'],
  ['no duplicate heroes', 'no duplicate heroes'],
  ['fifty other cards', 'fifty other cards'],
  ['no duplicate Supers', 'no duplicates of Supers'],
  ['no duplicate Loot', 'no duplicates of Loot'],
  ['no duplicate Stories', 'no duplicates of Stories'],
  ['no duplicate Team-Ups', 'no duplicates of Team-Ups'],
  ['at most 25 Smash cards', 'no more than 25 Smash cards'],
  ['fewer will do', 'fewer Smash cards are fine'],
  ['Supers of the heroes are advised, not required', 'a hero without its Super is allowed'],
  ['the ready decks follow the advice', 'four ready ones, all legal, each with the Supers of its heroes'],
  ['stack and deck are shuffled separately', 'stack and deck are shuffled, each by itself'],
  [
    'three heroes, five cards',
    'three heroes on the table, five cards in hand, six heroes in the stack and 45 cards in the deck',
  ],
  ['a coin says who begins', 'chance finds who goes first'],
  ['clockwise', 'is one action, and play moves clockwise'],
  [
    'action: attack with a Smash',
    'an active hero attacks a rival hero that its player names; without a counter that one is stunned',
  ],
  ['action: a power', 'cost the turn'],
  ['action: a Story', 'is refilled to five after a card is played'],
  ['action: a Super', 'do what they say for an active hero too'],
  ['action: a Team-Up', 'two active heroes of its types; the leader attacks, and whoever loses to it is defeated'],
  ['action: a Loot', 'costs the turn and goes below an active hero of its type'],
  ['action: give up a stunned hero', 'may be to give up a stunned hero for a new one'],
  ['action: discard and draw', 'may be to discard a card and draw another'],
  ['must discard', 'must be a discard where nothing else can be done (SM-8)'],
  ['five cards at once', 'is refilled to five after a card is played'],
  [
    'the attacker and the attacked are named',
    'an active hero attacks a rival hero that its player names; without a counter that one is stunned',
  ],
  [
    'counters back and forth',
    'counters go back and forth as long as there are Smash cards, and hands are refilled on the way (SM-5)',
  ],
  [
    'stunned heroes are defenceless',
    'a stunned hero cannot attack, use powers, stand in a Team-Up or hold Loot; its team may play Supers and Stories (SM-8)',
  ],
  [
    'a stunned hero that is attacked is defeated',
    'SM-4: a stunned hero that is attacked is defeated, without a counter, and a new one takes its place',
  ],
  [
    'with all heroes stunned: Supers and Stories',
    'a stunned hero cannot attack, use powers, stand in a Team-Up or hold Loot; its team may play Supers and Stories (SM-8)',
  ],
  [
    'three heroes on the table',
    'SM-4: a stunned hero that is attacked is defeated, without a counter, and a new one takes its place',
  ],
  ['equipping costs a turn', 'costs the turn and goes below an active hero of its type'],
  ['some Loot is played against a rival', 'it is offered with the counters: the attack ends, and what it says happens'],
  ['only active heroes are equipped', 'costs the turn and goes below an active hero of its type'],
  ['Loot stays until its hero falls', 'that is used costs a turn and stays'],
  [
    'Team-Ups at any point of a battle',
    'SM-2: it counters as well; who wins with it defeats, the defending hero leading',
  ],
  ['its types must match', 'SM-3: by default the types must match'],
  ['planned: any types', 'SM-3: with the option `any` two active heroes will do'],
  ['a lead is chosen, and can be stunned', 'only the leader can lose: it is stunned, the second is not touched'],
  ['Smash cards go on', 'Smash cards go on after a Team-Up; a second one in the battle changes nothing more'],
  ['no drawing with five cards', 'is not refilled while it holds five or more'],
  ['no new hero with three', 'SM-C12: a fourth hero is not replaced'],
  ['heroes keep their places', 'SM-7: with an empty stack a team plays on with fewer; heroes keep their places'],
  ['two empty places', 'SM-7: of two empty places the owner chooses (SM-C8: those who fall together leave together)'],
  ['a power need not be used', 'need not be used'],
  ['refill first, then draw', 'after the hand has been refilled'],
  ['two to eight', 'two to eight may play'],
  ['no way to make oneself lose', 'SM-6: a Story that would take one’s own last heroes cannot be played'],
  ['all teams includes one’s own', 'all teams, one’s own too'],
  ['an active Loot costs a turn', 'that is used costs a turn and stays'],
  ['what always holds does not', 'that always holds costs no turn'],
  ['powers after revival', 'SM-10: of a revived hero are there from its player’s next turn'],
  [
    'Cool Man is not kicked off as the last',
    'but not if he is the last hero of his team: it can be played, and he stays',
  ],
  [
    'healers heal, Cool Man leaves, spex look',
    'Cat Lady and Help Centaur revive; Cool Man’s Super kicks him off his team; X-Ray Spex are used to look at a hand',
  ],
  ['an empty deck', 'SM-13: an empty deck is the shuffled discard pile'],
];

const here = fileURLToPath(new URL('..', import.meta.url));
const code = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.test.ts') && !name.endsWith('coverage.test.ts'))
  .map(name => readFileSync(join(here, name), 'utf8'))
  .join('\n');

test.each(SENTENCES)('%s', (_, title) => {
  expect(code).toContain(`'${title}'`);
});

const named = (text: string): string[] => [...new Set(text.match(/\bSM-[CQ]?\d+/g))];
const page = readFileSync(new URL('../../../../docs/rules/smash.md', import.meta.url), 'utf8');

test('the page for players states every ruling of the rule text', () => {
  const rulings = Array.from({ length: 15 }, (_, at) => `SM-${at + 1}`);
  expect(rulings.filter(id => !named(page).includes(id))).toEqual([]);
});

test('every ruling on the page for players has a test that names it, and every ruling that a test names is on the page', () => {
  expect(named(page).filter(id => !named(code).includes(id))).toEqual([]);
  expect(named(code).filter(id => !named(page).includes(id))).toEqual([]);
});

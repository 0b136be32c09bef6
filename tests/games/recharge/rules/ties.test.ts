import { describe, expect, test } from 'vitest';
import { loadWords } from '../../../../src/locales/index.js';
import { named } from '../cards/laid.js';
import { type Layout, POOL, type Side, scenario } from '../table.js';

const longshot = named('Longshot');
const devil = named('Daredevil');
/** Chains worth five and six, and one card to play. */
const five: Side = { hand: ['power4'], chain: [{ card: POOL.hero5.id }] };
const six: Side = { hand: ['power4'], chain: [{ card: POOL.hero6.id }] };
const none = (side: Side): Side => ({ ...side, hand: [] });
const ofTies: Side = { hand: ['power4'], chain: [{ card: longshot.id }] };
const ofPasses: Side = { hand: [], chain: [{ card: devil.id }] };

/** Seat 0 is to move; the first of those who fight has attacked, or another that has conceded since. */
const fought = (players: readonly Side[], fighting: number[], attacker = fighting[0] ?? 0): Layout => ({
  position: { step: 'battle', battle: { attacker, fighting, turn: 0 } },
  players,
  cards: [longshot, devil],
});

describe('RE-3: a tie says who leads it, and why', () => {
  const level: Side = { hand: [], chain: [{ card: POOL.villain5.id }] };
  for (const [says, layout, question] of [
    [
      'the attacker',
      fought([five, five], [1, 0]),
      'You’re tied at 5, and Player 1 leads ties as the attacker. Play, or concede?',
    ],
    [
      'the attacker, with nothing to play',
      fought([none(five), five], [1, 0]),
      'You’re tied at 5, and Player 1 leads ties as the attacker. You have no card to play.',
    ],
    [
      'a card that wins ties',
      fought([level, five, ofTies], [1, 2, 0]),
      'You’re tied at 5, and Player 2 leads ties with Longshot. You have no card to play.',
    ],
    [
      'who sits closest to the attacker’s left',
      fought([six, none(five), six], [1, 2, 0]),
      'You’re tied at 6, and Player 2 leads ties as first after the attacker. Play, or concede?',
    ],
    [
      'the same once the attacker has conceded',
      fought([six, five, six], [2, 0], 1),
      'You’re tied at 6, and Player 2 leads ties as first after the attacker. Play, or concede?',
    ],
    [
      'nobody where ratings differ',
      fought([five, six], [1, 0]),
      'Your rating is 5; the leader’s is 6. Play a card, or concede?',
    ],
  ] as const)
    scenario(says, layout, table => {
      table.asks(0, 'battle');
      expect(table.question).toBe(question);
      table.pick('concede');
    });

  const worth = devil.points.left;
  scenario('where a card lets one pass from behind', fought([ofPasses, ofPasses], [1, 0]), table => {
    table.asks(0, 'battle', ['pass', 'concede']);
    expect(table.question).toBe(
      `You’re tied at ${worth}, and Player 1 leads ties as the attacker. No card: pass, or concede?`,
    );
    // Only the lead has something to be kept.
    expect(table.previews.pass).toBe('');
    table.pick('pass');
  });

  test.each([
    ['de', 'Gleichstand bei 5: Theo greift an und führt damit. Spielen oder aussteigen?'],
    ['es', 'Empate a 5: Theo ataca y por eso va por delante. ¿Juegas o cedes?'],
    ['fr', 'Égalité à 5\u202f: Theo attaque, donc mène. Tu joues, ou tu te couches\u202f?'],
  ])('in every language: %s', (language, told) => {
    const led = { id: 'led-attacker', args: { who: 'Theo' } };
    expect(loadWords('recharge', language).say({ id: 'ask-tied-behind', args: { rating: 5, able: 1, led } })).toBe(
      told,
    );
  });
});

describe('passing in the lead says what it takes to lose it', () => {
  for (const [says, layout, preview] of [
    ['who attacks leads ties', fought([six, five], [0, 1]), 'You keep the lead until a rival beats 6.'],
    ['who defends doesn’t', fought([six, five], [1, 0]), 'You keep the lead until a rival reaches 6.'],
    ['but with a card that wins them', fought([ofTies, five], [1, 0]), 'You keep the lead until a rival beats 5.'],
    [
      'against such a card who attacks doesn’t either',
      fought([six, ofTies], [0, 1]),
      'You keep the lead until a rival reaches 6.',
    ],
    [
      'once the attacker has conceded, who sits closest to their left does',
      fought([six, five, five], [0, 1], 2),
      'You keep the lead until a rival beats 6.',
    ],
  ] as const)
    scenario(says, layout, table => {
      table.asks(0, 'battle');
      expect(table.question).toMatch(/^You lead with a rating of \d\./);
      expect(table.previews.pass).toBe(preview);
      table.pick('pass');
    });
});

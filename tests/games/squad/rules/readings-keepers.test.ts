import { expect } from 'vitest';
import {
  destroysTheirs,
  hits,
  whenAnotherOfMineIsDestroyed,
  whenAttacked,
  whenIPutAnotherIntoPlay,
} from '../../../../src/games/squad/abilities/index.js';
import type { Does, Filter } from '../../../../src/games/squad/card.js';
import { anyCard } from '../../../../src/games/squad/filters.js';
import { optionsOf } from '../../../../src/kernel/index.js';
import { counts, does, says, which } from '../made.js';
import { scenario } from '../table.js';
import { blow, card, onHit, pile, plain, starter, stops } from './rule.js';

// Readings of this house about Keepers, each on cards that only this test knows.

const named = (id: string): Filter => which(({ name }) => name === id);
const quiet = card('quiet', { keeper: 2 });
/** An attack that destroys one Keeper of the opponent. */
const breaker = card('breaker', onHit(1, destroysTheirs(anyCard)));

// -- SQ-C13: being attacked

const watches = card('watches', { keeper: 2, triggers: [whenAttacked(hits(1))] });

scenario(
  'SQ-C13: who watches for being attacked acts when the attack is played, before the block',
  {
    cards: [...plain, watches],
    me: { hand: [blow('speed', 3)], keepers: ['watches'] },
    them: { hand: [stops('speed')], keepers: ['watches'] },
  },
  table => {
    table.attack(blow('speed', 3)).asks(1, 'block');
    // The attacked player's Keeper has hit; the attacker's does not watch this.
    expect(table.zone(0, 'discard')).toHaveLength(1);
    expect(table.zone(1, 'discard')).toEqual([]);
    table.take();
    expect(table.zone(1, 'discard')).toHaveLength(3);
  },
);

scenario(
  'SQ-C13: also where the attack does no damage; a hit is no attack',
  {
    until: 'over',
    step: 'start',
    cards: [...plain, watches, card('nothing', { attack: '*', worth: counts(() => 0) }), starter('hits', 1)],
    me: { hand: ['nothing'], keepers: ['hits'], deck: pile('tech') },
    them: { keepers: ['watches'], deck: pile('tech') },
  },
  table => {
    table.asks(0, 'attack');
    expect(table.zone(0, 'discard')).toEqual([]);
    table.attack('nothing').asks(0, 'block').take().asks(1, 'attack');
    expect(table.zone(0, 'discard')).toHaveLength(2);
  },
);

// -- SQ-C14: what cannot be destroyed

const guards = card('guards', { keeper: 2, standing: { says, protects: named('ward').fits } });
const ward = starter('ward', 2);

scenario(
  'SQ-C14: a Keeper that cannot be destroyed does not misfire away',
  {
    step: 'start',
    cards: [...plain, guards, ward, starter('other', 1)],
    me: { keepers: ['ward', 'guards', 'other'] },
    them: { deck: [stops('speed'), stops('speed'), ...pile('tech')] },
  },
  table => {
    expect(table.zone(0, 'keepers')).toEqual(['ward', 'guards']);
    expect(table.logged('log-protected').at(-1)?.why).toEqual({ rule: 'cannot', card: 'guards' });
    expect(table.lines.filter(line => line === 'log-misfire').length).toBeGreaterThan(0);
    expect(table.zone(1, 'discard')).toHaveLength(2);
  },
);

scenario(
  'SQ-C14: it cannot be chosen to be destroyed; its guardian can, and then it can as well',
  {
    until: 'over',
    cards: [...plain, guards, ward, quiet, breaker],
    me: { hand: ['breaker', 'breaker'], deck: pile('tech') },
    them: { keepers: ['ward', 'guards', 'quiet'], deck: pile('tech') },
  },
  table => {
    table.attack('breaker').asks(0, 'keeper', ['guards', 'quiet']).pick('guards');
    // The ward hits at the start of its player's turn.
    table.take().pick('pass');
    table.attack('breaker').take().asks(0, 'keeper', ['ward', 'quiet']).pick('ward');
    expect(table.zone(1, 'keepers')).toEqual(['quiet']);
    table.asks(1, 'attack');
  },
);

scenario(
  'SQ-C14: two that guard each other cannot be destroyed at all',
  {
    cards: [...plain, card('each other', { keeper: 2, standing: { says, protects: anyCard.fits } }), breaker],
    me: { hand: ['breaker'] },
    them: { keepers: ['each other', 'each other'], deck: pile('tech') },
  },
  table => {
    table.attack('breaker');
    expect(table.zone(1, 'keepers')).toEqual(['each other', 'each other']);
  },
);

scenario(
  'SQ-C14: a guardian does not guard itself',
  {
    cards: [...plain, card('each other', { keeper: 2, standing: { says, protects: anyCard.fits } }), breaker],
    me: { hand: ['breaker'] },
    them: { keepers: ['each other'], deck: pile('tech') },
  },
  table => {
    table.attack('breaker');
    expect(table.zone(1, 'keepers')).toEqual([]);
  },
);

scenario(
  'SQ-C14: above the limit of six it is not among those to part with',
  {
    step: 'end',
    cards: [...plain, guards, ward, quiet],
    me: { keepers: ['ward', 'ward', 'ward', 'ward', 'ward', 'guards', 'quiet'] },
  },
  table => {
    table.asks(0, 'keeper limit', ['guards', 'quiet']).pick('quiet');
    expect(table.zone(0, 'keepers')).toEqual(['ward', 'ward', 'ward', 'ward', 'ward', 'guards']);
  },
);

scenario(
  'SQ-C14: and stays above it if there is nothing else',
  {
    step: 'end',
    cards: [...plain, card('each other', { keeper: 2, standing: { says, protects: anyCard.fits } })],
    me: { keepers: Array.from({ length: 8 }, () => 'each other') },
  },
  table => {
    expect(table.zone(0, 'keepers')).toHaveLength(8);
  },
);

scenario(
  'SQ-C14: with its guardian gone, it is among those to part with until there are six',
  {
    step: 'end',
    cards: [...plain, guards, ward, starter('another ward', 1, { name: 'ward' })],
    me: { keepers: ['ward', 'guards', 'another ward', ...Array.from({ length: 6 }, () => 'ward')] },
    them: { keepers: ['ward'] },
  },
  table => {
    // Nine: the guardian has to go, and then two of eight.
    table.asks(0, 'keeper limit').pick('another ward', 'ward');
    expect(table.zone(0, 'keepers')).toEqual(Array.from({ length: 6 }, () => 'ward'));
    expect(table.zone(0, 'discard')).toHaveLength(3);
    expect(table.zone(1, 'keepers')).toEqual(['ward']);
  },
);

scenario(
  'SQ-C14: so where some are protected they go one after the other, as their player likes',
  {
    step: 'end',
    cards: [...plain, guards, ward, quiet],
    me: { keepers: ['guards', 'quiet', ...Array.from({ length: 6 }, () => 'ward')] },
  },
  table => {
    table.asks(0, 'keeper limit', ['guards', 'quiet']);
    expect(table.prompt.question).toMatchObject({ id: 'ask-keeper-limit', args: { excess: 2, count: 1 } });
    table
      .pick('guards')
      .asks(0, 'keeper limit', ['quiet', ...Array.from({ length: 6 }, () => 'ward')])
      .pick('ward');
    expect(table.zone(0, 'keepers')).toEqual(['quiet', ...Array.from({ length: 5 }, () => 'ward')]);
  },
);

// -- SQ-C15: when this Keeper is destroyed

const avenges = card('avenges', { keeper: 2, onDestroyed: hits(2) });
const mourns = card('mourns', { keeper: 2, triggers: [whenAnotherOfMineIsDestroyed(hits(1))] });

scenario(
  'SQ-C15: it strikes after its player’s Keepers have acted',
  {
    cards: [...plain, avenges, mourns, breaker],
    me: { hand: ['breaker'], deck: pile('tech') },
    them: { keepers: ['avenges', 'mourns'], deck: pile('tech') },
  },
  table => {
    table.attack('breaker').pick('avenges');
    expect(table.effects.filter(one => one !== 'breaker').slice(0, 2)).toEqual(['mourns', 'avenges']);
    expect(table.zone(0, 'discard')).toHaveLength(1 + 3);
    expect(table.zone(1, 'discard')).toContain('avenges');
  },
);

scenario(
  'SQ-C15: blocked, it does not misfire: it is not in play any more',
  {
    cards: [...plain, avenges, breaker],
    me: { hand: ['breaker'], deck: pile('speed') },
    them: { keepers: ['avenges'], deck: pile('tech') },
  },
  table => {
    table.attack('breaker');
    expect(table.zone(0, 'discard')).toEqual(['breaker', stops('speed')]);
    expect(table.lines).not.toContain('log-misfire');
  },
);

scenario(
  'SQ-C15: a misfire destroys as well',
  {
    step: 'start',
    cards: [...plain, starter('avenges itself', 1, { onDestroyed: hits(3) }), starter('other', 1)],
    me: { keepers: ['avenges itself'] },
    them: { deck: [stops('speed'), ...pile('tech')] },
  },
  table => {
    expect(table.zone(0, 'keepers')).toEqual([]);
    expect(table.zone(1, 'discard')).toHaveLength(1 + 3);
  },
);

scenario(
  'SQ-C15: so does the limit of six',
  {
    step: 'end',
    cards: [...plain, avenges, quiet],
    me: { keepers: ['avenges', 'quiet', 'quiet', 'quiet', 'quiet', 'quiet', 'quiet'] },
    them: { deck: pile('tech') },
  },
  table => {
    table.asks(0, 'keeper limit').pick('avenges');
    expect(table.zone(1, 'discard')).toHaveLength(2);
  },
);

scenario(
  'SQ-C15: going back to the hand is not being destroyed',
  {
    cards: [
      ...plain,
      avenges,
      card(
        'sends back',
        onHit(
          1,
          does(game => {
            for (const keeper of game.theirs.keepers.slice(0, 1)) game.keepers.returnToHand(keeper);
          }),
        ),
      ),
    ],
    me: { hand: ['sends back'], deck: pile('tech') },
    them: { keepers: ['avenges'], deck: pile('tech') },
  },
  table => {
    table.attack('sends back');
    expect(table.zone(1, 'hand')).toEqual(['avenges']);
    expect(table.zone(0, 'discard')).toEqual(['sends back']);
  },
);

// -- SQ-C19: copies, and Keepers taken over

const copies: Does = does(function* (game) {
  const keeper = yield* game.ask.keeper(game.keepers.all, 'ask-copy');
  if (keeper !== null) game.attack.becomeCopyOf(keeper);
});
const copier = card('copier', { hero: 'Somebody', block: 'strength', ...onHit(1, copies) });
const taker = card(
  'taker',
  onHit(
    1,
    does(function* (game) {
      const keeper = yield* game.ask.keeper(game.theirs.keepers, 'ask-control');
      if (keeper !== null) game.keepers.takeControl(keeper);
    }),
  ),
);
/** Hits when its player puts another Keeper into play. */
const greets = card('greets', {
  keeper: 2,
  triggers: [whenIPutAnotherIntoPlay(hits(1))],
});

scenario(
  'SQ-C19: a copy is the other Keeper in every way, the newest of its player, and was put into play',
  {
    until: 'over',
    cards: [...plain, copier, starter('hits for 2', 2), greets],
    me: { hand: ['copier'], keepers: ['greets'], deck: pile('tech') },
    them: { keepers: ['hits for 2'], deck: pile('tech') },
  },
  table => {
    table.attack('copier').asks(0, 'keeper', ['greets', 'hits for 2']).pick('hits for 2');
    expect(table.zone(0, 'keepers')).toEqual(['greets', 'hits for 2']);
    // 2 from the attack, 1 from the Keeper that greets it. The original has hit in return, as its player's turn began.
    expect(table.zone(1, 'discard')).toHaveLength(3);
    expect(table.zone(0, 'discard')).toHaveLength(2);
    // A turn later so does the copy.
    table.asks(1, 'attack').pick('pass').asks(1, 'block').take();
    expect(table.zone(1, 'discard')).toHaveLength(5);
    table.asks(0, 'attack');
  },
);

scenario(
  'SQ-C19: destroyed, the copy is the card again that is printed, in its owner’s pile',
  {
    until: 'over',
    cards: [...plain, copier, quiet, breaker],
    me: { hand: ['copier'], keepers: ['quiet'], deck: pile('tech') },
    them: { hand: ['breaker'], deck: pile('tech') },
  },
  table => {
    table.attack('copier').take();
    expect(table.zone(0, 'keepers')).toEqual(['quiet', 'quiet']);
    const [, copy] = optionsOf(table.attack('breaker').asks(1, 'keeper', ['quiet', 'quiet']).prompt);
    table.pick(copy?.key as string).asks(0, 'attack');
    expect(table.zone(0, 'keepers')).toEqual(['quiet']);
    expect(table.zone(0, 'discard')[0]).toBe('copier');
  },
);

scenario(
  'SQ-C19: a Keeper taken over is its new player’s newest, and was not put into play (SQ-23)',
  {
    cards: [...plain, taker, starter('hits', 1), greets],
    me: { hand: ['taker'], keepers: ['greets'], deck: pile('tech') },
    them: { keepers: ['hits', 'greets'], deck: pile('tech') },
  },
  table => {
    table.attack('taker').asks(0, 'keeper', ['hits', 'greets']).pick('hits');
    expect(table.zone(0, 'keepers')).toEqual(['greets', 'hits']);
    expect(table.zone(1, 'keepers')).toEqual(['greets']);
    expect(table.zone(1, 'discard')).toHaveLength(2);
  },
);

import {
  type Answer,
  type Opponent,
  optionsOf,
  type Prompt,
  type Random,
  type Seat,
  sample,
} from '../../../kernel/index.js';
import type { Card, Factor } from '../card.js';
import type { Pool } from '../rules/match.js';
import { player } from '../rules/zones.js';
import type { SquadState } from '../state.js';
import { picking, ranked, senseOf } from './chosen.js';
import { worthOf } from './worth.js';

/** What the only card in hand that blocks with its icon is worth holding for, in cards. */
const ONLY_ICON = 1.5;

function playing(state: SquadState, pool: Pool, seat: Seat): (card: Card) => number {
  const icons = player(state, seat).hand.map(({ card }) => pool.get(card)?.block);
  const isOnly = (icon: Factor): boolean => icons.filter(other => other === icon).length === 1;
  return card => worthOf(card).played - (isOnly(card.block) ? ONLY_ICON : 0);
}
const keeping = (card: Card): number => -worthOf(card).played;
/** What the other player would miss most: a Keeper in play, or else a card still to be played. */
const missed = (card: Card): number => Math.max(worthOf(card).inPlay, worthOf(card).played);

/**
 * A sensible player without foresight: plays what promises most, blocks what would hurt with the card it needs least,
 * gives away what is worth least and takes away what is worth most.
 */
export const steadyWith =
  (pool: Pool): Opponent<SquadState> =>
  ({ state, seat, prompt, random }) =>
    answer(state, pool, seat, prompt) ?? atRandom(prompt, random);

function answer(state: SquadState, pool: Pool, seat: Seat, prompt: Prompt): Answer | null {
  switch (senseOf(state, seat, prompt)) {
    case 'use':
      return picking(prompt, ranked(prompt, pool, playing(state, pool, seat)));
    case 'lose':
      return picking(prompt, ranked(prompt, pool, keeping));
    case 'take':
      return picking(prompt, ranked(prompt, pool, missed));
    case 'block':
      if (!worthBlocking(state, seat)) return prompt.default;
      return picking(prompt, ranked(prompt, pool, keeping));
    case 'else':
      return null;
  }
}

/** Whatever may be: a word that is no card (a factor, a player), a number. Something rather than nothing. */
function atRandom(prompt: Prompt, random: Random): Answer {
  if (prompt.kind !== 'some' || optionsOf(prompt).length === 0) return sample(prompt, random);
  return sample({ ...prompt, min: Math.max(prompt.min, Math.min(1, prompt.max)) }, random);
}

/**
 * A block is one point of damage and stops the rest of it, but costs a card that one has chosen to hold. It is worth that
 * from 2 points on, where the hand is full, and where the deck would not last. A Keeper that is blocked is destroyed.
 */
function worthBlocking(state: SquadState, seat: Seat): boolean {
  const damage = state.hits.at(-1) ?? state.attacks.at(-1);
  if (damage === undefined) return false;
  const { deck, hand } = player(state, seat);
  const left = damage.amount - damage.dealt;
  if (damage.keeper !== null) return hand.length > 2 || deck.length < 8;
  return left >= 2 || hand.length >= 7 || deck.length <= left;
}

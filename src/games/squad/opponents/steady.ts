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
import { block, sacrifice } from './blocking.js';
import { picking, ranked, senseOf } from './chosen.js';
import { type Style, styleOf } from './temper.js';
import { worthOf } from './worth.js';

/** What a level counts for: of two cards that promise the same, the lower one can still be played should the power fall. */
const LEVEL = 0.15;

function playing(state: SquadState, pool: Pool, seat: Seat, style: Style): (card: Card) => number {
  const icons = player(state, seat).hand.map(({ card }) => pool.get(card)?.block);
  const isOnly = (icon: Factor): boolean => icons.filter(other => other === icon).length === 1;
  return card => {
    const { damage, abilities, staying } = worthOf(card);
    const promised = damage + style.ability * abilities + style.keeper * staying + LEVEL * card.level;
    return promised - (isOnly(card.block) ? style.onlyIcon : 0);
  };
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
  ({ state, seat, prompt, random, temper }) =>
    answer(state, pool, seat, prompt, styleOf(temper)) ?? atRandom(prompt, random);

function answer(state: SquadState, pool: Pool, seat: Seat, prompt: Prompt, style: Style): Answer | null {
  switch (senseOf(state, seat, prompt)) {
    case 'use':
      return picking(prompt, ranked(prompt, pool, playing(state, pool, seat, style)));
    case 'lose':
      if (prompt.reason === 'damage from hand') return sacrifice(state, pool, prompt);
      return picking(prompt, ranked(prompt, pool, keeping));
    case 'take':
      return picking(prompt, ranked(prompt, pool, missed));
    case 'block':
      return block(state, pool, seat, prompt, style);
    case 'else':
      return null;
  }
}

/** Whatever may be: a word that is no card (a factor, a player), a number. Something rather than nothing. */
function atRandom(prompt: Prompt, random: Random): Answer {
  if (prompt.kind !== 'some' || optionsOf(prompt).length === 0) return sample(prompt, random);
  return sample({ ...prompt, min: Math.max(prompt.min, Math.min(1, prompt.max)) }, random);
}

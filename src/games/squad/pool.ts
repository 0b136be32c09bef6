import type { Abilities, Card } from './card.js';
import type { Pool } from './rules/match.js';

/** All that a card may do, so that every card has every field in the same place: the rules look at them all the time. */
const BLANK: { readonly [K in keyof Required<Abilities>]: undefined } = {
  onPlay: undefined,
  worth: undefined,
  onHit: undefined,
  onDamage: undefined,
  onBlocked: undefined,
  onDestroyed: undefined,
  returnsOnMisfire: undefined,
  keeper: undefined,
  triggers: undefined,
  lasting: undefined,
  standing: undefined,
  counterstrike: undefined,
  assault: undefined,
};

/** Cards by printed id. Throws where two share one. */
export function poolOf(cards: readonly Card[]): Pool {
  const pool = new Map(cards.map(card => [card.id, blankFilled(card)]));
  if (pool.size !== cards.length) throw new Error('two cards share a printed id');
  return pool;
}

function blankFilled({
  id,
  hero,
  name,
  team,
  factors,
  heroes,
  block,
  level,
  attack,
  printedAttack,
  ...does
}: Card): Card {
  const facts = { id, hero, name, team, factors, heroes, block, level, attack, printedAttack };
  return { ...facts, ...BLANK, ...does } as Card;
}

import type { Card } from './card.js';
import type { Pool } from './rules/match.js';

/** Cards by printed id. Throws where two share one. */
export function poolOf(cards: readonly Card[]): Pool {
  const pool = new Map(cards.map(card => [card.id, ofOneShape(card)]));
  if (pool.size !== cards.length) throw new Error('two cards share a printed id');
  return pool;
}

/**
 * A card with every field in the same place, whatever it does: the rules look at them all the time. Written out, since a
 * spread gives each object a shape of its own.
 */
const ofOneShape = (card: Card): Card => {
  const shaped: { readonly [K in keyof Card]-?: Card[K] | undefined } = {
    id: card.id,
    hero: card.hero,
    name: card.name,
    team: card.team,
    factors: card.factors,
    heroes: card.heroes,
    block: card.block,
    level: card.level,
    attack: card.attack,
    printedAttack: card.printedAttack,
    onPlay: card.onPlay,
    worth: card.worth,
    onHit: card.onHit,
    onDamage: card.onDamage,
    onBlocked: card.onBlocked,
    onDestroyed: card.onDestroyed,
    returnsOnMisfire: card.returnsOnMisfire,
    keeper: card.keeper,
    triggers: card.triggers,
    lasting: card.lasting,
    standing: card.standing,
    counterstrike: card.counterstrike,
    assault: card.assault,
  };
  return shaped as Card;
};

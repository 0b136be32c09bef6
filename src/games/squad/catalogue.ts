import { type CardEntry, type CardIndex, cardIndex, text } from '../../kernel/index.js';
import type { Card } from './card.js';
import { facetsIn, facetsOf } from './facets.js';
import type { Pool } from './rules/match.js';
import { emblemOf, factsOf, titleOf } from './view.js';
import { wording } from './wording.js';

/** The cards of a pool, as people look them up and build decks of them. */
export function catalogue(pool: Pool): CardIndex {
  return cardIndex(
    [...pool.keys()].sort(),
    id => {
      const card = pool.get(id);
      return card && entryOf(card);
    },
    () => facetsIn(pool),
  );
}

function entryOf(card: Card): CardEntry {
  const { id, hero, name, team, factors, block, level, attack } = card;
  return {
    id,
    title: titleOf(card),
    emblem: emblemOf(card),
    text: wording(card),
    facts: [...(team === null ? [] : [text('fact-team', { team })]), ...factsOf(card)],
    data: { id, hero, name, team, factors, block: [block], level, attack },
    keywords: [...card.heroes, name, ...(team === null ? [] : [team]), ...factors],
    names: [`${hero}: ${name}`, name],
    facets: facetsOf(card),
  };
}

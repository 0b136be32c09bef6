import { type CardEntry, type CardIndex, cardIndex, type Json, text } from '../../kernel/index.js';
import { grouped } from '../../tabletop/index.js';
import type { Card } from './card.js';
import { facetsIn, facetsOf } from './facets.js';
import { firstPrinting, reprintsOf } from './reprints.js';
import type { Pool } from './rules/match.js';
import { DRONE } from './rules/table/facedown.js';
import { emblemed, factsOf, titleOf } from './view.js';

/** Every card of a pool, for people to look up and search. */
export function catalogue(pool: Pool): CardIndex {
  const faces = facesOf(pool);
  const entryIn = (id: string): CardEntry | undefined => {
    // A Drone is no card of its own, but people are asked about it.
    if (id === DRONE.id) return { ...entryOf(DRONE), title: text('facedown-drone') };
    const card = pool.get(firstPrinting(id));
    return card && (faces.has(card) ? { ...entryOf(card), faceOf: card.quantity } : entryOf(card));
  };
  return cardIndex([...pool.keys()].sort(), entryIn, () => facetsIn(pool));
}

/** Cards that a hero's set has in several printings under one title, with different resources. */
function facesOf(pool: Pool): Set<Card> {
  const own = [...pool.values()].filter(({ faction }) => faction === 'hero');
  const titles = grouped(own, ({ set, name }) => `${set}/${name}`);
  return new Set([...titles.values()].filter(({ length }) => length > 1).flat());
}

function entryOf(card: Card): CardEntry {
  const { id, name, subname, traits, kind } = card;
  const printedAs = reprintsOf(id);
  return {
    id,
    title: titleOf(card),
    ...emblemed(card),
    text: card.says,
    ...(card.saysInPlay !== card.says && { textInPlay: card.saysInPlay }),
    ...(card.saysBriefly !== card.says && { gist: card.saysBriefly }),
    facts: factsOf(card),
    data: dataOf(card),
    ...(printedAs.length > 0 && { reprints: printedAs }),
    keywords: [name, ...(subname === undefined ? [] : [subname]), ...traits, kind, ...printedAs],
    names: subname === undefined ? [name] : [`${name}: ${subname}`, name],
    ...(kind === 'hero' && { leads: true }),
    facets: facetsOf(card),
  };
}

/** The printed facts under the names of public card data; what is not printed is left out. */
function dataOf(card: Card): Readonly<Record<string, Json>> {
  const { id, kind, faction, set, resources, consequential, abilities } = card;
  const isScheme = kind === 'main_scheme' || kind === 'side_scheme';
  const starts = kind === 'side_scheme' || (kind === 'main_scheme' && card.threat !== null);
  const data: Record<string, Json | undefined> = {
    code: id,
    name: card.name,
    subname: card.subname,
    type_code: kind,
    faction_code: faction,
    set_code: set,
    stage: card.stage,
    traits: [...card.traits],
    is_unique: card.unique,
    quantity: card.quantity,
    deck_limit: card.deckLimit,
    cost: card.cost ?? undefined,
    attack: card.attack === 'X' ? -1 : (card.attack ?? undefined),
    thwart: card.thwart ?? undefined,
    defense: card.defense ?? undefined,
    recover: card.recover ?? undefined,
    scheme: card.scheme ?? undefined,
    attack_cost: consequential.attack || undefined,
    thwart_cost: consequential.thwart || undefined,
    health: card.hitPoints ?? undefined,
    health_per_hero: kind === 'villain' || undefined,
    hand_size: card.handSize || undefined,
    ...Object.fromEntries(Object.entries(resources).map(([type, amount]) => [`resource_${type}`, amount])),
    boost: card.boost || undefined,
    boost_star: abilities.some(({ type }) => type === 'boost') || undefined,
    ...(starts && {
      base_threat: kind === 'side_scheme' ? (card.threat ?? 0) : card.begins,
      base_threat_fixed: (kind === 'main_scheme' ? card.begins === 0 : !card.perPlayer) || undefined,
    }),
    threat: kind === 'main_scheme' ? (card.threat ?? undefined) : undefined,
    escalation_threat: card.escalation === 'X' ? -1 : card.escalation || undefined,
    escalation_threat_fixed: card.fixedEscalation || card.escalation === 'X' || undefined,
    ...(isScheme && {
      scheme_crisis: Number(card.crisis) || undefined,
      scheme_acceleration: card.acceleration || undefined,
      scheme_hazard: Number(card.hazard) || undefined,
    }),
  };
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as Record<string, Json>;
}

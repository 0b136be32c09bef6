import { readFileSync } from 'node:fs';

/** What is printed on a card, or published of a deck or quest: names, numbers and icons, never sentences. */
export type Facts = Readonly<Record<string, unknown>>;

/** Facts that were written by `npm run facts:write`: one JSON object a line, in `GAME/facts/NAME.jsonl`. */
export const readFacts = <T = Facts>(game: string, name: string): T[] =>
  readFileSync(factsFile(game, name), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as T);

export const factsFile = (game: string, name: string): URL => new URL(`${game}/facts/${name}.jsonl`, import.meta.url);

/** Fields of a Marvel Champions card, under the names of public card data. */
const CHAMPIONS = [
  ...['code', 'name', 'subname', 'type_code', 'faction_code', 'set_code', 'stage', 'traits', 'is_unique', 'quantity'],
  ...['deck_limit', 'cost', 'attack', 'thwart', 'defense', 'recover', 'scheme', 'attack_cost', 'thwart_cost'],
  ...['hand_size', 'health', 'health_per_hero', 'resource_energy', 'resource_mental', 'resource_physical'],
  ...['resource_wild', 'boost', 'boost_star', 'base_threat', 'base_threat_fixed', 'threat', 'escalation_threat'],
  ...['scheme_crisis', 'scheme_acceleration', 'scheme_hazard'],
];
/** Where nothing is printed these are a dash, which is not a 0. */
const DASHED = new Set(['cost', 'attack', 'thwart', 'defense', 'recover', 'scheme']);

/** The facts of a Marvel Champions card in one order; what is not printed is left out. */
export function championsFacts(card: Facts): Facts {
  const isPrinted = (field: string): boolean => {
    const value = card[field];
    if (value === undefined || value === null) return false;
    return DASHED.has(field) || (Array.isArray(value) ? value.length > 0 : Boolean(value));
  };
  return Object.fromEntries(CHAMPIONS.filter(isPrinted).map(field => [field, card[field]]));
}

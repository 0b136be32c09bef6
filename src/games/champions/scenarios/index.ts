import type { Scenario } from './scenario.js';

export { type ModularSet, modularSets } from './modular.js';
export { recommendedBy, type Scenario, stagesOf, takesSets, villainsOf } from './scenario.js';

/** Every scenario. A new one is an entry here, and its cards. */
export const scenarios: readonly Scenario[] = [
  {
    id: 'rhino',
    villain: ['01094', '01095', '01096'],
    schemes: ['01097a', '01097b'],
    set: 'rhino',
    recommended: 'bomb_scare',
  },
  {
    id: 'klaw',
    villain: ['01113', '01114', '01115'],
    schemes: ['01116a', '01116b', '01117a', '01117b'],
    set: 'klaw',
    recommended: 'masters_of_evil',
  },
  {
    id: 'ultron',
    villain: ['01134', '01135', '01136'],
    schemes: ['01137a', '01137b', '01138a', '01138b', '01139a', '01139b'],
    set: 'ultron',
    recommended: 'under_attack',
  },
  {
    id: 'risky-business',
    villain: ['02001a', '02002a', '02003a'],
    schemes: ['02004a', '02004b', '02005a', '02005b'],
    set: 'risky_business',
    recommended: 'goblin_gimmicks',
  },
  {
    id: 'mutagen-formula',
    villain: ['02014', '02015', '02016'],
    schemes: ['02017a', '02017b', '02018a', '02018b'],
    set: 'mutagen_formula',
    recommended: 'goblin_gimmicks',
  },
  {
    id: 'wrecking-crew',
    crew: [
      { set: 'wrecker', standard: '07002', expert: '07003' },
      { set: 'thunderball', standard: '07017', expert: '07018' },
      { set: 'piledriver', standard: '07032', expert: '07033' },
      { set: 'bulldozer', standard: '07046', expert: '07047' },
    ],
    schemes: ['07001a', '07001b'],
  },
];

export function scenarioOf(id: string): Scenario {
  const found = scenarios.find(scenario => scenario.id === id);
  if (found === undefined) throw new Error(`no scenario ${id}`);
  return found;
}

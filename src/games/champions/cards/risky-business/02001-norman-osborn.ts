import {
  attacksByCounters,
  damages,
  eachHero,
  eachIdentity,
  eachPlayer,
  schemesByCounters,
  takesDamageFrom,
  takesIndirect,
  whenRevealed,
} from '../../abilities/index.js';
import { villain } from '../../card.js';

const INFAMY = { card: '02006a', kind: 'infamy' } as const;
const MADNESS = { card: '02006b', kind: 'madness' } as const;

const norman = {
  name: 'Norman Osborn',
  set: 'risky_business',
  quantity: 1,
  unique: true,
  traits: ['Businessman', 'Genius'],
  attack: null,
} as const;

const goblin = {
  name: 'Green Goblin',
  set: 'risky_business',
  quantity: 1,
  unique: true,
  back: true,
  traits: ['Goblin'],
  scheme: null,
} as const;

export default [
  villain('02001a', {
    ...norman,
    stage: 'I',
    scheme: 2,
    hitPoints: 14,
    abilities: [attacksByCounters(1, INFAMY), takesDamageFrom(INFAMY)],
  }),
  villain('02001b', {
    ...goblin,
    stage: 'I',
    attack: 3,
    hitPoints: 14,
    abilities: [whenRevealed(eachHero(takesIndirect(3))), schemesByCounters(1, MADNESS)],
  }),
  villain('02002a', {
    ...norman,
    stage: 'II',
    scheme: 2,
    hitPoints: 18,
    abilities: [attacksByCounters(2, INFAMY), takesDamageFrom(INFAMY)],
  }),
  villain('02002b', {
    ...goblin,
    stage: 'II',
    attack: 4,
    hitPoints: 18,
    abilities: [whenRevealed(eachPlayer(takesIndirect(3))), schemesByCounters(1, MADNESS)],
  }),
  villain('02003a', {
    ...norman,
    stage: 'III',
    scheme: 3,
    hitPoints: 22,
    abilities: [attacksByCounters(3, INFAMY), takesDamageFrom(INFAMY)],
  }),
  villain('02003b', {
    ...goblin,
    stage: 'III',
    attack: 4,
    hitPoints: 22,
    abilities: [whenRevealed(damages(4, eachIdentity)), schemesByCounters(2, MADNESS)],
  }),
];

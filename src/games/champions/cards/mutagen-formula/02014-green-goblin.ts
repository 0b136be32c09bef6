import {
  dealsEncounterCards,
  eachPlayer,
  forcedResponse,
  places,
  theMainScheme,
  thisDamagesYou,
  whenRevealed,
} from '../../abilities/index.js';
import { villain } from '../../card.js';

const goblin = { name: 'Green Goblin', set: 'mutagen_formula', quantity: 1, unique: true, traits: ['Goblin'] } as const;

const damagedYou = (threat: number) =>
  forcedResponse(thisDamagesYou, {
    does: places(threat, theMainScheme),
    foreseen: { threat: { least: 0, most: threat } },
  });

export default [
  villain('02014', {
    ...goblin,
    stage: 'I',
    scheme: 1,
    attack: 2,
    hitPoints: 16,
    abilities: [damagedYou(1)],
  }),
  villain('02015', {
    ...goblin,
    stage: 'II',
    scheme: 2,
    attack: 2,
    hitPoints: 18,
    abilities: [whenRevealed(eachPlayer(dealsEncounterCards(2))), damagedYou(1)],
  }),
  villain('02016', {
    ...goblin,
    stage: 'III',
    scheme: 2,
    attack: 3,
    hitPoints: 20,
    abilities: [whenRevealed(eachPlayer(dealsEncounterCards(3))), damagedYou(2)],
  }),
];

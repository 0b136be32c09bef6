import {
  adds,
  anyDrone,
  anyInPlay,
  cannotTakeDamage,
  chooses,
  dronesOfAttacked,
  forcedInterrupt,
  forcedResponse,
  getsDrones,
  itself,
  per,
  places,
  searchesAndReveals,
  theMainScheme,
  thisAttacksYou,
  whenRevealed,
} from '../../abilities/index.js';
import { villain } from '../../card.js';

const ultron = { name: 'Ultron', set: 'ultron', quantity: 1, unique: true, traits: ['Android'] } as const;

export default [
  villain('01134', {
    ...ultron,
    stage: 'I',
    scheme: 1,
    attack: 2,
    hitPoints: 17,
    abilities: [
      forcedResponse(thisAttacksYou, {
        does: chooses({ threat: places(1, theMainScheme), drone: getsDrones() }),
        foreseen: { threat: { least: 0, most: 1 } },
      }),
    ],
  }),
  villain('01135', {
    ...ultron,
    stage: 'II',
    scheme: 2,
    attack: 2,
    hitPoints: 22,
    modifies: [adds('attack', per(1, dronesOfAttacked), itself)],
    abilities: [forcedInterrupt(thisAttacksYou, { does: getsDrones(), foreseen: { drones: 1 } })],
  }),
  villain('01136', {
    ...ultron,
    stage: 'III',
    scheme: 2,
    attack: 4,
    hitPoints: 27,
    modifies: [adds('attack', 1, anyDrone), adds('hitPoints', 1, anyDrone)],
    bans: [cannotTakeDamage(itself, { while: anyInPlay(anyDrone) })],
    abilities: [whenRevealed(searchesAndReveals('01150'))],
  }),
];

import {
  adds,
  anyDrone,
  forcedInterrupt,
  forcedResponse,
  itself,
  placeOnMain,
  searchesAndReveals,
  takeDrone,
  thisAttackedYou,
  thisAttacks,
  whenRevealed,
} from '../../abilities/index.js';
import { villain } from '../../card.js';
import type { Look } from '../../look/index.js';

const ultron = { name: 'Ultron', set: 'ultron', quantity: 1, unique: true, traits: ['Android'] } as const;

/** Drones engaged with the player he is attacking; none while he does not attack. */
const dronesOfAttacked = (look: Look): number => {
  const attack = look.table.attackBy(look.source.id);
  return attack === undefined ? 0 : look.table.minionsOf(attack.seat).filter(one => anyDrone(look, one)).length;
};

export default [
  villain('01134', {
    ...ultron,
    stage: 'I',
    scheme: 1,
    attack: 2,
    hitPoints: 17,
    text: 'Forced response: after he attacks you: 1 threat on the main scheme, or your top card becomes a Drone.',
    abilities: [
      forcedResponse('enemy attack', {
        when: thisAttackedYou,
        *does(game) {
          yield* game.choose.either([placeOnMain(game, 1), takeDrone(game)]);
        },
      }),
    ],
  }),
  villain('01135', {
    ...ultron,
    stage: 'II',
    scheme: 2,
    attack: 2,
    hitPoints: 22,
    text: 'Forced interrupt: he attacks you: your top card becomes a Drone; during this attack, ATK +1 per Drone engaged with you.',
    modifies: [adds('attack', dronesOfAttacked, itself)],
    abilities: [
      forcedInterrupt('enemy attack', {
        when: thisAttacks,
        *does(game) {
          yield* game.encounter.drone();
        },
      }),
    ],
  }),
  villain('01136', {
    ...ultron,
    stage: 'III',
    scheme: 2,
    attack: 4,
    hitPoints: 27,
    text: "Drones have ATK +1 and 1 hit point more; while one is in play Ultron cannot take damage. When revealed: look for Ultron's Imperative in encounter deck and discard pile, and reveal it.",
    modifies: [adds('attack', 1, anyDrone), adds('hitPoints', 1, anyDrone)],
    bans: [{ what: 'take damage', of: itself, when: look => look.table.minions.some(one => anyDrone(look, one)) }],
    abilities: [whenRevealed(searchesAndReveals('01150'))],
  }),
];

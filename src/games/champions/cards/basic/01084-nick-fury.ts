import { damagesEnemy, discardsThis, draws, forcedResponse, removesThreat, thisEnters } from '../../abilities/index.js';
import { ally } from '../../card.js';

const threat = removesThreat(2);
const cards = draws(3);
const damage = damagesEnemy(4);

export default ally('01084', {
  name: 'Nick Fury',
  aspect: 'basic',
  quantity: 1,
  deckLimit: 1,
  unique: true,
  cost: 4,
  resources: { mental: 1 },
  traits: ['S.H.I.E.L.D.', 'Spy'],
  thwart: 2,
  attack: 2,
  hitPoints: 3,
  consequential: { thwart: 1, attack: 1 },
  text: 'Forced response: on entering: remove 2 threat, draw 3, or 4 damage to an enemy. He leaves as the round ends.',
  abilities: [
    forcedResponse('enter', {
      when: thisEnters,
      *does(game) {
        yield* game.choose.oneOf({ threat, cards, damage });
      },
    }),
    forcedResponse('round end', discardsThis),
  ],
});

import { adds, discardThis, forcedResponse, yourHero, yourHeroAttacked } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01028', {
  name: 'Superhuman Strength',
  set: 'she_hulk',
  quantity: 2,
  deckLimit: 2,
  cost: 2,
  resources: { mental: 1 },
  traits: ['Superpower'],
  text: 'She-Hulk has ATK +2. Forced response: after she attacks, discard this: the attacked enemy is stunned.',
  modifies: [adds('attack', 2, yourHero)],
  abilities: [
    forcedResponse('attack', {
      when: yourHeroAttacked,
      costs: [discardThis],
      *does(game, attack) {
        const fell = attack.defeated.map(({ id }) => id);
        game.status.stun(attack.targets.filter(id => !fell.includes(id)));
      },
    }),
  ],
});

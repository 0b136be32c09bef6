import { discardsThis, exhaustHero, forcedResponse, heroAction, toVillain } from '../../abilities/index.js';
import { attachment } from '../../card.js';

export default attachment('01152', {
  name: 'Vibranium Armor',
  set: 'under_attack',
  quantity: 1,
  traits: ['Armor'],
  boost: 1,
  text: 'On the villain. Forced response: after damage to the villain, it gets a tough card. Hero action: spend 2 physical, exhaust your hero: discard this.',
  attach: toVillain,
  abilities: [
    forcedResponse('damage', {
      when: (look, { target }) => look.self.isOn(target),
      *does(game) {
        if (game.self.host !== undefined) game.status.give(game.self.host, 'tough');
      },
    }),
    heroAction({ spend: { physical: 2 }, costs: [exhaustHero], ...discardsThis }),
  ],
});

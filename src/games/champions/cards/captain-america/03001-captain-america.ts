import {
  action,
  discardCards,
  firstAllyCostsLess,
  readies,
  searchesDeckAndDiscard,
  setup,
  theCard,
  yourHero,
} from '../../abilities/index.js';
import { alterEgo, hero } from '../../card.js';

export default [
  hero('03001a', {
    name: 'Captain America',
    set: 'captain_america',
    traits: ['Avenger', 'Soldier'],
    thwart: 2,
    attack: 2,
    defense: 2,
    handSize: 5,
    hitPoints: 11,
    abilities: [
      action({ name: 'I Can Do This All Day!', limit: 1, costs: [discardCards(1)], does: readies(yourHero) }),
    ],
  }),
  alterEgo('03001b', {
    name: 'Steve Rogers',
    set: 'captain_america',
    traits: ['S.H.I.E.L.D.', 'Soldier'],
    recover: 3,
    handSize: 6,
    hitPoints: 11,
    prices: [firstAllyCostsLess(1)],
    abilities: [setup(searchesDeckAndDiscard(theCard('03009')))],
  }),
];

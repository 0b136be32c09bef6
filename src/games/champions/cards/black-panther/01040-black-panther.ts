import { ofKindWith, searchesDeck, setup } from '../../abilities/index.js';
import { alterEgo, hero } from '../../card.js';

export default [
  hero('01040a', {
    name: 'Black Panther',
    set: 'black_panther',
    traits: ['Avenger', 'Wakanda'],
    thwart: 2,
    attack: 2,
    defense: 2,
    handSize: 5,
    hitPoints: 11,
    keywords: { retaliate: 1 },
  }),
  alterEgo('01040b', {
    name: "T'Challa",
    set: 'black_panther',
    traits: ['King', 'Wakanda'],
    recover: 4,
    handSize: 6,
    hitPoints: 11,
    abilities: [setup(searchesDeck(ofKindWith('upgrade', 'Black Panther')), 'Foresight')],
  }),
];

import { damagesEnemy, interrupt, prevents, response, threatWouldBePlaced, toThisForm } from '../../abilities/index.js';
import { alterEgo, hero } from '../../card.js';

export default [
  hero('01019a', {
    name: 'She-Hulk',
    set: 'she_hulk',
    traits: ['Avenger', 'Gamma'],
    thwart: 1,
    attack: 3,
    defense: 2,
    handSize: 4,
    hitPoints: 15,
    abilities: [response(toThisForm, { name: 'Do You Even Lift?', does: damagesEnemy(2) })],
  }),
  alterEgo('01019b', {
    name: 'Jennifer Walters',
    set: 'she_hulk',
    traits: ['Attorney', 'Gamma'],
    recover: 5,
    handSize: 6,
    hitPoints: 15,
    abilities: [interrupt(threatWouldBePlaced, { name: 'I Object!', limit: 1, does: prevents(1) })],
  }),
];

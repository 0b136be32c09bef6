import { expect } from 'vitest';
import { scenario } from '../table.js';
import { guards, hides, mayAttack } from './covers.js';
import { fights } from './fights.js';
import { ACTIVE, acts, everyCard, layoutOf, noPower, power, revived, stunned } from './house.js';

everyCard('hero', 'mutant', {
  'Cool Man': () => {
    fights('Cool Man', { immune: ['mutant'], swift: ['nature'] });
  },

  'Doctor Elbow': () => {
    fights('Doctor Elbow', { lethal: ['gadget'], weak: ['magic'] });
  },

  'The Human Traffic Jam': () => {
    fights('The Human Traffic Jam', { immune: ['nature'] });
    guards('The Human Traffic Jam');
    const places = ['The Human Traffic Jam', 'magic', stunned('nature')];
    mayAttack('SM-C9: guards nobody from a Nature hero, who cannot attack it', 'nature', { places }, [
      'magic',
      'nature',
    ]);
  },

  'Captain Déjà Vu': () => {
    fights('Captain Déjà Vu');
    power('Captain Déjà Vu', {
      'takes a card of any kind from its own discard pile': {
        answers: [[0, 'old2', ['old', 'old2', 'filler2']]],
        then: table => table.take(0, 'old2'),
      },
      'the only card there': { teams: [{ discard: ['blue'] }], then: table => table.take(0, 'blue') },
    });
    noPower('Captain Déjà Vu', 'an empty discard pile, whatever rivals have in theirs', { teams: [{ discard: [] }] });
  },

  'Rubber Duck Girl': () => {
    fights('Rubber Duck Girl', { sturdy: true, weak: ['gadget'] });
    const flu = { teams: [{ places: ['magic2'] }, { places: ['Rubber Duck Girl', 'mutant'] }] } as const;
    acts(
      'heads: a Story does not stun it, but its teammate',
      'story Mutant Flu',
      { ...flu, coin: 'heads', then: table => table.discard(0, 'Mutant Flu').stun(1, 'mutant') },
      { hand: ['Mutant Flu', 'red', 'blue', 'green', 'filler'] },
    );
    acts(
      'tails: a Story stuns it',
      'story Mutant Flu',
      {
        ...flu,
        coin: 'tails',
        then: table => table.discard(0, 'Mutant Flu').stun(1, 'Rubber Duck Girl', 'mutant'),
      },
      { hand: ['Mutant Flu', 'red', 'blue', 'green', 'filler'] },
    );
  },

  'Two-Headed Tom': () => {
    fights('Two-Headed Tom', { wideHand: true });
    const holds = (says: string, size: number, tom: NonNullable<Parameters<typeof layoutOf>[1]['places']>[0]): void =>
      scenario(says, layoutOf({}, { places: [tom, 'mutant2', 'gadget2'] }), table => {
        expect([0, 1, 2].map(seat => table.team(seat).hand.length)).toEqual([size, 5, 5]);
        table.pick('discard red');
        expect([0, 1, 2].map(seat => table.team(seat).hand.length)).toEqual([size, 5, 5]);
      });
    holds('its own team holds six cards', 6, 'Two-Headed Tom');
    holds('five while it is stunned', 5, stunned('Two-Headed Tom'));
    holds('five in the turn in which it was revived', 5, revived('Two-Headed Tom', 0));
    holds('six again the turn after (SM-C21)', 6, { card: 'Two-Headed Tom', readyAt: 1 });
  },

  'Lady Loud': () => {
    fights('Lady Loud');
    power('Lady Loud', {
      'heads: stuns a hero of any rival': {
        coin: 'heads',
        answers: [[0, 'gadget', ACTIVE]],
        then: table => table.stun(2, 'gadget'),
      },
      'tails: nothing': { coin: 'tails' },
    });
    noPower('Lady Loud', 'every rival is stunned', {
      teams: [
        {},
        { places: [stunned('mutant'), stunned('magic')] },
        { places: [stunned('nature2'), stunned('gadget')] },
      ],
    });
  },

  'Sneeze Force': () => {
    fights('Sneeze Force', { stunned: own => ({ then: table => table.stun(1 - own, 'rival') }) });
    acts(
      'stuns nobody where no battle stunned it',
      'story Mutant Flu',
      {
        teams: [{ places: ['magic2', 'gadget2'] }, { places: ['Sneeze Force', 'magic'] }],
        then: table => table.discard(0, 'Mutant Flu').stun(1, 'Sneeze Force'),
      },
      { hand: ['Mutant Flu', 'red', 'blue', 'green', 'filler'] },
    );
  },

  'The Amazing Nap': () => {
    fights('The Amazing Nap');
    hides('The Amazing Nap');
    const own = ['The Amazing Nap', 'mutant2', 'gadget2'];
    power('The Amazing Nap', {
      'keeps one of its team safe, stunned or not': {
        answers: [[0, 'mutant2', own]],
        then: table => table.safe(0, 'mutant2'),
      },
      'keeps itself safe': {
        answers: [[0, 'The Amazing Nap', own]],
        then: table => table.safe(0, 'The Amazing Nap'),
      },
    });
    mayAttack(
      'whom it kept safe cannot be attacked before its team’s next turn',
      'mutant',
      { places: [stunned('The Amazing Nap'), { card: 'magic', shieldedUntil: 1 }, 'nature'] },
      ['The Amazing Nap', 'nature'],
    );
  },
});

import { expect } from 'vitest';
import { scenario } from '../table.js';
import { guards, hides, mayAttack } from './covers.js';
import {
  ACTIVE,
  acts,
  everyCard,
  holding,
  layoutOf,
  noPower,
  type Place,
  power,
  revived,
  stunned,
} from './full-table.js';
import { heroOf } from './hero-of.js';

const hero = heroOf('mutant');

everyCard('hero', 'mutant', {
  'Cool Man': () => {
    hero('Cool Man', { immune: ['mutant'], swift: ['nature'] });
  },

  'Doctor Elbow': () => {
    hero('Doctor Elbow', { lethal: ['gadget'], weak: ['magic'] });
  },

  'The Human Traffic Jam': () => {
    hero('The Human Traffic Jam', { cover: 'guard', immune: ['nature'] });
    guards('The Human Traffic Jam');
    const places = ['The Human Traffic Jam', 'magic', stunned('nature')];
    mayAttack('SM-C9: guards nobody from a Nature hero, who cannot attack it', 'nature', { places }, [
      'magic',
      'nature',
    ]);
  },

  'Captain Déjà Vu': () => {
    hero('Captain Déjà Vu', { power: true });
    power('Captain Déjà Vu', {
      'takes a card of any kind from its own discard pile': {
        answers: [[0, 'old2', ['old', 'old2', 'filler2']]],
        after: table => table.take(0, 'old2'),
      },
      'the only card there': { teams: [{ discard: ['blue'] }], after: table => table.take(0, 'blue') },
    });
    noPower('Captain Déjà Vu', 'an empty discard pile, whatever rivals have in theirs', { teams: [{ discard: [] }] });
  },

  'Rubber Duck Girl': () => {
    hero('Rubber Duck Girl', { sturdy: true, weak: ['gadget'] });
    const flu = { teams: [{ places: ['magic2'] }, { places: ['Rubber Duck Girl', 'mutant'] }] } as const;
    acts(
      'heads: a Story does not stun it, but its teammate',
      'story Mutant Flu',
      { ...flu, coin: 'heads', after: table => table.discard(0, 'Mutant Flu').stun(1, 'mutant') },
      holding('Mutant Flu'),
    );
    acts(
      'tails: a Story stuns it',
      'story Mutant Flu',
      {
        ...flu,
        coin: 'tails',
        after: table => table.discard(0, 'Mutant Flu').stun(1, 'Rubber Duck Girl', 'mutant'),
      },
      holding('Mutant Flu'),
    );
  },

  'Two-Headed Tom': () => {
    hero('Two-Headed Tom', { wideHand: true });
    const holds = (says: string, [before, after]: readonly [number, number], tom: Place): void =>
      scenario(says, layoutOf({}, { places: [tom, 'mutant2', 'gadget2'] }), table => {
        expect([0, 1, 2].map(seat => table.team(seat).hand.length)).toEqual([before, 5, 5]);
        table.pick('discard red');
        expect([0, 1, 2].map(seat => table.team(seat).hand.length)).toEqual([after, 5, 5]);
      });
    holds('its own team is refilled to six cards', [5, 6], 'Two-Headed Tom');
    holds('to five while it is stunned', [5, 5], stunned('Two-Headed Tom'));
    holds('to five in the turn in which it was revived', [5, 5], revived('Two-Headed Tom', 0));
    holds('and has six as soon as the next turn begins (SM-C21)', [6, 6], { card: 'Two-Headed Tom', readyAt: 1 });
  },

  'Lady Loud': () => {
    hero('Lady Loud', { power: true });
    power('Lady Loud', {
      'heads: stuns a hero of any rival': {
        coin: 'heads',
        answers: [[0, 'gadget', ACTIVE]],
        after: table => table.stun(2, 'gadget'),
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
    hero('Sneeze Force', { stunned: own => ({ after: table => table.stun(1 - own, 'rival') }) });
    acts(
      'stuns nobody where no battle stunned it',
      'story Mutant Flu',
      {
        teams: [{ places: ['magic2', 'gadget2'] }, { places: ['Sneeze Force', 'magic'] }],
        after: table => table.discard(0, 'Mutant Flu').stun(1, 'Sneeze Force'),
      },
      holding('Mutant Flu'),
    );
  },

  'The Amazing Nap': () => {
    hero('The Amazing Nap', { cover: 'hidden', immune: ['gadget', 'magic'], power: true });
    hides('The Amazing Nap');
    const own = ['The Amazing Nap', 'mutant2', 'gadget2'];
    power('The Amazing Nap', {
      'keeps one of its team safe, stunned or not': {
        answers: [[0, 'mutant2', own]],
        after: table => table.safe(0, 'mutant2'),
      },
      'keeps itself safe': {
        answers: [[0, 'The Amazing Nap', own]],
        after: table => table.safe(0, 'The Amazing Nap'),
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

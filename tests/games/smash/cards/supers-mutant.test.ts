import { expect } from 'vitest';
import { ACTIVE, everyCard, plays, RIVALS, stunned, upright } from './full-table.js';

everyCard('super', 'mutant', {
  'Too Cool for This Team': () =>
    plays('Too Cool for This Team', 'Cool Man', {
      'defeats a hero of a rival, and leaves': {
        answers: [[0, 'gadget', RIVALS]],
        after: table => table.defeat(2, 'gadget').defeat(0, 'Cool Man'),
      },
      'stays as the last hero of the team': {
        teams: [{ places: ['Cool Man'], stack: [] }],
        answers: [[0, 'nature']],
        after: table => table.defeat(1, 'nature'),
      },
      'leaves where the stack has another': {
        teams: [{ places: ['Cool Man'], stack: ['next'] }],
        answers: [[0, 'nature']],
        after: table => table.defeat(1, 'nature').defeat(0, 'Cool Man'),
      },
    }),

  'Double Elbow': () =>
    plays('Double Elbow', 'Doctor Elbow', {
      'attacks itself, and defeats who loses to it': {
        teams: [upright('Doctor Elbow')],
        answers: [
          [0, 'mutant', RIVALS],
          [1, 'give-in', ['smash', 'give-in']],
        ],
        after: table => table.defeat(1, 'mutant'),
      },
      'is stunned where it loses': {
        answers: [
          [0, 'mutant'],
          [1, 'smash'],
          [0, 'give-in', ['smash', 'give-in']],
        ],
        after: table => table.discard(1, 'smash').stun(0, 'Doctor Elbow'),
      },
      'nothing more where nobody can be attacked': {
        teams: [
          {},
          { places: [{ card: 'mutant', shieldedUntil: 1 }] },
          { places: [{ card: 'gadget', shieldedUntil: 1 }] },
        ],
      },
    }),

  'Total Gridlock': () =>
    plays('Total Gridlock', 'The Human Traffic Jam', {
      'a rival will miss its next turn': {
        answers: [[0, 'seat-2', ['seat-1', 'seat-2']]],
        after: table => table.misses(2),
      },
      'the next team misses its turn right away': {
        answers: [[0, 'seat-1']],
        after: table => table.missed(1),
      },
      'SM-C6: not who has just missed one': {
        teams: [{}, {}, { missing: 'last' }],
        after: table => table.missed(1),
      },
      'nothing where all rivals have just missed one': {
        teams: [{}, { missing: 'last' }, { missing: 'last' }],
      },
    }),

  'I Have Seen This Before': () =>
    plays('I Have Seen This Before', 'Captain Déjà Vu', {
      'takes two cards from its own discard pile, never itself': {
        answers: [
          [0, 'old2', ['old', 'old2', 'filler2']],
          [0, 'filler2', ['old', 'filler2']],
        ],
        after: table => table.take(0, 'old2').take(0, 'filler2'),
      },
      'one where there is one': { teams: [{ discard: ['old'] }], after: table => table.take(0, 'old') },
      'none from an empty pile': { teams: [{ discard: [] }] },
    }),

  'Bath Time': () =>
    plays('Bath Time', 'Rubber Duck Girl', {
      'keeps all of its own team safe, stunned or not': {
        after: table => table.safe(0, 'Rubber Duck Girl', 'mutant2', 'gadget2'),
      },
    }),

  'Second Opinion': () =>
    plays('Second Opinion', 'Two-Headed Tom', {
      'draws three cards': {
        // Two-Headed Tom’s hand holds six: one that is revived now, from the next turn on.
        after: (table, played) => {
          const size = played.place(0, 'Two-Headed Tom').readyAt > 0 ? 5 : 6;
          // Here it held five, so one more comes before the three.
          table.draw(0, size - 5 + 3);
          expect(played.team(0).hand).toHaveLength(size + 3);
        },
      },
      'SM-13: itself as the last one, from its shuffled discard pile': {
        teams: [{ deck: ['d1', 'd2', 'd3'], discard: [] }],
        after: table => table.draw(0, 3),
      },
    }),

  'Karaoke Night': () =>
    plays('Karaoke Night', 'Lady Loud', {
      'every rival chooses one of its heroes to be stunned': {
        teams: [upright('Lady Loud')],
        answers: [
          [1, 'mutant', ['mutant', 'magic']],
          [2, 'gadget', ['nature2', 'gadget']],
        ],
        after: table => table.stun(1, 'mutant').stun(2, 'gadget'),
      },
      'not of a team that is stunned': {
        teams: [{}, { places: [stunned('mutant')] }],
        answers: [[2, 'nature2']],
        after: table => table.stun(2, 'nature2'),
      },
    }),

  'Ah, Ah, Choo!': () =>
    plays('Ah, Ah, Choo!', 'Sneeze Force', {
      'every rival discards two cards, which nobody chooses': {
        teams: [{}, { hand: Array(5).fill('blue') }, { hand: Array(5).fill('green') }],
        after: table => table.loses(1, 'blue', 'blue').loses(2, 'green', 'green'),
      },
      'two of any kind': {
        teams: [{}, { hand: ['smash', 'horn'] }, { hand: ['red', 'drum'] }],
        after: table => table.loses(1, 'smash', 'horn').loses(2, 'red', 'drum'),
      },
      'one or none where there are no more': {
        teams: [{}, { hand: ['blue'] }, { hand: [] }],
        after: table => table.loses(1, 'blue'),
      },
    }),

  'Five More Minutes': () => {
    const own = ['The Amazing Nap', 'mutant2', 'gadget2'];
    plays('Five More Minutes', 'The Amazing Nap', {
      'keeps all of its own team safe, stunned or not; stuns a hero of a rival; its team draws three cards': {
        answers: [[0, 'nature2', ACTIVE]],
        after: table =>
          table
            .safe(0, ...own)
            .stun(2, 'nature2')
            .draw(0, 3),
      },
      'only an active one, and not of its own team': {
        teams: [
          upright('The Amazing Nap'),
          { places: [stunned('mutant'), 'magic'] },
          { places: [stunned('nature2'), stunned('gadget')] },
        ],
        after: table =>
          table
            .safe(0, ...own)
            .draw(0, 3)
            .stun(1, 'magic'),
      },
      'of whatever type': {
        teams: [upright('The Amazing Nap'), { places: [stunned('mutant')] }, { places: ['gadget'] }],
        after: table =>
          table
            .safe(0, ...own)
            .draw(0, 3)
            .stun(2, 'gadget'),
      },
      'keeps them safe and draws where every rival is stunned': {
        teams: [{}, { places: [stunned('mutant')] }, { places: [stunned('gadget')] }],
        after: table => table.safe(0, ...own).draw(0, 3),
      },
    });
  },
});

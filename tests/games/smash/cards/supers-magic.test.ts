import { ACTIVE, everyCard, HAND, plays, RIVALS, stunned, stunsOne, upright } from './full-table.js';

everyCard('super', 'magic', {
  'Horse Pills': () =>
    plays('Horse Pills', 'Help Centaur', {
      'revives all of its own team': { after: table => table.revive(0, 'mutant2', 'gadget2') },
      'nobody more where nobody is stunned': { teams: [upright('Help Centaur')] },
    }),

  'Both, Please': () =>
    plays('Both, Please', 'Wanda the Undecided', {
      'draws two cards, and stuns a hero of a rival': {
        teams: [upright('Wanda the Undecided')],
        answers: [[0, 'nature2', ACTIVE]],
        after: table => table.draw(0, 2).stun(2, 'nature2'),
      },
      'only an active one': {
        teams: [
          upright('Wanda the Undecided'),
          { places: [stunned('mutant'), stunned('magic')] },
          { places: [stunned('nature2'), 'gadget'] },
        ],
        after: table => table.draw(0, 2).stun(2, 'gadget'),
      },
      'of whatever type': {
        teams: [upright('Wanda the Undecided'), { places: ['mutant'] }, { places: [stunned('gadget')] }],
        after: table => table.draw(0, 2).stun(1, 'mutant'),
      },
      'draws where every rival is stunned': {
        teams: [upright('Wanda the Undecided'), { places: [stunned('mutant')] }, { places: [stunned('gadget')] }],
        after: table => table.draw(0, 2),
      },
    }),

  'Out of the Hat': () =>
    plays('Out of the Hat', 'Abraca Dave', {
      'two heroes from its own stack join': { after: table => table.join(0, 2) },
      'one where there is one': { teams: [{ stack: ['later'] }], after: table => table.join(0) },
      'none from an empty stack': { teams: [{ stack: [] }] },
    }),

  'Definitely, Probably': () =>
    plays('Definitely, Probably', 'Madame Maybe', {
      'heads: defeats a hero of a rival': {
        coin: 'heads',
        answers: [[0, 'gadget', RIVALS]],
        after: table => table.defeat(2, 'gadget'),
      },
      'tails: draws two cards': { coin: 'tails', after: table => table.draw(0, 2) },
    }),

  'Surprise Visit': () =>
    plays('Surprise Visit', 'The Invisible Uncle', {
      'attacks itself, and cannot be countered': {
        teams: [upright('The Invisible Uncle')],
        answers: [[0, 'mutant', RIVALS]],
        after: table => table.stun(1, 'mutant'),
      },
      'a stunned rival is defeated': { answers: [[0, 'nature']], after: table => table.defeat(1, 'nature') },
      'nothing more where nobody can be attacked': {
        teams: [
          {},
          { places: [{ card: 'mutant', shieldedUntil: 1 }] },
          { places: [{ card: 'gadget', shieldedUntil: 1 }] },
        ],
      },
    }),

  'Knitted Curse': () =>
    plays('Knitted Curse', 'Grandma Hex', {
      'stuns all Mutant heroes of all rivals': {
        teams: [upright('Grandma Hex'), {}, { places: ['Cool Man', 'Doctor Elbow', 'gadget'] }],
        after: table => table.stun(1, 'mutant').stun(2, 'Cool Man', 'Doctor Elbow'),
      },
      'nobody where no rival has one': {
        teams: [upright('Grandma Hex'), { places: ['magic', 'nature'] }],
      },
    }),

  'Three, Two, One': () =>
    plays('Three, Two, One', 'Count Backwards', {
      'its player discards two cards of a rival’s hand': {
        answers: [
          [0, 'seat-1', ['seat-1', 'seat-2']],
          [0, ['red', 'green'], HAND],
        ],
        after: table => table.loses(1, 'red', 'green'),
      },
      'the only one there is': {
        teams: [{}, {}, { hand: ['blue'] }],
        answers: [[0, 'seat-2']],
        after: table => table.loses(2, 'blue'),
      },
    }),

  'Gracious Retreat': () =>
    plays('Gracious Retreat', 'Sir Render', {
      'it goes under the stack itself, the next one comes; its team draws a card and has another action': {
        after: table => table.swap(0, 'Sir Render').draw(0, 1).again(),
      },
      'SM-C22: under an empty stack it comes back as a new one': {
        teams: [{ stack: [] }],
        after: table => table.swap(0, 'Sir Render').draw(0, 1).again(),
      },
    }),

  'Poof Goes the Rival': () =>
    plays('Poof Goes the Rival', 'Professor Poof', {
      'a hero of a rival goes under the stack; chance stuns an active hero of any': {
        chance: true,
        teams: [upright('Professor Poof')],
        answers: [[0, 'nature2', RIVALS]],
        after: (table, played) => stunsOne(table.swap(2, 'nature2'), played, [...ACTIVE, 'next']),
      },
      'only an active one': {
        teams: [
          upright('Professor Poof'),
          { places: [stunned('mutant'), stunned('magic'), stunned('nature')] },
          { places: [stunned('magic2'), stunned('nature2'), stunned('gadget')] },
        ],
        answers: [[0, 'mutant', RIVALS]],
        after: table => table.swap(1, 'mutant').stun(1, 'next'),
      },
      'of whatever type': {
        teams: [
          upright('Professor Poof'),
          { places: [stunned('mutant'), stunned('magic'), stunned('nature')], stack: ['later'] },
          { places: [stunned('magic2')] },
        ],
        answers: [[0, 'magic']],
        after: table => table.swap(1, 'magic').stun(1, 'later'),
      },
    }),
});

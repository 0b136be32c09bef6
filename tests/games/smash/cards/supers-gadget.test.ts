import { ACTIVE, everyCard, HAND, plays, RIVALS, stunned, stunsOne, upright } from './full-table.js';

const mates = ['mutant2', 'gadget2'];

everyCard('super', 'gadget', {
  'Pop-Up Attack': () =>
    plays('Pop-Up Attack', 'Toaster Knight', {
      'draws a card, and its team has another action': { after: table => table.draw(0).again() },
    }),

  'Turbo Mode': () =>
    plays('Turbo Mode', 'The Overclocker', {
      'its own hand is discarded for a fresh one, and its team has another action': {
        after: table => table.discard(0, 'smash', 'red', 'blue', 'green', 'd1').again(),
      },
    }),

  'Password Stolen': () =>
    plays('Password Stolen', 'Wi-Fi Widow', {
      'takes a rival’s Loot for a hero that it fits; chance stuns an active hero of any rival': {
        chance: true,
        answers: [[0, 'gadget', ['magic', 'gadget']]],
        after: (table, played) => stunsOne(table.steal(0, 'Wi-Fi Widow', 2, 'gadget'), played),
      },
      'its owner discards a Loot that fits nobody': {
        chance: true,
        answers: [[0, 'magic']],
        after: (table, played) => stunsOne(table.drops(1, 'magic'), played),
      },
      'chance stuns one where no rival has Loot': {
        chance: true,
        teams: [upright('Wi-Fi Widow'), { places: ['mutant', 'magic'] }, { places: ['nature2', 'gadget'] }],
        after: (table, played) => stunsOne(table, played),
      },
      'only an active one, and not of its own team': {
        teams: [
          { places: ['Wi-Fi Widow', 'mutant2', stunned('gadget2')] },
          { places: [stunned('mutant'), stunned('magic')] },
          { places: [stunned('nature2'), { card: 'gadget', loot: 'drum' }] },
        ],
        after: table => table.steal(0, 'Wi-Fi Widow', 2, 'gadget').stun(2, 'gadget'),
      },
      'of whatever type': {
        teams: [upright('Wi-Fi Widow'), { places: ['mutant'] }, { places: [stunned('gadget')] }],
        after: table => table.stun(1, 'mutant'),
      },
      'nobody where every rival is stunned': {
        teams: [upright('Wi-Fi Widow'), { places: [stunned('mutant')] }, { places: [stunned('gadget')] }],
      },
    }),

  'Plan C': () =>
    plays('Plan C', 'Plan B-Bot', {
      'draws two cards': {
        answers: [[0, 'way-0', ['way-0', 'way-1', 'way-2']]],
        after: table => table.draw(0, 2),
      },
      'or stuns a hero of a rival': {
        answers: [
          [0, 'way-1'],
          [0, 'gadget', ACTIVE],
        ],
        after: table => table.stun(2, 'gadget'),
      },
      'or revives another hero of its own team': {
        answers: [
          [0, 'way-2'],
          [0, 'gadget2', mates],
        ],
        after: table => table.revive(0, 'gadget2'),
      },
      'draws where nobody can be stunned or revived': {
        teams: [upright('Plan B-Bot'), { places: [stunned('mutant')] }, { places: [stunned('gadget')] }],
        after: table => table.draw(0, 2),
      },
    }),

  'Brace, Brace': () =>
    plays('Brace, Brace', 'Captain Airbag', {
      'revives one of its own team, and keeps them all safe': {
        answers: [[0, 'gadget2', mates]],
        after: table => table.revive(0, 'gadget2').safe(0, 'Captain Airbag', 'mutant2', 'gadget2'),
      },
      'keeps them safe where nobody more is stunned': {
        teams: [upright('Captain Airbag')],
        after: table => table.safe(0, 'Captain Airbag', 'mutant2', 'gadget2'),
      },
    }),

  'Batteries Included': () => {
    const own = ['Remote-Control Ron', 'mutant2', 'gadget2'];
    plays('Batteries Included', 'Remote-Control Ron', {
      'two attacks by any active heroes of its own team; who loses is stunned': {
        teams: [upright('Remote-Control Ron')],
        answers: [
          [0, 'mutant2', own],
          [0, 'gadget', RIVALS],
          [2, 'give-in', ['smash', 'give-in']],
          [0, 'Remote-Control Ron', own],
          [0, 'mutant', RIVALS],
          [1, 'give-in', ['smash', 'give-in']],
        ],
        after: table => table.stun(2, 'gadget').stun(1, 'mutant'),
      },
      'the second not by the hero that lost the first': {
        teams: [upright('Remote-Control Ron')],
        answers: [
          [0, 'mutant2', own],
          [0, 'gadget'],
          [2, 'smash'],
          [0, 'give-in'],
          [0, 'gadget2', ['Remote-Control Ron', 'gadget2']],
          [0, 'magic'],
          [1, 'give-in'],
        ],
        after: table => table.discard(2, 'smash').stun(0, 'mutant2').stun(1, 'magic'),
      },
      'nothing more where nobody can be attacked': {
        teams: [
          {},
          { places: [{ card: 'mutant', shieldedUntil: 1 }] },
          { places: [{ card: 'gadget', shieldedUntil: 1 }] },
        ],
      },
    });
  },

  'Dust to Dust': () =>
    plays('Dust to Dust', 'The Vacuum', {
      'a rival discards three cards of its own choice; chance stuns an active hero of any rival': {
        chance: true,
        teams: [upright('The Vacuum')],
        answers: [
          [0, 'seat-1', ['seat-1', 'seat-2']],
          [1, ['red', 'blue', 'green'], HAND],
        ],
        after: (table, played) => stunsOne(table.loses(1, 'red', 'blue', 'green'), played),
      },
      'all that it has where that is less': {
        chance: true,
        teams: [{}, {}, { hand: ['red', 'blue'] }],
        answers: [[0, 'seat-2']],
        after: (table, played) => stunsOne(table.loses(2, 'red', 'blue'), played),
      },
      'only an active one, and not of its own team': {
        teams: [
          upright('The Vacuum'),
          { places: [stunned('mutant'), 'magic'], hand: [] },
          { places: [stunned('gadget')], hand: [] },
        ],
        answers: [[0, 'seat-1', ['seat-1', 'seat-2']]],
        after: table => table.stun(1, 'magic'),
      },
      'of whatever type': {
        teams: [upright('The Vacuum'), { places: [stunned('mutant')], hand: [] }, { places: ['gadget'], hand: [] }],
        answers: [[0, 'seat-1']],
        after: table => table.stun(2, 'gadget'),
      },
      'a rival discards where every rival is stunned': {
        teams: [upright('The Vacuum'), { places: [stunned('mutant')] }, { places: [stunned('gadget')] }],
        answers: [
          [0, 'seat-2'],
          [2, ['smash', 'red', 'filler'], HAND],
        ],
        after: table => table.loses(2, 'smash', 'red', 'filler'),
      },
    }),

  'Catch the Dot': () =>
    plays('Catch the Dot', 'Lady Laser Pointer', {
      'a hero of a rival goes under the stack, the next one comes, and its own team draws a card': {
        answers: [[0, 'gadget', RIVALS]],
        after: table => table.swap(2, 'gadget').draw(0),
      },
    }),

  Handyman: () =>
    plays('Handyman', 'Doctor Duct Tape', {
      'revives all Gadget heroes of its own team, and draws a card': {
        teams: [
          { places: ['Doctor Duct Tape', stunned('mutant2'), stunned('gadget2'), stunned('Lady Laser Pointer')] },
          {},
          { places: [stunned('gadget'), 'nature2', 'magic2'] },
        ],
        after: table => table.revive(0, 'gadget2', 'Lady Laser Pointer').draw(0),
      },
      'draws where no other is stunned': { teams: [upright('Doctor Duct Tape')], after: table => table.draw(0) },
    }),
});

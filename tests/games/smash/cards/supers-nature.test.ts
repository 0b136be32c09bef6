import { ACTIVE, everyCard, HAND, plays, RIVALS, stunned, upright } from './full-table.js';

const mates = ['mutant2', 'gadget2'];

everyCard('super', 'nature', {
  'Nine Lives': () =>
    plays('Nine Lives', 'Cat Lady', {
      'a defeated hero of its own team goes under the stack': {
        answers: [[0, 'fallen2', ['fallen', 'fallen2']]],
        after: table => table.under(0, 'fallen2'),
      },
      'nobody more where none is defeated': { teams: [{ defeated: [] }] },
    }),

  'Moss over Matter': () =>
    plays('Moss over Matter', 'Moss Boss', {
      'revives one of its own team, and keeps itself alone safe': {
        answers: [[0, 'mutant2', mates]],
        after: table => table.revive(0, 'mutant2').safe(0, 'Moss Boss'),
      },
      'nobody more to revive': { teams: [upright('Moss Boss')], after: table => table.safe(0, 'Moss Boss') },
    }),

  'Buzz Kill': () =>
    plays('Buzz Kill', 'Bee Positive', {
      'stuns a hero of a rival, and draws a card': {
        answers: [[0, 'gadget', ACTIVE]],
        after: table => table.stun(2, 'gadget').draw(0),
      },
      'draws where every rival is stunned': {
        teams: [upright('Bee Positive'), { places: [stunned('mutant')] }, { places: [stunned('gadget')] }],
        after: table => table.draw(0),
      },
    }),

  'A Prickly Topic': () =>
    plays('A Prickly Topic', 'Thornelius', {
      'every rival discards a card of its own choice, and a hero of one is stunned': {
        teams: [upright('Thornelius')],
        answers: [
          [1, 'red', HAND],
          [2, 'blue', HAND],
          [0, 'nature2', ACTIVE],
        ],
        after: table => table.loses(1, 'red').loses(2, 'blue').stun(2, 'nature2'),
      },
      'only an active one, and not of its own team': {
        teams: [
          upright('Thornelius'),
          { places: [stunned('mutant'), 'magic'], hand: [] },
          { places: [stunned('gadget')], hand: [] },
        ],
        after: table => table.stun(1, 'magic'),
      },
      'of whatever type': {
        teams: [upright('Thornelius'), { places: [stunned('mutant')], hand: [] }, { places: ['gadget'], hand: [] }],
        after: table => table.stun(2, 'gadget'),
      },
      'every rival discards where all are stunned': {
        teams: [upright('Thornelius'), { places: [stunned('mutant')] }, { places: [stunned('gadget')] }],
        answers: [
          [1, 'smash'],
          [2, 'green'],
        ],
        after: table => table.loses(1, 'smash').loses(2, 'green'),
      },
    }),

  'High Pollen Count': () =>
    plays('High Pollen Count', 'The Hay Fever', {
      'every rival discards its hand and draws a fresh one; a hero of one is stunned; its team draws two cards': {
        teams: [upright('The Hay Fever')],
        answers: [[0, 'nature2', ACTIVE]],
        after: table =>
          table
            .discard(1, ...HAND)
            .discard(2, ...HAND)
            .stun(2, 'nature2')
            .draw(0, 2),
      },
      'an empty hand is filled as well': {
        teams: [{}, { hand: [] }],
        answers: [[0, 'mutant', ACTIVE]],
        after: table =>
          table
            .draw(1, 5)
            .discard(2, ...HAND)
            .stun(1, 'mutant')
            .draw(0, 2),
      },
      'only an active one': {
        teams: [
          upright('The Hay Fever'),
          { places: [stunned('mutant'), stunned('magic')] },
          { places: [stunned('nature2'), 'gadget'] },
        ],
        after: table =>
          table
            .discard(1, ...HAND)
            .discard(2, ...HAND)
            .stun(2, 'gadget')
            .draw(0, 2),
      },
      'nobody where every rival is stunned': {
        teams: [upright('The Hay Fever'), { places: [stunned('mutant')] }, { places: [stunned('gadget')] }],
        after: table =>
          table
            .discard(1, ...HAND)
            .discard(2, ...HAND)
            .draw(0, 2),
      },
    }),

  'Stash Smash': () =>
    plays('Stash Smash', 'Squirrel Minor', {
      'takes a Loot from its own discard pile, and its team has another action': {
        answers: [[0, 'old2', ['old', 'old2']]],
        after: table => table.take(0, 'old2').again(),
      },
      'another action where there is no Loot': {
        teams: [{ discard: ['filler2'] }],
        after: table => table.again(),
      },
    }),

  'Rolling Stone': () =>
    plays('Rolling Stone', 'Landslide Clyde', {
      'attacks itself, cannot be countered, and defeats who loses to it': {
        teams: [upright('Landslide Clyde')],
        answers: [[0, 'mutant', RIVALS]],
        after: table => table.defeat(1, 'mutant'),
      },
      'nothing more where nobody can be attacked': {
        teams: [
          {},
          { places: [{ card: 'mutant', shieldedUntil: 1 }] },
          { places: [{ card: 'gadget', shieldedUntil: 1 }] },
        ],
      },
    }),

  'Spore of the Moment': () =>
    plays('Spore of the Moment', 'Mother Mushroom', {
      'a defeated hero of its own team goes under the stack, and the top one joins': {
        answers: [[0, 'fallen2', ['fallen', 'fallen2']]],
        after: table => table.under(0, 'fallen2').join(0),
      },
      'that hero itself where the stack was empty': {
        teams: [{ stack: [] }],
        answers: [[0, 'fallen2']],
        after: table => table.under(0, 'fallen2').join(0),
      },
      'the top one joins where none is defeated': { teams: [{ defeated: [] }], after: table => table.join(0) },
      'nobody where there is none at all': { teams: [{ defeated: [], stack: [] }] },
    }),

  'Stuck on You': () =>
    plays('Stuck on You', 'Baron Barnacle', {
      'stuns a hero of a rival, and keeps itself alone safe': {
        answers: [[0, 'gadget', ACTIVE]],
        after: table => table.stun(2, 'gadget').safe(0, 'Baron Barnacle'),
      },
      'keeps itself safe where every rival is stunned': {
        teams: [upright('Baron Barnacle'), { places: [stunned('mutant')] }, { places: [stunned('gadget')] }],
        after: table => table.safe(0, 'Baron Barnacle'),
      },
    }),
});

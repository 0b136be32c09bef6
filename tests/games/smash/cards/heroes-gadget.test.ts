import { acts, bare, everyCard, holding, noPower, power, RIVALS, revived, stunned, upright } from './full-table.js';
import { heroOf, offers } from './hero-of.js';

const hero = heroOf('gadget');

everyCard('hero', 'gadget', {
  'Toaster Knight': () => {
    hero('Toaster Knight', { swift: ['mutant'], weak: ['nature'] });
  },

  'The Overclocker': () => {
    hero('The Overclocker', { power: true, weak: ['nature'] });
    power('The Overclocker', {
      'draws two cards': { after: table => table.draw(0, 2) },
      'SM-13: from its shuffled discard pile where the deck is empty': {
        teams: [{ deck: [], discard: ['old', 'old2'] }],
        after: table => table.draw(0, 2),
      },
    });
    noPower('The Overclocker', 'nothing to draw', { teams: [bare] });
  },

  'Wi-Fi Widow': () => {
    hero('Wi-Fi Widow', { power: true });
    power('Wi-Fi Widow', {
      'takes a rival’s Loot for a hero that it fits': {
        answers: [[0, 'gadget', ['magic', 'gadget']]],
        after: table => table.steal(0, 'Wi-Fi Widow', 2, 'gadget'),
      },
      'for any active hero that it fits': {
        teams: [upright('Wi-Fi Widow')],
        answers: [
          [0, 'gadget'],
          [0, 'gadget2', ['Wi-Fi Widow', 'gadget2']],
        ],
        after: table => table.steal(0, 'gadget2', 2, 'gadget'),
      },
      'its owner discards one that fits nobody': {
        answers: [[0, 'magic']],
        after: table => table.drops(1, 'magic'),
      },
      'SM-11: its owner discards it where the team has one already': {
        teams: [{ places: ['Wi-Fi Widow', { card: 'mutant2', loot: 'old' }, 'gadget2'] }],
        answers: [[0, 'gadget']],
        after: table => table.drops(2, 'gadget'),
      },
    });
    noPower('Wi-Fi Widow', 'no rival has Loot', {
      teams: [{}, { places: ['mutant', 'magic', 'nature'] }, { places: ['magic2', 'nature2', 'gadget'] }],
    });
  },

  'Plan B-Bot': () => {
    hero('Plan B-Bot', { wild: true, stunned: own => ({ after: table => table.draw(own, 2) }) });
    acts(
      'draws as well when a Story stuns it',
      'story Power Cut',
      {
        teams: [{ places: ['mutant2'] }, { places: ['Plan B-Bot', 'magic', 'nature'] }],
        after: table => table.discard(0, 'Power Cut').stun(1, 'Plan B-Bot').stun(2, 'gadget').draw(1, 2),
      },
      holding('Power Cut'),
    );
    const hand = ['Freak of Magic', 'horn', 'old2'];
    offers('counts as every type: Magic beside a Mutant hero, and for Loot of any type', 'Plan B-Bot', hand, [
      'team-up Freak of Magic Plan B-Bot',
      'team-up Freak of Magic mutant2',
      'loot horn Plan B-Bot',
      'loot old2 Plan B-Bot',
      'loot old2 nature2',
    ]);
    offers('not while it is stunned', stunned('Plan B-Bot'), hand, ['loot old2 nature2']);
    offers('a Gadget hero alone in the turn in which it was revived', revived('Plan B-Bot', 0), hand, [
      'loot old2 nature2',
    ]);
  },

  'Captain Airbag': () => {
    const mates = (own: number) => (own === 0 ? ['mutant2', 'gadget2'] : ['magic', 'nature']);
    hero('Captain Airbag', {
      safe: 'story',
      stunned: own => ({ after: table => table.safe(own, 'Captain Airbag', ...mates(own)) }),
    });
    acts(
      'no rival’s Story stuns it',
      'story Power Cut',
      {
        teams: [{ places: ['mutant2'] }, { places: ['Captain Airbag', 'magic', 'nature'] }],
        after: table => table.discard(0, 'Power Cut').stun(2, 'gadget'),
      },
      holding('Power Cut'),
    );
    acts(
      'its own team’s Stories do nothing to it either',
      'story Bodyguards for Hire',
      {
        teams: [upright('Captain Airbag')],
        after: table => table.discard(0, 'Bodyguards for Hire').safe(0, 'mutant2', 'gadget2'),
      },
      holding('Bodyguards for Hire'),
    );
    acts(
      'SM-C25: a Story takes its Loot',
      'story Sticky Fingers',
      {
        teams: [
          { places: ['gadget2', 'mutant2'] },
          { places: [{ card: 'Captain Airbag', loot: 'drum' }, 'magic'] },
          { places: ['gadget'] },
        ],
        after: table => table.discard(0, 'Sticky Fingers').steal(0, 'gadget2', 1, 'Captain Airbag'),
      },
      holding('Sticky Fingers'),
    );
    acts(
      'a Story reaches it in the turn in which it was revived, and its team is safe then',
      'story Power Cut',
      {
        teams: [{ places: ['mutant2'] }, { places: [revived('Captain Airbag', 1), 'magic', 'nature'] }],
        after: table =>
          table
            .discard(0, 'Power Cut')
            .stun(1, 'Captain Airbag')
            .stun(2, 'gadget')
            .safe(1, 'Captain Airbag', 'magic', 'nature'),
      },
      holding('Power Cut'),
    );
    acts(
      'a Super stuns it, and its team is safe then',
      'super Buzz Kill Bee Positive',
      {
        teams: [{ places: ['Bee Positive'] }, { places: ['Captain Airbag', 'magic', 'nature'] }],
        answers: [[0, 'Captain Airbag']],
        after: table =>
          table.discard(0, 'Buzz Kill').stun(1, 'Captain Airbag').safe(1, 'Captain Airbag', 'magic', 'nature').draw(0),
      },
      holding('Buzz Kill'),
    );
  },

  'Remote-Control Ron': () => {
    hero('Remote-Control Ron', { power: true, weak: ['mutant', 'nature'] });
    power('Remote-Control Ron', {
      'attacks itself without a Smash, and defeats who loses to it': {
        teams: [upright('Remote-Control Ron')],
        answers: [
          [0, 'gadget', RIVALS],
          [2, 'give-in'],
        ],
        after: table => table.defeat(2, 'gadget'),
      },
      'is stunned itself where it loses': {
        answers: [
          [0, 'mutant'],
          [1, 'smash', ['smash', 'give-in']],
          [0, 'give-in', ['smash', 'give-in']],
        ],
        after: table => table.discard(1, 'smash').defeat(0, 'Remote-Control Ron'),
      },
      'counters back as in any battle': {
        answers: [
          [0, 'mutant'],
          [1, 'smash'],
          [0, 'smash'],
          [1, 'give-in'],
        ],
        after: table => table.discard(1, 'smash').discard(0, 'smash').defeat(1, 'mutant'),
      },
    });
    noPower('Remote-Control Ron', 'no rival can be attacked', {
      teams: [
        {},
        { places: [{ card: 'mutant', shieldedUntil: 1 }] },
        { places: [{ card: 'gadget', shieldedUntil: 1 }] },
      ],
    });
  },

  'The Vacuum': () => {
    hero('The Vacuum', { power: true, sturdy: true });
    power('The Vacuum', {
      'a rival discards two cards, which nobody chooses': {
        teams: [{}, { hand: ['blue', 'blue', 'blue', 'blue', 'blue'] }],
        answers: [[0, 'seat-1', ['seat-1', 'seat-2']]],
        after: table => table.loses(1, 'blue', 'blue'),
      },
      'two of any kind': {
        teams: [{}, { hand: ['smash', 'horn'] }],
        answers: [[0, 'seat-1']],
        after: table => table.loses(1, 'smash', 'horn'),
      },
      'one, where it has no more': {
        teams: [{}, { hand: ['blue'] }],
        answers: [[0, 'seat-1']],
        after: table => table.loses(1, 'blue'),
      },
    });
    noPower('The Vacuum', 'no rival has a card', { teams: [{}, { hand: [] }, { hand: [] }] });
  },

  'Lady Laser Pointer': () => {
    hero('Lady Laser Pointer', { swift: ['magic'], immune: ['magic'] });
  },

  'Doctor Duct Tape': () => {
    hero('Doctor Duct Tape', {
      won: () => ({
        answers: [[0, 'mutant2', ['mutant2', 'gadget2']]],
        after: table => table.revive(0, 'mutant2'),
      }),
    });
    acts('revives when it wins as the one attacked', 'smash smash mutant2', {
      teams: [{ places: ['mutant2', 'gadget2'] }, { places: ['Doctor Duct Tape', 'magic', stunned('nature')] }],
      answers: [
        [0, 'Doctor Duct Tape'],
        [1, 'smash'],
        [0, 'give-in'],
      ],
      after: table => table.discard(0, 'smash').discard(1, 'smash').stun(0, 'mutant2').revive(1, 'nature'),
    });
    acts('revives nobody where nobody of its own team is stunned', 'smash smash Doctor Duct Tape', {
      teams: [upright('Doctor Duct Tape')],
      answers: [
        [0, 'mutant'],
        [1, 'give-in'],
      ],
      after: table => table.discard(0, 'smash').stun(1, 'mutant'),
    });
    acts('revives nobody when a teammate wins', 'smash smash mutant2', {
      teams: [{ places: ['Doctor Duct Tape', 'mutant2', stunned('gadget2')] }],
      answers: [
        [0, 'mutant'],
        [1, 'give-in'],
      ],
      after: table => table.discard(0, 'smash').stun(1, 'mutant'),
    });
  },
});

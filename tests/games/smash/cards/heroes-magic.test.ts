import { hides, mayAttack } from './covers.js';
import {
  ACTIVE,
  acts,
  bare,
  everyCard,
  HAND,
  holding,
  noPower,
  power,
  revived,
  stunned,
  stunsOne,
  upright,
} from './full-table.js';
import { heroOf, offers } from './hero-of.js';

const hero = heroOf('magic');

everyCard('hero', 'magic', {
  'Help Centaur': () => {
    hero('Help Centaur', { power: true, weak: ['gadget'] });
    power('Help Centaur', {
      'revives one of its team, and draws a card': {
        answers: [[0, 'gadget2', ['mutant2', 'gadget2']]],
        after: table => table.revive(0, 'gadget2').draw(0),
      },
      'draws a card where nobody of its team is stunned': {
        teams: [upright('Help Centaur')],
        after: table => table.draw(0),
      },
      'revives where there is nothing to draw': {
        teams: [{ places: ['Help Centaur', stunned('mutant2'), 'gadget2'], ...bare }],
        after: table => table.revive(0, 'mutant2'),
      },
    });
    noPower('Help Centaur', 'nobody is stunned, and there is nothing to draw', {
      teams: [{ ...upright('Help Centaur'), ...bare }],
    });
  },

  'Wanda the Undecided': () => {
    hero('Wanda the Undecided', { power: true, wild: true });
    power('Wanda the Undecided', {
      'draws two cards': { answers: [[0, 'way-0', ['way-0', 'way-1']]], after: table => table.draw(0, 2) },
      'or a rival discards a card of its own choice': {
        answers: [
          [0, 'way-1'],
          [0, 'seat-2', ['seat-1', 'seat-2']],
          [2, 'blue', HAND],
        ],
        after: table => table.loses(2, 'blue'),
      },
      'draws where no rival has a card': {
        teams: [{}, { hand: [] }, { hand: [] }],
        after: table => table.draw(0, 2),
      },
      'a rival discards where there is nothing to draw': {
        teams: [bare],
        answers: [
          [0, 'seat-1'],
          [1, 'red'],
        ],
        after: table => table.loses(1, 'red'),
      },
    });
    noPower('Wanda the Undecided', 'nothing to draw, and no rival has a card', {
      teams: [bare, { hand: [] }, { hand: [] }],
    });
    const hand = ['Muscle and Manual', 'horn', 'drum', 'old2'];
    offers('counts as every type: Gadget beside a Mutant hero, and for Loot of any type', 'Wanda the Undecided', hand, [
      'team-up Muscle and Manual Wanda the Undecided',
      'team-up Muscle and Manual mutant2',
      'loot horn Wanda the Undecided',
      'loot drum Wanda the Undecided',
      'loot old2 Wanda the Undecided',
      'loot old2 nature2',
    ]);
    offers('not while it is stunned', stunned('Wanda the Undecided'), hand, ['loot old2 nature2']);
    offers('a Magic hero alone in the turn in which it was revived', revived('Wanda the Undecided', 0), hand, [
      'loot horn Wanda the Undecided',
      'loot old2 nature2',
    ]);
  },

  'Abraca Dave': () => {
    hero('Abraca Dave', { power: true });
    power('Abraca Dave', { 'a hero from its stack joins, beyond three': { after: table => table.join(0) } });
    noPower('Abraca Dave', 'an empty stack, whatever rivals have in theirs', { teams: [{ stack: [] }] });
  },

  'Madame Maybe': () => {
    hero('Madame Maybe', { power: true });
    power('Madame Maybe', {
      'heads: every rival chooses one of its heroes to be stunned': {
        coin: 'heads',
        teams: [upright('Madame Maybe')],
        answers: [
          [1, 'mutant', ['mutant', 'magic']],
          [2, 'gadget', ['nature2', 'gadget']],
        ],
        after: table => table.stun(1, 'mutant').stun(2, 'gadget'),
      },
      'heads: nobody where all rivals are stunned': {
        coin: 'heads',
        teams: [upright('Madame Maybe'), { places: [stunned('mutant')] }, { places: [stunned('gadget')] }],
      },
      'tails: it is stunned itself': { coin: 'tails', after: table => table.stun(0, 'Madame Maybe') },
    });
  },

  'The Invisible Uncle': () => {
    hero('The Invisible Uncle', { cover: 'hidden', safe: 'super' });
    hides('The Invisible Uncle');
    const rival = { places: ['The Invisible Uncle', 'magic', stunned('nature')] };
    acts(
      'its team chooses another hero for a Super that stuns one of each team',
      'super Karaoke Night Lady Loud',
      {
        teams: [{ places: ['Lady Loud', stunned('mutant2')] }, rival],
        answers: [[2, 'nature2', ['nature2', 'gadget']]],
        after: table => table.discard(0, 'Karaoke Night').stun(1, 'magic').stun(2, 'nature2'),
      },
      holding('Karaoke Night'),
    );
    acts(
      'SM-C14: it cannot be attacked by a Super, though nobody else of its team stands',
      'super Rolling Stone Landslide Clyde',
      {
        teams: [
          { places: ['Landslide Clyde', stunned('mutant2')] },
          { places: ['The Invisible Uncle', stunned('nature')] },
        ],
        answers: [[0, 'gadget', ['nature', 'magic2', 'nature2', 'gadget']]],
        after: table => table.discard(0, 'Rolling Stone').defeat(2, 'gadget'),
      },
      holding('Rolling Stone'),
    );
    acts(
      'its own team’s Supers do nothing to it either',
      'super Bath Time Rubber Duck Girl',
      {
        teams: [{ places: ['Rubber Duck Girl', 'The Invisible Uncle', 'gadget2'] }],
        after: table => table.discard(0, 'Bath Time').safe(0, 'Rubber Duck Girl', 'gadget2'),
      },
      holding('Bath Time'),
    );
    acts(
      'SM-C25: a Super takes its Loot, and chance stuns another hero',
      'super Password Stolen Wi-Fi Widow',
      {
        chance: true,
        teams: [{ places: ['Wi-Fi Widow'] }, { places: [{ card: 'The Invisible Uncle', loot: 'horn' }, 'magic'] }],
        answers: [[0, 'The Invisible Uncle', ['The Invisible Uncle', 'gadget']]],
        after: (table, played) =>
          stunsOne(table.discard(0, 'Password Stolen').drops(1, 'The Invisible Uncle'), played, [
            'magic',
            'nature2',
            'gadget',
          ]),
      },
      holding('Password Stolen'),
    );
    acts(
      'SM-C25: a Super takes its Loot, and stuns nobody where it stands alone',
      'super Password Stolen Wi-Fi Widow',
      {
        teams: [
          { places: ['Wi-Fi Widow'] },
          { places: [{ card: 'The Invisible Uncle', loot: 'horn' }, stunned('magic')] },
          { places: [stunned('gadget')] },
        ],
        after: table => table.discard(0, 'Password Stolen').drops(1, 'The Invisible Uncle'),
      },
      holding('Password Stolen'),
    );
    acts(
      'a Super reaches it while it is stunned',
      'super Catch the Dot Lady Laser Pointer',
      {
        teams: [{ places: ['Lady Laser Pointer'] }, { places: [stunned('The Invisible Uncle'), 'magic', 'mutant'] }],
        answers: [
          [0, 'The Invisible Uncle', ['The Invisible Uncle', 'magic', 'mutant', 'magic2', 'nature2', 'gadget']],
        ],
        after: table => table.discard(0, 'Catch the Dot').swap(1, 'The Invisible Uncle').draw(0),
      },
      holding('Catch the Dot'),
    );
    acts(
      'a Story stuns it',
      'story Magic Tax Day',
      {
        teams: [{ places: ['mutant2'] }, rival],
        after: table => table.discard(0, 'Magic Tax Day').stun(1, 'The Invisible Uncle', 'magic'),
      },
      holding('Magic Tax Day'),
    );
  },

  'Grandma Hex': () => {
    hero('Grandma Hex', {
      weak: ['mutant'],
      defeated: own => ({
        answers: [[own, 'nature2', ['rival', 'nature2', 'gadget']]],
        after: table => table.stun(2, 'nature2'),
      }),
    });
    acts('SM-C18: given up it is defeated too', 'retire Grandma Hex', {
      teams: [{ places: [stunned('Grandma Hex'), 'mutant2', 'gadget2'] }],
      answers: [[0, 'mutant', ACTIVE]],
      after: table => table.defeat(0, 'Grandma Hex').stun(1, 'mutant'),
    });
    acts(
      'stuns nobody when it goes under the stack',
      'story The Wrong Bus',
      {
        teams: [{ places: ['mutant2'] }, { places: ['Grandma Hex', 'magic', 'nature'] }],
        answers: [[0, 'Grandma Hex']],
        after: table => table.discard(0, 'The Wrong Bus').swap(1, 'Grandma Hex'),
      },
      holding('The Wrong Bus'),
    );
  },

  'Count Backwards': () => {
    hero('Count Backwards', { power: true });
    power('Count Backwards', {
      'its player discards a card of a rival’s hand': {
        answers: [
          [0, 'seat-2', ['seat-1', 'seat-2']],
          [0, 'blue', HAND],
        ],
        after: table => table.loses(2, 'blue'),
      },
    });
    noPower('Count Backwards', 'no rival has a card', { teams: [{}, { hand: [] }, { hand: [] }] });
  },

  'Sir Render': () => {
    hero('Sir Render', { costly: true, immune: ['magic'] });
    mayAttack(
      'who has no card besides the Smash cannot attack it',
      'nature',
      { places: ['Sir Render', 'magic', stunned('nature')] },
      ['magic', 'nature'],
      { hand: ['smash'] },
    );
  },

  'Professor Poof': () => {
    hero('Professor Poof', { power: true });
    power('Professor Poof', {
      'a stunned hero of its team goes under the stack, and the next one comes': {
        answers: [[0, 'gadget2', ['mutant2', 'gadget2']]],
        after: table => table.swap(0, 'gadget2'),
      },
      'SM-C22: under an empty stack it comes back as a new one': {
        teams: [{ places: ['Professor Poof', stunned('mutant2'), 'gadget2'], stack: [] }],
        after: table => table.swap(0, 'mutant2'),
      },
    });
    noPower('Professor Poof', 'nobody of its own team is stunned', { teams: [upright('Professor Poof')] });
  },
});

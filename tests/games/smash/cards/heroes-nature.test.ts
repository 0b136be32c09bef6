import { guards } from './covers.js';
import { acts, bare, everyCard, HAND, holding, noPower, power, RIVALS, stunned, upright } from './full-table.js';
import { heroOf } from './hero-of.js';

const hero = heroOf('nature');

/** A Story that stuns all Nature heroes stuns a sturdy one on tails alone, and the others either way. */
function withstandsStory(name: string): void {
  for (const coin of ['heads', 'tails'] as const)
    acts(
      `${coin}: ${coin === 'heads' ? 'a Story does not stun it' : 'a Story stuns it'}`,
      'story The Great Lawnmower Rally',
      {
        coin,
        teams: [{ places: ['mutant2'] }, { places: [name, 'nature', 'magic'] }],
        after: table => {
          table.discard(0, 'The Great Lawnmower Rally').stun(1, 'nature').stun(2, 'nature2');
          if (coin === 'tails') table.stun(1, name);
        },
      },
      holding('The Great Lawnmower Rally'),
    );
}

everyCard('hero', 'nature', {
  'Cat Lady': () => {
    hero('Cat Lady', { power: true, weak: ['gadget', 'magic'] });
    power('Cat Lady', {
      'revives one of its own team': {
        answers: [[0, 'mutant2', ['mutant2', 'gadget2']]],
        after: table => table.revive(0, 'mutant2'),
      },
    });
    noPower('Cat Lady', 'nobody of its own team is stunned', { teams: [upright('Cat Lady')] });
  },

  'Moss Boss': () => {
    hero('Moss Boss', { cover: 'guard', safe: 'power' });
    guards('Moss Boss');
    const rival = { places: ['Moss Boss', 'magic', stunned('nature')] };
    acts('SM-C14: it cannot be attacked by a power, and so guards nobody from one', 'power Remote-Control Ron', {
      teams: [{ places: ['Remote-Control Ron'] }, rival],
      answers: [
        [0, 'magic', ['magic', 'nature', 'magic2', 'nature2', 'gadget']],
        [1, 'give-in'],
      ],
      after: table => table.defeat(1, 'magic'),
    });
    acts('nor by the use of a Loot', 'use Boxing Glove on a Spring gadget2', {
      teams: [{ places: [{ card: 'gadget2', loot: 'Boxing Glove on a Spring' }] }, rival],
      answers: [
        [0, 'magic', ['magic', 'nature', 'magic2', 'nature2', 'gadget']],
        [1, 'give-in'],
      ],
      after: table => table.stun(1, 'magic'),
    });
    acts('nor does what a hero’s card says of its being stunned', 'smash smash Moss Boss', {
      teams: [{ places: ['Moss Boss', 'gadget2'] }, { places: ['Sneeze Force', 'magic'] }],
      answers: [
        [0, 'Sneeze Force'],
        [1, 'give-in'],
      ],
      after: table => table.discard(0, 'smash').stun(1, 'Sneeze Force'),
    });
    acts('SM-C25: a power takes its Loot', 'power Wi-Fi Widow', {
      teams: [{ places: ['Wi-Fi Widow'] }, { places: [{ card: 'Moss Boss', loot: 'old2' }, 'magic'] }],
      answers: [[0, 'Moss Boss', ['Moss Boss', 'gadget']]],
      after: table => table.drops(1, 'Moss Boss'),
    });
    acts('its own team’s powers do nothing to it either', 'power The Amazing Nap', {
      teams: [{ places: ['The Amazing Nap', 'Moss Boss', 'gadget2'] }],
      answers: [[0, 'gadget2', ['The Amazing Nap', 'gadget2']]],
      after: table => table.safe(0, 'gadget2'),
    });
    acts('a power reaches it while it is stunned', 'power Cat Lady', {
      teams: [{ places: ['Cat Lady', stunned('Moss Boss')] }],
      after: table => table.revive(0, 'Moss Boss'),
    });
    acts(
      'a Story stuns it',
      'story The Great Lawnmower Rally',
      {
        teams: [{ places: ['mutant2'] }, rival],
        after: table => table.discard(0, 'The Great Lawnmower Rally').stun(1, 'Moss Boss').stun(2, 'nature2'),
      },
      holding('The Great Lawnmower Rally'),
    );
  },

  'Bee Positive': () => {
    hero('Bee Positive', { stunsRival: own => ({ after: table => table.draw(own) }) });
    acts('draws when it wins as the one attacked', 'smash smash mutant2', {
      teams: [{ places: ['mutant2', 'gadget2'] }, { places: ['Bee Positive', 'magic', 'nature'] }],
      answers: [
        [0, 'Bee Positive'],
        [1, 'smash'],
        [0, 'give-in'],
      ],
      after: table => table.discard(0, 'smash').discard(1, 'smash').stun(0, 'mutant2').draw(1),
    });
    acts('draws nothing for a rival that it defeats', 'smash smash Bee Positive', {
      teams: [{ places: ['Bee Positive', 'gadget2'] }],
      answers: [[0, 'nature', RIVALS]],
      after: table => table.discard(0, 'smash').defeat(1, 'nature'),
    });
    acts('draws nothing for what a teammate stuns', 'smash smash gadget2', {
      teams: [{ places: ['Bee Positive', 'gadget2'] }],
      answers: [
        [0, 'mutant'],
        [1, 'give-in'],
      ],
      after: table => table.discard(0, 'smash').stun(1, 'mutant'),
    });
  },

  Thornelius: () => {
    hero('Thornelius', { costly: true, immune: ['nature'] });
  },

  'The Hay Fever': () => {
    hero('The Hay Fever', { power: true, sturdy: true, immune: ['gadget'] });
    power('The Hay Fever', {
      'every rival discards a card of its own choice': {
        answers: [
          [1, 'red', HAND],
          [2, 'blue', HAND],
        ],
        after: table => table.loses(1, 'red').loses(2, 'blue'),
      },
      'rivals who have one': {
        teams: [{}, { hand: [] }],
        answers: [[2, 'smash']],
        after: table => table.loses(2, 'smash'),
      },
    });
    noPower('The Hay Fever', 'no rival has a card', { teams: [{}, { hand: [] }, { hand: [] }] });
    withstandsStory('The Hay Fever');
  },

  'Squirrel Minor': () => {
    hero('Squirrel Minor', { power: true });
    power('Squirrel Minor', {
      'takes a Loot from its own discard pile, and draws two cards': {
        answers: [[0, 'old2', ['old', 'old2']]],
        after: table => table.take(0, 'old2').draw(0, 2),
      },
      'SM-13: draws from what is left in the discard pile where the deck is empty': {
        teams: [{ deck: [], discard: ['old', 'filler2'] }],
        after: table => table.take(0, 'old').draw(0),
      },
      'draws two cards where there is no Loot': {
        teams: [{ discard: ['filler2', 'red'] }],
        after: table => table.draw(0, 2),
      },
    });
    noPower('Squirrel Minor', 'no Loot, and nothing to draw', { teams: [bare] });
  },

  'Landslide Clyde': () => {
    hero('Landslide Clyde', { lethal: ['magic'], weak: ['mutant'] });
  },

  'Mother Mushroom': () => {
    hero('Mother Mushroom', { power: true, weak: ['gadget'] });
    power('Mother Mushroom', {
      'heads: a defeated hero of its own team goes under the stack': {
        coin: 'heads',
        answers: [[0, 'fallen2', ['fallen', 'fallen2']]],
        after: table => table.under(0, 'fallen2'),
      },
      'tails: nothing': { coin: 'tails' },
    });
    noPower('Mother Mushroom', 'none of its own team is defeated', { teams: [{ defeated: [] }] });
  },

  'Baron Barnacle': () => {
    hero('Baron Barnacle', { sturdy: true, weak: ['mutant'] });
    withstandsStory('Baron Barnacle');
  },
});

import type { Special } from '../card.js';

export const rallyCall: Special = {
  text: 'When you play it, draw two cards.',
  *onPlay(game) {
    game.draw(2);
  },
};

export const openTicket: Special = {
  text: 'Goes with every colour.',
};

export const safeHouse: Special = {
  text: 'If you lose the battle, your lowest ventured counter goes back to your reserve.',
  *afterBattle(game, won) {
    if (!won) game.takeCounterBack();
  },
};

export const doubleOrNothing: Special = {
  text: 'If you win the battle, draw two cards.',
  *afterBattle(game, won) {
    if (won) game.draw(2);
  },
};

export const bigFamily: Special = {
  text: '+2 if there are three Heroes or more in your chain.',
  worth: game => (game.count(game.mine.chain, card => card.kind === 'hero') >= 3 ? 2 : 0),
};

export const peaceOffering: Special = {
  text: 'When you play it, every player in this battle draws a card.',
  *onPlay(game) {
    for (const seat of game.battle?.fighting ?? []) game.draw(1, seat);
  },
};

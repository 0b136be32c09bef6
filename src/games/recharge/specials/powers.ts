import type { Special } from '../card.js';

export const crossover: Special = {
  text: 'Goes with every colour. You may play it along with the card that starts your attack.',
  rides: true,
};

export const premonition: Special = {
  text: 'When you play it, put the top three cards of your draw pile in any order.',
  *onPlay(game) {
    yield* game.arrangeTop(3);
  },
};

export const ambush: Special = {
  text: 'It may start a battle without a Hero.',
  opens: true,
};

export const secondWave: Special = {
  text: 'When you play it, draw a card.',
  *onPlay(game) {
    game.draw(1);
  },
};

export const reinforcements: Special = {
  text: '+1 for every Hero in your chain.',
  worth: game => game.count(game.mine.chain, card => card.kind === 'hero'),
};

export const counterPlan: Special = {
  text: 'When you play it, you may take back a loose card of your chain.',
  *onPlay(game) {
    yield* game.takeBack();
  },
};

export const highStakes: Special = {
  text: 'While it is in your chain, you may venture whether or not the player before you did.',
  holds: { mayAlwaysVenture: true },
};

export const coldFeet: Special = {
  text: 'While it is in your chain, nobody else may venture.',
  holds: { othersCannotVenture: true },
};

export const stubbornness: Special = {
  text: 'While it is in your chain, you may pass although you are behind.',
  holds: { mayPassBehind: true },
};

export const momentum: Special = {
  text: '+1 for every card in your chain.',
  worth: game => game.mine.chain.length,
};

export const jinx: Special = {
  text: 'When you play it, a rival in this battle discards a card.',
  *onPlay(game) {
    const rival = yield* game.chooseRival();
    if (rival !== null) yield* game.discards(rival, 1);
  },
};

export const lastWord: Special = {
  text: '+3 if you hold no cards.',
  worth: game => (game.mine.hand.length === 0 ? 3 : 0),
};

import type { Special } from '../card.js';

export const nickFury: Special = {
  text: 'When you play him, look at the hand of a rival in this battle.',
  *onPlay(game) {
    const rival = yield* game.chooseRival();
    if (rival !== null) game.lookAtHand(rival);
  },
};

export const kang: Special = {
  text: 'When you play him, the card you discarded last comes back to your hand.',
  *onPlay(game) {
    game.takeDiscard();
  },
};

export const professorX: Special = {
  text: '+1 for every other X-Man Hero in your chain.',
  worth: game =>
    game.count(
      game.mine.chain,
      card => card.kind === 'hero' && (card.left.includes('x-men') || card.right.includes('x-men')),
    ) - 1,
};

export const longshot: Special = {
  text: 'While he is in your chain, you win ties.',
  holds: { winsTies: true },
};

export const mystique: Special = {
  text: '+2 if you defend.',
  worth: game => (game.attacks ? 0 : 2),
};

export const dazzler: Special = {
  text: 'When you play her, each rival in this battle ventures their lowest counter.',
  *onPlay(game) {
    game.rivalsVenture();
  },
};

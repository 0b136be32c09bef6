/** A table of Super Hero Squad in the middle of a match, as `play` and `lines` read it. */
export const table = {
  game: 'squad',
  ruleset: 'tcg',
  seed: 'any text',
  position: {
    power: 7,
    turn: 5,
    active: 0,
    step: 'attack',
    coins: ['heads', 'tails'],
    players: [
      { deck: ['ST005', 'ST026'], hand: ['ST026', 'ST026', 'ST005'], discard: [], keepers: ['ST001'] },
      { deck: ['ST005', 'ST005', 'ST026', 'ST005'], hand: ['ST142', 'ST026'] },
    ],
  },
};

import { gatekeeper } from '../gatekeeper.js';

export default gatekeeper('shadowcat', [
  {
    enemy: 'hulk',
    difficulty: 1,
    mine: { keepers: 'ST571:1' },
    deck: `
      ST006:20 ST571:20`,
  },
  {
    enemy: 'giant-man',
    difficulty: 1,
    theirs: { keepers: 'ST491:2 ST565:1' },
    deck: `
      ST316:40`,
  },
  {
    enemy: 'mystique',
    difficulty: 1,
    mine: { keepers: 'ST325:1' },
    deck: `
      ST363:40`,
  },
  {
    enemy: 'giant-man',
    difficulty: 1,
    deck: `
      ST251:40`,
  },
  {
    enemy: 'giant-man',
    difficulty: 1,
    theirs: { keepers: 'ST412:1' },
    deck: `
      ST001:40`,
  },
  {
    enemy: 'giant-man',
    difficulty: 1,
    theirs: { keepers: 'ST480:1' },
    deck: `
      ST376:40`,
  },
]);

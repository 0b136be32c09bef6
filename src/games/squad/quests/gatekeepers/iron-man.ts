import { gatekeeper } from '../gatekeeper.js';

export default gatekeeper('iron-man', [
  {
    enemy: 'war-machine',
    difficulty: 1,
    deck: `
      ST004:2 ST029:2 ST052:2 ST064:1 ST076:3 ST093:2 ST150:3 ST160:4 ST163:2 ST183:4 ST187:2 ST366:1`,
  },
  {
    enemy: 'iron-man-stealth',
    difficulty: 1,
    power: 3,
    deck: `
      ST015:3 ST026:1 ST027:2 ST063:3 ST064:2 ST065:2 ST076:4 ST093:4 ST096:2 ST160:3 ST163:3 ST183:3
      ST187:3`,
  },
  {
    enemy: 'iron-man-hulkbuster',
    difficulty: 1,
    deck: `
      ST004:3 ST029:2 ST032:2 ST033:2 ST034:2 ST052:3 ST063:2 ST064:1 ST065:1 ST075:3 ST076:3 ST096:3
      ST160:2 ST163:3 ST182:3 ST183:1 ST187:2 ST251:1 ST366:1`,
  },
  {
    enemy: 'doombot-ranged',
    difficulty: 4,
    mine: { keepers: 'ST075:1' },
    theirs: { keepers: 'ST489:1' },
    deck: `
      ST004:2 ST034:2 ST052:2 ST063:2 ST075:2 ST182:2 ST462:2 ST468:2 ST469:2 ST489:2 ST506:2 ST520:2
      ST534:2 ST536:2 ST553:2 ST567:2 ST577:2 ST595:2`,
  },
  {
    enemy: 'dr-doom',
    difficulty: 4,
    theirs: { keepers: 'ST491:1' },
    deck: `
      ST031:2 ST050:2 ST056:2 ST060:2 ST223:1 ST340:1 ST348:2 ST360:1 ST412:2 ST462:2 ST466:3 ST467:3
      ST468:1 ST469:3 ST474:1 ST484:1 ST489:2 ST491:2 ST506:2 ST519:2 ST527:1 ST566:1 ST569:2 ST588:1`,
  },
  {
    enemy: 'dr-octopus',
    difficulty: 4,
    theirs: { keepers: 'ST478:1' },
    deck: `
      ST028:2 ST096:2 ST163:2 ST181:2 ST182:2 ST183:2 ST190:2 ST212:2 ST348:1 ST462:2 ST467:2 ST468:2
      ST469:1 ST474:1 ST478:2 ST480:2 ST483:2 ST491:2 ST506:1 ST507:1 ST517:2 ST518:3 ST525:2 ST530:3
      ST559:2 ST582:1`,
  },
]);

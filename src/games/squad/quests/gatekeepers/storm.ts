import { gatekeeper } from '../gatekeeper.js';

export default gatekeeper('storm', [
  {
    enemy: 'moloid-melee',
    difficulty: 1,
    mine: { keepers: 'ST123:1' },
    deck: `
      ST479:2 ST494:3 ST495:4 ST499:3 ST502:3 ST505:2 ST510:2 ST520:2 ST534:2 ST536:2 ST548:2 ST577:2
      ST581:3`,
  },
  {
    enemy: 'moleman',
    difficulty: 1,
    mine: { hand: 'ST126:1' },
    deck: `
      ST465:3 ST477:2 ST479:2 ST488:2 ST494:2 ST495:2 ST496:3 ST499:2 ST501:3 ST502:2 ST505:2 ST516:2
      ST548:2 ST579:3 ST581:2 ST590:2`,
  },
  {
    enemy: 'dr-octopus',
    difficulty: 1,
    mine: { keepers: 'ST100:1' },
    deck: `
      ST348:2 ST462:3 ST466:2 ST467:3 ST468:3 ST471:3 ST474:1 ST476:2 ST483:2 ST507:1 ST513:2 ST518:3
      ST520:2 ST524:2 ST525:2 ST530:3 ST534:2 ST545:1 ST548:2 ST565:3 ST577:2 ST582:2 ST589:2`,
  },
  {
    enemy: 'storm',
    difficulty: 4,
    mine: { hand: 'ST041:1' },
    deck: `
      ST013:2 ST017:2 ST020:2 ST023:2 ST041:3 ST046:2 ST091:1 ST094:2 ST100:2 ST128:2 ST134:3 ST136:1
      ST179:2 ST214:2 ST235:2 ST242:2 ST272:1 ST373:2 ST421:2 ST429:2 ST441:1`,
  },
  {
    enemy: 'scarlet-witch',
    difficulty: 4,
    mine: { keepers: 'ST125:1' },
    theirs: { keepers: 'ST382:1' },
    deck: `
      ST015:1 ST028:1 ST076:1 ST093:1 ST096:2 ST150:2 ST160:2 ST163:1 ST171:2 ST181:2 ST185:1 ST190:2
      ST199:1 ST243:2 ST260:2 ST286:2 ST301:2 ST316:2 ST324:1 ST366:2 ST373:2 ST379:2 ST382:2 ST385:2
      ST421:2`,
  },
  {
    enemy: 'magneto',
    difficulty: 4,
    theirs: { keepers: 'ST535:1' },
    deck: `
      ST256:2 ST484:2 ST487:2 ST509:3 ST515:3 ST516:2 ST526:2 ST534:3 ST535:2 ST537:2 ST539:2 ST544:2
      ST556:2 ST557:3 ST566:2 ST568:2 ST570:2 ST577:1 ST585:2 ST586:3 ST588:1`,
  },
]);

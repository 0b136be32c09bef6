import { gatekeeper } from '../gatekeeper.js';

export default gatekeeper('daredevil', [
  {
    enemy: 'black-widow',
    difficulty: 1,
    mine: { hand: 'ST401:1' },
    deck: `
      ST003:2 ST018:3 ST028:2 ST051:3 ST069:2 ST082:2 ST108:1 ST114:2 ST118:1 ST121:2 ST165:2 ST177:2
      ST180:2 ST181:2 ST260:1 ST278:1 ST418:2`,
  },
  {
    enemy: 'captain-america',
    difficulty: 1,
    deck: `
      ST024:2 ST038:2 ST042:2 ST044:2 ST086:2 ST148:2 ST149:2 ST167:2 ST173:2 ST201:1 ST221:2 ST275:2
      ST277:2 ST368:2 ST379:2 ST427:2 ST431:2 ST454:2`,
  },
  {
    enemy: 'elektra',
    difficulty: 1,
    mine: { hand: 'ST343:2' },
    deck: `
      ST002:1 ST041:3 ST100:2 ST118:3 ST126:2 ST127:1 ST152:1 ST186:2 ST228:2 ST231:1 ST278:2 ST341:2
      ST356:3 ST357:1 ST359:2 ST374:1 ST395:2 ST396:2 ST403:3 ST404:2 ST405:3 ST411:1 ST464:2`,
  },
  {
    enemy: 'hand-ninja-basic',
    difficulty: 4,
    mine: { hand: 'ST402:1' },
    deck: `
      ST462:2 ST465:2 ST468:2 ST469:2 ST480:2 ST486:3 ST496:2 ST506:2 ST516:1 ST518:2 ST520:1 ST534:2
      ST536:2 ST547:3 ST548:2 ST553:3 ST577:2 ST582:1 ST587:1 ST595:3`,
  },
  {
    enemy: 'venom',
    difficulty: 4,
    mine: { hand: 'ST233:1' },
    deck: `
      ST476:3 ST478:2 ST480:2 ST483:3 ST486:1 ST490:2 ST513:2 ST514:1 ST518:2 ST519:2 ST524:2 ST525:3
      ST527:2 ST543:1 ST545:2 ST547:2 ST553:1 ST563:1 ST565:2 ST567:2 ST582:2 ST583:1 ST596:2 ST600:2`,
  },
  {
    enemy: 'bullseye',
    difficulty: 4,
    theirs: { keepers: 'ST591:1' },
    deck: `
      ST352:3 ST477:2 ST482:2 ST485:2 ST487:1 ST493:2 ST516:2 ST520:1 ST521:2 ST532:2 ST534:2 ST536:2
      ST540:1 ST547:2 ST553:3 ST560:1 ST567:3 ST577:1 ST584:2 ST587:3 ST591:2 ST595:2 ST597:2 ST598:1`,
  },
]);

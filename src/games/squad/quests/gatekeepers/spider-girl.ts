import { gatekeeper } from '../gatekeeper.js';

export default gatekeeper('spider-girl', [
  {
    enemy: 'spider-man',
    difficulty: 1,
    mine: { hand: 'ST151:1' },
    deck: `
      ST001:1 ST005:1 ST009:2 ST048:2 ST049:2 ST083:2 ST097:2 ST172:2 ST186:2 ST228:2 ST229:2 ST230:2
      ST254:2 ST323:2 ST375:2 ST377:2`,
  },
  {
    enemy: 'wasp',
    difficulty: 1,
    mine: { hand: 'ST322:1' },
    deck: `
      ST017:2 ST024:2 ST041:1 ST047:2 ST085:2 ST087:3 ST091:2 ST121:1 ST123:1 ST136:2 ST138:2 ST141:3
      ST165:2 ST206:1 ST214:1 ST235:2 ST272:3 ST368:2 ST379:2`,
  },
  {
    enemy: 'falcon',
    difficulty: 1,
    mine: { hand: 'ST152:1' },
    deck: `
      ST044:2 ST066:2 ST086:3 ST117:2 ST149:2 ST157:2 ST164:2 ST167:2 ST168:2 ST169:1 ST171:2 ST221:2
      ST261:2 ST280:2 ST317:2 ST338:1 ST344:1 ST353:2 ST411:2 ST446:2 ST451:2`,
  },
  {
    enemy: 'hand-ninja-basic',
    difficulty: 4,
    mine: { hand: 'ST273:1' },
    deck: `
      ST462:2 ST468:2 ST469:2 ST478:1 ST480:2 ST482:2 ST486:2 ST489:2 ST493:1 ST506:2 ST518:2 ST521:2
      ST532:1 ST533:2 ST547:3 ST553:2 ST567:3 ST595:3`,
  },
  {
    enemy: 'venom',
    difficulty: 4,
    power: 5,
    mine: { keepers: 'ST550:1' },
    theirs: { keepers: 'ST545:1' },
    deck: `
      ST476:2 ST483:3 ST485:2 ST512:2 ST513:2 ST514:2 ST517:3 ST519:1 ST524:3 ST525:3 ST526:2 ST527:1
      ST531:2 ST545:3 ST556:3 ST563:2 ST565:3 ST569:1 ST580:2 ST582:1 ST583:2`,
  },
  {
    enemy: 'sabretooth',
    difficulty: 4,
    mine: { hand: 'ST080:1' },
    deck: `
      ST352:2 ST487:2 ST492:3 ST509:2 ST511:2 ST515:2 ST516:3 ST520:3 ST534:3 ST538:3 ST539:2 ST541:2
      ST544:2 ST548:3 ST570:2 ST574:2 ST577:2 ST585:2 ST587:2 ST592:2 ST598:2`,
  },
]);

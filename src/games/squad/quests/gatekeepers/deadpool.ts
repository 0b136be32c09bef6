import { gatekeeper } from '../gatekeeper.js';

export default gatekeeper('deadpool', [
  {
    enemy: 'moloid-ranged',
    difficulty: 1,
    mine: { hand: 'ST312:1' },
    deck: `
      ST476:2 ST494:3 ST495:2 ST498:3 ST499:3 ST502:3 ST512:2 ST513:2 ST531:2 ST556:2 ST563:2 ST573:2
      ST580:2 ST581:3 ST600:2`,
  },
  {
    enemy: 'hand-ninja-thrower',
    difficulty: 1,
    mine: { hand: 'ST357:1' },
    deck: `
      ST482:2 ST483:2 ST486:3 ST519:2 ST521:2 ST525:2 ST527:1 ST528:2 ST532:2 ST533:1 ST547:2 ST553:3
      ST567:4 ST584:1 ST595:3 ST596:4`,
  },
  {
    enemy: 'juggernaut',
    difficulty: 1,
    mine: { keepers: 'ST359:1' },
    deck: `
      ST487:2 ST492:3 ST509:3 ST515:2 ST516:2 ST537:2 ST538:3 ST539:2 ST541:3 ST544:2 ST568:2 ST570:3
      ST574:3 ST578:3 ST585:2 ST592:3`,
  },
  {
    enemy: 'spider-man-black',
    difficulty: 4,
    power: 10,
    mine: { keepers: 'ST341:1' },
    deck: `
      ST001:3 ST002:2 ST005:4 ST009:3 ST012:1 ST048:2 ST092:1 ST105:3 ST147:2 ST228:2 ST229:2 ST231:2
      ST254:3 ST322:3 ST329:3 ST377:3 ST461:1`,
  },
  {
    enemy: 'silver-surfer',
    difficulty: 4,
    mine: { hand: 'ST293:1' },
    deck: `
      ST007:1 ST028:2 ST133:2 ST157:1 ST158:2 ST164:2 ST181:2 ST189:2 ST190:1 ST260:1 ST261:2 ST291:2
      ST297:1 ST315:2 ST317:2 ST319:2 ST324:1 ST344:2 ST347:1 ST353:2 ST356:1 ST365:2 ST407:1 ST411:2
      ST446:2 ST460:2 ST523:2`,
  },
  {
    enemy: 'moleman',
    difficulty: 4,
    mine: { hand: 'ST419:2' },
    deck: `
      ST467:2 ST470:2 ST475:2 ST479:2 ST488:2 ST491:1 ST495:3 ST496:3 ST499:3 ST501:3 ST502:3 ST503:4
      ST505:3 ST507:3 ST510:2 ST555:2 ST576:3 ST579:3 ST589:2 ST590:2`,
  },
]);

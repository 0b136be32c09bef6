import { gatekeeper } from '../gatekeeper.js';

export default gatekeeper('spider-man', [
  {
    enemy: 'lizard',
    difficulty: 1,
    mine: { keepers: 'ST001:1' },
    deck: `
      ST475:2 ST476:2 ST479:2 ST510:2 ST512:3 ST513:3 ST514:2 ST524:3 ST526:2 ST556:3 ST573:3 ST580:3`,
  },
  {
    enemy: 'venom',
    difficulty: 1,
    mine: { hand: 'ST229:1' },
    deck: `
      ST477:3 ST483:4 ST487:1 ST494:2 ST499:2 ST509:1 ST516:3 ST517:4 ST520:3 ST534:3 ST536:3 ST545:3
      ST548:2 ST565:3 ST577:1`,
  },
  {
    enemy: 'dr-octopus',
    difficulty: 1,
    mine: { draw: 0, hand: 'ST377:1' },
    theirs: { draw: 0 },
    deck: `
      ST348:2 ST462:2 ST466:3 ST467:1 ST468:1 ST470:2 ST471:2 ST478:3 ST480:3 ST486:2 ST506:3 ST507:2
      ST518:2 ST530:3 ST547:3 ST553:2 ST567:2 ST595:2`,
  },
  {
    enemy: 'mysterio',
    difficulty: 4,
    mine: { keepers: 'ST009:1' },
    deck: `
      ST477:3 ST482:3 ST487:2 ST493:2 ST515:2 ST516:1 ST521:2 ST532:3 ST535:2 ST538:2 ST539:1 ST541:2
      ST544:2 ST560:2 ST568:2 ST570:2 ST586:1 ST592:2`,
  },
  {
    enemy: 'green-goblin',
    difficulty: 4,
    mine: { hand: 'ST012:1' },
    theirs: { keepers: 'ST569:1' },
    deck: `
      ST352:2 ST485:3 ST494:2 ST495:3 ST496:3 ST499:2 ST501:3 ST502:3 ST505:2 ST511:2 ST519:3 ST547:2
      ST567:3 ST569:3 ST576:2 ST581:2 ST591:3 ST598:2`,
  },
  {
    enemy: 'dr-octopus',
    difficulty: 4,
    theirs: { keepers: 'ST527:1 ST482:1 ST531:1 ST525:1' },
    deck: `
      ST476:1 ST478:2 ST480:1 ST482:1 ST485:2 ST493:1 ST513:2 ST517:2 ST518:2 ST519:2 ST521:1 ST524:2
      ST525:2 ST527:2 ST529:2 ST531:2 ST532:1 ST533:2 ST545:1 ST560:1 ST565:2 ST582:2 ST583:2 ST584:2`,
  },
]);

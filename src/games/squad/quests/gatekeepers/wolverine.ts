import { gatekeeper } from '../gatekeeper.js';

export default gatekeeper('wolverine', [
  {
    enemy: 'hand-ninja-lieutenant',
    difficulty: 1,
    mine: { hand: 'ST030:1' },
    deck: `
      ST081:1 ST196:2 ST269:2 ST388:1 ST389:2 ST390:2 ST392:2 ST403:2 ST405:2 ST486:4 ST547:4 ST553:4
      ST567:3 ST595:3 ST596:2`,
  },
  {
    enemy: 'jean-grey',
    difficulty: 1,
    mine: { hand: 'ST153:1' },
    deck: `
      ST007:2 ST039:1 ST095:2 ST157:2 ST164:2 ST166:2 ST176:2 ST180:2 ST207:1 ST249:3 ST253:1 ST257:1
      ST258:2 ST261:2 ST297:2 ST313:2 ST326:2 ST356:2 ST407:2 ST451:2 ST452:1`,
  },
  {
    enemy: 'reptil',
    difficulty: 1,
    mine: { keepers: 'ST070:1' },
    deck: `
      ST003:3 ST042:2 ST084:2 ST085:2 ST087:2 ST091:2 ST136:2 ST144:2 ST147:2 ST148:2 ST172:2 ST211:1
      ST272:2 ST323:2 ST413:2 ST414:2 ST417:3 ST418:3 ST441:2`,
  },
  {
    enemy: 'mysterio',
    difficulty: 4,
    mine: { hand: 'ST067:1' },
    theirs: { keepers: 'ST533:1' },
    deck: `
      ST476:3 ST480:1 ST482:3 ST485:3 ST493:3 ST513:2 ST518:2 ST519:2 ST521:2 ST524:2 ST527:2 ST529:1
      ST531:1 ST532:2 ST533:3 ST560:1 ST569:1 ST583:2 ST584:2`,
  },
  {
    enemy: 'sabretooth',
    difficulty: 4,
    mine: { hand: 'ST072:1' },
    deck: `
      ST352:2 ST479:2 ST488:3 ST492:4 ST494:2 ST495:2 ST499:2 ST509:2 ST510:2 ST511:2 ST515:2 ST538:1
      ST539:1 ST541:2 ST544:2 ST555:2 ST570:2 ST574:2 ST581:2 ST585:2 ST590:2 ST598:2`,
  },
  {
    enemy: 'magneto',
    difficulty: 4,
    mine: { hand: 'ST074:2' },
    deck: `
      ST256:2 ST477:2 ST484:3 ST487:2 ST515:2 ST516:2 ST520:3 ST534:3 ST535:2 ST536:2 ST537:3 ST538:3
      ST539:2 ST548:3 ST557:2 ST566:2 ST568:2 ST577:2 ST586:2 ST592:2 ST593:2`,
  },
]);

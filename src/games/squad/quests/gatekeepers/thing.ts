import { gatekeeper } from '../gatekeeper.js';

export default gatekeeper('thing', [
  {
    enemy: 'human-torch',
    difficulty: 1,
    mine: { hand: 'ST296:1' },
    deck: `
      ST025:2 ST099:1 ST106:2 ST156:4 ST165:3 ST170:3 ST180:2 ST240:1 ST287:3 ST305:2 ST429:2 ST494:3
      ST502:2`,
  },
  {
    enemy: 'mr-fantastic',
    difficulty: 1,
    mine: { hand: 'ST295:1' },
    deck: `
      ST099:3 ST106:3 ST156:3 ST170:3 ST184:2 ST285:2 ST287:2 ST290:2 ST305:1 ST463:1 ST482:2 ST493:2
      ST520:1 ST521:1 ST534:2 ST548:3 ST594:2`,
  },
  {
    enemy: 'invisible-woman',
    difficulty: 1,
    mine: { hand: 'ST194:1' },
    deck: `
      ST099:2 ST156:3 ST170:2 ST209:2 ST215:3 ST240:3 ST287:3 ST292:2 ST305:2 ST386:3 ST463:2 ST481:2
      ST512:2 ST513:2 ST526:2 ST542:1 ST556:2 ST594:2`,
  },
  {
    enemy: 'juggernaut',
    difficulty: 4,
    mine: { hand: 'ST288:1' },
    theirs: { keepers: 'ST568:1' },
    deck: `
      ST462:3 ST484:2 ST487:2 ST509:3 ST510:2 ST513:2 ST515:2 ST516:2 ST535:2 ST537:1 ST539:2 ST557:1
      ST559:3 ST568:2 ST570:2 ST581:2 ST585:1 ST586:2`,
  },
  {
    enemy: 'dr-doom',
    difficulty: 4,
    mine: { keepers: 'ST270:1' },
    theirs: { keepers: 'ST491:2' },
    deck: `
      ST348:1 ST462:2 ST466:3 ST467:3 ST469:2 ST471:1 ST472:2 ST474:1 ST477:2 ST484:2 ST487:2 ST489:2
      ST491:2 ST506:2 ST507:2 ST516:2 ST534:2 ST535:2 ST536:1 ST557:2 ST559:3 ST566:1 ST586:2 ST588:1`,
  },
  {
    enemy: 'super-skrull',
    difficulty: 4,
    mine: { hand: 'ST209:2' },
    deck: `
      ST256:1 ST348:2 ST352:2 ST467:2 ST483:3 ST484:2 ST507:2 ST508:3 ST509:3 ST515:2 ST516:3 ST518:2
      ST519:3 ST524:2 ST536:2 ST542:3 ST557:3 ST560:1 ST569:2 ST582:2 ST584:1 ST585:1 ST587:1 ST588:1
      ST594:3`,
  },
]);

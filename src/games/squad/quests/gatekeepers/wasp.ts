import { gatekeeper } from '../gatekeeper.js';

export default gatekeeper('wasp', [
  {
    enemy: 'spider-man',
    difficulty: 1,
    mine: { hand: 'ST441:1' },
    deck: `
      ST005:2 ST009:2 ST018:1 ST031:2 ST048:3 ST049:2 ST066:1 ST083:2 ST097:3 ST098:2 ST160:2 ST168:1
      ST186:2 ST198:2 ST249:1 ST374:2`,
  },
  {
    enemy: 'spider-man-black',
    difficulty: 1,
    mine: { hand: 'ST235:1' },
    deck: `
      ST001:2 ST005:2 ST009:2 ST048:3 ST049:3 ST083:2 ST097:3 ST098:2 ST105:2 ST147:3 ST186:2 ST229:3
      ST231:2 ST374:2 ST377:2`,
  },
  {
    enemy: 'moloid-melee',
    difficulty: 1,
    mine: { keepers: 'ST046:1' },
    deck: `
      ST352:2 ST462:2 ST465:3 ST467:2 ST494:2 ST495:2 ST496:2 ST499:4 ST501:3 ST502:3 ST509:2 ST516:2
      ST520:2 ST521:2 ST524:1 ST581:4 ST590:2`,
  },
  {
    enemy: 'spider-man-scarlet',
    difficulty: 4,
    mine: { hand: 'ST091:1' },
    theirs: { keepers: 'ST001:1' },
    deck: `
      ST001:2 ST002:2 ST005:3 ST009:2 ST012:1 ST048:2 ST049:2 ST097:2 ST098:2 ST105:1 ST147:2 ST172:2
      ST204:2 ST228:3 ST229:2 ST230:2 ST254:2 ST323:2 ST329:2 ST377:2`,
  },
  {
    enemy: 'moleman',
    difficulty: 4,
    mine: { hand: 'ST199:2' },
    theirs: { keepers: 'ST576:1' },
    deck: `
      ST465:3 ST467:2 ST489:2 ST494:3 ST495:2 ST496:2 ST499:3 ST501:3 ST502:3 ST505:3 ST506:2 ST512:2
      ST513:2 ST524:2 ST526:1 ST556:3 ST576:3 ST581:2 ST590:2`,
  },
  {
    enemy: 'abomination',
    difficulty: 4,
    theirs: { keepers: 'ST475:1' },
    deck: `
      ST348:1 ST462:1 ST466:1 ST467:1 ST469:1 ST470:2 ST475:3 ST478:2 ST479:3 ST480:2 ST485:2 ST488:3
      ST489:1 ST491:2 ST510:3 ST518:1 ST519:2 ST520:2 ST534:2 ST536:1 ST555:3 ST569:2 ST577:1 ST579:2
      ST589:2 ST590:2`,
  },
]);

import { gatekeeper } from '../gatekeeper.js';

export default gatekeeper('emma-frost', [
  {
    enemy: 'shadowcat',
    difficulty: 1,
    mine: { draw: 2, hand: 'ST451:2' },
    theirs: { keepers: 'ST416:1' },
    deck: `
      ST003:4 ST089:3 ST095:3 ST166:4 ST313:3 ST353:3 ST356:3 ST413:1 ST414:2 ST415:2 ST416:2 ST417:2
      ST418:3 ST554:1`,
  },
  {
    enemy: 'jean-grey',
    difficulty: 1,
    mine: { keepers: 'ST455:1' },
    theirs: { keepers: 'ST174:1 ST111:1' },
    deck: `
      ST008:2 ST066:2 ST071:1 ST072:1 ST111:1 ST116:1 ST117:1 ST142:2 ST154:3 ST157:3 ST164:2 ST195:2
      ST213:2 ST234:2 ST253:1 ST258:1 ST261:2 ST280:1 ST282:1 ST289:1 ST297:1 ST327:2 ST338:2 ST443:1`,
  },
  {
    enemy: 'moleman',
    difficulty: 1,
    mine: { hand: 'ST364:1' },
    deck: `
      ST465:4 ST479:1 ST494:4 ST495:2 ST496:4 ST498:4 ST499:4 ST501:2 ST502:4 ST503:1 ST505:4 ST510:1
      ST555:1 ST576:1 ST579:1 ST581:1 ST590:1`,
  },
  {
    enemy: 'captain-america',
    difficulty: 4,
    mine: { hand: 'ST088:1' },
    theirs: { keepers: 'ST369:1 ST276:1' },
    deck: `
      ST018:1 ST020:1 ST023:1 ST024:1 ST026:1 ST029:1 ST033:1 ST036:1 ST037:1 ST038:1 ST045:2 ST051:1
      ST061:1 ST063:1 ST075:1 ST078:1 ST094:1 ST112:1 ST135:1 ST139:1 ST179:1 ST191:1 ST201:1 ST203:1
      ST212:1 ST221:1 ST251:1 ST266:1 ST275:1 ST276:1 ST277:1 ST279:1 ST355:1 ST366:1 ST368:1 ST369:1
      ST379:1 ST454:1 ST561:1`,
  },
  {
    enemy: 'spider-man-black',
    difficulty: 4,
    mine: { hand: 'ST456:1' },
    theirs: { keepers: 'ST569:1 ST600:1' },
    deck: `
      ST001:2 ST005:2 ST009:1 ST011:1 ST048:2 ST049:1 ST083:1 ST092:1 ST097:2 ST105:3 ST147:2 ST228:1
      ST231:2 ST232:1 ST236:2 ST329:1 ST377:2 ST476:2 ST512:1 ST520:2 ST524:1 ST528:1 ST532:1 ST569:2
      ST583:2 ST600:1`,
  },
  {
    enemy: 'onslaught',
    difficulty: 4,
    mine: { hand: 'ST016:1' },
    theirs: { keepers: 'ST537:1' },
    deck: `
      ST131:3 ST247:2 ST252:2 ST352:2 ST376:2 ST477:1 ST487:2 ST509:2 ST511:1 ST515:2 ST516:2 ST537:2
      ST538:2 ST539:2 ST540:2 ST541:2 ST546:2 ST568:2 ST574:2 ST578:2 ST585:1 ST591:2 ST592:2 ST599:1`,
  },
]);

import { gatekeeper } from '../gatekeeper.js';

export default gatekeeper('captain-america', [
  {
    enemy: 'ms-marvel',
    difficulty: 1,
    mine: { hand: 'ST561:1' },
    theirs: { keepers: 'ST075:1' },
    deck: `
      ST003:2 ST026:2 ST030:1 ST031:1 ST067:2 ST068:2 ST072:1 ST073:1 ST074:1 ST086:2 ST094:1 ST107:2
      ST149:1 ST155:1 ST167:1 ST173:2 ST187:1 ST191:2 ST275:1 ST277:1 ST384:1 ST408:2 ST412:2 ST413:1
      ST417:2`,
  },
  {
    enemy: 'mr-fantastic',
    difficulty: 1,
    mine: { hand: 'ST367:1' },
    theirs: { keepers: 'ST287:1' },
    deck: `
      ST099:3 ST106:1 ST156:2 ST162:2 ST170:2 ST184:2 ST188:1 ST238:3 ST240:2 ST281:2 ST285:3 ST287:2
      ST290:2 ST292:1 ST303:2 ST305:2 ST310:3 ST372:1 ST481:2`,
  },
  {
    enemy: 'dr-strange',
    difficulty: 1,
    mine: { hand: 'ST045:1' },
    theirs: { keepers: 'ST265:1' },
    deck: `
      ST017:1 ST028:2 ST046:2 ST133:1 ST136:2 ST181:2 ST185:2 ST190:3 ST235:2 ST260:1 ST265:1 ST286:2
      ST324:1 ST347:2 ST365:2 ST370:2 ST373:2 ST381:2 ST382:2 ST383:2 ST385:2 ST421:2`,
  },
  {
    enemy: 'moleman',
    difficulty: 4,
    mine: { keepers: 'ST304:1 ST038:1' },
    deck: `
      ST002:2 ST098:2 ST151:2 ST152:3 ST273:2 ST397:3 ST461:1 ST465:3 ST494:2 ST495:3 ST496:3 ST498:2
      ST501:2 ST502:2 ST503:1 ST550:1 ST576:2 ST581:2 ST590:1 ST591:1`,
  },
  {
    enemy: 'lizard',
    difficulty: 4,
    mine: { hand: 'ST203:1' },
    theirs: { keepers: 'ST573:1 ST556:1 ST563:1' },
    deck: `
      ST003:2 ST413:2 ST416:2 ST417:2 ST418:3 ST475:2 ST476:2 ST479:1 ST488:1 ST510:2 ST512:3 ST513:3
      ST514:2 ST524:3 ST526:2 ST531:2 ST555:2 ST563:2 ST573:3 ST579:2 ST580:2`,
  },
  {
    enemy: 'hulk-red',
    difficulty: 4,
    mine: { hand: 'ST037:1' },
    deck: `
      ST034:1 ST050:2 ST053:2 ST054:2 ST055:2 ST057:2 ST102:2 ST120:2 ST130:2 ST137:2 ST198:2 ST223:2
      ST224:2 ST225:1 ST227:3 ST283:2 ST300:2 ST318:2 ST320:2 ST330:2 ST340:1 ST409:2 ST410:2 ST424:1
      ST427:1 ST431:2`,
  },
]);

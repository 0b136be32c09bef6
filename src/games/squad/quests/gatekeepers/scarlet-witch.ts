import { gatekeeper } from '../gatekeeper.js';

export default gatekeeper('scarlet-witch', [
  {
    enemy: 'dr-doom',
    difficulty: 1,
    mine: { hand: 'ST373:1' },
    theirs: { keepers: 'ST466:1 ST468:1' },
    deck: `
      ST462:4 ST466:3 ST467:4 ST468:3 ST469:2 ST470:4 ST471:1 ST472:1 ST473:1 ST489:4 ST491:4 ST506:4
      ST559:1`,
  },
  {
    enemy: 'abomination',
    difficulty: 1,
    mine: { keepers: 'ST383:1' },
    deck: `
      ST031:2 ST050:3 ST055:3 ST060:2 ST061:2 ST146:3 ST149:1 ST224:2 ST225:2 ST360:2 ST384:2 ST422:1
      ST424:2 ST427:2 ST431:2 ST437:2 ST475:2 ST479:2 ST488:2 ST510:2 ST555:2 ST579:2`,
  },
  {
    enemy: 'green-goblin',
    difficulty: 1,
    mine: { keepers: 'ST382:1' },
    theirs: { keepers: 'ST140:1' },
    deck: `
      ST018:3 ST051:2 ST053:2 ST057:2 ST112:2 ST135:2 ST139:2 ST140:2 ST155:2 ST173:1 ST203:2 ST229:2
      ST230:2 ST320:2 ST355:2 ST485:2 ST490:2 ST519:2 ST528:2 ST569:2`,
  },
  {
    enemy: 'captain-america',
    difficulty: 4,
    mine: { keepers: 'ST265:1' },
    theirs: { keepers: 'ST536:1' },
    deck: `
      ST024:2 ST036:2 ST038:2 ST044:2 ST086:2 ST149:2 ST167:2 ST168:2 ST191:2 ST193:2 ST221:3 ST275:2
      ST279:2 ST408:2 ST454:2 ST536:2 ST548:3 ST577:2 ST593:2`,
  },
  {
    enemy: 'wolverine-jeans',
    difficulty: 4,
    mine: { keepers: 'ST381:1' },
    theirs: { keepers: 'ST568:1 ST477:1' },
    deck: `
      ST030:2 ST067:1 ST068:2 ST070:2 ST072:2 ST073:1 ST107:1 ST153:1 ST154:2 ST195:2 ST197:1 ST218:1
      ST247:2 ST262:1 ST289:2 ST477:2 ST487:2 ST515:2 ST516:2 ST537:1 ST539:1 ST540:2 ST541:2 ST544:1
      ST578:2 ST585:1 ST592:2`,
  },
  {
    enemy: 'onslaught',
    difficulty: 4,
    mine: { keepers: 'ST370:1 ST133:1' },
    deck: `
      ST007:2 ST066:2 ST111:2 ST131:4 ST169:2 ST200:2 ST249:2 ST252:2 ST264:2 ST280:2 ST294:2 ST317:2
      ST326:2 ST376:2 ST380:2 ST423:2 ST426:2 ST446:2 ST450:2 ST451:2 ST453:2 ST460:2 ST522:2 ST546:2`,
  },
]);

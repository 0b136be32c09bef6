import { gatekeeper } from '../gatekeeper.js';

export default gatekeeper('hulk', [
  {
    enemy: 'thing',
    difficulty: 1,
    mine: { keepers: 'ST050:1' },
    deck: `
      ST041:2 ST134:2 ST143:2 ST157:2 ST194:2 ST207:1 ST249:2 ST270:2 ST284:2 ST288:2 ST295:2 ST296:2
      ST353:2 ST356:2 ST407:1 ST429:2`,
  },
  {
    enemy: 'abomination',
    difficulty: 1,
    mine: { hand: 'ST146:2' },
    deck: `
      ST352:2 ST465:2 ST475:1 ST479:2 ST488:1 ST494:2 ST495:2 ST496:2 ST499:2 ST501:2 ST502:2 ST505:2
      ST510:2 ST511:2 ST555:1 ST579:4 ST581:2 ST590:1 ST591:1`,
  },
  {
    enemy: 'giant-man',
    difficulty: 1,
    mine: { keepers: 'ST412:1' },
    deck: `
      ST033:1 ST042:2 ST063:2 ST065:1 ST075:2 ST076:2 ST086:2 ST087:2 ST144:2 ST148:2 ST149:2 ST156:2
      ST167:1 ST184:2 ST187:1 ST243:2 ST275:2 ST290:1 ST301:2 ST305:2 ST306:2 ST316:2 ST368:1`,
  },
  {
    enemy: 'venom',
    difficulty: 4,
    mine: { keepers: 'ST056:1' },
    deck: `
      ST476:2 ST483:3 ST485:2 ST512:2 ST513:2 ST514:2 ST517:3 ST519:2 ST524:2 ST525:3 ST526:2 ST527:2
      ST531:2 ST569:2 ST573:2 ST583:2`,
  },
  {
    enemy: 'hulk-red',
    difficulty: 4,
    mine: { keepers: 'ST225:1' },
    theirs: { keepers: 'ST053:1' },
    deck: `
      ST015:2 ST019:2 ST027:2 ST053:3 ST057:2 ST060:1 ST096:2 ST101:2 ST103:2 ST160:2 ST336:2 ST340:2
      ST341:3 ST359:2 ST360:2 ST422:2 ST424:2 ST431:2 ST437:2 ST520:2 ST534:2 ST536:2`,
  },
  {
    enemy: 'iron-man-hulkbuster',
    difficulty: 4,
    deck: `
      ST004:3 ST022:1 ST032:2 ST033:2 ST034:2 ST044:2 ST052:2 ST063:2 ST075:2 ST076:2 ST078:1 ST086:1
      ST096:2 ST103:1 ST155:1 ST167:1 ST182:3 ST242:2 ST272:2 ST275:2 ST276:2 ST277:2 ST366:2 ST369:2
      ST379:2 ST382:2`,
  },
]);

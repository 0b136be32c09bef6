import { gatekeeper } from '../gatekeeper.js';

export default gatekeeper('iron-man-hulkbuster', [
  {
    enemy: 'abomination',
    difficulty: 1,
    mine: { hand: 'ST163:1', keepers: 'ST004:1' },
    deck: `
      ST247:1 ST459:1 ST477:1 ST479:2 ST484:2 ST487:1 ST488:2 ST509:3 ST510:2 ST516:2 ST535:1 ST537:2
      ST540:2 ST541:2 ST555:2 ST557:2 ST574:2 ST579:2 ST586:2 ST592:2`,
  },
  {
    enemy: 'hulk',
    difficulty: 1,
    mine: { hand: 'ST351:1' },
    deck: `
      ST031:2 ST056:2 ST058:2 ST070:1 ST102:2 ST107:3 ST130:2 ST137:2 ST155:2 ST173:2 ST198:3 ST266:2
      ST300:2 ST330:2 ST378:2 ST409:2 ST410:2 ST412:3`,
  },
  {
    enemy: 'she-hulk',
    difficulty: 1,
    mine: { hand: 'ST237:1', keepers: 'ST182:1' },
    deck: `
      ST029:2 ST031:2 ST042:2 ST148:2 ST150:2 ST183:2 ST243:2 ST274:1 ST283:2 ST301:1 ST316:1 ST366:1
      ST368:2 ST422:4 ST424:3 ST427:3 ST431:2 ST433:3 ST437:2 ST558:1`,
  },
  {
    enemy: 'hulk-gladiator',
    difficulty: 4,
    mine: { hand: 'ST145:1' },
    deck: `
      ST014:2 ST019:1 ST022:1 ST023:2 ST060:2 ST094:2 ST101:3 ST103:3 ST120:2 ST143:2 ST194:1 ST216:1
      ST224:2 ST226:3 ST270:2 ST284:1 ST288:1 ST299:1 ST336:3 ST340:1 ST360:2 ST369:2`,
  },
  {
    enemy: 'hulk-red',
    difficulty: 4,
    mine: { hand: 'ST318:2' },
    deck: `
      ST007:2 ST053:2 ST057:3 ST200:2 ST227:2 ST249:2 ST264:1 ST283:3 ST294:1 ST315:3 ST317:1 ST320:3
      ST326:2 ST344:2 ST423:2 ST435:2 ST446:2 ST460:2 ST508:2 ST542:2 ST575:2 ST594:2`,
  },
  {
    enemy: 'hulk',
    difficulty: 4,
    mine: { hand: 'ST212:1', keepers: 'ST004:1 ST182:1' },
    theirs: { keepers: 'ST055:1' },
    deck: `
      ST003:2 ST050:3 ST056:2 ST059:2 ST061:1 ST084:2 ST146:2 ST222:2 ST223:3 ST225:2 ST378:2 ST413:2
      ST414:1 ST416:2 ST417:2 ST418:2 ST422:1 ST427:2 ST431:1 ST437:2 ST475:2 ST488:2 ST496:2 ST576:2
      ST579:1 ST590:1`,
  },
]);

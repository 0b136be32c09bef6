import { gatekeeper } from '../gatekeeper.js';

export default gatekeeper('thor', [
  {
    enemy: 'thor-ultimate',
    difficulty: 1,
    deck: `
      ST007:2 ST015:1 ST019:2 ST034:1 ST052:2 ST054:1 ST093:1 ST101:3 ST103:3 ST130:1 ST137:2 ST160:2
      ST163:2 ST182:1 ST239:3 ST249:2 ST300:2 ST318:1 ST326:2 ST336:2`,
  },
  {
    enemy: 'silver-surfer',
    difficulty: 1,
    power: 10,
    mine: { draw: 2, hand: 'ST217:1 ST180:1' },
    theirs: { keepers: 'ST346:1' },
    deck: `
      ST099:3 ST106:2 ST158:1 ST170:2 ST184:1 ST189:2 ST238:2 ST263:2 ST281:1 ST285:2 ST290:1 ST291:1
      ST303:1 ST305:2 ST314:2 ST319:2 ST346:2 ST363:2 ST436:2 ST481:1 ST523:2`,
  },
  {
    enemy: 'daredevil',
    difficulty: 1,
    mine: { keepers: 'ST216:1 ST121:1' },
    theirs: { keepers: 'ST388:1' },
    deck: `
      ST081:2 ST196:2 ST233:2 ST343:2 ST388:2 ST389:2 ST390:2 ST391:2 ST392:2 ST393:2 ST394:2 ST395:2
      ST396:2 ST403:2 ST404:1 ST405:2 ST486:2 ST547:2 ST553:2 ST567:2 ST595:2 ST596:2`,
  },
  {
    enemy: 'sabretooth',
    difficulty: 4,
    mine: { draw: 2, hand: 'ST019:1 ST179:1' },
    theirs: { keepers: 'ST522:1 ST477:1' },
    deck: `
      ST200:1 ST247:2 ST317:2 ST344:3 ST352:1 ST446:2 ST477:2 ST492:2 ST511:2 ST515:2 ST538:2 ST539:2
      ST540:2 ST544:2 ST578:2 ST585:1 ST587:2 ST592:2 ST597:2 ST598:1 ST599:1`,
  },
  {
    enemy: 'dr-strange',
    difficulty: 4,
    mine: { hand: 'ST124:1', keepers: 'ST125:1' },
    theirs: { keepers: 'ST228:1 ST270:1' },
    deck: `
      ST030:3 ST044:2 ST048:1 ST083:1 ST090:2 ST143:1 ST168:3 ST173:2 ST181:2 ST186:1 ST193:2 ST194:1
      ST204:1 ST228:1 ST229:1 ST230:2 ST254:2 ST260:2 ST262:2 ST270:2 ST277:1 ST288:2 ST296:3 ST321:1
      ST365:2 ST375:2`,
  },
  {
    enemy: 'dr-doom',
    difficulty: 4,
    mine: { hand: 'ST220:1', keepers: 'ST103:1' },
    theirs: { keepers: 'ST535:1' },
    deck: `
      ST256:1 ST348:2 ST459:2 ST462:3 ST468:2 ST469:3 ST470:1 ST471:3 ST472:2 ST473:1 ST474:2 ST484:2
      ST489:2 ST506:2 ST507:2 ST516:1 ST535:1 ST541:2 ST557:2 ST559:2 ST566:1 ST572:2 ST586:2 ST588:2`,
  },
]);

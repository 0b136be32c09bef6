import { gatekeeper } from '../gatekeeper.js';

export default gatekeeper('elektra', [
  {
    enemy: 'daredevil',
    difficulty: 1,
    mine: { hand: 'ST405:1' },
    deck: `
      ST067:2 ST068:2 ST070:2 ST082:1 ST086:2 ST167:2 ST195:2 ST196:2 ST269:2 ST313:2 ST343:2 ST353:2
      ST356:2 ST384:2 ST401:2 ST402:3 ST408:2 ST411:1`,
  },
  {
    enemy: 'deadpool',
    difficulty: 1,
    mine: { hand: 'ST390:1' },
    deck: `
      ST031:2 ST050:1 ST054:2 ST055:1 ST056:1 ST058:1 ST118:2 ST130:1 ST137:2 ST223:1 ST278:1 ST300:2
      ST341:2 ST359:2 ST371:2 ST378:2 ST412:2 ST413:1 ST416:1 ST418:1 ST419:1 ST422:1 ST424:1 ST431:2
      ST437:2 ST497:1`,
  },
  {
    enemy: 'spider-woman',
    difficulty: 1,
    mine: { keepers: 'ST396:1' },
    theirs: { keepers: 'ST182:1 ST248:1' },
    deck: `
      ST004:2 ST015:1 ST034:1 ST052:1 ST080:1 ST096:2 ST098:1 ST160:3 ST230:2 ST243:1 ST254:2 ST273:2
      ST301:2 ST316:2 ST318:2 ST322:2 ST375:4 ST397:2 ST440:3 ST461:1 ST550:3`,
  },
  {
    enemy: 'reptil',
    difficulty: 4,
    mine: { hand: 'ST395:2' },
    deck: `
      ST003:2 ST030:2 ST067:2 ST068:2 ST069:2 ST072:2 ST074:2 ST084:1 ST108:1 ST143:2 ST153:2 ST177:1
      ST194:2 ST197:1 ST218:1 ST270:3 ST288:2 ST296:2 ST413:2 ST416:2 ST417:2 ST418:2`,
  },
  {
    enemy: 'nick-fury',
    difficulty: 4,
    mine: { keepers: 'ST393:1' },
    theirs: { keepers: 'ST500:1 ST221:1 ST038:1' },
    deck: `
      ST018:2 ST024:3 ST036:2 ST038:2 ST051:3 ST086:1 ST112:2 ST139:2 ST140:3 ST149:2 ST155:2 ST167:2
      ST173:2 ST191:2 ST201:1 ST203:3 ST221:2 ST229:2 ST277:2 ST279:2 ST355:2 ST454:1`,
  },
  {
    enemy: 'green-goblin',
    difficulty: 4,
    mine: { hand: 'ST404:1', keepers: 'ST500:1' },
    theirs: { keepers: 'ST569:1' },
    deck: `
      ST475:1 ST476:2 ST483:3 ST485:2 ST486:1 ST488:2 ST512:3 ST514:1 ST517:2 ST519:2 ST528:2 ST534:2
      ST536:2 ST543:2 ST545:2 ST547:3 ST553:1 ST555:1 ST565:2 ST567:2 ST569:3 ST577:2 ST580:2 ST583:2
      ST593:3 ST596:1 ST600:3`,
  },
]);

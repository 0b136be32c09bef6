import { gatekeeper } from '../gatekeeper.js';

export default gatekeeper('civil-war', [
  {
    enemy: 'human-torch',
    difficulty: 1,
    mine: { keepers: 'ST063:1 ST386:1' },
    theirs: { keepers: 'ST038:1 ST270:1' },
    deck: `
      ST041:1 ST069:2 ST082:2 ST114:2 ST126:2 ST128:1 ST134:2 ST143:3 ST162:1 ST170:2 ST177:2 ST194:2
      ST238:2 ST270:1 ST284:1 ST295:2 ST296:2 ST302:1 ST429:2 ST481:3`,
  },
  {
    enemy: 'deadpool',
    difficulty: 1,
    mine: { keepers: 'ST192:1' },
    deck: `
      ST003:3 ST084:1 ST102:2 ST118:2 ST130:2 ST137:3 ST198:1 ST278:2 ST300:2 ST330:1 ST334:2 ST341:2
      ST357:2 ST409:2 ST410:1 ST413:2 ST416:2 ST417:2 ST497:2 ST523:2`,
  },
  {
    enemy: 'bullseye',
    difficulty: 1,
    mine: { hand: 'ST218:1' },
    theirs: { keepers: 'ST591:1 ST565:1 ST599:1' },
    deck: `
      ST247:2 ST462:2 ST466:2 ST467:2 ST468:2 ST469:2 ST473:1 ST477:2 ST483:2 ST489:2 ST506:2 ST511:2
      ST516:2 ST517:2 ST525:1 ST543:2 ST545:2 ST565:2 ST587:2 ST591:2 ST599:2`,
  },
  {
    enemy: 'ms-marvel',
    difficulty: 4,
    mine: { hand: 'ST036:1', keepers: 'ST221:1 ST133:1 ST141:1' },
    theirs: { keepers: 'ST571:1 ST046:1 ST272:1' },
    deck: `
      ST017:3 ST029:2 ST046:1 ST062:1 ST091:1 ST136:3 ST155:2 ST173:2 ST183:2 ST199:2 ST201:2 ST242:2
      ST243:2 ST248:1 ST272:1 ST277:2 ST301:2 ST366:2 ST424:1 ST427:2 ST431:1 ST558:1 ST571:2`,
  },
  {
    enemy: 'thor',
    difficulty: 4,
    mine: { hand: 'ST139:1' },
    theirs: { keepers: 'ST014:1' },
    deck: `
      ST010:2 ST014:3 ST019:2 ST020:2 ST022:2 ST041:2 ST101:1 ST103:2 ST104:2 ST106:2 ST125:3 ST128:2
      ST188:1 ST189:2 ST214:2 ST250:2 ST285:2 ST319:2 ST336:2 ST346:2 ST369:3 ST429:1 ST523:1`,
  },
  {
    enemy: 'iron-man-stealth',
    difficulty: 4,
    mine: { keepers: 'ST379:1' },
    deck: `
      ST004:1 ST015:1 ST018:3 ST026:1 ST027:2 ST032:1 ST033:2 ST034:1 ST051:2 ST052:2 ST064:2 ST065:1
      ST075:2 ST076:2 ST093:2 ST160:2 ST163:3 ST182:2 ST187:1 ST241:1 ST243:2 ST251:1 ST263:2 ST301:1
      ST306:1 ST316:1 ST355:3 ST363:2 ST436:1 ST439:2`,
  },
]);

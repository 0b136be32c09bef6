import { gatekeeper } from '../gatekeeper.js';

export default gatekeeper('dr-strange', [
  {
    enemy: 'mr-fantastic',
    difficulty: 1,
    mine: { hand: 'ST347:1' },
    theirs: { keepers: 'ST290:1' },
    deck: `
      ST004:2 ST052:1 ST099:1 ST106:2 ST143:2 ST156:2 ST159:2 ST182:2 ST184:1 ST240:2 ST284:1 ST290:2
      ST295:2 ST305:2 ST353:2 ST356:2 ST386:2 ST411:2`,
  },
  {
    enemy: 'giant-man',
    difficulty: 1,
    mine: { keepers: 'ST133:1' },
    deck: `
      ST010:2 ST020:2 ST023:2 ST029:2 ST094:2 ST142:3 ST150:1 ST179:2 ST183:1 ST199:1 ST242:2 ST243:3
      ST301:2 ST306:1 ST316:2 ST327:2 ST369:2 ST424:2 ST431:1 ST441:2 ST443:1`,
  },
  {
    enemy: 'dr-doom',
    difficulty: 1,
    mine: { hand: 'ST190:1' },
    deck: `
      ST348:1 ST352:2 ST462:2 ST466:3 ST467:2 ST468:2 ST469:2 ST470:2 ST471:1 ST472:2 ST477:1 ST489:2
      ST491:2 ST506:2 ST507:2 ST511:3 ST516:1 ST559:2 ST587:1 ST589:1 ST591:2 ST598:2`,
  },
  {
    enemy: 'black-panther',
    difficulty: 4,
    mine: { hand: 'ST365:1' },
    theirs: { keepers: 'ST206:1' },
    deck: `
      ST025:2 ST041:1 ST042:2 ST085:2 ST087:2 ST100:1 ST121:2 ST122:2 ST123:2 ST126:1 ST128:1 ST138:2
      ST141:2 ST144:1 ST148:2 ST165:2 ST176:2 ST180:2 ST206:1 ST214:1 ST368:2 ST429:1`,
  },
  {
    enemy: 'dr-octopus',
    difficulty: 4,
    mine: { keepers: 'ST436:1' },
    theirs: { keepers: 'ST478:1' },
    deck: `
      ST476:1 ST478:3 ST480:1 ST482:1 ST483:1 ST485:2 ST493:2 ST513:1 ST517:1 ST518:3 ST519:3 ST521:2
      ST524:1 ST525:2 ST527:2 ST529:3 ST530:1 ST531:1 ST533:1 ST545:1 ST560:1 ST565:1 ST569:3 ST582:2
      ST584:2`,
  },
  {
    enemy: 'iron-man',
    difficulty: 4,
    mine: { hand: 'ST185:1' },
    theirs: { keepers: 'ST063:1' },
    deck: `
      ST004:3 ST015:1 ST026:1 ST027:1 ST029:2 ST032:2 ST033:2 ST034:2 ST052:3 ST062:1 ST063:2 ST064:1
      ST065:1 ST075:3 ST076:3 ST093:1 ST096:3 ST150:1 ST160:2 ST163:3 ST182:3 ST183:1 ST187:2 ST212:1
      ST251:1 ST276:1 ST366:1`,
  },
]);

import { gatekeeper } from '../gatekeeper.js';

export default gatekeeper('rogue', [
  {
    enemy: 'human-torch',
    difficulty: 1,
    mine: { keepers: 'ST264:1' },
    deck: `
      ST017:2 ST046:3 ST162:2 ST170:3 ST192:2 ST235:2 ST240:2 ST242:2 ST281:1 ST287:2 ST290:2 ST302:1
      ST373:2 ST382:2 ST385:2 ST421:2 ST463:1 ST481:2`,
  },
  {
    enemy: 'colossus',
    difficulty: 1,
    mine: { hand: 'ST435:2' },
    deck: `
      ST024:2 ST031:2 ST050:3 ST053:1 ST057:2 ST142:3 ST154:2 ST166:2 ST168:3 ST171:2 ST195:2 ST327:3
      ST424:1 ST427:2 ST431:2 ST437:2 ST443:2 ST454:1 ST554:1`,
  },
  {
    enemy: 'cyclops',
    difficulty: 1,
    mine: { hand: 'ST326:2' },
    theirs: { keepers: 'ST111:1' },
    deck: `
      ST008:2 ST066:2 ST111:2 ST117:3 ST157:2 ST164:2 ST169:2 ST253:1 ST261:2 ST280:2 ST282:1 ST313:1
      ST317:2 ST338:2 ST353:1 ST356:1 ST411:2 ST446:2 ST450:1 ST451:2 ST452:2 ST453:1 ST522:2`,
  },
  {
    enemy: 'storm',
    difficulty: 4,
    mine: { hand: 'ST315:2' },
    deck: `
      ST010:2 ST014:2 ST019:3 ST023:2 ST025:2 ST042:2 ST085:2 ST087:2 ST094:2 ST121:2 ST122:2 ST123:2
      ST125:1 ST138:2 ST141:2 ST165:2 ST176:1 ST180:2 ST206:2 ST336:1 ST368:2`,
  },
  {
    enemy: 'thing',
    difficulty: 4,
    mine: { hand: 'ST207:2' },
    theirs: { keepers: 'ST270:1' },
    deck: `
      ST079:2 ST099:2 ST106:2 ST143:2 ST156:1 ST188:1 ST194:2 ST209:2 ST240:2 ST270:2 ST284:2 ST285:2
      ST287:2 ST288:2 ST290:2 ST292:2 ST295:3 ST296:3 ST299:2 ST304:1 ST305:2 ST386:2 ST481:2`,
  },
  {
    enemy: 'juggernaut',
    difficulty: 4,
    mine: { hand: 'ST294:2' },
    theirs: { keepers: 'ST535:1 ST477:1' },
    deck: `
      ST256:2 ST459:2 ST484:2 ST487:2 ST509:3 ST515:3 ST516:3 ST535:2 ST537:2 ST538:2 ST539:2 ST541:2
      ST544:2 ST557:1 ST566:2 ST568:2 ST570:2 ST574:3 ST585:2 ST586:2 ST592:2`,
  },
]);

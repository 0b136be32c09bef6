import { gatekeeper } from '../gatekeeper.js';

export default gatekeeper('falcon', [
  {
    enemy: 'hulk',
    difficulty: 1,
    mine: { hand: 'ST384:1', keepers: 'ST275:1' },
    deck: `
      ST031:3 ST055:3 ST058:3 ST076:1 ST146:3 ST160:3 ST163:3 ST182:1 ST187:2 ST309:1 ST378:3 ST422:2
      ST424:2 ST427:2 ST437:2`,
  },
  {
    enemy: 'ms-marvel',
    difficulty: 1,
    mine: { hand: 'ST279:1' },
    theirs: { keepers: 'ST277:1' },
    deck: `
      ST010:1 ST019:2 ST042:2 ST085:2 ST094:2 ST141:2 ST148:2 ST155:2 ST173:3 ST179:2 ST201:2 ST243:2
      ST277:2 ST301:2 ST316:2 ST368:2 ST369:2 ST421:2`,
  },
  {
    enemy: 'captain-america',
    difficulty: 1,
    mine: { draw: 0, hand: 'ST191:1' },
    theirs: { draw: 0 },
    deck: `
      ST020:3 ST024:3 ST038:3 ST044:2 ST047:2 ST078:2 ST090:2 ST091:2 ST136:2 ST168:3 ST171:3 ST193:2
      ST242:3 ST272:3 ST379:3 ST441:2`,
  },
  {
    enemy: 'nick-fury',
    difficulty: 4,
    mine: { hand: 'ST417:1' },
    theirs: { keepers: 'ST140:1' },
    deck: `
      ST018:2 ST024:2 ST075:3 ST096:1 ST112:3 ST135:2 ST139:2 ST140:2 ST155:2 ST173:2 ST203:2 ST229:3
      ST230:2 ST339:2 ST358:3 ST375:3`,
  },
  {
    enemy: 'abomination',
    difficulty: 4,
    mine: { hand: 'ST454:1' },
    deck: `
      ST462:2 ST466:2 ST467:2 ST468:3 ST469:2 ST470:3 ST472:2 ST475:3 ST479:3 ST488:3 ST491:2 ST506:3
      ST507:2 ST510:2 ST545:2 ST555:2 ST565:2 ST579:3 ST589:2`,
  },
  {
    enemy: 'hulk',
    difficulty: 4,
    mine: { keepers: 'ST221:1' },
    theirs: { keepers: 'ST055:1' },
    deck: `
      ST031:2 ST050:3 ST053:2 ST056:2 ST057:2 ST060:2 ST194:2 ST198:2 ST209:2 ST222:2 ST223:3 ST224:2
      ST225:2 ST240:2 ST270:3 ST284:2 ST288:2 ST292:2 ST296:2 ST299:1 ST340:2 ST360:2 ST412:2`,
  },
]);

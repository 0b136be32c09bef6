import { gatekeeper } from '../gatekeeper.js';

export default gatekeeper('mr-fantastic', [
  {
    enemy: 'daredevil',
    difficulty: 1,
    mine: { hand: 'ST106:2' },
    deck: `
      ST003:2 ST081:1 ST158:2 ST189:2 ST196:2 ST233:1 ST263:2 ST269:2 ST343:2 ST363:2 ST392:2 ST401:3
      ST402:2 ST403:2 ST405:2 ST418:2 ST523:1`,
  },
  {
    enemy: 'wolverine',
    difficulty: 1,
    mine: { hand: 'ST099:1' },
    theirs: { keepers: 'ST070:1' },
    deck: `
      ST007:2 ST025:1 ST042:1 ST068:2 ST070:1 ST085:2 ST107:2 ST118:1 ST138:1 ST153:2 ST157:3 ST164:2
      ST165:3 ST176:2 ST180:2 ST197:1 ST202:1 ST207:1 ST213:1 ST249:2 ST262:1 ST297:2`,
  },
  {
    enemy: 'mr-fantastic',
    difficulty: 1,
    mine: { keepers: 'ST285:1' },
    theirs: { keepers: 'ST285:1' },
    deck: `
      ST099:2 ST106:2 ST156:3 ST159:2 ST170:2 ST184:2 ST188:1 ST240:2 ST263:2 ST270:2 ST285:2 ST287:2
      ST290:2 ST292:1 ST295:1 ST299:1 ST305:2 ST314:2 ST363:2 ST386:2 ST463:1 ST481:2`,
  },
  {
    enemy: 'abomination',
    difficulty: 4,
    mine: { hand: 'ST305:1' },
    deck: `
      ST031:3 ST050:2 ST053:2 ST055:3 ST057:2 ST058:1 ST060:1 ST146:2 ST222:1 ST225:2 ST360:1 ST378:3
      ST422:2 ST424:1 ST427:1 ST437:2 ST479:3 ST488:4 ST510:2 ST555:2`,
  },
  {
    enemy: 'giant-man',
    difficulty: 4,
    mine: { hand: 'ST188:1' },
    deck: `
      ST023:2 ST046:2 ST047:3 ST063:1 ST075:2 ST076:1 ST091:2 ST094:2 ST136:3 ST143:2 ST179:2 ST199:2
      ST235:2 ST242:2 ST243:3 ST272:1 ST288:2 ST296:2 ST301:2 ST306:1 ST316:2 ST558:4`,
  },
  {
    enemy: 'super-skrull',
    difficulty: 4,
    mine: { hand: 'ST303:1' },
    deck: `
      ST018:2 ST041:3 ST051:2 ST069:2 ST082:2 ST100:2 ST114:1 ST126:2 ST128:2 ST177:1 ST208:2 ST313:2
      ST317:1 ST344:2 ST353:3 ST356:1 ST411:2 ST429:1 ST450:1 ST452:2 ST453:2 ST508:3 ST522:1 ST542:3
      ST594:3`,
  },
]);

import { gatekeeper } from '../gatekeeper.js';

export default gatekeeper('black-panther', [
  {
    enemy: 'captain-america-bucky',
    difficulty: 1,
    mine: { keepers: 'ST368:1' },
    deck: `
      ST024:3 ST048:2 ST086:2 ST098:3 ST143:2 ST149:2 ST167:2 ST168:3 ST194:2 ST221:2 ST275:2 ST431:3
      ST454:2`,
  },
  {
    enemy: 'wolverine-samurai',
    difficulty: 1,
    mine: { keepers: 'ST138:1' },
    deck: `
      ST025:2 ST069:2 ST073:1 ST082:2 ST108:2 ST114:2 ST118:2 ST147:2 ST165:3 ST172:2 ST176:2 ST177:2
      ST180:2 ST278:2 ST323:2 ST403:3 ST405:2`,
  },
  {
    enemy: 'hulk-gladiator',
    difficulty: 1,
    mine: { keepers: 'ST141:1' },
    deck: `
      ST026:2 ST031:2 ST050:2 ST053:2 ST057:2 ST060:3 ST075:2 ST189:2 ST222:1 ST224:3 ST225:2 ST340:1
      ST360:1 ST378:3 ST412:2 ST422:2 ST427:2 ST431:2 ST437:2 ST523:2`,
  },
  {
    enemy: 'nova',
    difficulty: 4,
    mine: { keepers: 'ST206:1' },
    deck: `
      ST010:2 ST022:1 ST023:1 ST027:2 ST049:2 ST076:3 ST093:2 ST094:2 ST103:2 ST158:2 ST190:2 ST205:2
      ST260:1 ST263:3 ST291:2 ST314:3 ST319:2 ST363:3 ST523:3`,
  },
  {
    enemy: 'mystique',
    difficulty: 4,
    theirs: { keepers: 'ST477:1' },
    deck: `
      ST042:2 ST070:2 ST085:2 ST087:2 ST099:2 ST106:2 ST107:2 ST148:2 ST173:2 ST195:2 ST196:2 ST262:2
      ST285:2 ST343:3 ST477:3 ST487:2 ST513:2 ST516:3 ST524:2 ST556:2 ST586:2`,
  },
  {
    enemy: 'human-torch',
    difficulty: 4,
    theirs: { keepers: 'ST287:1' },
    deck: `
      ST079:2 ST143:3 ST156:2 ST162:2 ST164:2 ST170:2 ST194:3 ST209:2 ST215:1 ST240:2 ST253:2 ST261:2
      ST281:2 ST284:2 ST287:3 ST288:2 ST292:2 ST295:2 ST296:2 ST297:2 ST299:2 ST302:1 ST463:2 ST481:3`,
  },
]);

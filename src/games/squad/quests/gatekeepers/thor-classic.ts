import { gatekeeper } from '../gatekeeper.js';

export default gatekeeper('thor-classic', [
  {
    enemy: 'black-panther',
    difficulty: 1,
    mine: { keepers: 'ST369:1' },
    deck: `
      ST002:2 ST042:3 ST085:2 ST098:2 ST138:2 ST141:2 ST144:1 ST147:2 ST148:3 ST149:2 ST167:3 ST172:2
      ST368:2 ST408:2`,
  },
  {
    enemy: 'mystique',
    difficulty: 1,
    deck: `
      ST010:2 ST014:2 ST019:2 ST020:2 ST022:2 ST023:2 ST025:2 ST094:2 ST101:3 ST103:2 ST104:2 ST125:1
      ST179:2 ST180:2 ST336:1 ST369:2 ST516:4`,
  },
  {
    enemy: 'thing',
    difficulty: 1,
    power: 3,
    deck: `
      ST099:2 ST106:1 ST143:2 ST156:2 ST159:3 ST194:2 ST209:2 ST240:2 ST270:2 ST284:2 ST285:2 ST288:2
      ST290:2 ST292:2 ST295:2 ST296:2 ST299:2 ST303:2 ST305:2 ST386:2`,
  },
  {
    enemy: 'giant-man',
    difficulty: 4,
    mine: { keepers: 'ST014:1' },
    deck: `
      ST031:2 ST050:2 ST052:2 ST058:2 ST142:2 ST182:2 ST198:2 ST222:2 ST225:1 ST243:2 ST301:2 ST306:2
      ST316:2 ST327:2 ST378:2 ST422:2 ST424:2 ST427:1 ST431:2 ST437:2 ST443:2`,
  },
  {
    enemy: 'wolverine-jeans',
    difficulty: 4,
    theirs: { keepers: 'ST070:1' },
    deck: `
      ST017:2 ST018:2 ST041:2 ST046:3 ST051:2 ST068:3 ST070:2 ST071:1 ST073:1 ST107:2 ST126:3 ST153:2
      ST154:2 ST195:2 ST197:3 ST202:2 ST213:2 ST262:2 ST269:2 ST297:2 ST343:2 ST401:1`,
  },
  {
    enemy: 'dr-strange',
    difficulty: 4,
    deck: `
      ST028:2 ST066:2 ST157:2 ST169:1 ST181:2 ST185:2 ST190:2 ST196:2 ST233:2 ST253:2 ST260:2 ST261:1
      ST280:2 ST297:2 ST313:2 ST324:1 ST338:1 ST353:2 ST356:2 ST373:2 ST382:2 ST385:1 ST401:2 ST402:1
      ST407:1 ST411:2 ST421:2 ST450:2 ST452:1`,
  },
]);

import { gatekeeper } from '../gatekeeper.js';

export default gatekeeper('giant-man', [
  {
    enemy: 'doombot-melee',
    difficulty: 1,
    mine: { draw: 2, hand: 'ST332:1' },
    deck: `
      ST462:3 ST466:3 ST467:3 ST468:3 ST469:3 ST471:2 ST472:2 ST473:4 ST491:2 ST512:2 ST514:3 ST556:3
      ST580:3`,
  },
  {
    enemy: 'hydra-agent-melee',
    difficulty: 1,
    mine: { hand: 'ST136:1 ST243:1' },
    deck: `
      ST247:2 ST477:2 ST484:1 ST487:2 ST515:2 ST516:2 ST520:3 ST534:3 ST535:1 ST536:3 ST539:2 ST540:2
      ST548:3 ST577:3 ST586:2 ST592:2 ST593:3`,
  },
  {
    enemy: 'hand-ninja-basic',
    difficulty: 1,
    mine: { draw: 0, hand: 'ST337:2' },
    deck: `
      ST069:2 ST082:3 ST102:1 ST108:1 ST114:1 ST118:2 ST177:1 ST278:2 ST293:2 ST312:2 ST334:1 ST357:2
      ST359:2 ST409:1 ST486:3 ST497:1 ST547:4 ST553:3 ST567:3 ST596:3`,
  },
  {
    enemy: 'jean-grey',
    difficulty: 4,
    mine: { hand: 'ST021:1' },
    deck: `
      ST066:2 ST111:1 ST117:2 ST157:2 ST164:2 ST169:1 ST208:1 ST213:1 ST253:1 ST258:3 ST259:2 ST261:2
      ST280:1 ST297:2 ST313:3 ST338:1 ST353:2 ST356:2 ST407:2 ST411:1 ST451:2 ST453:2`,
  },
  {
    enemy: 'captain-america-bucky',
    difficulty: 4,
    mine: { keepers: 'ST248:1' },
    theirs: { keepers: 'ST140:1 ST266:1 ST241:1' },
    deck: `
      ST018:3 ST024:3 ST036:2 ST038:1 ST044:2 ST112:2 ST135:2 ST139:2 ST155:2 ST168:2 ST171:2 ST173:2
      ST193:1 ST203:2 ST229:3 ST230:2 ST339:2 ST355:1 ST375:2 ST454:2`,
  },
  {
    enemy: 'dr-doom',
    difficulty: 4,
    theirs: { keepers: 'ST369:1 ST346:1' },
    deck: `
      ST014:2 ST019:1 ST023:1 ST025:2 ST100:2 ST101:1 ST103:2 ST104:1 ST121:2 ST123:1 ST125:2 ST128:2
      ST129:2 ST214:2 ST216:2 ST217:1 ST220:1 ST239:2 ST336:1 ST346:1 ST369:2 ST429:1 ST466:1 ST491:2
      ST507:2 ST523:2 ST559:2 ST572:2`,
  },
]);

import { gatekeeper } from '../gatekeeper.js';

export default gatekeeper('nova', [
  {
    enemy: 'silver-surfer',
    difficulty: 1,
    mine: { draw: 2, hand: 'ST439:2' },
    deck: `
      ST024:2 ST086:2 ST112:2 ST135:2 ST139:1 ST149:1 ST167:2 ST168:2 ST171:2 ST189:1 ST193:1 ST219:2
      ST221:2 ST250:1 ST275:2 ST319:2 ST346:1 ST379:2 ST408:1 ST523:2 ST561:2`,
  },
  {
    enemy: 'dr-octopus',
    difficulty: 1,
    mine: { hand: 'ST448:1' },
    deck: `
      ST018:3 ST051:2 ST208:1 ST355:1 ST358:3 ST450:2 ST451:2 ST452:2 ST453:2 ST476:2 ST478:1 ST480:2
      ST513:2 ST518:2 ST524:3 ST529:2 ST530:2 ST531:3 ST562:1`,
  },
  {
    enemy: 'doombot-giant',
    difficulty: 1,
    mine: { hand: 'ST314:1' },
    theirs: { keepers: 'ST466:1 ST489:1' },
    deck: `
      ST029:2 ST062:2 ST150:1 ST183:2 ST366:1 ST462:3 ST467:3 ST468:2 ST469:3 ST489:2 ST506:3 ST520:3
      ST534:3 ST536:3 ST548:1 ST556:2 ST571:2 ST580:2`,
  },
  {
    enemy: 'thor-classic',
    difficulty: 4,
    mine: { keepers: 'ST444:1' },
    theirs: { keepers: 'ST369:1' },
    deck: `
      ST010:2 ST014:2 ST019:2 ST020:2 ST022:1 ST023:2 ST024:1 ST046:2 ST078:2 ST094:3 ST101:3 ST104:1
      ST128:2 ST134:2 ST179:2 ST242:2 ST272:1 ST336:3 ST369:2 ST379:1`,
  },
  {
    enemy: 'dr-strange',
    difficulty: 4,
    mine: { keepers: 'ST438:1' },
    theirs: { keepers: 'ST133:1' },
    deck: `
      ST007:2 ST028:2 ST133:2 ST181:2 ST185:2 ST190:2 ST200:2 ST249:1 ST260:2 ST264:2 ST294:2 ST315:2
      ST317:2 ST324:2 ST326:2 ST344:2 ST347:2 ST365:2 ST421:2 ST423:2 ST425:1 ST446:2 ST449:2 ST460:2
      ST522:2`,
  },
  {
    enemy: 'dr-doom',
    difficulty: 4,
    mine: { hand: 'ST458:1' },
    deck: `
      ST348:2 ST462:2 ST466:3 ST467:3 ST468:2 ST469:2 ST470:3 ST472:2 ST473:2 ST474:2 ST475:2 ST479:1
      ST488:2 ST489:2 ST491:3 ST506:2 ST507:3 ST510:2 ST555:1 ST559:3 ST588:2 ST589:2`,
  },
]);

import { gatekeeper } from '../gatekeeper.js';

export default gatekeeper('blade', [
  {
    enemy: 'moleman',
    difficulty: 1,
    mine: { hand: 'ST300:2' },
    deck: `
      ST465:2 ST494:3 ST495:2 ST496:2 ST499:3 ST501:2 ST502:2 ST505:3 ST512:3 ST513:3 ST524:2 ST526:2
      ST580:3 ST581:2`,
  },
  {
    enemy: 'colossus',
    difficulty: 1,
    mine: { hand: 'ST102:1' },
    theirs: { keepers: 'ST443:1' },
    deck: `
      ST465:2 ST494:3 ST495:2 ST496:2 ST499:3 ST501:2 ST502:2 ST505:3 ST512:3 ST513:3 ST524:2 ST526:2
      ST580:3 ST581:2`,
  },
  {
    enemy: 'iron-man-stealth',
    difficulty: 1,
    mine: { keepers: 'ST330:1' },
    deck: `
      ST015:2 ST027:3 ST093:3 ST133:2 ST158:1 ST160:3 ST163:3 ST181:2 ST185:1 ST190:2 ST205:1 ST260:1
      ST263:2 ST286:1 ST291:1 ST314:2 ST319:1 ST347:1 ST363:2 ST365:2 ST373:1 ST385:1 ST421:2`,
  },
  {
    enemy: 'deadpool',
    difficulty: 4,
    mine: { hand: 'ST130:1' },
    theirs: { keepers: 'ST341:1' },
    deck: `
      ST002:2 ST012:1 ST049:3 ST083:2 ST118:3 ST172:2 ST204:1 ST229:2 ST230:2 ST254:2 ST278:3 ST322:2
      ST341:2 ST359:1 ST371:1 ST374:2 ST375:2 ST377:3`,
  },
  {
    enemy: 'juggernaut',
    difficulty: 4,
    mine: { keepers: 'ST410:1' },
    theirs: { draw: 6 },
    deck: `
      ST509:3 ST515:2 ST520:3 ST534:2 ST535:3 ST537:3 ST538:3 ST539:3 ST541:2 ST544:2 ST557:2 ST566:1
      ST568:2 ST570:3 ST574:3 ST577:2 ST585:3`,
  },
  {
    enemy: 'emma-frost',
    difficulty: 4,
    mine: { hand: 'ST497:1' },
    deck: `
      ST007:2 ST008:2 ST051:1 ST066:3 ST068:1 ST070:1 ST107:2 ST111:3 ST117:2 ST153:1 ST169:2 ST197:2
      ST208:1 ST213:1 ST249:3 ST262:2 ST280:2 ST313:1 ST315:1 ST356:2 ST407:1 ST411:1 ST450:4 ST451:3
      ST452:2 ST453:2`,
  },
]);

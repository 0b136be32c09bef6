import {
  boostStunsStruck,
  gainsSurge,
  gives,
  ifSo,
  inPlay,
  inTurn,
  whenRevealed,
  yourHero,
} from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01168', {
  name: 'Sweeping Swoop',
  set: 'spider_man_nemesis',
  quantity: 2,
  abilities: [whenRevealed(inTurn(gives('stunned', yourHero), ifSo(inPlay('01167'), gainsSurge))), boostStunsStruck],
});

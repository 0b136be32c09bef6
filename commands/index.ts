import type { Command } from '../src/discord/define/command.js';
import { command as card } from './card.js';
import { command as challenge } from './challenge.js';
import { command as challengeUser } from './challenge-user.js';
import { command as deck } from './deck.js';
import { command as hand } from './hand.js';
import { command as help } from './help.js';
import { command as league } from './league.js';
import { command as learn } from './learn.js';
import { command as match } from './match.js';
import { command as me } from './me.js';
import { command as privacy } from './privacy.js';
import { command as quest } from './quest.js';
import { command as rules } from './rules.js';
import { command as scenario } from './scenario.js';
import { command as set } from './set.js';
import { command as settings } from './settings.js';
import { command as stats } from './stats.js';

/** Every command of the bot. A new one is a file here and a line. */
export const commands: readonly Command[] = [
  learn,
  challenge,
  challengeUser,
  hand,
  match,
  scenario,
  quest,
  league,
  deck,
  card,
  rules,
  stats,
  me,
  privacy,
  set,
  settings,
  help,
];

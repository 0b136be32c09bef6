import { nearest } from '../kernel/index.js';
import { BadInput } from './command.js';

/** Every command, as the help lists it. A new one is an entry here, one in `cli.ts`, and a file beside. */
export const COMMANDS = [
  {
    name: 'cards',
    usage: 'cards GAME [--ruleset R] [--set FILE] [--language L]',
    summary: 'lists every card: its facts, what it does, and whether it is legal',
  },
  {
    name: 'decks',
    usage: 'decks GAME',
    summary: 'lists the ready-made decks',
  },
  {
    name: 'deck',
    usage: 'deck check GAME FILE [--ruleset R] [--set FILE] [--language L]',
    summary: 'says whether a deck is legal, and if not, why',
  },
  {
    name: 'set',
    usage: 'set check FILE [--language L]',
    summary: 'checks a set of your own cards, and lists everything wrong with it',
  },
  {
    name: 'quests',
    usage: 'quests GAME',
    summary: 'lists the quests: the enemy, the difficulty, and the special rules of each',
  },
  {
    name: 'play',
    usage: 'play POSITION.json [--set FILE] [--language L] | play --lines [--set FILE] [--language L]',
    summary:
      'sets up a table from a document, gives its answers, and shows where the match stands; or plays line by line with another program',
  },
  {
    name: 'simulate',
    usage:
      'simulate GAME [--matches N] [--seed S] [--seats K] [--decks A,B] [--players random,easy,...] [--nodes N] [--ruleset R] [--rotate] [--report] [--set FILE] [--check] [--jobs N|all] [--unseen A,B]',
    summary: 'plays whole matches between bots, and counts what happens',
  },
  {
    name: 'train',
    usage:
      'train GAME [--matches N] [--seed S] [--rulesets R,R] [--seats 1,2] [--decks A,B] [--only odds] [--from DIR] --into DIR',
    summary: 'plays matches between practice bots, and has them learn which of their answers win',
  },
  {
    name: 'verify',
    usage: 'verify TRANSCRIPT.json [--seal SEAL] [--set FILE]',
    summary: 'checks a finished match against its revealed secret',
  },
  {
    name: 'bench',
    usage:
      'bench [--only NAME] [--seconds N] [--matches N] | bench opponents GAME [--players strong,steady] [--matches N] [--seed S] [--decks A,B] [--ruleset R] [--nodes N] [--mirror] | bench anchors GAME [--levels easy,strong] [--rulesets R,R] [--matches N] [--seed S] [--into FILE]',
    summary: 'measures how fast things are, and how well practice bots play',
  },
  {
    name: 'stats',
    usage: 'stats rebuild [--data DIR] | stats correct MATCH --places 1,2 --reason WHY [--data DIR]',
    summary: 'recalculates all statistics; or corrects one result and what followed from it. Stop the bot before',
  },
  {
    name: 'bundle',
    usage: 'bundle [NUMBER] [--data DIR]',
    summary: 'shows a failure of the rules that was recorded, and whether it still happens; safe while the bot runs',
  },
  {
    name: 'backup',
    usage: 'backup [FILE] [--keep N] [--data DIR]',
    summary: 'copies the database; --keep deletes all but the newest copies; safe while the bot runs',
  },
  {
    name: 'move',
    usage: 'move [--from FILE] [--to ADDRESS]',
    summary: 'copies the database to an empty one on a PostgreSQL server, and compares the two. Stop the bot before',
  },
  {
    name: 'archive',
    usage: 'archive [--data DIR]',
    summary: 'packs all matches that ended more than a day ago, which makes the database smaller. Stop the bot before',
  },
  {
    name: 'due',
    usage: 'due [--aside] [--data DIR] | due retry [NUMBER] [--data DIR]',
    summary:
      'lists what the bot has to do later and what keeps failing; safe while the bot runs. Or retries what was set aside, with the bot stopped',
  },
  {
    name: 'matches',
    usage:
      'matches [playing|waiting|halted] [--guild ID] [--player ID] [--game GAME] [--idle DAYS] [--limit N] [--data DIR]',
    summary: 'lists open matches, the longest idle first; safe while the bot runs',
  },
  {
    name: 'people',
    usage: 'people [--guild ID] [--game GAME] [--limit N] [--data DIR]',
    summary: 'lists who sits at open tables, and at how many; safe while the bot runs',
  },
  {
    name: 'retire',
    usage: 'retire --idle DAYS [--guild ID] [--yes] [--data DIR]',
    summary:
      'lists matches that have been idle for days, or that belong to a server that is gone; --yes closes them: stop the bot first, unless its database is on PostgreSQL',
  },
  {
    name: 'help',
    usage: 'help [COMMAND]',
    summary: 'shows this list, or one command of it',
  },
] as const satisfies readonly Readonly<Record<'name' | 'usage' | 'summary', string>>[];

export type CommandName = (typeof COMMANDS)[number]['name'];

/** That there is no such command, with what was probably meant. */
export const unknownCommand = (name: string): BadInput =>
  new BadInput(
    `unknown command "${name}"${nearest(
      name,
      COMMANDS.map(command => command.name),
    )}`,
  );

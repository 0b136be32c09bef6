import { nearest } from '../kernel/index.js';
import { BadInput } from './command.js';

interface Entry {
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
}

/** Every command, as the help lists it. A new one is an entry here, one in `cli.ts`, and a file beside. */
export const COMMANDS = [
  {
    name: 'cards',
    usage: 'cards GAME [--ruleset R] [--set FILE]',
    summary: 'every card: its facts, what it does, and whether it may be played with',
  },
  {
    name: 'decks',
    usage: 'decks GAME',
    summary: 'the ready-made decks',
  },
  {
    name: 'deck',
    usage: 'deck check GAME FILE [--ruleset R] [--set FILE]',
    summary: 'whether a deck may be played, and what keeps it from it',
  },
  {
    name: 'set',
    usage: 'set check FILE',
    summary: 'whether cards of your own can be played with, and all that is wrong with them',
  },
  {
    name: 'quests',
    usage: 'quests GAME',
    summary: 'the quests: whom they are against, how hard they are, and what is special about each',
  },
  {
    name: 'play',
    usage: 'play POSITION.json [--set FILE] | play --lines [--set FILE]',
    summary:
      'sets up a written table, gives the written answers, and says where the match stands; or plays line by line with another program',
  },
  {
    name: 'simulate',
    usage:
      'simulate GAME [--matches N] [--seed S] [--seats K] [--decks A,B] [--players random,easy,...] [--ruleset R] [--rotate] [--report] [--set FILE] [--check] [--jobs N|all]',
    summary: 'plays many matches without anybody, and counts',
  },
  {
    name: 'verify',
    usage: 'verify TRANSCRIPT.json [--seal SEAL] [--set FILE]',
    summary: 'checks a finished match from its revealed secret',
  },
  {
    name: 'bench',
    usage:
      'bench [--only NAME] [--seconds N] [--matches N] | bench opponents GAME [--players strong,baseline] [--matches N] [--seed S] [--decks A,B] [--ruleset R] [--nodes N] [--mirror] | bench anchors GAME [--levels easy,strong] [--rulesets R,R] [--matches N] [--seed S] [--into FILE]',
    summary: 'measures how fast things are, and how well practice players play',
  },
  {
    name: 'stats',
    usage: 'stats rebuild | stats correct MATCH --places 1,2 --reason WHY [--data DIR]',
    summary: 'counts all matches anew while the bot is stopped; or puts the result of one right first',
  },
  {
    name: 'bundle',
    usage: 'bundle [NUMBER] [--data DIR]',
    summary: 'what is left of a failure of the rules: what it was, and whether it still fails; safe while the bot runs',
  },
  {
    name: 'backup',
    usage: 'backup [FILE] [--keep N] [--data DIR]',
    summary: 'copies the database, safe while the bot runs; --keep deletes all but the newest copies',
  },
  {
    name: 'move',
    usage: 'move [--from FILE] [--to ADDRESS]',
    summary: 'copies the database of a stopped bot to an empty one on a PostgreSQL server, and compares the two',
  },
  {
    name: 'archive',
    usage: 'archive [--data DIR]',
    summary: 'packs all matches that have been over for a day while the bot is stopped, and makes the database smaller',
  },
  {
    name: 'due',
    usage: 'due [--aside] [--data DIR] | due retry [NUMBER] [--data DIR]',
    summary:
      'what the bot has to do later and what keeps failing, safe while the bot runs; or tries what was set aside again, while it is stopped',
  },
  {
    name: 'matches',
    usage:
      'matches [playing|waiting|halted] [--guild ID] [--player ID] [--game GAME] [--idle DAYS] [--limit N] [--data DIR]',
    summary: 'open matches, the longest untouched first; safe while the bot runs',
  },
  {
    name: 'people',
    usage: 'people [--guild ID] [--game GAME] [--limit N] [--data DIR]',
    summary: 'who sits at open tables, and at how many; safe while the bot runs',
  },
  {
    name: 'retire',
    usage: 'retire --idle DAYS [--guild ID] [--yes] [--data DIR]',
    summary:
      'closes matches that nobody has touched for days, or of a server that is gone: says which, and does it with --yes while the bot is stopped',
  },
  {
    name: 'help',
    usage: 'help',
    summary: 'this list',
  },
] as const satisfies readonly Entry[];

export type CommandName = (typeof COMMANDS)[number]['name'];

/** That there is no such command, with what was probably meant. */
export const unknownCommand = (name: string): BadInput =>
  new BadInput(
    `unknown command "${name}"${nearest(
      name,
      COMMANDS.map(command => command.name),
    )}`,
  );

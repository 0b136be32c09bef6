import type { Command } from './command.js';

interface Entry {
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  load(): Promise<Command>;
}

/** Every command. A new one is an entry here and a file beside. */
export const COMMANDS: readonly Entry[] = [
  {
    name: 'cards',
    usage: 'cards GAME [--ruleset R]',
    summary: 'every card: its facts, what it does, and whether it may be played with',
    load: () => import('./cards.js'),
  },
  {
    name: 'decks',
    usage: 'decks GAME',
    summary: 'the ready-made decks',
    load: () => import('./decks.js'),
  },
  {
    name: 'deck',
    usage: 'deck check GAME FILE [--ruleset R]',
    summary: 'whether a deck may be played, and what keeps it from it',
    load: () => import('./deck.js'),
  },
  {
    name: 'play',
    usage: 'play POSITION.json',
    summary: 'sets up a written table, gives the written answers, and says where the match stands',
    load: () => import('./play.js'),
  },
  {
    name: 'simulate',
    usage:
      'simulate GAME [--matches N] [--seed S] [--seats K] [--decks A,B] [--players random,easy,...] [--ruleset R] [--check]',
    summary: 'plays many matches without anybody, and counts',
    load: () => import('./simulate.js'),
  },
  {
    name: 'verify',
    usage: 'verify TRANSCRIPT.json',
    summary: 'checks a finished match from its revealed secret',
    load: () => import('./verify.js'),
  },
  {
    name: 'bench',
    usage: 'bench [--only NAME] [--seconds N]',
    summary: 'measures how fast things are',
    load: () => import('./bench.js'),
  },
  {
    name: 'backup',
    usage: 'backup [FILE] [--data DIR]',
    summary: 'copies the database, safe while the bot runs',
    load: () => import('./backup.js'),
  },
  {
    name: 'help',
    usage: 'help',
    summary: 'this list',
    load: () => import('./help.js'),
  },
];

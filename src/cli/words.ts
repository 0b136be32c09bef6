import type { Game, LogEntry, Text, Viewer } from '../kernel/index.js';
import { faceOf, nearest } from '../kernel/index.js';
import { FALLBACK, Library, localesOf } from '../locales/index.js';
import type { Broken } from '../sets/index.js';
import { BadInput } from './command.js';

// What has no words yet is said by its id: the command line must work while a game is being built.
const library = new Library({ strict: false, report: () => undefined });

/** A language as `--language` names it; English where it is left out. @throws BadInput */
export function languageOption(named: string | undefined): string {
  const locales = localesOf(null);
  if (named === undefined || locales.includes(named)) return named ?? FALLBACK;
  throw new BadInput(`--language: no words for "${named}"${nearest(named, locales)}`);
}

/** Says what is wrong with something that was handed in. */
export const problemSaid = (problem: string | Text): string =>
  typeof problem === 'string' ? problem : library.words(null, FALLBACK).say(problem);

/** Says what is wrong with a set. */
export const problemsIn = ({ game, problems }: Broken, locale = FALLBACK): string[] =>
  problems.map(problem => library.words(game, locale).say(problem));

/** Says a game's sentences, with the names of those at the table. */
export class Speaker {
  private readonly game: Game;
  private readonly names: readonly string[];
  private readonly locale: string;
  /** The same few hundred sentences come again and again where a table is driven by a program. */
  private readonly said = new Map<string, string>();

  constructor(game: Game, names: readonly string[] = [], locale = FALLBACK) {
    this.game = game;
    this.names = names;
    this.locale = locale;
  }

  say(text: Text): string {
    const written = JSON.stringify(text);
    let said = this.said.get(written);
    if (said === undefined) {
      const cardTitle = (id: string) => this.game.cards.get(id)?.title;
      said = library.words(this.game.id, this.locale).say(text, { names: this.names, cardTitle });
      this.said.set(written, said);
    }
    return said;
  }

  /** A line of the log as one viewer reads it, indented as deep as it happened. */
  line(entry: LogEntry, viewer: Viewer): string {
    return this.say(faceOf(entry, viewer));
  }

  /** A scene, or any part of one, whose every sentence has been said. */
  scene(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(part => this.scene(part));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([name, part]) => [
      name,
      SENTENCES.has(name) && part !== undefined ? this.sentence(part) : this.scene(part),
    ]);
    return Object.fromEntries(entries);
  }

  private sentence(part: unknown): unknown {
    return Array.isArray(part) ? part.map(one => this.say(one as Text)) : this.say(part as Text);
  }
}

/** The fields of a scene that hold a sentence, or a list of them. */
const SENTENCES: ReadonlySet<string> = new Set(['title', 'status', 'result', 'label', 'words', 'facts']);

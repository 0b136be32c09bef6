import { type FluentBundle, FluentNumber, type FluentVariable, type Scope } from '@fluent/bundle';
import { type Arg, type PrintedName, type Seat, type Text, text } from '../kernel/index.js';
import type { PrintedNames } from './files.js';
import { IN_ORDER, Phrase } from './phrase.js';
import { Said } from './said.js';

/** Who sits at a table, and what its cards are called: what a sentence may speak of besides its own words. */
export interface TableWords {
  readonly names: readonly string[];
  /** What stands for the names of those who are called, as it is. */
  readonly calls?: ReadonlyMap<Seat, string>;
  cardTitle(id: string): Text | undefined;
  /** Makes a name, a card's title or any other foreign string harmless where the sentence will stand. */
  readonly escape?: (raw: string) => string;
}

/** The words of one game in one language. */
export interface Words {
  readonly locale: string;
  /** Whether there is such a message; attributes as `id.name`. */
  has(id: string): boolean;
  /** Whether this language itself has it, without falling back on English. */
  speaks(id: string): boolean;
  /** A sentence in words. */
  say(text: Text, table?: TableWords): string;
}

/** What happens to a sentence that cannot be said: `strict` throws, else it is told once and said as well as it goes. */
export interface Care {
  readonly strict: boolean;
  readonly report: (problem: string) => void;
  /** Hears of each sentence that is said in English because its language lacks it, when it's said first. */
  readonly fellBack?: (id: string, locale: string) => void;
}

const nobody: TableWords = { names: [], cardTitle: () => undefined };

/** A message id as words, for a sentence that is missing: `ask-block` reads "ask block". */
export const readable = (id: string): string => id.replace(/[-_.]+/g, ' ').trim() || '?';

/** English as it is spoken in Britain lists without a comma before "and". */
const listLocale = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

/** Spanish lists say “e” before the sound “i”. English names that begin with “ai” (Iron Man, High Stakes) keep their “y”. */
const SAID_AI = / e (?=(?:I(?:ce|r?on|['’ ])|Hi(?:gh|-|red)))/g;

/** The form without an article, in which a phrase is counted: "2 × Drone". */
const BARE = 'bare';

/** Where a form of a phrase stands: `.dat` of a message, `.one-dat` of its attribute `.one`. */
const formOf = (id: string, form: string): string => `${id}${id.includes('.') ? '-' : '.'}${form}`;

interface Found {
  readonly bundle: FluentBundle;
  readonly pattern: Parameters<FluentBundle['formatPattern']>[0];
}

/** A negative number has a minus sign of its own where `Intl` writes a hyphen. */
const withMinus = (written: string): string => written.replace(/^-/, '−');

function signed(value: number): FluentNumber {
  const number = new FluentNumber(value);
  if (value >= 0) return number;
  const plain = number.toString.bind(number);
  return Object.assign(number, { toString: (scope?: Scope) => withMinus(plain(scope)) });
}

/** Bundles in the order in which they are asked: the chosen language first, English last. */
export class FluentWords implements Words {
  readonly locale: string;
  private readonly bundles: readonly FluentBundle[];
  private readonly printed: PrintedNames;
  private readonly care: Care;
  private readonly told = new Set<string>();
  private readonly found = new Map<string, Found | null>();
  private readonly lists: Intl.ListFormat;
  private readonly choices: Intl.ListFormat;
  private readonly numbers: Intl.NumberFormat;
  private readonly said = new Said();

  constructor(locale: string, bundles: readonly FluentBundle[], care: Care, printed: PrintedNames = {}) {
    this.locale = locale;
    this.bundles = bundles;
    this.printed = printed;
    this.care = care;
    this.lists = new Intl.ListFormat(listLocale(locale), { type: 'conjunction' });
    this.choices = new Intl.ListFormat(listLocale(locale), { type: 'disjunction' });
    this.numbers = new Intl.NumberFormat(locale);
  }

  has(id: string): boolean {
    return this.find(id) !== null;
  }

  speaks(id: string): boolean {
    return this.find(id)?.bundle === this.bundles[0];
  }

  say(text: Text, table: TableWords = nobody): string {
    return this.said.once(text, table, () => this.form(text, table));
  }

  private form(text: Text, table: TableWords): string {
    const found = this.find(text.id);
    if (found === null) return this.fail(`no message "${text.id}"`, readable(text.id));
    if (found.bundle !== this.bundles[0]) this.care.fellBack?.(text.id, this.locale);
    const args = Object.entries(text.args ?? {}).map(([name, arg]) => [name, this.fill(arg, table)] as const);
    const errors: Error[] = [];
    const said = found.bundle.formatPattern(found.pattern, Object.fromEntries(args), errors);
    // What ends its sentence with a mark of its own needs no full stop after it, and no second exclamation mark.
    // A German title in quotation marks of its own needs no others around it.
    const tidy = said
      .replace(/([!?…]|\.\.\.|(?<!\.)\.)\.(?=\s|$)/g, '$1')
      .replace(/!\u202f?!(?=\s|$)/g, '!')
      .replace(/„(„[^„“]*“)“/g, '$1');
    return errors.length === 0 ? tidy : this.fail(`"${text.id}": ${errors.map(String).join('; ')}`, said);
  }

  private find(id: string): Found | null {
    const known = this.found.get(id);
    if (known !== undefined) return known;
    const found = this.look(id);
    this.found.set(id, found);
    return found;
  }

  private look(id: string): Found | null {
    const [name = '', attribute] = id.split('.', 2);
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(name);
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
      if (pattern !== undefined && pattern !== null) return { bundle, pattern };
    }
    return null;
  }

  private fill(arg: Arg, table: TableWords): FluentVariable {
    if (typeof arg === 'number') return signed(arg);
    const said = this.words(arg, table);
    return this.bends(arg) ? new Phrase(said, form => this.words(arg, table, form)) : said;
  }

  /** Whether a phrase has forms. A list may be asked for in its order. */
  private bends(arg: Arg): boolean {
    if (typeof arg !== 'object') return false;
    if ('list' in arg) return arg.list.length > 1 || arg.list.some(part => this.bends(part));
    return 'id' in arg && this.forms(arg.id);
  }

  /** As `form` where the phrase has it, else as it is. */
  private words(arg: Arg, table: TableWords, form?: string): string {
    const harmless = table.escape ?? String;
    if (typeof arg === 'string') return harmless(arg);
    if (typeof arg === 'number') return withMinus(this.numbers.format(arg));
    if ('seat' in arg) {
      const call = table.calls?.get(arg.seat);
      if (call !== undefined) return call;
      const name = table.names[arg.seat];
      return name === undefined ? this.fail(`nobody sits at seat ${arg.seat}`, `${arg.seat + 1}`) : harmless(name);
    }
    if ('card' in arg) {
      const title = table.cardTitle(arg.card);
      if (title === undefined) return this.fail(`no card "${arg.card}"`, harmless(arg.card));
      // A title is a name as a whole: said plainly first, then made harmless once.
      return harmless(this.say(title, { names: table.names, cardTitle: () => undefined }));
    }
    if ('name' in arg) return harmless(this.published(arg));
    if ('list' in arg) {
      const parts = arg.list.map(part => this.words(part, table, form));
      return arg.or === true ? this.choices.format(parts) : this.listed(arg.list, parts, table, form);
    }
    const formed = form === undefined ? null : formOf(arg.id, form);
    return this.say(formed !== null && this.has(formed) ? { ...arg, id: formed } : arg, table);
  }

  /** Equal ones are counted, so that nothing is said twice: "2 × Smash and Paper Cut". What is counted has no article. */
  private listed(list: readonly Arg[], parts: readonly string[], table: TableWords, form?: string): string {
    if (form === IN_ORDER) return this.joined(parts);
    const times = new Map<string, number>();
    for (const part of parts) times.set(part, (times.get(part) ?? 0) + 1);
    const counted = (said: string): string => {
      const one = list[parts.indexOf(said)];
      return typeof one === 'object' && 'id' in one && this.has(formOf(one.id, BARE))
        ? this.words(one, table, BARE)
        : said;
    };
    return this.joined(
      [...times].map(([said, n]) => (n === 1 ? said : this.say(text('same-times', { times: n, what: counted(said) })))),
    );
  }

  private joined(parts: readonly string[]): string {
    const said = this.lists.format(parts);
    return this.locale === 'es' ? said.replace(SAID_AI, ' y ') : said;
  }

  /** A printed name as this language has it, else as it reads in English. */
  private published({ name, of }: PrintedName): string {
    return this.printed[of]?.[name] ?? name;
  }

  private forms(id: string): boolean {
    const [name = '', attribute] = id.split('.', 2);
    const message = this.bundles.map(bundle => bundle.getMessage(name)).find(one => one !== undefined);
    const attributes = Object.keys(message?.attributes ?? {});
    return attribute === undefined ? attributes.length > 0 : attributes.some(one => one.startsWith(`${attribute}-`));
  }

  private fail(problem: string, instead: string): string {
    if (this.care.strict) throw new Error(`words (${this.locale}): ${problem}`);
    if (!this.told.has(problem)) {
      this.told.add(problem);
      this.care.report(`words (${this.locale}): ${problem}`);
    }
    return instead;
  }
}

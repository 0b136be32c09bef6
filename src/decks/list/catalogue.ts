import { type CardEntry, type CardIndex, type Game, nearestOf } from '../../kernel/index.js';
import { FALLBACK, loadWords, localesOf } from '../../locales/index.js';
import { fold } from '../fold.js';

/** The cards of a game by what people write for them: printed ids, and names in any language. */
export class Catalogue {
  private readonly cards: CardIndex;
  private readonly byName = new Map<string, CardEntry[]>();
  /** Names in other languages as they are printed, by what they are folded to. */
  private readonly translated = new Map<string, string>();

  constructor({ id, cards }: Pick<Game, 'id' | 'cards'>) {
    this.cards = cards;
    for (const entry of cards.all)
      for (const name of new Set([...idsOf(entry), ...entry.names].map(fold))) this.learn(name, entry);
    this.learnTitles(id);
  }

  /** A name that means another card in English keeps its meaning. */
  private learnTitles(game: string): void {
    const english = new Set(this.byName.keys());
    for (const locale of localesOf(game).filter(one => one !== FALLBACK)) {
      const words = loadWords(game, locale);
      for (const entry of this.cards.all) {
        const said = words.say(entry.title);
        const title = fold(said);
        if (english.has(title)) continue;
        this.translated.set(title, said);
        if (this.byName.get(title)?.includes(entry) !== true) this.learn(title, entry);
      }
    }
  }

  private learn(name: string, entry: CardEntry): void {
    this.byName.set(name, [...(this.byName.get(name) ?? []), entry]);
  }

  /** Every card that may be meant; more than one where they share the name. */
  find(written: string): readonly CardEntry[] {
    const numbered = /^(.*\S)\s*[([]([^()[\]]+)[)\]]$/.exec(written.trim());
    const [, name = '', inBrackets = ''] = numbered ?? [];
    const exact = this.numbered(name, inBrackets);
    if (exact !== undefined) return [exact];
    const found = this.byName.get(fold(written)) ?? [];
    // Published lists tell the product in brackets: `Backflip (Core Set)`. Numbers there are a printed id, or a mistake.
    return found.length > 0 || /\d/.test(inBrackets) ? found : (this.byName.get(fold(name)) ?? []);
  }

  /** A name that only this card has: its fullest, with the printed id where others share even that. */
  nameOf(entry: CardEntry): string {
    const [full = entry.id] = entry.names;
    const found = this.find(full);
    return found.length === 1 && found[0] === entry ? full : `${full} (${entry.id})`;
  }

  /** Names that come nearest to a mistaken one, in whatever language. */
  nearest(written: string): string[] {
    const english = this.cards.all.flatMap(entry => entry.names.map(name => [fold(name), this.nameOf(entry)] as const));
    const names = new Map([...this.translated, ...english]);
    const near = nearestOf(fold(written), [...names.keys()]);
    return [...new Set(near.map(name => names.get(name) as string))];
  }

  /** The card of that printed id, if it has that name too. */
  private numbered(name: string, id: string): CardEntry | undefined {
    return this.byName.get(fold(name))?.find(entry => idsOf(entry).some(one => fold(one) === fold(id)));
  }
}

const idsOf = ({ id, reprints = [] }: CardEntry): readonly string[] => [id, ...reprints];

const kept = new WeakMap<CardIndex, Catalogue>();

/** The catalogue of a game's cards, made once. */
export function catalogueOf(game: Pick<Game, 'id' | 'cards'>): Catalogue {
  const { cards } = game;
  const known = kept.get(cards);
  if (known !== undefined) return known;
  const made = new Catalogue(game);
  kept.set(cards, made);
  return made;
}

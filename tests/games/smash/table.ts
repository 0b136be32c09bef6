import { type Card, cardFrom } from '../../../src/games/smash/card.js';
import { smashWith } from '../../../src/games/smash/index.js';
import type { SmashOptions } from '../../../src/games/smash/options.js';
import { type Place, placesOf, type SmashState, type Team } from '../../../src/games/smash/state.js';
import { cardSchema, type WrittenCard } from '../../../src/games/smash/written.js';
import type { Answer, Json, Prompt, Runner, Scene, Text, Viewer } from '../../../src/kernel/index.js';
import { Played as PlayedOf, type Setting, sittings, stoppedAfter } from '../played.js';
import type { Named } from '../preview.js';
import { underEveryRunner } from '../scenario.js';

type Written<K extends Card['kind']> = Extract<WrittenCard, { kind: K }>;
type More<K extends Card['kind']> = Partial<Omit<Written<K>, 'kind' | 'id' | 'name'>>;

let numbered = 0;
const make = (written: object): Card => {
  const number = ++numbered;
  return cardFrom(cardSchema.parse({ id: `TX${number}`, name: `Test ${number}`, ...written }));
};
/** Cards of a test, by what they do. */
export const hero = (type: Written<'hero'>['type'], more: More<'hero'> = {}): Card =>
  make({ kind: 'hero', type, ...more });
export const story = (...does: Written<'story'>['does']): Card => make({ kind: 'story', does });
export const superOf = (card: Card, ...does: NonNullable<Written<'super'>['does']>): Card =>
  make({ kind: 'super', hero: card.id, does });
export const loot = (type: Written<'loot'>['type'], more: More<'loot'>): Card => make({ kind: 'loot', type, ...more });
export const teamUp = (...types: Written<'team-up'>['types']): Card => make({ kind: 'team-up', types });

/** Cards that every test knows: plain heroes of each type, a Smash, and cards that hardly do anything. */
export const BASE = {
  mutant: hero('mutant'),
  magic: hero('magic'),
  nature: hero('nature'),
  gadget: hero('gadget'),
  mutant2: hero('mutant'),
  magic2: hero('magic'),
  nature2: hero('nature'),
  gadget2: hero('gadget'),
  smash: make({ kind: 'smash' }),
  filler: story({ do: 'draw', count: 1 }),
  filler2: story({ do: 'draw', count: 2 }),
} as const;

type PlaceWritten =
  | string
  | null
  | { card: string; stunned?: boolean; loot?: string; lootOf?: number; readyAt?: number; shieldedUntil?: number };

/** One team of a laid-out table. Piles list the top card first. What is left out is empty. */
export interface Side {
  places?: readonly PlaceWritten[];
  stack?: readonly string[];
  defeated?: readonly string[];
  hand?: readonly string[];
  deck?: readonly string[];
  discard?: readonly string[];
  turns?: number;
  missing?: 'none' | 'next' | 'last';
  out?: boolean;
}

/** A table in the middle of a match; seat 0 is up. Left-out teams have three plain heroes. */
export interface Layout {
  position?: Json;
  teams: readonly Side[];
  teamUpTypes?: 'match' | 'any';
  /** So many defeated heroes put a team out. */
  falls?: number;
  /** Cards of this test, by short names. */
  cards?: Readonly<Record<string, Card>>;
  /** Stop after so many actions; left out: after one. `over`: go on to the end. */
  actions?: number | 'over';
  /** What chance follows from. */
  seed?: string;
  /** Ask before a power is used that its owner may decline (SM-C29); left out: every one of them is used. */
  asksPowers?: true;
}

/** The cards of a test, by their short names. */
type Cards = Readonly<Record<string, Card>>;

function idOf(named: Cards, name: string): string {
  const card = named[name];
  if (card === undefined) throw new Error(`no card "${name}"`);
  return card.id;
}

function laid(
  { position = {}, teams, teamUpTypes = 'match', falls, actions = 1, seed }: Layout,
  named: Cards,
): Setting<SmashState, SmashOptions> {
  const id = (name: string): string => idOf(named, name);
  const side = (one: Side) => ({
    ...one,
    places: (one.places ?? ['mutant', 'magic', 'nature']).map(place =>
      place === null || typeof place === 'string'
        ? place && id(place)
        : { ...place, card: id(place.card), ...(place.loot !== undefined && { loot: id(place.loot) }) },
    ),
    ...Object.fromEntries(
      (['stack', 'defeated', 'hand', 'deck', 'discard'] as const).map(zone => [zone, (one[zone] ?? []).map(id)]),
    ),
  });
  return {
    ...stoppedAfter(actions, smashWith(Object.values(named))),
    options: { teamUpTypes, ...(falls !== undefined && { falls }) },
    position: { ...(position as object), teams: teams.map(side) },
    seats: sittings(teams.map((_, at) => `Player ${at}`)),
    ...(seed !== undefined && { seed }),
  };
}

export class Played extends PlayedOf<SmashState, SmashOptions> {
  private readonly named: Cards;
  private readonly asksPowers: boolean;

  constructor(layout: Layout, runner: Runner) {
    const named = { ...BASE, ...layout.cards };
    super(laid(layout, named), runner);
    this.named = named;
    this.asksPowers = layout.asksPowers === true;
    this.usePowers();
  }

  nameOf(id: string): string {
    return Object.entries(this.named).find(([, card]) => card.id === id)?.[0] ?? id;
  }

  protected override cardName(card: string): string {
    return this.nameOf(card);
  }

  team(seat: number): Team {
    return this.state.teams[seat] as Team;
  }

  /** Short names of what lies in a zone: piles from the top. */
  zone(seat: number, name: 'stack' | 'defeated' | 'hand' | 'deck' | 'discard'): string[] {
    const names = this.team(seat)[name].map(({ card }) => this.nameOf(card));
    return name === 'hand' ? names : names.reverse();
  }

  /** A team's places: names, stunned ones with a "!" behind, empty ones as "-", Loot after a "+". */
  places(seat: number): string {
    return this.team(seat)
      .places.map(place =>
        place === null
          ? '-'
          : `${this.nameOf(place.hero.card)}${place.stunned ? '!' : ''}${place.loot === null ? '' : `+${this.nameOf(place.loot.card)}`}`,
      )
      .join(' ');
  }

  /** The table as somebody sees it. */
  seen(viewer: Viewer): Scene {
    const { game, state } = this.session.table;
    return game.view(state, viewer);
  }

  /** How the table stands for who is asked, in a few words each. */
  get brief(): readonly Text[] {
    return this.seen(this.prompt.seat).brief ?? [];
  }

  place(seat: number, name: string): Place {
    const found = placesOf(this.team(seat)).find(({ hero: { card } }) => card === idOf(this.named, name));
    if (found === undefined) throw new Error(`${name} is not on the table of seat ${seat}`);
    return found;
  }

  /** What is offered in the question that a seat is asked. */
  optionsFor(seat: number): string[] {
    return this.offered(this.promptOf(seat));
  }

  /** `smash.c4.h7` with its card reads "smash mutant": what is done, and the hero; a card's name where it is about a card. */
  protected override optionName({ key, card }: Named): string {
    const [does, ...rest] = key.split('.');
    if (card === undefined) return key;
    const name = this.nameOf(card);
    if (rest.length === 0) return name;
    const by = rest.find(part => part.startsWith('h'));
    const hero = by === undefined ? '' : this.heroName(Number(by.slice(1)));
    return does === 'power' || does === 'retire'
      ? `${does} ${name}`
      : `${does} ${name}${hero === '' ? '' : ` ${hero}`}`;
  }

  private heroName(instance: number): string {
    const place = this.state.teams.flatMap(placesOf).find(({ hero: { id } }) => id === instance);
    return place === undefined ? '' : this.nameOf(place.hero.card);
  }

  /** What is not offered, and why. */
  get refused(): Record<string, string | undefined> {
    return Object.fromEntries(Object.entries(this.refusals).map(([name, why]) => [name, why?.id]));
  }

  /** The same, with everything that the reason says. */
  get refusals(): Record<string, Text | undefined> {
    return Object.fromEntries(this.barred.map(option => [this.nameOf(option.card ?? ''), option.why]));
  }

  override answer(answer: Answer, prompt: Prompt = this.prompt): this {
    super.answer(answer, prompt);
    return this.usePowers();
  }

  override leave(seat: number): this {
    super.leave(seat);
    return this.usePowers();
  }

  /** Says yes for everybody, where a test does not ask. */
  private usePowers(): this {
    if (this.asksPowers) return this;
    for (;;) {
      const open = this.prompts.find(({ reason }) => reason === 'power');
      if (open === undefined) return this;
      super.answer({ pick: ['use'] }, open);
    }
  }
}

/** One scenario under every runner. A prompt left open at the end fails it. */
export const scenario = (name: string, layout: Layout, play: (table: Played) => void): void =>
  underEveryRunner(name, runner => new Played(layout, runner), play);

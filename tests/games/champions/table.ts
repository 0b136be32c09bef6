import { type Card, resource, treachery } from '../../../src/games/champions/card.js';
import { cards } from '../../../src/games/champions/cards/index.js';
import { championsWith } from '../../../src/games/champions/index.js';
import { type ChampionsOptions, championsOptions } from '../../../src/games/champions/options.js';
import type { RulesProfile } from '../../../src/games/champions/profile.js';
import type { ChampionsState, InPlay, Status, Step } from '../../../src/games/champions/state.js';
import { awaited, type Json, type Prompt, type Runner, type Scene, type Seat } from '../../../src/kernel/index.js';
import type { Standing } from '../../../src/opponents/index.js';
import { Played as PlayedOf, type Setting, sittings } from '../played.js';
import type { Named } from '../preview.js';
import { madeOnce, underEveryRunner } from '../scenario.js';

/** A card in play as a position writes it: its printed id, or what is on it besides. */
export type Laid = string | { readonly card: string; readonly [field: string]: Json };

/** One hero. Decks and discard piles list the top card first. What is left out is quiet: empty, ready, unhurt. */
export interface Hero {
  /** The face that is up. Left out: Spider-Man. */
  identity?: string;
  damage?: number;
  exhausted?: boolean;
  status?: readonly Status[];
  attached?: readonly Laid[];
  /** Cards played this round. */
  played?: readonly string[];
  changedForm?: boolean;
  eliminated?: boolean;
  /** How often each limited ability has been used this round. */
  used?: Readonly<Record<string, number>>;
  hand?: readonly string[];
  deck?: readonly string[];
  discard?: readonly string[];
  /** Of an identity that has a second deck; left out, all of it in the order of its ids. */
  second?: { readonly deck: readonly string[]; readonly discard: readonly string[] };
  play?: readonly Laid[];
  minions?: readonly Laid[];
  obligations?: readonly Laid[];
  dealt?: readonly string[];
  nemesis?: readonly string[];
}

/** A table in the middle of a match. Left out: one Spider-Man against Rhino I, in his turn, with blank decks. */
export interface Layout {
  heroes?: readonly Hero[];
  villain?: Laid;
  /** Of a scenario with several: those still in play, which is active, and the decks of the others. */
  villains?: readonly Laid[];
  active?: string;
  decks?: Readonly<Record<string, { readonly deck: readonly string[]; readonly discard?: readonly string[] }>>;
  mainScheme?: Laid;
  /** Villain stages and main scheme faces still to come, where they are not Rhino's. */
  stages?: readonly string[];
  schemes?: readonly string[];
  sideSchemes?: readonly Laid[];
  environments?: readonly Laid[];
  /** What lasts until the end of a phase or round, as positions write it. */
  lasting?: readonly Json[];
  encounter?: { deck?: readonly string[]; discard?: readonly string[] };
  acceleration?: number;
  /** Players who have left, and are out at the next step. */
  leaving?: readonly Seat[];
  first?: Seat;
  step?: Step['at'] | { at: Step['at']; seat: Seat; later?: readonly Seat[] };
  mode?: 'standard' | 'expert';
  scenario?: string;
  profile?: Partial<RulesProfile>;
  /** Cards that only this test knows, besides the game's own. */
  cards?: readonly Card[];
  /** Where to stop: at that step (default: when the step that is laid out is over), or only when the match is. */
  until?: Step['at'] | 'over';
}

/** A player's card of no interest, and an encounter card that does nothing and boosts nothing. */
export const CARD = 'T-card';
export const BLANK = 'T-blank';
export const blanks: readonly Card[] = [
  resource(CARD, { name: 'A card', aspect: 'basic', quantity: 99, deckLimit: 99, resources: { physical: 1 } }),
  treachery(BLANK, { name: 'Nothing', set: 'test', quantity: 99 }),
];

const times = (card: string, count: number): string[] => Array.from({ length: count }, () => card);

const mainSchemes = new Set(cards.filter(({ kind }) => kind === 'main_scheme').map(({ id }) => id));

const gameWith = madeOnce((own: readonly Card[]) => championsWith([...cards, ...blanks, ...own]));

const WITH_A_SEAT: readonly Step['at'][] = ['turn', 'villain activates', 'minions activate', 'reveal'];

function laid(layout: Layout): Setting<ChampionsState, ChampionsOptions> {
  const { heroes = [{}], step = 'turn', first = 0, until } = layout;
  const later = heroes.map((_, at) => (first + at) % heroes.length).slice(1);
  const start = typeof step === 'string' ? { at: step, seat: first, later } : step;
  return {
    game: gameWith(layout.cards),
    options: championsOptions.parse({
      scenario: layout.scenario ?? 'rhino',
      mode: layout.mode ?? 'standard',
      profile: layout.profile ?? {},
    }),
    position: {
      first,
      step: WITH_A_SEAT.includes(start.at) ? start : { at: start.at },
      players: heroes.map(({ identity = '01001a', deck, ...hero }) => ({
        identity,
        deck: deck ?? (hero.eliminated === true ? [] : times(CARD, 12)),
        ...hero,
      })),
      ...(layout.villain !== undefined && { villain: layout.villain }),
      ...(layout.mainScheme !== undefined && { mainScheme: layout.mainScheme }),
      ...(layout.stages !== undefined && { stages: layout.stages }),
      ...(layout.schemes !== undefined && { schemes: layout.schemes }),
      ...(layout.villains !== undefined && { villains: layout.villains }),
      ...(layout.active !== undefined && { active: layout.active }),
      ...(layout.decks !== undefined && { decks: layout.decks }),
      ...(layout.sideSchemes !== undefined && { sideSchemes: layout.sideSchemes }),
      environments: layout.environments ?? [],
      ...(layout.lasting !== undefined && { lasting: layout.lasting }),
      acceleration: layout.acceleration ?? 0,
      leaving: layout.leaving ?? [],
      encounter: { deck: layout.encounter?.deck ?? times(BLANK, 20), discard: layout.encounter?.discard ?? [] },
    },
    seats: sittings(heroes.map((_, seat) => `P${seat}`)),
    stops({ step: now }) {
      if (until === 'over') return false;
      if (until !== undefined) return now.at === until;
      return now.at !== start.at || ('seat' in now && now.seat !== start.seat);
    },
  };
}

export class Played extends PlayedOf<ChampionsState, ChampionsOptions> {
  constructor(layout: Layout, runner: Runner) {
    super(laid(layout), runner);
  }

  /** Printed ids, with what would be done with the card where it says so; keys where no card is meant. */
  protected override optionName({ key, card }: Named): string {
    if (card === undefined) return key;
    const dot = key.indexOf('.');
    return dot < 0 ? card : `${card}${key.slice(dot)}`;
  }

  /** Questions that wait for somebody. */
  override get prompts(): readonly Prompt[] {
    return awaited(super.prompts);
  }

  /** The table as everybody sees it. */
  get scene(): Scene {
    return this.session.table.scene('public');
  }

  /** The same as a practice bot is given it. */
  get standing(): Standing<ChampionsState> {
    const { table, moves } = this.session;
    return { table, since: moves.filter(({ seq }) => seq > table.snapshot.seq) };
  }

  /** How often something hidden has been shown. */
  get shown(): number {
    return this.session.table.envelope.shown;
  }

  /** How the match ended; null while it goes on or was stopped. */
  get ended(): 'won' | 'lost' | null {
    return this.session.table.outcome?.together ?? null;
  }

  /** The first copy of a card in play. @throws where there is none */
  card(id: string): InPlay {
    const found = this.maybe(id);
    if (found === undefined) throw new Error(`no ${id} in play`);
    return found;
  }

  maybe(id: string): InPlay | undefined {
    return this.state.play.find(one => one.card === id && !one.facedown);
  }

  /** Printed ids of what is in play and fits. */
  inPlay(fits: (one: InPlay) => boolean): string[] {
    return this.state.play.filter(fits).map(one => (one.facedown ? 'drone' : one.card));
  }

  get villain(): InPlay {
    return this.state.play[0] as InPlay;
  }

  get scheme(): InPlay {
    return this.state.play.find(({ card }) => mainSchemes.has(card)) as InPlay;
  }

  identity(seat: Seat = 0): InPlay {
    const id = this.state.players[seat]?.identity;
    return this.state.play.find(one => one.id === id) as InPlay;
  }

  minions(seat: Seat = 0): string[] {
    return this.inPlay(one => one.engaged === seat);
  }

  /** Printed ids in a zone: decks and piles from the top. */
  zone(seat: Seat, name: 'hand' | 'deck' | 'discard' | 'dealt'): string[] {
    const ids = (this.state.players[seat]?.[name] ?? []).map(({ card }) => card);
    return name === 'deck' || name === 'discard' ? ids.reverse() : ids;
  }

  get encounterDiscard(): string[] {
    return this.state.encounter.discard.map(({ card }) => card).reverse();
  }

  /** What the open question does not offer, and why. */
  get refused(): Record<string, string> {
    return Object.fromEntries(this.barred.map(option => [this.optionName(option), option.why?.id ?? '']));
  }

  /** Several may be asked at once, in any order. */
  protected override asked(seat: Seat, reason: string): Prompt {
    const prompt = this.prompts.find(one => one.seat === seat && one.reason === reason);
    if (prompt === undefined)
      throw new Error(
        `asked instead: ${this.prompts.map(one => `${one.seat} ${one.reason} (${this.offered(one).join(', ')})`).join('; ') || 'nobody'}`,
      );
    return prompt;
  }

  /** Passes, or picks nothing. */
  pass(): this {
    return this.pick();
  }

  /** Pays with these, by printed id, in order; `01008=mental` names what a wild resource counts as. */
  pay(...with_: readonly string[]): this {
    const { prompt } = this;
    if (prompt.kind !== 'pay') throw new Error(`asked is ${prompt.reason}, not a payment`);
    const left = [...prompt.options];
    const items = with_.map(written => {
      const [card, as] = written.split('=');
      const at = left.findIndex(option => option.card === card || option.key === card);
      if (at < 0) throw new Error(`"${written}" cannot pay: ${this.offered(prompt).join(', ')}`);
      const [option] = left.splice(at, 1) as [(typeof left)[number]];
      return { key: option.key, as: as ?? (option.ways[0]?.as as string) };
    });
    return this.answer({ pay: items });
  }

  end(): this {
    return this.pick('end');
  }
}

/** While the match goes on no minion stands before a player who is out. In the middle of an elimination one may. */
function noneBeforeWhoIsOut({ state, isOver }: Played): void {
  const out = isOver
    ? undefined
    : state.play.find(({ engaged }) => engaged !== null && state.players[engaged]?.eliminated);
  if (out !== undefined) throw new Error(`${out.card} is engaged with seat ${out.engaged}, who is eliminated`);
}

/**
 * One scenario under every runner. A prompt left open at the end fails it, but for the turn of a match that goes on; so
 * does what can't be by then.
 */
export const scenario = (name: string, layout: Layout, play: (table: Played) => void): void =>
  underEveryRunner(
    name,
    runner => new Played(layout, runner),
    table => {
      play(table);
      noneBeforeWhoIsOut(table);
    },
    'turn',
  );

import { z } from 'zod';
import { type Json, PositionError, type Seat } from '../../kernel/index.js';
import type { ChampionsOptions } from './options.js';
import type { Pool } from './rules/match.js';
import { emptyPlayer } from './rules/setup.js';
import { fresh, renew } from './rules/zones.js';
import { scenarioOf } from './scenarios/index.js';
import type { ChampionsState, InPlay, Instance, Owner, Step } from './state.js';

const seat = z.int().min(0).max(3);
const owner = z.union([seat, z.literal('scenario')]);
const ids = z.array(z.string()).default([]);
const status = z.enum(['stunned', 'confused', 'tough']);
const away = z.union([z.string(), z.strictObject({ card: z.string(), owner })]);
type Away = z.output<typeof away>;

/** What lies on a card in play. */
const laid = {
  exhausted: z.boolean().default(false),
  damage: z.int().min(0).default(0),
  threat: z.int().min(0).optional(),
  counters: z.int().min(0).optional(),
  status: z.array(status).default([]),
  used: z.record(z.string(), z.int().min(1)).default({}),
  under: z.array(z.strictObject({ card: z.string(), owner })).default([]),
};

interface WrittenCard {
  card: string;
  owner?: Owner | undefined;
  controller?: Owner | undefined;
  facedown?: boolean | undefined;
  exhausted: boolean;
  damage: number;
  threat?: number | undefined;
  counters?: number | undefined;
  status: z.output<typeof status>[];
  used: Record<string, number>;
  under: { card: string; owner: Owner }[];
  attached: (string | WrittenCard)[];
}

const card: z.ZodType<string | WrittenCard> = z.lazy(() =>
  z.union([
    z.string(),
    z.strictObject({
      card: z.string(),
      owner: owner.optional(),
      controller: owner.optional(),
      facedown: z.boolean().optional(),
      ...laid,
      attached: z.array(card).default([]),
    }),
  ]),
);
const cards = z.array(card).default([]);

const player = z.strictObject({
  identity: z.string(),
  ...laid,
  attached: cards,
  changedForm: z.boolean().default(false),
  eliminated: z.boolean().default(false),
  play: cards,
  minions: cards,
  obligations: cards,
  hand: ids,
  deck: ids,
  discard: ids,
  dealt: ids,
  nemesis: ids,
});

const order = { seat, later: z.array(seat).default([]) };
const step = z.discriminatedUnion('at', [
  z.strictObject({ at: z.literal('opening') }),
  z.strictObject({ at: z.literal('turn'), ...order }),
  z.strictObject({ at: z.literal('end of turns') }),
  z.strictObject({ at: z.literal('threat') }),
  z.strictObject({ at: z.literal('villain activates'), ...order }),
  /** `done`: how many of the minions listed first have had their turn. */
  z.strictObject({ at: z.literal('minions activate'), ...order, done: z.int().min(0).default(0) }),
  z.strictObject({ at: z.literal('deal') }),
  z.strictObject({ at: z.literal('reveal'), ...order }),
  z.strictObject({ at: z.literal('end of round') }),
]);

const stat = z.enum(['attack', 'thwart', 'defense']);
const lasting = z.strictObject({
  until: z.enum(['phase', 'round']),
  /** A player, or the card at that place of `all` below. */
  of: z.union([z.strictObject({ seat }), z.strictObject({ card: z.int().min(0) })]),
  stat: stat.optional(),
  by: z.int().optional(),
  trait: z.string().optional(),
  discount: z.int().optional(),
  source: z.string(),
});

const schema = z.strictObject({
  round: z.int().min(0).default(1),
  step: step.default({ at: 'turn', seat: 0, later: [] }),
  first: seat.default(0),
  players: z.array(player).min(1).max(4),
  villain: card.optional(),
  mainScheme: card.optional(),
  /** Villain stages and main scheme faces still to come; left out, as the scenario has them. */
  stages: z.array(z.string()).optional(),
  schemes: z.array(z.string()).optional(),
  sideSchemes: cards,
  environments: cards,
  acceleration: z.int().min(0).default(0),
  encounter: z.strictObject({ deck: ids, discard: ids }).default({ deck: [], discard: [] }),
  removed: z.array(away).default([]),
  lasting: z.array(lasting).default([]),
  leaving: z.array(seat).default([]),
  outcome: z
    .strictObject({
      places: z.array(z.int()),
      reason: z.looseObject({ id: z.string() }),
      together: z.enum(['won', 'lost']),
    })
    .nullish(),
});

const blank = { exhausted: false, damage: 0, status: [], used: {}, under: [], attached: [] };
const full = (entry: string | WrittenCard): WrittenCard =>
  typeof entry === 'string' ? { card: entry, ...blank } : entry;

/** Reads a table from a position document. @throws PositionError naming the path */
export function read(json: Json, options: ChampionsOptions, pool: Pool): ChampionsState {
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new PositionError(pathOf(issue?.path ?? []), issue?.message ?? 'cannot be read');
  }
  return new Reader(parsed.data, options, pool).state;
}

/** Puts the cards of a document on the table, in the order in which it lists them. */
class Reader {
  readonly state: ChampionsState;
  private readonly pool: Pool;

  constructor(written: z.output<typeof schema>, options: ChampionsOptions, pool: Pool) {
    this.pool = pool;
    const scenario = scenarioOf(options.scenario);
    const stages = options.mode === 'expert' ? scenario.villain.slice(1) : scenario.villain.slice(0, 2);
    const villain = full(written.villain ?? (stages[0] as string));
    const scheme = full(written.mainScheme ?? (scenario.schemes[1] as string));
    this.state = {
      scenario: options.scenario,
      mode: options.mode,
      profile: options.profile,
      round: written.round,
      step: { at: 'opening' },
      first: written.first,
      players: [],
      play: [],
      stages: this.known(written.stages ?? after(stages, villain.card), 'position.stages'),
      schemes: this.known(written.schemes ?? after(scenario.schemes, scheme.card), 'position.schemes'),
      acceleration: written.acceleration,
      encounter: { deck: [], discard: [] },
      resolving: [],
      attacks: [],
      lasting: [],
      removed: [],
      leaving: written.leaving,
      nextId: 1,
      outcome: (written.outcome as ChampionsState['outcome'] | undefined) ?? null,
    };
    this.put(villain, 'position.villain', 'scenario', 'scenario', ['villain']);
    this.put(scheme, 'position.mainScheme', 'scenario', 'scenario', ['main_scheme']);
    const list = (entries: readonly (string | WrittenCard)[], path: string, kinds: readonly string[]) => {
      for (const [at, entry] of entries.entries())
        this.put(full(entry), `${path}[${at}]`, 'scenario', 'scenario', kinds);
    };
    list(written.sideSchemes, 'position.sideSchemes', ['side_scheme']);
    list(written.environments, 'position.environments', ['environment']);
    for (const at of written.players.keys()) this.sitDown(written.players, at);
    const { deck, discard } = written.encounter;
    this.state.encounter.deck = this.zone(deck, 'position.encounter.deck', 'scenario').reverse();
    this.state.encounter.discard = this.zone(discard, 'position.encounter.discard', 'scenario').reverse();
    this.state.removed = written.removed.map((entry, at) => this.away(entry, `position.removed[${at}]`));
    this.state.step = this.step(written.step);
    this.state.lasting = written.lasting.map(({ of, stat: which, by, trait, discount, ...row }, at) => ({
      ...row,
      of: 'seat' in of ? of : { card: this.at(of.card, `position.lasting[${at}].of.card`).id },
      ...(which !== undefined && { stat: which }),
      ...(by !== undefined && { by }),
      ...(trait !== undefined && { trait }),
      ...(discount !== undefined && { discount }),
    }));
  }

  private sitDown(players: z.output<typeof schema>['players'], at: Seat): void {
    const written = players[at] as z.output<typeof player>;
    const path = `position.players[${at}]`;
    const { identity: face, hand, deck, discard, dealt, nemesis, changedForm, eliminated, ...on } = written;
    const { play, minions, obligations, ...rest } = on;
    const identity = eliminated
      ? -1
      : this.put({ ...rest, card: face }, `${path}.identity`, at, at, ['hero', 'alter_ego']).id;
    this.state.players.push({
      ...emptyPlayer(identity),
      hand: this.zone(hand, `${path}.hand`, at),
      deck: this.zone(deck, `${path}.deck`, at).reverse(),
      discard: this.zone(discard, `${path}.discard`, at).reverse(),
      dealt: this.zone(dealt, `${path}.dealt`, 'scenario'),
      nemesis: this.zone(nemesis, `${path}.nemesis`, 'scenario'),
      changedForm,
      eliminated,
    });
    for (const [index, entry] of play.entries())
      this.put(full(entry), `${path}.play[${index}]`, at, at, ['ally', 'support', 'upgrade']);
    for (const [index, entry] of minions.entries()) {
      const minion = full(entry);
      const kinds = minion.facedown === true ? null : ['minion'];
      this.put(minion, `${path}.minions[${index}]`, minion.facedown === true ? at : 'scenario', 'scenario', kinds, at);
    }
    for (const [index, entry] of obligations.entries())
      this.put(full(entry), `${path}.obligations[${index}]`, 'scenario', 'scenario', ['obligation'], at);
  }

  /** Puts a card into play as it is written, its attachments after it. */
  private put(
    written: WrittenCard,
    path: string,
    owned: Owner,
    controlled: Owner,
    kinds: readonly string[] | null,
    engaged: Seat | null = null,
    host: number | null = null,
  ): InPlay {
    const known = this.pool.get(written.card);
    if (known === undefined) throw new PositionError(path, `no card ${written.card}`);
    if (kinds !== null && !kinds.includes(known.kind))
      throw new PositionError(path, `${written.card} is a card of type ${known.kind}, not ${kinds.join(' or ')}`);
    const instance = { id: 0, card: written.card, owner: written.owner ?? owned };
    const one = Object.assign(fresh(this.state, instance, written.controller ?? controlled), {
      engaged,
      host,
      facedown: written.facedown === true,
      exhausted: written.exhausted,
      damage: written.damage,
      threat: written.threat ?? this.threatOf(written.card),
      counters: written.counters ?? known.counters?.enters ?? 0,
      statuses: [...written.status],
      used: { ...written.used },
    });
    this.state.play.push(one);
    one.under = written.under.map((entry, at) => this.away(entry, `${path}.under[${at}]`));
    for (const [at, entry] of written.attached.entries()) {
      const attached = full(entry);
      const mine = this.pool.get(attached.card)?.faction !== 'encounter';
      const by: Owner = mine ? (typeof controlled === 'number' ? controlled : 0) : 'scenario';
      this.put(attached, `${path}.attached[${at}]`, by, by, ['attachment', 'upgrade'], null, one.id);
    }
    return one;
  }

  private threatOf(id: string): number {
    const { kind, threat } = this.pool.get(id) ?? {};
    return kind === 'side_scheme' ? (threat ?? 0) : 0;
  }

  private away(entry: Away, path: string): Instance {
    const { card: id, owner: of } = typeof entry === 'string' ? { card: entry, owner: 'scenario' as const } : entry;
    if (!this.pool.has(id)) throw new PositionError(path, `no card ${id}`);
    return renew(this.state, { id: 0, card: id, owner: of });
  }

  private known(list: readonly string[], path: string): string[] {
    for (const [at, id] of list.entries())
      if (!this.pool.has(id)) throw new PositionError(`${path}[${at}]`, `no card ${id}`);
    return [...list];
  }

  private zone(list: readonly string[], path: string, of: Owner): Instance[] {
    return list.map((id, at) => this.away({ card: id, owner: of }, `${path}[${at}]`));
  }

  /** The card in play at a place of the order in which they were put there. */
  private at(index: number, path: string): InPlay {
    const found = this.state.play[index];
    if (found === undefined) throw new PositionError(path, `there are only ${this.state.play.length} cards in play`);
    return found;
  }

  private step(written: z.output<typeof step>): Step {
    if ('seat' in written && this.state.players[written.seat] === undefined)
      throw new PositionError('position.step.seat', `nobody sits at seat ${written.seat}`);
    if (written.at !== 'minions activate') return written;
    const minions = this.state.play.filter(
      one => one.engaged === written.seat && this.pool.get(one.card)?.kind !== 'obligation',
    );
    return { ...written, done: minions.slice(0, written.done).map(({ id }) => id) };
  }
}

const after = (list: readonly string[], current: string): string[] => list.slice(list.indexOf(current) + 1);

const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, part) => text + (typeof part === 'number' ? `[${part}]` : `.${String(part)}`), 'position');

// -- writing

/** Writes a table as a position document. What is under way is left out: write at an action boundary. */
export function write(state: ChampionsState, pool: Pool): Json {
  const order: number[] = [];
  const kindOf = (one: InPlay) => (one.facedown ? 'minion' : pool.get(one.card)?.kind);
  const top = (fits: (one: InPlay) => boolean) => state.play.filter(one => one.host === null && fits(one));
  const done = state.step.at === 'minions activate' ? state.step.done : [];
  const put = (one: InPlay): Json => {
    order.push(one.id);
    const attached = state.play.filter(({ host }) => host === one.id).map(put);
    return writtenCard(one, attached);
  };
  const isKind = (kind: string) => (one: InPlay) => kindOf(one) === kind;
  const [villain] = top(isKind('villain')).map(put);
  const [mainScheme] = top(isKind('main_scheme')).map(put);
  const sideSchemes = top(isKind('side_scheme')).map(put);
  const environments = top(isKind('environment')).map(put);
  const players = state.players.map((player, at): Json => {
    const identity = state.play.find(({ id }) => id === player.identity);
    const {
      card: face,
      owner: _,
      controller: __,
      ...on
    } = (identity === undefined ? { card: '' } : put(identity)) as Record<string, Json>;
    const mine = top(one => one.controller === at && one.id !== player.identity).map(put);
    // Those that have had their turn come first: a document counts them.
    const minions = top(one => one.engaged === at && kindOf(one) === 'minion');
    const sorted = [
      ...minions.filter(({ id }) => done.includes(id)),
      ...minions.filter(({ id }) => !done.includes(id)),
    ];
    return {
      identity: face,
      ...on,
      changedForm: player.changedForm,
      eliminated: player.eliminated,
      play: mine,
      minions: sorted.map(put),
      obligations: top(one => one.engaged === at && kindOf(one) === 'obligation').map(put),
      hand: cardsOf(player.hand),
      deck: cardsOf(player.deck).reverse(),
      discard: cardsOf(player.discard).reverse(),
      dealt: cardsOf(player.dealt),
      nemesis: cardsOf(player.nemesis),
    };
  });
  return {
    round: state.round,
    step: writtenStep(state),
    first: state.first,
    players,
    villain,
    mainScheme,
    stages: state.stages,
    schemes: state.schemes,
    sideSchemes,
    environments,
    acceleration: state.acceleration,
    encounter: { deck: cardsOf(state.encounter.deck).reverse(), discard: cardsOf(state.encounter.discard).reverse() },
    removed: state.removed.map(({ card: id, owner: of }) => ({ card: id, owner: of })),
    lasting: state.lasting.map(({ of, ...row }) => ({
      ...row,
      of: 'seat' in of ? { seat: of.seat } : { card: order.indexOf(of.card) },
    })) as unknown as Json,
    leaving: state.leaving,
    outcome: state.outcome as unknown as Json,
  };
}

function writtenStep({ step: now, play }: ChampionsState): Json {
  if (now.at !== 'minions activate') return now as unknown as Json;
  return { ...now, done: play.filter(one => one.engaged === now.seat && now.done.includes(one.id)).length };
}

/** A card in play, without what is as it always is. */
function writtenCard(one: InPlay, attached: readonly Json[]): Record<string, Json> {
  const { card: id, owner: of, controller, facedown, exhausted, damage, threat, counters, statuses, used, under } = one;
  return {
    card: id,
    owner: of,
    controller,
    ...(facedown && { facedown }),
    exhausted,
    damage,
    threat,
    counters,
    status: statuses,
    used,
    under: under.map(({ card: hidden, owner: whose }) => ({ card: hidden, owner: whose })),
    ...(attached.length > 0 && { attached }),
  };
}

const cardsOf = (zone: readonly Instance[]): string[] => zone.map(({ card: id }) => id);

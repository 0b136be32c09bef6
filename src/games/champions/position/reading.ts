import { type Json, PositionError, type Seat } from '../../../kernel/index.js';
import { renew } from '../../../tabletop/index.js';
import type { Card } from '../card.js';
import type { ChampionsOptions } from '../options.js';
import type { Pool } from '../rules/match.js';
import { emptyPlayer } from '../rules/setup.js';
import { startingThreat } from '../rules/threat.js';
import { fresh } from '../rules/zones.js';
import { scenarioOf } from '../scenarios/index.js';
import type { ChampionsState, InPlay, Instance, Owner, Step } from '../state.js';
import { type Away, schema, type Written, type WrittenCard, type WrittenPlayer, type WrittenStep } from './schema.js';

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
  /** How many players there were when the match began. */
  private readonly began: number;

  constructor(written: Written, options: ChampionsOptions, pool: Pool) {
    this.pool = pool;
    this.began = written.players.length;
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

  private sitDown(players: readonly WrittenPlayer[], at: Seat): void {
    const written = players[at] as WrittenPlayer;
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
      threat: written.threat ?? this.threatOf(known),
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

  private threatOf(card: Card): number {
    return card.kind === 'side_scheme' ? startingThreat(card, this.began) : 0;
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

  private step(written: WrittenStep): Step {
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

import type { Json } from '../../../kernel/index.js';
import type { Pool } from '../rules/match.js';
import type { ChampionsState, Crew, InPlay, Instance } from '../state.js';

/** Writes a table as a position document. What is under way is left out: write at an action boundary. */
export function write(state: ChampionsState, pool: Pool): Json {
  const order: number[] = [];
  const kindOf = (one: InPlay) => (one.facedown ? 'minion' : pool.get(one.card)?.kind);
  const top = (fits: (one: InPlay) => boolean) => state.play.filter(one => one.host === null && fits(one));
  const put = (one: InPlay): Json => {
    order.push(one.id);
    const attached = state.play.filter(({ host }) => host === one.id).map(put);
    return writtenCard(one, attached);
  };
  const isKind = (kind: string) => (one: InPlay) => kindOf(one) === kind;
  const villains = top(isKind('villain')).map(put);
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
    } = (identity === undefined ? {} : put(identity)) as Record<string, Json>;
    const mine = top(one => one.controller === at && one.id !== player.identity).map(put);
    // Those that have had their turn come first: a document counts them, of the player whose minions activate.
    const { step } = state;
    const done = step.at === 'minions activate' && step.seat === at ? step.done : [];
    const minions = top(one => one.engaged === at && kindOf(one) === 'minion');
    const sorted = [
      ...minions.filter(({ id }) => done.includes(id)),
      ...minions.filter(({ id }) => !done.includes(id)),
    ];
    return {
      ...(face !== undefined && { identity: face }),
      ...on,
      played: player.played,
      changedForm: player.changedForm,
      eliminated: player.eliminated,
      ...(player.left === true && { left: true }),
      play: mine,
      minions: sorted.map(put),
      obligations: top(one => one.engaged === at && kindOf(one) === 'obligation').map(put),
      hand: cardsOf(player.hand),
      deck: cardsOf(player.deck).reverse(),
      discard: cardsOf(player.discard).reverse(),
      ...(player.second !== null && {
        second: { deck: cardsOf(player.second.deck).reverse(), discard: cardsOf(player.second.discard).reverse() },
      }),
      dealt: cardsOf(player.dealt),
      nemesis: cardsOf(player.nemesis),
    };
  });
  return {
    round: state.round,
    step: writtenStep(state),
    first: state.first,
    players,
    ...(state.crew === undefined ? { villain: villains[0] as Json } : { villains, ...writtenCrew(state, pool) }),
    mainScheme,
    stages: state.stages,
    schemes: state.schemes,
    sideSchemes,
    environments,
    ...writtenAge(top(one => one.engaged !== null && kindOf(one) === 'minion').map(({ id }) => order.indexOf(id))),
    acceleration: state.acceleration,
    encounter: { deck: cardsOf(state.encounter.deck).reverse(), discard: cardsOf(state.encounter.discard).reverse() },
    removed: state.removed.map(({ card: id, owner: of }) => ({ card: id, owner: of })),
    lasting: state.lasting.map(({ of, ...row }) => ({
      ...row,
      of: 'card' in of ? { card: order.indexOf(of.card) } : of,
    })) as unknown as Json,
    leaving: state.leaving,
    outcome: state.outcome as unknown as Json,
  };
}

/** A document lists minions by seat; between seats it says which came first only where that is another order. */
const writtenAge = (age: readonly number[]): Record<string, Json> =>
  age.every((place, n) => n === 0 || place > (age[n - 1] as number)) ? {} : { age: [...age] };

/** Which of several villains is active, and the decks of the others. */
function writtenCrew({ crew, play }: ChampionsState, pool: Pool): Record<string, Json> {
  const { active, members } = crew as Crew;
  const now = play.find(({ id }) => id === members[active]?.villain);
  const decks = members.flatMap(({ cards, deck, discard }, at): [string, Json][] => {
    const set = pool.get(cards[0] ?? '')?.set;
    if (at === active || set === undefined) return [];
    return [[set, { deck: cardsOf(deck).reverse(), discard: cardsOf(discard).reverse() }]];
  });
  return { ...(now !== undefined && { active: now.card }), decks: Object.fromEntries(decks) };
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

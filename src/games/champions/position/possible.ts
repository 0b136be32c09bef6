import { ensure, ensureSeat, ensureSeats } from '../../../kernel/index.js';
import { looking } from '../looking.js';
import { targetThreat } from '../rules/encounter/threat.js';
import type { Match, Pool } from '../rules/match.js';
import { villainOf } from '../rules/table/crew.js';
import { maximum, statOf } from '../rules/table/values.js';
import type { ChampionsState } from '../state.js';
import { IDENTITIES } from './kinds.js';

/** Where a position has each card in play. */
type Paths = ReadonlyMap<number, string>;
const pathOf = (paths: Paths, id: number): string => paths.get(id) ?? 'position';

/** Refuses a table that no match leads to, whatever decks it is played with. @throws PositionError */
export function ensurePossible(state: ChampionsState, pool: Pool, paths: Paths): void {
  const match = looking(state, pool);
  ensureSeat(state.first, state.players.length, 'position.first');
  ensureSeats(state.leaving, state.players.length, 'position.leaving');
  ensureStep(state);
  ensureUnlike(match, paths);
  ensureFaces(match, paths);
  ensureSets(match, paths);
  if (state.outcome === null) ensureUndecided(match, paths);
}

function ensureStep({ step, round, players }: ChampionsState): void {
  const opening = step.at === 'opening';
  ensure(
    opening === (round === 0),
    'position.round',
    opening ? 'the opening comes before round 1: 0' : 'rounds count from 1',
  );
  if (!('later' in step)) return;
  ensureSeats(step.later, players.length, 'position.step.later');
  const again = step.later.indexOf(step.seat);
  ensure(again < 0, `position.step.later[${again}]`, `it's seat ${step.seat} now`);
}

/** One copy of a unique card in play, and of what each player may have once. Identities are their players'. */
function ensureUnlike(match: Match, paths: Paths): void {
  const seen = new Set<string>();
  for (const { one, card } of match.board.all) {
    if (one.facedown || IDENTITIES.includes(card.kind)) continue;
    const path = pathOf(paths, one.id);
    if (card.unique === true) {
      const title = `${card.name}/${card.subname ?? ''}`;
      ensure(!seen.has(title), path, `${card.id} is unique, and ${card.name} is in play already`);
      seen.add(title);
    }
    if (card.max === 'player') {
      const mine = `${card.id} of ${one.controller}`;
      ensure(!seen.has(mine), path, `seat ${one.controller} has ${card.id} already: one at most`);
      seen.add(mine);
    }
  }
}

/** What flips together shows faces that go together. */
function ensureFaces(match: Match, paths: Paths): void {
  for (const { one, card } of match.board.all)
    for (const { one: other, card: face } of match.board.all)
      if (card.flipsEmpty?.fits(face) === true)
        ensure(card.back === face.back, pathOf(paths, one.id), `${card.id} goes with the other face of ${other.card}`);
}

/** Obligations and nemesis sets are those of the identity that they belong to. */
function ensureSets({ state, pool }: Match, paths: Paths): void {
  for (const [seat, { identity, nemesis }] of state.players.entries()) {
    const face = state.play.find(({ id }) => id === identity)?.card;
    if (face === undefined) continue;
    const set = pool.get(face)?.set;
    for (const [at, { card }] of nemesis.entries()) {
      const isMine = pool.get(card)?.set === `${set}_nemesis`;
      ensure(isMine, `position.players[${seat}].nemesis[${at}]`, `${card} isn't in the nemesis set of ${face}`);
    }
    for (const { id, card, engaged } of state.play) {
      const known = pool.get(card);
      if (engaged !== seat || known?.kind !== 'obligation') continue;
      ensure(known.set === set, pathOf(paths, id), `${card} isn't the obligation of ${face}`);
    }
  }
}

/** What holds only while the match goes on. */
function ensureUndecided(match: Match, paths: Paths): void {
  const { state } = match;
  ensure(match.order.length > 0, 'position.players', 'all are eliminated: give the outcome');
  ensureActing(match);
  for (const [seat, player] of state.players.entries()) if (player.eliminated) ensureGone(state, seat, paths);
  for (const { one, card } of match.board.characters) {
    const most = maximum(match, one) - 1;
    const path = `${pathOf(paths, one.id)}.damage`;
    ensure(most >= 0, path, `${card.id} has no hit points: it's defeated`);
    ensure(one.damage <= most, path, `${one.damage} damage on ${card.id} defeats it: at most ${most}`);
  }
  ensureThreat(match, paths);
  for (const { id, card, counters } of match.inPlay(known => known.flipsEmpty !== undefined))
    ensure(counters > 0, `${pathOf(paths, id)}.counters`, `${card} flips without counters: at least 1`);
  for (const { id, card, counters } of match.inPlay(known => known.counters?.uses === true))
    ensure(counters > 0, `${pathOf(paths, id)}.counters`, `${card} is discarded without counters`);
  for (const seat of match.order) {
    const allies = match.inPlay(({ kind }, one) => kind === 'ally' && one.controller === seat);
    const most = statOf(match, match.identity(seat), 'allyLimit');
    for (const { id } of allies.slice(most))
      ensure(false, pathOf(paths, id), `seat ${seat} has ${allies.length} allies: at most ${most}`);
  }
}

/** Players who act, or have the first player token, or something that lasts, are in the game. */
function ensureActing({ state }: Match): void {
  const { step, first, players, lasting } = state;
  const ensureIn = (seat: number, path: string): void =>
    ensure(players[seat]?.eliminated === false, path, `seat ${seat} is eliminated`);
  ensureIn(first, 'position.first');
  // A villain's attack may have eliminated the player whose minions would be next.
  if ('seat' in step && step.at !== 'minions activate') ensureIn(step.seat, 'position.step.seat');
  for (const [at, { of }] of lasting.entries()) if ('seat' in of) ensureIn(of.seat, `position.lasting[${at}].of.seat`);
}

/** Nothing of an eliminated player's is left but in the list of what is removed. */
function ensureGone({ players, play }: ChampionsState, seat: number, paths: Paths): void {
  const why = `seat ${seat} is eliminated: nothing of it is left`;
  for (const zone of ['hand', 'deck', 'discard', 'dealt', 'nemesis'] as const)
    ensure(players[seat]?.[zone].length === 0, `position.players[${seat}].${zone}`, why);
  for (const { id, owner, controller, engaged } of play)
    ensure(![owner, controller, engaged].includes(seat), pathOf(paths, id), why);
}

/** Schemes are defeated without threat, and complete with all of it. */
function ensureThreat(match: Match, paths: Paths): void {
  for (const one of match.inPlay(({ kind }) => kind === 'side_scheme'))
    ensure(
      one.threat > 0 || villainOf(match, one) !== undefined,
      `${pathOf(paths, one.id)}.threat`,
      `${one.card} is defeated at 0: at least 1`,
    );
  const most = targetThreat(match);
  const { threat, card } = match.mainScheme;
  ensure(threat < most, 'position.mainScheme.threat', `${card} is complete at ${most}: at most ${most - 1}`);
}

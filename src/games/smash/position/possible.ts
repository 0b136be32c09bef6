import { ensure, ensureSeat } from '../../../kernel/index.js';
import type { Pool } from '../card.js';
import { mostIdle, mostQuiet } from '../rules/end.js';
import { PLACES } from '../rules/setup.js';
import { type Place, placesOf, type SmashState, seatsFrom, type Team, teamOf } from '../state.js';

/** Refuses a table that no match leads to, whatever cards it is played with. @throws PositionError */
export function ensurePossible(state: SmashState, pool: Pool): void {
  ensureSeat(state.active, state.teams.length, 'position.active');
  ensureFallen(state);
  for (const [seat, team] of state.teams.entries()) {
    const path = `position.teams[${seat}]`;
    if (team.out) ensureOut(team, path);
    // A revival in the turn that is about to begin waits for the one after that (SM-10).
    const coming = !state.begun && seat === state.active ? 1 : 0;
    ensurePlaces(team, pool, team.turns + coming + 1, path);
    ensureLoot(team, path);
  }
  ensureTurns(state);
  if (state.outcome === null) ensureUndecided(state);
}

/** `fallen` lists exactly the teams that are out. */
function ensureFallen({ fallen, teams }: SmashState): void {
  for (const [at, together] of fallen.entries())
    for (const [index, seat] of together.entries()) {
      const path = `position.fallen[${at}][${index}]`;
      ensureSeat(seat, teams.length, path);
      ensure(teams[seat]?.out === true, path, `team ${seat} isn't out`);
      ensure(fallen.flat().filter(other => other === seat).length === 1, path, `seat ${seat} is listed twice`);
    }
  const gone = fallen.flat();
  for (const [seat, { out }] of teams.entries())
    ensure(!out || gone.includes(seat), 'position.fallen', `team ${seat} is out and isn't listed`);
}

/** Of a team that is out only its defeated heroes are left (SM-12). */
function ensureOut(team: Team, path: string): void {
  for (const zone of ['stack', 'places', 'deck', 'hand', 'discard'] as const)
    ensure(team[zone].length === 0, `${path}.${zone}`, 'the team is out: its cards left play');
}

function ensurePlaces({ places, turns }: Team, pool: Pool, latest: number, path: string): void {
  ensure(
    places.length <= PLACES || places.at(-1) !== null,
    `${path}.places[${places.length - 1}]`,
    `only the first ${PLACES} places can be empty`,
  );
  for (const [at, place] of places.entries()) {
    if (place === null) continue;
    const here = `${path}.places[${at}]`;
    for (const field of ['readyAt', 'shieldedUntil'] as const)
      ensure(place[field] <= latest, `${here}.${field}`, `at most ${latest}: the team's own turns so far are ${turns}`);
    ensureFits(place, pool, `${here}.loot`);
  }
}

/** Loot lies below active heroes of its type (SM-11). */
function ensureFits({ hero, stunned, loot }: Place, pool: Pool, path: string): void {
  if (loot === null) return;
  ensure(!stunned, path, 'a stunned hero has no Loot');
  const below = pool.get(loot.card);
  const above = pool.get(hero.card);
  if (below?.kind !== 'loot' || above?.kind !== 'hero') return;
  ensure(below.stays, path, `${below.id} only reacts: it goes to the discard pile`);
  const fits = above.type === below.type || above.passive.some(({ wild }) => wild === true);
  ensure(fits, path, `${below.id} is ${below.type} Loot, and ${above.id} a ${above.type} hero`);
}

/** One Loot a team (SM-11). */
function ensureLoot({ places }: Team, path: string): void {
  const [, second] = places.flatMap((place, at) => (place === null || place.loot === null ? [] : [at]));
  ensure(second === undefined, `${path}.places[${second}].loot`, 'the team has Loot already: one at a time');
}

function ensureTurns({ turn, begun, teams }: SmashState): void {
  const had = teams.reduce((sum, { turns }) => sum + turns, 0);
  const least = had + (begun ? 0 : 1);
  ensure(turn >= least, 'position.turn', `at least ${least}: the teams' own turns so far are ${had}`);
}

/** What holds only while the match goes on. */
function ensureUndecided(state: SmashState): void {
  const { active, actions, extra, idle, quiet, teams } = state;
  const left = seatsFrom(state, 0);
  ensure(left.length > 1, 'position.teams', 'fewer than two teams still play: give the outcome');
  for (const seat of left)
    ensure(
      placesOf(teamOf(state, seat)).length > 0,
      `position.teams[${seat}].places`,
      'no hero is there: the team is out',
    );
  for (const seat of left) {
    const { defeated } = teamOf(state, seat);
    ensure(
      defeated.length < (state.falls ?? Number.POSITIVE_INFINITY),
      `position.teams[${seat}].defeated`,
      `${defeated.length} defeated heroes put a team out`,
    );
  }
  ensure(teams[active]?.out !== true, 'position.active', `team ${active} is out`);
  const most = extra ? 2 : 1;
  ensure(actions >= 1 && actions <= most, 'position.actions', `${actions} can't be: 1${extra ? ' or 2' : ''}`);
  const least = (limit: number): string => `${limit} end the match: at most ${limit - 1}`;
  ensure(idle < mostIdle(left.length), 'position.idle', least(mostIdle(left.length)));
  ensure(quiet < mostQuiet(left.length), 'position.quiet', least(mostQuiet(left.length)));
}

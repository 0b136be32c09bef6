import { ensure, ensureSeat } from '../../../kernel/index.js';
import type { Card } from '../card.js';
import { looking } from '../looking.js';
import { RESOURCE } from '../rules/cost/funds.js';
import type { Pool } from '../rules/match.js';
import { DRONE } from '../rules/table/facedown.js';
import { otherSide } from '../rules/table/form.js';
import type { ChampionsState, InPlay, Owner } from '../state.js';
import { CONTROLLED, IDENTITIES } from './kinds.js';

/** What a card in play can have on it, whose it can be, and what it can lie on. All throw a PositionError. */

/** The scenario's cards are the scenario's, players' cards a player's. `listed`: the player among whose cards it is listed. */
export function ensureOwned(
  { owner, controller, facedown }: InPlay,
  { id, faction }: Card,
  listed: Owner | undefined,
  seats: number,
  path: string,
): void {
  const isEncounter = faction === 'encounter';
  for (const [name, who] of Object.entries({ owner, controller })) {
    const here = `${path}.${name}`;
    if (who !== 'scenario') ensureSeat(who, seats, here);
    const ofScenario = isEncounter || (facedown && name === 'controller');
    ensure((who === 'scenario') === ofScenario, here, `${id} is ${ofScenario ? "the scenario's" : "a player's"}`);
  }
  ensure(
    listed === undefined || controller === listed,
    `${path}.controller`,
    `it lies among the cards of seat ${listed}`,
  );
}

/** Threat on schemes, status cards on characters, and no more counters, damage and uses than the card allows. */
export function ensureLaid(one: InPlay, known: Card, pool: Pool, path: string): void {
  const { damage, threat, counters, statuses, exhausted, facedown, engaged } = one;
  ensure(
    !facedown || (engaged !== null && one.host === null),
    `${path}.facedown`,
    'only a Drone before a player lies face down',
  );
  const { id, kind, hitPoints, counters: printed } = facedown ? DRONE : known;
  const isScheme = kind === 'main_scheme' || kind === 'side_scheme';
  ensure(threat === 0 || isScheme || kind === 'support', `${path}.threat`, `${id} is no scheme`);
  ensure(damage === 0 || hitPoints !== null || kind === 'attachment', `${path}.damage`, `${id} is no character`);
  ensure(statuses.length === 0 || hitPoints !== null, `${path}.status`, `${id} is no character`);
  for (const [at, status] of statuses.entries())
    ensure(statuses.indexOf(status) === at, `${path}.status[${at}]`, `${status} already: one of each at most`);
  ensure(!exhausted || one.controller !== 'scenario', `${path}.exhausted`, "only players' cards exhaust");
  const grows = kind === 'environment' && printed !== undefined;
  // Those that come later are as many as come.
  const usual = (printed?.enters || null) ?? (CONTROLLED.includes(kind) ? Number.POSITIVE_INFINITY : 0);
  const most = grows ? Number.POSITIVE_INFINITY : usual;
  ensure(counters <= most, `${path}.counters`, `${id} has ${most} counters at most`);
  for (const [key, times] of Object.entries(one.used)) ensureUsed(known, key, times, pool, `${path}.used["${key}"]`);
}

/** Uses are counted of abilities that have a limit, on either side of an identity. */
function ensureUsed(card: Card, key: string, times: number, pool: Pool, path: string): void {
  const sides = IDENTITIES.includes(card.kind) ? [card.id, otherSide(card.id)] : [card.id];
  const limits = sides.flatMap(side => {
    const { abilities = [], resource } = pool.get(side) ?? {};
    return [
      ...abilities.map(({ limit }, at) => [`${side}.${at}`, limit] as const),
      [RESOURCE, resource?.limit] as const,
    ];
  });
  const known = limits.flatMap(([name, limit]) => (limit === undefined ? [] : [[name, limit] as const]));
  const limit = known.find(([name]) => name === key)?.[1];
  const names = known.map(([name]) => name);
  ensure(
    limit !== undefined,
    path,
    `no such limited ability: there is ${names.length === 0 ? 'none' : names.join(', ')}`,
  );
  ensure(times <= limit, path, `used ${times} times: at most ${limit} a round`);
}

/** A card that attaches lies on a card that it may be, or may have been, attached to; others lie on none. */
export function ensureAttached(
  state: ChampionsState,
  pool: Pool,
  { card: id, controller, facedown }: InPlay,
  host: InPlay | undefined,
  path: string,
): void {
  const { attach, max } = pool.get(id) ?? {};
  if (host === undefined) {
    ensure(attach === undefined || facedown, path, `${id} lies on another card: list it as "attached" there`);
    return;
  }
  const [seat = 0] = [controller, host.controller].filter(who => who !== 'scenario');
  const look = looking(state, pool).look({ card: id, id: 0, seat });
  // It stays where it is when an identity flips: what counts is the side that was up as it was attached.
  const sides = IDENTITIES.includes(look.cards.of(host).kind) ? [host.card, otherSide(host.card)] : [host.card];
  const fits = sides.some(card => attach?.to(look, { ...host, card }) === true);
  ensure(fits, path, `${id} can't be attached to ${host.card}`);
  const again = max === 'host' && state.play.some(other => other.host === host.id && other.card === id);
  ensure(!again, path, `${host.card} has ${id} already: one at most`);
}

import { cards } from '../../../src/games/champions/cards/index.js';
import { looking } from '../../../src/games/champions/looking.js';
import { poolOf } from '../../../src/games/champions/pool.js';
import { remaining } from '../../../src/games/champions/rules/table/values.js';
import type { ChampionsState, InPlay } from '../../../src/games/champions/state.js';
import type { Change, Seat, Text } from '../../../src/kernel/index.js';
import {
  type Course,
  goesStraight,
  numberIn,
  type Offer,
  type Promised,
  promised,
  reaches,
  seatIn,
  textsIn,
} from './course.js';

export const pool = poolOf(cards);

/** Kinds of cards with hit points, and with threat. On others counters lie. */
const CHARACTERS = ['hero', 'alter_ego', 'ally', 'minion', 'villain'];
const SCHEMES = ['main_scheme', 'side_scheme', 'player_side_scheme'];

/** The number that stands on a card in play: hit points, below 0 where it falls, threat or counters. */
export function rawNumberOn(match: ReturnType<typeof looking>, one: InPlay): number {
  const { kind } = match.def(one);
  if (CHARACTERS.includes(kind)) return remaining(match, one);
  // An obligation may hold threat as well.
  return one.threat > 0 || SCHEMES.includes(kind) ? one.threat : one.counters;
}

/** The same for one that may have left play by now, or shows another face: then it is 0. */
export function numberOn(state: ChampionsState, id: number, card: string): number {
  const one = state.play.find(other => other.id === id);
  if (one === undefined || (one.card !== card && !one.facedown)) return 0;
  return Math.max(0, rawNumberOn(looking(state, pool), one));
}

const toughOn = (state: ChampionsState, id: number): number =>
  state.play.find(one => one.id === id)?.statuses.filter(status => status === 'tough').length ?? 0;

/** Of which cards in play a change may speak: it names them, and several may have the same name. */
function meantBy(state: ChampionsState, { what, before, says }: Change): InPlay[] {
  const named = what.args?.card as { readonly card: string } | undefined;
  return state.play.filter(
    one =>
      (what.id === 'facedown-drone' ? one.facedown : one.card === named?.card && !one.facedown) &&
      (says === undefined ? numberOn(state, one.id, one.card) : toughOn(state, one.id)) === before,
  );
}

/** A number on one of the cards that may be meant. */
function changed(state: ChampionsState, change: Change): Promised {
  const { before, after, says, what } = change;
  if (what.id === 'change-hand') {
    const seat = seatIn(what) as Seat;
    return reaches<ChampionsState>('hand', change, ({ players }) => players[seat]?.hand.length ?? 0, false);
  }
  const meant = meantBy(state, change);
  return promised<ChampionsState, string>({
    kind: says === undefined ? 'on a card' : 'tough',
    read: now =>
      meant.map(({ id, card }) => (says === undefined ? numberOn(now, id, card) : toughOn(now, id))).join(' '),
    kept: ({ values }) =>
      meant.some((_, at) => {
        const own = values
          .map(value => Number(value.split(' ')[at]))
          .filter((value, when, all) => value !== all[when - 1]);
        return own[0] === before && own.includes(after) && goesStraight(own, after);
      }),
  });
}

export function promisesOf({ table, prompt, preview }: Offer): Promised[] {
  const state = table.state as ChampionsState;
  const { seat, question } = prompt;
  const found = preview.changes.map(change => changed(state, change));
  const { follow } = preview;
  if (follow?.reason === 'discard down')
    found.push(
      promised<ChampionsState, null>({
        kind: 'discard next',
        read: () => null,
        until: (_, asked) => asked.some(one => one.seat === seat),
        kept: ({ asked }) => asked.find(one => one.seat === seat)?.reason === follow.reason,
      }),
    );
  if (follow?.reason === 'pay') found.push(paidNext(seat, numberIn(follow.says as Text, 'cost')));
  for (const text of textsIn(preview.effect)) {
    const { id } = text;
    if (/^preview-undefended/.test(id))
      found.push(
        hits(id, numberIn(text, 'amount'), { boosts: numberIn(text, 'boosts'), isFatal: id.endsWith('-falls') }),
      );
    if (id === 'preview-defend')
      found.push(
        hits(id, numberIn(question, 'attack') - numberIn(text, 'defense'), { boosts: numberIn(question, 'boosts') }),
      );
    if (id === 'preview-defend-ally')
      found.push(hits(id, numberIn(question, 'attack'), { boosts: numberIn(question, 'boosts') }));
    if (id === 'preview-activates-attack') found.push(hits(id, numberIn(text, 'amount')));
    if (id === 'preview-activates-scheme') found.push(schemes(numberIn(text, 'amount')));
    if (id === 'preview-activates-stunned') found.push(says(id, 'log-stunned-spent-attack'));
    if (id === 'preview-activates-confused') found.push(says(id, 'log-confused-spent'));
    if (id === 'preview-activates-stopped') found.push(says(id, 'log-stunned'));
    if (id === 'preview-stunned') found.push(says(id, 'log-stunned-spent'));
    if (id === 'preview-confused') found.push(says(id, 'log-confused-spent'));
    if (id === 'preview-no-damage') found.push(harmless());
  }
  return found;
}

export type Lines = Course['lines'];
const sumOf = (lines: Lines, id: string, name: string): number =>
  lines.filter(({ line }) => line.id === id).reduce((sum, { line }) => sum + numberIn(line, name), 0);

/** What boost cards have added until then. */
export const boostedBy = (lines: Lines): number =>
  sumOf(lines, 'log-boost', 'icons') + sumOf(lines, 'log-boost-more', 'amount');

/** Whether boost cards did something of their own before the blow, or more of them were turned up than were told. */
export function boostsDid(lines: Lines, boosts = 1): boolean {
  let isUnder = false;
  let turned = 0;
  let blow = 'log-strength';
  for (const { line } of lines) {
    // A scheme that comes to no threat has no line: then the next enemy acts.
    if (line.id === 'log-enemy-attack' || line.id === 'log-enemy-scheme') {
      isUnder = false;
      blow = line.id === 'log-enemy-scheme' ? 'log-threat' : 'log-strength';
    } else if (line.id === blow) isUnder = false;
    else if (line.id === 'log-boost') {
      isUnder = true;
      turned++;
    } else if (isUnder && !BOOSTS.includes(line.id)) return true;
  }
  return turned > boosts;
}
const BOOSTS = ['log-boost', 'log-boost-more'];

/** An enemy's attack: so much, and what its boost cards add. */
const hits = (
  kind: string,
  amount: number,
  { boosts, isFatal = false }: { boosts?: number; isFatal?: boolean } = {},
): Promised =>
  promised<ChampionsState, null>({
    kind,
    read: () => null,
    isOpen: ({ lines }) => boostsDid(lines, boosts),
    kept({ lines }) {
      const at = lines.findIndex(({ line }) => line.id === 'log-strength');
      const before = lines.slice(0, at + 1);
      const turned = before.filter(({ line }) => line.id === 'log-boost').length;
      if (at < 0 || (boosts !== undefined && turned !== boosts)) return false;
      if (numberIn(before.at(-1)!.line, 'amount') !== Math.max(0, amount + boostedBy(before))) return false;
      return !isFatal || lines.some(({ line }) => line.id === 'log-eliminated' || line.id === 'log-defeated');
    },
  });

const schemes = (amount: number): Promised =>
  promised<ChampionsState, null>({
    kind: 'preview-activates-scheme',
    read: () => null,
    kept({ lines }) {
      const at = lines.findIndex(({ line }) => line.id === 'log-threat');
      const expected = amount + boostedBy(lines.slice(0, Math.max(0, at)));
      return at < 0 ? expected === 0 : numberIn(lines[at]!.line, 'amount') === expected;
    },
  });

/** Something happens that has a line of its own. */
const says = (kind: string, id: string): Promised =>
  promised<ChampionsState, null>({
    kind,
    read: () => null,
    kept: ({ lines }) => lines.some(({ line }) => line.id === id),
  });

/** No enemy is hurt. */
const harmless = (): Promised =>
  promised<ChampionsState, number>({
    kind: 'harmless',
    read: ({ play }) => play.reduce((sum, { damage, controller }) => sum + (controller === 'scenario' ? damage : 0), 0),
    kept: ({ values }) => values.length === 1,
  });

/** What is asked next is what it costs. */
const paidNext = (seat: Seat, cost: number): Promised =>
  promised<ChampionsState, null>({
    kind: 'cost',
    read: () => null,
    kept: ({ asked: [next] }) => next?.kind === 'pay' && next.seat === seat && next.cost.total === cost,
  });

import {
  type CardView,
  type Fact,
  type Meter,
  type Panel,
  type Scene,
  type Link as SceneLink,
  type Seat,
  signed,
  type Text,
  text,
  type Viewer,
  type Zone,
} from '../../kernel/index.js';
import { hand as handZone, keyOf, meter, pile } from '../../tabletop/index.js';
import type { Card, Pool } from './card.js';
import { cardOf } from './chain.js';
import { COLOURS } from './printed.js';
import { atStake, pointsOf as sumOf } from './rules/end.js';
import type { Instance, Link, Player, RechargeState } from './state.js';

/** What a seat's chain is worth: it is read off the rules. */
type Rate = (seat: Seat) => number;

/** A table as one viewer sees it: hands only to their owners, reserves by their number alone (RE-14). */
export function view(state: RechargeState, pool: Pool, rate: Rate, viewer: Viewer): Scene {
  return {
    title: text('game'),
    status: status(state),
    panels: [table(state), ...state.players.map((player, seat) => seatPanel(state, pool, rate, player, seat, viewer))],
    seating: state.players.length > 2 ? 'ring' : 'facing',
    ...(viewer !== 'public' && { brief: brief(state, viewer) }),
    turn: state.outcome === null ? turnOf(state) : null,
    ...(state.outcome !== null && { result: state.outcome.reason }),
  };
}

/** How far a short match has come (RE-S1), what is at stake, and how near everybody is to the goal. */
const brief = (state: RechargeState, viewer: Seat): Text[] => [
  ...(state.hands === undefined ? [] : [text('brief-round', { round: state.round, hands: state.hands })]),
  text('brief-stake', { points: atStake(state) }),
  state.players[viewer]?.out
    ? text('brief-out')
    : text('brief-mine', { points: sumOf(state.players[viewer]?.victory ?? []), goal: state.goal }),
  ...state.players.flatMap(({ victory, out }, seat) =>
    seat === viewer || out ? [] : [text('brief-theirs', { who: { seat }, points: sumOf(victory) })],
  ),
];

/** Whose move it is: in a battle who answers or fights, else who draws. */
function turnOf({ battle, step, active }: RechargeState): Seat | null {
  if (step === 'after' || step === 'ante') return null;
  if (battle === null) return active;
  return step === 'answer' ? (battle.waiting[0] ?? battle.attacker) : battle.turn;
}

function status(state: RechargeState): Text {
  if (state.outcome !== null) return text('status-over');
  const { round, hands = 0, battle } = state;
  if (battle !== null) return text('status-battle', { round, hands, who: { seat: battle.attacker } });
  return text('status-round', { round, hands, who: { seat: state.active } });
}

/** What belongs to nobody yet: everything that was ventured, and the goal. */
function table(state: RechargeState): Panel {
  return {
    id: 'table',
    title: text('panel-table'),
    meters: [meter('stake', atStake(state)), meter('goal', state.goal)],
    zones: [],
  };
}

function seatPanel(state: RechargeState, pool: Pool, rate: Rate, player: Player, seat: Seat, viewer: Viewer): Panel {
  const { victory, venture, reserve, chain } = player;
  const meters: Meter[] = [
    meter('victory', sumOf(victory), state.goal),
    meter('reserve', reserve.length),
    ...(venture.length > 0 ? [meter('venture', sumOf(venture))] : []),
    ...(chain.length > 0 ? [meter('rating', rate(seat))] : []),
    ...(viewer === seat ? ownCounters(reserve) : []),
  ];
  return {
    id: `seat:${seat}`,
    seat,
    title: text(player.out ? 'panel-out' : 'panel-seat', { who: { seat } }),
    meters,
    zones: zonesOf(pool, player, viewer === seat),
  };
}

/** How many counters of each value one's own reserve holds. */
const ownCounters = (reserve: readonly number[]): Meter[] =>
  [...new Set(reserve)].map(value => ({
    id: `counter-${value}`,
    label: text('meter-counters', { value }),
    value: reserve.filter(other => other === value).length,
  }));

/** Who is out plays no card any more: their hand is of no account. */
function zonesOf(pool: Pool, { chain, hand, draw, discard, out }: Player, own: boolean): Zone[] {
  const show = (instance: Instance): CardView => shown(pool, instance);
  return [
    ...(chain.length > 0 ? [chainZone(pool, chain)] : []),
    ...(out ? [] : [handZone(hand, own ? show : undefined)]),
    pile('draw', draw),
    pile('discard', discard, show),
  ];
}

/** The chain with all that hangs on it, in the order of play. */
function chainZone(pool: Pool, chain: readonly Link[]): Zone {
  const links = chain.flatMap(({ instance, on, side }): SceneLink[] =>
    on === null ? [] : [{ from: keyOf(on), to: keyOf(instance.id), label: text(`side-${side}`) }],
  );
  const cards = chain.map(({ instance, turned }): CardView => {
    const card = cardOf(pool, instance);
    const facts = factsOf(turned ? upsideDown(card) : card);
    return { ...shown(pool, instance), facts, ...(turned && { upsideDown: true }) };
  });
  return { id: 'chain', title: text('zone-chain'), kind: 'chain', count: chain.length, cards, links };
}

/** A card as it lies when it is turned: its sides have changed places (I.C.2.a). */
const upsideDown = (card: Card): Card => ({
  ...card,
  left: card.right,
  right: card.left,
  points: { left: card.points.right, right: card.points.left },
});

function shown(pool: Pool, instance: Instance): CardView {
  const card = cardOf(pool, instance);
  return { key: keyOf(instance.id), card: card.id, title: titleOf(card), facts: factsOf(card) };
}

export const titleOf = ({ name }: Card): Text => text('card-title', { name });

const icons = (colours: readonly string[]): string[] => colours.map(colour => `colour-${colour}`);

/** Facts of a card for people, in reading order. */
export function factsOf({ kind, left, right, points, plus, special }: Card): Fact[] {
  const colours = (list: readonly string[]) =>
    list.length === COLOURS.length ? text('any-colour') : { list: list.map(colour => text(`colour-${colour}`)) };
  return [
    text(special === null ? `kind-${kind}` : `kind-special-${kind}`),
    points.left === points.right
      ? signed(text('fact-points', { points: points.left }), ['rating'], points.left)
      : signed(
          text('fact-two-points', { left: points.left, right: points.right }),
          ['rating'],
          `${points.left}/${points.right}`,
        ),
    ...(plus > 0 ? [signed(text('fact-plus', { plus }), ['plus'], plus)] : []),
    signed(text('fact-left', { colours: colours(left) }), ['left-side', ...icons(left)]),
    signed(text('fact-right', { colours: colours(right) }), ['right-side', ...icons(right)]),
  ];
}

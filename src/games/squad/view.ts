import {
  type CardView,
  type Fact,
  type Mark,
  type Panel,
  type Scene,
  type Seat,
  signed,
  type Text,
  text,
  type Viewer,
  type Zone,
} from '../../kernel/index.js';
import { cardIn, filled, hand as handZone, keyOf, meter, pile, row } from '../../tabletop/index.js';
import type { Card } from './card.js';
import type { Pool } from './rules/match.js';
import { powerOf } from './rules/power.js';
import { player } from './rules/zones.js';
import type { Damage, Instance, SquadState } from './state.js';

/** A table as one viewer sees it: hands only to their owners, decks to nobody, discard piles by their top card. */
export function view(state: SquadState, pool: Pool, viewer: Viewer): Scene {
  return {
    title: text(`title-${state.ruleset}`),
    status: status(state),
    panels: [table(state, pool), ...[0, 1].map(seat => seatPanel(state, pool, seat, viewer))],
    seating: 'facing',
    ...(viewer !== 'public' && { brief: brief(state, pool, viewer) }),
    turn: state.outcome === null ? state.active : null,
    ...(state.outcome !== null && { result: state.outcome.reason }),
  };
}

function status(state: SquadState): Text {
  if (state.outcome !== null) return text('status-over');
  return text('status-turn', { turn: state.turn, who: { seat: state.active } });
}

/** The power, and what both sides have left. */
function brief(state: SquadState, pool: Pool, viewer: Seat): Text[] {
  const left = (seat: Seat): Record<string, number> => {
    const { deck, hand } = player(state, seat);
    return { deck: deck.length, hand: hand.length };
  };
  const rival = 1 - viewer;
  return [
    text('brief-power', { power: powerOf({ state, pool }, viewer) }),
    text('brief-mine', left(viewer)),
    text('brief-theirs', { who: { seat: rival }, ...left(rival) }),
  ];
}

/** What is under way: the attacks and hits, outermost first. */
function table(state: SquadState, pool: Pool): Panel {
  const under = [...state.attacks, ...state.hits];
  const cards = under.map((damage, at) => {
    const card = cardIn(pool, damage.card);
    return { ...faceUp(card, `under-way-${at}`), ...(!isOpen(damage, card) && { marks: [underWay(damage)] }) };
  });
  return {
    id: 'table',
    title: text('panel-table'),
    meters: [meter('power', state.power, 20)],
    zones: filled(row('under-way', cards)),
  };
}

/** An attack of `*` that is asked about at 0: what it is worth is not known yet (SQ-C10), for at 0 nothing more is asked. */
const isOpen = ({ amount }: Damage, { attack }: Card): boolean => attack === '*' && amount === 0;

const underWay = ({ amount, dealt, to }: Damage): Mark => ({
  id: 'damage',
  value: amount,
  at: to,
  words: text('mark-damage', { amount, dealt, who: { seat: to } }),
});

function seatPanel(state: SquadState, pool: Pool, seat: Seat, viewer: Viewer): Panel {
  const { deck, hand, discard, keepers } = player(state, seat);
  const power = powerOf({ state, pool }, seat);
  const zones: Zone[] = [
    row(
      'keepers',
      keepers.map(keeper => shown(pool, keeper)),
    ),
    handZone(hand, viewer === seat ? card => shown(pool, card) : undefined),
    pile('deck', deck),
    pile('discard', discard, card => shown(pool, card)),
  ];
  return {
    id: `seat:${seat}`,
    seat,
    title: text('panel-seat', { who: { seat } }),
    meters: power === state.power ? [] : [meter('own-power', power, 20)],
    zones,
  };
}

const shown = (pool: Pool, instance: Instance): CardView => faceUp(cardIn(pool, instance.card), keyOf(instance.id));

function faceUp(card: Card, key: string): CardView {
  return { key, card: card.id, title: titleOf(card), emblem: emblemOf(card), facts: factsOf(card) };
}

/** Whose face a card shows: the hero it counts as. */
export const emblemOf = ({ heroes }: Card): string => heroes.join(' & ');

export const titleOf = (card: Card): Text => text('card-title', { hero: card.hero, name: card.name });

/** Facts of a card for people, in reading order. */
export function factsOf(card: Card): Fact[] {
  return [
    signed(text('fact-level', { level: card.level }), ['level'], card.level),
    signed(text('fact-attack', { attack: card.attack }), ['attack'], card.attack),
    signed(
      text('fact-factor', { factors: { list: card.factors.map(factor => text(`factor-${factor}`)) } }),
      card.factors,
    ),
    signed(text('fact-block', { icon: text(`factor-${card.block}`) }), ['block', card.block]),
  ];
}

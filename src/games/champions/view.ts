import {
  type CardView,
  type Fact,
  type Mark,
  type Meter,
  type Panel,
  type Scene,
  type Seat,
  signed,
  type Text,
  text,
  type Viewer,
} from '../../kernel/index.js';
import { filled, hand as handZone, keyOf, meter, openPile, pile, row } from '../../tabletop/index.js';
import type { Card } from './card.js';
import { cardName, traitsSaid } from './printed.js';
import { targetThreat } from './rules/encounter/threat.js';
import type { Match } from './rules/match.js';
import { hasStat, maximum, remaining, statOf } from './rules/table/values.js';
import type { InPlay, Instance } from './state.js';

/** A table as one viewer sees it: the scenario in one panel, each hero in one. Hands only to their owners, decks to nobody. */
export function view(match: Match, viewer: Viewer): Scene {
  const { state } = match;
  return {
    title: text(`ruleset-${state.scenario}-${state.mode}`),
    status: status(match),
    panels: [table(match), ...state.players.map((_, seat) => hero(match, seat, viewer))],
    seating: 'together',
    ...(viewer !== 'public' && { brief: brief(match, viewer) }),
    turn: state.outcome === null && state.step.at === 'turn' ? state.step.seat : null,
    ...(state.outcome !== null && { result: state.outcome.reason }),
  };
}

function status({ state: { outcome, step, round } }: Match): Text {
  if (outcome !== null) return text('status-over');
  const id = `status-${step.at.replaceAll(' ', '-')}`;
  return 'seat' in step ? text(id, { round, who: { seat: step.seat } }) : text(id, { round });
}

/** Both sides' hit points, the threat, and counters by whose number cards flip. */
function brief(match: Match, seat: Seat): Text[] {
  const { mainScheme } = match;
  const hitPoints = (one: InPlay, id: string): Text =>
    text(id, { card: { card: one.card }, value: Math.max(0, remaining(match, one)), most: maximum(match, one) });
  const { threat } = mainScheme;
  const target = finite(targetThreat(match));
  return [
    match.player(seat).eliminated ? text('brief-out') : hitPoints(match.identity(seat), 'brief-hit-points'),
    ...match.villains.map(villain => withStatuses(hitPoints(villain, 'brief-of'), villain)),
    target === undefined
      ? text('brief-threat', { card: { card: mainScheme.card }, value: threat })
      : text('brief-of', { card: { card: mainScheme.card }, value: threat, most: target }),
    ...match.inPlay(({ flipsEmpty }) => flipsEmpty !== undefined).flatMap(one => toldCounters(match, one)),
  ];
}

/** What stands in the way of an attack, or keeps an enemy from acting, is said with its hit points. */
const withStatuses = (what: Text, { statuses }: InPlay): Text =>
  statuses.length === 0
    ? what
    : text('brief-statuses', { what, statuses: { list: statuses.map(status => text(`mark-${status}`)) } });

/** How many counters lie on a card, where it has any. */
export function toldCounters(match: Match, one: InPlay): Text[] {
  const { id, counters } = match.def(one);
  if (counters === undefined) return [];
  return [text('brief-counters', { card: { card: id }, count: one.counters, kind: text(`counter-${counters.kind}`) })];
}

// -- the scenario

function table(match: Match): Panel {
  const { state, mainScheme } = match;
  const { encounter } = state;
  // Of several, each has its hit points on its own card.
  const single = state.crew === undefined ? match.villain : undefined;
  return {
    id: 'table',
    title: text('panel-table'),
    meters: [
      ...(state.round > 0 ? [meter('round', state.round)] : []),
      ...(single === undefined
        ? []
        : [
            {
              ...meter('villain', Math.max(0, remaining(match, single)), maximum(match, single)),
              of: keyOf(single.id),
            },
          ]),
      { ...meter('scheme', mainScheme.threat, finite(targetThreat(match))), of: keyOf(mainScheme.id) },
      ...(state.acceleration > 0 ? [meter('acceleration', state.acceleration)] : []),
    ],
    zones: [
      row(
        single === undefined ? 'villains' : 'villain',
        match.villains.map(one => inPlay(match, one)),
      ),
      row(
        'schemes',
        state.play
          .filter(one => ['main_scheme', 'side_scheme'].includes(match.def(one).kind))
          .map(one => inPlay(match, one)),
      ),
      ...filled(
        row(
          'environments',
          state.play.filter(one => match.def(one).kind === 'environment').map(one => inPlay(match, one)),
        ),
      ),
      ...filled(row('under-way', underWay(match))).map(zone => ({ ...zone, passing: true as const })),
      pile('encounter-deck', encounter.deck),
      openPile('encounter-discard', encounter.discard, instance => faceUp(match, instance)),
    ],
  };
}

const finite = (number: number): number | undefined => (Number.isFinite(number) ? number : undefined);

/** Cards being played or revealed, and the boost cards of the attacks under way, face down. */
function underWay(match: Match): CardView[] {
  const { resolving, attacks } = match.state;
  return [
    ...resolving.map(instance => faceUp(match, instance)),
    ...attacks.flatMap(attack =>
      attack.boosts.map(
        (): CardView => ({
          card: null,
          title: text('boost-card'),
          back: text('boost-card'),
          marks: [{ id: 'boost', words: text('mark-boost', { who: { seat: attack.seat } }) }],
        }),
      ),
    ),
  ];
}

// -- a hero

function hero(match: Match, seat: Seat, viewer: Viewer): Panel {
  const { state } = match;
  const player = match.player(seat);
  const title = text('panel-seat', { who: { seat } });
  if (player.eliminated) return out(match, seat);
  const identity = match.identity(seat);
  const show = (instance: Instance): CardView => faceUp(match, instance);
  const mine = (kind: Card['kind']): CardView[] =>
    state.play
      .filter(one => one.controller === seat && one.host === null && match.def(one).kind === kind)
      .map(one => inPlay(match, one));
  const before = (kind: Card['kind']): CardView[] =>
    state.play.filter(one => one.engaged === seat && match.def(one).kind === kind).map(one => inPlay(match, one));
  return {
    id: `seat:${seat}`,
    seat,
    title,
    meters: [
      {
        ...meter('hit-points', Math.max(0, remaining(match, identity)), maximum(match, identity)),
        of: keyOf(identity.id),
      },
    ],
    zones: [
      row('identity', [inPlay(match, identity)]),
      ...filled(row('allies', mine('ally'))),
      ...filled(row('upgrades', mine('upgrade'))),
      ...filled(row('supports', mine('support'))),
      ...filled(row('minions', before('minion'))),
      ...filled(row('obligations', before('obligation'))),
      ...filled(pile('dealt', player.dealt)),
      handZone(player.hand, viewer === seat ? show : undefined),
      pile('deck', player.deck),
      openPile('discard', player.discard, show),
      ...(player.second === null
        ? []
        : [pile('second-deck', player.second.deck, show), openPile('second-discard', player.second.discard, show)]),
    ],
  };
}

/** Of a player who is out, who they were: the identity has left the game, unless that ended it. */
function out(match: Match, seat: Seat): Panel {
  const { state } = match;
  const identity = [...state.removed, ...state.play]
    .filter(({ owner }) => owner === seat)
    .map(({ card }) => match.card(card))
    .find(({ kind }) => LEADS.has(kind));
  return {
    id: `seat:${seat}`,
    seat,
    title: text(match.player(seat).left === true ? 'panel-left' : 'panel-out', { who: { seat } }),
    ...(identity !== undefined && emblemed(identity)),
    meters: [],
    zones: [],
  };
}

// -- cards

/** A card in play with what is on it; its attachments under it. */
function inPlay(match: Match, instance: InPlay): CardView {
  const hidden = instance.facedown;
  const card = match.def(instance);
  const attached = match.state.play.filter(one => one.host === instance.id);
  const marks = [...activeMark(match, instance), ...marksOf(instance), ...dangerOf(match, instance)];
  const counters = countersOf(match, instance);
  return {
    key: keyOf(instance.id),
    card: hidden ? null : card.id,
    title: hidden ? text('facedown-drone') : titleOf(card),
    ...(hidden && { back: text('facedown-drone.bare') }),
    ...(!hidden && emblemed(card)),
    ...(LEADS.has(card.kind) && { lead: true }),
    facts: numbers(match, instance),
    ...(marks.length > 0 && { marks }),
    ...(counters.length > 0 && { counters }),
    ...(attached.length > 0 && { attached: attached.map(one => inPlay(match, one)) }),
  };
}

/** Which of several villains is active. */
const activeMark = (match: Match, instance: InPlay): Mark[] =>
  match.state.crew !== undefined && match.def(instance).kind === 'villain' && match.isActive(instance)
    ? [{ id: 'active', words: text('mark-active') }]
    : [];

function marksOf({ exhausted, statuses }: InPlay): Mark[] {
  return [...(exhausted ? ['exhausted'] : []), ...statuses].map(id => ({ id, words: text(`mark-${id}`) }));
}

/** How near the main scheme is to the end of its stage, once it is half way there. */
function dangerOf(match: Match, instance: InPlay): Mark[] {
  const target = targetThreat(match);
  if (instance.id !== match.mainScheme.id || !Number.isFinite(target)) return [];
  const id = instance.threat * 4 >= target * 3 ? 'critical' : instance.threat * 2 >= target ? 'nearing' : null;
  if (id === null) return [];
  return [{ id, words: text(instance.threat < target ? `mark-${id}` : 'mark-full') }];
}

function countersOf(match: Match, instance: InPlay): Meter[] {
  const { damage, threat, counters, under } = instance;
  const card = match.def(instance);
  return [
    ...(damage > 0 && card.hitPoints === null ? [meter('damage', damage)] : []),
    ...(card.hitPoints === null || (card.kind === 'villain' && match.state.crew === undefined)
      ? []
      : [meter('hit-points', Math.max(0, remaining(match, instance)), maximum(match, instance))]),
    ...(card.kind === 'side_scheme' || threat > 0 ? [meter('threat', threat)] : []),
    ...(counters > 0 || card.counters !== undefined ? [meter('counters', counters)] : []),
    ...(under.length > 0 ? [meter('under', under.length)] : []),
  ];
}

/** The numbers of a character as they now are. */
function numbers(match: Match, instance: InPlay): Fact[] {
  const stats = ['thwart', 'attack', 'defense', 'recover', 'scheme'] as const;
  return stats
    .filter(stat => isCharacter(match.def(instance)) && hasStat(match, instance, stat))
    .map(stat => statFact(stat, statOf(match, instance, stat)));
}

const isCharacter = ({ hitPoints }: Card): boolean => hitPoints !== null;

const faceUp = (match: Match, instance: Instance): CardView => {
  const card = match.card(instance.card);
  return { key: keyOf(instance.id), card: card.id, title: titleOf(card), ...emblemed(card), facts: factsOf(card) };
};

const LEADS: ReadonlySet<Card['kind']> = new Set(['villain', 'hero', 'alter_ego']);
const FACELESS: ReadonlySet<Card['kind']> = new Set(['ally', 'minion', 'side_scheme']);

/** Whose card it is, by the set of a hero or villain; who has a name and a face of their own is not. */
export const emblemed = ({ kind, set, faction, name, signature }: Card): { emblem?: string } => {
  if (set === undefined) return {};
  // A villain's own scheme shows whose it is.
  if (signature === true) return { emblem: set };
  if (FACELESS.has(kind) || (faction === 'encounter' && !OF_VILLAIN.has(kind))) return {};
  // A villain may show another face than the one the set is known by.
  return { emblem: kind === 'villain' ? name : set };
};

const OF_VILLAIN: ReadonlySet<Card['kind']> = new Set(['villain', 'main_scheme', 'environment']);

export const titleOf = ({ name, stage, kind }: Card): Text =>
  stage === undefined || kind === 'main_scheme'
    ? text('card-title', { name: cardName(name) })
    : text('card-title-stage', { name: cardName(name), stage });

type Stat = 'thwart' | 'attack' | 'defense' | 'recover' | 'scheme';

const statFact = (stat: Stat, value: number | string): Fact => signed(text(`fact-${stat}`, { value }), [stat], value);

/** What an attachment has is added to its host's. */
function statFacts(card: Card): Fact[] {
  const stats = ['thwart', 'attack', 'defense', 'recover', 'scheme'] as const;
  return stats.flatMap(stat => {
    const value = card[stat];
    if (value === null) return [];
    return [statFact(stat, card.kind === 'attachment' ? `+${value}` : value)];
  });
}

const hitPointsFact = ({ perPlayer }: Card, value: number): Fact =>
  signed(text(perPlayer ? 'fact-hit-points-each' : 'fact-hit-points', { value }), ['health'], value);

/** Facts of a card for people, in reading order. */
export function factsOf(card: Card): Fact[] {
  return [
    text(`kind-${card.kind.replace('_', '-')}`),
    ...(card.cost === null ? [] : [signed(text('fact-cost', { cost: card.cost }), ['cost'], card.cost)]),
    ...statFacts(card),
    ...(card.hitPoints === null ? [] : [hitPointsFact(card, card.hitPoints)]),
    // Icons alone: they say of what kind a card is, and give it its colour.
    ...Object.entries(card.resources).map(([type, amount]) =>
      signed(text(`fact-resource-${type}`, { amount }), Array<string>(amount).fill(type)),
    ),
    ...(card.traits.length === 0 ? [] : [text('fact-traits', { traits: traitsSaid(card.traits) })]),
    ...(card.boost === 0 ? [] : [signed(text('fact-boost', { icons: card.boost }), ['boost'], card.boost)]),
  ];
}

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
import { cardIn, filled, hand as handZone, keyOf, meter, openPile, pile, row } from '../../tabletop/index.js';
import type { Card, CardOf, Pool } from './card.js';
import type { PowerType } from './printed.js';
import { type Instance, livesOf, type Place, placesOf, type SmashState, type Team } from './state.js';

/** A table as one viewer sees it: hands only to their owners, stacks and decks by their number alone. */
export function view(state: SmashState, pool: Pool, viewer: Viewer): Scene {
  const { battle, outcome } = state;
  return {
    title: text('game'),
    status: status(state),
    panels: [
      ...(battle === null ? [] : [battlePanel(pool, battle.cards)]),
      ...state.teams.map((team, seat) => seatPanel(state, pool, team, seat, viewer === seat)),
    ],
    seating: 'ring',
    ...(viewer !== 'public' && { brief: brief(state, viewer) }),
    turn: outcome === null ? state.active : null,
    ...(outcome !== null && { result: outcome.reason }),
  };
}

/** How far a battle has come, and how many heroes each team can still lose. */
const brief = (state: SmashState, viewer: Seat): Text[] => [
  ...(state.battle === null ? [] : [text('brief-battle', { cards: state.battle.cards.length })]),
  mine(state, state.teams[viewer] as Team),
  ...state.teams.flatMap((team, seat) =>
    seat === viewer || team.out ? [] : [text('brief-theirs', { who: { seat }, left: livesOf(state, team) })],
  ),
];

function mine(state: SmashState, team: Team): Text {
  if (team.out) return text('brief-out');
  const left = livesOf(state, team);
  return hasLives(state) ? text('brief-my-lives', { lives: left }) : text('brief-mine', { heroes: left });
}

/** Whether teams are out before all their heroes are defeated: what is left is counted in lives then (SM-Q1). */
const hasLives = ({ falls }: SmashState): boolean => falls !== undefined;

function status({ outcome, battle, turn, active, teams }: SmashState): Text {
  if (outcome !== null) return text('status-over');
  if (battle === null) return text('status-turn', { turn, who: { seat: active } });
  const { attacker, defender } = battle;
  const heroOf = ({ seat, hero }: { seat: Seat; hero: number }): Instance | undefined =>
    [...placesOf(teams[seat] as Team).map(place => place.hero), ...(teams[seat] as Team).defeated].find(
      ({ id }) => id === hero,
    );
  const [hero, target] = [heroOf(attacker), heroOf(defender)];
  // One of the two may be back in its stack by now: then nobody fights any more.
  if (hero === undefined || target === undefined) return text('status-turn', { turn, who: { seat: active } });
  return text('status-battle', {
    turn,
    who: { seat: attacker.seat },
    hero: { card: hero.card },
    whose: { seat: defender.seat },
    target: { card: target.card },
  });
}

const battlePanel = (pool: Pool, cards: readonly Instance[]): Panel => ({
  id: 'battle',
  title: text('panel-battle'),
  meters: [],
  zones: [
    row(
      'battle',
      cards.map(instance => shown(pool, instance)),
    ),
  ],
});

function seatPanel(state: SmashState, pool: Pool, team: Team, seat: Seat, own: boolean): Panel {
  const { out } = team;
  const left = meter('left', out ? 0 : livesOf(state, team));
  return {
    id: `seat:${seat}`,
    seat,
    title: text(out ? 'panel-out' : 'panel-seat', { who: { seat } }),
    meters: [hasLives(state) ? { ...left, label: text('meter-lives') } : left],
    // Of a team that is out only its defeated heroes are left (SM-12).
    zones: out ? filled(defeatedOf(pool, team)) : zonesOf(pool, team, own),
  };
}

const defeatedOf = (pool: Pool, { defeated }: Team): Zone =>
  openPile('defeated', defeated, instance => shown(pool, instance));

function zonesOf(pool: Pool, team: Team, own: boolean): Zone[] {
  const { hand, stack, deck, discard } = team;
  const standing = placesOf(team);
  const show = (instance: Instance): CardView => shown(pool, instance);
  return [
    row(
      'heroes',
      standing.map(place => heroView(pool, team, place)),
    ),
    handZone(hand, own ? show : undefined),
    pile('stack', stack),
    pile('deck', deck),
    openPile('discard', discard, show),
    defeatedOf(pool, team),
  ];
}

function heroView(pool: Pool, { turns }: Team, { hero, loot, stunned, readyAt, shieldedUntil }: Place): CardView {
  const marks: Mark[] = [
    ...(stunned ? [{ id: 'stunned', words: text('mark-stunned') }] : []),
    ...(!stunned && readyAt > turns ? [{ id: 'not-ready', words: text('mark-not-ready') }] : []),
    ...(shieldedUntil > turns ? [{ id: 'shielded', words: text('mark-shielded') }] : []),
  ];
  const { type } = pool.get(hero.card) as CardOf<'hero'>;
  return {
    ...shown(pool, hero),
    // Where they stand says that they are heroes; with eight teams there is no room for what is plain.
    facts: [typeFact(type)],
    ...(marks.length > 0 && { marks }),
    ...(loot !== null && { attached: [shown(pool, loot)] }),
  };
}

function shown(pool: Pool, instance: Instance): CardView {
  const card = cardIn(pool, instance.card);
  return { key: keyOf(instance.id), card: card.id, title: titleOf(card), facts: factsOf(card) };
}

export const titleOf = ({ name }: Card): Text => text('card-title', { name });

/** Facts of a card for people, in reading order. Types have their signs. */
export function factsOf(card: Card): Fact[] {
  const kind = text(`kind-${card.kind}`);
  switch (card.kind) {
    case 'hero':
      return [typeFact(card.type), kind];
    case 'super':
      return [kind, text('fact-hero', { hero: { card: card.hero } })];
    case 'smash':
      return [signed(kind, ['smash'])];
    case 'story':
      return [kind];
    case 'team-up': {
      const both = text('fact-types', { types: { list: card.types.map(type => text(`type-${type}`)) } });
      return [kind, signed(both, [...card.types])];
    }
    case 'loot':
      return [
        typeFact(card.type),
        kind,
        ...(card.reaction === null ? [] : [text('fact-reaction')]),
        ...(card.use === null ? [] : [text('fact-active')]),
        ...(card.stays && card.use === null ? [text('fact-passive')] : []),
      ];
  }
}

const typeFact = (type: PowerType): Fact => signed(text(`type-${type}`), [type]);

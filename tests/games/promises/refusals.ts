import type { Card as ChampionsCard } from '../../../src/games/champions/card.js';
import { cards as championsCards } from '../../../src/games/champions/cards/index.js';
import type { ChampionsState, InPlay } from '../../../src/games/champions/state.js';
import type { Card as RechargeCard } from '../../../src/games/recharge/card.js';
import { cards as rechargeCards } from '../../../src/games/recharge/cards/index.js';
import { type Colour, SIDES } from '../../../src/games/recharge/printed.js';
import type { Link, RechargeState } from '../../../src/games/recharge/state.js';
import { cards as smashCards } from '../../../src/games/smash/cards/index.js';
import { placesOf, type SmashState, type Team } from '../../../src/games/smash/state.js';
import { cards as squadCards } from '../../../src/games/squad/cards/index.js';
import type { SquadState } from '../../../src/games/squad/state.js';
import type { Option, Prompt } from '../../../src/kernel/index.js';
import { instanceOf, keyOf } from '../../../src/tabletop/index.js';
import { numberIn } from './course.js';

/** Something that a question refuses, and who asks. */
export interface Refusal<S = never> {
  readonly state: S;
  readonly prompt: Prompt;
  readonly option: Option;
}

/**
 * Whether the reason for a refusal is the true one, told from the table and the printed cards alone; null where that can't be
 * told so.
 */
export type Judge<S = never> = (refusal: Refusal<S>) => boolean | null;

const byId = <C extends { readonly id: string }>(cards: readonly C[]): ReadonlyMap<string, C> =>
  new Map(cards.map(card => [card.id, card]));

// -- Super Hero Squad

const squadPool = byId(squadCards);
const squad: Readonly<Record<string, Judge<SquadState>>> = {
  'why-level': ({ state, prompt, option }) => {
    const level = squadPool.get(option.card as string)?.level ?? 0;
    const isPlain = state.players.every(({ keepers }) => keepers.length === 0);
    return isPlain ? level > numberIn(prompt.question, 'power') : null;
  },
  'why-no-block': ({ state, option }) => {
    const damage = state.hits.at(-1) ?? state.attacks.at(-1);
    const block = squadPool.get(option.card as string)?.block;
    return block !== undefined && damage?.unblocked.includes(block) === false;
  },
};

// -- Marvel Recharge

const rechargePool = byId(rechargeCards);
const chainOf = ({ players }: RechargeState, seat: number): readonly Link[] => players[seat]?.chain ?? [];
/** The colours on both sides of a card, as it may lie. */
const waysOf = ({ left, right, turns }: RechargeCard): { left: readonly Colour[]; right: readonly Colour[] }[] =>
  turns
    ? [
        { left, right },
        { left: right, right: left },
      ]
    : [{ left, right }];
/** Whether a card could hang on the bare side of any card of such kinds in a chain: nothing lies on that side. */
function hangsOn(chain: readonly Link[], card: RechargeCard, kinds: readonly RechargeCard['kind'][]): boolean {
  return chain.some(link => {
    const there = rechargePool.get(link.instance.card) as RechargeCard;
    if (!kinds.includes(there.kind)) return false;
    const lies = link.turned ? { left: there.right, right: there.left } : there;
    return SIDES.some(side => {
      const facing = side === 'left' ? 'right' : 'left';
      const isBare =
        !chain.some(other => other.on === link.instance.id && other.side === side) &&
        (link.on === null || link.side === side);
      return isBare && waysOf(card).some(way => way[facing].some(colour => lies[side].includes(colour)));
    });
  });
}
const noPlace =
  (kind: RechargeCard['kind'], on: readonly RechargeCard['kind'][]): Judge<RechargeState> =>
  ({ state, prompt, option }) => {
    const card = rechargePool.get(option.card as string);
    return card?.kind === kind && !hangsOn(chainOf(state, prompt.seat), card, on);
  };
const recharge: Readonly<Record<string, Judge<RechargeState>>> = {
  'why-no-hero': ({ state, prompt, option }) =>
    chainOf(state, prompt.seat).length === 0 && rechargePool.get(option.card as string)?.kind !== 'hero',
  'why-no-teamwork': noPlace('hero', ['teamwork']),
  'why-no-match': noPlace('power', ['hero', 'power']),
  'why-no-free-hero': noPlace('teamwork', ['hero']),
};

// -- Smash Masters

const smashPool = byId(smashCards);
const teamIn = ({ state, prompt }: Refusal<SmashState>): Team => state.teams[prompt.seat] as Team;
const upright = (team: Team) => placesOf(team).filter(({ stunned }) => !stunned);
const rivalsIn = ({ state, prompt }: Refusal<SmashState>): Team[] =>
  state.teams.filter(({ out }, seat) => !out && seat !== prompt.seat);
const smash: Readonly<Record<string, Judge<SmashState>>> = {
  'why-super': refusal => {
    const card = smashPool.get(refusal.option.card as string);
    return card?.kind === 'super' && !placesOf(teamIn(refusal)).some(({ hero }) => hero.card === card.hero);
  },
  'why-second-loot': refusal => placesOf(teamIn(refusal)).some(({ loot }) => loot !== null),
  'why-all-stunned': refusal => upright(teamIn(refusal)).length === 0,
  'why-loot': refusal => {
    const card = smashPool.get(refusal.option.card as string);
    const team = teamIn(refusal);
    return (
      card?.kind === 'loot' &&
      placesOf(team).every(({ loot }) => loot === null) &&
      !upright(team).some(({ hero }) => {
        const one = smashPool.get(hero.card);
        return one?.kind === 'hero' && one.type === card.type;
      })
    );
  },
  'why-reaction': ({ option }) => {
    const card = smashPool.get(option.card as string);
    return card?.kind === 'loot' && card.reaction !== null;
  },
  'why-not-ready': refusal => {
    const team = teamIn(refusal);
    return placesOf(team).some(({ hero, readyAt }) => hero.card === refusal.option.card && readyAt > team.turns);
  },
  'why-no-counter': ({ option }) => {
    const card = smashPool.get(option.card as string);
    return card?.kind !== 'smash' && card?.kind !== 'team-up';
  },
  'why-team-up': refusal => {
    const card = smashPool.get(refusal.option.card as string);
    if (card?.kind !== 'team-up') return false;
    const types = upright(teamIn(refusal)).map(({ hero }) => {
      const one = smashPool.get(hero.card);
      return one?.kind === 'hero' ? one.type : null;
    });
    const [one, other] = card.types;
    const isPair = types.some((first, at) =>
      types.some((second, then) => at !== then && first === one && second === other),
    );
    return refusal.state.teamUpTypes === 'any' ? types.length < 2 : !isPair;
  },
  'unable-return': refusal => teamIn(refusal).defeated.length === 0,
  'unable-summon': refusal => teamIn(refusal).stack.length === 0,
  'unable-loot': refusal => rivalsIn(refusal).every(team => placesOf(team).every(({ loot }) => loot === null)),
  'why-late-loot': ({ state }) => (state.battle?.cards.length ?? 0) > 0,
};

// -- Marvel Champions

const championsPool = byId(championsCards);
const cardOf = (id: string): ChampionsCard => championsPool.get(id) as ChampionsCard;
const mine = ({ state, prompt }: Refusal<ChampionsState>): InPlay =>
  state.play.find(({ id }) => id === state.players[prompt.seat]?.identity) as InPlay;
const form = (refusal: Refusal<ChampionsState>) => cardOf(mine(refusal).card).kind;
const itself = ({ state, option }: Refusal<ChampionsState>): InPlay | undefined =>
  state.play.find(({ id }) => id === instanceOf(option.key));
const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

/** Whether the icons of the other cards in hand alone would pay the printed cost: then nothing may be short of it. */
function paysFromHand({ state, prompt, option }: Refusal<ChampionsState>): boolean {
  const { hand } = state.players[prompt.seat] as ChampionsState['players'][number];
  const id = instanceOf(option.key);
  const card = hand.find(one => one.id === id);
  if (card === undefined) return false;
  const icons = hand
    .filter(one => one.id !== id && cardOf(one.card).kind !== 'resource')
    .map(one => sum(Object.values(cardOf(one.card).resources)));
  return sum(icons) >= (cardOf(card.card).cost ?? 0);
}

const champions: Readonly<Record<string, Judge<ChampionsState>>> = {
  'why-hero': refusal => form(refusal) === 'alter_ego',
  'why-alter-ego': refusal => form(refusal) === 'hero',
  // Cards of the scenario have a hero exhaust instead, and events something else that their player has in play.
  'why-exhausted': refusal => {
    const one = itself(refusal);
    const { seat } = refusal.prompt;
    if (one === undefined)
      return refusal.state.play.some(({ controller, exhausted }) => controller === seat && exhausted);
    return one.exhausted || (one.controller === 'scenario' && mine(refusal).exhausted);
  },
  'why-form-used': ({ state, prompt }) => state.players[prompt.seat]?.changedForm === true,
  // Cards may speak of others who are hurt.
  'why-unhurt': refusal => (refusal.option.key.endsWith('.recover') ? mine(refusal).damage === 0 : null),
  'why-limit': refusal => Object.values(itself(refusal)?.used ?? {}).some(times => times > 0),
  'why-resources': refusal => {
    // What makes cards dearer, or has to be paid in one type, is no matter of the printed cost.
    const isDearer = refusal.state.play.some(({ card }) => cardOf(card)?.prices !== undefined);
    const card = refusal.option.card === undefined ? undefined : cardOf(refusal.option.card);
    if (isDearer || card === undefined || card.paidOnlyWith !== undefined || itself(refusal) !== undefined) return null;
    if (card.actions.some(({ ability }) => ability.spend !== undefined || ability.declares !== undefined)) return null;
    return !paysFromHand(refusal);
  },
  'why-max': refusal =>
    refusal.state.play.some(
      ({ card, controller }) => card === refusal.option.card && controller === refusal.prompt.seat,
    ),
  'why-unique': refusal =>
    refusal.state.play.some(
      ({ card }) => cardOf(card).unique === true && cardOf(card).name === cardOf(refusal.option.card as string).name,
    ),
  'why-target': ({ state, option }) => {
    // Whom an attack can't be at, and where threat stays, other cards say.
    const isBarred = state.play.some(({ card }) => (cardOf(card)?.bans ?? []).length > 0);
    if (isBarred || !option.key.endsWith('.thwart')) return null;
    const schemes = state.play.filter(({ card }) => /_scheme$/.test(cardOf(card)?.kind ?? ''));
    const isCrisis = schemes.some(({ card }) => cardOf(card).crisis);
    const open = schemes.filter(({ card, threat }) => threat > 0 && !(isCrisis && cardOf(card).kind === 'main_scheme'));
    return open.length === 0 || numberIn(option.label, 'value') === 0;
  },
  'why-dash': refusal => {
    const card = cardOf(itself(refusal)?.card as string);
    return (refusal.option.key.endsWith('.attack') ? card.attack : card.thwart) === null;
  },
  'unable-hurt': refusal => mine(refusal).damage < 5,
  'unable-counters': refusal => itself(refusal)?.counters === 0,
};

/** What a question has to answer for: offered, or refused with a reason. By keys, or by cards where copies are one answer. */
export interface Due {
  readonly keys?: readonly string[];
  readonly cards?: readonly string[];
}
const hand = (instances: readonly { readonly card: string }[] = []): Due => ({
  cards: instances.map(({ card }) => card),
});

export const DUES: Readonly<Record<string, (state: never, prompt: Prompt) => Due>> = {
  squad: ({ players }: SquadState, { reason, seat }) =>
    reason === 'attack' || reason === 'block' ? hand(players[seat as 0 | 1].hand) : {},
  recharge: ({ players }: RechargeState, { reason, seat }) =>
    reason === 'attack' || reason === 'defend' || reason === 'battle' ? hand(players[seat]?.hand) : {},
  smash: ({ teams }: SmashState, { reason, seat }) =>
    reason === 'turn' || reason === 'counter' ? hand(teams[seat]?.hand) : {},
  champions: ({ players, play }: ChampionsState, { reason, seat }) => {
    const player = players[seat];
    if (reason !== 'turn' || player === undefined) return {};
    const own = play.filter(({ controller }) => controller === seat);
    const powers = own.flatMap(({ id, card }) => {
      const { kind } = cardOf(card);
      if (kind === 'alter_ego') return [`${keyOf(id)}.recover`];
      return kind === 'hero' || kind === 'ally' ? [`${keyOf(id)}.attack`, `${keyOf(id)}.thwart`] : [];
    });
    const actions = own.flatMap(({ id, card }) => cardOf(card).actions.map(({ index }) => `${keyOf(id)}.${index}`));
    const cards = player.hand.filter(({ card }) => {
      const { kind, actions } = cardOf(card);
      return kind === 'ally' || kind === 'support' || kind === 'upgrade' || (kind === 'event' && actions.length > 0);
    });
    return { keys: ['form', ...powers, ...actions, ...cards.map(({ id }) => keyOf(id))] };
  },
};

export const JUDGES: Readonly<Record<string, Readonly<Record<string, Judge>>>> = {
  squad: squad as never,
  recharge: recharge as never,
  smash: smash as never,
  champions: champions as never,
};

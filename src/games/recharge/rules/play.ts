import { type Option, type Play, type Preview, type Seat, type Text, text } from '../../../kernel/index.js';
import { optionOf, type Phrase, sentence, take } from '../../../tabletop/index.js';
import { type Card, goesWithAll } from '../card.js';
import { cardOf, openingsOf, placeKey, placements, pointsOf, started } from '../chain.js';
import type { By } from '../effects/effect.js';
import type { Instance, Link } from '../state.js';
import type { Match } from './match.js';
import { perform } from './perform.js';
import { ratingOf, worthOf } from './rating.js';

/** A card that may be played and where it would hang, with the rating as it is and as it would be. */
export interface Placement {
  readonly key: string;
  readonly link: Link;
  readonly before: number;
  readonly after: number;
}

/** Whether a card may start a chain: any Hero, and for an attack a SPECIAL that says so (I.C.1, IV.D.1). */
const mayStart = (card: Card, attacking: boolean): boolean =>
  card.kind === 'hero' || (attacking && card.special?.opens === true);

/** Everything a seat may play now: a start where its chain is empty, else whatever may be attached (I.C). */
export function playable(match: Match, seat: Seat, attacking: boolean): Placement[] {
  const { hand, chain } = match.player(seat);
  const before = ratingOf(match, seat);
  const openings = openingsOf(match.pool, chain);
  const counted = chain.some(link => counts(match, link));
  const able: Placement[] = [];
  const add = (link: Link): void => {
    // Most cards only add their points; SPECIAL ones may change what the rest is worth, so then all is added up again.
    const after =
      counted || counts(match, link) ? ratingOf(match, seat, [...chain, link]) : before + pointsOf(match.pool, link);
    able.push({ key: placeKey(link), link, before, after });
  };
  for (const instance of hand)
    if (chain.length > 0) for (const link of placements(match.pool, openings, instance)) add(link);
    else if (mayStart(match.card(instance), attacking)) add(started(instance));
  return able;
}

/** Whether a card adds points of its own. */
const counts = ({ pool }: Match, { instance }: Link): boolean => {
  const { special } = cardOf(pool, instance);
  return special !== null && special.worth.length > 0;
};

/** A placement as something to choose: the card, where it goes, and what the rating becomes. */
export function placementOption(match: Match, { key, link, before, after }: Placement): Option {
  const { instance, on, side, turned } = link;
  const { card } = instance;
  const label =
    on === null
      ? text('start', { card: { card }, after })
      : text('attach', {
          card: { card },
          on: { card: nameOn(match, on) },
          side: text(`side-${side}`),
          way: turned ? 'turned' : 'upright',
          before,
          after,
        });
  return { key, label, card };
}

/** What laying a card down does beside the rating, which its label says. Nothing for other answers. */
export function placementPreview(match: Match, seat: Seat, able: readonly Placement[], key: string): Partial<Preview> {
  const placement = able.find(one => one.key === key);
  if (placement === undefined) return {};
  const { link, before, after } = placement;
  const said = sentence(text('preview-lay', { points: after - before }));
  const { says, special } = match.card(link.instance);
  const idle = idleNow(match, { seat, instance: link.instance });
  const next = idle !== null && special?.says.length === 1 ? [idle] : [idle, says].filter(part => part !== null);
  return {
    effect: next.reduce<Phrase>((before, part) => text('effect-sentences', { said: before, next: part }), said),
  };
}

/** Said of a card that does something when it is played, where that would come to nothing as the table stands; null elsewhere. */
function idleNow(match: Match, by: By): Phrase | null {
  const played = match.card(by.instance).special?.played ?? [];
  const reasons = played.map(effect => effect.able?.(match, by) ?? null);
  const [why = null] = reasons;
  return why === null || reasons.includes(null) ? null : text('preview-idle', { why });
}

function nameOn({ state }: Match, id: number): string {
  for (const { chain } of state.players) for (const { instance } of chain) if (instance.id === id) return instance.card;
  throw new Error(`nothing hangs on ${id}`);
}

/** Cards in hand that cannot be played now, for who asks why. */
export const refused = (match: Match, seat: Seat, able: readonly Placement[]): Option[] =>
  match
    .player(seat)
    .hand.filter(({ id }) => !able.some(({ link }) => link.instance.id === id))
    .map(instance => ({
      ...optionOf(instance),
      why: whyNot(match, seat, instance),
    }));

/** What a kind of card needs in a chain, and does not find. */
const NO_PLACE: Readonly<Record<Card['kind'], string>> = {
  hero: 'why-no-teamwork',
  power: 'why-no-match',
  teamwork: 'why-no-free-hero',
};

function whyNot(match: Match, seat: Seat, instance: Instance): Text {
  const { kind } = match.card(instance);
  if (match.player(seat).chain.length === 0) return text('why-no-hero');
  return text(NO_PLACE[kind]);
}

/** Lays a card down, and does what it does on being played. */
export function* lay(match: Match, seat: Seat, { link, after }: Placement): Play {
  const { hand, chain } = match.player(seat);
  const { dealer } = match;
  const before = [...chain];
  const { turned, on, side } = link;
  const instance = take(hand, link.instance.id);
  const laid: Link = { instance, turned, on, side };
  chain.push(laid);
  dealer.show();
  dealer.log({
    id: link.on === null ? 'log-start' : 'log-attach',
    args: { who: { seat }, card: { card: instance.card }, rating: after },
    why: { rule: ruleOf(match, link), card: instance.card },
  });
  for (const card of mattering(match, seat, laid, before)) dealer.effect(card);
  const { special } = match.card(instance);
  if (special !== null && special.played.length > 0) yield* perform(match, { seat, instance }, special.played);
}

/** What lets a card be played there: only on a Teamwork does a Hero hang on anything (I.C.4). */
function ruleOf(match: Match, { on, instance }: Link): string {
  if (on === null) return 'start';
  return match.card(instance).kind === 'hero' ? 'teamwork' : 'attach';
}

/**
 * SPECIAL cards that make a difference now that one more lies there: by what it goes with, because it starts a battle, or
 * because they themselves or others of the chain are worth something else.
 */
function mattering(match: Match, seat: Seat, laid: Link, before: readonly Link[]): string[] {
  const { chain } = match.player(seat);
  const card = match.card(laid.instance);
  const first = laid.on === null ? card.kind !== 'hero' : goesWithAll(card);
  const cards = first ? [card.id] : [];
  for (const link of chain) {
    if (!counts(match, link)) continue;
    const was = link === laid ? 0 : worthOf(match, seat, link, before);
    if (worthOf(match, seat, link, chain) !== was) cards.push(link.instance.card);
  }
  return cards;
}

/** Cards that ride along with the attacker's first card, each where it fits (IV.D.1.a). */
export const riders = (match: Match, seat: Seat): Placement[] =>
  playable(match, seat, true).filter(({ link }) => match.card(link.instance).special?.rides === true);

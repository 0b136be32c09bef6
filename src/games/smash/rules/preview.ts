import { type Preview, type Seat, type Text, text } from '../../../kernel/index.js';
import { type Phrase, sentence } from '../../../tabletop/index.js';
import { type Change, type Effect, reasonAgainst } from '../effects/effect.js';
import type { Reaction } from '../printed.js';
import { type Instance, type Place, standingCount, type Team } from '../state.js';
import type { Act } from './actions.js';
import { heroKey } from './ask.js';
import { rivalsOf } from './heroes.js';
import type { Match, Standing } from './match.js';
import { reactionsFeared } from './reactions.js';
import { PLACES } from './setup.js';
import { powerSource, type Source, storySource, superSource } from './source.js';
import { isSwift } from './targets.js';

/** What an action of a turn would do. */
export const actPreview = (match: Match, seat: Seat, act: Act): Partial<Preview> => ({
  ...actEffect(match, seat, act),
  verb: text(`verb-${act.does}`),
});

function actEffect(match: Match, seat: Seat, act: Act): Partial<Preview> {
  const { place } = (act.place === undefined ? null : match.find(act.place)) ?? {};
  switch (act.does) {
    case 'power':
      return place === undefined ? {} : ofEffect(match, powerSource(seat, place), match.hero(place).power);
    case 'use': {
      const loot = place?.loot ?? null;
      if (place === undefined || loot === null) return {};
      return ofEffect(match, powerSource(seat, place, loot), match.cardOf('loot', loot).use);
    }
    case 'story': {
      const source = storySource(seat, act.card);
      const { does } = match.cardOf('story', act.instance as Instance);
      return idleNow(match, source, does) ?? ofPlayed(match, source, does, 'story');
    }
    case 'super': {
      if (place === undefined) return {};
      const { does } = match.cardOf('super', act.instance as Instance);
      const source = superSource(seat, act.card, place);
      const { effect = null, changes = [] } = ofPlayed(match, source, does, 'super');
      // Its hero is revived first, so what is sure of the rest is not sure any more.
      if (place.stunned) return { effect: after(text('preview-revives'), effect as Phrase | null) };
      return idleNow(match, source, does) ?? { effect, changes };
    }
    case 'loot':
      return {};
    case 'retire':
      return { effect: text('preview-retire', { joins: isReplaced(match.team(seat)) ? 'yes' : 'no' }) };
    default:
      return { effect: text(`preview-${act.does}`) };
  }
}

function ofEffect(match: Match, source: Source, effect: Effect | null): Partial<Preview> {
  if (effect === null) return {};
  return { effect: sentence(effect.says), changes: effect.changes?.(match, source) ?? [] };
}

/** What is played although it would change nothing as the table stands; null where it would. A Super that only revives finds nobody to revive. */
function idleNow(match: Match, source: Source, effect: Effect | null): Partial<Preview> | null {
  const why = effect === null ? text('unable-revive') : reasonAgainst(match, source, effect);
  return why === null ? null : { effect: text('preview-nothing', { why }) };
}

/** A rival that may still ward a card off suffers nothing for sure; nor is anything sure where the Loot that does so strikes back (SM-C2). */
function ofPlayed(match: Match, source: Source, effect: Effect | null, against: Reaction): Partial<Preview> {
  const foreseen = ofEffect(match, source, effect);
  if (effect?.touches !== true) return foreseen;
  const feared = new Map(rivalsOf(match, source.seat).map(seat => [seat, reactionsFeared(match, seat, against)]));
  if ([...feared.values()].flat().some(({ does }) => does?.touches === true)) return { ...foreseen, changes: [] };
  const changes = (foreseen.changes ?? []) as readonly Change[];
  return { ...foreseen, changes: changes.filter(({ seat }) => (feared.get(seat) ?? []).length === 0) };
}

const after = (said: Phrase, next: Phrase | null): Phrase =>
  next === null ? said : text('effect-sentences', { said, next });

/** Whether the next hero of a stack takes the place of one that leaves: not beside three others (SM-7, SM-C12). */
const isReplaced = (team: Team): boolean => team.stack.length > 0 && standingCount(team) <= PLACES;

/** Whom an attack would meet: who is stunned cannot defend itself (SM-4), and some attackers are not countered by some types. */
export function targetPreview(
  match: Match,
  attacker: Place,
  among: readonly Standing[],
  key: string,
): Partial<Preview> {
  const target = among.find(({ place }) => heroKey(place) === key);
  if (target === undefined) return {};
  if (target.place.stunned) {
    const feared = reactionsFeared(match, target.seat, 'attack').length > 0;
    return { effect: text('preview-defenceless', { loot: feared ? 'yes' : 'no' }) };
  }
  return { effect: text(isSwift(match, attacker, target.place) ? 'preview-uncountered' : 'preview-defended') };
}

/** Countering with a card, or not: then the hero is stunned, or defeated where something makes it so. */
export function counterPreview(
  match: Match,
  { place }: Standing,
  card: Instance | undefined,
  isFatal: boolean,
): Partial<Preview> {
  if (card !== undefined) {
    const { kind } = match.card(card);
    return kind === 'loot' ? {} : { effect: text(`preview-counter-${kind}`) };
  }
  return { effect: lossOf(match, place, isFatal), verb: text('verb-give-in') };
}

/** Letting an attack happen that cannot be countered. What Loot against it does, its card says. */
export const letPreview = (match: Match, { place }: Standing, key: string, isFatal: boolean): Partial<Preview> =>
  key === 'let-it' ? { effect: lossOf(match, place, isFatal), verb: text('verb-let-it') } : {};

const lossOf = (match: Match, place: Place, isFatal: boolean): Text =>
  isFatal ? text('preview-falls') : text('preview-stunned', { sturdy: match.has(place, 'sturdy') ? 'yes' : 'no' });

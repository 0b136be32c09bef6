import {
  type Answer,
  type Opponent,
  type Option,
  optionsOf,
  type Prompt,
  type Random,
  type Seat,
  type Temper,
} from '../../../kernel/index.js';
import { anything, pick } from '../../../tabletop/index.js';
import type { Card, Pool } from '../card.js';
import { defeat, revive, weigh } from '../effects/deeds/index.js';
import type { Effect } from '../effects/effect.js';
import { momentWord } from '../printed.js';
import { type Act, actions } from '../rules/actions.js';
import type { Match, Standing } from '../rules/match.js';
import { powerSource, type Source, storySource, superSource } from '../rules/source.js';
import { targetsOf } from '../rules/targets.js';
import { placesOf, type SmashState } from '../state.js';
import { keepWorth, threat } from '../worth.js';
import { chosenHero, first, highest, matchOf } from './answers.js';
import { liking } from './temper.js';

const weightOf = (match: Match, source: Source, effect: Effect | null): number => effect?.weight(match, source) ?? 0;

/** Weighs everything that could be done by what it changes for heroes and hands, and counters whenever it can. */
export const steadyWith =
  (pool: Pool): Opponent<SmashState> =>
  ({ state, seat, prompt, random, temper }) => {
    const match = matchOf(state, pool);
    switch (prompt.reason) {
      case 'turn':
        return bestAct(match, seat, prompt, random, temper);
      case 'counter':
        return counter(match, prompt, random);
      case 'react':
        return first(prompt, random);
      case 'power':
        return pick(wantsPower(match, seat, prompt) ? 'use' : 'leave');
      case 'target':
      case 'hero':
      case 'attacker':
        return chosenHero(match, seat, prompt, random);
      case 'discard':
        return byWorth(match, seat, prompt, 'least');
      case 'their discard':
      case 'take':
        return byWorth(match, seat, prompt, 'most');
      default:
        return anything(prompt, random);
    }
  };

// -- a turn

function bestAct(match: Match, seat: Seat, prompt: Prompt, random: Random, temper: Temper | undefined): Answer {
  const able: (Act | null)[] = actions(match, seat);
  // With an empty hand the default is to do nothing, which is worth nothing (SM-C31).
  if (match.team(seat).hand.length === 0) able.push(null);
  const best = highest(able, act => (act === null ? 0 : liking(temper, act.does) * actWorth(match, seat, act)), random);
  return best === null ? prompt.default : pick(best.key);
}

function actWorth(match: Match, seat: Seat, act: Act): number {
  const standing = act.place === undefined ? null : match.find(act.place);
  const place = standing?.place;
  switch (act.does) {
    case 'smash':
      return place === undefined ? 0 : attackWorth(match, seat, place, 0);
    case 'team-up':
      return place === undefined ? 0 : attackWorth(match, seat, place, 2);
    case 'power':
      return place === undefined ? 0 : weightOf(match, powerSource(seat, place), match.hero(place).power);
    case 'use':
      return place?.loot == null
        ? 0
        : weightOf(match, powerSource(seat, place, place.loot), match.cardOf('loot', place.loot).use);
    case 'story':
      return cardWorth(match, storySource(seat, act.card), match.pool.get(act.card)) + 0.3;
    case 'super': {
      if (place === undefined) return 0;
      const revived = place.stunned ? weigh(revive, match, seat, { seat, place }) : 0;
      return revived + cardWorth(match, superSource(seat, act.card, place), match.pool.get(act.card)) + 0.2;
    }
    case 'loot':
      return 2.2;
    case 'retire':
      return retireWorth(match, seat);
    case 'discard':
      return 1.2 - 0.3 * keepWorth(match, seat, match.pool.get(act.card) as Card);
  }
}

const cardWorth = (match: Match, source: Source, card: Card | undefined): number =>
  card?.kind === 'story' || card?.kind === 'super' ? weightOf(match, source, card.does) : 0;

/** The best attack that a hero could make: sure against stunned heroes, else as good as the Smash cards behind it. */
function attackWorth(match: Match, seat: Seat, place: Standing['place'], extra: number): number {
  const { hand } = match.team(seat);
  const behind = hand.filter(({ card }) => match.pool.get(card)?.kind === 'smash').length - 1;
  const worths = targetsOf(match, seat, place, { withCard: true }).map(target =>
    target.place.stunned
      ? weigh(defeat, match, seat, target)
      : 2 + 0.7 * behind + extra + 0.3 * threat(match, target.seat),
  );
  return Math.max(0, ...worths);
}

/** Giving up a stunned hero is for teams that have nobody else to fight with. */
function retireWorth(match: Match, seat: Seat): number {
  const { places, stack } = match.team(seat);
  const active = places.filter(place => place !== null && !place.stunned).length;
  return active === 0 && stack.length > 0 ? 2.5 : -3;
}

/** A power that is set off is used, unless it would do its owner more harm than good. A rival hero it means is not known here. */
function wantsPower(match: Match, seat: Seat, { source: card = '', question }: Prompt): boolean {
  const found = match.pool.get(card);
  if (found?.kind !== 'hero' && found?.kind !== 'loot') return true;
  const own = placesOf(match.team(seat)).find(({ hero, loot }) => hero.card === card || loot?.card === card);
  const source: Source = { seat, card, hero: own?.hero.id ?? null, as: 'power' };
  const set = found.triggers.filter(({ on }) => momentWord(on) === question.args?.on);
  return set.reduce((sum, { does }) => sum + weightOf(match, source, does), 0) >= 0;
}

/** A Smash before anything dearer; a Team-Up or Loot only where no Smash is left. */
function counter(match: Match, prompt: Prompt, random: Random): Answer {
  const kindOf = ({ card }: Option): string => (card === undefined ? '' : (match.pool.get(card)?.kind ?? ''));
  const order = ['', 'loot', 'team-up', 'smash'];
  const best = highest(optionsOf(prompt), option => order.indexOf(kindOf(option)), random);
  return best === null ? prompt.default : pick(best.key);
}

/** So many cards as must be chosen, of those worth least or most. */
function byWorth(match: Match, seat: Seat, prompt: Prompt, which: 'least' | 'most'): Answer {
  if (prompt.kind !== 'some') return prompt.default;
  const worth = ({ card }: Option): number => {
    const found = card === undefined ? undefined : match.pool.get(card);
    return found === undefined ? 0 : keepWorth(match, seat, found) * (which === 'least' ? 1 : -1);
  };
  const sorted = [...prompt.options].sort((one, other) => worth(one) - worth(other));
  return { pick: sorted.slice(0, prompt.min).map(({ key }) => key) };
}

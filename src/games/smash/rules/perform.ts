import { type Play, type Seat, text } from '../../../kernel/index.js';
import { take } from '../../../tabletop/index.js';
import { carryOut } from '../effects/effect.js';
import type { Instance, Place } from '../state.js';
import type { Act } from './actions.js';
import { chooseHero } from './ask.js';
import { fight } from './battle.js';
import { defeat, revive, rivalsOf } from './heroes.js';
import type { Match, Standing } from './match.js';
import { targetPreview } from './preview.js';
import { reacts } from './reactions.js';
import { settle } from './settle.js';
import { powerSource, storySource, superSource } from './source.js';
import { targetsOf } from './targets.js';
import { discard, draw, refill } from './zones.js';

/** Does what was chosen for a turn. */
export function* perform(match: Match, seat: Seat, act: Act): Play {
  const { dealer } = match;
  const label = text('at-act', { card: { card: act.card } });
  const standing = act.place === undefined ? null : match.find(act.place);
  const nested = dealer.enter(label);
  const play = doing(match, seat, act, standing);
  if (play !== undefined) yield* play;
  dealer.leave(nested);
}

function doing(match: Match, seat: Seat, act: Act, standing: Standing | null): Play | undefined {
  switch (act.does) {
    case 'smash':
    case 'team-up':
      return attack(match, seat, act, standing as Standing);
    case 'power':
      return power(match, seat, (standing as Standing).place);
    case 'use':
      return use(match, seat, (standing as Standing).place);
    case 'story':
      return story(match, seat, act.instance as Instance);
    case 'super':
      return superCard(match, seat, act.instance as Instance, standing as Standing);
    case 'loot':
      equip(match, seat, act.instance as Instance, (standing as Standing).place);
      return undefined;
    case 'retire':
      return retire(match, standing as Standing);
    case 'discard':
      exchange(match, seat, act.instance as Instance);
      return undefined;
  }
}

function* attack(match: Match, seat: Seat, { instance, card }: Act, attacker: Standing): Play {
  const question = text('ask-target', { card: { card: attacker.place.hero.card } });
  const targets = targetsOf(match, seat, attacker.place, { withCard: true });
  const preview = (key: string) => targetPreview(match, attacker.place, targets, key);
  const target = yield* chooseHero({ seat, reason: 'target', question, source: card, preview }, targets);
  if (target === null) return;
  played(match, seat, card);
  const laid = take(match.team(seat).hand, (instance as Instance).id);
  yield* fight(match, attacker, target, { card }, laid);
}

function power(match: Match, seat: Seat, place: Place): Play | undefined {
  match.tell('log-power', seat, place.hero.card, { rule: 'power', card: place.hero.card });
  return carryOut(match, powerSource(seat, place), match.hero(place).power);
}

function use(match: Match, seat: Seat, place: Place): Play | undefined {
  if (place.loot === null) return undefined;
  const { id, use: effect } = match.cardOf('loot', place.loot);
  match.tell('log-use', seat, id, { rule: 'loot', card: id });
  return carryOut(match, powerSource(seat, place, place.loot), effect);
}

/** A Story: every other team may ward it off, and then it happens to all that it names. */
function* story(match: Match, seat: Seat, instance: Instance): Play {
  const { id, does: effect } = match.cardOf('story', instance);
  play(match, seat, instance);
  const spared = effect.touches === true ? yield* wardedOff(match, seat, id, 'story') : [];
  yield* carryOut(match, { ...storySource(seat, id), spared }, effect);
}

/** A Super: its hero is revived, and then it does what it says. */
function* superCard(match: Match, seat: Seat, instance: Instance, standing: Standing): Play {
  const { id, does: effect } = match.cardOf('super', instance);
  play(match, seat, instance);
  const spared = effect?.touches === true ? yield* wardedOff(match, seat, id, 'super') : [];
  const { log } = match.dealer.envelope;
  if (standing.place.stunned) match.dealer.effect(id);
  revive(match, standing);
  yield* carryOut(match, { ...superSource(seat, id, standing.place), spared }, effect, log);
}

const wardedOff = (match: Match, by: Seat, card: string, against: 'story' | 'super'): Play<Seat[]> =>
  reacts(match, rivalsOf(match, by), { against, by, card });

function equip(match: Match, seat: Seat, instance: Instance, place: Place): void {
  match.dealer.show();
  place.loot = take(match.team(seat).hand, instance.id);
  match.dealer.log({
    id: 'log-equip',
    args: { who: { seat }, card: { card: instance.card }, hero: { card: place.hero.card } },
    why: { rule: 'loot', card: instance.card },
  });
  refill(match, seat);
}

function* retire(match: Match, standing: Standing): Play {
  match.tell('log-retire', standing.seat, standing.place.hero.card, { rule: 'retire' });
  yield* settle(match, yield* defeat(match, [standing]));
}

/** One card goes, another comes. */
function exchange(match: Match, seat: Seat, instance: Instance): void {
  match.dealer.show();
  discard(match, take(match.team(seat).hand, instance.id));
  match.tell('log-exchange', seat, instance.card, { rule: 'discard' });
  draw(match, seat, 1, 'discard');
}

/** A card is played from the hand: to the discard pile, and the hand is refilled (SM-5). */
function play(match: Match, seat: Seat, instance: Instance): void {
  played(match, seat, instance.card);
  discard(match, take(match.team(seat).hand, instance.id));
  refill(match, seat);
}

function played(match: Match, seat: Seat, card: string): void {
  match.dealer.show();
  match.tell('log-play', seat, card, { card });
}

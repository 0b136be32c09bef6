import { chooseSome, type Play, type Seat, text } from '../../kernel/index.js';
import type { Ability, Cost, Deed, Modifier, Stat, Whom } from './card.js';
import type { Effect, Way } from './effect.js';
import type { Moment, OccurrenceOf } from './events.js';
import { isEnemy, isFriendly, isIdentity, type Look } from './look.js';
import { optionOf } from './rules/options.js';
import type { InPlay } from './state.js';

// -- types of abilities

type Parts = Omit<Ability, 'type' | 'on' | 'would' | 'when' | 'forced'>;

export const action = (parts: Parts): Ability => ({ type: 'action', ...parts });
export const heroAction = (parts: Parts): Ability => ({ type: 'action', form: 'hero', ...parts });
export const alterEgoAction = (parts: Parts): Ability => ({ type: 'action', form: 'alter-ego', ...parts });

/** What an interrupt or response waits for, and what it does then. */
interface Reaction<T extends Moment> extends Omit<Parts, 'does' | 'able'> {
  /** Before everything else, as what may stop or change the occurrence. */
  readonly would?: true;
  when?(look: Look, event: OccurrenceOf<T>): boolean;
  able?(game: Effect, event: OccurrenceOf<T>): boolean;
  does(game: Effect, event: OccurrenceOf<T>): Play;
}

const reaction =
  (type: 'interrupt' | 'response', more: Partial<Ability> = {}) =>
  <T extends Moment>(on: T, parts: Reaction<T>): Ability =>
    ({ type, on, ...more, ...parts }) as Ability;

export const interrupt = reaction('interrupt');
export const heroInterrupt = reaction('interrupt', { form: 'hero' });
export const forcedInterrupt = reaction('interrupt', { forced: true });
export const response = reaction('response');
export const forcedResponse = reaction('response', { forced: true });

type Does = Deed['does'];

export const special = (parts: Parts): Ability => ({ type: 'special', ...parts });
export const setup = (does: Does): Ability => ({ type: 'setup', does });
export const whenRevealed = (does: Does): Ability => ({ type: 'when revealed', does });
export const whenRevealedHero = (does: Does): Ability => ({ type: 'when revealed', form: 'hero', does });
export const whenRevealedAlterEgo = (does: Does): Ability => ({ type: 'when revealed', form: 'alter-ego', does });
export const boost = (does: Does): Ability => ({ type: 'boost', does });

/** A When Defeated ability. */
export const whenDefeated = (does: Does): Ability =>
  forcedInterrupt('defeat', { when: (look, { target }) => look.isThis(target), does });

// -- costs

/** Exhausts this card. */
export const exhaustThis: Cost = {
  able: game => game.here?.exhausted === false,
  *pay(game) {
    if (game.here !== undefined) game.exhaust(game.here);
  },
};

/** Exhausts your hero. */
export const exhaustHero: Cost = {
  able: game => game.isHero && !game.you.exhausted,
  *pay(game) {
    game.exhaust(game.you);
  },
};

/** Removes counters from this card. */
export const removeCounters = (count = 1): Cost => ({
  able: game => game.counters >= count,
  *pay(game) {
    game.count(-count);
  },
});

/** Discards this card. */
export const discardThis: Cost = {
  able: game => game.here !== undefined,
  pay: game => game.discardThis(),
};

/** Your identity takes damage: all of it, so a tough one cannot pay. */
export const takeDamage = (amount: number): Cost => ({
  able: game => !game.is(game.you, 'tough'),
  *pay(game) {
    yield* game.takes(amount);
  },
});

/** Deals damage to this card: paid even where it is prevented. */
export const damageThis = (amount: number): Cost => ({
  able: game => game.here !== undefined,
  *pay(game) {
    if (game.here !== undefined) yield* game.deal(game.here, amount);
  },
});

/** Heals damage from your identity: there must be as much. */
export const healYou = (amount: number): Cost => ({
  able: game => game.you.damage >= amount,
  *pay(game) {
    game.heal(game.you, amount);
  },
});

/** Discards cards from hand, of your choice. Which is in `game.discarded`. */
export const discardCards = (min: number, max = min): Cost => ({
  able: game => game.mine.hand.filter(({ id }) => !game.isThis(id)).length >= min,
  *pay(game) {
    const keys = yield* chooseSome({
      seat: game.me,
      reason: 'discard',
      question: text('ask-discard', { card: { card: game.source.card }, count: max }),
      source: game.source.card,
      options: game.mine.hand.map(optionOf),
      min,
      max,
    });
    const ids = keys.map(key => Number(key.slice(1)));
    game.discarded = game.mine.hand.filter(({ id }) => ids.includes(id)).map(({ card }) => card);
    for (const id of ids) game.discardFromHand(id);
  },
});

// -- whom something is about

export const itself: Whom = (look, subject) => look.isThis(subject.id);
export const itsHost: Whom = (look, subject) => look.isHost(subject.id);
export const yourIdentity: Whom = (look, subject) => look.isYou(subject.id);
/** An alter-ego has no hero. */
export const yourHero: Whom = (look, subject) => look.isYou(subject.id) && look.isHero;
export const theVillain: Whom = (look, subject) => look.card(subject).kind === 'villain';
export const anyEnemy: Whom = (look, subject) => isEnemy(look.card(subject));
export const anyMinion: Whom = (look, subject) => look.card(subject).kind === 'minion';
export const anyAlly: Whom = (look, subject) => look.card(subject).kind === 'ally';
export const withTrait =
  (trait: string, of: Whom): Whom =>
  (look, subject) =>
    of(look, subject) && look.has(subject, trait);

/** A number that is different for some cards. */
export const adds = (stat: Stat, by: Modifier['by'], of: Whom): Modifier => ({ stat, by, of });

// -- what an occurrence is about

/** The villain attacks you. */
export const villainAttacksYou = (look: Look, event: OccurrenceOf<'enemy attack'>): boolean =>
  event.seat === look.me && look.villain.id === event.enemy;

/** This enemy attacks, or has attacked. */
export const thisAttacks = (look: Look, event: OccurrenceOf<'enemy attack'>): boolean => look.isThis(event.enemy);

/** The enemy that this card is attached to attacks, or has attacked. */
export const hostAttacks = (look: Look, event: OccurrenceOf<'enemy attack'>): boolean => look.isHost(event.enemy);

/** Your hero has defended. */
export const yourHeroDefended = (look: Look, event: OccurrenceOf<'enemy attack'>): boolean =>
  event.defender !== null && look.isYou(event.defender) && look.isHero;

/** Your hero has attacked: basic, or by an event or upgrade. */
export const yourHeroAttacked = (look: Look, event: OccurrenceOf<'attack'>): boolean =>
  look.isHero && look.isYou(event.character);

/** This ally has attacked. */
export const thisAllyAttacked = (look: Look, event: OccurrenceOf<'attack'>): boolean => look.isThis(event.character);

/** This card has entered play. */
export const thisEnters = (look: Look, event: OccurrenceOf<'enter'>): boolean => look.isThis(event.target);

/** You have defeated a minion: your identity, its events and upgrades; allies and supports where the profile says so. */
export const youDefeatedMinion = (look: Look, { kind, by }: OccurrenceOf<'defeat'>): boolean =>
  kind === 'minion' && by?.by === look.me && (by.identity || !look.state.profile.youMeansIdentity);

/** A treachery is being revealed. */
export const treacheryRevealed = (look: Look, event: OccurrenceOf<'reveal'>): boolean =>
  look.match.card(event.card).kind === 'treachery';

// -- what is done

type Amount = number | ((game: Effect) => number);
const of = (game: Effect, amount: Amount): number => (typeof amount === 'number' ? amount : amount(game));

/** Damage to an enemy of your choice. */
export const damagesEnemy = (amount: Amount, fits: (game: Effect, enemy: InPlay) => boolean = () => true): Deed => ({
  able: game => game.targets.some(enemy => fits(game, enemy)),
  *does(game) {
    const enemy = yield* game.enemy(one => fits(game, one));
    if (enemy !== null) yield* game.deal(enemy, of(game, amount));
  },
});

/** Damage to every enemy. */
export const damagesEachEnemy = (amount: Amount): Deed => ({
  able: game => game.damageable.length > 0,
  *does(game) {
    yield* game.deal(game.enemies, of(game, amount));
  },
});

/** Threat off a scheme of your choice. */
export const removesThreat = (amount: Amount): Deed => ({
  able: game => game.thwartable.length > 0,
  *does(game) {
    const scheme = yield* game.scheme();
    if (scheme !== null) yield* game.removeThreat(scheme, of(game, amount));
  },
});

/** Cards for you. */
export const draws = (count: Amount): Deed => ({
  able: game => game.mine.deck.length > 0 || game.mine.discard.length > 0,
  *does(game) {
    game.draw(of(game, count));
  },
});

const hasCards = (game: Effect, seat: Seat): boolean =>
  game.match.player(seat).deck.length > 0 || game.match.player(seat).discard.length > 0;

/** Cards for a player of your choice. */
export const playerDraws = (count: number): Deed => ({
  able: game => game.players.some(seat => hasCards(game, seat)),
  *does(game) {
    const seat = yield* game.player(game.players.filter(one => hasCards(game, one)));
    if (seat !== null) game.draw(count, seat);
  },
});

/** Healing for a character of your choice that is hurt. */
export const heals = (amount: number, fits: (game: Effect, one: InPlay) => boolean): Deed => ({
  able: game => game.characters.some(one => one.damage > 0 && fits(game, one)),
  *does(game) {
    const hurt = yield* game.choose(
      game.characters.filter(one => one.damage > 0 && fits(game, one)),
      'heal',
    );
    if (hurt !== null) game.heal(hurt, amount);
  },
});

/** Healing for your identity. */
export const healsYou = (amount: number): Deed => heals(amount, (game, one) => game.isYou(one.id));

export const anyCharacter = (): boolean => true;
export const friendly = (game: Effect, one: InPlay): boolean => isFriendly(game.card(one));

/** A status card for an enemy that has none of it. */
const afflicts = (status: 'stunned' | 'confused', among: (game: Effect) => readonly InPlay[]): Deed => {
  const able = (game: Effect) => among(game).filter(enemy => !game.is(enemy, status));
  return {
    able: game => able(game).length > 0,
    *does(game) {
      const enemy = yield* game.choose(able(game), 'enemy');
      if (enemy !== null) game.give(enemy, status);
    },
  };
};
export const stunsEnemy: Deed = afflicts('stunned', game => game.enemies);
export const confusesVillain: Deed = afflicts('confused', game => [game.villain]);

/** Readies your identity. */
export const readiesYou: Deed = {
  able: game => game.you.exhausted,
  *does(game) {
    game.ready(game.you);
  },
};

/** Readies something of your choice. */
export const readies = (fits: (game: Effect, one: InPlay) => boolean): Deed => ({
  able: game => game.state.play.some(one => one.exhausted && fits(game, one)),
  *does(game) {
    const one = yield* game.choose(
      game.state.play.filter(card => card.exhausted && fits(game, card)),
      'ready',
    );
    if (one !== null) game.ready(one);
  },
});

/** Discards this card. */
export const discardsThis: Deed = { does: game => game.discardThis() };

// -- what encounter cards do

/** Places threat on this scheme, so much per player. */
export const placesHere = (amount: number): Ability =>
  whenRevealed(function* (game) {
    if (game.here !== undefined) yield* game.placeThreat(game.here, game.perPlayer(amount));
  });

/** This card gains surge. */
export const gainsSurge: Does = function* (game) {
  game.surge();
};

/** Heals an enemy; without anything to heal, the card gains surge. */
export const healsOrSurges = (amount: (game: Effect) => number): Does =>
  function* (game) {
    if (game.heal(game.villain, amount(game)) === 0) game.surge();
  };

/** The villain attacks you. */
export const villainAttacks: Does = function* (game) {
  yield* game.attackOf(game.villain);
};

/** Each player's top card becomes a Drone. */
export const eachGetsDrone: Does = function* (game) {
  for (const seat of game.players) yield* game.drone(seat);
};

/** Searches encounter deck and discard pile for a card by its printed id and reveals it. */
export const searchesAndReveals = (id: string): Does =>
  function* (game) {
    const found = yield* game.find(card => card.id === id);
    if (found !== null) yield* game.reveal(found);
  };

/** Boost: whoever takes damage from this attack is stunned. */
export const stunsDamaged: Does = function* (game, event: OccurrenceOf<'enemy attack'>) {
  game.delay('damage', function* () {
    if (event.type === 'enemy attack') game.stunAll(event.damaged);
  });
} as Does;

// -- ways out of a choice

/** Your identity takes damage. */
export const takeIt = (game: Effect, amount: number): Way => ({
  key: 'damage',
  label: text('way-damage', { amount }),
  *does() {
    yield* game.takes(amount);
  },
});

/** Your hero takes damage: an alter-ego has none. */
export const damageHero = (game: Effect, amount: number): Way => ({ ...takeIt(game, amount), able: game.isHero });

/** Threat on the main scheme. */
export const placeOnMain = (game: Effect, amount: number): Way => ({
  key: 'threat',
  label: text('way-threat', { amount, card: { card: game.mainScheme.card } }),
  *does() {
    yield* game.placeThreat(game.mainScheme, amount);
  },
});

// -- where attachments go

/** Attachments: to the villain. */
export const toVillain = { to: theVillain };
/** Attachments: to an enemy or a minion of your choice. */
export const toEnemy = { to: anyEnemy };
export const toMinion = { to: anyMinion };
export const toAlly = { to: anyAlly };

/** Uses: counters it enters play with; without any left it is discarded. */
export const uses = (count: number) => ({ enters: count, uses: true });
/** Counters it enters play with, and stays without. */
export const enters = (count: number) => ({ enters: count, uses: false });

/**
 * An obligation: you may flip to alter-ego; then exhaust it to be rid of the obligation for good, or do what else it says
 * (`able`: where that is possible) and discard it.
 */
export const obliges = (other: { readonly label: string; able?(game: Effect): boolean; does: Does }): Ability =>
  whenRevealed(function* (game) {
    if (game.isHero && (yield* game.may('ask-flip', 'flip', 'do-not-flip'))) yield* game.flip();
    yield* game.either([
      {
        key: 'exhaust',
        label: text('obligation-exhaust', { card: { card: game.you.card } }),
        able: !game.isHero && !game.you.exhausted,
        *does() {
          game.exhaust(game.you);
          yield* game.discardThis('removed');
        },
      },
      {
        key: 'other',
        label: text(other.label),
        able: other.able?.(game) ?? true,
        *does() {
          yield* other.does(game, undefined as never);
          yield* game.discardThis();
        },
      },
    ]);
    // Neither is possible: it is discarded (CH-C5).
    yield* game.discardThis();
  });

export const isYourIdentity = (game: Look, one: InPlay): boolean => isIdentity(game.card(one)) && game.isYou(one.id);

import { type Play, text } from '../../../kernel/index.js';
import { type Phrase, perform } from '../../../tabletop/index.js';
import type { Ability, Amount, Attach, Ban, Cost, Counted, Does, Event, When, Whom } from '../behaviour.js';
import type { Game } from '../effect/index.js';
import type { Look } from '../look/index.js';
import { cardName } from '../printed.js';
import { type Extent, OVERFLOW } from '../rules/table/crew.js';
import type { InPlay, Status } from '../state.js';
import { cost, counting, effect, moment, numberOf, unless, when } from './making.js';
import { yourHeroAttacks } from './moments.js';
import { forcedResponse } from './types.js';
import { allOf, yourUpgrades } from './whom.js';

/** Several villains at once, with side schemes of their own and an active counter. */

// -- who is meant

const whom = (id: string, fits: Whom['fits'], args: Parameters<typeof text>[1] = {}): Whom => ({
  says: text(id, args),
  one: null,
  unit: null,
  fits,
});

const isVillain = (look: Look, subject: InPlay): boolean => look.cards.of(subject).kind === 'villain';

/** The villain of that name, whichever side of its card is up. */
export const villainNamed = (name: string): Whom =>
  whom('whom-named', (look, subject) => isVillain(look, subject) && look.cards.of(subject).name === name, {
    name: cardName(name),
  });

export const eachVillain: Whom = whom('whom-each-villain', isVillain);

const ownerOf = (look: Look, scheme: InPlay): InPlay | undefined => look.table.villainOf(scheme);

/** The own side scheme of the villain of that name. */
export const schemeOfNamed = (name: string): Whom =>
  whom(
    'whom-scheme-of',
    (look, subject) => {
      const owner = ownerOf(look, subject);
      return owner !== undefined && look.cards.of(owner).name === name;
    },
    { name: cardName(name) },
  );

/** The own side schemes of all villains but the one of that name. */
export const schemesBesides = (name: string): Whom =>
  whom(
    'whom-schemes-besides',
    (look, subject) => {
      const owner = ownerOf(look, subject);
      return owner !== undefined && look.cards.of(owner).name !== name;
    },
    { name: cardName(name) },
  );

/** The active villain's own side scheme. */
export const activeScheme: Whom = whom('whom-active-scheme', (look, subject) => {
  const owner = ownerOf(look, subject);
  return owner !== undefined && look.table.isActive(owner);
});

/** Schemes from which thwarting removes nothing. */
export const cannotBeThwarted = (of: Whom): Ban => ({
  what: 'be thwarted',
  of,
  says: text('ban-be-thwarted', { whom: of.says }),
});

/** Attachments: on the active villain's own side scheme. They stay there when another one becomes active. */
export const toActiveScheme: Attach = {
  says: text('attach', { whom: activeScheme.says }),
  to: (look, subject) => ownerOf(look, subject) !== undefined,
  best: (look, schemes) => schemes.filter(scheme => activeScheme.fits(look, scheme)),
};

// -- villains that act

/** A villain that a card has act. */
interface Actor {
  readonly says: Phrase;
  find(game: Game): Play<InPlay | null>;
}

export const named = (name: string): Actor => {
  const villain = villainNamed(name);
  return {
    says: villain.says,
    *find(game) {
      return allOf(game, villain)[0] ?? null;
    },
  };
};

/** The villain whose own side scheme has the most or the least threat. */
export const withThreat = (extent: Extent): Actor => ({
  says: text(`whom-villain-${extent}`),
  find: game => game.villains.with(extent),
});

/** The villain on whose own side scheme this card lies. */
export const hostsVillain: Actor = {
  says: text('whom-villain-of-host'),
  *find(game) {
    const { host } = game.self;
    return host === undefined ? null : (game.table.villainOf(host) ?? null);
  },
};

interface More {
  /** Then, once that has really been done; it is told of what was done. */
  readonly next?: Does;
  /** So much more for a tough villain. */
  readonly ifTough?: number;
}

const acting =
  (id: string, act: (game: Game, villain: InPlay, bonus: number) => Play<Event | null>) =>
  (who: Actor, { next, ifTough }: More = {}): Does => {
    const plain = text(id, { who: who.says });
    const says = ifTough === undefined ? plain : text(`${id}-if-tough`, { who: who.says, by: ifTough });
    return effect(next === undefined ? says : text('effect-then', { said: says, next: next.says }), function* (game) {
      const villain = yield* who.find(game);
      if (villain === null) return;
      const made = yield* act(game, villain, game.status.has(villain, 'tough') ? (ifTough ?? 0) : 0);
      if (made !== null && next !== undefined) yield* perform(next, game, made);
    });
  };

export const attacksYou = acting('says-attacks-you', (game, villain, bonus) =>
  game.activation.attack(villain, { bonus }),
);
export const schemesNow = acting('says-schemes-now', (game, villain, bonus) =>
  game.activation.scheme(villain, { bonus }),
);

// -- the active counter

function* moved(game: Game, extent: Extent): Play<InPlay | null> {
  const villain = yield* game.villains.with(extent);
  if (villain !== null) game.villains.activate(villain);
  return villain;
}

/** The villain whose own side scheme has the most or the least threat becomes the active one. */
export const activates = (extent: Extent): Does => effect(text(`says-activate-${extent}`), game => moved(game, extent));

/** The one with the least; it attacks your hero once this attack is done, without a boost card. */
export const activatesLeastToAttack: Does = effect(text('says-activate-least-attack'), function* (game) {
  const villain = yield* moved(game, 'least');
  if (villain === null || !game.you.isHero || game.use.event?.type !== 'enemy attack') return;
  const { id } = villain;
  game.activation.delay('end', function* () {
    const one = game.table.find(id);
    if (one !== undefined) yield* game.activation.attack(one, { boost: false });
  });
});

/** The one with the least; it schemes. */
export const activatesLeastToScheme: Does = effect(text('says-activate-least-scheme'), function* (game) {
  const villain = yield* moved(game, 'least');
  if (villain !== null) yield* game.activation.scheme(villain);
});

/** You reveal the top card of the deck of the villain with the least threat, two if no other is in play. */
export const revealsOfLeast: Does = effect(text('says-reveal-of-least'), function* (game) {
  const villain = yield* game.villains.with('least');
  if (villain === null) return;
  const times = game.table.villains.length === 1 ? 2 : 1;
  for (let time = 0; time < times; time++) yield* game.villains.reveal(villain);
});

// -- side schemes

/** Threat on the side scheme that has the most or the least. */
export const placesOnExtreme = (amount: Amount, extent: Extent): Does =>
  effect(counting(`says-threat-${extent}`, amount), function* (game, event) {
    const scheme = yield* game.villains.scheme(extent);
    if (scheme !== null) yield* game.threat.place(numberOf(amount, game, event), scheme);
  });

const overflows = moment(
  'threat',
  text('when-overflows', { at: OVERFLOW.at }),
  (look, { scheme }) => look.self.is(scheme) && (look.self.here?.threat ?? 0) >= OVERFLOW.at,
);

/** What a villain's own side scheme does once it is full: then most of its threat comes off. */
export const whenFull = (name: string, does: Does): Ability =>
  forcedResponse(overflows, {
    name,
    does: effect(text('says-overflow', { does: does.says, leaves: OVERFLOW.leaves }), function* (game, event) {
      yield* perform(does, game, event);
      const { here } = game.self;
      if (here !== undefined) yield* game.threat.remove(here.threat - OVERFLOW.leaves, here);
    }),
  });

// -- what they do to you

/** Discards a card from hand by chance. */
export const discardRandomCard: Cost = cost(
  text('cost-discard-random'),
  game => unless(game.you.hand.length > 0, text('unable-hand')),
  game => {
    game.hand.discardRandom();
  },
  { fromHand: true },
);

/** Takes these status cards off all that are meant. */
export const shedsAll = (statuses: readonly Status[], of: Whom): Does =>
  effect(
    text('says-shed-all', { statuses: { list: statuses.map(status => text(`mark-${status}`)) }, whom: of.says }),
    game => {
      for (const one of allOf(game, of)) for (const status of statuses) game.status.remove(one, status);
    },
    {
      able: game =>
        unless(
          allOf(game, of).some(one => statuses.some(status => game.status.has(one, status))),
          text('unable-shed'),
        ),
    },
  );

/** Damage to the character that defends against the attack under way. */
export const damagesDefender = (amount: number): Does =>
  effect(counting('says-damage-defender', amount), function* (game) {
    const { event } = game.use;
    const defender =
      event?.type === 'enemy attack' && event.defender !== null ? game.table.find(event.defender) : undefined;
    if (defender !== undefined) yield* game.damage.deal(amount, defender);
  });

// -- conditions, moments, numbers

/** One of those that are meant has such a status card. */
export const has = (status: Status, of: Whom): When =>
  when<Game>(text('if-has', { whom: of.says, status: text(`mark-${status}`) }), game =>
    allOf(game, of).some(one => game.status.has(one, status)),
  );

/** You have no upgrades. */
export const withoutUpgrades: When<Look> = when(text('if-no-upgrades'), look => allOf(look, yourUpgrades).length === 0);

/** Nobody has defended against the attack that has just been made. */
export const itWasUndefended: When = when<Game>(
  text('if-was-undefended'),
  (_game, event) => event?.type === 'enemy attack' && event.defender === null,
);

/** So much more while this enemy's attack is not defended. */
export const whileUndefended = (by: number): Counted<Look, undefined> => ({
  base: by,
  tail: text('tail-while-undefended'),
  of: look => (look.table.attackBy(look.source.id)?.defender === null ? by : 0),
});

/** Your hero has attacked the enemy that this card is attached to. */
export const yourHeroAttacksHost = moment(
  'attack',
  text('when-your-hero-attacks-host'),
  (look, event) => yourHeroAttacks.holds(look, event) && event.targets.some(target => look.self.isOn(target)),
);

/** Step one of the villain phase is over. */
export const stepOneEnds = moment('step one', text('when-step-one-ends'), () => true);

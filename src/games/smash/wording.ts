import { type Text, text } from '../../kernel/index.js';
import {
  type Card,
  type CardOf,
  type Condition,
  type Deed,
  type Effect,
  type Heroes,
  type Passive,
  stays,
  type Trigger,
} from './card.js';

// What a card says is made from what it does: it cannot say anything else, whoever wrote the card.

/** What a card does, as people read it; null for one that does nothing of its own. */
export function wordingOf(card: Card): Text | null {
  const parts = partsOf(card);
  return parts.length === 0 ? null : sentences(parts);
}

function partsOf(card: Card): Text[] {
  switch (card.kind) {
    case 'hero':
      return [
        ...holding(card),
        ...(card.power === undefined ? [] : [text('says-power', { does: wordsOf(card.power) })]),
      ];
    case 'super':
      return [
        text('says-super', { hero: { card: card.hero } }),
        ...(card.does.length === 0 ? [] : [wordsOf(card.does)]),
      ];
    case 'smash':
      return [text('says-smash')];
    case 'team-up':
      return [text('says-team-up', typesOf(card.types))];
    case 'story':
      return [wordsOf(card.does)];
    case 'loot':
      return lootParts(card);
  }
}

function lootParts(card: CardOf<'loot'>): Text[] {
  const { reaction, does, use } = card;
  return [
    ...(reaction === undefined ? [] : [text(`says-reaction-${reaction}`, { loot: stays(card) ? 'stays' : 'gone' })]),
    ...(does.length === 0 ? [] : [wordsOf(does)]),
    ...holding(card),
    ...(use === undefined ? [] : [text('says-use', { does: wordsOf(use) })]),
  ];
}

const holding = ({ passive, triggers }: { passive: readonly Passive[]; triggers: readonly Trigger[] }): Text[] => [
  ...passive.map(passiveText),
  ...triggers.map(({ on, must, does }) =>
    text(`says-on-${on.replace(' ', '-')}`, { how: must === true ? 'must' : 'may', does: wordsOf(does) }),
  ),
];

function passiveText(passive: Passive): Text {
  const id = `says-${passive.is}`;
  switch (passive.is) {
    case 'immune':
    case 'weak':
      return text(id, { types: typeList(passive.to) });
    case 'lethal':
    case 'swift':
      return passive.to === undefined ? text(id) : text(`${id}-to`, { types: typeList(passive.to) });
    case 'costly':
      return text(id, { count: passive.cards });
    case 'safe':
      return text(`${id}-${passive.from}`);
    case 'hand':
      return text(id, { count: passive.plus });
    default:
      return text(id);
  }
}

const typeList = (types: readonly string[]): { list: Text[] } => ({ list: types.map(type => text(`type-${type}`)) });
const typesOf = ([one, other]: readonly [string, string]) => ({
  one: text(`type-${one}`),
  other: text(`type-${other}`),
});

/** Several effects, a sentence each. What stands behind a branch belongs to it, unless it happens in any case (SM-C24). */
export function wordsOf([first, ...rest]: readonly Effect[]): Text {
  let said = first === undefined ? text('says-nothing') : effectText(first);
  let before = first;
  for (const effect of rest) {
    said = text(isBranch(before) ? 'says-in-any-case' : 'says-then', { said, next: effectText(effect) });
    before = effect;
  }
  return said;
}

const isBranch = (effect: Effect | undefined): boolean =>
  effect?.do === 'flip' || effect?.do === 'when' || effect?.do === 'choose';

const sentences = ([first, ...rest]: readonly Text[]): Text =>
  rest.reduce((said, next) => text('says-then', { said, next }), first ?? text('says-nothing'));

function effectText(effect: Effect): Text {
  const id = `says-${effect.do.replace(' ', '-')}`;
  switch (effect.do) {
    case 'stun':
    case 'defeat':
    case 'revive':
    case 'shield':
    case 'swap':
      return text(id, { heroes: heroesText(effect.to, effect.do) });
    case 'attack':
      return attackText(effect);
    case 'draw':
    case 'fresh hand':
      return text(id, { who: effect.who, count: effect.do === 'draw' ? effect.count : 0 });
    case 'discard': {
      const { who, count, kind, random } = effect;
      return text(id, {
        who,
        count,
        what: text(`a-card-${kind ?? 'any'}`, { count }),
        how: random ? 'random' : 'chosen',
      });
    }
    case 'take':
      return text(id, { what: text(`a-card-${effect.kind ?? 'any'}`, { count: 1 }) });
    case 'look':
      return text(id, { count: effect.discard });
    case 'loot':
      return text(`${id}-${effect.how}`);
    case 'summon':
    case 'return':
      return text(id, { count: effect.count });
    case 'flip':
      return sentences([
        text(id),
        ...(effect.heads === undefined ? [] : [text('says-heads', { does: wordsOf(effect.heads) })]),
        ...(effect.tails === undefined ? [] : [text('says-tails', { does: wordsOf(effect.tails) })]),
      ]);
    case 'when':
      return text(id, { is: conditionText(effect.is), does: wordsOf(effect.does) });
    case 'choose':
      return ways(effect.of.map(wordsOf));
    default:
      return text(id);
  }
}

const ways = ([first, ...rest]: readonly Text[]): Text =>
  rest.reduce(
    (said, next) => text('says-or', { said, next }),
    text('says-choose', { does: first ?? text('says-nothing') }),
  );

function attackText({ by, sure, fatal }: Extract<Effect, { do: 'attack' }>): Text {
  return sentences([
    text(`says-attack-${by}`),
    ...(sure === true ? [text('says-attack-sure')] : []),
    ...(fatal === true ? [text('says-attack-fatal')] : []),
  ]);
}

/** Heroes as a sentence names them. Deeds that only stunned or only active heroes can suffer need not say so. */
function heroesText({ team, pick, state, type, other }: Heroes, deed: Deed): Text {
  if (pick === 'this' || pick === 'foe') return text(`heroes-${pick}`);
  // One of each team where only one team is meant.
  const how = pick === 'each' && team === 'mine' ? 'one' : pick;
  const plain = deed === 'stun' || deed === 'revive';
  const which = {
    other: other === true ? 'other' : 'any',
    state: plain ? 'any' : (state ?? 'any'),
    type: type ?? 'any',
  };
  return text(`heroes-${how}-${team}`, { which: text('which', which) });
}

function conditionText(is: Condition): Text {
  switch (is.if) {
    case 'heroes':
      return text(`if-heroes-${is.state}`, { count: is.least });
    case 'defeated':
      return text('if-defeated', { count: is.least });
    case 'type':
      return text('if-type', { type: text(`type-${is.type}`) });
    case 'behind':
      return text('if-behind');
  }
}

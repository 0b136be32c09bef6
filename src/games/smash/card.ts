import { text } from '../../kernel/index.js';
import { type Phrase, sentences, thenSaid } from '../../tabletop/index.js';
import { type Effect, effectOf } from './effects/index.js';
import { naming } from './effects/naming.js';
import { type Passive, passives } from './passives.js';
import type { Kind, PowerType, Reaction } from './printed.js';
import { type Trigger, triggerFrom } from './triggers.js';
import type { CardData } from './written.js';

interface Abilities {
  readonly passive: readonly Passive[];
  /** Those of them that are no powers (SM-C16). */
  readonly weaknesses: readonly Passive[];
  readonly triggers: readonly Trigger[];
}

/** What a kind of card does, made from its data. */
type Doing =
  | (Abilities & { readonly kind: 'hero'; readonly type: PowerType; readonly power: Effect | null })
  | { readonly kind: 'super'; readonly hero: string; readonly does: Effect | null }
  | { readonly kind: 'smash' }
  | { readonly kind: 'story'; readonly does: Effect }
  | { readonly kind: 'team-up'; readonly types: readonly [PowerType, PowerType] }
  | (Abilities & {
      readonly kind: 'loot';
      readonly type: PowerType;
      readonly use: Effect | null;
      readonly reaction: Reaction | null;
      readonly does: Effect | null;
      /** It does something once it lies below its hero. One that only reacts is discarded when it has. */
      readonly stays: boolean;
    });

export type Card = Doing & {
  readonly id: string;
  readonly name: string;
  /** What it says, made from what it does: it cannot say anything else. Null where it says nothing. */
  readonly says: Phrase | null;
  readonly data: CardData;
};
export type CardOf<K extends Kind> = Extract<Card, { kind: K }>;
export type Pool = ReadonlyMap<string, Card>;

/** Makes a card from its data: once, when it is loaded. */
export function cardFrom(data: CardData): Card {
  const { id, name } = data;
  const doing = doingOf(data);
  return ofOneShape(doing, { id, name, says: sentences(saidBy(doing)), data });
}

/**
 * Every card has every field in the same place, whatever its kind: the rules look at them all the time. Written out,
 * since a spread gives each object a shape of its own.
 */
function ofOneShape(doing: Partial<Everything>, { id, name, says, data }: Pick<Card, 'id' | 'name' | 'says' | 'data'>) {
  const shaped: Everything & Pick<Card, 'id' | 'name' | 'says' | 'data'> = {
    id,
    name,
    says,
    data,
    kind: doing.kind,
    type: doing.type,
    passive: doing.passive,
    weaknesses: doing.weaknesses,
    triggers: doing.triggers,
    power: doing.power,
    hero: doing.hero,
    types: doing.types,
    use: doing.use,
    reaction: doing.reaction,
    does: doing.does,
    stays: doing.stays,
  };
  return shaped as Card;
}

/** What a card of any kind may have. */
type Everything = { readonly [K in Doing extends infer D ? (D extends Doing ? keyof D : never) : never]: unknown };

function doingOf(data: CardData): Doing {
  switch (data.kind) {
    case 'hero':
      return { kind: data.kind, type: data.type, ...abilitiesOf(data), power: effectOf(data.power) };
    case 'super': {
      const does = effectOf(data.does);
      return { kind: data.kind, hero: data.hero, does: does === null ? null : naming(does, data.hero) };
    }
    case 'smash':
      return { kind: data.kind };
    case 'story':
      return { kind: data.kind, does: effectOf(data.does) as Effect };
    case 'team-up':
      return { kind: data.kind, types: data.types };
    case 'loot': {
      const own = abilitiesOf(data);
      const use = effectOf(data.use);
      return {
        kind: data.kind,
        type: data.type,
        ...own,
        use,
        reaction: data.reaction ?? null,
        does: effectOf(data.does),
        stays: own.passive.length > 0 || own.triggers.length > 0 || use !== null,
      };
    }
  }
}

function abilitiesOf(data: Extract<CardData, { kind: 'hero' | 'loot' }>): Abilities {
  const passive = data.passive.map(passives.make);
  return {
    passive,
    weaknesses: passive.filter(({ weakness }) => weakness === true),
    triggers: data.triggers.map(triggerFrom),
  };
}

// -- what they say

function saidBy(card: Doing): Phrase[] {
  switch (card.kind) {
    case 'hero':
      return [...standing(card), ...(card.power === null ? [] : [text('says-power', { does: card.power.says })])];
    case 'super':
      return [
        thenSaid([text('says-super', { hero: { card: card.hero } }), ...(card.does === null ? [] : [card.does.says])]),
      ];
    case 'smash':
      return [text('says-smash')];
    case 'team-up': {
      const types = [...new Set(card.types)];
      const same = types.length === 1 ? 'yes' : 'no';
      return [text('says-team-up', { same, types: { list: types.map(type => text(`type-${type}`)) } })];
    }
    case 'story':
      return [card.does.says];
    case 'loot': {
      const { reaction, does, use, stays } = card;
      const reacts = reaction === null ? [] : [text(`says-reaction-${reaction}`, { loot: stays ? 'stays' : 'gone' })];
      const played = [...reacts, ...(does === null ? [] : [does.says])];
      return [
        ...(played.length === 0 ? [] : [thenSaid(played)]),
        ...standing(card),
        ...(use === null ? [] : [text('says-use', { does: use.says })]),
      ];
    }
  }
}

const standing = ({ passive, triggers }: Abilities): Phrase[] => [...passive, ...triggers].map(({ says }) => says);

import { describe, expect, test } from 'vitest';
import { type Card, cardFrom } from '../../../src/games/smash/card.js';
import { cards } from '../../../src/games/smash/cards/index.js';
import { ready } from '../../../src/games/smash/decks/ready.js';
import { type Change, countOf, type Effect, reasonAgainst } from '../../../src/games/smash/effects/effect.js';
import { effectOf, someEffects, type Written } from '../../../src/games/smash/effects/index.js';
import { smashWith } from '../../../src/games/smash/index.js';
import { passives } from '../../../src/games/smash/passives.js';
import type { Match } from '../../../src/games/smash/rules/match.js';
import type { Source } from '../../../src/games/smash/rules/source.js';
import { triggerFrom, triggerSchema } from '../../../src/games/smash/triggers.js';
import { type CardData, cardSchema } from '../../../src/games/smash/written.js';
import { Chance, type Play, sample, Table, type Text } from '../../../src/kernel/index.js';
import { loadWords } from '../../../src/locales/index.js';
import { perform } from '../../../src/tabletop/index.js';
import { everything } from '../../tabletop/written.js';
import { nothingElseKnowsTheWords } from '../switches.js';

const words = loadWords('smash', 'en');
const every = everything(someEffects).map(list => someEffects.parse(list));
const effects = every.map(list => effectOf(list) as Effect);

describe('effects', () => {
  test('whatever a set may write is one, and says something', () => {
    expect(effects.length).toBeGreaterThan(60);
    for (const { says } of effects) expect(words.say(says)).toMatch(/^[a-z](?:[^.{}$ ]| (?! )){4,}$/);
  });

  test('what waits for something, and what always holds, says something too', () => {
    const waiting = everything(triggerSchema).map(written => triggerFrom(triggerSchema.parse(written)));
    const held = everything(passives.schema).map(written => passives.make(passives.schema.parse(written)));
    expect(waiting.length).toBeGreaterThan(20);
    expect(held.length).toBeGreaterThan(12);
    for (const { says } of [...waiting, ...held]) expect(words.say(says)).toMatch(/^[a-zA-Z+](?:[^.{}$ ]| (?! )){4,}$/);
  });

  test('no card of the house does anything that is made for it alone', () => {
    // All of it is data: what a card does, another card of a set may do as well.
    expect(cards.filter(({ data }) => !cardSchema.safeParse(data).success)).toEqual([]);
    const again = cards.map(({ data }) => cardFrom(cardSchema.parse(data)));
    expect(again.map(({ says }) => says)).toEqual(cards.map(({ says }) => says));
  });

  nothingElseKnowsTheWords('smash', ['effects/', 'passives.ts']);
});

/** What was foreseen of an effect and what came of it, each time it was done. */
interface Seen {
  readonly word: string;
  readonly reason: Text | null;
  readonly foreseen: number;
  readonly took: boolean;
}

/** Watches effects as they are done, and holds them to what they foresaw. */
class Watch {
  readonly seen: Seen[] = [];
  /** How often each card has taken effect. */
  private readonly taken = new Map<string, number>();

  readonly note = (card: string): void => {
    this.taken.set(card, this.often(card) + 1);
  };

  private often(card: string): number {
    return this.taken.get(card) ?? 0;
  }

  over(effect: Effect, word: string): Effect {
    const watch = this;
    return {
      ...effect,
      *run(match: Match, by: Source): Play {
        const reason = reasonAgainst(match, by, effect);
        const changes = effect.changes?.(match, by) ?? [];
        const before = watch.often(by.card);
        for (const one of changes) expect(countOf(match, one.seat, one.count)).toBe(one.before);
        yield* perform(effect, match, by);
        const took = watch.often(by.card) > before;
        watch.seen.push({ word, reason, foreseen: changes.length, took });
        const there = changes.filter(({ seat }) => match.state.outcome === null && !match.team(seat).out);
        const now = (one: Change) => ({ ...one, word, after: countOf(match, one.seat, one.count) });
        expect(there.map(now)).toEqual(there.map(one => ({ ...one, word })));
        // A coin is flipped, whatever comes of it.
        if (reason !== null) expect({ word, changes, took }).toEqual({ word, changes: [], took: word === 'flip' });
      },
    };
  }

  /** A Story for every effect that needs no hero of its own, and a power for the others. */
  cards(): Card[] {
    return every.flatMap((list, at) => {
      const effect = effects[at] as Effect;
      const base = { id: `EF${at + 1}`, name: `Effect ${at}` };
      const data = { ...base, kind: 'story', does: [...list] } as CardData;
      const card = cardFrom(data);
      if (card.kind !== 'story' || effect.needsHero === true) return [];
      return [{ ...card, does: this.over(card.does, (list[0] as Written).do) }];
    });
  }

  /** The heroes of the house, each with another effect for its power. */
  heroes(): Card[] {
    const own = every.flatMap((list, at) => (effects[at]?.needsHero === true ? [{ list, effect: effects[at] }] : []));
    const heroes = cards.filter(card => card.kind === 'hero');
    return heroes.map((card, at) => {
      const { list, effect } = own[at % own.length] as (typeof own)[number];
      return { ...card, power: this.over(effect, (list[0] as Written).do) };
    });
  }
}

/** Matches with these cards beside those of the house, whose Stories make room for them. */
function watched(seats: number, seeds: number): Seen[] {
  const watch = new Watch();
  const own = watch.cards();
  const others = cards.filter(({ kind }) => kind !== 'hero');
  const game = smashWith([...watch.heroes(), ...others, ...own]);
  const options = game.options.parse({});
  for (let seed = 0; seed < seeds; seed++) {
    const random = new Chance(`effects ${seats} ${seed}`).stream('test');
    const sitting = Array.from({ length: seats }, (_, at) => {
      const deck = ready[at % ready.length] as (typeof ready)[number];
      const kept = Object.entries(deck.cards).filter(([id]) => cards.find(card => card.id === id)?.kind !== 'story');
      const stories = random.shuffle(own.map(({ id }) => [id, 1] as const)).slice(0, 30);
      return { name: `P${at}`, deck: { name: '', cards: { ...Object.fromEntries([...kept, ...stories]), SM01: 5 } } };
    });
    const setup = { version: 'test', options, seats: sitting, seed: `effects ${seed}` };
    const table = Table.begin(game, setup, { onEffect: watch.note });
    for (let answers = 0; table.outcome === null && answers < 400; answers++) {
      const [prompt] = table.prompts;
      if (prompt === undefined) throw new Error('nobody is asked');
      table.answer(prompt.number, prompt.seat, sample(prompt, random));
    }
  }
  return watch.seen;
}

describe('what is foreseen of effects', () => {
  const seen = [...watched(2, 30), ...watched(4, 12)];
  const names = [...new Set(every.map(([first]) => (first as Written).do))];

  test.each(names)('%s: comes to pass, and with a reason against it nothing happens', name => {
    const own = seen.filter(({ word }) => word === name);
    expect(own.some(({ took, reason }) => took && reason === null)).toBe(true);
  });

  test('changes are foreseen of all that is sure', () => {
    const sure = new Set(seen.filter(({ foreseen }) => foreseen > 0).map(({ word }) => word));
    const always = ['defeat', 'draw', 'fresh hand', 'leave', 'return', 'revive', 'stun', 'summon', 'take'];
    expect(always.filter(word => !sure.has(word))).toEqual([]);
    // `when` foresees what its part does, in matches in which its condition happens to hold: which cards there are decides that.
    expect([...sure].filter(word => !always.includes(word) && word !== 'when')).toEqual([]);
  });

  test('reasons against effects are met, and are said in words', () => {
    const reasons = new Map(seen.flatMap(({ reason }) => (reason === null ? [] : [[reason.id, reason] as const])));
    expect(reasons.size).toBeGreaterThan(6);
    for (const reason of reasons.values()) expect(words.say(reason)).toMatch(/^[A-Z][^.]{9,}$/);
  });
});

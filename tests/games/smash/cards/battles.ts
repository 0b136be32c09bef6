import { expect } from 'vitest';
import { type PowerType, TYPES } from '../../../../src/games/smash/printed.js';
import { hero, type Layout, type Played, type Side, scenario } from '../table.js';
import { type Answer, give, HAND, layoutOf, revived, stunned } from './full-table.js';
import { Expected, wholeOf } from './whole.js';

/** What comes besides of something that happens to a hero: what its player is asked, and what becomes of the table. */
export interface Besides {
  readonly answers?: readonly Answer[];
  after(table: Expected): void;
}

/** What a hero's card says, but for its power and its triggers in full. What it does not say it must not do. */
export interface Says {
  /** Types whose heroes cannot attack it. */
  readonly immune?: readonly PowerType[];
  /** Types that defeat it by winning. */
  readonly weak?: readonly PowerType[];
  /** Types that it defeats by winning. */
  readonly lethal?: readonly PowerType[];
  /** Types that cannot counter its attacks. */
  readonly swift?: readonly PowerType[];
  /** Whether who attacks it discards a card. */
  readonly costly?: true;
  /** Whether a coin decides when it would be stunned. */
  readonly sturdy?: true;
  /** Whether it keeps attacks off its teammates, or they off it. */
  readonly cover?: 'guard' | 'hidden';
  /** What kind of card does nothing to it. */
  readonly safe?: 'story' | 'super' | 'power';
  /** Whether its team's hand holds six cards. */
  readonly wideHand?: true;
  /** Whether it counts as every type for Loot. */
  readonly wild?: true;
  readonly power?: true;
  /** What comes of its being stunned or defeated, of its winning, and of its stunning a rival in a battle, for the seat it has. */
  readonly stunned?: (own: number) => Besides;
  readonly defeated?: (own: number) => Besides;
  readonly won?: (own: number) => Besides;
  readonly stunsRival?: (own: number) => Besides;
}

type State = 'ready' | 'revived' | 'stunned';
export type Coin = 'heads' | 'tails' | undefined;

/** The battles of a hero with a plain one of some type, and the whole table after each. */
export class Battles {
  private readonly name: string;
  private readonly card: Says;

  constructor(name: string, card: Says) {
    this.name = name;
    this.card = card;
  }

  private is(fact: 'immune' | 'weak' | 'lethal' | 'swift', type: PowerType, state: State): boolean {
    const holds = state === 'ready' || (fact === 'weak' && state === 'revived');
    return holds && this.card[fact]?.includes(type) === true;
  }

  private side(seat: number, state: State): Side {
    const { name } = this;
    const place = { ready: name, revived: revived(name, seat), stunned: stunned(name) }[state];
    const hand = [...HAND, ...(this.card.wideHand && state === 'ready' ? ['filler2'] : [])];
    return { places: [place, ...(seat === 0 ? [stunned('mutant2'), stunned('gadget2')] : others)], hand };
  }

  private table(says: string, type: PowerType, mine: Side, theirs: Side, coin: Coin, play: (table: Played) => void) {
    const layout: Layout = layoutOf({ teams: [mine, theirs], cards: { rival: hero(type) }, ...(coin && { coin }) });
    scenario(says, layout, play);
  }

  /** A plain hero attacks it, and it does not counter. */
  attacked(type: PowerType, state: State, coin: Coin): void {
    const { name, card } = this;
    const barred = this.is('immune', type, state);
    // Its teammate is active, but for one beside whom it would hide.
    const guarded = card.cover === 'guard' && state === 'ready' && !barred;
    const rivals = this.side(1, state);
    const beside = { ...rivals, places: [rivals.places?.[0] ?? null, mateOf(card), stunned('nature')] };
    const mine: Side = { places: ['rival', stunned('mutant2'), stunned('gadget2')] };
    const says = `${stateWords(state)}attacked by a ${type} hero${coinWords(coin)}`;
    this.table(says, type, mine, beside, coin, table => {
      const expected = new Expected(table);
      table.pick('smash smash rival');
      const offered = [...(barred ? [] : [name]), ...(guarded ? [] : ['magic'])];
      table.asks(0, 'target', [...offered, 'nature', 'magic2', 'nature2', 'gadget']);
      expected.discard(0, 'smash');
      if (barred) {
        table.pick('nature2').asks(2, 'counter').pick('give-in');
        expected.stun(2, 'nature2');
      } else {
        table.pick(name);
        if (card.costly && state === 'ready') {
          table.asks(0, 'discard').pick('red');
          expected.discard(0, 'red');
        }
        if (state !== 'stunned') table.asks(1, 'counter').pick('give-in');
        this.loses(table, expected, 1, type, state, coin);
      }
      expect(wholeOf(table)).toEqual(expected.whole);
    });
  }

  /** It attacks, the plain hero counters, and it does not counter back. */
  countered(type: PowerType, state: State, coin: Coin): void {
    if (this.is('swift', type, state)) return;
    const says = `${stateWords(state)}attacks a ${type} hero that counters${coinWords(coin)}`;
    this.table(says, type, this.side(0, state), { places: ['rival', ...others] }, coin, table => {
      const expected = this.attack(table);
      table.asks(1, 'counter').pick('smash').asks(0, 'counter').pick('give-in');
      expected.discard(1, 'smash');
      this.loses(table, expected, 0, type, state, coin);
      expect(wholeOf(table)).toEqual(expected.whole);
    });
  }

  /** It attacks and wins. */
  wins(type: PowerType, state: State): void {
    const { card } = this;
    const swift = this.is('swift', type, state);
    const says = `${stateWords(state)}attacks a ${type} hero${swift ? ', which cannot counter' : ''}, and wins`;
    this.table(says, type, this.side(0, state), { places: ['rival', ...others] }, undefined, table => {
      const expected = this.attack(table);
      if (!swift) table.asks(1, 'counter').pick('give-in');
      const fatal = this.is('lethal', type, state);
      if (fatal) expected.defeat(1, 'rival');
      else expected.stun(1, 'rival');
      if (state === 'ready') {
        besides(table, expected, card.won?.(0));
        if (!fatal) besides(table, expected, card.stunsRival?.(0));
      }
      expect(wholeOf(table)).toEqual(expected.whole);
    });
  }

  /** It attacks a stunned hero, which is defeated without a counter (SM-4). */
  finishes(): void {
    const { card } = this;
    this.table(
      'defeats a stunned hero',
      'magic',
      this.side(0, 'ready'),
      { places: ['rival', ...others] },
      undefined,
      table => {
        const expected = this.attack(table, 'nature').defeat(1, 'nature');
        besides(table, expected, card.won?.(0));
        expect(wholeOf(table)).toEqual(expected.whole);
      },
    );
  }

  /** What it could do on being stunned, defeated or winning its owner may leave: then nothing but that happens (SM-C29). */
  declines(): void {
    const { stunned: onStun, defeated: onDefeat, won, stunsRival, sturdy } = this.card;
    if (onStun ?? sturdy) this.declinesAttacked('ready');
    if (onDefeat) this.declinesAttacked('stunned');
    if (won ?? stunsRival) this.declinesWinning();
  }

  private declinesAttacked(state: 'ready' | 'stunned'): void {
    const { name } = this;
    const type = this.plainType();
    const mine: Side = { places: ['rival', stunned('mutant2'), stunned('gadget2')] };
    const says = `${stateWords(state)}attacked by a ${type} hero, its power declined`;
    this.asking(says, type, mine, this.side(1, state), table => {
      const expected = new Expected(table);
      table.pick('smash smash rival').pick(name);
      if (state === 'ready') table.asks(1, 'counter').pick('give-in');
      table.asks(1, 'power', ['use', 'leave']).pick('leave');
      expected.discard(0, 'smash');
      if (state === 'ready') expected.stun(1, name);
      else expected.defeat(1, name);
      expect(wholeOf(table)).toEqual(expected.whole);
      expect([...table.logged('log-withstood'), ...table.logged('log-not-withstood')]).toEqual([]);
    });
  }

  private declinesWinning(): void {
    const type = this.plainType();
    const says = `attacks a ${type} hero and wins, its power declined`;
    this.asking(says, type, this.side(0, 'ready'), { places: ['rival', ...others] }, table => {
      const expected = this.attack(table);
      table.asks(1, 'counter').pick('give-in').asks(0, 'power', ['use', 'leave']).pick('leave');
      expect(wholeOf(table)).toEqual(expected.stun(1, 'rival').whole);
    });
  }

  /** A type that nothing on its card speaks of. */
  private plainType(): PowerType {
    const { immune = [], weak = [], lethal = [], swift = [] } = this.card;
    return TYPES.find(type => ![...immune, ...weak, ...lethal, ...swift].includes(type)) as PowerType;
  }

  private asking(says: string, type: PowerType, mine: Side, theirs: Side, play: (table: Played) => void): void {
    const layout = layoutOf({ teams: [mine, theirs], cards: { rival: hero(type) } });
    scenario(says, { ...layout, asksPowers: true }, play);
  }

  private attack(table: Played, target = 'rival'): Expected {
    const { name } = this;
    const expected = new Expected(table);
    table.pick(`smash smash ${name}`).asks(0, 'target', ['rival', 'magic', 'nature', 'magic2', 'nature2', 'gadget']);
    table.pick(target);
    return expected.discard(0, 'smash');
  }

  private loses(table: Played, expected: Expected, own: number, type: PowerType, state: State, coin: Coin): void {
    const { name, card } = this;
    const isDefeated = state === 'stunned' || this.is('weak', type, state);
    if (!isDefeated && state === 'ready' && coin === 'heads') return;
    if (isDefeated) expected.defeat(own, name);
    else expected.stun(own, name);
    besides(table, expected, (isDefeated ? card.defeated : card.stunned)?.(own));
  }
}

/** What stands beside a hero that is attacked: nobody who could be attacked for it, or keep it from being so. */
const others = [stunned('magic'), stunned('nature')];

const mateOf = ({ cover }: Says) => (cover === 'hidden' ? stunned('magic') : 'magic');

const stateWords = (state: State): string =>
  ({ ready: '', revived: 'revived this turn, ', stunned: 'stunned, ' })[state];
const coinWords = (coin: Coin): string => (coin === undefined ? '' : `: ${coin}`);

function besides(table: Played, expected: Expected, what: Besides | undefined): void {
  if (what === undefined) return;
  give(table, what.answers);
  what.after(expected);
}

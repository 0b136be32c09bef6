import { type Play, type Seat, type Text, text } from '../../../kernel/index.js';
import { renew, take } from '../../../tabletop/index.js';
import type { Ability } from '../behaviour.js';
import { resolveLabelled } from '../rules/combat/labelled.js';
import * as rules from '../rules/table/second.js';
import type { Instance } from '../state.js';
import type { Game } from './index.js';

/** What a card's code can do with the deck beside a player's: yours, else that of the first player who has one. */
export class Second {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  private get holder(): Seat | undefined {
    return rules.holderOfSecond(this.game.match, this.game.me);
  }

  /** The card that lies face up on top. */
  get top(): Instance | undefined {
    const { holder } = this;
    return holder === undefined ? undefined : rules.topOfSecond(this.game.match, holder);
  }

  /** What the top card costs; 0 where there is none. */
  get cost(): number {
    const { top } = this;
    return top === undefined ? 0 : (this.game.match.card(top.card).cost ?? 0);
  }

  private get special(): Ability | undefined {
    const { top } = this;
    return top === undefined
      ? undefined
      : this.game.match.card(top.card).abilities.find(({ type }) => type === 'special');
  }

  private gameOf({ card, id }: Instance, ability: Ability): Game {
    return this.game.match.game({ card, id, seat: this.game.me }, { ability });
  }

  /** Why the top card's Special would do nothing; null where it would do something. */
  get reason(): Text | null {
    const { top, special } = this;
    if (top === undefined || special === undefined) return text('unable-second');
    return special.does.able?.(this.gameOf(top, special), undefined) ?? null;
  }

  /** Resolves the Special of the top card, which then goes to the discard pile of its deck, or back on top. */
  *resolveTop(back: boolean): Play {
    const { holder, top, special } = this;
    if (holder === undefined || top === undefined || special === undefined) return;
    const { card } = top;
    this.game.match.dealer.log({ id: 'log-special', args: { card: { card } }, why: { card } });
    this.game.match.dealer.effect(card);
    yield* resolveLabelled(this.game.match, this.gameOf(top, special), special);
    // What it set off may have shuffled it into its deck.
    rules.discardOfSecond(this.game.match, holder, card);
    if (back) rules.backOnTop(this.game.match, holder, card);
  }

  /** The top card goes to the discard pile of its deck. */
  discardTop(): void {
    const { holder } = this;
    if (holder !== undefined) rules.discardSecond(this.game.match, holder);
  }

  /** The top card goes face down on this card. */
  putTopUnder(): void {
    const { here } = this.game.self;
    const { holder } = this;
    if (here === undefined || holder === undefined) return;
    const top = rules.takeSecond(this.game.match, holder);
    if (top === undefined) return;
    here.under.push(renew(this.game.match.state, top));
    this.game.match.dealer.log({ id: 'log-under', args: { who: { seat: holder }, card: { card: here.card } } });
  }

  /** Cards of a second deck that lie on this card are shuffled into it again. */
  shuffleUnderIn(): void {
    const { here } = this.game.self;
    for (const { id, owner, card } of [...(here?.under ?? [])]) {
      if (here === undefined || owner === 'scenario') continue;
      if (this.game.match.player(owner).second?.of.includes(card) !== true) continue;
      rules.shuffleIntoSecond(this.game.match, owner, take(here.under, id));
    }
  }
}

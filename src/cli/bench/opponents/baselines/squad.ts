import type { Card } from '../../../../games/squad/card.js';
import { cards } from '../../../../games/squad/cards/index.js';
import { poolOf } from '../../../../games/squad/pool.js';
import { player } from '../../../../games/squad/rules/zones.js';
import type { SquadState } from '../../../../games/squad/state.js';
import { type Answer, enumerate, type Opponent, type Prompt } from '../../../../kernel/index.js';

const pool = poolOf(cards);

/**
 * The first practice bot Super Hero Squad had, kept as it was: a yardstick for those that came later. It plays the
 * attack that promises most, blocks what would hurt most with the card it needs least, gives away what is worth least.
 */
export const baseline: Opponent<SquadState> = ({ state, seat, prompt, random }) => {
  const best = (worth: (card: Card) => number): string | null => {
    if (!('options' in prompt)) return null;
    const valued = prompt.options.flatMap(option => {
      const card = option.card === undefined ? undefined : pool.get(option.card);
      return card === undefined ? [] : [{ key: option.key, value: worth(card) + random.int(100) / 1000 }];
    });
    return valued.sort((one, other) => other.value - one.value || (one.key < other.key ? -1 : 1))[0]?.key ?? null;
  };
  switch (prompt.reason) {
    case 'attack':
    case 'play':
    case 'put into play':
    case 'reveal':
      return picked(prompt, best(promise));
    case 'block':
      return worthBlocking(state)
        ? picked(
            prompt,
            best(card => -keepWorth(card)),
          )
        : prompt.default;
    case 'keeper':
      return picked(prompt, best(promise));
    case 'damage from hand':
    case 'hand limit':
    case 'discard':
    case 'keeper limit':
      return least(prompt, keepWorth);
    default:
      return random.pick(enumerate(prompt, 20)) ?? prompt.default;
  }

  /** A block spares what is left of the damage but costs a card: worth it from 2, and always where the hand is full or the deck is nearly gone. */
  function worthBlocking({ attacks, hits }: SquadState): boolean {
    const damage = hits.at(-1) ?? attacks.at(-1);
    if (damage === undefined) return false;
    const { deck, hand } = player(state, seat);
    const left = damage.amount - damage.dealt;
    if (damage.keeper !== null) return hand.length > 2 || deck.length < 8;
    return left >= 2 || hand.length >= 7 || deck.length <= left;
  }
};

/** What an attack is likely to do: its number, and something for its ability. */
function promise(card: Card): number {
  return (
    card.printedAttack +
    (card.keeper === undefined ? 0 : 4) +
    (card.onHit === undefined ? 0 : 1.5) +
    (card.attack === '*' ? 5 : 0)
  );
}

/** What a card in hand is worth keeping for. */
const keepWorth = (card: Card): number => promise(card) + card.level / 10;

const picked = (prompt: Prompt, key: string | null): Answer => (key === null ? prompt.default : { pick: [key] });

function least(prompt: Prompt, worth: (card: Card) => number): Answer {
  if (!('options' in prompt)) return prompt.default;
  const value = (id: string | undefined): number => {
    const card = id === undefined ? undefined : pool.get(id);
    return card === undefined ? 0 : worth(card);
  };
  const count = prompt.kind === 'some' ? prompt.min : 1;
  const sorted = [...prompt.options].sort(
    (one, other) => value(one.card) - value(other.card) || (one.key < other.key ? -1 : 1),
  );
  return { pick: sorted.slice(0, count).map(option => option.key) };
}

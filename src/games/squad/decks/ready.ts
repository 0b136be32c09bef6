import { type Quest, type ReadyDeck, type Text, text } from '../../../kernel/index.js';
import { copiesIn } from '../../../tabletop/index.js';
import type { Pool } from '../rules/match.js';

/** Decks with a name of their own. `quest`: the same cards are played against people in that quest. */
type Named = { readonly id: string; readonly rulesets: readonly string[] } & (
  | { readonly cards: string }
  | { readonly quest: string }
);

const everywhere = ['tcg', 'online', 'quick'];

const named: readonly Named[] = [
  {
    id: 'starter',
    rulesets: everywhere,
    cards: `
      ST005:1 ST038:1 ST047:2 ST048:4 ST105:1 ST142:4 ST148:2 ST150:4 ST165:4 ST172:4 ST183:4 ST187:4
      ST194:1 ST272:1 ST353:3`,
  },
  { id: 'spider-man', rulesets: everywhere, quest: 'wasp-4' },
  { id: 'iron-man', rulesets: everywhere, quest: 'iron-man-3' },
  { id: 'storm', rulesets: everywhere, quest: 'storm-4' },
  { id: 'captain-america', rulesets: everywhere, quest: 'falcon-3' },
  { id: 'wolverine', rulesets: everywhere, quest: 'elektra-4' },
  { id: 'thing', rulesets: everywhere, quest: 'thor-classic-3' },
  { id: 'hulk', rulesets: everywhere, quest: 'black-panther-3' },
  { id: 'thor', rulesets: everywhere, quest: 'iron-man-hulkbuster-4' },
  {
    id: 'demo-hulk',
    rulesets: ['quick'],
    cards: `
      ST026:4 ST031:3 ST048:7 ST062:1 ST064:1 ST143:5 ST150:4 ST155:1 ST156:7 ST173:1 ST186:2 ST187:1
      ST194:1 ST222:2`,
  },
  {
    id: 'demo-wolverine',
    rulesets: ['quick'],
    cards: `
      ST008:5 ST018:3 ST025:3 ST051:1 ST066:1 ST153:1 ST157:6 ST164:6 ST165:3 ST196:3 ST197:1 ST233:1
      ST280:6`,
  },
];

/** The decks that come with the game: those with a name, then those of quests that people may play with too. */
export function readyDecks(pool: Pool, quests: readonly Quest[]): ReadyDeck[] {
  const own = named.flatMap(({ id, rulesets, ...from }) => {
    const cards = 'cards' in from ? copiesIn(from.cards) : quests.find(quest => quest.id === from.quest)?.deck.cards;
    return cards === undefined ? [] : [{ id, name: id, title: text(`deck-${id}`), group: NAMED, rulesets, cards }];
  });
  const known = own.filter(({ cards }) => Object.keys(cards).every(id => pool.has(id)));
  return [...known, ...quests.map(({ deck }) => deck).filter(({ rulesets }) => rulesets.length > 0)];
}

const NAMED: Text = text('decks-named');

import {
  type CardView,
  type Option,
  optionsOf,
  type Panel,
  type Prompt,
  type Scene,
  type Text,
  text,
} from '../../kernel/index.js';
import { type Copies, copyName } from '../render/copies.js';
import { groupedBy } from '../render/lists.js';
import type { Translator } from '../render/translator.js';

/** A card that lies before whom is asked, and where. */
interface Lying {
  readonly view: CardView;
  readonly panel: Panel;
}

type Say = Translator['plain'];

/** What may tell cards of one name apart, in the order in which it is tried. */
const TRAITS: readonly ((card: Lying, say: Say) => readonly string[])[] = [
  ({ panel: { seat, title } }, say) => [say(seat === undefined ? title : text('seat', { seat: { seat } }))],
  ({ view }, say) => (view.counters ?? []).map(({ label, value }) => `${say(label)} ${value}`),
  ({ view }, say) => (view.marks ?? []).map(({ words }) => say(words)),
  ({ view }, say) => (view.attached ?? []).map(({ title }) => say(title)),
  ({ view }, say) => (view.facts ?? []).map(fact => say(fact)),
];

/**
 * The same question for its readers: where options have one name, what differs between their cards is said with it, and
 * where nothing does, a number. Copies in a hand keep one name: a menu makes them one answer.
 */
export function toldApart(prompt: Prompt, scene: Scene, copies: Copies, { plain: say }: Translator): Prompt {
  const table = lying(scene);
  const labels = new Map<string, Text>();
  const nameOf = ({ label, group }: Option): string => JSON.stringify([label, group].map(one => one && say(one)));
  for (const alike of groupedBy(optionsOf(prompt), nameOf)) {
    const different = groupedBy(alike, ({ key }) => copyName(key, copies));
    if (different.length === 1) continue;
    const told = differences(
      different.map(([{ key }]) => cardsIn(key, table)),
      say,
    );
    for (const [at, same] of different.entries())
      for (const { key, label } of same)
        if (told[at] !== '') labels.set(key, text('told-apart', { what: label, by: told[at] as string }));
  }
  if (labels.size === 0) return prompt;
  const options = optionsOf(prompt).map(option => ({ ...option, label: labels.get(option.key) ?? option.label }));
  return { ...prompt, options } as Prompt;
}

/** What tells each of some options from the others: as few traits as do, and a number where all together do not. */
function differences(options: readonly (readonly Lying[])[], say: Say): string[] {
  let told = options.map(() => '');
  for (const trait of TRAITS) {
    if (new Set(told).size === options.length) return told;
    const traits = options.map(cards => cards.flatMap(card => trait(card, say)).join(' · '));
    if (new Set(traits).size > 1) told = told.map((before, at) => joined(before, traits[at]));
  }
  return told.map((one, at) => {
    const [all, before] = [told, told.slice(0, at)].map(some => some.filter(other => other === one).length);
    return all === 1 ? one : joined(one, `${(before ?? 0) + 1}`);
  });
}

const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** What lies before a viewer, by the keys of its cards. */
function lying({ panels }: Scene): ReadonlyMap<string, Lying> {
  const found = new Map<string, Lying>();
  const add = (view: CardView, panel: Panel): void => {
    if (view.key !== undefined) found.set(view.key, { view, panel });
    for (const under of view.attached ?? []) add(under, panel);
  };
  for (const panel of panels) for (const { cards } of panel.zones) for (const view of cards) add(view, panel);
  return found;
}

/** The cards that the parts of a key stand for: `c12` and `h12` are the same one. */
const cardsIn = (key: string, table: ReadonlyMap<string, Lying>): Lying[] =>
  key.split(/[./]/).flatMap(part => table.get(part.replace(/^[a-z](?=\d+$)/, 'c')) ?? []);

import { MessageFlags } from 'discord.js';
import { askedParts } from '../../src/discord/menu/asked.js';
import { unfolded } from '../../src/discord/menu/fold.js';
import { menuLayout } from '../../src/discord/menu/layout.js';
import { lookRows } from '../../src/discord/menu/look-at.js';
import { handWords } from '../../src/discord/render/cards.js';
import { button } from '../../src/discord/render/components.js';
import { decodeId } from '../../src/discord/render/custom-id.js';
import type { Translator } from '../../src/discord/render/translator.js';
import { faceOf, optionsOf, type Prompt, type Table } from '../../src/kernel/index.js';
import { handOf } from '../../src/pictures/index.js';
import { checkBody } from './render/oracle.js';

const FLAGS = MessageFlags.Ephemeral | MessageFlags.IsComponentsV2;
const idsIn = (what: unknown): string[] =>
  [...JSON.stringify(what).matchAll(/"custom_id":("(?:[^"\\]|\\.)*")/g)].map(
    ([, id]) => JSON.parse(id as string) as string,
  );

const asides = (n: number) => Array.from({ length: n }, (_, at) => button(`menu|m|0|s.${at}`, 'x'.repeat(80), 'aside'));
/** As many buttons that are no answers as menus have, and as no menu has. */
const USUAL = 3;
const MANY = 10;

/** What is wrong with the private menu of a question: more than Discord takes, or an answer that cannot be reached. */
export function menuFaults(table: Table<unknown>, prompt: Prompt, say: Translator): string[] {
  const { game } = table;
  const scene = game.view(table.state, prompt.seat);
  const context = { match: 'abc', game, hand: handOf(scene, prompt.seat), refused: true, atOnce: true };
  const asked = askedParts(table, prompt, say, context)(unfolded);
  const news = table.log
    .slice(-20)
    .map((line, at) => ({ said: say(faceOf(line, prompt.seat)), rank: at, isMine: at % 2 === 0 }));
  const words = (room: number): string => handWords(scene, prompt.seat, say, game.cards, room);
  const picture = { name: 'hand.png', description: 'x'.repeat(2000), picture: { width: 1000, height: 1000 } };
  return [words, picture, { ...picture, words }].flatMap(hand =>
    [USUAL, MANY].flatMap(n => {
      const layout = menuLayout({
        ...asked,
        note: ['x'.repeat(200)],
        news,
        meanwhile: 'x'.repeat(40),
        hand,
        looks: n === USUAL ? lookRows({ id: 'abc' }, scene, say) : [],
        asides: asides(n),
      });
      const shown = new Set(idsIn(layout));
      const lost = idsIn(asked.rows).filter(id => !shown.has(id));
      return [
        ...checkBody('reply', { flags: FLAGS, components: [layout] }, ['hand.png']),
        ...lost.map(id => `out of reach: ${id}`),
        ...(n === USUAL ? untold(layout, table, prompt) : []),
        ...misnamed(layout, table, prompt, say),
      ];
    }),
  );
}

/** Questions that ask for nothing but which of several there are: what is done with it comes after, or with all of them. */
const PLAIN: Readonly<Record<string, readonly string[]>> = {
  squad: ['card', 'keeper', 'hero', 'player'],
  smash: ['hero', 'rival', 'way'],
  recharge: ['rival'],
  champions: ['enemy', 'scheme', 'minion order', 'forced order', 'special', 'search', 'look'],
};
const LONGEST = 25;

/** Buttons beside an answer that do not say what they do, or too much. */
function misnamed(
  layout: ReturnType<typeof menuLayout>,
  { game: { id } }: Table<unknown>,
  { reason }: Prompt,
  say: Translator,
): string[] {
  const isPlain = PLAIN[id]?.includes(reason) === true;
  const choose = say.plain({ id: 'button-choose' });
  const labels = layout.components.flatMap(one =>
    'accessory' in one && 'label' in one.accessory ? [one.accessory.label ?? ''] : [],
  );
  return labels.flatMap(label => {
    if (label === choose && !isPlain) return [`${id}: “${reason}” says ${choose}`];
    return label.length > LONGEST ? [`${id}: “${label}” is long for a button`] : [];
  });
}

/** Answers whose table knows what they do, and whose button has no line that says so. */
function untold(layout: ReturnType<typeof menuLayout>, table: Table<unknown>, prompt: Prompt): string[] {
  const inRows = layout.components.flatMap(one => ('components' in one && !('accessory' in one) ? idsIn(one) : []));
  const silent = inRows.flatMap(id => {
    const parts = decodeId(id);
    return parts?.verb === 'a' ? optionsOf(prompt).filter(({ key }) => key === parts.arg) : [];
  });
  return silent
    .filter(({ key }) => table.preview(prompt.number, key).effect !== null)
    .map(({ key }) => `${prompt.reason}: ${key} does not say what it does`);
}

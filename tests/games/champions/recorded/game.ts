import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { champions } from '../../../../src/games/champions/index.js';
import { type ChampionsOptions, championsOptions } from '../../../../src/games/champions/options.js';
import type { ChampionsState } from '../../../../src/games/champions/state.js';
import { type Answer, hashOf, type Seat, type Setup, type Table } from '../../../../src/kernel/index.js';

export type ChampionsTable = Table<ChampionsState, ChampionsOptions>;

/** A whole match as a file keeps it. */
export interface Recorded {
  /** Why it was recorded, or recorded again. */
  readonly reason: string;
  readonly options: Partial<ChampionsOptions>;
  /** The players' decks: `id:copies;id`. */
  readonly decks: Readonly<Record<string, string>>;
  readonly seed: string;
  /** Some answers at a time, and how the table then stood. */
  readonly played: readonly { readonly answers: string; readonly hash: string }[];
  readonly end: { readonly result: 'won' | 'lost'; readonly reason: string; readonly rounds: number };
}

const folder = fileURLToPath(new URL('games/', import.meta.url));

export const fileOf = (name: string): string => `${folder}${name}.json`;

/** Every recorded match, by the name of its file. */
export const recordedGames = (): (readonly [string, Recorded])[] =>
  readdirSync(folder)
    .sort()
    .map(file => [file.replace('.json', ''), JSON.parse(readFileSync(folder + file, 'utf8')) as Recorded] as const);

export const setupOf = ({ options, decks, seed }: Recorded): Setup<ChampionsOptions> => ({
  version: 'recorded',
  options: championsOptions.parse(options),
  seats: Object.entries(decks).map(([name, deck]) => ({ name, deck: { name, cards: cardsOf(deck) } })),
  seed,
});

const cardsOf = (deck: string): Record<string, number> =>
  Object.fromEntries(
    deck.split(';').map(entry => {
      const [id, copies = '1'] = entry.split(':');
      return [id, Number(copies)];
    }),
  );

export const writtenDeck = (cards: Readonly<Record<string, number>>): string =>
  Object.entries(cards)
    .map(([id, copies]) => (copies === 1 ? id : `${id}:${copies}`))
    .join(';');

/** As much of a hash as tells tables apart. What is remembered of a match's course is no part of the table. */
export function markOf({ envelope }: ChampionsTable): string {
  const { course: _, ...table } = envelope;
  return hashOf(table).slice(0, 16);
}

/** An answer in a few letters: `0 pick c12 c13`, `1 pay c7=energy`, `0 share c3=2`, `0 amount 4`. */
export function written(seat: Seat, answer: Answer): string {
  if ('pick' in answer) return [seat, 'pick', ...answer.pick].join(' ');
  if ('pay' in answer) return [seat, 'pay', ...answer.pay.map(({ key, as }) => `${key}=${as}`)].join(' ');
  if ('order' in answer) return [seat, 'order', ...answer.order].join(' ');
  if ('amount' in answer) return `${seat} amount ${answer.amount}`;
  return [seat, 'share', ...Object.entries(answer.distribute).map(([key, share]) => `${key}=${share}`)].join(' ');
}

/** @throws where it is no answer that `written` writes */
export function read(text: string): { readonly seat: Seat; readonly answer: Answer } {
  const [seat, kind, ...words] = text.split(' ');
  const pairs = words.map(word => word.split('=') as [string, string]);
  const answers: Readonly<Record<string, () => Answer>> = {
    pick: () => ({ pick: words }),
    pay: () => ({ pay: pairs.map(([key, as]) => ({ key, as })) }),
    order: () => ({ order: words }),
    amount: () => ({ amount: Number(words[0]) }),
    share: () => ({ distribute: Object.fromEntries(pairs.map(([key, share]) => [key, Number(share)])) }),
  };
  const answer = answers[kind ?? ''];
  if (answer === undefined) throw new Error(`"${text}" is no recorded answer`);
  return { seat: Number(seat), answer: answer() };
}

export { champions };

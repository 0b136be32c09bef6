import { cards } from '../../../src/games/smash/cards/index.js';
import { smash } from '../../../src/games/smash/index.js';
import { TYPES } from '../../../src/games/smash/printed.js';
import { loadWords, type TableWords } from '../../../src/locales/index.js';
import type { HouseSet, PageTable } from './page.js';

type Card = (typeof cards)[number];

const words = loadWords('smash', 'en');
const titles: TableWords = { names: [], cardTitle: id => smash.cards.get(id)?.title };

const table = (under: string, holds: (card: Card) => boolean): PageTable => ({
  under,
  columns: ['Id', 'Name', 'What it does'],
  rows: cards.filter(holds).map(({ id, name, says }) => [id, name, says === null ? '' : words.say(says, titles)]),
});

const capital = (type: string): string => `${type.charAt(0).toUpperCase()}${type.slice(1)}`;

/** All cards of Super Powered Smash Masters, each with what it says. */
export const smashSet: HouseSet = {
  page: 'smash-house-set.md',
  tables: [
    ...TYPES.map(type => table(`${capital(type)} heroes`, card => card.kind === 'hero' && card.type === type)),
    table('Supers', ({ kind }) => kind === 'super'),
    table('Stories', ({ kind }) => kind === 'story'),
    table('Smash and Team-Ups', ({ kind }) => kind === 'smash' || kind === 'team-up'),
    ...TYPES.map(type => table(`${capital(type)} Loot`, card => card.kind === 'loot' && card.type === type)),
  ],
};

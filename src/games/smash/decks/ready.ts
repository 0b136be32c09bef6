import { type ReadyDeck, text } from '../../../kernel/index.js';
import { CARDS } from './check.js';

/** Nine heroes with their Supers, other cards, and Smash cards for what is left. */
function deck(id: string, heroes: readonly string[], others: readonly string[]): ReadyDeck {
  const single = [...heroes, ...heroes.map(hero => `S${hero}`), ...others];
  const smash = CARDS - heroes.length - others.length;
  return {
    id,
    name: id,
    title: text(`deck-${id}`),
    rulesets: ['match', 'any'],
    cards: { ...Object.fromEntries(single.map(card => [card, 1])), SM01: smash },
  };
}

/** Four decks, each strong in two types. */
export const ready: readonly ReadyDeck[] = [
  deck(
    'brawlers',
    ['MU01', 'MU02', 'MU03', 'MU05', 'MU07', 'GA01', 'GA06', 'GA09', 'GA08'],
    [
      'TU01',
      'TU04',
      'TU10',
      'LM01',
      'LM05',
      'LG03',
      'LG04',
      'LG05',
      'ST10',
      'ST13',
      'ST15',
      'ST24',
      'ST25',
      'ST34',
      'ST35',
      'ST40',
    ],
  ),
  deck(
    'hexers',
    ['MA01', 'MA02', 'MA04', 'MA06', 'MA08', 'MA09', 'NA01', 'NA05', 'NA07'],
    [
      'TU05',
      'TU06',
      'TU08',
      'LW03',
      'LW04',
      'LW05',
      'LW06',
      'LN06',
      'ST01',
      'ST12',
      'ST16',
      'ST23',
      'ST28',
      'ST31',
      'ST36',
      'ST37',
    ],
  ),
  deck(
    'gardeners',
    ['NA01', 'NA02', 'NA03', 'NA04', 'NA08', 'NA09', 'MU04', 'MU08', 'MU09'],
    [
      'TU01',
      'TU03',
      'TU08',
      'LN01',
      'LN02',
      'LN03',
      'LN05',
      'LM02',
      'LM06',
      'ST02',
      'ST06',
      'ST17',
      'ST20',
      'ST22',
      'ST32',
      'ST33',
    ],
  ),
  deck(
    'tinkerers',
    ['GA02', 'GA03', 'GA04', 'GA05', 'GA07', 'MA03', 'MA05', 'MA07', 'MU06'],
    [
      'TU07',
      'TU10',
      'TU05',
      'LG01',
      'LG02',
      'LG06',
      'LW01',
      'LW02',
      'ST03',
      'ST11',
      'ST18',
      'ST19',
      'ST21',
      'ST27',
      'ST29',
      'ST30',
    ],
  ),
];

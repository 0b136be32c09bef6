import { type ReadyDeck, text } from '../../../kernel/index.js';
import { smashRulesets } from '../options.js';
import { CARDS } from './check.js';

/** Nine heroes with their Supers, other cards, and Smash cards for what is left. */
function deck(id: string, heroes: string, others: string): ReadyDeck {
  const [team, rest] = [heroes.split(' '), others.split(' ')];
  const single = [...team, ...team.map(hero => `S${hero}`), ...rest];
  const smash = CARDS - team.length - rest.length;
  return {
    id,
    name: id,
    title: text(`deck-${id}`),
    rulesets: smashRulesets,
    cards: { ...Object.fromEntries(single.map(card => [card, 1])), SM01: smash },
  };
}

/** Four decks, each strong in two types. */
export const ready: readonly ReadyDeck[] = [
  deck(
    'brawlers',
    'MU03 MU04 MU05 MU08 MU09 GA02 GA04 GA05 GA09',
    'TU01 TU04 TU10 LG01 LG04 LG06 LM01 LM05 ST04 ST18 ST25 ST20 ST17 ST34 ST13 ST38',
  ),
  deck(
    'hexers',
    'MA02 MA03 MA05 MA06 MA08 NA01 NA02 NA06 NA07',
    'TU05 TU06 ST13 LN04 LN05 LW02 LW03 LW05 ST01 ST06 ST14 ST02 ST28 ST25 ST35 ST37',
  ),
  deck(
    'gardeners',
    'NA03 NA04 NA05 NA08 NA09 MU01 MU02 MU06 MU07',
    'TU08 TU03 TU01 LM03 LM02 LM04 LM05 LN05 ST03 ST12 ST01 ST21 ST22 ST04 ST40 ST34',
  ),
  deck(
    'tinkerers',
    'GA01 GA03 GA07 GA08 GA06 MA01 MA04 MA07 MA09',
    'TU10 TU07 TU05 LG02 LG03 LW01 LW04 LW03 ST05 ST13 ST15 ST22 ST19 ST27 ST26 ST40',
  ),
];

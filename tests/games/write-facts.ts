// npm run facts:write -- FOLDER: takes down the facts that card tests check against from published lists. Sentences stay
// there: of a card's text only its numbers come over.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { champions } from '../../src/games/champions/index.js';
import { championsFacts, type Facts, factsFile } from './facts.js';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('facts:write: say where the lists are: npm run facts:write -- FOLDER');
  process.exit(2);
}
const read = <T>(name: string): T => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as T;
const write = (game: string, name: string, rows: readonly object[]): void =>
  writeFileSync(factsFile(game, name), rows.map(row => `${JSON.stringify(row)}\n`).join(''));

interface SquadCard {
  readonly id: string;
  readonly hero: string;
  readonly ruleHeroes: readonly string[];
  readonly name: string;
  readonly team: string | null;
  readonly factors: readonly string[];
  readonly block: readonly string[];
  readonly level: number;
  readonly attack: number | '*';
  readonly text: string;
}

function squadFacts({ id, hero, ruleHeroes, name, team, factors, block, level, attack, text }: SquadCard): Facts {
  const numberIn = (pattern: RegExp): number | undefined => {
    const found = text.match(pattern)?.[1];
    return found === undefined ? undefined : Number(found);
  };
  // One printing leaves out the hyphen of a hero it counts as.
  const heroes = ruleHeroes.map(one => (one === 'Spider Girl' ? 'Spider-Girl' : one));
  return {
    ...{ id, hero, heroes, name, team, factors, block: block[0], level, attack },
    // Some promotional printings offer a code; that is no ability.
    able: text.replace(/Redeem (this )?code.*/s, '').trim() !== '',
    keeper: numberIn(/\{(\d+): Keeper\}/),
    at: numberIn(/<(\d+):>/),
    assault: numberIn(/Assault <(\d+)>/),
  };
}

write('squad', 'cards', read<SquadCard[]>('squad-cards').map(squadFacts));
write(
  'squad',
  'quests',
  read<Facts[]>('squad-quests').map(({ gatekeeper, stage, difficulty, enemy, rules, deck }) => ({
    ...{ gatekeeper, stage, difficulty, enemy, rules, deck },
  })),
);
write(
  'squad',
  'decks',
  Object.entries(read<Record<string, Facts>>('squad-decks')).map(([id, { rulesets, cards }]) => ({
    ...{ id, rulesets, cards },
  })),
);

/** "Hero for Hire. Avenger." as a list; one trait is an abbreviation with points of its own. */
const traitsOf = (traits: unknown): string[] =>
  String(traits ?? '')
    .replaceAll('S.H.I.E.L.D.', 'SHIELD.')
    .split('.')
    .map(trait => trait.trim().replace(/^SHIELD$/, 'S.H.I.E.L.D.'))
    .filter(trait => trait !== '');
const everywhere = ['core-player', 'core-encounter', 'wave1-player', 'wave1-encounter'];
write(
  'champions',
  'cards',
  everywhere
    .flatMap(name => read<Facts[]>(`champions-${name}`))
    .filter(card => champions.cards.get(String(card.code)) !== undefined && card.duplicate_of === undefined)
    .map(card => championsFacts({ ...card, traits: traitsOf(card.traits) })),
);
write(
  'champions',
  'reprints',
  everywhere
    .flatMap(name => read<Facts[]>(`champions-${name}`))
    .filter(card => card.duplicate_of !== undefined)
    .map(({ code, duplicate_of: of, quantity }) => ({ code, of, quantity })),
);

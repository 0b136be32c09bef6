import { describe, expect } from 'vitest';
import { cards as printed } from '../../../../src/games/champions/cards/index.js';
import { champions } from '../../../../src/games/champions/index.js';
import { looking } from '../../../../src/games/champions/looking.js';
import { poolOf } from '../../../../src/games/champions/pool.js';
import { loadWords } from '../../../../src/locales/index.js';
import { blanks, type Hero, type Layout, type Played, scenario } from '../table.js';
import {
  BOMBER,
  CROWD,
  cards,
  IRON_MAN,
  JENNIFER,
  MARVEL,
  PANTHER,
  PETER,
  RHINO,
  SHE_HULK,
  SPIDER,
  schemeWith,
  TCHALLA,
} from './kin.js';

const pool = poolOf([...printed, ...blanks]);
const words = loadWords('champions', 'en');
const names = { names: ['Ann', 'Bo'], cardTitle: (id: string) => champions.cards.get(id)?.title };

/** What using an ability of a card is sure to change, as the first player would read it: "Rhino 14 → 6". */
function ahead({ state }: Played, card: string, index = 0): string[] {
  const match = looking(state, pool);
  const held = [...(state.players[0]?.hand ?? []), ...state.play].find(one => one.card === card);
  const ability = match.card(card).abilities[index];
  if (held === undefined || ability === undefined) throw new Error(`no such ability of ${card}`);
  const game = match.game({ card, id: held.id, seat: 0 }, { ability });
  const changes = ability.does.changes?.(game, undefined) ?? [];
  return changes.map(({ what, before, after, says }) =>
    says === undefined ? `${words.say(what, names)} ${before} → ${after}` : words.say(says, names),
  );
}

const KICK = '01005';
const hero = (more: Hero = {}, layout: Layout = {}): Layout => ({
  ...layout,
  heroes: [{ identity: SPIDER, hand: [KICK, ...cards(3)], ...more }],
});

describe('damage to the one enemy there is', () => {
  scenario('is known before it is dealt', hero(), table => {
    expect(ahead(table, KICK)).toEqual(['Rhino I 14 → 6']);
    table.pick(KICK).pay(...cards(3));
    expect(table.villain.damage).toBe(8);
  });
  scenario('does not go below 0', hero({}, { villain: { card: RHINO, damage: 9 } }), table => {
    expect(ahead(table, KICK)).toEqual(['Rhino I 5 → 0']);
  });
  scenario('is not where there are two', hero({ minions: [BOMBER] }), table => {
    expect(ahead(table, KICK)).toEqual([]);
  });
  scenario('is its tough where it is tough', hero({}, { villain: { card: RHINO, status: ['tough'] } }), table => {
    expect(ahead(table, KICK)).toEqual(['Rhino I loses tough']);
  });
  scenario(
    'is not where something takes it instead',
    hero({}, { villain: { card: RHINO, attached: ['01098'] } }),
    table => {
      expect(ahead(table, KICK)).toEqual([]);
    },
  );
  scenario('is not where a stun is shed instead', hero({ status: ['stunned'] }), table => {
    expect(ahead(table, KICK)).toEqual([]);
  });
  scenario(
    'counts what the number depends on',
    { heroes: [{ identity: SHE_HULK, damage: 6, hand: ['01021', ...cards(4)] }] },
    table => {
      expect(ahead(table, '01021')).toEqual(['Rhino I 14 → 8']);
    },
  );
});

scenario(
  'damage to each enemy is known for all of them',
  { heroes: [{ identity: SHE_HULK, hand: ['01022', ...cards(2)], minions: [BOMBER] }] },
  table => {
    expect(ahead(table, '01022')).toEqual(['Rhino I 14 → 13', 'Hydra Bomber 2 → 1']);
    table.pick('01022').pay(...cards(2));
    expect([table.villain.damage, table.card(BOMBER).damage]).toEqual([1, 1]);
  },
);

describe('threat off the one scheme there is', () => {
  const thwart = (more: Hero, layout: Layout): Layout => ({
    ...layout,
    heroes: [{ identity: IRON_MAN, play: ['01037'], ...more }],
  });
  scenario('is known before it is removed', thwart({}, schemeWith(6)), table => {
    expect(ahead(table, '01037')).toEqual(['The Break-In! 6 → 5']);
    table.pick('01037.0');
    expect(table.scheme.threat).toBe(5);
  });
  scenario('does not go below 0', thwart({}, schemeWith(1)), table => {
    expect(ahead(table, '01037')).toEqual(['The Break-In! 1 → 0']);
  });
  scenario(
    'is that of the side scheme in a crisis',
    thwart({}, { ...schemeWith(6), sideSchemes: [{ card: CROWD, threat: 2 }] }),
    table => {
      expect(ahead(table, '01037')).toEqual(['Crowd Control 2 → 1']);
    },
  );
  scenario(
    'is not where there are two',
    thwart({}, { ...schemeWith(6), sideSchemes: [{ card: '01109', threat: 2 }] }),
    table => {
      expect(ahead(table, '01037')).toEqual([]);
    },
  );
  scenario('is not where a confusion is shed instead', thwart({ status: ['confused'] }, schemeWith(6)), table => {
    expect(ahead(table, '01037')).toEqual([]);
  });
});

describe('threat off every scheme, in flight', () => {
  scenario(
    'is known for all of them',
    {
      ...schemeWith(6),
      sideSchemes: [{ card: '01109', threat: 2 }],
      heroes: [{ identity: IRON_MAN, play: ['01037', '01039'], hand: ['01089'] }],
    },
    table => {
      expect(ahead(table, '01037')).toEqual([]);
      table.pick('01039.0').pay('01089');
      expect(ahead(table, '01037')).toEqual(['The Break-In! 6 → 5', 'Bomb Scare 2 → 1']);
    },
  );
});

describe('healing', () => {
  scenario(
    'is known, and stops at all there is',
    { heroes: [{ identity: PETER, damage: 3, play: ['01006'] }] },
    table => {
      expect(ahead(table, '01006')).toEqual(['Peter Parker 7 → 10']);
      table.pick('01006.0');
      expect(table.identity().damage).toBe(0);
    },
  );
  scenario('of the only one who is hurt is known', { heroes: [{ hand: ['01086', ...cards(1)], damage: 5 }] }, table => {
    expect(ahead(table, '01086')).toEqual(['Spider-Man 5 → 7']);
  });
  scenario(
    'of one among several is not',
    { heroes: [{ hand: ['01086', ...cards(1)], damage: 5 }], villain: { card: RHINO, damage: 1 } },
    table => {
      expect(ahead(table, '01086')).toEqual([]);
    },
  );
});

describe('cards drawn', () => {
  scenario('are known', { heroes: [{ identity: TCHALLA, play: ['01045'], hand: cards(4) }] }, table => {
    expect(ahead(table, '01045')).toEqual(['Ann’s hand 4 → 6']);
    table.pick('01045.0');
    expect(table.zone(0, 'hand')).toHaveLength(6);
  });
  scenario('are as many as there are', { heroes: [{ identity: TCHALLA, play: ['01045'], deck: cards(1) }] }, table => {
    expect(ahead(table, '01045')).toEqual(['Ann’s hand 0 → 1']);
  });
  scenario('are not where a card is discarded for it', { heroes: [{ play: ['01015'], hand: cards(2) }] }, table => {
    expect(ahead(table, '01015')).toEqual([]);
  });
  scenario(
    'are not where cards are spent for it',
    { heroes: [{ identity: MARVEL, damage: 2, hand: ['01088'] }] },
    table => {
      expect(ahead(table, MARVEL)).toEqual([]);
    },
  );
});

describe('a number that is known only once it is paid for is not told before', () => {
  scenario('by what it is paid with', { ...schemeWith(6), heroes: [{ hand: ['01060', ...cards(2)] }] }, table => {
    expect(ahead(table, '01060')).toEqual([]);
  });
  scenario(
    'by how many cards are discarded',
    { ...schemeWith(6), heroes: [{ identity: JENNIFER, hand: ['01023', ...cards(2)] }] },
    table => {
      expect(ahead(table, '01023')).toEqual([]);
    },
  );
  scenario('by whether it is the last step', { heroes: [{ identity: PANTHER, play: ['01047'] }] }, table => {
    expect(ahead(table, '01047')).toEqual([]);
  });
});

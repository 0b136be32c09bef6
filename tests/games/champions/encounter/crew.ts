import type { Hero, Layout, Played } from '../table.js';
import { blanks, marvel } from './tables.js';

/** Villains, A sides, and their own side schemes with 6, 5, 3 and 4 threat. */
export const WRECKER = '07002';
export const THUNDERBALL = '07017';
export const PILEDRIVER = '07032';
export const BULLDOZER = '07046';
export const [DAY, STRUCK, PILE, ROAD] = ['07004', '07019', '07034', '07048'] as const;
export const SCHEMES = [DAY, STRUCK, PILE, ROAD] as const;

const decks = (active: string) =>
  Object.fromEntries(
    ['wrecker', 'thunderball', 'piledriver', 'bulldozer']
      .filter(set => set !== active)
      .map(set => [set, { deck: blanks(8) }]),
  );

/** Wrecker is active, and all decks are blank. */
export const crew: Layout = { scenario: 'wrecking-crew', decks: decks('wrecker'), heroes: [marvel] };

const OWNERS: Readonly<Record<string, string>> = {
  [WRECKER]: 'wrecker',
  [THUNDERBALL]: 'thunderball',
  [PILEDRIVER]: 'piledriver',
  [BULLDOZER]: 'bulldozer',
};

/** Another one is active. */
export const led = (active: string): Layout => ({ ...crew, active, decks: decks(OWNERS[active] as string) });

/** So much threat on the four side schemes. */
export const schemes = (...threat: readonly number[]): NonNullable<Layout['sideSchemes']> =>
  SCHEMES.map((card, at) => ({ card, threat: threat[at] ?? 0 }));

/** The first hero reveals a card. */
export const reveals = (card: string, heroes: readonly Hero[] = [marvel], more: Layout = crew): Layout => {
  const [first, ...others] = heroes;
  return { ...more, step: 'reveal', until: 'end of round', heroes: [{ ...first, dealt: [card] }, ...others] };
};

/** The active villain activates against the first hero with this boost card. */
export const boosts = (card: string, heroes: readonly Hero[] = [marvel], more: Layout = crew): Layout => ({
  ...more,
  step: 'villain activates',
  until: 'minions activate',
  encounter: { deck: [card, ...blanks()] },
  heroes,
});

/** Threat on the four side schemes; null for one that is gone. */
export const threats = (table: Played): (number | null)[] => SCHEMES.map(card => table.maybe(card)?.threat ?? null);

/** The printed id of the active villain. */
export const active = ({ state }: Played): string | undefined => {
  const id = state.crew?.members[state.crew.active]?.villain;
  return state.play.find(one => one.id === id)?.card;
};

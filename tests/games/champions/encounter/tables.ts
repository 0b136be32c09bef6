import { BLANK, type Hero, type Layout, type Played } from '../table.js';

export const SPIDER = '01001a';
export const PETER = '01001b';
export const MARVEL = '01010a';
export const CAROL = '01010b';
export const SHE_HULK = '01019a';
export const JENNIFER = '01019b';
export const IRON_MAN = '01029a';
export const TONY = '01029b';
export const PANTHER = '01040a';
export const TCHALLA = '01040b';

/** ATK 2, THW 2, DEF 1, 12 hit points, and nothing that interrupts an attack. */
export const marvel: Hero = { identity: MARVEL };
export const carol: Hero = { identity: CAROL };
/** Resources for two of a type each. */
export const ENERGY = '01088';
export const GENIUS = '01089';
export const STRENGTH = '01090';
/** An ally with 3 hit points, an upgrade and a support of no interest. */
export const ALLY = '01058';
export const UPGRADE = '01008';
export const SUPPORT = '01006';
/** A minion without abilities: SCH 1, ATK 1, 2 hit points. */
export const RUNNER = '01121';
export const drone = (card = '01005') => ({ card, facedown: true });
/** The oldest Drone in play, as a question offers it: nobody may know what it is. */
export const oldestDrone = ({ state }: Played): string => `c${state.play.find(one => one.facedown)?.id}`;

export const blanks = (count = 20): string[] => Array.from({ length: count }, () => BLANK);

/** The first hero has been dealt a card, and reveals it; after everybody's cards the table stops. */
export const revealed = (card: string, [first, ...others]: readonly Hero[] = [marvel], more: Layout = {}): Layout => ({
  step: 'reveal',
  until: 'end of round',
  ...more,
  heroes: [{ ...first, dealt: [card] }, ...others],
});

/** The villain activates against the first hero with this boost card; the table stops before minions activate. */
export const boosted = (card: string, heroes: readonly Hero[] = [marvel], more: Layout = {}): Layout => ({
  step: 'villain activates',
  until: 'minions activate',
  encounter: { deck: [card, ...blanks()] },
  ...more,
  heroes,
});

/** One of the first hero's minions activates, and then the villain phase goes on to the deal. */
export const minionActs = (minion: string, heroes: readonly Hero[] = [marvel], more: Layout = {}): Layout => {
  const [first, ...others] = heroes;
  return {
    step: { at: 'minions activate', seat: 0 },
    until: 'deal',
    ...more,
    heroes: [{ ...first, minions: [minion, ...(first?.minions ?? [])] }, ...others],
  };
};

import type { Colour } from './printed.js';
import { H, V, W, X } from './printed.js';

/** What characters are rated in, each from 1 to 7. */
export const RATINGS = ['strength', 'speed', 'toughness', 'energy', 'skill', 'cunning'] as const;
type Rating = (typeof RATINGS)[number];

/** A character, before there is any card of it: where it stands on each rating, the designations it belongs to, and the Powers that are named for it. */
export interface Character extends Readonly<Record<Rating, number>> {
  readonly name: string;
  readonly of: readonly Colour[];
  readonly powers: readonly string[];
}

const character = (
  name: string,
  of: readonly Colour[],
  [strength, speed, toughness, energy, skill, cunning]: readonly [number, number, number, number, number, number],
  ...powers: readonly string[]
): Character => ({ name, of, powers, strength, speed, toughness, energy, skill, cunning });

/** In the order of the Hero cards. */
export const CHARACTERS: readonly Character[] = [
  character('Captain America', [H], [3, 3, 4, 1, 7, 5], 'Shield Throw'),
  character('Iron Man', [H], [5, 5, 5, 6, 4, 7], 'Repulsor Blast'),
  character('Thor', [H], [7, 6, 6, 6, 5, 2], 'Hammer Strike'),
  character('Hulk', [H], [7, 3, 7, 2, 4, 2], 'Gamma Leap'),
  character('Spider-Man', [H], [5, 5, 4, 1, 6, 5], 'Web Line'),
  character('Daredevil', [H], [2, 3, 2, 1, 7, 5], 'Radar Sense'),
  character('Doctor Strange', [H], [2, 3, 3, 7, 4, 6], 'Mystic Bolt'),
  character('Hawkeye', [H], [2, 2, 2, 1, 7, 4], 'Trick Arrow'),
  character('Black Panther', [H], [4, 5, 5, 1, 7, 7], 'Vibranium Claws'),
  character('Ant-Man', [H], [4, 3, 3, 2, 4, 6], 'Shrinking Act'),
  character('Luke Cage', [H], [5, 2, 6, 1, 5, 3], 'Unbreakable Skin'),
  character('Iron Fist', [H], [3, 3, 3, 3, 7, 4], 'Dragon Punch'),
  character('Falcon', [H], [2, 5, 2, 1, 5, 4], 'Wings Spread'),
  character('Vision', [H], [5, 4, 6, 6, 3, 6], 'Phase Shift'),
  character('Moon Knight', [H], [3, 3, 3, 1, 6, 4], 'Crescent Dart'),
  character('Silver Surfer', [H], [7, 7, 7, 7, 3, 5], 'Cosmic Flight'),
  character('Ghost Rider', [H], [5, 5, 6, 6, 4, 3], 'Penance Look'),
  character('Punisher', [H], [2, 2, 2, 2, 7, 5], 'Full Arsenal'),
  character('Namor', [H], [6, 5, 6, 2, 5, 5], 'Tidal Wave'),
  character('Mister Fantastic', [H], [3, 2, 5, 1, 3, 7], 'Long Reach'),
  character('Human Torch', [H], [2, 5, 3, 6, 3, 3], 'Flame On Cue'),
  character('Thing', [H], [6, 2, 6, 1, 5, 3], 'Clobber Time'),
  character('Nick Fury', [H], [2, 2, 2, 2, 6, 7], 'Spy Network'),
  character('War Machine', [H], [5, 5, 5, 5, 4, 4], 'Heavy Armor'),
  character('Beast', [X], [4, 3, 4, 1, 5, 7], "Acrobat's Roll"),
  character('Wonder Man', [H], [6, 4, 6, 4, 4, 3], 'Ionic Surge'),
  character('Quicksilver', [H], [3, 7, 3, 2, 4, 3], 'Sudden Sprint'),
  character('Nova', [H], [5, 6, 5, 6, 4, 3], 'Rocket Helmet'),
  character('Doctor Doom', [V], [6, 4, 6, 6, 5, 7], 'Iron Mask'),
  character('Magneto', [V], [2, 4, 6, 7, 4, 7], 'Magnetic Storm'),
  character('Red Skull', [V], [2, 2, 2, 2, 6, 7], 'Dust of Fear'),
  character('Green Goblin', [V], [5, 4, 4, 2, 4, 6], 'Pumpkin Volley'),
  character('Loki', [V], [5, 4, 5, 6, 4, 7], 'Shape Trick'),
  character('Ultron', [V], [6, 5, 7, 6, 4, 7], 'Metal Mind'),
  character('Thanos', [V], [7, 6, 7, 7, 5, 7], 'Gauntlet Fist'),
  character('Doctor Octopus', [V], [4, 3, 3, 2, 5, 7], 'Four More Arms'),
  character('Venom', [V], [5, 4, 5, 1, 5, 4], 'Black Tendrils'),
  character('Kingpin', [V], [3, 2, 3, 1, 6, 7], 'Crushing Grip'),
  character('Bullseye', [V], [2, 3, 3, 1, 7, 4], 'Perfect Aim'),
  character('Sabretooth', [V], [4, 4, 5, 1, 6, 3], "Beast's Bite"),
  character('Juggernaut', [V], [7, 3, 7, 1, 4, 2], 'Unstoppable Run'),
  character('Apocalypse', [V], [7, 6, 7, 7, 5, 7], 'Celestial Might'),
  character('Mister Sinister', [V], [4, 3, 6, 4, 4, 7], 'Gene Splice'),
  character('Sandman', [V], [6, 3, 6, 2, 4, 2], 'Sand Fist'),
  character('Lizard', [V], [5, 3, 4, 1, 3, 4], 'Cold Blood'),
  character('Electro', [V], [2, 4, 3, 6, 3, 3], 'Live Wire'),
  character('Mysterio', [V], [2, 2, 2, 3, 4, 6], 'Smoke and Mirrors'),
  character('Rhino', [V], [6, 3, 6, 1, 3, 1], 'Horn Charge'),
  character('Vulture', [V], [3, 4, 3, 1, 3, 5], 'Silent Dive'),
  character('Kang', [V], [3, 3, 4, 5, 4, 7], 'Time Slip'),
  character('Absorbing Man', [V], [6, 2, 7, 2, 4, 2], 'Wrecking Ball'),
  character('Crossbones', [V], [2, 2, 3, 2, 6, 4], 'Hired Muscle'),
  character('Cyclops', [X], [2, 3, 2, 6, 6, 6], 'Optic Volley'),
  character('Wolverine', [X], [3, 4, 7, 1, 7, 4], 'Claw Swipe'),
  character('Professor X', [X], [1, 1, 2, 6, 2, 7], 'Mind Link'),
  character('Iceman', [X], [2, 5, 5, 7, 3, 3], 'Ice Slide'),
  character('Nightcrawler', [X], [2, 7, 2, 1, 6, 4], 'Blue Smoke'),
  character('Colossus', [X], [7, 2, 7, 1, 4, 3], 'Steel Skin'),
  character('Gambit', [X], [2, 3, 2, 4, 6, 5], 'Loaded Card'),
  character('Bishop', [X], [3, 3, 4, 6, 6, 5], 'Energy Drink'),
  character('Cable', [X], [5, 3, 4, 5, 6, 5], 'Techno Arm'),
  character('Archangel', [X], [3, 6, 3, 2, 5, 3], 'Razor Feathers'),
  character('Banshee', [X], [2, 5, 2, 4, 5, 4], 'Sonic Cry'),
  character('Havok', [X], [2, 3, 3, 6, 4, 4], 'Plasma Rings'),
  character('Longshot', [X], [3, 5, 3, 3, 6, 5], 'Lucky Break'),
  character('Forge', [X], [2, 2, 2, 2, 4, 7], 'Gadget Belt'),
  character('Sunfire', [X], [2, 5, 3, 6, 4, 3], 'Solar Flare'),
  character('Cannonball', [X], [4, 6, 5, 3, 4, 3], 'Blast Field'),
  character('Sunspot', [X], [5, 4, 4, 5, 4, 4], 'Borrowed Sun'),
  character('Multiple Man', [X], [2, 2, 3, 2, 4, 5], 'Two Places at Once'),
  character('Warpath', [X], [5, 5, 5, 1, 6, 3], "Tracker's Nose"),
  character('Deadpool', [X], [4, 3, 7, 1, 7, 3], 'Fourth Wall'),
  character('Maverick', [X], [3, 3, 4, 3, 6, 4], 'Silencer Shot'),
  character('Storm', [X, W], [2, 5, 3, 7, 5, 5], 'Gale Force'),
  character('Jean Grey', [X, W], [2, 5, 4, 7, 4, 7], 'Telekinetic Wall'),
  character('Rogue', [X, W], [6, 5, 6, 3, 5, 4], 'Power Touch'),
  character('Kitty Pryde', [X, W], [2, 3, 5, 1, 5, 5], 'Walk Through'),
  character('Psylocke', [X, W], [3, 4, 3, 4, 7, 4], 'Psychic Blade'),
  character('Jubilee', [X, W], [2, 2, 2, 4, 4, 3], 'Fireworks'),
  character('Invisible Woman', [H, W], [2, 3, 6, 5, 4, 5], 'Hidden Hand'),
  character('She-Hulk', [H, W], [7, 3, 6, 1, 5, 5], 'Gamma Verdict'),
  character('Black Widow', [H, W], [2, 3, 3, 2, 7, 6], "Widow's Sting"),
  character('Wasp', [H, W], [3, 5, 3, 4, 4, 4], 'Bio-Sting'),
  character('Scarlet Witch', [H, W], [2, 4, 3, 7, 3, 6], 'Hex Sphere'),
  character('Spider-Woman', [W], [5, 5, 4, 4, 6, 4], 'Venom Blast'),
  character('Captain Marvel', [W], [6, 6, 6, 7, 5, 4], 'Photon Burst'),
  character('Elektra', [V, W], [2, 4, 3, 1, 7, 5], 'Twin Sai'),
  character('Black Cat', [V, W], [3, 4, 3, 1, 6, 5], 'Bad Luck'),
  character('Mystique', [V, W], [3, 3, 3, 1, 5, 6], 'Borrowed Face'),
  character('Emma Frost', [X, W], [4, 2, 6, 3, 4, 7], 'Diamond Form'),
  character('Enchantress', [V, W], [4, 4, 5, 6, 4, 5], 'Charmed Kiss'),
  character('Lady Deathstrike', [V, W], [4, 4, 5, 1, 6, 4], 'Adamantine Nails'),
  character('Tigra', [H, W], [4, 4, 3, 1, 5, 3]),
  character('Mockingbird', [H, W], [2, 3, 3, 1, 7, 5]),
  character('Firestar', [X, W], [2, 5, 3, 6, 3, 3]),
  character('Dazzler', [X, W], [2, 3, 2, 6, 3, 4]),
];

/** From so many points on all ratings together a character is worth so much. */
const MIGHT: readonly (readonly [least: number, might: number])[] = [
  [34, 9],
  [29, 8],
  [25, 7],
  [21, 6],
  [17, 5],
  [0, 4],
];

/** How strong a character is as a card that has one colour on each side and no text. */
export function mightOf(character: Character): number {
  const sum = RATINGS.reduce((total, rating) => total + character[rating], 0);
  return MIGHT.find(([least]) => sum >= least)?.[1] ?? 0;
}

/** Modular encounter sets, each with the difficulty that the book gives it. */
export const modularSets = [
  { id: 'bomb_scare', difficulty: 1 },
  { id: 'masters_of_evil', difficulty: 2 },
  { id: 'under_attack', difficulty: 3 },
  { id: 'legions_of_hydra', difficulty: 4 },
  { id: 'the_doomsday_chair', difficulty: 5 },
] as const;

export type ModularSet = (typeof modularSets)[number]['id'];

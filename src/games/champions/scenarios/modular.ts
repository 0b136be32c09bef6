/** Modular encounter sets: those of the core set from the easiest on, then those of later packs. */
export const modularSets = [
  { id: 'bomb_scare' },
  { id: 'masters_of_evil' },
  { id: 'under_attack' },
  { id: 'legions_of_hydra' },
  { id: 'the_doomsday_chair' },
  { id: 'goblin_gimmicks' },
  { id: 'a_mess_of_things' },
  { id: 'power_drain' },
  { id: 'running_interference' },
] as const;

export type ModularSet = (typeof modularSets)[number]['id'];

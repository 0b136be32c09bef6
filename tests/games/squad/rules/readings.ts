const from = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => `SQ-C${first + at}`);

/** The readings of this house: of rules and cards, and of quests. */
export const houseReadings = [...from(1, 12), ...from(40, 43)];

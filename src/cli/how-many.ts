/** A number and its noun: "1 match", "2 matches", "0 matches". `more` is the noun for any number but one. */
export const howMany = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

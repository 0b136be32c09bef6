import { Misused } from './misused.js';

/** How many things of each person are being answered. What takes long holds up everybody who waits for the same. */
export class AtOnce {
  private readonly most: number;
  private readonly people = new Map<string, number>();

  /** At most `most` of a person at the same time. */
  constructor(most: number) {
    this.most = most;
  }

  /** Answers one more. @throws Misused where that is too many */
  async answer<T>(person: string, work: () => Promise<T>): Promise<T> {
    if (this.of(person) >= this.most) throw new Misused('too-fast');
    this.people.set(person, this.of(person) + 1);
    try {
      return await work();
    } finally {
      this.people.set(person, this.of(person) - 1);
      if (this.of(person) === 0) this.people.delete(person);
    }
  }

  private of(person: string): number {
    return this.people.get(person) ?? 0;
  }
}

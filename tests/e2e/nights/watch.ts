import { expect } from 'vitest';
import type { Line } from '../../../src/leagues/events.js';
import { isBye } from '../../../src/leagues/field.js';
import type { Night } from '../../../src/leagues/night.js';
import { isPractice } from '../../../src/opponents/index.js';
import { recount } from '../../leagues/recount.js';
import { isEphemeral, type Member, textOf } from '../../playground/member.js';
import type { TestHouse } from '../house.js';

/** Milliseconds for what comes by itself, on the slowest machine. */
export const PATIENCE = 240_000;

/** What a host has to be asked before it happens. */
const FINAL = new Set<Line['event']['type']>([
  ...(['started', 'dropped', 'awarded', 'corrected', 'finished', 'cancelled', 'skipped', 'undone'] as const),
]);

/** A night as somebody sees to it that nothing goes wrong there. */
export class Watch {
  private readonly house: TestHouse;
  private readonly id: string;

  constructor(house: TestHouse, id: string) {
    this.house = house;
    this.id = id;
  }

  night = (): Promise<Night> => this.house.bot.house.leagues.night(this.id);

  /** How often something has come from a host that cannot simply be made as it was. */
  async grave(host: Member): Promise<number> {
    const lines = await this.house.bot.house.leagues.lines(this.id);
    return lines.filter(({ by, event }) => by === host.id && FINAL.has(event.type)).length;
  }

  /** Every open table has a thread and waits for somebody. Between two moves of a practice bot, and when a match has just ended, it goes on by itself. */
  async waysOn(): Promise<void> {
    const { leagues } = this.house.bot.house;
    const stuck = async (): Promise<string[]> => {
      await leagues.advance(this.id);
      const open = await leagues.openTables(this.id);
      return open
        .filter(({ channel, waits }) => channel === null || waits.length === 0)
        .map(({ round, table }) => `${round}.${table}`);
    };
    await expect.poll(stuck, { timeout: PATIENCE }).toEqual([]);
  }

  /** The standings are what the results come to, and nobody plays at two tables of a round. */
  async count(): Promise<void> {
    const night = await this.night();
    recount(night);
    for (const { tables } of night.rounds) {
      const seated = tables.flatMap(({ players }) => players);
      expect(new Set(seated).size).toBe(seated.length);
    }
  }

  /** At every table each player has been called once, and nobody in any other thread than their tables'. */
  async calls(anybody: Member): Promise<number> {
    const night = await this.night();
    let called = 0;
    for (const { tables } of night.rounds)
      for (const table of tables) {
        if (isBye(night, table)) continue;
        for (const { channel } of table.matches.slice(-1)) {
          const calls = (await anybody.messages(channel)).filter(
            message => !isEphemeral(message) && textOf(message).includes('you count as a no-show'),
          );
          const people = table.players.filter(player => !isPractice({ player }));
          const pinged = calls.flatMap(({ mentions }) => mentions.map(({ id }) => id));
          expect([table.n, [...pinged].sort()]).toEqual([table.n, [...people].sort()]);
          called += pinged.length;
        }
      }
    return called;
  }
}

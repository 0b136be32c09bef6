import type { Choice, Interaction, Message } from '../types.js';
import type { World } from '../world/world.js';

/** How an interaction ended, as its member's page hears it, and how long the bot took, in milliseconds. */
export type Outcome = Ended & { took?: number };
type Ended =
  | { kind: 'message' | 'deferred'; interaction: string; message: Message }
  | { kind: 'updated'; interaction: string; message?: Message }
  | { kind: 'modal'; interaction: string; modal: NonNullable<Interaction['modal']> }
  | { kind: 'choices'; interaction: string; choices: Choice[] }
  | { kind: 'failed'; interaction: string };

/** Where members wait for the bot's first answer, and how long, in milliseconds: then it failed. */
export interface Desk {
  readonly within: number;
  wait(interaction: Interaction): Promise<Outcome>;
  settle(id: string, outcome: Outcome): void;
  /** Counts interactions, so that callers can tidy up now and then. */
  turn(): number;
  close(): void;
}

/** As long as Discord waits. */
const ANSWER_WITHIN = 3000;

export function makeDesk(world: World, within = ANSWER_WITHIN): Desk {
  let turns = 0;
  const waiting = new Map<string, { done: (outcome: Outcome) => void; callOff: () => void; began: number }>();
  const settle = (id: string, outcome: Outcome): void => {
    const one = waiting.get(id);
    if (!one) return;
    one.callOff();
    waiting.delete(id);
    one.done({ ...outcome, took: performance.now() - one.began });
  };
  return {
    within,
    settle,
    turn: () => ++turns,
    wait: interaction =>
      new Promise(done => {
        const callOff = world.clock.at(interaction.at + within, () => {
          const current = world.interactions.get(interaction.id);
          if (current) world.interactions.put(current.id, { ...current, failed: true });
          settle(interaction.id, { kind: 'failed', interaction: interaction.id });
        });
        waiting.set(interaction.id, { done, callOff, began: performance.now() });
      }),
    close() {
      for (const id of [...waiting.keys()]) settle(id, { kind: 'failed', interaction: id });
    },
  };
}

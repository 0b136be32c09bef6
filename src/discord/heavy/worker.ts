import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Arg } from '../../kernel/index.js';
import { Denied } from '../../locales/denied.js';
import { type TaskName, tasks } from './tasks.js';

/** What a thread is asked for. */
export interface Order {
  readonly name: TaskName;
  readonly input: unknown;
}

/** What it says: what came of it, a refusal in words for the person who asked, or what went wrong. */
export type Reply =
  | { readonly came: unknown }
  | { readonly denied: string; readonly args: Readonly<Record<string, Arg>> | undefined }
  | { readonly problem: string };

// Clicks come first where cores are few. Only Linux has priorities for single threads.
if (process.platform === 'linux') setPriority(0, 10);

parentPort?.on('message', (order: Order) => {
  parentPort?.postMessage(reply(order));
});

function reply({ name, input }: Order): Reply {
  try {
    return { came: tasks[name](input as never) };
  } catch (error) {
    if (error instanceof Denied) return { denied: error.code, args: error.text.args };
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

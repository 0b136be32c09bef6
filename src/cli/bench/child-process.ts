import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** What a process says next. @throws Error where it ends instead */
export async function heard<T>(child: ChildProcess): Promise<T> {
  const ended = new AbortController();
  const gone = once(child, 'exit', ended).then(() => {
    throw new Error('a process of the bot ended');
  });
  try {
    const [said] = await Promise.race([once(child, 'message', ended) as Promise<[T]>, gone]);
    return said;
  } finally {
    ended.abort();
    gone.catch(() => undefined);
  }
}

/** What a process says to something. */
export function asked<T>(child: ChildProcess, what: string): Promise<T> {
  const said = heard<T>(child);
  child.send(what);
  return said;
}

/** Resolves when a process is gone, which is killed where it is not. */
export async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

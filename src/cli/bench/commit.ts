import { spawnSync } from 'node:child_process';

const git = (...words: string[]): string | null => {
  const { status, stdout } = spawnSync('git', words, { cwd: import.meta.dirname, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

/** The commit that is measured, and whether something in it was changed since. */
export function commit(): string {
  const short = git('rev-parse', '--short', 'HEAD');
  if (short === null) return 'not in git';
  return git('status', '--porcelain', '--untracked-files=no') === '' ? short : `${short}, changed`;
}

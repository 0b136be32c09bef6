import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** What stands in a file of the project. */
export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** One page, cut into what the tests ask of it. */
export interface Page {
  /** Its path from the root, with forward slashes. */
  readonly path: string;
  /** What stands outside code: links and headings. */
  readonly prose: string;
  /** Pieces of code in running text. */
  readonly spans: readonly string[];
  /** Fenced blocks, with their language and the heading they stand under. */
  readonly blocks: readonly { readonly language: string; readonly heading: string; readonly text: string }[];
  /** The headings, as the addresses that lead to them. */
  readonly anchors: readonly string[];
}

/** Every page of the documentation. */
export const pages = (): Page[] => {
  const below = readdirSync(join(root, 'docs'), { recursive: true }).map(name => `docs/${String(name)}`);
  return ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'tests/README.md', ...below]
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => path.endsWith('.md') && existsSync(join(root, path)))
    .map(page);
};

function page(path: string): Page {
  const blocks: { language: string; heading: string; text: string }[] = [];
  const outside: string[] = [];
  let heading = '';
  let open: { language: string; lines: string[] } | null = null;
  for (const line of read(path).split('\n')) {
    const fence = /^\s*```(\w*)/.exec(line);
    if (open !== null) {
      if (fence === null) open.lines.push(line);
      else {
        blocks.push({ language: open.language, heading, text: open.lines.join('\n') });
        open = null;
      }
    } else if (fence !== null) open = { language: fence[1] ?? '', lines: [] };
    else {
      heading = /^#+ (.*)/.exec(line)?.[1] ?? heading;
      outside.push(line);
    }
  }
  const text = outside.join('\n');
  const prose = text.replace(/`[^`]+`/g, '');
  return {
    path,
    prose,
    spans: [...text.matchAll(/`([^`\n]+)`/g)].map(found => found[1] as string),
    blocks,
    anchors: outside.filter(line => /^#+ /.test(line)).map(anchor),
  };
}

/** The address of a heading, as it is made on the web page of the repository. */
const anchor = (line: string): string =>
  line
    .replace(/^#+ /, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** A part of a page: from a heading to the next of any level. */
export function sections(path: string): { readonly heading: string; readonly text: string }[] {
  const [, ...parts] = read(path).split(/^(?=##+ )/m);
  return parts.map(text => ({ heading: text.split('\n')[0] as string, text }));
}

/** Everything that looks like code: blocks and pieces in running text. */
export const codeOf = ({ spans, blocks }: Page): string[] => [...spans, ...blocks.map(block => block.text)];

/** What the first group of a pattern matches, in all of the texts. */
export const found = (pattern: RegExp, texts: readonly string[]): string[] =>
  texts.flatMap(text => [...text.matchAll(pattern)].map(match => match[1] as string));

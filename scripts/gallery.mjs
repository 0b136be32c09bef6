// `npm run gallery`: plays a match of each game in the playground with Debian's Chromium, and writes what people see
// to docs/pictures/tour, and what they see on a phone in each language to docs/pictures/languages. Also draws what docs/pictures.md shows.
// `npm run gallery -- -t Champions` does one game again and leaves the others alone, `-t pictures` the languages.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from './ensure.mjs';
import { vitest } from './vitest.mjs';

await ensureInstalled();
await ensureBuilt();
const status = vitest({ LONGBOX_GALLERY: '1' }, process.argv.slice(2));
writePage('docs/pictures', gallery());
writePage('docs/pictures/languages', languages());
process.exit(status);

function writePage(folder, lines) {
  writeFileSync(join(root, folder, 'README.md'), lines.join('\n').replace(/\n+$/, '\n'));
}

/** The page that shows the languages side by side. */
function languages() {
  const names = { en: 'English', de: 'German', fr: 'French', es: 'Spanish' };
  const kinds = {
    help: '`/help`',
    settings: '`/me settings`',
    error: 'An error',
    lesson: 'A lesson, with a hand of Marvel Champions',
    question: 'A question of Super Hero Squad, with a hand',
    board: 'A board of Marvel Champions',
  };
  const files = readdirSync(join(root, 'docs/pictures/languages'));
  const locales = Object.keys(names).filter(locale => files.some(file => file.startsWith(`${locale}-`)));
  const shown = Object.entries(kinds).flatMap(([kind, title]) => [
    `## ${title}`,
    '',
    `| ${locales.map(locale => names[locale]).join(' | ')} |`,
    `|${'---|'.repeat(locales.length)}`,
    `| ${locales.map(locale => `![${names[locale]}](${locale}-${kind}-390.webp)`).join(' | ')} |`,
    '',
  ]);
  const intro = 'The playground on a phone. `npm run gallery -- -t pictures` takes these again and writes this page;';
  return ['# The languages', '', intro, '[how languages work](../../locales.md) stands elsewhere.', '', ...shown];
}

/** The page that shows the pictures there are. */
function gallery() {
  const files = readdirSync(join(root, 'docs/pictures/tour'));
  const games = {
    squad: 'Super Hero Squad',
    champions: 'Marvel Champions',
    smash: 'Super Powered Smash Masters',
    recharge: 'Marvel Recharge',
  };
  const kinds = {
    board: 'The board in the channel, for all to see',
    menu: 'Your turn: a hand, and what each answer does',
    question: 'A question: the hand, and the answers below it',
    villain: 'What the villain phase did, where you play on',
    later: 'The board some turns later',
    moment: 'A big moment, in the thread of the match',
    end: 'The end as a poster',
    story: 'The whole match as a comic strip',
  };
  const shown = Object.entries(games).flatMap(([game, title]) => {
    const rows = Object.entries(kinds).flatMap(([kind, words]) => {
      const sizes = [360, 390, 1280].filter(width => files.includes(`${game}-${kind}-${width}.webp`));
      if (sizes.length < 3) return [];
      const images = sizes.map(width => `![${title}, ${width} wide: ${words}](tour/${game}-${kind}-${width}.webp)`);
      return [`### ${words}`, '', '| 360 | 390 | 1280 |', '|---|---|---|', `| ${images.join(' | ')} |`, ''];
    });
    return rows.length === 0 ? [] : [`## ${title}`, '', ...rows];
  });
  const intro =
    'Real matches in the playground, on two phones and a desktop. `npm run gallery` takes them again and writes this page;';
  return ['# What players see', '', intro, '[how pictures are made](../pictures.md) stands elsewhere.', '', ...shown];
}

import { addressOf } from './api.js';
import { h } from './dom.js';
import { say } from './say.js';
import { isTime, timestamp } from './time.js';
import { colorOf, labelOf, nameOf, personOf, world } from './world.js';

/** Discord's markdown as elements: https://docs.discord.com/developers/reference#message-formatting */
export function markdown(text, { small = false } = {}) {
  const out = document.createDocumentFragment();
  const lines = text.split('\n');
  // Headings are as deep as they need to be below that of their message, and none is left out in between.
  const levels = [...new Set([...text.matchAll(/^(#{1,3}) /gm)].map(([, signs]) => signs.length))].sort();
  let depth = 0;
  for (let n = 0; n < lines.length; ) {
    const line = lines[n];
    const fence = /^```(\w*)\s*(.*)$/.exec(line);
    if (fence) {
      const [block, used] = codeBlock(lines.slice(n), fence);
      out.append(block);
      n += used;
    } else if (/^>>> /.test(line)) {
      out.append(h('blockquote', {}, markdown([line.slice(4), ...lines.slice(n + 1)].join('\n'))));
      n = lines.length;
    } else if (/^> /.test(line)) {
      const [those, next] = run(lines, n, one => /^> /.test(one));
      out.append(h('blockquote', {}, markdown(those.map(one => one.slice(2)).join('\n'))));
      n = next;
    } else if (/^\s*([-*]|\d+\.) /.test(line)) {
      const [those, next] = run(lines, n, one => /^\s*([-*]|\d+\.) /.test(one));
      out.append(list(those));
      n = next;
    } else if (/^#{1,3} /.test(line) && !small) {
      const level = line.indexOf(' ');
      depth = Math.min(depth, levels.indexOf(level)) + 1;
      out.append(h(`h${depth + 2}`, { class: `h${level}` }, inline(line.slice(level + 1))));
      n++;
    } else if (/^-# /.test(line)) {
      out.append(h('p', { class: 'subtext' }, inline(line.slice(3))));
      n++;
    } else {
      const [those, next] = run(lines, n, one => !/^(```|>>> |> |#{1,3} |-# |\s*([-*]|\d+\.) )/.test(one));
      const body = those.join('\n');
      if (body.trim()) out.append(h('p', {}, inline(body.replace(/^\n+|\n+$/g, ''))));
      n = next;
    }
  }
  return out;
}

/** At least one line, then as many as fit. */
function run(lines, from, fits) {
  let to = from + 1;
  while (to < lines.length && fits(lines[to])) to++;
  return [lines.slice(from, to), to];
}

function codeBlock(lines, [, language, rest]) {
  const closed = /^(.*?)```(.*)$/.exec(`${language ? `${language} ` : ''}${rest}`);
  if (closed) return [h('pre', {}, h('code', {}, closed[1])), 1];
  const end = lines.findIndex((line, n) => n > 0 && line.includes('```'));
  const inside = lines.slice(1, end < 0 ? undefined : end);
  const last = end < 0 ? '' : lines[end].slice(0, lines[end].indexOf('```'));
  const text = [rest, ...inside, last].filter((line, n, all) => line || (n > 0 && n < all.length - 1)).join('\n');
  return [
    h('pre', {}, h('code', language ? { 'data-language': language } : {}, text)),
    end < 0 ? lines.length : end + 1,
  ];
}

function list(lines) {
  const ordered = /^\s*\d/.test(lines[0]);
  const base = /^\s*/.exec(lines[0])[0].length;
  const items = [];
  for (const line of lines) {
    const deep = /^\s*/.exec(line)[0].length > base;
    if (deep && items.length) items.at(-1).children.push(line);
    else items.push({ text: line.replace(/^\s*([-*]|\d+\.) /, ''), children: [] });
  }
  const start = ordered ? { start: Number.parseInt(lines[0], 10) } : {};
  return h(
    ordered ? 'ol' : 'ul',
    start,
    items.map(item => h('li', {}, inline(item.text), item.children.length ? list(item.children) : undefined)),
  );
}

const marks = [
  [/^\\([^\w\s])/, match => match[1]],
  [/^``(.+?)``(?!`)/s, match => h('code', {}, match[1])],
  [/^`([^`]+)`/, match => h('code', {}, match[1])],
  [/^\*\*\*(.+?)\*\*\*(?!\*)/s, match => h('strong', {}, h('em', {}, inline(match[1])))],
  [/^\*\*(.+?)\*\*(?!\*)/s, match => h('strong', {}, inline(match[1]))],
  [/^__(.+?)__(?!_)/s, match => h('u', {}, inline(match[1]))],
  [/^\*(?=\S)(.+?)(?<=\S)\*(?!\*)/s, match => h('em', {}, inline(match[1]))],
  [/^_(?=\S)(.+?)(?<=\S)_(?!\w)/s, match => h('em', {}, inline(match[1]))],
  [/^~~(.+?)~~/s, match => h('s', {}, inline(match[1]))],
  [/^\|\|(.+?)\|\|/s, match => spoiler(match[1])],
  [/^\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, match => link(match[2], inline(match[1]))],
  [/^<(https?:\/\/[^\s>]+)>/, match => link(match[1], match[1])],
  [/^https?:\/\/[^\s<]+[^\s<.,:;"')\]]/, match => link(match[0], match[0])],
  [/^<@!?(\d+)>/, match => person(match[1])],
  [
    /^<@&(\d+)>/,
    match => h('span', { class: 'mention' }, `@${world.roles.get(match[1])?.name ?? say('unknown role')}`),
  ],
  [/^<#(\d+)>/, match => place(match[1])],
  [
    /^<t:(-?\d+)(?::([tTdDfFR]))?>/,
    match => (isTime(Number(match[1])) ? timestamp(Number(match[1]), match[2]) : match[0]),
  ],
  [
    /^<\/([^:>]+):(\d+)>/,
    match => h('button', { type: 'button', class: 'mention', 'data-command': match[1] }, `/${match[1]}`),
  ],
  [
    /^<(a?):(\w+):(\d+)>/,
    match =>
      h('img', { class: 'emoji', src: `/cdn/emojis/${match[3]}.png`, alt: `:${match[2]}:`, title: `:${match[2]}:` }),
  ],
  [/^@(everyone|here)\b/, match => h('span', { class: 'mention' }, match[0])],
];
const plain = /^[^\\`*_~|[<h@\n]+/;

export function inline(text) {
  const out = document.createDocumentFragment();
  let before = '';
  for (let rest = text; rest; ) {
    const easy = plain.exec(rest)?.[0];
    if (easy) {
      out.append(easy);
      before = easy.at(-1);
      rest = rest.slice(easy.length);
      continue;
    }
    const hit = marks
      .map(([pattern, make]) => [pattern.exec(rest), make])
      .find(([match]) => match && !(match[0][0] === '_' && /\w/.test(before)));
    const length = hit ? hit[0][0].length : 1;
    out.append(hit ? hit[1](hit[0]) : rest[0] === '\n' ? h('br') : rest[0]);
    before = rest[length - 1];
    rest = rest.slice(length);
  }
  // A screen reader may stop at each piece of text, and each letter that might begin a mark has cut one.
  out.normalize();
  return out;
}

/** A channel of our own opens here, as it does in Discord; everything else in a new tab. */
const CHANNEL = /^https:\/\/discord\.com\/channels\/\d+\/(\d+)/;

function link(href, text) {
  const id = CHANNEL.exec(href)?.[1];
  return world.channels.has(id)
    ? h('a', { href: '#', 'data-channel': id }, text)
    : h('a', { href, target: '_blank', rel: 'noopener noreferrer' }, text);
}

function person(id) {
  const user = personOf(id);
  const mine = id === world.me?.user.id;
  const chip = h('span', { class: mine ? 'mention me' : 'mention' }, `@${user ? nameOf(user) : say('unknown')}`);
  if (!mine && colorOf(id)) chip.dataset.person = id;
  return chip;
}

function place(id) {
  const channel = world.channels.get(id);
  return channel
    ? h('a', { class: 'mention', href: addressOf(id), 'data-channel': id }, `#${labelOf(channel)}`)
    : h('span', { class: 'mention' }, `#${say('unknown')}`);
}

function spoiler(text) {
  const cover = h(
    'button',
    { type: 'button', class: 'spoiler', 'aria-label': say('Spoiler, press to show') },
    h('span', { 'aria-hidden': 'true' }, inline(text)),
  );
  cover.addEventListener('click', () => cover.replaceWith(h('span', { class: 'spoiler shown' }, inline(text))));
  return cover;
}

import { h } from './dom.js';
import { icon } from './icons.js';
import { inline, markdown } from './markdown.js';
import { say, spoken } from './say.js';
import { when } from './time.js';

/** Only pictures of this server are shown: the page loads nothing from outside. */
export function picture(url, alt, size) {
  const local = new URL(url, location.href).origin === location.origin;
  if (!local)
    return h(
      'p',
      { class: 'outside' },
      spoken('A picture from outside: {link}', {
        link: h('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, url),
      }),
    );
  return h(
    'a',
    { href: url, target: '_blank', class: 'picture', 'aria-label': alt ? undefined : say('Picture') },
    h('img', { src: url, alt: alt ?? '', title: alt, ...size }),
  );
}

export const dims = ({ width, height }) => (width && height ? { width, height } : {});
export const weigh = size =>
  size > 1024 ? say('{size} KB', { size: Math.round(size / 1024) }) : say('{size} bytes', { size });

/** `files` are those of the message: an embed's picture has the description of the file it shows. */
export function embed(one, files = []) {
  const box = h('article', { class: 'embed' });
  if (one.color !== undefined && one.color !== null)
    box.style.borderInlineStartColor = `#${one.color.toString(16).padStart(6, '0')}`;
  const body = h('div', { class: 'embed-body' });
  if (one.author?.name)
    body.append(h('p', { class: 'embed-author' }, badge(one.author.icon_url), titled(one.author.name, one.author.url)));
  if (one.title) body.append(h('p', { class: 'embed-title' }, titled(inline(one.title), one.url)));
  if (one.description) body.append(h('div', { class: 'embed-text' }, markdown(one.description)));
  if (one.fields?.length) body.append(h('div', { class: 'fields' }, fields(one.fields)));
  box.append(body);
  if (one.thumbnail?.url) box.append(h('div', { class: 'thumb' }, picture(one.thumbnail.url, '')));
  if (one.image?.url)
    box.append(
      h('div', { class: 'embed-image' }, picture(one.image.url, described(one.image.url, files), dims(one.image))),
    );
  const foot = [one.footer?.text, one.timestamp && when(one.timestamp)].filter(Boolean).join(' · ');
  if (foot) box.append(h('p', { class: 'embed-foot' }, badge(one.footer?.icon_url), foot));
  return box;
}

const described = (url, files) => files.find(file => file.url === url)?.description;
const titled = (text, url) => (url ? h('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, text) : text);
const badge = url =>
  url && new URL(url, location.href).origin === location.origin
    ? h('img', { src: url, alt: '', width: 22, height: 22 })
    : undefined;

/** Inline fields stand side by side, three at most; any other field ends the line. */
function fields(list) {
  const lines = [];
  for (const field of list) {
    const line = lines.at(-1);
    if (field.inline && line?.inline && line.fields.length < 3) line.fields.push(field);
    else lines.push({ inline: Boolean(field.inline), fields: [field] });
  }
  return lines.map(line =>
    h(
      'div',
      { class: `field-line n${line.inline ? line.fields.length : 1}` },
      line.fields.map(field =>
        h(
          'div',
          { class: 'field' },
          h('p', { class: 'field-name' }, inline(field.name)),
          h('div', {}, markdown(field.value)),
        ),
      ),
    ),
  );
}

export function attachment(file) {
  if (file.content_type?.startsWith('image/'))
    return h('figure', { class: 'file' }, picture(file.url, file.description ?? file.filename, dims(file)));
  return h(
    'p',
    { class: 'file plainfile' },
    h('a', { href: file.url, download: file.filename }, icon('clip', 15), ` ${file.filename}`),
    ` ${weigh(file.size)}`,
  );
}

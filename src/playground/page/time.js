import { h } from './dom.js';
import { language } from './say.js';

const styles = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};
const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

function relative(seconds) {
  const away = seconds - Date.now() / 1000;
  const [unit, size] = units.find(([, one]) => Math.abs(away) >= one) ?? units.at(-1);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.round(away / size), unit);
}
const absolute = (seconds, style) =>
  new Intl.DateTimeFormat(language, styles[style] ?? styles.f).format(seconds * 1000);

/** Whether there is a date so many seconds from 1970. */
export const isTime = seconds => !Number.isNaN(new Date(seconds * 1000).getTime());

/** `<t:1700000000:R>`, kept current while it is on show. */
export function timestamp(seconds, style = 'f') {
  const text = style === 'R' ? relative(seconds) : absolute(seconds, style);
  return h(
    'time',
    {
      class: 'stamp',
      datetime: new Date(seconds * 1000).toISOString(),
      title: absolute(seconds, 'F'),
      'data-relative': style === 'R' ? seconds : undefined,
      'aria-live': style === 'R' ? 'off' : undefined,
    },
    text,
  );
}
setInterval(() => {
  for (const one of document.querySelectorAll('time[data-relative]'))
    one.textContent = relative(Number(one.dataset.relative));
}, 1000);

/** When a message was written, as chats say it. */
export function when(iso) {
  const at = new Date(iso);
  const today = new Date().toDateString() === at.toDateString();
  return new Intl.DateTimeFormat(
    language,
    today ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' },
  ).format(at);
}

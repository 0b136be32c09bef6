import { h } from './dom.js';
import { say, spoken } from './say.js';
import { timestamp } from './time.js';
import { world } from './world.js';

/** The server's scheduled events that are not over, the next one first. */
export function coming() {
  const events = world.events.filter(one => one.status <= 2);
  if (!events.length) return undefined;
  const from = event => Date.parse(event.scheduled_start_time);
  return [
    h('h2', { id: 'coming' }, say('Coming up')),
    h('ul', { class: 'events', 'aria-labelledby': 'coming' }, events.sort((a, b) => from(a) - from(b)).map(entry)),
  ];
}

function entry(event) {
  const {
    id,
    name,
    description,
    status,
    user_count: count,
    interested,
    scheduled_start_time,
    scheduled_end_time,
  } = event;
  const time = (text, style) => timestamp(Date.parse(text) / 1000, style);
  const place = event.entity_metadata?.location ?? world.channels.get(event.channel_id)?.name;
  return h(
    'li',
    {},
    h('strong', {}, name),
    h(
      'p',
      { class: 'hint' },
      status === 2 ? say('Now') : [time(scheduled_start_time), ', ', time(scheduled_start_time, 'R')],
      scheduled_end_time && [' ', spoken('until {time}', { time: time(scheduled_end_time, 't') })],
      place && ` · ${place}`,
    ),
    description && h('p', { class: 'event-text' }, description),
    h(
      'button',
      { type: 'button', class: 'chip', 'aria-pressed': String(Boolean(interested)), 'data-interest': id },
      `${interested ? '✓ ' : ''}${say('Interested')}${count ? ` (${count})` : ''}`,
    ),
  );
}

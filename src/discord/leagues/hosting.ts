import { text } from '../../kernel/index.js';
import { person, required, whole, words } from '../define/options.js';
import { promising } from '../reply.js';
import { levelOption } from '../table-options.js';
import { moment } from './bodies.js';
import { tellHost } from './hosted.js';
import { HOSTED, onNight } from './on-night.js';
import { timeMeant } from './when.js';

// What `/league` does for hosts.

export const schedule = onNight({
  requires: HOSTED,
  options: { when: required(words({ most: 40 })), every: whole(1, 60) },
  async run(interaction, { id }, house, { when, every }) {
    const at = timeMeant(when, house.now());
    const night = await promising(interaction, house.leagues.schedule(id, interaction.user.id, at, every));
    await tellHost(interaction, night, 'scheduled', { at: moment(at), every: every ?? 0 });
  },
});

export const practice = onNight({
  requires: HOSTED,
  options: { players: required(whole(0, 16)), level: levelOption() },
  async run(interaction, { id }, house, { players: count, level }) {
    const wish = { count, ...(level !== null && { level }) };
    const night = await promising(interaction, house.leagues.practice(id, interaction.user.id, wish));
    await tellHost(interaction, night, 'practice', { n: count });
  },
});

export const start = onNight({
  requires: HOSTED,
  async run(interaction, { id }, house) {
    await tellHost(interaction, await promising(interaction, house.leagues.start(id, interaction.user.id)), 'started');
  },
});

export const drop = onNight({
  requires: HOSTED,
  options: { who: required(person()) },
  async run(interaction, { id }, house, { who }) {
    const night = await promising(interaction, house.leagues.leave(id, who.user.id, interaction.user.id));
    await tellHost(interaction, night, 'dropped', { who: text('stats-mention', { id: who.user.id }) });
  },
});

export const finish = onNight({
  requires: HOSTED,
  async run(interaction, { id }, house) {
    const night = await promising(interaction, house.leagues.finish(id, interaction.user.id));
    await tellHost(interaction, night, night.phase === 'over' ? 'finished' : 'cancelled');
  },
});

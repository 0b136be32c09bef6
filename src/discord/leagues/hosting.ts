import { MOST } from '../../leagues/leagues.js';
import { zoneNamed } from '../../matches/clock/quiet-hours.js';
import { Refused } from '../../matches/refused.js';
import { required, whole, words } from '../define/options.js';
import type { House } from '../house.js';
import { levelOption } from '../lobby/options.js';
import { zoneOption } from '../people/preference-text.js';
import { promising, tell } from '../reply/reply.js';
import { askToDrop, askToFinish, askToRegister, askToSchedule } from './asking.js';
import { moment, nightTranslator } from './bodies.js';
import { HOSTED, onNight } from './find-night.js';
import { tellHost, withoutThreads } from './hosted.js';
import { nameIn } from './names.js';
import { askToStart } from './paneling.js';
import { phraseMeant } from './phrases.js';
import { gone, playerMeant, playerOption, there } from './players.js';
import { timeMeant } from './times.js';

// What `/league` does for hosts.

/** Whose clocks somebody means. @throws Refused for a zone that there is not */
async function zoneMeant(house: House, person: string, typed: string | null): Promise<string> {
  const zone = typed === null ? await house.leagues.zoneOf(person) : zoneNamed(typed);
  if (zone === null) throw new Refused('unknown-zone', { zone: typed ?? '' });
  return zone;
}

export const schedule = onNight({
  requires: HOSTED,
  options: {
    when: required(words({ most: 40 })),
    every: whole(1, 60),
    zone: zoneOption,
  },
  async run(interaction, night, house, { when, every, zone: typed }) {
    const zone = await zoneMeant(house, interaction.user.id, typed);
    const phrase = await phraseMeant(when, house.now(), zone);
    if (phrase !== null)
      return tell(interaction, askToSchedule(night, { at: phrase, every, zone }, interaction.locale));
    const at = timeMeant(when, house.now());
    const after = await promising(interaction, house.leagues.schedule(night.id, interaction.user.id, at, every, zone));
    await tellHost(interaction, after, 'scheduled', { at: moment(at), every: every ?? 0 });
  },
});

/** Written instead of a time: sign-up is open at once, or until the night begins. */
const AT_ONCE = /^(now|none|never|-)$/i;

export const registration = onNight({
  requires: HOSTED,
  options: { opens: words({ most: 40 }), closes: words({ most: 40 }), zone: zoneOption },
  async run(interaction, night, house, { opens, closes, zone: typed }) {
    const zone = await zoneMeant(house, interaction.user.id, typed);
    const meant = async (said: string | null, before: number | null): Promise<number | null> => {
      if (said === null) return before;
      if (AT_ONCE.test(said.trim())) return null;
      return (await phraseMeant(said, house.now(), zone)) ?? timeMeant(said, house.now());
    };
    const { registration: before } = night;
    const times = { opens: await meant(opens, before.opens), closes: await meant(closes, before.closes) };
    await tell(interaction, askToRegister(night, times, interaction.locale));
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

export const seed = onNight({
  requires: HOSTED,
  options: { who: required(playerOption(there)), place: required(whole(1, MOST)) },
  async run(interaction, before, house, { who, place }) {
    const say = nightTranslator(before, interaction.locale);
    const player = playerMeant(before, there, who, say);
    const night = await promising(interaction, house.leagues.seed(before.id, interaction.user.id, player, place));
    const given = (night.seeds ?? []).indexOf(player) + 1;
    await tellHost(interaction, night, 'seeded', { who: nameIn(night, player, say), place: given });
  },
});

export const swap = onNight({
  requires: HOSTED,
  options: { who: required(playerOption(there)), other: required(playerOption(there)) },
  async run(interaction, before, house, options) {
    const say = nightTranslator(before, interaction.locale);
    const [one, other] = [options.who, options.other].map(who => playerMeant(before, there, who, say)) as [
      string,
      string,
    ];
    const night = await promising(interaction, house.leagues.swap(before.id, interaction.user.id, one, other));
    await tellHost(interaction, night, 'swapped', { one: nameIn(night, one, say), other: nameIn(night, other, say) });
  },
});

export const start = onNight({
  requires: HOSTED,
  async run(interaction, { id }, house) {
    const night = await house.leagues.startable(id);
    await tell(interaction, askToStart(night, interaction.locale, withoutThreads(interaction, night)));
  },
});

export const drop = onNight({
  requires: HOSTED,
  options: { who: required(playerOption(there)) },
  async run(interaction, night, _house, { who }) {
    const { locale } = interaction;
    const player = playerMeant(night, there, who, nightTranslator(night, locale));
    await tell(interaction, askToDrop(night, player, locale));
  },
});

export const readmit = onNight({
  requires: HOSTED,
  options: { who: required(playerOption(gone)) },
  async run(interaction, before, house, { who }) {
    const say = nightTranslator(before, interaction.locale);
    const player = playerMeant(before, gone, who, say);
    const night = await promising(interaction, house.leagues.readmit(before.id, player, interaction.user.id));
    await tellHost(interaction, night, 'readmitted', { who: nameIn(night, player, say) });
  },
});

export const finish = onNight({
  requires: HOSTED,
  async run(interaction, night) {
    await tell(interaction, askToFinish(night, interaction.locale));
  },
});

export const reopen = onNight({
  which: 'over',
  requires: HOSTED,
  async run(interaction, { id }, house) {
    const night = await promising(interaction, house.leagues.reopen(id, interaction.user.id));
    await tellHost(interaction, night, 'reopened');
  },
});

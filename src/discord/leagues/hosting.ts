import { text } from '../../kernel/index.js';
import { MOST } from '../../leagues/planning.js';
import { LeagueRefused } from '../../leagues/refused.js';
import { zoneNamed } from '../../matches/clock/quiet-hours.js';
import { Refused } from '../../matches/refused.js';
import { required, whole, words } from '../define/options.js';
import type { House } from '../house.js';
import { levelOption } from '../lobby/options.js';
import { zoneOption } from '../people/preference-text.js';
import { tell } from '../reply/reply.js';
import { askToDrop, askToFinish, askToRegister, askToSchedule } from './asking.js';
import { hosted } from './find-night.js';
import { nameIn } from './names.js';
import { askToStart } from './paneling.js';
import { phraseMeant } from './phrases.js';
import { gone, playerMeant, playerOption, there } from './players.js';
import { withoutThreads } from './threads.js';
import { timeMeant } from './times.js';
import { done, readmitted, scheduled } from './told.js';

// What `/league` does for hosts.

/** Whose clocks somebody means. @throws Refused for a zone that there is not */
async function zoneMeant(house: House, person: string, typed: string | null): Promise<string> {
  const zone = typed === null ? await house.leagues.zoneOf(person) : zoneNamed(typed);
  if (zone === null) throw new Refused('unknown-zone', { zone: typed ?? '' });
  return zone;
}

/** @throws LeagueRefused for what is no single time, or could be another */
async function phraseTold(house: House, typed: string, zone: string, locale: string): Promise<number> {
  const at = await phraseMeant(typed, house.now(), zone, locale);
  if (at === null) throw new LeagueRefused('league-when', { typed: typed.trim() });
  return at;
}

export const schedule = hosted({
  which: 'to-come',
  options: {
    when: required(words({ most: 40 })),
    every: whole(0, 60),
    zone: zoneOption,
  },
  async run(interaction, night, house, { when, every: days, zone: typed }) {
    // Another time for one night doesn't end its series.
    const every = (days ?? night.every) || null;
    const zone = await zoneMeant(house, interaction.user.id, typed);
    const sure = timeMeant(when, house.now());
    if (sure !== null) return scheduled(interaction, house, night.id, { at: sure, every, zone });
    const at = await phraseTold(house, when, zone, interaction.locale);
    await tell(interaction, askToSchedule(night, { at, every, zone }, interaction.locale));
  },
});

/** Written instead of a time: sign-up is open at once, or until the night begins. */
const AT_ONCE = /^(now|none|never|-)$/i;

export const registration = hosted({
  which: 'to-come',
  options: { opens: words({ most: 40 }), closes: words({ most: 40 }), zone: zoneOption },
  async run(interaction, night, house, { opens, closes, zone: typed }) {
    const zone = await zoneMeant(house, interaction.user.id, typed);
    const meant = async (said: string | null, before: number | null): Promise<number | null> => {
      if (said === null) return before;
      if (AT_ONCE.test(said.trim())) return null;
      return timeMeant(said, house.now()) ?? phraseTold(house, said, zone, interaction.locale);
    };
    const { registration: before } = night;
    const times = { opens: await meant(opens, before.opens), closes: await meant(closes, before.closes) };
    await tell(interaction, askToRegister(night, times, interaction.locale));
  },
});

export const practice = hosted({
  which: 'to-come',
  options: { players: required(whole(0, 16)), level: levelOption() },
  async run(interaction, { id }, house, { players: count, level }) {
    const wish = { count, ...(level !== null && { level }) };
    await done(interaction, house.leagues.practice(id, interaction.user.id, wish), () =>
      text('league-told-practice', { n: count }),
    );
  },
});

export const seed = hosted({
  which: 'to-come',
  options: { who: required(playerOption(there, 'to-come')), place: required(whole(1, MOST)) },
  async run(interaction, before, house, { who, place }) {
    const player = playerMeant(before, there, who, interaction.locale);
    await done(interaction, house.leagues.seed(before.id, interaction.user.id, player, place), (night, say) => {
      const given = (night.seeds ?? []).indexOf(player) + 1;
      return text('league-told-seeded', { who: nameIn(night, player, say), place: given });
    });
  },
});

export const swap = hosted({
  options: { who: required(playerOption(there)), other: required(playerOption(there)) },
  async run(interaction, before, house, options) {
    const one = playerMeant(before, there, options.who, interaction.locale);
    const other = playerMeant(before, there, options.other, interaction.locale);
    await done(interaction, house.leagues.swap(before.id, interaction.user.id, one, other), (night, say) =>
      text('league-told-swapped', { one: nameIn(night, one, say), other: nameIn(night, other, say) }),
    );
  },
});

export const start = hosted({
  which: 'to-come',
  async run(interaction, { id }, house) {
    const night = await house.leagues.startable(id);
    await tell(interaction, askToStart(night, interaction.locale, withoutThreads(interaction, night)));
  },
});

export const drop = hosted({
  options: { who: required(playerOption(there)) },
  async run(interaction, night, _house, { who }) {
    const player = playerMeant(night, there, who, interaction.locale);
    await tell(interaction, askToDrop(night, player, interaction.locale));
  },
});

export const readmit = hosted({
  options: { who: required(playerOption(gone)) },
  run: (interaction, night, house, { who }) =>
    readmitted(interaction, house, night.id, playerMeant(night, gone, who, interaction.locale)),
});

export const finish = hosted({
  run: (interaction, night) => tell(interaction, askToFinish(night, interaction.locale)),
});

export const reopen = hosted({
  which: 'over',
  run: (interaction, { id }, house) =>
    done(interaction, house.leagues.reopen(id, interaction.user.id), 'league-told-reopened'),
});

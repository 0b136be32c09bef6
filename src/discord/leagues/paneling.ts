import type { RepliableInteraction } from 'discord.js';
import { z } from 'zod';
import { type Text, text } from '../../kernel/index.js';
import type { At } from '../../leagues/events.js';
import { formatOf } from '../../leagues/formats/index.js';
import { type Night, places, tableAt } from '../../leagues/night.js';
import type { OpenTable } from '../../leagues/outlook.js';
import { roundsAhead } from '../../leagues/progress.js';
import { LeagueRefused } from '../../leagues/refused.js';
import { type ClickKind, defineClick, WHOLE } from '../define/click.js';
import { chosenIn } from '../define/people.js';
import type { House } from '../house.js';
import { encodeId, idAbout } from '../render/custom-id.js';
import type { Translator } from '../render/translator.js';
import { type Body, promising, show, tell } from '../reply/reply.js';
import { askToDrop, askToFinish, question } from './asking.js';
import { nightTranslator } from './bodies.js';
import { BY_HOSTS, hosted } from './find-night.js';
import { nameIn, titleOf } from './names.js';
import { allows, DEEDS, type Deed, MORE, panelBody, TABLE_DEED, tableBody } from './panel.js';
import { tableMeant } from './verdicts.js';

// What a host can do on a night's panel. Anything that can't be undone asks first.

const MINUTE = 60_000;

/** Shows the panel, in its place or as a new message. */
async function showPanel(interaction: RepliableInteraction, house: House, night: Night, page = 0): Promise<void> {
  await show(interaction, await panelBody(house, night, interaction.locale, page));
  house.panels.shown(night.id, interaction, { at: house.now(), page });
}

export const panel = hosted({
  run: (interaction, night, house) => showPanel(interaction, house, night),
});

/** "Start now?" with who would play and who is missing. `besides`: anything else the host should know. */
export function askToStart(night: Night, locale: string, besides: readonly Text[] = []): Body {
  const { playing, waiting } = places(night);
  const asked = text('panel-ask-start', {
    name: titleOf(night),
    n: playing.length,
    rounds: roundsAhead(night) ?? 0,
    missing: waiting.length,
  });
  const bye = hasByes(night) ? [text('panel-ask-bye')] : [];
  const who = namesOf(night, nightTranslator(night, locale));
  const deed = { id: idAbout('lpan', night, 'begin'), label: 'panel-button-start', look: 'finish' } as const;
  return question(night, locale, [asked, who, ...bye, ...besides], deed, 'panel');
}

/** Players named before a start. */
const NAMED = 12;

/** Who would play: the first of them, and how many more. */
function namesOf(night: Night, say: Translator): Text {
  const names = places(night).playing.map(({ player }) => nameIn(night, player, say));
  const more = Math.max(0, names.length - NAMED);
  return text('panel-ask-players', { who: names.slice(0, NAMED).join(', '), more });
}

/** Whether each round of pairs leaves somebody over. */
const hasByes = (night: Night): boolean =>
  night.plan.tableSize === 2 && formatOf(night.plan).takes.includes('late') && places(night).playing.length % 2 === 1;

const press = defineClick({
  ...BY_HOSTS,
  verb: 'lpan',
  schema: { page: WHOLE, arg: z.enum(DEEDS) },
  async run(interaction, { night: id, page, arg }, house) {
    const by = interaction.user.id;
    const { leagues } = house;
    const before = await leagues.night(id);
    // It has been done from another panel meanwhile, or by itself.
    if (!allows(before, arg)) return showPanel(interaction, house, before, page);
    const acts: Partial<Record<Deed, () => Promise<Night>>> = {
      begin: () => leagues.start(id, by),
      pause: () => leagues.pause(id, by),
      resume: () => leagues.resume(id, by),
    };
    const night = await promising(interaction, acts[arg]?.() ?? Promise.resolve(before));
    if (arg !== 'start' && arg !== 'end') return showPanel(interaction, house, night, page);
    house.panels.left(id, interaction);
    const { locale } = interaction;
    await show(interaction, arg === 'end' ? askToFinish(night, locale) : askToStart(night, locale));
  },
});

/** A table still in play. @throws LeagueRefused */
async function openAt(house: House, night: string, { round, table }: At): Promise<OpenTable> {
  const open = (await house.leagues.openTables(night)).find(one => one.round === round && one.table === table);
  if (open === undefined) throw new LeagueRefused('league-table-done');
  return open;
}

const pickTable = defineClick({
  ...BY_HOSTS,
  verb: 'lptab',
  async run(interaction, { night: id }, house) {
    const night = await house.leagues.night(id);
    const open = await openAt(house, id, tableMeant(night, chosenIn(interaction)));
    house.panels.left(id, interaction);
    await show(interaction, tableBody(night, open, interaction.locale));
  },
});

const atTable = defineClick({
  ...BY_HOSTS,
  verb: 'lpdo',
  schema: { number: WHOLE, page: WHOLE, arg: z.string().regex(TABLE_DEED) },
  async run(interaction, { night: id, number: round, page: table, arg }, house) {
    const by = interaction.user.id;
    const before = await house.leagues.night(id);
    const at = { round, table };
    if (arg === 'call') {
      const call = async (): Promise<void> => house.nightPosts.call(before, await house.leagues.summon(id, by, at));
      await promising(interaction, call());
      return showPanel(interaction, house, before);
    }
    const open = await openAt(house, id, at);
    if (arg === 'more') {
      const after = await promising(interaction, house.leagues.extend(id, by, at, MORE * MINUTE));
      return showPanel(interaction, house, after);
    }
    const seat = Number(arg.slice(-1));
    const player = tableAt(before, round, table)?.players[seat];
    if (player === undefined) throw new LeagueRefused('league-table-unknown');
    const say = nightTranslator(before, interaction.locale);
    if (arg.startsWith('gave')) {
      const places = open.players.map(one => (one === player ? 1 : 2));
      const why = say.plain(text('panel-why-awarded'));
      const verdict =
        before.plan.bestOf === 1 ? { places } : { places, wins: places.map(place => (place === 1 ? 2 : 0)) };
      const after = await promising(interaction, house.leagues.correct(id, { by, why }, at, verdict));
      return showPanel(interaction, house, after);
    }
    const asked = text('panel-ask-award', { who: nameIn(before, player, say), table: `${round}.${table}` });
    const yes = encodeId({ verb: 'lpdo', subject: id, number: round, page: table, arg: `gave${seat}` });
    const deed = { id: yes, label: 'panel-button-award' };
    await show(interaction, question(before, interaction.locale, [asked], deed, 'panel'));
  },
});

const takeOut = defineClick({
  ...BY_HOSTS,
  verb: 'lpout',
  async run(interaction, { night: id }, house) {
    const night = await house.leagues.night(id);
    // The question stands by itself; the panel follows what comes of it.
    await tell(interaction, askToDrop(night, chosenIn(interaction), interaction.locale));
  },
});

const letBack = defineClick({
  ...BY_HOSTS,
  verb: 'lpback',
  async run(interaction, { night: id }, house) {
    const by = interaction.user.id;
    const night = await promising(interaction, house.leagues.readmit(id, chosenIn(interaction), by));
    await showPanel(interaction, house, night);
  },
});

export const panelClicks: readonly ClickKind[] = [press, pickTable, atTable, takeOut, letBack];

import type { APIEmbed } from 'discord.js';
import { type CardView, type Panel, type Scene, text, type Zone } from '../../kernel/index.js';
import { calledOf } from '../../locales/index.js';
import { embedLength, LIMITS } from '../reply/limits.js';
import { clip } from './escape.js';
import { groupedBy } from './lists.js';
import type { Translator } from './translator.js';

/** What a pile has to have room for: its name, and a few of its cards. */
const LEAST = 120;
const LONGEST_NAME = 40;

/** A pile that everybody may look through, and whose it is. */
interface Open {
  readonly panel: Panel;
  readonly zone: Zone;
}

/** The piles that everybody may look through, from the top down; nothing where none has more than its top card. `beside` what else the message holds. */
export function pileEmbeds({ panels }: Scene, say: Translator, beside: readonly APIEmbed[]): APIEmbed[] {
  const open = panels.flatMap(panel =>
    panel.zones.flatMap((zone): Open[] => (zone.below === undefined ? [] : [{ panel, zone }])),
  );
  const title = say.plain(text('piles-title'));
  const taken = beside.reduce((sum, embed) => sum + embedLength(embed), title.length);
  const room = Math.min(LIMITS.description, LIMITS.embedsTotal - taken);
  const told = open.slice(0, Math.max(0, Math.floor(room / LEAST)));
  if (told.length === 0) return [];
  const each = Math.floor(room / told.length) - 1;
  return [{ title, description: told.map(one => pileLine(one, say, each)).join('\n') }];
}

/** As many of its cards by name as there is room for, and how many those are that are not named. */
function pileLine({ panel, zone }: Open, say: Translator, room: number): string {
  const head = `${say.bold(clip(`${say(panel.title)} · ${say(zone.title)}`, LONGEST_NAME))} ${zone.count}`;
  const all = counted([...zone.cards, ...(zone.below ?? [])], say);
  for (let most = all.length; most > 0; most--) {
    const left = all.slice(most).reduce((sum, { times }) => sum + times, 0);
    const named = all.slice(0, most).map(({ name, times }) => (times > 1 ? `${times} × ${name}` : name));
    const more = left > 0 ? [say(text('others-more', { n: left }))] : [];
    const line = say.labelled(head, [...named, ...more].join(', '));
    if (line.length <= room) return line;
  }
  return head;
}

/** Cards by name, each how often it lies there. */
function counted(cards: readonly CardView[], say: Translator): { readonly name: string; readonly times: number }[] {
  const names = cards.map(card => clip(say(calledOf(card)), LONGEST_NAME));
  return groupedBy(names, name => name).map(same => ({ name: same[0], times: same.length }));
}

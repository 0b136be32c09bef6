import {
  type CardView,
  type Meter,
  type Panel,
  type Scene,
  type Seat,
  type Text,
  text,
  type Zone,
} from '../../kernel/index.js';
import { calledOf, isCalled } from '../../locales/index.js';
import { clip } from './escape.js';
import { groupedBy, parts } from './lists.js';
import { shownLength } from './log.js';
import type { Translator } from './translator.js';

/** How briefly a panel is told. */
export interface Brevity {
  readonly facts: boolean;
  /** Equal cards of a zone on one line, as "3 × Web". */
  readonly collapse: boolean;
  /** Cards of a zone that are named; "and n more" stands for the others. */
  readonly cards: number;
  /** Characters a name, mark or fact may have. */
  readonly name: number;
}

const UPSIDE_DOWN = text('upside-down');
const TOP = text('zone-top');
const DOT = ' · ';
const LONGEST_NAME = 100;
/** Short zones on one line of a phone. */
const ON_A_LINE = 4;

/** Levels of brevity, each told in less than the one before. What order they are used in stands in `scene.ts`. */
export const levels: readonly Brevity[] = [
  { facts: true, collapse: false, cards: Number.POSITIVE_INFINITY, name: LONGEST_NAME },
  { facts: false, collapse: false, cards: Number.POSITIVE_INFINITY, name: LONGEST_NAME },
  { facts: false, collapse: true, cards: Number.POSITIVE_INFINITY, name: LONGEST_NAME },
  ...[12, 8, 6, 4, 3, 2, 1, 0].map(cards => ({ facts: false, collapse: true, cards, name: LONGEST_NAME })),
  ...[40, 20].map(name => ({ facts: false, collapse: true, cards: 0, name })),
];

/** The lines of one panel, outermost first. */
export function panelLines(panel: Panel, say: Translator, brief: Brevity): string[] {
  const lines: string[] = [];
  const meters = panel.meters.map(meter => meterWords(meter, say, brief)).join(DOT);
  if (meters !== '') lines.push(meters);
  let short: string[] = [];
  const flush = (): void => {
    if (short.length > 0) lines.push(short.join(DOT));
    short = [];
  };
  for (const zone of panel.zones) {
    if (zone.kind === 'pile' || zone.cards.length === 0) {
      if (short.length === ON_A_LINE) flush();
      short.push(shortZone(zone, say, brief));
    } else {
      flush();
      lines.push(`${say.bold(named(zone.title, say, brief))} ${zone.count}`, ...zoneCards(zone, say, brief));
    }
  }
  flush();
  return lines;
}

const named = (name: Text, say: Translator, brief: Brevity): string => clip(say(name), brief.name);

function meterWords({ label, value, max }: Meter, say: Translator, brief: Brevity): string {
  return `${named(label, say, brief)} ${value}${max === undefined ? '' : `/${max}`}`;
}

/** A zone that fits on a line with its neighbours: its count, and a pile's top card where it is face up. */
function shortZone(zone: Zone, say: Translator, brief: Brevity): string {
  const top = zone.kind === 'pile' ? zone.cards[0] : undefined;
  const over = top === undefined ? '' : ` (${say.labelled(say(TOP), cardWords(top, say, { ...brief, facts: false }))})`;
  return `${say.bold(named(zone.title, say, brief))} ${zone.count}${over}`;
}

/** The cards of a row, hand or chain, a bullet each, with what is attached below its host. */
function zoneCards(zone: Zone, say: Translator, brief: Brevity): string[] {
  const blocks = zone.cards.map(card => cardBlock(card, say, brief, linksOf(zone, card, say, brief)));
  const told = brief.collapse ? groupedBy(blocks, block => block) : blocks.map(block => [block]);
  const left = told.slice(brief.cards).reduce((sum, same) => sum + same.length, 0);
  return [
    ...told.slice(0, brief.cards).map(same => `• ${same.length > 1 ? `${same.length} × ` : ''}${same[0]}`),
    ...(left > 0 ? [`• ${say(text('more-cards', { n: left }))}`] : []),
  ];
}

function cardBlock(card: CardView, say: Translator, brief: Brevity, links: readonly string[] = [], depth = 1): string {
  const own = [cardWords(card, say, brief), ...links].join('');
  const attached = (card.attached ?? []).map(
    inner => `\n${'\u2003'.repeat(depth)}↳ ${cardBlock(inner, say, brief, [], Math.min(depth + 1, 4))}`,
  );
  return [own, ...attached].join('');
}

/** A card on one line: title, facts, then its state. */
export function cardWords(card: CardView, say: Translator, brief: Brevity): string {
  const title = named(calledOf(card), say, brief);
  const told = brief.facts ? (card.facts ?? []).filter(fact => !isCalled(card, fact, say)) : [];
  const facts = told.map(fact => named(fact, say, brief)).join(', ');
  const state = [
    ...(card.upsideDown === true ? [say(UPSIDE_DOWN)] : []),
    ...(card.marks ?? []).map(mark => say.italic(named(mark.words, say, brief))),
    ...(card.counters ?? []).map(counter => meterWords(counter, say, brief)),
  ];
  return [facts === '' ? title : `${title} – ${facts}`, ...state].join(DOT);
}

/** What a card of a chain hangs together with: " → Wasp (fire)". */
function linksOf(zone: Zone, card: CardView, say: Translator, brief: Brevity): string[] {
  if (card.key === undefined) return [];
  return (zone.links ?? [])
    .filter(link => link.from === card.key)
    .flatMap(link => {
      const to = zone.cards.find(other => other.key === link.to);
      if (to === undefined) return [];
      const name = named(calledOf(to), say, brief);
      return [` → ${name}${link.label === undefined ? '' : ` (${named(link.label, say, brief)})`}`];
    });
}

// -- a table at a glance

/** Lines that stand beside a picture of the table. */
const MOST_GISTS = 6;
/** How many cards of a row are named in a line, in the order in which it is tried. */
const NAMED = [3, 2, 1];
/** What stands on one line of a phone. */
const GIST_LINE = 42;

/** Letters of a player's name that others give way to. */
const LEAST_NAME = 9;
const MOST_NAME = 40;

/** A line for each panel: its numbers, who is in play, and how many cards lie where. ▶ marks who must act. */
export function gistLines({ panels }: Scene, say: Translator, acting: readonly Seat[]): string[] {
  if (panels.length > MOST_GISTS) return shared(panels, say, acting);
  const seats = panels.filter(({ seat }) => seat !== undefined);
  const others = panels.filter(({ seat }) => seat === undefined);
  const lines = new Map([seats, ...others.map(one => [one])].flatMap(some => alike(some, say, acting)));
  return panels.map(panel => lines.get(panel) ?? '');
}

/** Several to a line, each with its numbers alone; what nobody sits at and has no numbers says on a line of its own what lies there. */
function shared(panels: readonly Panel[], say: Translator, acting: readonly Seat[]): string[] {
  const bare = panels.filter(({ seat, meters }) => seat === undefined && meters.length === 0);
  const numbered = panels.filter(panel => !bare.includes(panel));
  const each = Math.ceil(numbered.length / (MOST_GISTS - bare.length));
  const short = numbered.map(panel => headed(panel, say, acting, [], MOST_NAME));
  return [
    ...bare.flatMap(panel => alike([panel], say, acting).map(([, line]) => line)),
    ...parts(short, each).map(some => some.join('  ')),
  ];
}

/** Lines that tell the same of all of some panels, so that they can be compared, where it fits the line of each. */
function alike(panels: readonly Panel[], say: Translator, acting: readonly Seat[]): [Panel, string][] {
  // What is empty for all is not told.
  const filled = zonesOf(panels).filter(id => panels.some(({ zones }) => countIn(zones, id) > 0));
  // Names of cards go before piles do; of those, what lies last matters least.
  const ways = filled.flatMap((_, gone) =>
    [...NAMED, 0].map(named => ({ kept: new Set(filled.slice(0, filled.length - gone)), named })),
  );
  const told = ({ zones }: Panel, { kept, named }: (typeof ways)[number]): string[] =>
    zones.filter(({ id }) => kept.has(id)).map(zone => zoneGist(zone, say, named));
  // Whose turn it is changes no more of a line than its mark.
  const lengthOf = (panel: Panel, rest: readonly string[], name: number): number =>
    shownLength(headed(panel, say, [], rest, name));
  const least = ({ seat }: Panel): number => (seat === undefined ? MOST_NAME : LEAST_NAME);
  const fits = (panel: Panel, rest: readonly string[]): boolean => lengthOf(panel, rest, least(panel)) <= GIST_LINE;
  const way = ways.find(one => panels.every(panel => fits(panel, told(panel, one))));
  return panels.map(panel => {
    const own = way ?? ways.find(one => fits(panel, told(panel, one)));
    const rest = own === undefined ? [] : told(panel, own);
    const room = GIST_LINE - lengthOf(panel, rest, 0);
    // What needs a second line anyway needs no shorter name.
    const name = room < least(panel) ? MOST_NAME : Math.min(MOST_NAME, room);
    return [panel, headed(panel, say, acting, rest, name)];
  });
}

/** Zones of several panels, by their ids: each after the one that stands before it wherever it's found first. */
function zonesOf(panels: readonly Panel[]): string[] {
  const ids: string[] = [];
  for (const { zones } of panels)
    for (const [at, { id }] of zones.entries())
      if (!ids.includes(id)) ids.splice(at === 0 ? 0 : ids.indexOf((zones[at - 1] as Zone).id) + 1, 0, id);
  return ids;
}

const countIn = (zones: readonly Zone[], id: string): number => zones.find(zone => zone.id === id)?.count ?? 0;

/** A panel's name of so many letters, its numbers, and what else is told of it. */
function headed(panel: Panel, say: Translator, acting: readonly Seat[], rest: readonly string[], name: number): string {
  const mark = panel.seat !== undefined && acting.includes(panel.seat) ? '▶ ' : '';
  const head = name === 0 ? '' : `${mark}${say.bold(clip(say(panel.title), name))}`;
  return [head, ...panel.meters.map(meter => meterWords(inShort(meter, say), say, GIST)), ...rest].join(DOT);
}

const GIST: Brevity = { facts: false, collapse: true, cards: 0, name: 40 };

/** A meter by its label's attribute `short`, where its game has one. */
const inShort = (meter: Meter, say: Translator): Meter => {
  const short = `${meter.label.id}.short`;
  return say.has(short) ? { ...meter, label: { ...meter.label, id: short } } : meter;
};

function zoneGist(zone: Zone, say: Translator, named: number): string {
  const [first, ...others] = zone.cards;
  // A hero or a villain alone goes by the name.
  if (first?.lead === true && first.card !== null && others.length === 0) return clip(say(first.title), 40);
  const title = say(zone.title);
  if (zone.kind === 'pile' || zone.kind === 'hand' || named === 0 || zone.count === 0) return `${title} ${zone.count}`;
  const cards = zone.cards.slice(0, named).map(card => clip(say(calledOf(card)), 40));
  const left = zone.count - cards.length;
  return say.labelled(title, [...cards, ...(left > 0 ? [`+${left}`] : [])].join(', '));
}

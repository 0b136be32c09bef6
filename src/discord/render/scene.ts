import type { APIEmbed } from 'discord.js';
import { type Panel, type Scene, type Seat, text, type Viewer } from '../../kernel/index.js';
import { embedLength, LIMITS } from '../reply/limits.js';
import { clip } from './escape.js';
import { asManyAsFit } from './lists.js';
import { remembered } from './remembered.js';
import { type Brevity, levels, panelLines } from './scene-lines.js';
import { remembering, type Translator } from './translator.js';

export interface SceneOptions {
  readonly viewer: Viewer;
  /** Seats that have to act: marked, and shortened last. By default, the seat whose turn it is. */
  readonly acting?: readonly Seat[];
}

/** What an embed was made with: the level of brevity of each panel told, and whether whole lines had to go. */
export interface Told {
  readonly embed: APIEmbed;
  readonly levels: readonly number[];
  readonly cut: boolean;
}

// How a table that is too long for an embed is shortened, one step after the other until it fits:
//   1. the facts of cards go, of the seats that are not to act first, then of all;
//   2. equal cards of a zone become one line: "3 × Web";
//   3. a zone names only its first 12, 8, 6 ... 0 cards, and says "and n more";
//   4. names are cut, to 40 and then to 20 characters (at any length a name of over 100 is cut);
//   5. whole lines go from the end of a panel: "and n more lines";
//   6. panels beyond Discord's 25 fields are counted, not told.
// A panel that is too long for its own field takes steps 1 to 5 alone; the others stay as they are. Only when the whole
// embed is too long do all panels take them together.

const STATUS = 1500;
const BLANK = '\u200b';

/** A table in words: one embed, with a field for each panel. */
export function sceneEmbeds(scene: Scene, say: Translator, options: SceneOptions): APIEmbed[] {
  return [tellScene(scene, say, options).embed];
}

/** As `sceneEmbeds`, with how it was shortened. */
export function tellScene(
  scene: Scene,
  translator: Translator,
  { viewer, acting = turnOf(scene) }: SceneOptions,
): Told {
  const say = remembering(translator);
  const panels = scene.panels.slice(0, scene.panels.length > LIMITS.fields ? LIMITS.fields - 1 : LIMITS.fields);
  const isActing = (panel: Panel): boolean => panel.seat !== undefined && acting.includes(panel.seat);
  const told = panels.map((panel): Teller => remembered(level => panelLines(panel, say, levels[level] as Brevity)));
  const own = told.map(lines => levelThatFits(lines));
  const frame: Frame = {
    say,
    told,
    ...headOf(scene, say),
    names: panels.map(panel => panelName(panel, say, { viewer, acting })),
    left: scene.panels.length - panels.length,
  };
  let made = build(frame, own);
  for (const { to, onlyIdle } of steps) {
    if (embedLength(made.embed) <= LIMITS.embedsTotal) return made;
    const now = panels.map((panel, at) => Math.max(own[at] ?? 0, onlyIdle && isActing(panel) ? 0 : to));
    made = build(frame, now);
  }
  if (embedLength(made.embed) <= LIMITS.embedsTotal) return made;
  // One name's room is kept for the field that counts what was left out.
  const around = embedLength({ ...made.embed, fields: [] }) + LIMITS.fieldName;
  const room = Math.floor((LIMITS.embedsTotal - around) / Math.max(1, panels.length));
  return build(frame, made.levels, room);
}

/** The steps that all panels take together. */
const steps = [{ to: 1, onlyIdle: true }, ...levels.slice(1).map((_, at) => ({ to: at + 1, onlyIdle: false }))];

const turnOf = (scene: Scene): readonly Seat[] => (scene.turn === null ? [] : [scene.turn]);

/** The lines of a panel at any level of brevity, each level written once. */
type Teller = (level: number) => readonly string[];

/** The first level at which a panel fits into its field, else the last. */
function levelThatFits(lines: Teller): number {
  const at = levels.findIndex((_, level) => lines(level).join('\n').length <= LIMITS.fieldValue);
  return at === -1 ? levels.length - 1 : at;
}

/** What stays the same however briefly the panels are told. */
interface Frame {
  readonly say: Translator;
  readonly title: string;
  readonly description: string;
  readonly names: readonly string[];
  readonly told: readonly Teller[];
  /** Panels for which there is no field. */
  readonly left: number;
}

function headOf(scene: Scene, say: Translator): { title: string; description: string } {
  const status = [say(scene.status), ...(scene.result === undefined ? [] : [say(scene.result)])];
  return {
    title: clip(say(scene.title), LIMITS.title),
    description: clip(status.join('\n'), STATUS) || say(text('no-panels')),
  };
}

/** The embed with each panel at its level. `room` is what a field may hold, name and value together. */
function build({ say, title, description, names, told, left }: Frame, at: readonly number[], room?: number): Told {
  let cut = false;
  const fields = told.map((lines, index) => {
    const name = clip(names[index] ?? '', room === undefined ? LIMITS.fieldName : Math.min(60, room / 4)) || BLANK;
    const most = room === undefined ? LIMITS.fieldValue : Math.min(LIMITS.fieldValue, room - name.length);
    const whole = lines(at[index] ?? 0).join('\n');
    const value = asManyAsFit(whole.split('\n'), most, say).join('\n');
    cut ||= value !== whole;
    return { name, value: value || BLANK };
  });
  if (left > 0) fields.push({ name: BLANK, value: say(text('more-panels', { n: left })) });
  return { embed: { title, description, fields }, levels: at, cut };
}

function panelName(panel: Panel, say: Translator, { viewer, acting = [] }: SceneOptions): string {
  const turn = panel.seat !== undefined && acting.includes(panel.seat) ? '▶ ' : '';
  const own = panel.seat !== undefined && panel.seat === viewer ? ` (${say(text('panel-you'))})` : '';
  return `${turn}${clip(say(panel.title), LIMITS.fieldName - turn.length - own.length)}${own}`;
}

import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIComponentInMessageActionRow,
  type APISelectMenuOption,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
} from 'discord.js';
import { LIMITS } from '../reply/limits.js';
import type { Emoji } from './emoji.js';
import { clip } from './escape.js';
import { parts } from './lists.js';
import type { Translator } from './translator.js';

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

/** What a button is for, which decides its colour: a real choice, a way out, an active state, the end of a draft, something that can't be undone. */
export type Purpose = 'choice' | 'aside' | 'chosen' | 'finish' | 'danger';

const STYLES = {
  choice: ButtonStyle.Primary,
  aside: ButtonStyle.Secondary,
  chosen: ButtonStyle.Success,
  finish: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

const orDash = (label: string): string => (label.trim() === '' ? '–' : label);

export function button(
  id: string,
  label: string,
  purpose: Purpose,
  { disabled = false, emoji }: { disabled?: boolean; emoji?: Emoji | undefined } = {},
): APIButtonComponent {
  return {
    type: ComponentType.Button,
    style: STYLES[purpose],
    label: clip(orDash(label), LIMITS.label),
    custom_id: id,
    ...(emoji !== undefined && { emoji }),
    ...(disabled && { disabled }),
  };
}

/** Buttons five to a row. */
export function rowsOf(buttons: readonly APIButtonComponent[]): Row[] {
  return parts(buttons, LIMITS.rowButtons).map(components => ({ type: ComponentType.ActionRow, components }));
}

/** The buttons of a row; none where it holds a select. */
export const buttonsIn = (row: Row): APIButtonComponent[] =>
  row.components.flatMap(one => (one.type === ComponentType.Button ? [one] : []));

export interface Entry {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
  readonly chosen?: boolean;
  readonly emoji?: Emoji | undefined;
}

/** A select alone in its row. Without bounds exactly one value is chosen. */
export function select(
  id: string,
  placeholder: string,
  entries: readonly Entry[],
  bounds: { min: number; max: number; disabled?: boolean } = { min: 1, max: 1 },
): Row {
  const options = entries.map(
    ({ value, label, description, chosen, emoji }): APISelectMenuOption => ({
      value,
      label: clip(orDash(label), LIMITS.selectText),
      ...(description !== undefined &&
        description.trim() !== '' && { description: clip(description, LIMITS.selectText) }),
      ...(emoji !== undefined && { emoji }),
      ...(chosen === true && { default: true }),
    }),
  );
  const component: APIStringSelectComponent = {
    type: ComponentType.StringSelect,
    custom_id: id,
    placeholder: clip(placeholder, LIMITS.placeholder),
    min_values: bounds.min,
    max_values: bounds.max,
    options,
    ...(bounds.disabled === true && { disabled: true }),
  };
  return { type: ComponentType.ActionRow, components: [component] };
}

/** Buttons that turn the pages of a list; none where there is one page. `id` is given the way and the page it leads to. */
export function pageButtons(
  { page, last }: { page: number; last: number },
  say: Translator,
  id: (way: 'back' | 'on', to: number) => string,
): APIButtonComponent[] {
  if (last === 0) return [];
  const label = (words: string): string => say.plain({ id: words });
  return [
    button(id('back', Math.max(0, page - 1)), label('prompt-earlier'), 'aside', { disabled: page === 0 }),
    button(id('on', Math.min(last, page + 1)), label('prompt-later'), 'aside', { disabled: page === last }),
  ];
}

/** The name over a select that holds a part of what there is: from what to what it goes. */
export function rangeOf(labels: readonly string[], say: Translator): string {
  const [from = '', to = ''] = [labels[0], labels.at(-1)].map(label => clip(label ?? '', 60));
  return say.plain({ id: 'prompt-range', args: { from, to } });
}

import type { Fault } from '../errors.js';
import { fault } from '../errors.js';
import type { Component } from '../types.js';

/** https://docs.discord.com/developers/components/reference */
export const kinds = {
  row: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
  upload: 19,
} as const;
const selects: number[] = [3, 5, 6, 7, 8];
const layout: number[] = [9, 10, 11, 12, 13, 14, 17];
export const isSelect = (component: Component): boolean => selects.includes(component.type);
export const isLayout = (component: Component): boolean => layout.includes(component.type);

type Path = (string | number)[];
export interface Placed {
  component: Component;
  path: Path;
}

/** Every component with its place, parents before children. */
export function walk(components: readonly Component[], path: Path = ['components']): Placed[] {
  return components.flatMap((component, n) => inside(component, [...path, n]));
}
function inside(component: Component, path: Path): Placed[] {
  return [
    { component, path },
    ...walk(component.components ?? [], [...path, 'components']),
    ...(component.accessory ? inside(component.accessory, [...path, 'accessory']) : []),
    ...(component.component ? inside(component.component, [...path, 'component']) : []),
  ];
}

export function componentFaults(components: readonly Component[], at: Path = ['components']): Fault[] {
  const all = walk(components, at);
  return [...duplicates(all), ...all.flatMap(({ component, path }) => singleFaults(component, path))];
}

function duplicates(all: Placed[]): Fault[] {
  const seen = new Set<string>();
  const ids = new Set<number>();
  return all.flatMap(({ component: { custom_id, id }, path }) => {
    const faults: Fault[] = [];
    if (custom_id && seen.has(custom_id))
      faults.push(
        fault([...path, 'custom_id'], 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated'),
      );
    if (id && ids.has(id))
      faults.push(fault([...path, 'id'], 'COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated'));
    if (custom_id) seen.add(custom_id);
    if (id) ids.add(id);
    return faults;
  });
}

function singleFaults(component: Component, path: Path): Fault[] {
  if (component.type === kinds.row) return rowFaults(component, path);
  if (component.type === kinds.button) return buttonFaults(component, path);
  if (isSelect(component) || component.type === kinds.upload) return selectFaults(component, path);
  if (component.type === kinds.textInput)
    return rangeFaults(component.min_length, component.max_length, [...path, 'min_length']);
  if (component.type === kinds.text && !component.content?.trim())
    return [fault([...path, 'content'], 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 4000 in length.')];
  if (component.type === kinds.gallery && (component.items?.length ?? 0) > 10)
    return [fault([...path, 'items'], 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 10 in length.')];
  return [];
}

function rowFaults(row: Component, path: Path): Fault[] {
  const inner = row.components ?? [];
  const wide = inner.filter(one => one.type !== kinds.button).length;
  const mixed = wide > 1 || (wide === 1 && inner.length > 1);
  return mixed
    ? [
        fault(
          [...path, 'components'],
          'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
          'Components displayed are too wide: a select stands alone in its row',
        ),
      ]
    : [];
}

function buttonFaults(button: Component, path: Path): Fault[] {
  const faults: Fault[] = [];
  const say = (key: string, code: string, message: string): number => faults.push(fault([...path, key], code, message));
  const required = 'This field is required';
  if (button.style === 5) {
    if (!button.url) say('url', 'BASE_TYPE_REQUIRED', 'A url is required');
    if (button.custom_id) say('custom_id', 'BUTTON_COMPONENT_INVALID', 'A custom id and url cannot both be specified');
  } else if (button.style === 6) {
    if (!button.sku_id) say('sku_id', 'BASE_TYPE_REQUIRED', required);
    return faults;
  } else {
    if (!button.custom_id) say('custom_id', 'BASE_TYPE_REQUIRED', required);
    if (button.url) say('url', 'BUTTON_COMPONENT_INVALID', 'A custom id and url cannot both be specified');
  }
  if (!button.label?.trim() && !button.emoji) say('label', 'BASE_TYPE_REQUIRED', 'A button needs a label or an emoji');
  return faults;
}

function selectFaults(select: Component, path: Path): Fault[] {
  const faults = rangeFaults(select.min_values, select.max_values ?? 1, [...path, 'min_values']);
  const options = select.options ?? [];
  if (select.type !== kinds.stringSelect) return faults;
  if ((select.max_values ?? 1) > options.length)
    faults.push(
      fault(
        [...path, 'max_values'],
        'SELECT_COMPONENT_MAX_VALUES',
        `Must be no more than the ${options.length} options.`,
      ),
    );
  if ((select.min_values ?? 1) > options.length)
    faults.push(
      fault(
        [...path, 'min_values'],
        'SELECT_COMPONENT_MIN_VALUES',
        `Must be no more than the ${options.length} options.`,
      ),
    );
  if (options.filter(option => option.default).length > (select.max_values ?? 1))
    faults.push(fault([...path, 'options'], 'SELECT_COMPONENT_TOO_MANY_DEFAULTS', 'More defaults than max_values'));
  const values = new Set<string>();
  options.forEach((option, n) => {
    const place = [...path, 'options', n];
    if (values.has(option.value))
      faults.push(
        fault(
          [...place, 'value'],
          'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
          'The specified option value is already used',
        ),
      );
    if (!option.label.trim()) faults.push(fault([...place, 'label'], 'BASE_TYPE_REQUIRED', 'This field is required'));
    if (!option.value) faults.push(fault([...place, 'value'], 'BASE_TYPE_REQUIRED', 'This field is required'));
    values.add(option.value);
  });
  return faults;
}

function rangeFaults(least: number | null | undefined, most: number | null | undefined, path: Path): Fault[] {
  if (least == null || most == null || least <= most) return [];
  return [fault(path, 'RANGE_INVALID', `The minimum ${least} is above the maximum ${most}.`)];
}

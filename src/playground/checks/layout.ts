import type { Fault } from '../errors.js';
import { fault } from '../errors.js';
import type { Component, MessageBody } from '../types.js';
import { isLayout, kinds, walk } from './components.js';

/** https://docs.discord.com/developers/components/reference#component-reference */
const MOST_COMPONENTS = 40;
const MOST_TEXT = 4000;
const MOST_ROWS = 5;

/** Rows of buttons and selects under a text: what messages without the flag may hold. */
export function rowLayoutFaults(components: readonly Component[]): Fault[] {
  const faults = walk(components)
    .filter(({ component }) => isLayout(component))
    .map(({ path }) => fault(path, 'UNION_TYPE_CHOICES', 'This component needs the IS_COMPONENTS_V2 flag'));
  if (components.length > MOST_ROWS)
    faults.push(fault(['components'], 'BASE_TYPE_BAD_LENGTH', `Must be between 0 and ${MOST_ROWS} in length.`));
  return faults;
}

/** Components V2: everything is a component, nested ones count, and the text is counted over all of them. */
export function layoutFaults(body: MessageBody): Fault[] {
  const all = walk(body.components ?? []);
  const faults = (['content', 'embeds', 'poll', 'sticker_ids'] as const)
    .filter(key => (Array.isArray(body[key]) ? body[key].length > 0 : Boolean(body[key])))
    .map(key =>
      fault(
        [key],
        'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        `The '${key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
      ),
    );
  if (all.length > MOST_COMPONENTS)
    faults.push(
      fault(
        ['components'],
        'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
        `Total number of components exceeds ${MOST_COMPONENTS}`,
      ),
    );
  const text = all.filter(({ component }) => component.type === kinds.text);
  if (text.reduce((sum, { component }) => sum + (component.content?.length ?? 0), 0) > MOST_TEXT)
    faults.push(
      fault(
        ['components'],
        'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
        `The total displayable text exceeds ${MOST_TEXT} characters`,
      ),
    );
  return faults;
}

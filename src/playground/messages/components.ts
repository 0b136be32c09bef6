import { walk } from '../checks/components.js';
import type { Fault } from '../errors.js';
import { fault } from '../errors.js';
import type { Component, Snowflake } from '../types.js';
import type { World } from '../world/world.js';

/** Discord refuses components with an emoji that it does not know. */
export function emojiFaults(world: World, components: readonly Component[]): Fault[] {
  const unknown = (id: Snowflake | null | undefined): boolean => id != null && !world.emojis.get(id);
  return walk(components).flatMap(({ component, path }) => {
    const invalid = (place: (string | number)[]): Fault =>
      fault([...path, ...place, 'emoji', 'id'], 'BUTTON_COMPONENT_INVALID_EMOJI', 'Invalid emoji');
    const own = unknown(component.emoji?.id) ? [invalid([])] : [];
    const inOptions = (component.options ?? []).flatMap((option, n) =>
      unknown(option.emoji?.id) ? [invalid(['options', n])] : [],
    );
    return [...own, ...inOptions];
  });
}

/** Discord numbers the components that came without an id, in reading order. */
export function numberComponents(components: Component[]): void {
  const all = walk(components);
  const taken = new Set(all.map(({ component }) => component.id).filter(Boolean));
  let next = 1;
  for (const { component } of all) {
    if (component.id) continue;
    while (taken.has(next)) next++;
    component.id = next++;
  }
}

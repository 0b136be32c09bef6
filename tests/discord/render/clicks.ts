import { type APIButtonComponentWithCustomId, type APIStringSelectComponent, ComponentType } from 'discord.js';
import { decodeId } from '../../../src/discord/render/custom-id.js';
import type { DraftEvent } from '../../../src/discord/render/draft.js';
import type { PromptMessage } from '../../../src/discord/render/prompt.js';
import { subsets } from '../../../src/kernel/prompts/common.js';

export interface Click extends DraftEvent {
  readonly page: number;
}

export type Clickable = APIButtonComponentWithCustomId | APIStringSelectComponent;

/** What of a message can be clicked now. */
export function clickables(message: PromptMessage): Clickable[] {
  return message.components
    .flatMap(row => row.components)
    .filter((one): one is Clickable => one.type === ComponentType.StringSelect || 'custom_id' in one)
    .filter(one => one.disabled !== true);
}

export function clickOn(component: Clickable, values?: readonly string[]): Click {
  const id = decodeId(component.custom_id);
  if (id === null) throw new Error(`cannot read ${component.custom_id}`);
  return { verb: id.verb, arg: id.arg, page: id.page, ...(values !== undefined && { values }) };
}

/** Every click that a message allows: each button, and each choice of values of each select. */
export function allClicks(message: PromptMessage): Click[] {
  return clickables(message).flatMap(one => {
    if (one.type === ComponentType.Button) return [clickOn(one)];
    const values = one.options.map(option => option.value);
    const sizes = Array.from(
      { length: (one.max_values ?? 1) - (one.min_values ?? 1) + 1 },
      (_, at) => at + (one.min_values ?? 1),
    );
    return sizes.flatMap(size => subsets(values, size, 5000).map(chosen => clickOn(one, chosen)));
  });
}

/** One click out of all, by a number. */
export function someClick(message: PromptMessage, pick: number): Click | null {
  const list = clickables(message);
  const one = list[pick % list.length];
  if (one === undefined) return null;
  if (one.type === ComponentType.Button) return clickOn(one);
  const least = one.min_values ?? 1;
  const size = least + (pick % ((one.max_values ?? 1) - least + 1));
  const turn = pick % one.options.length;
  const turned = [...one.options.slice(turn), ...one.options.slice(0, turn)];
  return clickOn(
    one,
    turned.slice(0, size).map(option => option.value),
  );
}

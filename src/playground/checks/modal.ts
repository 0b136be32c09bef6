import type { Fault } from '../errors.js';
import { fault } from '../errors.js';
import type { Component } from '../types.js';
import { componentFaults, kinds, walk } from './components.js';

/** https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-response-object-modal */
export function modalFaults(modal: { components?: Component[] | null }): Fault[] {
  const at = ['data', 'components'];
  const components = modal.components ?? [];
  const faults = componentFaults(components, at);
  if (components.length > 5) faults.push(fault(at, 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 5 in length.'));
  for (const { component, path } of walk(components, at)) {
    const inLabel = path.at(-1) === 'component';
    if (component.type === kinds.textInput && !inLabel && !component.label)
      faults.push(fault([...path, 'label'], 'BASE_TYPE_REQUIRED', 'This field is required'));
    if (component.type === kinds.textInput && inLabel && component.label)
      faults.push(fault([...path, 'label'], 'COMPONENT_LABEL_DUPLICATED', 'The label belongs to the Label around it'));
    const value = component.value?.length;
    if (component.type === kinds.textInput && value && value > (component.max_length ?? 4000))
      faults.push(
        fault([...path, 'value'], 'BASE_TYPE_BAD_LENGTH', `Must be ${component.max_length} or fewer in length.`),
      );
    if (inLabel && component.disabled)
      faults.push(fault([...path, 'disabled'], 'COMPONENT_DISABLED_IN_MODAL', 'Cannot be disabled in a modal'));
    if (
      component.type !== kinds.upload &&
      inLabel &&
      component.min_values === 0 &&
      component.required !== false &&
      component.type !== kinds.textInput
    )
      faults.push(
        fault(
          [...path, 'required'],
          'COMPONENT_REQUIRED_WITHOUT_VALUES',
          'required must be false where min_values is 0',
        ),
      );
  }
  return faults;
}

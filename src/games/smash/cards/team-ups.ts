import type { PowerType } from '../printed.js';
import type { WrittenCard } from '../written.js';

const teamUp = (number: number, name: string, types: [PowerType, PowerType]): WrittenCard => ({
  id: `TU${String(number).padStart(2, '0')}`,
  name,
  kind: 'team-up',
  types,
});

/** One for each pair of types. */
export const teamUps = [
  teamUp(1, 'Double Chin Punch', ['mutant', 'mutant']),
  teamUp(2, 'Freak of Magic', ['mutant', 'magic']),
  teamUp(3, 'Mutant Ninja Turnips', ['mutant', 'nature']),
  teamUp(4, 'Muscle and Manual', ['mutant', 'gadget']),
  teamUp(5, 'Twice upon a Time', ['magic', 'magic']),
  teamUp(6, 'Enchanted Forestry', ['magic', 'nature']),
  teamUp(7, 'Wand and Wrench', ['magic', 'gadget']),
  teamUp(8, 'Bear with Me', ['nature', 'nature']),
  teamUp(9, 'Solar Panel Beating', ['nature', 'gadget']),
  teamUp(10, 'Two-Factor Authentication', ['gadget', 'gadget']),
];

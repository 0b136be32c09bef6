import { expect, it } from 'vitest';
import { meant } from '../../src/discord/define/by-value.js';

const villains = [
  { name: 'Rhino', value: 'rhino' },
  { name: 'Risky Business', value: 'risky-business' },
  { name: 'Die Wrecking Crew', value: 'wrecking-crew', also: 'Klaw und Co.' },
  { name: 'Klaw', value: 'klaw' },
];

it.each([
  ['rhino', 'rhino'],
  [' RISKY business', 'risky-business'],
  ['die w', 'wrecking-crew'],
  ['Wreck', 'wrecking-crew'],
  ['ris', 'risky-business'],
])('takes "%s" for what is called so, or alone begins so', (typed, value) => {
  expect(meant(typed, villains)).toBe(value);
});

it('takes a whole name before the beginning of another', () => {
  expect(meant('klaw', villains)).toBe('klaw');
});

it.each(['r', 'Kla', 'business', '', ' '])('leaves "%s", which could be several or none, as it is', typed => {
  expect(meant(typed, villains)).toBe(typed);
});

it('takes one choice under two names for one', () => {
  const twice = [
    { name: 'Storm · Squad', value: 'squad/own:1' },
    { name: 'Storm', value: 'squad/own:1' },
  ];
  expect(meant('sto', twice)).toBe('squad/own:1');
});

import { describe, expect, it } from 'vitest';
import { checkBody, hasDescription } from './oracle.js';

const button = { type: 2, style: 1, label: 'x'.repeat(81), custom_id: 'a' };
const body = { content: 'x', components: [{ type: 1, components: [button] }] };

describe('the oracle of the render tests', () => {
  it.each(['message', 'reply', 'update'] as const)('hears every voice about a %s', kind => {
    const told = checkBody(kind, body);
    expect(told.some(line => line.startsWith('components[0]'))).toBe(true);
    expect(told.some(line => line.startsWith('zod:'))).toBe(true);
    expect(told.some(line => line.startsWith('description:'))).toBe(hasDescription);
  });

  it('lets a plain message pass', () => {
    expect(checkBody('message', { content: 'x' })).toEqual([]);
  });
});

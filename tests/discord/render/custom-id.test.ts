import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { decodeId, encodeId, keyArg, named, promptVerbs } from '../../../src/discord/render/custom-id.js';

const id = fc.record({
  verb: fc.constantFrom(...promptVerbs),
  subject: fc.stringMatching(/^[\w-]{1,36}$/),
  number: fc.nat(999_999_999),
  page: fc.nat(999_999_999),
  arg: fc.string().map(keyArg),
});

describe('a custom id', () => {
  test.prop([id])('is read as it was written, within 100 characters', one => {
    const written = encodeId(one);
    expect(written.length).toBeLessThanOrEqual(100);
    expect(decodeId(written)).toEqual(one);
  });

  test.prop([fc.string()])('is null or written the same again', said => {
    const read = decodeId(said);
    if (read !== null) expect(decodeId(encodeId(read))).toEqual(read);
  });

  it.each(['', 'a|m|1', 'A|m|1|k', 'a||1|k', 'a|m|01|k', 'a|m|-1|k', 'a|m|1.2.3|k', `a|m|1|${'k'.repeat(100)}`])(
    'is not %s',
    said => {
      expect(decodeId(said)).toBeNull();
    },
  );

  it('refuses a match that could not be read again', () => {
    expect(() => encodeId({ verb: 'a', subject: 'a|b', number: 1, arg: 'k' })).toThrow('not a custom id');
  });
});

describe('a key', () => {
  test.prop([fc.uniqueArray(fc.string({ maxLength: 200 }))])('is found again by what stands for it', keys => {
    const list = keys.map(key => ({ key }));
    for (const key of keys) expect(named(list, keyArg(key))).toEqual({ key });
  });
});

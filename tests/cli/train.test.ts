import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { NETS, netName } from '../../src/opponents/index.js';
import { unpack } from '../../src/opponents/net/file.js';
import { refused, run } from './run.js';

const folder = mkdtempSync(join(tmpdir(), 'longbox-train-'));
const broken = mkdtempSync(join(folder, 'broken'));
for (const kind of NETS) writeFileSync(join(broken, netName('champions', kind)), 'no net');
const FEW = '--matches 26 --rulesets rhino-standard,klaw-standard --seats 1,2';

/** Trains into a folder of its own, and reads the two nets. */
async function trained(name: string, more: string) {
  const into = mkdtempSync(join(folder, name));
  const { exit, out, err } = await run(['train', 'champions', ...more.split(' '), '--into', into]);
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  const net = (kind: string) => readFileSync(join(into, `champions-${kind}.net`));
  return { into, out, choice: net('choice'), odds: net('odds') };
}

let begun: ReturnType<typeof trained> | null = null;
/** Nets to go on from, trained once. */
const first = () => (begun ??= trained('one', `${FEW} --seed a`));

describe('train', () => {
  afterAll(() => rmSync(folder, { recursive: true }));

  it('writes both nets, the same ones for the same seed', async () => {
    const one = await first();
    const again = await trained('again', `${FEW} --seed a`);
    const other = await trained('other', `${FEW} --seed b`);
    expect(one.out).toMatch(/^26 matches, [\d.]+ % of the last 26 won\. Written to /);
    expect(again.choice.equals(one.choice)).toBe(true);
    expect(again.odds.equals(one.odds)).toBe(true);
    expect(other.choice.equals(one.choice)).toBe(false);
    const { names, hidden, rows } = unpack(one.choice);
    expect(names).toContain('first thought: turn');
    expect(names).toContain('players 2');
    expect(rows.length).toBe(hidden * names.length);
    expect(unpack(one.odds).names).not.toContain('first thought: turn');
  });

  it('goes on from nets that are there', async () => {
    const one = await first();
    const on = await trained('on', `--matches 1 --rulesets ultron-standard --from ${one.into}`);
    expect(unpack(on.choice).names).toEqual(expect.arrayContaining([...unpack(one.choice).names]));
    expect(unpack(on.choice).names).toContain('scenario ultron');
  });

  it('learns odds alone, from matches that are played as well as it can', async () => {
    const one = await first();
    const more = `--rulesets ultron-standard --only odds --from ${one.into}`;
    const on = await trained('odds', `--matches 2 ${more}`);
    expect(on.choice.equals(one.choice)).toBe(true);
    expect(on.odds.equals(one.odds)).toBe(false);
    expect(unpack(on.odds).names).toContain('scenario ultron');
  });

  it.each([
    ['squad', 'the bots of squad have nothing that a net could learn by'],
    ['champions', '--into is missing'],
    [`champions --into ${folder} --only choice`, '--only: "choice"'],
    [`champions --into ${folder} --rulesets rino`, '--rulesets: no ruleset "rino": there are rhino-standard'],
    [`champions --into ${folder} --seats 5`, '--seats: champions is played by 1 to 4, not by 5'],
    [`champions --into ${folder} --from ${folder}`, 'there is no '],
    [`champions --into ${folder} --from ${broken}`, 'is no net that train has written'],
    [`champions --into ${join(folder, 'nowhere')}`, 'nowhere: create it first'],
    [`champions --into ${join(broken, 'champions-odds.net')} --matches 1`, 'champions-odds.net: create it first'],
    [`champions --into ${folder} --matches none`, '--matches is a whole number from 1'],
  ])('says what is wrong: %s', async (words, problem) => {
    await refused(['train', ...words.split(' ')], problem);
  });
});

import { expect, test } from 'vitest';
import { textOf } from '../playground/member.js';
import { openHouse } from './house.js';
import { privately } from './player.js';

test('lists of matches have whole lines and whole links, and say how many there was no room for', async () => {
  const house = await openHouse();
  const mara = await house.member('Mara');
  const MANY = 18;
  for (let n = 0; n < MANY; n++) await mara.run('challenge', { level: 'easy', deck: 'ready:storm' });
  await house.settled();
  for (const [command, line] of [
    ['/match list', /^• \[.* · your turn\]\(https:\/\/\S+\/\d{17,20}\/\d{17,20}\/\d{17,20}\)$/],
    ['/me matches', /^• .* · The Comic Shop · .* · https:\/\/\S+\/\d{17,20}\/\d{17,20}\/\d{17,20}$/],
  ] as const) {
    const lines = textOf(privately(await mara.run(command))).split('\n');
    const [matches, last] = [lines.filter(one => one.startsWith('• ')), lines.at(-1)];
    expect(matches.length).toBeGreaterThan(5);
    for (const one of matches) expect(one, command).toMatch(line);
    expect(last, command).toBe(`…and ${MANY - matches.length} more.`);
  }
  await house.close();
}, 60_000);

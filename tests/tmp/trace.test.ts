import { test } from 'vitest';
import { readFileSync } from 'node:fs';
import { type Member, type SeenMessage, textOf } from '../playground/member.js';
import { openHouse } from '../e2e/house.js';
import { againstRhino, answersIn, lookAt, openMenu, privately } from '../e2e/player.js';
const asking = (member: Member, { id }: SeenMessage): Promise<SeenMessage> =>
  member.waitFor(message => message.id === id && answersIn(message).length > 0);
const src = readFileSync(new URL('../e2e/clicks.test.ts', import.meta.url), 'utf8');
function choiceOf(menu: SeenMessage, played: boolean): string {
  const ids = answersIn(menu).map(({ id }) => id);
  const said = textOf(menu);
  const find = (test: (id: string) => boolean): string | undefined => ids.find(test);
  const isCard = (id: string): boolean => /^a\|\w+\|\d+\|\+?c\d+$/.test(id);
  return (
    find(id => id.startsWith('sug|')) ??
    (said.includes('Change to hero') ? find(id => id.endsWith('|form')) : undefined) ??
    find(id => id.endsWith('.attack')) ??
    find(id => id.endsWith('.thwart')) ??
    (said.includes('Your turn') ? (played ? undefined : find(isCard)) : find(id => id.startsWith('n|'))) ??
    find(id => id.endsWith('|+end') || id.endsWith('|end')) ??
    (ids[0] as string)
  );
}
test('trace', async () => {
  for (const seed of (process.env.SEEDS ?? 'one').split(',')) {
  const house = await openHouse({ seed });
  const mara = await house.member('Mara');
  const match = await againstRhino(house, mara);
  const roundOf = async () => ((await lookAt(house, match)).table!.state as any).round;
  let menu = await openMenu(mara);
  while ((await roundOf()) === 0) menu = privately(await mara.click(menu, choiceOf(await asking(mara, menu), false)));
  let turn = 0, played = false, clicks = 0; const out: string[] = [];
  while ((await roundOf()) <= 3 && (await lookAt(house, match)).match.status === 'playing') {
    const round = await roundOf();
    if (round !== turn) { out.push(`--- round ${round}`); [turn, played] = [round, false]; }
    const asks = await asking(mara, menu);
    const id = choiceOf(asks, played);
    const look = await lookAt(house, match);
    const p = look.table!.prompts[0] as any;
    out.push(`${++clicks} ${p.reason} [${p.question.id}] -> ${id}  (of ${answersIn(asks).length}) ${p.source ?? ''} ${JSON.stringify(p.trail?.map((t:any)=>t.id))}`);
    played ||= id.startsWith('sug|') || id.includes('|+c');
    const { values } = answersIn(asks).find(one => one.id === id) as any;
    menu = privately(values === undefined ? await mara.click(asks, id) : await mara.select(asks, id, values[0]));
  }
  process.stdout.write(`${seed}: ${clicks}\n${out.join('\n')}\n`);
  await house.settled(); await house.close();
  }
}, 300_000);

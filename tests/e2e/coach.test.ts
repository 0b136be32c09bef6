import { describe, expect, test } from 'vitest';
import { encodeId } from '../../src/discord/render/custom-id.js';
import { games } from '../../src/games/index.js';
import { Chance, type Game, type Prompt } from '../../src/kernel/index.js';
import { plainTerms, type Terms } from '../../src/matches/lobby/terms.js';
import type { Look } from '../../src/matches/play/look.js';
import { Coach } from '../../src/matches/record/coach.js';
import { practiceId } from '../../src/opponents/index.js';
import type { MatchRow } from '../../src/store/port.js';
import { buttons, readOut, type SeenComponent, type SeenMessage, textOf } from '../playground/member.js';
import { openHouse, until } from './house.js';
import { boardIn, clickSomething, lookAt, openMenu, privately, sitDownShortly } from './player.js';

const labels = (message: SeenMessage): (string | undefined)[] => buttons(message).map(one => one.label);

describe('a strong practice bot', () => {
  test('hints in practice, and tells afterwards where the match turned', async () => {
    const house = await openHouse({ seed: 'coach' });
    const mara = await house.member('Mara');
    await mara.run('challenge', { opponent: 'Longbox', level: 'easy', deck: 'ready:iron-man' });
    const [match] = await house.bot.house.store.matchesOf({ player: mara.id, status: ['playing'] });
    if (match === undefined) throw new Error('no match has begun');
    const { seat } = match.seats.find(({ player }) => player === mara.id) ?? {};
    await until('she is asked', async () => (await lookAt(house, match.id)).table?.prompts[0]?.seat === seat);
    const menu = await openMenu(mara);
    const hinted = privately(await mara.click(menu, 'Hint'));
    expect(readOut(hinted)).toContain('A strong practice bot would choose: ');
    // It's one hint a question, and the answers stay.
    expect(labels(hinted)).not.toContain('Hint');
    await clickSomething(mara, hinted, new Chance('coach').stream('clicks'));
    await house.bot.house.matches.concede(match.id, mara.id);
    await house.settled();
    const told = textOf(privately(await mara.click(await boardIn(mara), 'Turning points')));
    expect(told).toMatch(/^No mistakes stand out|^## Turning points\n[\s\S]*You chose .*Stronger: /);
    const ines = await house.member('Ines');
    expect(textOf(privately(await ines.click(await boardIn(ines), 'Turning points')))).toContain(
      'You aren’t in that match',
    );
    await house.close();
  });

  test('gives no hints where a rating is at stake, not to a forged click either', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    const match = await sitDownShortly(house, [mara, theo]);
    const menus = [await openMenu(mara), await openMenu(theo)];
    expect(menus.flatMap(labels)).not.toContain('Hint');
    const look = await house.bot.house.matches.look(match);
    const prompt = look.table?.prompts[0];
    if (prompt === undefined) throw new Error('nothing is asked');
    const asked = prompt.seat === 0 ? mara : theo;
    const id = encodeId({ verb: 'hint', subject: match, number: prompt.number });
    const rows = [{ type: 1, components: [{ type: 2, style: 2, label: 'Hint', custom_id: id }] }];
    const forged = await house.forge(look.match.channel, rows as unknown as SeenComponent[]);
    expect(textOf(privately(await asked.click(forged, 'Hint')))).toContain(
      'Hints are only for matches against practice bots',
    );
    await house.close();
  });

  test('gives some among partners where one of them is a bot, and then the match stays practice', async () => {
    const [mara, game] = [{ player: 'mara' }, games.find(({ partners }) => partners === true) as Game];
    const match = (...others: string[]) =>
      ({ seats: [mara, ...others.map(player => ({ player }))], terms: plainTerms }) as unknown as MatchRow;
    expect(Coach.hints({ match: match('theo'), game })).toBe(false);
    expect(Coach.hints({ match: match(practiceId('steady')), game })).toBe(true);

    const agreed: Terms[] = [];
    const coach = new Coach({
      records: { history: () => Promise.reject(new Error('nobody looks back')) },
      matches: {
        settle(_, change) {
          const after = change(look, agreed.at(-1) ?? plainTerms);
          if (after !== null) agreed.push(after);
          return Promise.resolve(look);
        },
      },
      think: async () => ({ pick: ['end'] }),
      review: async () => null,
    });
    const look = { match: match(practiceId('steady')), game, table: {}, since: [] } as unknown as Look;
    const prompt = { number: 1, seat: 0 } as Prompt;
    expect(await coach.hint(look, prompt)).toEqual({ pick: ['end'] });
    await coach.hint(look, prompt);
    expect(agreed).toEqual([{ ...plainTerms, hinted: true }]);
  });
});

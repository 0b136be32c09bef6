import { describe, expect, test } from 'vitest';
import { squad } from '../../src/games/squad/index.js';
import { type Member, textOf } from '../playground/member.js';
import { openHouse, type TestHouse, until } from './house.js';
import { asked, giveDeck, privately, SHORT, sitDown } from './player.js';

const asks = async (member: Member, line: string): Promise<string> => textOf(privately(await member.run(line)));

/** A match that one of two loses by giving up, late enough to count. */
async function lose(house: TestHouse, pair: readonly [Member, Member], loser: Member, times = 1): Promise<void> {
  const decks = [
    await giveDeck(house, pair[0], SHORT.spiders),
    await giveDeck(house, pair[1], SHORT.avengers),
  ] as const;
  for (let n = 0; n < times; n++) await loseOne(house, pair, loser, decks);
}

async function loseOne(
  house: TestHouse,
  pair: readonly [Member, Member],
  loser: Member,
  decks: readonly [string, string],
): Promise<void> {
  const id = await sitDown(house, pair, { decks, options: { ruleset: 'quick' } });
  const { matches } = house.bot.house;
  for (let turn = 0; turn < 60; turn++) {
    const { table, match } = await matches.look(id);
    const prompt = table?.prompts[0];
    if (table === null || prompt === undefined || (table.state as { turn: number }).turn > 2) break;
    const player = match.seats[prompt.seat]?.player as string;
    await matches.answer(id, player, prompt.number, prompt.default);
  }
  if ((await matches.look(id)).match.status === 'playing') await matches.concede(id, loser.id);
  await house.settled();
}

describe('/stats', () => {
  test('counts a match by the time somebody asks, for each of them, here and everywhere', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    expect(await asks(mara, '/stats me')).toContain('No finished matches against people yet');
    for (const where of ['', ' where:everywhere']) {
      expect(await asks(mara, `/stats game${where}`)).toContain('No finished matches against people yet');
      expect(await asks(mara, `/stats leaderboard${where}`)).toContain('Nobody has finished 5 matches against people');
    }
    expect(textOf(privately(await mara.run('stats versus', { who: theo.mention })))).toContain('haven’t finished');
    // It is not the reader who has finished none.
    await mara.setLocale('es-ES');
    const none = textOf(privately(await mara.run('stats player', { who: theo.mention })));
    expect(none).toContain('Aún no hay ninguna partida terminada');
    await mara.setLocale('en-US');
    await lose(house, [mara, theo], theo);
    const { store } = house.bot.house;
    const [result] = await store.results({ player: mara.id });
    const [won, share] = result?.won === true ? ['1 of 1', '100'] : ['0 of 1', '0'];

    for (const where of ['', ' where:everywhere']) {
      const mine = await asks(mara, `/stats me${where}`);
      expect(mine).toContain(`Against people:** ${won} won (${share}%`);
      expect(mine).toContain('Rating');
      expect(mine).toContain('Heroes');
    }
    expect(await asks(mara, '/stats me game:recharge')).toContain('No finished matches against people');
    const theirs = textOf(privately(await mara.run('stats player', { who: theo.mention })));
    expect(theirs).toContain('Theo ·');
    const versus = textOf(privately(await mara.run('stats versus', { who: theo.mention })));
    expect(versus).toContain('Mara vs. Theo');
    expect(versus).toContain(`Mara: ${won} won`);
    expect(await asks(theo, '/stats game')).toContain('One match between people.');
    await house.close();
  });

  test('is about the game that somebody finished a match of last, unless they name one', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    const decks = ['ready:hexers', 'ready:brawlers'] as const;
    const id = await sitDown(house, [mara, theo], { decks, options: { game: 'smash' } });
    expect(await asks(mara, '/stats me')).toContain('Mara · Super Hero Squad');
    await house.bot.house.matches.concede(id, (await asked(house, id, [mara, theo])).id);
    await house.settled();
    expect(await asks(mara, '/stats me')).toContain('Mara · Super Powered Smash Masters');
    expect(await asks(theo, '/stats game')).toContain('Super Powered Smash Masters');
    expect(await asks(mara, '/stats me game:squad')).toContain('Mara · Super Hero Squad');
    // Somebody who has finished none sees the usual one.
    expect(await asks(await house.member('Kofi'), '/stats game')).toContain('Super Hero Squad');
    await house.close();
  });

  test('tells of cards that were played', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    const card = squad.cards.all[0] as (typeof squad.cards.all)[number];
    const shown = textOf(privately(await mara.run('stats card', { name: `squad/${card.id}` })));
    expect(shown).toContain('by the numbers · Super Hero Squad · ');
    expect(shown).toContain('Nobody has played');
    expect(await asks(mara, '/stats card name:zzzz')).toContain('No card called');
    expect(await asks(mara, '/stats card name:Wolvrine')).toContain('Did you mean Wolverine');
    // Several could be meant: it says which there are, and takes the one that is named whole.
    const several = await asks(mara, '/stats card name:stor');
    expect(several).toContain('Several cards match “stor”: ');
    const [one] = await mara.autocomplete('stats card', 'name', 'stor');
    expect(several).toMatch(/: Storm.*, .*\. Which one\?/);
    // Each with its game: cards of two games may be called alike.
    expect(one?.name).toMatch(/^Storm.* \(\w+\) · Super Hero Squad$/);
    expect(several.replaceAll('\\', '')).toContain(String(one?.name));
    expect(textOf(privately(await mara.run('stats card', { name: one?.name })))).toContain('Nobody has played');
    expect((await mara.autocomplete('stats card', 'name', 'storm')).length).toBeGreaterThan(3);
    await house.close();
  });

  test('a table shows who has played enough, and not who does not want to be there', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    const { store, counting } = house.bot.house;
    await lose(house, [mara, theo], theo, 5);
    await counting.catchUp();
    const whole = await asks(theo, '/stats game');
    expect(whole).toContain('5 matches between people.');
    expect(whole).toMatch(/Going first: \d of 5 won/);
    const leaders = await store.leaders({ guild: '', game: 'squad', by: 'rating', atLeast: 5, limit: 9 });
    expect(leaders).toHaveLength(2);
    for (const by of ['rating', 'wins'] as const) {
      const table = await asks(theo, `/stats leaderboard by:${by}`);
      expect(table).toMatch(/1\. <@\d+> · \*\*-?[\d.]+\*\* · \d of 5 won \(\d+%\)/);
      expect(table).toContain(mara.mention);
    }
    expect(await asks(mara, '/me settings stats:hidden')).toContain('You don’t appear on leaderboards');
    const without = await asks(theo, '/stats leaderboard');
    expect(without).not.toContain(mara.mention);
    expect(without).toContain(theo.mention);
    const hidden = textOf(privately(await theo.run('stats player', { who: mara.mention })));
    expect(hidden).toContain('Mara keeps their stats private');
    // To themselves they are shown as ever.
    expect(await asks(mara, '/stats me')).toContain('of 5 won');
    expect(await asks(mara, '/me settings')).toContain('You don’t appear on leaderboards');
    await house.close();
  });

  test('exports one’s own results as a table, and nobody else’s', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    expect(await asks(mara, '/stats export')).toContain('No finished matches against people');
    await lose(house, [mara, theo], theo);
    const message = privately(await mara.run('/stats export'));
    const [file] = message.attachments;
    expect(file?.filename).toBe('longbox-results.csv');
    const table = await (await fetch(file?.url as string)).text();
    expect(table.split('\r\n')).toHaveLength(3);
    expect(table).not.toContain(theo.id);
    await house.close();
  });

  test('counts after a restart what ended before it', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    await lose(house, [mara, theo], theo);
    await house.bot.house.store.uncount();
    await house.restart();
    await until('the match is counted', async () => {
      const { store } = house.bot.house;
      return (await store.tallies({ guild: '', player: mara.id })).length > 0;
    });
    await house.close();
  });
});

import { expect, test } from 'vitest';
import { Chance, type Random, sample } from '../../src/kernel/index.js';
import { readTerms } from '../../src/matches/lobby/terms.js';
import type { MatchRow } from '../../src/store/index.js';
import { closePages, missing } from '../chromium.js';
import type { Member } from '../playground/member.js';
import { soak } from '../soak.js';
import { drawn } from './browsing.js';
import { Guest } from './guest.js';
import { openHouse, type TestHouse } from './house.js';
import { giveDeck, SHORT } from './player.js';

const BOTS = ['Ines', 'Kofi', 'Nadia', 'Omar'].slice(0, soak(4, 2));
/** Of a Swiss night with two people more. */
const ROUNDS = soak(3, 2);

/** A command without options, typed and sent. */
async function types({ page }: Guest, command: string): Promise<void> {
  await page.locator('#say').fill(command);
  await page.locator('#composer').getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.locator('#composer').getByRole('button', { name: 'Send' }).click();
}

/** Signs up by the buttons of the night, with the deck that one has made. */
async function signUp(guest: Guest, deck: string): Promise<void> {
  await guest.press(guest.board().getByRole('button', { name: 'Join' }));
  await guest.menu().getByRole('button', { name: 'Your decks' }).click();
  await guest.press(guest.page.getByRole('option', { name: deck }));
  await guest.menu().getByText('You’re signed up').waitFor();
}

const open = async ({ bot }: TestHouse): Promise<MatchRow[]> =>
  (await bot.house.store.matchesOf({ status: ['playing'] })).filter(
    ({ terms }) => readTerms(terms).league !== undefined,
  );

/** Somebody who is no person answers whatever they are asked, anyhow. */
async function botsMove(
  { bot }: TestHouse,
  match: MatchRow,
  bots: readonly Member[],
  random: Random,
): Promise<boolean> {
  const look = await bot.house.matches.look(match.id);
  for (const prompt of look.table?.prompts ?? []) {
    const player = look.match.seats[prompt.seat]?.player ?? '';
    if (!bots.some(({ id }) => id === player)) continue;
    await bot.house.matches.answer(match.id, player, prompt.number, sample(prompt, random));
    return true;
  }
  return false;
}

test.skipIf(missing)(
  `a league night: two people in browsers and ${BOTS.length} bots play ${ROUNDS} rounds to the final standings`,
  async () => {
    const house = await openHouse();
    const random = new Chance('league night').stream('bots');
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    const bots = await Promise.all(BOTS.map(name => house.member(name)));
    await mara.run('/league create name:Friday format:swiss ruleset:quick deck-lock:true');
    for (const [at, member] of [mara, theo, ...bots].entries()) {
      const deck = await giveDeck(house, member, at % 2 === 0 ? SHORT.spiders : SHORT.avengers);
      if (at > 1) await member.run(`/league join deck:${deck}`);
    }
    try {
      const guests = [
        { member: mara, guest: await Guest.arrive(house.playground.url, 'Mara', 1280, 900) },
        { member: theo, guest: await Guest.arrive(house.playground.url, 'Theo', 390, 844) },
      ];
      const [host, other] = guests as [(typeof guests)[0], (typeof guests)[0]];
      for (const { guest } of guests) {
        await guest.page.goto(`${house.playground.url}/?as=${guest.name.toLowerCase()}&in=${await channelOf(mara)}`);
        await guest.board().getByRole('button', { name: 'Join' }).waitFor();
        await signUp(guest, guest === host.guest ? SHORT.spiders.name : SHORT.avengers.name);
      }
      await host.guest.shoot('league-sign-up', host.guest.board());
      await types(host.guest, '/league start');
      await host.guest.press(host.guest.menu().getByRole('button', { name: 'Start now' }));
      const at = new Map<Guest, string>();
      let clicks = 0;
      for (
        let idle = 0;
        (await house.bot.house.leagues.nights({ guild: await guildOf(house), status: 'open' })).length > 0;
      ) {
        let moved = false;
        for (const match of await open(house)) {
          while (await botsMove(house, match, bots, random)) moved = true;
          for (const { member, guest } of guests) {
            if (!match.seats.some(({ player }) => player === member.id)) continue;
            if (at.get(guest) !== match.channel) {
              await guest.page.goto(`${house.playground.url}/?as=${guest.name.toLowerCase()}&in=${match.channel}`);
              await guest.board().getByRole('button', { name: 'Your move' }).waitFor();
              await guest.shoot('league-table', guest.board());
              at.set(guest, match.channel);
            }
            if (await guest.act(offers => offers[0]?.key as string)) {
              moved = true;
              clicks++;
            }
          }
        }
        idle = moved ? 0 : idle + 1;
        expect(idle, 'nobody has anything to do').toBeLessThan(1000);
        if (!moved) await drawn(house);
      }
      await house.bot.house.presenter.settled();
      for (const { guest } of guests) {
        await guest.page.goto(`${house.playground.url}/?as=${guest.name.toLowerCase()}&in=${await channelOf(mara)}`);
        const final = guest.page.locator('.message:not(.private)').filter({ hasText: 'final standings' }).last();
        for (const name of ['Mara', 'Theo', ...BOTS]) await final.getByText(name).first().waitFor();
        await guest.shoot('league-final', final);
        // Below it hangs how the night went.
        await guest.board().getByText('how it went').waitFor();
        await guest.shoot('league-recap', guest.board());
      }
      expect(await other.guest.page.getByText(`Round ${ROUNDS} of ${ROUNDS}`).count()).toBeGreaterThan(0);
      expect(clicks).toBeGreaterThan(5);
    } finally {
      await closePages();
    }
    await house.close();
  },
  600_000,
);

const channelOf = async (member: Member): Promise<string> =>
  (await member.channels()).find(({ name }) => name === 'card-table')?.id as string;
const guildOf = async ({ bot }: TestHouse): Promise<string> => (await bot.house.store.nights({}))[0]?.guild as string;

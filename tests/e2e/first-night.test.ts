import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTerms } from '../../src/matches/lobby/terms.js';
import { closePages, missing } from '../chromium.js';
import { command, send } from './browsing.js';
import { Guest } from './guest.js';
import { openHouse, until } from './house.js';
import { NAMES } from './night.js';

const PAGE = readFileSync(new URL('../../docs/first-night.md', import.meta.url), 'utf8');

/** The commands of the page, in their order, with their options. */
const commands = [...PAGE.matchAll(/^\/(league \S+) ?(.*)$/gm)].map(([, name = '', options = '']) => ({
  name,
  options: [...options.matchAll(/([a-z][a-z-]*):(.*?)(?= [a-z][a-z-]*:|$)/g)].map(([, option = '', typed = '']) => ({
    option,
    typed,
  })),
}));

/** Writes a command of the page as it stands there, and sends it. */
async function write(guest: Guest, n: number): Promise<void> {
  const { name, options } = commands[n] as (typeof commands)[number];
  const { page } = guest;
  await command(guest, `/${name}`);
  for (const { option, typed } of options) {
    const more = page.getByRole('button', { name: `+ ${option}` });
    if ((await more.count()) > 0) await more.click();
    const field = page.locator(`#composer #o-${option}`);
    await field.click();
    await field.fill(typed);
    const offered = page.locator('#composer').getByRole('option', { name: typed }).first();
    if (option === 'format') await offered.click();
  }
  await send(guest);
}

test.skipIf(missing)(
  'the page for a first night, followed to the letter on a phone',
  async () => {
    const house = await openHouse();
    const others = await Promise.all(NAMES.slice(1).map(name => house.member(name)));
    const mara = await house.member('Mara');
    try {
      const host = await Guest.arrive(house.playground.url, 'Mara', 390, 844);
      const channel = (await mara.channels()).find(({ name }) => name === 'card-table')?.id;
      await host.page.goto(`${house.playground.url}/?as=mara&in=${channel}`);
      await host.page.locator('#say').waitFor();
      expect(commands.map(({ name }) => name)).toEqual([
        'league create',
        'league practice',
        'league create',
        'league schedule',
      ]);
      await write(host, 0);
      const join = host.board().getByRole('button', { name: 'Join' });
      await join.waitFor();
      await host.shoot('first-night-1-opened');
      await host.press(join);
      const board = (await mara.messages()).find(({ components }) => components.length > 0);
      for (const member of others.slice(0, 2)) await member.click(board as NonNullable<typeof board>, 'Join');
      await write(host, 1);
      await host.board().getByText('Signed up: 4').waitFor();
      await host.shoot('first-night-2-joined');
      await host.press(host.board().getByRole('button', { name: 'Host panel' }));
      await host.menu().getByRole('button', { name: 'Start now' }).waitFor();
      await host.shoot('first-night-3-panel');
      await host.press(host.menu().getByRole('button', { name: 'Start now' }));
      await host.menu().getByText('with 4 players?').waitFor();
      await host.shoot('first-night-4-asked');
      await host.press(host.menu().getByRole('button', { name: 'Start now' }));
      const open = async () =>
        (await house.bot.house.store.matchesOf({ status: ['choosing', 'playing'] })).filter(
          ({ terms }) => readTerms(terms).league !== undefined,
        );
      await until('there are two tables', async () => (await open()).length === 2);
      await host.menu().getByText('2 of 2 tables').or(host.menu().getByText('1.2')).first().waitFor();
      await host.shoot('first-night-5-under-way');
      // Everybody gives up in turn: the night goes on to its end by itself.
      await until('the night is over', async () => {
        for (const match of await open()) {
          const person = match.seats.find(({ player }) => player !== null && /^\d+$/.test(player));
          if (match.status === 'playing' && person?.player)
            await house.bot.house.matches.concede(match.id, person.player).catch(() => undefined);
          const ready = house.bot.house.matches.game('squad').decks.ready[0];
          for (const { player, name, deck } of match.seats)
            if (match.status === 'choosing' && deck === null && player !== null && ready !== undefined)
              await house.bot.house.lobby.chooseDeck(
                match.id,
                { id: player, name },
                { name: ready.id, cards: ready.cards },
              );
        }
        const [night] = await house.bot.house.store.nights({});
        return night?.status === 'over';
      });
      await house.bot.house.presenter.settled();
      const final = host.page.locator('.message:not(.private)').filter({ hasText: 'final standings' }).last();
      await final.waitFor();
      await host.shoot('first-night-6-final', final);
      await write(host, 2);
      await host.board().getByRole('button', { name: 'Join' }).waitFor();
      await write(host, 3);
      await host.menu().getByRole('button', { name: 'Schedule it' }).waitFor();
      await host.shoot('first-night-7-asked-when');
      await host.press(host.menu().getByRole('button', { name: 'Schedule it' }));
      await host.board().getByText('and again every 7 days').waitFor();
      await host.shoot('first-night-8-scheduled');
    } finally {
      await closePages();
    }
    await house.close();
  },
  240_000,
);

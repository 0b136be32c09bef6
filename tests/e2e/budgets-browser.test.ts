import { test } from 'vitest';
import { missing } from '../chromium.js';
import { soak } from '../soak.js';
import { begun, challenge, command, fill, house, join, onPhones, playOn, send, takeDeck } from './browsing.js';
import { type Budget, Spent } from './budget.js';
import type { Choice, Guest } from './guest.js';

// What a table costs on a phone, printed and held to its budget. Lessons are held to theirs where they are played.

/** The first answer that one of these finds, else the first that does something. */
const prefer =
  (...wishes: readonly RegExp[]): Choice =>
  offers => {
    for (const wish of wishes) {
      const found = offers.find(({ label }) => wish.test(label));
      if (found !== undefined) return found.key;
    }
    return (offers.find(({ key }) => !key.startsWith('n|')) ?? offers.at(-1))?.key ?? null;
  };

const squad = async (guests: readonly Guest[]): Promise<void> => {
  const [mara, theo] = guests as [Guest, Guest];
  await challenge(mara, 'Super Hero Squad', 'Theo');
  await takeDeck(mara, 'Iron Man deck');
  await join(theo, 'Accept');
  await takeDeck(theo, 'Storm deck');
};

const champions = async (guests: readonly Guest[]): Promise<void> => {
  const [mara, theo] = guests as [Guest, Guest | undefined];
  await command(mara, '/scen');
  await fill(mara, 'players', `${guests.length}`);
  await send(mara);
  if (theo !== undefined) await join(theo, 'Take a seat');
  await takeDeck(mara, 'Spider-Man');
  if (theo !== undefined) await takeDeck(theo, 'Captain Marvel');
};

const challenged =
  (game: string, decks: readonly [string, string]) =>
  async (guests: readonly Guest[]): Promise<void> => {
    const [mara, theo] = guests as [Guest, Guest];
    await challenge(mara, game, 'Theo');
    await takeDeck(mara, decks[0]);
    await join(theo, 'Accept');
    await takeDeck(theo, decks[1]);
  };

const fight = prefer(/^Pay with/, /Change to hero/, / attacks \(/, / thwarts \(/, /End the turn/);

const TABLES = [
  {
    name: 'squad',
    people: ['Mara', 'Theo'],
    sit: squad,
    choose: prefer(/^(?!.*(Pass|no block)).*$/i),
    budget: { usual: 600, most: 600 },
  },
  { name: 'champions-solo', people: ['Mara'], sit: champions, choose: fight, budget: { usual: 700, most: 700 } },
  { name: 'champions-two', people: ['Mara', 'Theo'], sit: champions, choose: fight, budget: { usual: 844, most: 844 } },
  {
    name: 'smash',
    people: ['Mara', 'Theo'],
    sit: challenged('Super Powered Smash Masters', ['Brawlers', 'Hexers']),
    choose: prefer(/attacks with|Attack with|leads/, /Take the hit|Give in/, /^(?!.*(discard|retire)).*$/i),
    budget: { usual: 700, most: 844 },
  },
  {
    name: 'recharge',
    people: ['Mara', 'Theo'],
    sit: challenged('Marvel Recharge', ['Red deck', 'Green deck']),
    choose: prefer(/rating/, /^Counter \d/, /^(?!.*(Pass|Concede|Give)).*$/),
    budget: { usual: 600, most: 844 },
  },
] as const satisfies readonly { budget: Budget; [other: string]: unknown }[];

/** A duel, and the table with the tallest menus, above which a command stands: each `npm test` sits down at these. */
const ALWAYS = TABLES.filter(({ name }) => name === 'squad' || name === 'champions-solo');

/** After so many somebody gives up. */
const CLICKS = soak(30, 10);

test.skipIf(missing).each(soak<readonly (typeof ALWAYS)[number][]>(TABLES, ALWAYS))(
  '$name: board, menu and pictures keep to their budgets on a phone',
  { timeout: 600_000 },
  ({ name, people, sit, choose, budget }) =>
    house(
      (url, opened) =>
        onPhones(url, people, async guests => {
          await sit(guests);
          await begun(guests);
          const spent = new Spent(name, opened);
          const choice: Choice = (offers, said) => (/Any action from you/.test(said) ? null : choose(offers, said));
          const [first] = guests as [Guest];
          await playOn(
            opened,
            guests.map(guest => [guest, choice] as const),
            async done => {
              await spent.take(guests);
              if (done === CLICKS && !(await first.isOver()))
                for (const guest of name.startsWith('champions') ? guests : [first]) await guest.concede();
            },
          );
          await spent.within(budget, guests);
        }),
      { seed: 'budgets' },
    ),
);

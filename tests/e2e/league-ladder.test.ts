import { expect, test } from 'vitest';
import { readTerms } from '../../src/matches/lobby/terms.js';
import type { MatchRow } from '../../src/store/index.js';
import type { Member } from '../playground/member.js';
import { openHouse } from './house.js';
import { confirmed, NAMES, saying, tables, textOf, told } from './night.js';
import { privately } from './player.js';

const HEROES = ['spider-man', 'captain-marvel'] as const;

test('a ladder against villains with a modular set of the host’s own: who wins climbs, the others try again', async () => {
  const house = await openHouse();
  const members = await Promise.all(NAMES.map(name => house.member(name)));
  const [mara, theo] = members as [Member, Member];
  await told(mara, '/league create name:Climb format:ladder game:champions table:2 rounds:2 modular:Legions of Hydra');
  expect(await told(mara, '/league edit modular:No such set')).toContain('No such set');
  await told(mara, '/league edit modular:Bomb Scare');
  for (const member of members) await told(member, '/league join');
  await confirmed(mara, '/league start', 'Start now');
  const { matches, lobby, leagues, presenter, store } = house.bot.house;
  const tableOf = ({ terms }: MatchRow): number => readTerms(terms).league?.table ?? 0;
  const chosen = async (open: readonly MatchRow[]): Promise<void> => {
    for (const match of open)
      for (const { player, name, seat, deck } of match.seats) {
        const ready = matches.game('champions').decks.ready.find(({ id }) => id === HEROES[seat]);
        if (player === null || deck !== null || ready === undefined) continue;
        await lobby.chooseDeck(match.id, { id: player, name }, { name: ready.id, cards: ready.cards });
      }
  };
  const giveUp = async ({ id, seats }: MatchRow): Promise<void> => {
    for (const { player } of seats) await matches.concede(id, player as string).catch(() => undefined);
  };
  const first = await tables(house, 2);
  await chosen(first);
  const dealt = await Promise.all(first.map(({ id }) => store.match(id)));
  const options = dealt.map(match => match?.options as { scenario: string; modular: readonly string[] });
  expect(options.map(({ scenario, modular }) => [scenario, modular])).toEqual([
    ['rhino', ['bomb_scare']],
    ['rhino', ['bomb_scare']],
  ]);
  // All tables of a round have the same before them.
  expect(dealt[0]?.secret).toBe(dealt[1]?.secret);
  // One table gives up, and counts as lost; the other one is told by its host to have won.
  const [won, lost] = first.toSorted((one, other) => tableOf(one) - tableOf(other)) as [MatchRow, MatchRow];
  await giveUp(lost);
  await saying(house, theo, 'Round 1');
  const corrected = await told(mara, `/league correct table:1.${tableOf(won)} result:won 6 120 reason:played at home`);
  expect(corrected).toContain('On record: played at home');
  const [row] = await store.nights({});
  const id = row?.id as string;
  await leagues.advance(id);
  await presenter.settled();
  const second = await tables(house, 2);
  const villainAt = (table: number): unknown => {
    const match = second.find(one => tableOf(one) === table);
    return (match?.options as { scenario: string } | undefined)?.scenario;
  };
  expect([villainAt(tableOf(won)), villainAt(tableOf(lost))]).toEqual(['klaw', 'rhino']);
  for (const match of second) expect((match.options as { modular: readonly string[] }).modular).toEqual(['bomb_scare']);
  const round = textOf(await saying(house, theo, 'Round 2 of 2'));
  expect(round).toMatch(/Klaw[\s\S]*Rhino/);
  await chosen(second);
  for (const match of second) await giveUp(match);
  const final = textOf(await saying(house, theo, 'final standings'));
  const winners = won.seats.map(({ name }) => name as string);
  const night = await leagues.night(id);
  expect(night.phase).toBe('over');
  const trophy = final.split('\n').find(line => line.startsWith('🏆')) ?? '';
  expect(trophy.replace('🏆 ', '').split(', ').sort()).toEqual([...winners].sort());
  // The recap follows, and everybody may see the shuffles now.
  expect(textOf(privately(await theo.run('/league standings')))).toContain('Climb');
  await house.close();
}, 120_000);

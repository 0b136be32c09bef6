import { describe, expect, test } from 'vitest';
import { readTerms } from '../../src/matches/lobby/terms.js';
import type { MatchRow } from '../../src/store/index.js';
import { buttons, type Member, type SeenMessage } from '../playground/member.js';
import { openHouse, until } from './house.js';
import { confirmed, NAMES, open, saying, shown, signedUp, tables, textOf, told } from './night.js';
import { privately } from './player.js';

const labels = (message: SeenMessage): (string | undefined)[] => buttons(message).map(one => one.label);

describe('/league', () => {
  test('create, join, leave: a message to sign up on, in which everybody who is in stands', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    expect(await told(theo, '/league create name:Friday format:swiss')).toContain('Only league hosts can do that');
    expect(await told(theo, '/league join')).toContain('no such league night');
    expect(await told(mara, '/league create name:Friday format:duplicate')).toContain('Choose another format');
    expect(await told(mara, '/league create name:Friday format:swiss season:Autumn')).toMatch(
      /open for sign-up.*Host panel/,
    );
    const board = await saying(house, theo, 'Sign up with Join');
    expect(textOf(board)).toContain('Super Hero Squad (Trading Card Game). Swiss');
    expect(textOf(board)).toContain('Counts toward Autumn');
    expect(labels(board)).toEqual(['Join', 'Leave', 'Host panel']);
    expect(textOf(privately(await theo.click(board, 'Leave')))).toContain('You aren’t signed up for that night');
    expect(textOf(privately(await theo.click(board, 'Join')))).toContain('You’re signed up for Friday');
    expect(textOf(privately(await theo.click(board, 'Join')))).toContain('already signed up for that night');
    const after = await saying(house, theo, 'Signed up: 1 of 32');
    expect([after.id, textOf(after).includes(theo.mention)]).toEqual([board.id, true]);
    expect(after.mentions.length).toBe(0);
    expect(await told(theo, '/league leave')).toContain('You left Friday');
    expect(textOf(await saying(house, theo, 'Friday'))).not.toContain('Signed up');
    expect(await told(mara, '/league start')).toContain('It takes at least 2 players, and nobody is here yet');
    expect(await told(mara, '/league pairings')).toContain('hasn’t started');
    // Which of several is meant has to be said; names are suggested.
    await told(mara, '/league create name:Saturday format:single');
    expect(await told(theo, '/league join')).toContain('several nights');
    const suggested = await theo.autocomplete('league join', 'league', 'sat');
    expect(suggested.map(({ name }) => name)).toEqual(['Saturday']);
    expect(await told(theo, `/league join league:${suggested[0]?.value}`)).toContain('You’re signed up for Saturday');
    await house.close();
  });

  test('start, pairings, standings: a thread for each table, results from the engine, a final standings', async () => {
    const { house, members } = await signedUp('season:Autumn');
    const [mara, theo] = members as [Member, Member];
    expect(await told(theo, '/league start')).toContain('Only league hosts can do that');
    expect(await confirmed(mara, '/league start', 'Start now')).toContain('Friday');
    const first = await tables(house, 2);
    for (const match of first) {
      expect(match.status).toBe('playing');
      const [thread] = (await mara.channels()).filter(({ id }) => id === match.channel);
      expect(thread?.name).toMatch(/ – \w+ · Friday 1\.[12]$/);
      const call = (await mara.messages(match.channel)).find(message =>
        textOf(message).includes('you count as a no-show'),
      );
      expect(call?.mentions.map(({ id }) => id).sort()).toEqual(match.seats.map(({ player }) => player).sort());
    }
    const round = await saying(house, theo, 'Round 1 of 2');
    expect(textOf(round)).toContain('Pairing seed');
    expect(await told(theo, '/league pairings')).toContain('Round 1 of 2');
    expect(await told(theo, '/league join')).toMatch(/locks decks/);
    expect(await told(theo, '/league join deck:ready:storm')).toContain('already signed up for that night');
    // The stronger name wins: it is the engine that counts.
    for (let n = 1; n <= 2; n++) {
      for (const match of await tables(house, 2)) {
        const [loser] = match.seats.map(({ player }) => player as string).sort();
        const member = members.find(({ id }) => id === loser) as Member;
        const asked = privately(await member.run(`/match concede match:${match.id}`));
        await member.click(asked, 'Concede the match');
      }
      if (n === 1) await saying(house, theo, 'Round 2 of 2');
    }
    const final = await saying(house, theo, 'final standings');
    const best = [...members].sort((one, other) => (one.id < other.id ? 1 : -1))[0] as Member;
    expect(textOf(final)).toContain(`🏆 ${best.name}`);
    expect(textOf(final)).toContain('2-0-0');
    expect(textOf(final)).toContain('OMW%: the share of match points');
    expect(await told(theo, '/league standings')).toContain('2-0-0');
    const season = await told(theo, '/league standings season:Autumn');
    expect(season).toContain('Season: Autumn');
    expect(season).toContain('12');
    expect(await told(theo, '/league standings season:Spring')).toContain('No season called');
    const board = await saying(house, theo, 'Final standings are below');
    expect(labels(board)).toEqual(['Deck lists']);
    await house.close();
  });

  test('practice: a practice bot makes an odd number even, is named, and is called by nobody', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    await told(mara, '/league create name:Friday format:single deck-lock:true');
    expect(await told(theo, '/league practice players:1')).toContain('Only league hosts can do that');
    expect(await told(mara, '/league join deck:ready:storm')).toContain('You’re signed up for Friday');
    expect(await told(mara, '/league practice players:2 level:easy')).toContain('Friday has 2 practice bots');
    expect(await told(mara, '/league practice players:1 level:easy')).toContain('has one practice bot');
    const board = await saying(house, theo, 'Signed up: 2 of 32');
    expect(textOf(board)).toContain('Easy Bot');
    await confirmed(mara, '/league start', 'Start now');
    const [match] = (await tables(house, 1)) as [MatchRow];
    const call = (await mara.messages(match.channel)).find(message =>
      textOf(message).includes('you count as a no-show'),
    );
    expect(call?.mentions.map(({ id }) => id)).toEqual([mara.id]);
    expect(textOf(await saying(house, theo, 'Round 1'))).toContain('Easy Bot');
    const asked = privately(await mara.run(`/match concede match:${match.id}`));
    await mara.click(asked, 'Concede the match');
    expect(textOf(await saying(house, theo, 'final standings'))).toContain('🏆 Easy Bot');
    await house.close();
  });

  test('drop and correct: for hosts, with a reason, and everything is recalculated', async () => {
    let ahead = 0;
    const { house, members } = await signedUp('rounds:2', 'swiss', { now: () => Date.now() + ahead });
    const [mara, theo] = members as [Member, Member];
    await confirmed(mara, '/league start', 'Start now');
    const [one, other] = (await tables(house, 2)) as [MatchRow, MatchRow];
    const concede = async (match: MatchRow, seat: number): Promise<void> =>
      void (await house.bot.house.matches.concede(match.id, match.seats[seat]?.player as string));
    await concede(one, 0);
    const at = readTerms(one.terms).league;
    const winner = one.seats[1]?.name as string;
    await saying(house, theo, `${winner} beat`);
    const wrong = `/league correct table:1.${at?.table} result:`;
    expect(await told(theo, `${wrong}1 2 reason:because`)).toContain('Only league hosts can do that');
    expect(await told(mara, `${wrong}3 4 reason:because`)).toContain('I can’t read that as this table’s result');
    expect(await told(mara, '/league correct table:7.1 result:1 2 reason:because')).toContain('no such table');
    const suggestions = await mara.autocomplete('league correct', 'table', '');
    expect(suggestions).toHaveLength(2);
    const results = await mara.autocomplete('league correct', 'result', '', { table: `1.${at?.table}` });
    expect(results.map(({ name }) => name)).toContain('A draw');
    expect(await told(mara, `${wrong}A draw reason:they agreed`)).toContain('On record: they agreed');
    expect(textOf(await saying(house, theo, '(corrected)'))).toContain('drawn');
    expect(await told(theo, '/league standings')).toContain('0-1-0');
    // Who is dropped gives up their match, and is paired no more.
    const gone = members.find(({ id }) => id === other.seats[0]?.player) as Member;
    expect(await told(theo, `/league drop who:${gone.mention}`)).toContain('Only league hosts can do that');
    expect(await told(mara, '/league drop who:Nobody')).toContain('No one called “Nobody”');
    const question = privately(await mara.run(`/league drop who:${gone.name}`));
    expect(textOf(question)).toContain('Any match they’re playing will count as conceded');
    expect(textOf(privately(await mara.click(question, 'Keep it as is')))).toContain('Nothing has changed');
    expect(await confirmed(mara, `/league drop who:${gone.mention}`, 'Drop them')).toContain('is out of Friday');
    const second = await saying(house, theo, 'Round 2 of 2');
    expect(textOf(second)).toContain('Bye (counts as a win): ');
    expect(textOf(second)).not.toContain(gone.name);
    expect((await house.bot.house.store.match(other.id))?.status).toBe('over');
    // In the thread it is said that they are out, not only that they conceded.
    await until('the thread says so', async () =>
      (await gone.messages(other.channel)).some(message =>
        textOf(message).includes(`${gone.name} is out of the league night`),
      ),
    );
    expect(await told(gone, '/league leave')).toContain('You aren’t signed up for that night');
    const ending = privately(await mara.run('/league finish'));
    expect(textOf(ending)).toContain('One table is still playing');
    const ended = privately(await mara.click(ending, 'End the night'));
    expect(textOf(ended)).toContain('Friday is over');
    await saying(house, theo, 'final standings');
    // Pressed too soon: it goes on, and ends once more.
    expect(textOf(privately(await mara.click(ended, 'Undo')))).toContain('Friday picks up where it left off');
    await saying(house, theo, 'A host reopened this night');
    expect(await told(mara, '/league reopen')).toContain('No night has been played here yet');
    expect(await confirmed(mara, '/league finish', 'End the night')).toContain('Friday is over');
    await saying(house, theo, 'final standings');
    // The host has ten minutes to think again; after them open tables are closed.
    expect(await open(house)).toHaveLength(1);
    ahead = 11 * 60_000;
    await house.restart();
    await until('the open table is closed', async () => (await open(house)).length === 0);
    expect(await told(mara, '/league finish')).toContain('No night is open here. Open one with /league create.');
    await house.close();
  });

  test('a correction in a bracket: who played on is told why, and a new thread calls those who meet now', async () => {
    const { house, members } = await signedUp('', 'single');
    const [mara] = members as [Member];
    await confirmed(mara, '/league start', 'Start now');
    for (const match of await tables(house, 2))
      await house.bot.house.matches.concede(match.id, match.seats[0]?.player as string);
    await saying(house, mara, 'Round 2 of 2');
    const [final] = (await tables(house, 1)) as [MatchRow];
    const [first] = await house.bot.house.leagues.nights({ guild: final.guild as string });
    const before = await house.bot.house.leagues.night(first?.id as string);
    const table = before.rounds[0]?.tables[0];
    const right = (table?.result?.places ?? []).map(place => (place === 1 ? 2 : 1)).join(' ');
    // However far apart it was typed.
    const wish = { table: '1.1', result: right.replace(' ', ' '.repeat(40)), reason: 'wrong button' };
    const question = privately(await mara.run('league correct', wish));
    expect(textOf(question)).toMatch(/Table 2\.1: \w+ and \w+ becomes \w+ and \w+\./);
    expect((await open(house))[0]?.id).toBe(final.id);
    // Something else is corrected meanwhile: the question was about other players, so it is asked again.
    const other = before.rounds[0]?.tables[1];
    const turned = (other?.result?.places ?? []).map(place => (place === 1 ? 2 : 1));
    const { leagues } = house.bot.house;
    await leagues.correct(before.id, { by: mara.id, why: 'this too' }, { round: 1, table: 2 }, { places: turned });
    const asked = privately(await mara.click(question, 'Correct it'));
    expect(textOf(asked)).toMatch(/Table 2\.1: \w+ and \w+ becomes \w+ and \w+\./);
    expect(textOf(asked)).not.toBe(textOf(question));
    expect((await leagues.night(before.id)).rounds[0]?.tables[0]?.settled).toBe('counted');
    expect(textOf(privately(await mara.click(asked, 'Correct it')))).toContain('On record: wrong button');
    await until('others meet', async () => {
      const table = (await leagues.night(before.id)).rounds[1]?.tables[0];
      const matches = await open(house);
      return table?.laid === 2 && matches.length === 1 && matches[0]?.id === table.matches[0]?.id;
    });
    const [now] = (await open(house)) as [MatchRow];
    expect(now.channel).not.toBe(final.channel);
    await until('the round names the new thread', async () =>
      textOf(await saying(house, mara, 'Round 2 of 2')).includes(now.channel),
    );
    const left = async (): Promise<string[]> => (await mara.messages(final.channel)).map(textOf);
    await until('they are told', async () =>
      (await left()).some(words => words.includes('table 2.1 has different players now')),
    );
    const call = (await mara.messages(now.channel)).find(message => textOf(message).includes('you count as a no-show'));
    expect(call?.mentions.map(({ id }) => id).sort()).toEqual(now.seats.map(({ player }) => player).sort());
    await house.close();
  });

  test('quiet hours: players are named at their table without a ping', async () => {
    const { house, members } = await signedUp();
    const [mara, theo] = members as [Member, Member];
    const hour = new Date().getUTCHours();
    const quiet = `${String((hour + 23) % 24).padStart(2, '0')}-${String((hour + 3) % 24).padStart(2, '0')}`;
    await told(theo, `/me settings quiet:${quiet} zone:utc`);
    await confirmed(mara, '/league start', 'Start now');
    for (const match of await tables(house, 2)) {
      const call = (await mara.messages(match.channel)).find(message =>
        textOf(message).includes('you count as a no-show'),
      );
      const others = match.seats.map(({ player }) => player as string).filter(player => player !== theo.id);
      expect(call?.mentions.map(({ id }) => id).sort()).toEqual(others.sort());
      if (others.length === 1) expect(textOf(call as SeenMessage)).toContain(theo.mention);
    }
    await house.close();
  });

  test('a night that its host ended says so at its tables; conceding there reaches no other match', async () => {
    let ahead = 0;
    const { house, members } = await signedUp('', 'swiss', { now: () => Date.now() + ahead });
    const [mara] = members as [Member];
    await confirmed(mara, '/league start', 'Start now');
    const [one] = (await tables(house, 2)) as [MatchRow];
    const player = members.find(({ id }) => id === one.seats[0]?.player) as Member;
    const rival = one.seats[1]?.name as string;
    const question = textOf(privately(await player.run('/match concede', {}, { in: one.channel })));
    expect(question).toMatch(new RegExp(`${player.name} – ${rival} · Super Hero Squad`));
    const said = async (words: string): Promise<void> =>
      until(`the thread says “${words}”`, async () =>
        (await shown(house, mara, one.channel)).some(message => textOf(message).includes(words)),
      );
    const ended = privately(await mara.click(privately(await mara.run('/league finish')), 'End the night'));
    await said('The host ended this night. This table doesn’t count');
    await mara.click(ended, 'Undo');
    await said('this table counts again');
    await confirmed(mara, '/league finish', 'End the night');
    await until(
      'it is said again',
      async () =>
        (await shown(house, mara, one.channel)).filter(message => textOf(message).includes('The host ended')).length ===
        2,
    );
    ahead = 11 * 60_000;
    await house.restart();
    await until('the table is closed', async () => (await open(house)).length === 0);
    // Another match of the same player is somewhere else.
    await told(player, '/challenge opponent:@Longbox deck:ready:storm');
    const here = textOf(privately(await player.run('/match concede', {}, { in: one.channel })));
    expect(here).toContain('You aren’t in a match in this thread');
    expect(await told(player, '/match concede')).toContain('Concede this match?');
    await house.close();
  });

  test('finish asks again when what it named has changed, and only then', async () => {
    const { house, members } = await signedUp('', 'single');
    const [mara, theo] = members as [Member, Member];
    const asked = privately(await mara.run('/league finish'));
    expect(textOf(asked)).toContain('4 players have signed up');
    // Another deck is nothing that it spoke of; another player is.
    await told(theo, '/league join deck:ready:iron-man');
    const guest = await house.member('Guest');
    await told(guest, '/league join deck:ready:storm');
    const again = privately(await mara.click(asked, 'Cancel the night'));
    expect(textOf(again)).toContain('5 players have signed up');
    const { house: services } = house.bot;
    const [night] = await services.store.nights({ status: 'open' });
    const before = (await services.leagues.night(night?.id as string)).length;
    await told(theo, '/league join deck:ready:storm');
    expect((await services.leagues.night(night?.id as string)).length).toBe(before + 1);
    expect(textOf(privately(await mara.click(again, 'Cancel the night')))).toContain('Friday is canceled');
    await house.close();
  });

  test('skip, pause, resume, move and edit: each says what it does, asks where it cancels, and is undone', async () => {
    let ahead = 0;
    const { house, members } = await signedUp('', 'swiss', { now: () => Date.now() + ahead });
    const [mara, theo] = members as [Member, Member];
    const { store } = house.bot.house;
    const night = async () => house.bot.house.leagues.night((await store.nights({ status: 'open' }))[0]?.id as string);
    expect(await told(mara, '/league skip')).toContain('That night isn’t part of a series');
    await told(mara, '/league schedule when:in 2h every:7');
    // Editing
    const edited = privately(await mara.run('/league edit name:Thursday places:3 season:Autumn'));
    expect(textOf(edited)).toContain('Thursday #1 and the nights that follow it have been changed');
    expect(textOf(await saying(house, theo, 'Thursday #1'))).toMatch(/Signed up: 3 of 3.*Waiting list: 1/s);
    expect(textOf(privately(await mara.click(edited, 'Undo')))).toContain('Friday #1 is as it was');
    expect((await night()).plan).toMatchObject({ name: 'Friday', most: 32, season: null });
    expect(await told(mara, '/league edit rounds:4 grace:7')).toContain('Friday #1 and the nights');
    expect(await told(theo, '/league edit rounds:4')).toContain('Only league hosts can do that');
    // Moving
    expect(textOf(privately(await mara.run('/league move', {}, { in: 'general' })))).toContain('have been changed');
    await saying(house, theo, 'Friday #1 has moved to');
    await until('it is posted there', async () =>
      (await shown(house, theo, 'general')).some(
        message => textOf(message).includes('Signed up: 4') && labels(message).join() === 'Join,Leave,Host panel',
      ),
    );
    await mara.run('/league move');
    await saying(house, theo, 'Signed up: 4');
    // A break before it begins: it does not begin by itself.
    expect(await told(mara, '/league resume')).toContain('isn’t on break');
    expect(await told(mara, '/league pause')).toContain('It doesn’t start by itself');
    await saying(house, theo, 'The host called a break');
    ahead = 3 * 60 * 60_000;
    await house.bot.house.leagues.advance((await night()).id);
    expect((await night()).phase).toBe('sign-up');
    expect(await told(mara, '/league resume')).toContain('Its time passed during the break');
    expect(await told(mara, '/league schedule when:in 2h')).toContain('again every 7 days');
    expect(await night()).toMatchObject({ paused: null, every: 7 });
    // Skipping, and thinking again.
    const asked = privately(await mara.run('/league skip'));
    expect(textOf(asked)).toMatch(
      /Skip Friday #1\? 4 players have signed up\. The next night of the series is <t:\d+:F>/,
    );
    const skipped = privately(await mara.click(asked, 'Skip this night'));
    expect(textOf(skipped)).toContain('Friday #1 is skipped');
    await mara.click(skipped, 'Undo');
    await saying(house, theo, 'Signed up: 4');
    await confirmed(mara, '/league skip', 'Skip this night');
    ahead += 11 * 60_000;
    await house.bot.house.leagues.advance((await store.nights({ status: 'over' }))[0]?.id as string);
    await saying(house, theo, 'Friday #2');
    expect(await night()).toMatchObject({
      phase: 'sign-up',
      every: 7,
      entrants: [],
      plan: { number: 2, grace: 7 * 60_000 },
    });
    expect(await told(mara, '/league schedule when:in 2h every:0')).not.toContain('again');
    expect((await night()).every).toBeNull();
    await house.close();
  });

  test('a break in a night under way: nobody is a no-show and no round begins until it goes on', async () => {
    let ahead = 0;
    const { house, members } = await signedUp('grace:5 rounds:2', 'swiss', { now: () => Date.now() + ahead });
    const [mara, theo] = members as [Member, Member];
    await confirmed(mara, '/league start', 'Start now');
    const first = await tables(house, 2);
    const id = readTerms(first[0]?.terms ?? {}).league?.night as string;
    expect(await told(mara, '/league pause')).toContain('No new round starts and nobody counts as a no-show');
    ahead = 60 * 60_000;
    await house.bot.house.leagues.advance(id);
    expect(await open(house)).toHaveLength(2);
    for (const match of first) await house.bot.house.matches.concede(match.id, match.seats[0]?.player as string);
    await house.bot.house.leagues.advance(id);
    expect((await house.bot.house.leagues.night(id)).rounds).toHaveLength(1);
    expect(await told(mara, '/league edit rounds:3')).toContain('The night has begun: only its name');
    expect(await told(mara, '/league resume')).toContain('Friday is back on');
    await saying(house, theo, 'Round 2 of 2');
    await house.close();
  });

  test('panel: a host runs a night from one private message that follows it, and is asked before anything final', async () => {
    const { house, members } = await signedUp('rounds:1');
    const [mara, theo] = members as [Member, Member];
    const board = await saying(house, theo, 'Signed up: 4');
    expect(textOf(privately(await theo.click(board, 'Host panel')))).toContain('Only league hosts can do that');
    expect(await told(theo, '/league panel')).toContain('Only league hosts can do that');
    const panel = privately(await mara.run('/league panel'));
    const seen = async (): Promise<SeenMessage> => {
      await house.bot.house.presenter.settled();
      return (await mara.messages()).find(({ id }) => id === panel.id) as SeenMessage;
    };
    const follows = (words: string) =>
      until(`the panel says “${words}”`, async () => textOf(await seen()).includes(words));
    expect(textOf(panel)).toContain('Sign-up is open: 4 of 32 places are taken');
    expect(labels(panel)).toEqual(['Start now', 'Take a break', 'Cancel the night', 'Refresh']);
    // Somebody comes: it follows by itself.
    const guest = await house.member('Guest');
    await told(guest, '/league join deck:ready:storm');
    await follows('5 of 32');
    await told(guest, '/league leave');
    await follows('4 of 32');
    await mara.click(panel, 'Start now');
    expect(textOf(await seen())).toContain(
      'Start Friday now with 4 players? There will be one round. Nobody is left out.\nPlaying: Mara, Theo, Ines, Kofi.',
    );
    await mara.click(panel, 'Start now');
    const [one, other] = (await tables(house, 2)) as [MatchRow, MatchRow];
    await follows('2 of 2 tables are still playing');
    await follows(`/${other.channel}) · waiting for `);
    // A table is called in its thread, gets more time, and is awarded.
    const at = `1.${readTerms(one.terms).league?.table}`;
    await mara.select(panel, 'lptab*', at);
    expect(labels(await seen())).toEqual([
      'Call them',
      '5 more minutes',
      `${one.seats[0]?.name} wins`,
      `${one.seats[1]?.name} wins`,
      'Back',
    ]);
    await mara.click(panel, 'Call them');
    await until('they are called', async () =>
      (await mara.messages(one.channel)).some(message => textOf(message).includes('the host is calling you')),
    );
    const id = readTerms(one.terms).league?.night as string;
    const since = async () =>
      (await house.bot.house.leagues.openTables(id)).find(({ channel }) => channel === one.channel)?.since ?? 0;
    const before = await since();
    await mara.select(panel, 'lptab*', at);
    await mara.click(panel, '5 more minutes');
    expect(await since()).toBe(before + 5 * 60_000);
    await mara.select(panel, 'lptab*', at);
    const winner = one.seats[1] as MatchRow['seats'][number];
    await mara.click(panel, `${winner.name} wins`);
    expect(textOf(await seen())).toContain(`Award table ${at} to`);
    await mara.click(panel, 'Award it');
    await follows('one of 2 tables is still playing');
    await saying(house, theo, `${winner.name} beat`);
    // Somebody is to be dropped, and stays.
    await mara.select(panel, 'lpout*', theo.id);
    const question = (await mara.messages()).findLast(message =>
      textOf(message).includes(`Drop ${theo.name} from Friday?`),
    );
    await mara.click(question as SeenMessage, 'Keep it as is');
    expect(labels(await seen())).not.toContain('Cancel the night');
    await mara.click(panel, 'End the night');
    expect(textOf(await seen())).toContain('One table is still playing');
    await mara.click(panel, 'End the night');
    expect(textOf(await seen())).toContain('Friday is over');
    await house.close();
  });

  test('panel: all that a host has open follow the night, and a press on an old one does nothing the night is past', async () => {
    const { house, members } = await signedUp('rounds:1');
    const [mara, theo] = members as [Member, Member];
    const old = privately(await mara.run('/league panel'));
    // Nobody remembers that one.
    await house.restart();
    const board = await saying(house, theo, 'Signed up: 4');
    const first = privately(await mara.click(board, 'Host panel'));
    const asking = privately(await mara.run('/league panel'));
    await mara.click(asking, 'Start now');
    const last = privately(await mara.run('/league panel'));
    await mara.click(last, 'Start now');
    await mara.click(last, 'Start now');
    await tables(house, 2);
    const now = async ({ id }: SeenMessage): Promise<SeenMessage> => {
      await house.bot.house.presenter.settled();
      return (await mara.messages()).find(message => message.id === id) as SeenMessage;
    };
    const UNDER_WAY = '2 of 2 tables are still playing';
    for (const panel of [first, last]) {
      await until('it follows', async () => textOf(await now(panel)).includes(UNDER_WAY));
      expect(labels(await now(panel))).toEqual(['Take a break', 'End the night', 'Refresh']);
    }
    for (const panel of [old, asking]) {
      expect(textOf(await now(panel))).not.toContain(UNDER_WAY);
      expect(textOf(privately(await mara.click(await now(panel), 'Start now')))).toContain(UNDER_WAY);
    }
    // A break begins on one of them: the others, which follow again, can end it.
    await mara.click(last, 'Take a break');
    for (const panel of [old, first, asking])
      await until('it follows', async () => labels(await now(panel)).includes('End the break'));
    await house.close();
  });

  test('a table won by a no-show is told so', async () => {
    let ahead = 0;
    const { house, members } = await signedUp('grace:5 rounds:2', 'swiss', { now: () => Date.now() + ahead });
    const [mara] = members as [Member];
    await confirmed(mara, '/league start', 'Start now');
    const first = await tables(house, 2);
    ahead = 6 * 60_000;
    await house.restart();
    await saying(house, mara, 'Round 2 of 2');
    await tables(house, 2);
    const thread = first[0]?.channel as string;
    await until('they are told', async () =>
      (await mara.messages(thread)).some(message => /\w+ won this table: no-show by \w+\./.test(textOf(message))),
    );
    await house.close();
  });

  test('while the bot was away nobody stayed away: they are called when it is back, also where it is started twice', async () => {
    let ahead = 0;
    const { house, members } = await signedUp('grace:5 rounds:2', 'swiss', { now: () => Date.now() + ahead });
    const [mara] = members as [Member];
    await confirmed(mara, '/league start', 'Start now');
    const [one] = (await tables(house, 2)) as [MatchRow];
    const tableOf = async () => {
      const { leagues } = house.bot.house;
      const id = readTerms(one.terms).league?.night as string;
      await leagues.advance(id);
      return (await leagues.night(id)).rounds[0]?.tables[0];
    };
    await house.restart(() => {
      ahead = 60 * 60_000;
    });
    expect(await tableOf()).toMatchObject({ absent: [], nudged: [expect.any(String)] });
    await house.restart();
    expect(await tableOf()).toMatchObject({ absent: [] });
    ahead += 3 * 60_000;
    await house.restart();
    await saying(house, mara, 'Round 2 of 2');
    await house.close();
  });

  test('without threads the host hears so, and players are called in the channel, once', async () => {
    const house = await openHouse({ refusals: [50013] });
    const members = await Promise.all(NAMES.map(name => house.member(name)));
    const [mara] = members as [Member];
    await house.forbid('card-table', 'CreatePublicThreads');
    const created = await told(mara, '/league create name:Friday format:swiss rounds:1 deck-lock:true');
    expect(created).toMatch(/open for sign-up.*\n.*missing Create Public Threads\./s);
    for (const member of members) await told(member, '/league join deck:ready:storm');
    const question = privately(await mara.run('/league start'));
    expect(textOf(question)).toContain('tables are called and played in this channel');
    await mara.click(question, 'Start now');
    const matches = await tables(house, 2);
    await house.bot.house.leagues.advance(
      (await house.bot.house.leagues.nights({ guild: matches[0]?.guild as string }))[0]?.id as string,
    );
    const calls = (await shown(house, mara)).filter(message => textOf(message).includes('you count as a no-show'));
    expect(calls).toHaveLength(2);
    expect(calls.flatMap(({ mentions }) => mentions.map(({ id }) => id)).sort()).toEqual(
      members.map(({ id }) => id).sort(),
    );
    await house.close();
  });

  test('the night that is meant is that of the channel, else the one under way', async () => {
    const { house, members } = await signedUp();
    const [mara, theo] = members as [Member, Member];
    const elsewhere = { in: 'general' };
    await confirmed(mara, '/league start', 'Start now');
    const [table] = (await tables(house, 2)) as [MatchRow];
    const inChannel = async (member: Member, command: string, channel: string): Promise<string> =>
      textOf(privately(await member.run(command, {}, { in: channel })));
    expect(textOf(privately(await mara.run('/league create name:Sunday format:single', {}, elsewhere)))).toContain(
      'Sunday',
    );
    expect(await inChannel(mara, '/league finish', 'general')).toContain('Cancel Sunday?');
    expect(await inChannel(mara, '/league finish', 'card-table')).toContain('End Friday now?');
    expect(await inChannel(mara, '/league finish', table.channel)).toContain('End Friday now?');
    // Two in one channel: the one under way, but signing up has to say which.
    expect(await told(mara, '/league create name:Saturday format:single')).toContain('Saturday');
    expect(await told(mara, '/league finish')).toContain('End Friday now?');
    expect(await told(theo, '/league pairings')).toContain('Round 1');
    // What can be done only before a night begins is done to the one that has not.
    expect(await told(mara, '/league schedule when:Friday 20:00')).toContain('Schedule Saturday for');
    await mara.setLocale('de');
    expect(await told(mara, '/league schedule when:Freitag um 20 Uhr')).toContain('Beginn von Saturday');
    await mara.setLocale('en-US');
    expect(await told(mara, '/league registration closes:in 2h')).toContain('Sign-up for Saturday opens');
    expect(await told(mara, '/league practice players:2')).toContain('Saturday has 2 practice bots');
    const [bot] = await mara.autocomplete('league seed', 'who', '');
    expect(await told(mara, `/league seed who:${bot?.value} place:1`)).toContain('is seed 1 in Saturday');
    await house.close();
  });

  test('schedule and check-in: the calendar, and the players who are there when the time comes', async () => {
    let ahead = 0;
    const house = await openHouse({ now: () => Date.now() + ahead });
    const members = await Promise.all(NAMES.map(name => house.member(name)));
    const [mara, theo, ines, kofi] = members as [Member, Member, Member, Member];
    await told(mara, '/league create name:Friday format:single grace:5');
    expect(await told(mara, '/league schedule when:tomorrow')).toContain(
      'I can’t tell for sure which time “tomorrow” is',
    );
    expect(await told(mara, '/league schedule when:2020-01-01 20:00')).toContain('That time has passed');
    expect(await told(theo, '/league schedule when:in 2h')).toContain('Only league hosts can do that');
    expect(await told(mara, '/league schedule when:in 2h every:7')).toMatch(
      /Friday #1 begins <t:\d+:F>, and again every 7 days/,
    );
    for (const member of members) await told(member, '/league join');
    expect(await told(theo, '/league check-in')).toContain('Check-in isn’t open');
    await house.bot.house.presenter.settled();
    const entries = house.playground.traffic.all.filter(({ route }) => route.includes('scheduled-events'));
    expect(entries[0]).toMatchObject({ method: 'POST', status: 200 });
    // A restart on the way loses nothing.
    ahead = 110 * 60_000;
    await house.restart();
    const board = await saying(house, theo, 'Check-in is open.');
    expect(labels(board)).toEqual(['I’m here', 'Join', 'Leave', 'Host panel']);
    const call = await saying(house, theo, 'use /league check-in');
    expect(call.mentions.map(({ id }) => id).sort()).toEqual(members.map(({ id }) => id).sort());
    expect(textOf(privately(await theo.click(board, 'I’m here')))).toContain('You’re checked in');
    expect(await told(ines, '/league check-in')).toContain('You’re checked in');
    ahead = 121 * 60_000;
    await house.restart();
    const [match] = (await tables(house, 1)) as [MatchRow];
    expect(match.seats.map(({ player }) => player).sort()).toEqual([theo.id, ines.id].sort());
    expect(textOf(await saying(house, kofi, 'Round 1 of 1'))).not.toContain(kofi.mention);
    // One chooses a deck, the other does not come: called first, then the place is lost.
    const ready = house.bot.house.matches.game('squad').decks.ready[0];
    if (ready === undefined) throw new Error('there is no ready deck');
    const deck = { name: ready.id, cards: ready.cards };
    await house.bot.house.lobby.chooseDeck(match.id, { id: theo.id, name: 'Theo' }, deck);
    ahead = 124 * 60_000;
    await house.restart();
    await until('who is missing is called', async () =>
      (await shown(house, ines, match.channel)).some(message => textOf(message).includes('Table 1 is waiting for you')),
    );
    // What is kept of it names nobody: it would outlive who wants to be forgotten.
    const { id } = (await house.bot.house.leagues.nights({ guild: match.guild as string }))[0] ?? { id: '' };
    const posts = await house.bot.house.store.nightPosts(id);
    expect(posts.map(({ what }) => what).join()).toContain('nudge');
    for (const member of members) expect(JSON.stringify(posts)).not.toContain(member.id);
    ahead = 127 * 60_000;
    await house.restart();
    const final = await saying(house, theo, 'final standings');
    expect(textOf(final)).toContain('🏆 Theo');
    expect(textOf(await saying(house, theo, '(no-show)'))).toContain('Theo beat');
    // The next night of the row is open, with its own entry in the calendar.
    const next = await saying(house, theo, 'Friday #2');
    expect(labels(next)).toEqual(['Join', 'Leave', 'Host panel']);
    expect(await confirmed(mara, '/league finish', 'Cancel the night')).toContain('is canceled and won’t repeat');
    expect(await told(mara, '/league reopen')).toContain('picks up where it left off');
    await house.close();
  });

  test('schedule: a night that begins shortly stands in the calendar too, and moves there', async () => {
    const house = await openHouse();
    const mara = await house.member('Mara');
    await told(mara, '/league create name:Friday format:swiss');
    const entries = async (): Promise<unknown[]> => {
      await house.settled();
      await house.bot.house.presenter.settled();
      return house.playground.traffic.all
        .filter(({ route }) => route.includes('scheduled-events'))
        .map(({ method, status }) => [method, status]);
    };
    await told(mara, '/league schedule when:in 10m');
    await saying(house, mara, 'Check-in is open.');
    expect(await entries()).toEqual([['POST', 200]]);
    await told(mara, '/league schedule when:in 12m');
    await until('the entry moves', async () => (await entries()).length === 2);
    expect((await entries())[1]).toEqual(['PATCH', 200]);
    await house.close();
  });

  test('a duplicate night: tables that nobody else sees, with one secret that is told when the last is done', async () => {
    const house = await openHouse();
    const members = await Promise.all(NAMES.map(name => house.member(name)));
    const [mara, theo, ines] = members as [Member, Member, Member];
    await told(mara, '/league create name:Villains format:duplicate game:champions table:1 deck-lock:true');
    const board = await saying(house, mara, 'All tables play the same shuffle');
    const [heroes] = [house.bot.house.matches.game('champions').decks.ready];
    expect(labels(board)).toEqual(['Join', 'Leave', 'Host panel']);
    // Where decks are locked, the button asks for one.
    const list = privately(await theo.click(board, 'Join'));
    expect(textOf(list)).toContain('Which deck will you play');
    await theo.select(list, 'ldeck*', `ready:${heroes[0]?.id}`);
    expect(await told(ines, `/league join deck:ready:${heroes[1]?.id}`)).toContain('You’re signed up');
    await confirmed(mara, '/league start', 'Start now');
    const [one, other] = (await tables(house, 2)) as [MatchRow, MatchRow];
    expect(other.secret).toBe(one.secret);
    expect(textOf(board)).toContain(one.commitment);
    const holder = [theo, ines].find(({ id }) => id === one.seats[0]?.player) as Member;
    const stranger = [theo, ines].find(member => member !== holder) as Member;
    const seen = async (member: Member): Promise<boolean> =>
      (await member.channels()).some(({ id }) => id === one.channel);
    expect([await seen(holder), await seen(stranger)]).toEqual([true, false]);
    const secret = async (): Promise<boolean> => {
      await house.settled();
      return (await told(holder, `/match verify match:${one.id}`)).includes(one.secret);
    };
    await house.bot.house.matches.concede(one.id, holder.id);
    await saying(house, mara, 'lost in 1 round');
    expect(await secret()).toBe(false);
    expect(await told(holder, `/match verify match:${one.id}`)).toContain('isn’t over');
    // A report of it holds what its player saw, and not what the others still have before them.
    const report = privately(await holder.run(`/match bug match:${one.id}`)).attachments[0];
    const reported = await (await fetch(report?.url as string)).text();
    expect(JSON.parse(reported)).toMatchObject({ report: { status: 'over', match: one.id } });
    expect(reported).not.toContain(one.secret);
    expect(JSON.parse(reported).report).not.toHaveProperty('transcript');
    await house.bot.house.matches.concede(other.id, stranger.id);
    await saying(house, mara, 'final standings');
    await until('the secret is told', secret);
    await house.close();
  });

  test('who deletes their data leaves every night first', async () => {
    const { house, members } = await signedUp();
    const [mara, theo] = members as [Member, Member];
    await confirmed(mara, '/league start', 'Start now');
    await tables(house, 2);
    const exported = privately(await theo.run('/privacy export')).attachments[0]?.url as string;
    const data = (await (await fetch(exported)).json()) as { leagues: { name: string; events: unknown[] }[] };
    expect(data.leagues).toMatchObject([{ name: 'Friday' }]);
    expect(JSON.stringify(data.leagues)).not.toContain(mara.id);
    const question = privately(await theo.run('/privacy delete'));
    await theo.click(question, buttons(question)[1]?.label as string);
    expect(await told(mara, '/settings')).toContain('League hosts: members who can manage events');
    await until('their table is over', async () => (await open(house)).length === 1);
    expect(await told(mara, '/league standings')).toContain('Former player');
    await house.close();
  });
});

import { expect } from 'vitest';
import { Chance, type Random, text } from '../../../src/kernel/index.js';
import { isBye, type Result } from '../../../src/leagues/field.js';
import { type FormatId, formatOf, isOpen, takes } from '../../../src/leagues/formats/index.js';
import { type Night, type NightTable, openTables, plays } from '../../../src/leagues/night.js';
import { takesLate } from '../../../src/leagues/wishes.js';
import { loadWords } from '../../../src/locales/index.js';
import type { MatchRow } from '../../../src/store/index.js';
import type { Member, Outcome } from '../../playground/member.js';
import { openHouse, type TestHouse, until } from '../house.js';
import { open } from '../night.js';
import { Crowd } from './crowd.js';
import { Phone } from './phone.js';
import { Tally } from './tally.js';
import { Watch } from './watch.js';
import { Window } from './window.js';

const MINUTE = 60_000;
/** Clicks with which four heroes come to the end of a match. */
const WHOLE = 2000;
/** What happens at a night before it ends, in order. */
const STAGES = ['opens', 'signUp', 'starts', 'swaps', 'missing', 'leaves', 'corrects', 'goesOn'] as const;
const PICK = 'Call players, award a win or add time…';

/** How a night is set up. */
export interface Setting {
  readonly format: FormatId;
  readonly people: number;
  readonly bots: number;
  /** What the host writes at `/league create` besides name and format. */
  readonly options: Readonly<Record<string, string>>;
  /** Tables in each round that are played by clicks; at the others somebody gives up. */
  readonly played: number;
}

/** What a night came to, in figures. */
export interface Figures {
  readonly members: number;
  readonly rounds: number;
  readonly tables: number;
  readonly asked: number;
  readonly answered: number;
  /** What was not answered in the time that Discord gives. */
  readonly late: readonly string[];
  readonly requests: number;
  readonly results: number;
  readonly called: number;
  readonly clicks: number;
}

/** A whole night: guests without a browser, practice bots, and a host who does everything on a phone. */
export class Evening {
  private readonly house: TestHouse;
  private readonly setting: Setting;
  private readonly tally = new Tally();
  private readonly random: Random;
  private readonly ahead: { ms: number };
  private readonly host: Member;
  private crowd!: Crowd;
  private phone!: Phone;
  private watch!: Watch;
  private decks: ReadonlyMap<string, string> = new Map();
  private clicks = 0;
  /** What is being done, for those who have to say why a night doesn't end. */
  private stage = 'begin';

  private constructor(house: TestHouse, host: Member, setting: Setting, ahead: { ms: number }) {
    this.house = house;
    this.host = host;
    this.setting = setting;
    this.ahead = ahead;
    this.random = new Chance(`evening of ${setting.format}`).stream('evening');
  }

  static async begin(setting: Setting): Promise<Evening> {
    const ahead = { ms: 0 };
    const house = await openHouse({ now: () => Date.now() + ahead.ms });
    const evening = new Evening(house, await house.member('Mara'), setting, ahead);
    const channel = (await evening.host.channels()).find(({ name }) => name === 'card-table')?.id as string;
    evening.crowd = await Crowd.of(house, setting.people + 1, evening.tally, setting.format);
    const still = (): Promise<void> => house.bot.house.presenter.settled();
    evening.phone = await Phone.inHand(house.playground.url, 'Mara', channel, evening.tally, still);
    return evening;
  }

  /** From the first command to the recap. */
  async whole(): Promise<Figures> {
    for (const stage of STAGES) {
      this.stage = stage;
      await this[stage]();
    }
    this.stage = 'ends';
    return this.ends();
  }

  /** Where the night stands, what was asked last, and what the bot did then. Waits for nothing: that is what somebody wants to know of. */
  standing(): string {
    const { asked, last } = this.tally;
    return [`${this.stage}, after ${asked} answers; last ${last}`, ...this.house.logged.slice(-40)].join('\n');
  }

  /** The night as it stands when everything has been done that happens by itself. */
  private async still(): Promise<Night> {
    await this.house.bot.house.leagues.advance((await this.watch.night()).id);
    return this.watch.night();
  }

  shoot = (what: string): Promise<void> => this.phone.shoot(`night-${this.setting.format}-${what}`);
  private frame = (what: string, of?: Parameters<Phone['frame']>[1]): Promise<void> =>
    this.phone.frame(`night-${this.setting.format}-${what}`, of);

  /** Does something that has to be asked first: until it is confirmed nothing has happened. */
  private async confirms(question: string, button: string, words: RegExp, picture?: string): Promise<string> {
    expect(question).toMatch(words);
    const before = await this.watch.grave(this.host);
    if (picture !== undefined) await this.shoot(picture);
    const said = await this.phone.press(button);
    expect(await this.watch.grave(this.host)).toBe(before + 1);
    return said;
  }

  private async asksFirst(act: () => Promise<string>): Promise<string> {
    const before = await this.watch.grave(this.host);
    const question = await act();
    expect(await this.watch.grave(this.host)).toBe(before);
    return question;
  }

  private async opens(): Promise<void> {
    const { format, options } = this.setting;
    const title = loadWords(null, 'en').say(text(`league-format-${format}`));
    await this.phone.write('league create', { name: 'Friday', format: title, places: '44', ...options });
    expect(await this.phone.says()).toContain('open for sign-up');
    const [row] = await this.house.bot.house.store.nights({});
    this.watch = new Watch(this.house, row?.id as string);
    expect((await this.watch.night()).plan.format).toBe(format);
  }

  private joins(member: Member): Promise<Outcome> {
    const deck = this.decks.get(member.id);
    return this.tally.of('/league join', member.run('league join', deck === undefined ? {} : { deck }));
  }

  /** All in the same second; one is too late, and tries again when the night has begun. */
  private async signUp(): Promise<void> {
    const { people, bots } = this.setting;
    const first = this.crowd.members.slice(0, people);
    if (this.setting.options['deck-lock'] === 'true') this.decks = await this.crowd.decks();
    await Promise.all(first.map(member => this.joins(member)));
    await this.phone.write('league practice', { players: `${bots}`, level: 'Easy' });
    expect((await this.watch.night()).entrants).toHaveLength(people + bots);
    await this.house.bot.house.presenter.settled();
    await this.frame('1-sign-up', this.phone.public('Signed up:'));
    if (takes(await this.watch.night().then(({ plan }) => plan), 'seeding')) {
      await this.phone.write('league seed', { who: 'Guest 3', place: '1' });
      await this.phone.write('league seed', { who: 'Guest 5', place: '2' });
      const { seeds } = await this.watch.night();
      expect(seeds).toEqual([this.crowd.byName('Guest 3').id, this.crowd.byName('Guest 5').id]);
    }
  }

  private async starts(): Promise<void> {
    await this.phone.write('league panel');
    await this.shoot('2-panel-before');
    const question = await this.asksFirst(() => this.phone.press('Start now'));
    const { people, bots } = this.setting;
    await this.confirms(question, 'Start now', new RegExp(`with ${people + bots} players`), '3-asked-to-start');
    const night = await this.still();
    expect(night.phase).toBe('running');
    await this.house.settled();
    await this.house.bot.house.presenter.settled();
    await this.watch.waysOn();
    await this.phone.write('league panel');
    await this.shoot('4-panel-round-1');
    await this.frame('5-pairings', this.phone.public('Round 1'));
  }

  private matches = (): Promise<MatchRow[]> => open(this.house);
  private tableOf = (night: Night, player: string) =>
    night.rounds.at(-1)?.tables.find(({ players }) => players.includes(player));

  private guestsAt = (players: readonly string[]): Member[] => players.flatMap(player => this.crowd.byId(player) ?? []);
  /** Open tables at which no practice bot sits. */
  private amongGuests = (night: Night): NightTable[] =>
    openTables(night).filter(({ players }) => this.guestsAt(players).length === players.length);

  /** Two guests at different tables change places, where the format allows it. */
  private async swaps(): Promise<void> {
    const night = await this.still();
    // Practice bots begin at once where nobody else has a deck to choose.
    const among = [...this.amongGuests(night), ...openTables(night)];
    const [one, other] = [...new Set(among)].flatMap(({ players }) => this.guestsAt(players).slice(0, 1));
    if (one === undefined || other === undefined) throw new Error('too few tables to swap at');
    const said = await this.phone.write('league swap', { who: one.name, other: other.name });
    const after = await this.still();
    if (formatOf(night.plan).swaps?.(night) !== true) {
      expect(said).toContain('nobody can swap tables now');
      return;
    }
    expect(this.tableOf(after, one.id)?.n).toBe(this.tableOf(night, other.id)?.n);
    expect(this.tableOf(after, other.id)?.n).toBe(this.tableOf(night, one.id)?.n);
  }

  /**
   * Two never come. Where two meet, the host calls one table and gives it more time, and awards the other; what is left
   * goes on by itself when its time is over.
   */
  private async missing(): Promise<void> {
    const night = await this.still();
    const tables = openTables(night)
      .filter(({ players }) => this.guestsAt(players).length > 1)
      .slice(-2);
    const gone = tables.flatMap(({ players }) => this.guestsAt(players).slice(-1));
    await this.playRound(gone.map(({ id }) => id));
    await this.phone.write('league panel');
    await this.shoot('6-panel-missing');
    const [one, other] = tables;
    if (one === undefined) throw new Error('too few tables at which two guests meet');
    const picked = new RegExp(`^1\\.${one.n} `);
    await this.phone.choose(PICK, picked);
    await this.shoot('7-table');
    await this.phone.press('Call them');
    await this.phone.choose(PICK, picked);
    await this.phone.press('5 more minutes');
    if (other?.players.length === 2) await this.awards(other);
    for (const table of tables)
      for (const member of this.guestsAt(table.players).filter(one => !gone.includes(one))) await this.acts(member);
    this.ahead.ms += 16 * MINUTE;
    if ((await this.still()).rounds.length === 1) await this.playRound();
    const after = (await this.watch.night()).rounds[0]?.tables ?? [];
    for (const { n } of tables) {
      const { players = [], result } = after.find(table => table.n === n) ?? {};
      for (const { id } of gone) if (players.includes(id)) expect(result?.places[players.indexOf(id)]).not.toBe(1);
    }
  }

  /** The host gives a table to the one who is there. */
  private async awards({ n, players }: NightTable): Promise<void> {
    const [winner] = this.guestsAt(players) as [Member];
    await this.phone.choose(PICK, new RegExp(`^1\\.${n} `));
    const question = await this.asksFirst(() => this.phone.press(`${winner.name} wins`));
    await this.confirms(
      question,
      'Award it',
      new RegExp(`Award table 1\\.${n} to ${winner.name}\\?`),
      '8-asked-to-award',
    );
  }

  /** Somebody at an open table shows once that they are there. */
  private async acts(member: Member): Promise<void> {
    const match = (await this.matches()).find(({ seats }) => seats.some(({ player }) => player === member.id));
    if (match?.status === 'choosing') await this.crowd.takeDeck(member, match);
    else if (match?.status === 'playing') await this.crowd.answerOnce(member, match);
  }

  /** Everybody at open tables plays, or gives up; these do not come. */
  private async playRound(away: readonly string[] = []): Promise<void> {
    let played = 0;
    const round = (await this.watch.night()).rounds.length;
    await until(
      `round ${round} is played`,
      async () => {
        const here = (await this.matches()).filter(
          ({ seats }) => !seats.some(({ player }) => away.includes(player ?? '')),
        );
        const isUnderWay = (await this.still()).rounds.length === round;
        for (const { id } of isUnderWay ? here : []) {
          // Whatever was done at other tables meanwhile: it counts how this one stands now.
          const match = (await this.house.bot.house.store.match(id)) as MatchRow;
          const people = match.seats.flatMap(({ player }) => this.crowd.byId(player) ?? []);
          if (match.status === 'choosing') {
            for (const member of people)
              if (match.seats.some(({ player, deck }) => player === member.id && deck === null))
                await this.crowd.takeDeck(member, match);
          } else if (match.status === 'playing' && people.length > 0) {
            if (played++ < this.setting.played) this.clicks += await this.plays(people, match);
            const now = await this.house.bot.house.store.match(match.id);
            if (now?.status === 'playing') await this.giveUp(people, match);
          }
        }
        const night = await this.still();
        const left = openTables(night).filter(({ players }) => !players.some(player => away.includes(player)));
        return night.rounds.length > round || night.phase === 'over' || left.length === 0;
      },
      600_000,
    );
    await this.watch.count();
  }

  /** A table is played by clicks; at the first of them somebody's own phone is looked at, and one against the game goes to its end. */
  private async plays(people: readonly Member[], match: MatchRow): Promise<number> {
    const { format } = this.setting;
    const [one] = people;
    if (this.clicks > 0 || one === undefined) return this.crowd.play(match);
    const window = await Window.at(this.house.playground.url, one, match.channel, `night-${format}-table`);
    await window.shoot('begun');
    await window.menu();
    const together = formatOf({ format }).together === true;
    const clicks = await this.crowd.play(match, together ? WHOLE : undefined);
    await this.house.settled();
    await window.shoot('played');
    await window.close();
    return clicks;
  }

  /** All but one leave a table; where all play together, all do. */
  private async giveUp(people: readonly Member[], match: MatchRow): Promise<void> {
    const together = formatOf((await this.watch.night()).plan).together === true;
    const bots = match.seats.length - people.length;
    const order = this.random.shuffle([...people]);
    for (const member of together || bots > 0 ? order : order.slice(1)) {
      const now = await this.house.bot.house.store.match(match.id);
      if (now?.status === 'playing') await this.crowd.concede(member, match);
    }
  }

  /** A guest is dropped and let back in; one more comes late, where the format takes them. */
  private async leaves(): Promise<void> {
    const night = await this.still();
    if (night.phase !== 'running') return;
    const late = this.crowd.members.at(-1) as Member;
    const comes = takesLate(night.plan) && isOpen(night);
    await this.joins(late);
    expect(plays(await this.watch.night(), late.id)).toBe(comes);
    const [gone] = openTables(night).flatMap(({ players }) => this.guestsAt(players));
    if (gone === undefined) return;
    await this.phone.write('league panel');
    const question = await this.asksFirst(() => this.phone.choose('Drop a player…', gone.name));
    await this.confirms(question, 'Drop them', new RegExp(`Drop ${gone.name} from`), '9-asked-to-drop');
    expect(plays(await this.still(), gone.id)).toBe(false);
    await this.phone.write('league panel');
    await this.shoot('10-panel-later');
    await this.phone.choose('Let a player back in…', gone.name);
    expect(plays(await this.still(), gone.id)).toBe(true);
  }

  /** The first table was the other way round, or where somebody has played on already, the first after it of which that is not so. */
  private async corrects(): Promise<void> {
    const night = await this.still();
    const done = (night.rounds[0]?.tables ?? []).filter(one => one.settled === 'counted' && !isBye(night, one));
    for (const { n, result } of done) {
      if (result === null) continue;
      const wish = { table: `1.${n}`, result: turned(result), reason: 'wrong button' };
      const said = await this.phone.write('league correct', wish);
      if (said.includes('This changes who advances')) {
        await this.shoot('11-asked-to-correct');
        await this.phone.press('Correct it');
      }
      const after = await this.still();
      if (after.rounds[0]?.tables.find(table => table.n === n)?.settled === 'corrected') break;
      expect(said).toContain('already');
      if (n === done.at(-1)?.n) throw new Error('nothing could be corrected');
    }
    await this.watch.count();
    await this.phone.write('league standings');
    await this.frame('12-standings');
  }

  /** Round after round, to the end. */
  private async goesOn(): Promise<void> {
    for (let n = 0; n < 60; n++) {
      const night = await this.still();
      if (night.phase !== 'running') return;
      await this.watch.waysOn();
      await this.playRound();
    }
    throw new Error('the night does not end');
  }

  private async ends(): Promise<Figures> {
    const night = await this.still();
    expect(night.phase).toBe('over');
    await this.house.settled();
    await this.house.bot.house.presenter.settled();
    const final = this.phone.public('final standings');
    await final.waitFor();
    await this.frame('13-final', final);
    const recap = this.phone.public('how it went');
    await recap.waitFor();
    await this.frame('14-recap', recap);
    await this.watch.count();
    const called = await this.watch.calls(this.host);
    const tables = night.rounds.flatMap(round => round.tables);
    const { asked, answered, failed } = this.tally;
    const figures = {
      members: night.entries.length,
      rounds: night.rounds.length,
      tables: tables.length,
      asked,
      answered,
      late: failed,
      requests: this.house.playground.traffic.all.length,
      results: tables.filter(({ result }) => result !== null).length,
      called,
      clicks: this.clicks,
    };
    expect(figures.results).toBe(figures.tables);
    // Whatever was answered too late is told: that depends on what else the machine does. On an idle one there is nothing.
    expect(answered + failed.length).toBe(asked);
    return figures;
  }

  close = (): Promise<void> => this.house.close();
}

/** The other way round, as a host writes it: the last was first, lost was won, and a draw was none. */
function turned({ places, feat }: Result): string {
  if (feat !== undefined) return `${feat.won ? 'lost' : 'won'} 7`;
  const there = places.filter(place => place !== null);
  if (new Set(there).size === 1) return places.map((_, at) => at + 1).join(' ');
  const last = Math.max(...there);
  return places.map(place => (place === null ? '-' : last + 1 - place)).join(' ');
}

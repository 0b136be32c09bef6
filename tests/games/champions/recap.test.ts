import { expect, test } from 'vitest';
import { recapLines } from '../../../src/discord/board/recap.js';
import { briefly, LINE, shownLength } from '../../../src/discord/render/log.js';
import { translator } from '../../../src/discord/render/translator.js';
import { gameTranslator } from '../../../src/discord/render/translators.js';
import { cards } from '../../../src/games/champions/cards/index.js';
import { champions, championsWith } from '../../../src/games/champions/index.js';
import { modularSets } from '../../../src/games/champions/scenarios/index.js';
import type { ChampionsState } from '../../../src/games/champions/state.js';
import {
  type Arg,
  type Forecast,
  type Game,
  type LogEntry,
  lastPhase,
  type Recap,
  type Seat,
  type Text,
  text,
} from '../../../src/kernel/index.js';
import { loadWords, localesOf } from '../../../src/locales/index.js';
import { begin, momentsOf, playOn } from '../../corpus.js';
import { soak } from '../../soak.js';
import { withGoblin } from './encounter/goblins.js';
import { carol, drone, marvel, RUNNER } from './encounter/tables.js';
import { BLANK, blanks, CARD, type Hero, type Layout, Played } from './table.js';

const game = champions as unknown as Game;
const recap = championsWith([...cards, ...blanks]).recap as Recap<ChampionsState>;
const MATCHES = soak(200, 30);

const amountOf = ({ args }: Text): number => Number(args?.amount);
const seatIn = (line: Pick<LogEntry, 'args'>): Seat | null => {
  const who = line.args?.who;
  return typeof who === 'object' && 'seat' in who ? who.seat : null;
};
const ACTS = ['log-enemy-attack', 'log-enemy-scheme', 'log-stunned-spent-attack', 'log-confused-spent'];
const KINDS: Readonly<Record<string, string>> = {
  'log-enemy-attack': 'forecast-attack',
  'log-enemy-scheme': 'forecast-scheme',
  'log-stunned-spent-attack': 'forecast-stunned',
  'log-confused-spent': 'forecast-confused',
};
/** What a card did by itself or for a player: it may change what was forecast. */
const CHANGES = [
  'log-use',
  'log-use-named',
  'log-forced-does',
  'log-prevent',
  'log-play',
  'log-scheme-complete',
  'log-eliminated',
  'log-lost',
];

/** The forecast of the last question before each villain phase, and the lines of that phase. */
function* phases(): Generator<{ before: Forecast; state: ChampionsState; lines: readonly LogEntry[] }> {
  let last: { forecast: Forecast; state: ChampionsState; from: number } | null = null;
  for (const { table, prompt } of momentsOf({ game, matches: MATCHES, seed: 'forecast' })) {
    const begins = last === null ? -1 : table.log.findIndex(({ id, n }) => id === recap.after && n > (last?.from ?? 0));
    if (last !== null && begins >= 0)
      yield { before: last.forecast, state: last.state, lines: table.log.slice(begins + 1) };
    if (prompt === null) {
      last = null;
      continue;
    }
    const state = table.state as ChampionsState;
    last = {
      forecast: recap.forecast(state),
      state: structuredClone(state),
      from: table.log.at(-1)?.n ?? 0,
    };
  }
}

test('the forecast of step one is exact, unless a card changes it', () => {
  let exact = 0;
  for (const { before, lines } of phases()) {
    const at = lines.findIndex(({ id, why }) => id === 'log-threat' && why?.rule === 'step-one');
    if (at < 0 || lines.slice(0, at).some(({ id }) => CHANGES.includes(id))) continue;
    const schemes = before.lines
      .flatMap(({ args }) => (typeof args?.acts === 'object' && 'list' in args.acts ? args.acts.list : []))
      .filter((act): act is Text => typeof act === 'object' && 'id' in act && act.id === 'forecast-scheme');
    const certain = amountOf(before.lines[0] as Text) - schemes.reduce((sum, act) => sum + amountOf(act), 0);
    expect(amountOf(lines[at] as LogEntry)).toBe(certain);
    exact++;
  }
  expect(exact).toBeGreaterThan(MATCHES);
});

test('who does what first is as it was forecast, unless a card changes it', () => {
  let seen = 0;
  for (const { before, lines } of phases()) {
    const at = lines.findIndex(({ id }) => ACTS.includes(id));
    if (at < 0 || lines.slice(0, at).some(({ id }) => CHANGES.includes(id))) continue;
    const [told] = before.lines.slice(1);
    const acts = told?.args?.acts;
    const first = typeof acts === 'object' && 'list' in acts ? (acts.list[0] as Text) : null;
    expect(first?.id).toBe(KINDS[(lines[at] as LogEntry).id]);
    const who = seatIn(lines[at] as LogEntry);
    if (who !== null) expect(seatIn(told as Text)).toBe(who);
    seen++;
  }
  expect(seen).toBeGreaterThan(MATCHES);
});

/** How many of each kind act against each player. */
const countsOf = ({ lines }: Forecast): number[][] =>
  lines.slice(1).map(({ args }) => {
    const acts = args?.acts as { list: readonly Text[] } | undefined;
    return (acts?.list ?? []).map(act => Number(act.args?.count));
  });
const forecastOf = (layout: Layout) => recap.forecast(new Played(layout, 'plain').state);
/** What is told of the first enemy that acts against each player. */
const firstActs = ({ lines }: Forecast): Text[] =>
  lines.slice(1).flatMap(({ args }) => (args?.acts as { list: readonly Text[] } | undefined)?.list[0] ?? []);

test('01135: Ultron II is told with the Drones before each player whom he attacks', () => {
  const forecast = forecastOf({
    scenario: 'ultron',
    environments: ['01140'],
    villain: '01135',
    heroes: [{ ...marvel, minions: [drone(), drone(), drone()] }, marvel],
  });
  // One Drone more comes to each of them before he attacks.
  expect(firstActs(forecast).map(amountOf)).toEqual([6, 3]);
  expect(countsOf(forecast)).toEqual([
    [1, 4],
    [1, 1],
  ]);
});

test('01135: Ultron II brings no Drone while he is stunned, schemes, or the deck is empty', () => {
  const ultron = { scenario: 'ultron', environments: ['01140'], villain: { card: '01135', status: ['stunned'] } };
  const stunned = forecastOf({ ...ultron, heroes: [marvel, { ...marvel, deck: [] }, carol] });
  expect(countsOf(stunned)).toEqual([[1], [1], [1]]);
  expect(firstActs(stunned).map(({ id }) => id)).toEqual(['forecast-stunned', 'forecast-attack', 'forecast-scheme']);
});

test('01135: a hero is warned of the Drone that Ultron II brings', () => {
  const ultron = { scenario: 'ultron', environments: ['01140'], villain: '01135' };
  const { dangers } = forecastOf({ ...ultron, heroes: [{ ...marvel, damage: 8 }] });
  expect(dangers).toMatchObject([{ id: 'danger-hero', args: { damage: 4, left: 4 } }]);
});

test('a tough hero is not warned of the first attack that does damage, whatever attacks for none before it', () => {
  const villain = { card: '01094', status: ['stunned'] };
  // Taskmaster has no ATK against who has no upgrades.
  const minions = ['08026', '01121'];
  const layout = (status: Hero['status']): Layout => ({
    villain,
    heroes: [{ ...marvel, damage: 11, minions, ...(status && { status }) }],
  });
  expect(forecastOf(layout(['tough'])).dangers).toEqual([]);
  expect(forecastOf(layout([])).dangers).toMatchObject([{ id: 'danger-hero', args: { damage: 1, left: 1 } }]);
});

test('a villain who is stunned and confused sheds the one before a hero, the other before an alter-ego', () => {
  const forecast = forecastOf({ villain: { card: '01094', status: ['stunned', 'confused'] }, heroes: [marvel, carol] });
  expect(firstActs(forecast).map(({ id }) => id)).toEqual(['forecast-stunned', 'forecast-confused']);
});

test('01099: what leaves with an attack counts for the first one alone', () => {
  const villain = { card: '01094', attached: ['01099'] };
  const forecast = forecastOf({ villain, heroes: [marvel, { identity: '01001a', damage: 7 }] });
  expect(firstActs(forecast).map(amountOf)).toEqual([5, 2]);
  expect(forecast.dangers).toEqual([]);
});

test('01009: what stops the villain’s attack is told, then the stun that it leaves, then attacks', () => {
  const webbed = { card: '01009', owner: 0, controller: 0 } as const;
  const heroes = [marvel, { identity: '01001a' }, { identity: '01019a' }];
  const forecast = forecastOf({ villain: { card: '01094', attached: [webbed] }, heroes });
  expect(firstActs(forecast).map(({ id }) => id)).toEqual(['forecast-stopped', 'forecast-stunned', 'forecast-attack']);
  expect(firstActs(forecast)[0]).toMatchObject({ args: { by: { card: '01009' } } });
});

test('02001b: a villain whose last counter goes in the phase shows the players after that the other face', () => {
  const heroes = [carol, { identity: '01001b' }, { identity: '01019b' }];
  const acts = firstActs(forecastOf(withGoblin(2, { heroes })));
  expect(acts.map(({ id }) => id)).toEqual(['forecast-counters-off', 'forecast-counters-off', 'forecast-scheme']);
});

/** Side schemes of the Wrecking Crew, with so much threat: Wrecker's, Thunderball's, Piledriver's, Bulldozer's. */
const crewWith = (threats: readonly number[]): Layout => ({
  scenario: 'wrecking-crew',
  villains: ['07002', '07017', '07032', '07046'],
  sideSchemes: ['07004', '07019', '07034', '07048'].map((card, at) => ({ card, threat: threats[at] as number })),
  encounter: { deck: ['07008', '07009'] },
  heroes: [marvel],
});
/** The villains of whom one will act. */
function villainsIn({ lines }: Forecast): unknown[] {
  const acts = lines[1]?.args?.acts as { list: readonly (Text | { readonly list: readonly Text[] })[] } | undefined;
  const [first] = acts?.list ?? [];
  return (first !== undefined && 'list' in first ? first.list : [first]).map(act => act?.args?.enemy);
}

test.each([
  ['whose side scheme has the most threat', [3, 8, 4, 4], ['07017']],
  ['of several the first player chooses one (W1-205)', [3, 7, 4, 7], ['07017', '07046']],
  ['one that will be full by then has 3 left', [3, 9, 4, 5], ['07046']],
])('07001b: the villain is told who will be active: %s', (_, threats, villains) => {
  const layout = crewWith(threats);
  expect(villainsIn(forecastOf(layout))).toEqual(villains.map(card => ({ card })));
  const table = new Played({ ...layout, step: 'threat', until: 'villain activates' }, 'plain');
  if (villains.length > 1) table.asks(0, 'villain', villains).pick(villains.at(-1) as string);
  const { crew, play } = table.state;
  const active = crew?.members[crew.active]?.villain;
  expect(play.find(({ id }) => id === active)?.card).toBe(villains.at(-1));
});

test('07002: Wrecker has 2 ATK more where nobody defends: both are told, and a hero is warned', () => {
  const crew = { scenario: 'wrecking-crew', villains: ['07002'], encounter: { deck: ['07008', '07009'] } };
  const forecast = forecastOf({ ...crew, heroes: [{ ...marvel, damage: 8 }] });
  expect(firstActs(forecast)).toMatchObject([{ args: { amount: 2, undefended: 4 } }]);
  const [said] = firstActs(forecast).map(act => gameTranslator(game, 'en')(act));
  expect(said).toBe('Wrecker A (attack 2, undefended 4 + boost)');
  expect(forecast.dangers).toMatchObject([{ id: 'danger-hero', args: { damage: 4, left: 4 } }]);
});

test('in a villain phase nobody is warned of the next one, nor of what has been done: players still have their turns before', () => {
  const hurt: Hero = { ...marvel, damage: 10, minions: ['01101'] };
  const layout = { mainScheme: { card: '01097b', threat: 13 }, heroes: [hurt, hurt] };
  const dangers = (step: Layout['step']) =>
    forecastOf({ ...layout, ...(step !== undefined && { step }) }).dangers.map(({ id, args }) => [
      id,
      seatIn({ args: args ?? {} }),
    ]);
  const [scheme, first, second] = [
    ['danger-scheme', null],
    ['danger-hero', 0],
    ['danger-hero', 1],
  ];
  expect(dangers('turn')).toEqual([scheme, first, second]);
  expect(dangers({ at: 'minions activate', seat: 0, later: [1] })).toEqual([second]);
  expect(dangers({ at: 'minions activate', seat: 1 })).toEqual([]);
  expect(dangers('reveal')).toEqual([]);
});

test('a warning of the main scheme says what helps: hero form where that averts it, the end of a crisis where nothing can be removed', () => {
  const dangers = (hero: Hero, threat: number, sideSchemes: readonly string[] = []) =>
    forecastOf({ mainScheme: { card: '01097b', threat }, heroes: [hero], sideSchemes }).dangers.map(({ id }) => id);
  // Rhino schemes for 1, and 1 comes of step one.
  expect(dangers(carol, 5)).toEqual(['danger-scheme-form']);
  expect(dangers({ ...carol, changedForm: true }, 5)).toEqual(['danger-scheme']);
  expect(dangers(carol, 6)).toEqual(['danger-scheme']);
  expect(dangers(marvel, 6)).toEqual(['danger-scheme']);
  expect(dangers(marvel, 6, ['01108'])).toEqual(['danger-scheme-crisis']);
});

test.each([
  // Step one puts 1 on Breakout, and the Ball and Chain 1 more once its bearer has attacked. He schemes on a scheme of his own.
  [{ heroes: [marvel] }, 2],
  [{ heroes: [marvel, marvel] }, 3],
  [{ heroes: [carol] }, 1],
])('07020: threat that comes after an attack for sure is counted beforehand: %j', (more, amount) => {
  const villain = { card: '07017', attached: ['07020'] };
  const [line] = forecastOf({ ...crewWith([3]), villains: [villain], sideSchemes: ['07019'], ...more }).lines;
  expect(amountOf(line as Text)).toBe(amount);
});

test.each([
  ['02014', 'mutagen-formula', '02017b', 5],
  ['01134', 'ultron', '01137b', 1],
])('%s: of threat that may come after an attack a warning says whose it is', (card, scenario, scheme, threat) => {
  const layout = (already: number): Layout => ({
    scenario,
    villain: card,
    mainScheme: { card: scheme, threat: already },
    heroes: [marvel],
  });
  const { lines, dangers } = forecastOf(layout(threat));
  expect(amountOf(lines[0] as Text)).toBe(1);
  expect(dangers).toMatchObject([{ id: 'danger-scheme-card', args: { by: { list: [{ card }] } } }]);
  expect(forecastOf(layout(threat - 1)).dangers).toEqual([]);
  expect(forecastOf(layout(threat + 1)).dangers).toMatchObject([{ id: 'danger-scheme' }]);
  expect(forecastOf({ ...layout(threat), heroes: [carol] }).dangers).not.toMatchObject([{ id: 'danger-scheme-card' }]);
});

test('nobody is warned while the table is being set up', () => {
  const { state } = begin(game, 4, 'set up').table;
  expect((state as ChampionsState).step.at).toBe('opening');
  expect(recap.forecast(state as ChampionsState).dangers).toEqual([]);
});

test('players who lose by the main scheme in step one were warned', () => {
  let warned = 0;
  for (const { before, state, lines } of phases()) {
    const at = lines.findIndex(({ id, why }) => id === 'log-threat' && why?.rule === 'step-one');
    const complete = lines[at + 1]?.id === 'log-scheme-complete';
    if (at < 0 || !complete || lines.slice(0, at).some(({ id }) => CHANGES.includes(id))) continue;
    // A crisis changes only what helps.
    expect(before.dangers[0]?.id).toMatch(/^danger-scheme(-crisis)?$/);
    expect(before.dangers[0]?.args?.end).toBe(state.schemes.length === 0 ? 'yes' : 'no');
    warned++;
  }
  expect(warned).toBeGreaterThan(0);
});

test('what a phase came to and what comes next is told in short lines', () => {
  let longest = 0;
  let told = 0;
  for (const { table, say } of momentsOf({ game, matches: soak(60, 8), seed: 'recap' })) {
    const state = table.state as ChampionsState;
    const phase = lastPhase(table.log, recap);
    const { lines, dangers } = recap.forecast(state);
    const all = [...(phase === null ? [] : recap.told(state, phase)), ...lines, ...dangers];
    if (phase !== null) told++;
    for (const line of all) {
      const said = briefly(line, say);
      expect(said).not.toMatch(/…$/);
      longest = Math.max(longest, shownLength(said));
    }
    // Of the damage of the phase none is forgotten, but for that of who was defeated.
    const fallen = (phase ?? []).flatMap(({ id, args }) => (id === 'log-defeated' ? [JSON.stringify(args?.what)] : []));
    const damage = (phase ?? []).reduce(
      (sum, { id, args }) =>
        sum + (id === 'log-damage' && !fallen.includes(JSON.stringify(args?.what)) ? Number(args?.amount) : 0),
      0,
    );
    const hurt = all.find(({ id }) => id === 'recap-damage')?.args?.what;
    const parts = typeof hurt === 'object' && 'list' in hurt ? (hurt.list as readonly Text[]) : [];
    const losses = parts.filter(({ id }) => id === 'recap-hurt');
    expect(losses.reduce((sum, part) => sum + amountOf(part), 0)).toBe(damage);
    expect(parts.length - losses.length).toBe(fallen.length);
  }
  expect(told).toBeGreaterThan(0);
  expect(longest).toBeLessThanOrEqual(LINE);
});

/** What was told, also of what a line says beside that nobody was hurt. */
const told = (state: ChampionsState, lines: readonly LogEntry[], since?: readonly LogEntry[]): Text[] =>
  recap
    .told(state, lines, since)
    .flatMap(line => [line, ...(line.args?.next === undefined ? [] : [line.args.next as Text])]);

test('where nobody was hurt, the first line says what came of the threat', () => {
  const { state } = new Played({ mainScheme: { card: '01097b', threat: 6 } }, 'plain');
  const threat = lineOf('log-threat', { what: { card: '01097b' }, amount: 2, threat: 6 });
  const hit = lineOf('log-damage', { what: { card: '01001a' }, amount: 3 });
  const [line] = recap.told(state, [threat]);
  for (const locale of localesOf('champions'))
    expect(gameTranslator(game, locale)(line as Text)).toMatch(/^\*\*.*\+2.* 6 /);
  expect(recap.told(state, [threat])).toHaveLength(1);
  expect(recap.told(state, [hit, threat]).map(({ id }) => id)).toEqual(['recap-damage', 'recap-threat']);
});

test('a main scheme that got no threat is not said to have got some', () => {
  const state = begin(game, 2, 'no threat').table.state as ChampionsState;
  const ids = (lines: readonly LogEntry[]): string[] => told(state, lines).map(({ id }) => id);
  const scheme = told(state, []).find(({ id }) => id === 'recap-steady')?.args?.scheme as Arg;
  const threat = { n: 1, id: 'log-threat', args: { what: scheme, amount: 1 } } as unknown as LogEntry;
  expect(ids([threat])).toContain('recap-threat');
  expect(ids([threat])).not.toContain('recap-steady');
});

const lineOf = (id: string, args: LogEntry['args'], n = 1): LogEntry => ({ n, id, args }) as unknown as LogEntry;

test('what was undone of a phase is no part of it', () => {
  const hit = (n: number) => lineOf('log-damage', { what: { card: '01001a' }, amount: 3 }, n);
  const undone = lineOf('note-took-back-agreed', { from: 2 }, 3);
  const log = [lineOf('log-phase-end', {}, 1), hit(2), undone, hit(4), lineOf('log-round', {}, 5)];
  expect(lastPhase(log, recap)).toEqual([undone, hit(4)]);
});

test('where a phase is told late, its threat is what its lines say, and what has changed since is left out', () => {
  const layout = { mainScheme: { card: '01097b', threat: 6 }, heroes: [{ minions: ['01101'] }] };
  const { state, scheme } = new Played(layout, 'plain');
  const what = { card: scheme.card };
  const phase = [lineOf('log-threat', { what, amount: 2, threat: 4 })];
  const toldAfter = (since: readonly LogEntry[]) => told(state, phase, since);
  const numbers = (lines: readonly Text[]) => lines.find(({ id }) => id === 'recap-threat')?.args;
  expect(numbers(toldAfter([]))).toMatchObject({ amount: 2, now: 6 });
  expect(toldAfter([]).map(({ id }) => id)).toContain('recap-engaged');
  const more = lineOf('log-threat', { what, amount: 2, threat: 6 });
  expect(numbers(toldAfter([more]))).toMatchObject({ amount: 2, now: 4 });
  const minion = lineOf('log-engage', { what: { card: '01101' }, who: { seat: 0 } });
  expect(toldAfter([minion]).map(({ id }) => id)).not.toContain('recap-engaged');
  // No line of the phase tells how much there was.
  expect(recap.told(state, [], [more]).map(({ id }) => id)).toEqual(['recap-unhurt', 'recap-engaged']);
});

test('where a phase has brought the next main scheme, that is told, and not that its threat is what it was', () => {
  const layout = { scenario: 'ultron', environments: ['01140'], mainScheme: '01138b', schemes: ['01139a', '01139b'] };
  const { state } = new Played(layout, 'plain');
  const advanced = lineOf('log-scheme', { card: { card: '01138b' } });
  const before = lineOf('log-threat', { what: { card: '01137b' }, amount: 2, threat: 3 });
  const after = lineOf('log-threat', { what: { card: '01138b' }, amount: 1, threat: 1 });
  const ids = (lines: readonly LogEntry[]) => recap.told(state, lines).map(({ id }) => id);
  expect(ids([before, advanced])).toEqual(['recap-unhurt', 'log-scheme']);
  expect(ids([before, advanced, after])).toEqual(['recap-unhurt', 'log-scheme', 'recap-threat']);
});

test.each(localesOf('champions'))('in %s no warning loses its end, whatever the scheme is called', locale => {
  const cardTitle = (id: string): Text | undefined => champions.cards.get(id)?.title;
  const say = translator(loadWords('champions', locale), { names: ['Maximiliane Mustermann-Schröders'], cardTitle });
  const schemes = cards.filter(({ kind }) => kind === 'main_scheme');
  const said = schemes.flatMap(({ id }) =>
    ['', '-form', '-crisis', '-maybe']
      .map(how => `danger-scheme${how}`)
      .flatMap(danger =>
        ['yes', 'no'].map(end => briefly(text(danger, { scheme: { card: id }, end, remove: 20 }), say)),
      ),
  );
  for (const hero of ['danger-hero', 'danger-hero-own'])
    for (const boost of ['yes', 'no'])
      for (const more of ['yes', 'no'])
        said.push(briefly(text(hero, { who: { seat: 0 }, damage: 20, boost, more, left: 10 }), say));
  expect(said.length).toBeGreaterThan(30);
  expect(said.filter(line => line.endsWith('…'))).toEqual([]);
});

const four = ['Mara', 'Theo', 'Ines', 'Kofi'];
const saying = (locale: string, names: readonly string[]) =>
  translator(loadWords('champions', locale), { names, cardTitle: id => champions.cards.get(id)?.title });

test.each(localesOf('champions'))('in %s a recap says who revealed what where several play, in one line', locale => {
  const reveal = (card: string, seat: Seat) => lineOf('log-reveal', { who: { seat }, card: { card } });
  const told = (heroes: readonly Hero[], names: readonly string[]): string => {
    const { state } = new Played({ heroes }, 'plain');
    const lines = heroes.map((_, seat) => reveal(['01187', '01186'][seat % 2] as string, seat));
    const line = recap.told(state, lines).find(({ id }) => id === 'recap-revealed');
    return briefly(line as Text, saying(locale, names));
  };
  const said = told([{}, marvel], four);
  expect(said).toMatch(/\(Mara\).*\(Theo\)/);
  expect(told([{}], four)).not.toContain('Mara');
  expect(told([{}, marvel, carol, {}], ['Mo', 'Jo', 'Al', 'Ed'])).toMatch(/\(Mo\).*\(Jo\).*\(Al\).*\(Ed\)/);
  const long = told(
    [{}, marvel, carol, {}],
    four.map(name => name.repeat(8)),
  );
  expect(shownLength(long)).toBeLessThanOrEqual(LINE);
  expect(long).not.toMatch(/…$/);
});

test.each(localesOf('champions'))('in %s a recap tells a side scheme that has come, until it changes', locale => {
  const { state } = new Played({ sideSchemes: [{ card: '01107', threat: 4 }] }, 'plain');
  const came = lineOf('log-reveal', { who: { seat: 0 }, card: { card: '01107' } });
  const find = (lines: readonly LogEntry[], since: readonly LogEntry[] = []) =>
    recap.told(state, lines, since).find(({ id }) => id === 'recap-sides');
  expect(briefly(find([came]) as Text, saying(locale, four))).toMatch(/4/);
  expect(find([])).toBeUndefined();
  expect(
    find([came], [lineOf('log-threat-removed', { what: { card: '01107' }, amount: 1, threat: 4 })]),
  ).toBeUndefined();
});

test.each([
  ['en', 'Rhino I shakes off the stun instead of attacking Theo.', 'Mara uses Rechannel (Captain Marvel).'],
  ['de', 'Rhino I schüttelt die Betäubung ab, statt Theo anzugreifen.', 'Mara nutzt „Umleiten“ (Captain Marvel).'],
  ['fr', 'Rhino I perd sa carte Sonné au lieu d’attaquer Theo.', 'Mara utilise Canalisation (Captain Marvel).'],
  ['es', 'Rino I se sacude el aturdimiento en vez de atacar a Theo.', 'Mara usa Recanalizar (Capitana Marvel).'],
])('in %s the log says whom the stunned would have attacked, and which ability is used', (locale, stunned, used) => {
  const say = saying(locale, four);
  const villain = { card: '01094', status: ['stunned'] };
  const phase = new Played({ villain, heroes: [{}, {}], first: 1, step: 'villain activates' }, 'plain');
  expect(phase.logged('log-stunned-spent-attack').map(line => say(line))).toEqual([stunned]);
  const turn = new Played({ heroes: [{ identity: '01010a', damage: 3, hand: ['01088'] }] }, 'plain');
  turn.pick('01010a.0');
  expect(turn.logged('log-use-named').map(line => say(line))).toEqual([used]);
});

test.each(localesOf('champions'))('in %s everybody reads that a hero has fallen, in any seat', locale => {
  const state = begin(game, 2, 'a hero falls').table.state as ChampionsState;
  const fell = { n: 1, id: 'log-eliminated', args: { who: { seat: 1 } } } as unknown as LogEntry;
  const line = recap.told(state, [fell]).find(({ id }) => id === 'recap-fallen');
  const say = translator(loadWords('champions', locale), { names: ['Mara', 'Theo'], cardTitle: () => undefined });
  expect(briefly(line as Text, say)).toContain('Theo');
  // With a seat in `who` the others' menus would leave it out.
  expect(seatIn(line as Text)).toBeNull();
});

/** A line whose lists are in no order: a reader's own part comes first in theirs. */
const inAnyOrder = (line: Text): Text =>
  JSON.parse(JSON.stringify(line), (_, value) =>
    Array.isArray(value) ? value.map(part => JSON.stringify(part)).sort() : value,
  );

test('what concerns one seat leaves out the others', async () => {
  const begun = begin(game, 2, 'one seat');
  const { table } = begun;
  for (
    let answers = 0;
    answers < 400 && table.outcome === null && lastPhase(table.log, recap as never) === null;
    answers++
  )
    playOn(begun, 1);
  expect(lastPhase(table.log, recap)).not.toBeNull();
  expect(table.outcome).toBeNull();
  const match = { id: 'm', lines: table.log.length } as never;
  const records = { linesAfter: async (_: string, n: number) => table.log.slice(n) as LogEntry[] };
  const look = { match, table, game } as never;
  const all = await recapLines(look, records);
  for (const seat of [0, 1]) {
    const mine = await recapLines(look, records, { seat });
    const theirs = all.filter(line => seatIn(line) === null || seatIn(line) === seat);
    expect(mine.map(inAnyOrder)).toEqual(theirs.map(inAnyOrder));
    expect(mine.length).toBeLessThan(all.length);
  }
});

test('a phase that was over before the match ended is told where the course of the match is, without what comes next', async () => {
  const begun = begin(game, 2, 'ended soon');
  const { table } = begun;
  for (let answers = 0; answers < 2000 && table.outcome === null; answers++) playOn(begun, 1);
  expect(table.outcome).not.toBeNull();
  const look = { match: { id: 'm', lines: table.log.length }, table, game } as never;
  const records = { linesAfter: async (_: string, n: number) => table.log.slice(n) as LogEntry[] };
  const next = table.log.findLast(({ id }) => id === recap.before);
  const phase = lastPhase(table.log, recap) ?? [];
  expect(phase.length).toBeGreaterThan(0);
  const since = table.log.slice(next?.n ?? 0);
  expect(await recapLines(look, records, { until: next?.n ?? 0 })).toEqual(
    recap.told(table.state as ChampionsState, phase, since),
  );
  expect(recap.told(table.state as ChampionsState, phase)).not.toEqual(
    recap.told(table.state as ChampionsState, phase, since),
  );
  expect(await recapLines(look, records)).toEqual([]);
});

test('a phase that has been undone by the time it is told is not told', async () => {
  const begun = begin(game, 2, 'undone soon');
  const { table } = begun;
  while (lastPhase(table.log, recap) === null) playOn(begun, 1);
  const { length } = table.log;
  const until = table.log.findLast(({ id }) => id === recap.before)?.n ?? 0;
  const toldAfterUndo = (from: number) => {
    const log = [...table.log, { ...lineOf('note-took-back-agreed', { who: { seat: 0 }, from }), n: length + 1 }];
    const look = { match: { id: 'm', lines: log.length }, table, game } as never;
    return recapLines(look, { linesAfter: async (_: string, n: number) => log.slice(n) }, { until });
  };
  expect(await toldAfterUndo(until)).toEqual([]);
  expect(await toldAfterUndo(until + 1)).not.toEqual([]);
});

const english = saying('en', four);

test('a recap says who was defeated, and begins with its reader, then come heroes, allies and enemies', () => {
  const { state } = new Played({ heroes: [{}, marvel] }, 'plain');
  const hurt = (card: string, amount: number) => lineOf('log-damage', { what: { card }, amount });
  const reveal = (card: string, seat: Seat) => lineOf('log-reveal', { who: { seat }, card: { card } });
  const phase = [
    hurt('01113', 1),
    hurt('01084', 3),
    lineOf('log-defeated', { what: { card: '01084' } }),
    hurt('01001a', 4),
    hurt(marvel.identity as string, 2),
    reveal('01187', 0),
    reveal('01186', 1),
  ];
  const told = (reader?: Seat): string[] => recap.told(state, phase, [], reader).map(line => english(line));
  const rest = 'Nick Fury defeated and Klaw I −1 HP.';
  expect(told(0)[0]).toBe(`**Villain phase:** Spider-Man −4 HP, Captain Marvel −2 HP, ${rest}`);
  expect(told(1)[0]).toBe(`**Villain phase:** Captain Marvel −2 HP, Spider-Man −4 HP, ${rest}`);
  expect(told()[0]).toBe(told(0)[0]);
  const revealed = (reader: Seat): unknown =>
    recap.told(state, phase, [], reader).find(({ id }) => id === 'recap-revealed')?.args?.cards;
  expect(JSON.stringify(revealed(0))).toMatch(/01187.*01186/);
  expect(JSON.stringify(revealed(1))).toMatch(/01186.*01187/);
});

test('a hero who is out still reads first that they were defeated', () => {
  const { state } = new Played({ heroes: [marvel, { eliminated: true }] }, 'plain');
  const phase = [
    lineOf('log-damage', { what: { card: marvel.identity as string }, amount: 1 }),
    lineOf('log-defeated', { what: { card: '01001a' } }),
    lineOf('log-eliminated', { who: { seat: 1 }, card: { card: '01001a' } }),
  ];
  const [first] = recap.told(state, phase, [], 1).map(line => english(line));
  expect(first).toBe('**Villain phase:** Spider-Man defeated and Captain Marvel −1 HP.');
});

const saidOf = (layout: Layout): string[] => forecastOf(layout).dangers.map(line => english(line));

test('a warning speaks of boost cards only where some may come', () => {
  const hurt = { ...marvel, damage: 11, minions: [RUNNER] };
  expect(saidOf({ heroes: [hurt] })).toEqual([
    '‼ **Mara will fall if nobody defends:** 3 damage + boost against 1 HP.',
  ]);
  const villain = { card: '01094', status: ['stunned'] };
  const alone = '‼ **Mara will fall if nobody defends:** 1 damage against 1 HP.';
  expect(saidOf({ villain, heroes: [hurt] })).toEqual([alone]);
  // A card out of a player's hand that lies under a minion is no boost card.
  const under = [{ ...hurt, minions: [{ card: RUNNER, under: [{ card: CARD, owner: 0 }] }] }];
  expect(saidOf({ villain, heroes: under })).toEqual([alone]);
});

test('while an attack is asked about, a warning says that it counts what comes after it', () => {
  const hero: Hero = { ...marvel, damage: 11, minions: ['01101'] };
  const table = new Played({ heroes: [hero], step: 'villain activates', until: 'deal' }, 'plain');
  expect(table.prompts.map(({ reason }) => reason)).toEqual(['defend']);
  const said = recap.forecast(table.state).dangers.map(line => english(line));
  expect(said).toEqual([expect.stringContaining('1 damage from what’s still to come against 1 HP.')]);
});

/** An encounter card with two boost icons. */
const TWO = '01190';

/** Klaw, whose first scheme has 6 threat at most, with as much less than that once he has schemed as `short` says. */
const klawWith = (deck: readonly string[], short: number, heroes: readonly Hero[] = [carol]): string[] =>
  forecastOf({
    scenario: 'klaw',
    villain: '01113',
    mainScheme: { card: '01116b', threat: 3 - short },
    schemes: ['01117a', '01117b'],
    heroes,
    encounter: { deck },
  }).dangers.map(({ id }) => id);

const mixed = (card: string, count: number): string[] =>
  Array.from({ length: 20 }, (_, at) => (at < count ? card : BLANK));

test('nobody is warned of a scheme that fewer than one boost card in ten would complete', () => {
  expect(klawWith(mixed(TWO, 2), 2)).toEqual(['danger-scheme-maybe']);
  expect(klawWith(mixed(TWO, 1), 2)).toEqual([]);
  expect(klawWith(mixed(TWO, 20), 3)).toEqual([]);
});

test('CH-C25: a warning does not depend on which modular sets the hidden cards are from', () => {
  const modular = cards.filter(({ set }) => modularSets.some(({ id }) => id === set));
  const sorted = modular.filter(({ kind }) => kind !== 'environment').sort((one, other) => one.boost - other.boost);
  const [least, most] = [sorted.at(0), sorted.at(-1)];
  expect(least?.boost).toBeLessThan(most?.boost ?? 0);
  for (const short of [1, 2, 3])
    expect(klawWith(mixed(least?.id ?? '', 20), short)).toEqual(klawWith(mixed(most?.id ?? '', 20), short));
  expect(klawWith(mixed(least?.id ?? '', 20), 1)).toEqual(['danger-scheme-maybe']);
});

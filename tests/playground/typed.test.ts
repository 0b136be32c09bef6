import { expect, test } from 'vitest';

interface Option {
  name: string;
}
interface Sentence {
  path: string[];
  said: string[];
  options: Option[];
}
interface Choice {
  name: string;
  value: string;
}
interface Typed {
  commandWord(typed: string): string | undefined;
  isCommand(word: string, sentences: Sentence[]): boolean;
  misgiven(
    typed: string,
    sentences: Sentence[],
  ): { name: string; options: Option[]; option: string | undefined } | undefined;
  nearestCommand(word: string, sentences: Sentence[]): string | undefined;
  typedCommand(typed: string, sentences: Sentence[]): (Sentence & { given: Map<string, string> }) | undefined;
  typedChoice(choices: Choice[], typed: string, labelOf: (one: Choice) => string): Choice | undefined;
}
const page = new URL('../../src/playground/page/typed.js', import.meta.url).href;
const { commandWord, isCommand, misgiven, nearestCommand, typedChoice, typedCommand } = (await import(
  /* @vite-ignore */ page
)) as Typed;

const create = {
  path: ['league', 'create'],
  said: ['liga', 'neu'],
  options: [{ name: 'name' }, { name: 'format' }],
};
const sentences = [create, { path: ['help'], said: ['help'], options: [] }];
const givenBy = (typed: string) => Object.fromEntries(typedCommand(typed, sentences)?.given ?? []);

test('a command line as the guides print it fills in its options, in any language of its name', () => {
  expect(typedCommand('league create name:Friday format:Swiss', sentences)).toMatchObject(create);
  expect(givenBy('league create name:Friday format:Swiss')).toEqual({ name: 'Friday', format: 'Swiss' });
  expect(givenBy('Liga neu name:First: the beginning')).toEqual({ name: 'First: the beginning' });
});

test('a line that gives what no option takes is no command', () => {
  for (const typed of ['league create Friday', 'league create', 'league creates name:x', 'help me:now'])
    expect(typedCommand(typed, sentences)).toBeUndefined();
});

test('a line that gives a command what it does not take says so: of which command, and by which name', () => {
  const { options } = create;
  const lines: [string, ReturnType<Typed['misgiven']>][] = [
    ['league create title:Friday', { name: 'league create', options, option: 'title' }],
    ['liga neu Title:Friday name:x', { name: 'liga neu', options, option: 'Title' }],
    ['league create Friday', { name: 'league create', options, option: undefined }],
    ['league create ', { name: 'league create', options, option: undefined }],
    ['help me:now', { name: 'help', options: [], option: 'me' }],
    ['league creates name:x', undefined],
    ['league', undefined],
  ];
  for (const [line, found] of lines) expect(misgiven(line, sentences), line).toEqual(found);
});

test('what begins with a word is meant as a command, in any language of its name', () => {
  const words = ['league', 'league end', 'Liga neue name:x', 'help me:now', 'défi-éclair x'].map(commandWord);
  expect(words).toEqual(['league', 'league', 'liga', 'help', 'défi-éclair']);
  expect(words.map(word => isCommand(word ?? '', sentences))).toEqual([true, true, true, true, false]);
  for (const typed of ['', ' league', 'home/mara', '\\', 'leagues…']) expect(commandWord(typed), typed).toBeUndefined();
});

test('a word that names no command leads to the nearest, unless none is near', () => {
  const nearest = (word: string) => nearestCommand(word, sentences);
  expect(['ligs', 'lga', 'hlep', 'helper', 'liga'].map(nearest)).toEqual(['liga', 'liga', 'help', 'help', 'liga']);
  expect(['settings', 'x', 'constructor'].map(nearest)).toEqual([undefined, undefined, undefined]);
  expect(nearestCommand('help', [])).toBeUndefined();
});

test('a choice goes by its value, its name, or how it begins', () => {
  const choices = [
    { name: 'Swiss, then a bracket', value: 'swiss-cut' },
    { name: 'Swiss: everyone plays every round', value: 'swiss' },
    { name: 'A day', value: 'day' },
  ];
  const meant = (typed: string) => typedChoice(choices, typed, one => one.name)?.value;
  expect(['Swiss', 'swiss-cut', 'a d', 'DAY', 'nothing'].map(meant)).toEqual([
    'swiss',
    'swiss-cut',
    'day',
    'day',
    undefined,
  ]);
});

import { expect, test } from 'vitest';
import { Lags } from '../../src/cli/bench/busy/lags.js';

test('a board is behind from a change to what shows it, a thread to what tells it, a menu to what it asks by itself', () => {
  const lags = new Lags();
  lags.changed('m', 1, 10);
  lags.changed('m', 2, 15);
  lags.told('m', { sent: 5, at: 12, calls: true });
  lags.told('m', { sent: 11, at: 14, calls: true });
  lags.told('m', { sent: 16, at: 17, calls: false });
  lags.menu('m', 'old', { opened: 3, at: 18 });
  lags.menu('m', 'old', { opened: 3, at: 30 });
  lags.menu('m', 'new', { opened: 16, at: 19 });
  lags.shown('m', 1, 20);
  lags.shown('n', 1, 20);
  expect([lags.boards, lags.threads, lags.pings, lags.menus]).toEqual([[10], [4], [4], [3]]);
  lags.begin();
  lags.end(40);
  expect([lags.boards, lags.threads]).toEqual([[25], []]);
});

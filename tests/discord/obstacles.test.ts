import { RESTJSONErrorCodes } from 'discord.js';
import { expect, it } from 'vitest';
import { obstacleIn } from '../../src/discord/outbox/obstacles.js';
import { refusal } from './place.js';

it.each([
  ['MissingAccess', 'permission'],
  ['InvalidActionOnArchivedThread', 'permission'],
  ['ThreadLocked', 'permission'],
  ['UnknownChannel', 'place'],
  ['UnknownGuild', 'guild'],
  ['InvalidFormBodyOrContentType', 'mistake'],
] as const)('what Discord calls %s is a matter of %s', (code, obstacle) => {
  expect(obstacleIn(refusal(RESTJSONErrorCodes[code], code)).obstacle).toBe(obstacle);
});

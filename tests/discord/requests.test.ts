import { REST, RESTEvents } from 'discord.js';
import { expect, it, onTestFinished } from 'vitest';
import { letAnswersPass } from '../../src/discord/start/requests.js';

const CLICK = '/webhooks/123456789012345678/token-of-the-click/messages/@original';

it('lets an answer to a click pass all that waits for the limit of the whole bot', async () => {
  const asked: string[] = [];
  const requests = new REST({
    globalRequestsPerSecond: 1,
    async makeRequest(url) {
      asked.push(new URL(url).pathname.replace('/api/v10', ''));
      return new Response('{}', { headers: { 'content-type': 'application/json' } });
    },
  }).setToken('token');
  letAnswersPass(requests);
  onTestFinished(() => {
    requests.clearHashSweeper();
    requests.clearHandlerSweeper();
  });
  const told: string[] = [];
  requests.on(RESTEvents.Response, ({ route }) => told.push(route));
  await requests.get('/gateway');
  const board = requests.patch('/channels/123456789012345678/messages/123456789012345679', { body: {} });
  await requests.patch(CLICK, { body: {}, auth: false });
  expect(asked).toEqual(['/gateway', CLICK]);
  await board;
  expect(asked).toHaveLength(3);
  expect(told).toEqual(['/gateway', '/webhooks/:id/:token/messages/@original', '/channels/:id/messages/:id']);
});

import { say } from './say.js';

/** The page's own API. Who is asking stands in the address of the page. */
export const as = () => new URLSearchParams(location.search).get('as') ?? 'mara';
/** The address of a channel, for the same member. */
export const addressOf = id => `/?as=${encodeURIComponent(as())}&in=${id}`;

async function send(method, path, body) {
  const response = await fetch(`/playground${path}?as=${encodeURIComponent(as())}`, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(say(answer.english ?? answer.message, answer.named));
  return answer;
}

export const get = path => send('GET', path);
export const post = (path, body = {}) => send('POST', path, body);
export const put = (path, body) => send('PUT', path, body);
export const patch = (path, body) => send('PATCH', path, body);

/** Live events; connects again by itself. Says when it is connected, so that what was missed can be read. */
export function listen(hear, connected) {
  const open = () => {
    const socket = new WebSocket(
      `${location.origin.replace('http', 'ws')}/playground/live?as=${encodeURIComponent(as())}`,
    );
    socket.onmessage = message => {
      const { event, data } = JSON.parse(message.data);
      if (event === 'PLAYGROUND_HELLO') connected();
      else hear(event, data);
    };
    socket.onclose = () => {
      hear('PLAYGROUND_LOST', {});
      setTimeout(open, 1000);
    };
  };
  open();
}

/** Files as the API takes them. */
export const encode = files =>
  Promise.all(
    [...files].map(
      file =>
        new Promise((resolve, reject) => {
          const reader = new FileReader();
          reader.onerror = reject;
          reader.onload = () => resolve({ name: file.name, base64: String(reader.result).split(',')[1] ?? '' });
          reader.readAsDataURL(file);
        }),
    ),
  );

/**
 * Does something after all that is being answered now has been sent. Two rounds of the event loop: the first is over
 * before a connection that was idle takes its request.
 */
export const afterwards = (act: () => void): void => void setImmediate(() => setImmediate(act));

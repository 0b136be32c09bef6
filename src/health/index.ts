export type { Meter, Outcome } from './meter.js';
export { type HealthServer, listenAt, serveHealth } from './server.js';
export { onBehalfOf, traced } from './trace.js';

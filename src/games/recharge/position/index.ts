export { read } from './reading.js';
export { write } from './writing.js';

export * from './costs.js';
export * from './does.js';
export * from './encounter.js';
export * from './places.js';
export * from './types.js';
export * from './ways.js';
export * from './when.js';
export * from './whom.js';

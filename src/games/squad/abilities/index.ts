export * from './attack.js';
export * from './does.js';
export * from './lasting.js';
export * from './triggers.js';
export * from './when.js';

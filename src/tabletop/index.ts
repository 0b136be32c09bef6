export * from './deck.js';
export * from './draw.js';
export * from './instance.js';
export * from './option.js';
export * from './sample.js';
export * from './seats.js';
export * from './zone.js';
export * from './zone-view.js';

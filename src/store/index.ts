export { backupDatabase } from './copy.js';
export { StoreError, type Trouble } from './errors.js';

export * from './port.js';
export { openStore, type StoreOptions } from './sqlite.js';

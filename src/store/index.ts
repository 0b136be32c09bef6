export { StoreError, type Trouble } from './errors.js';
export { isAddress, openDatabase } from './open.js';
export * from './port.js';
export { backupDatabase, backupsOf } from './sqlite/copy.js';
export { openStore } from './sqlite/engine.js';
export { keepFolderPrivate } from './sqlite/rights.js';
export { backupName, freeBackup, RegularBackups, rotate } from './sqlite/rotation.js';
export type { StoreOptions } from './store.js';

export { backupDatabase, backupsOf } from './copy.js';
export { StoreError, type Trouble } from './errors.js';

export * from './port.js';
export { keepFolderPrivate } from './rights.js';
export { backupName, RegularBackups, rotate } from './rotation.js';
export { openStore, type StoreOptions } from './sqlite.js';

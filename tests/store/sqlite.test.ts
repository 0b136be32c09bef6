import { openStore } from '../../src/store/index.js';
import { contract } from './contract.js';
import { file } from './places.js';

contract('SQLite in memory', async options => openStore(':memory:', options));
contract('SQLite in a file', async options => openStore(file(), options));

// The real thread, from its source: nothing has to be built for it.
import { register } from 'tsx/esm/api';

register();
await import('../../../src/opponents/worker.ts');

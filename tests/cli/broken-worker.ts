import { serve } from '../../src/cli/simulate/serve.js';
import { broken } from './broken.js';

serve(async () => broken);

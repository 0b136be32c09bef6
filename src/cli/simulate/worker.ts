import { houseFor } from '../command.js';
import { serve } from './serve.js';

serve(houseFor);

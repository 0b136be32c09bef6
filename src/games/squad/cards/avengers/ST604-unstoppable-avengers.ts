import { printedAgain } from '../../card.js';
import ST379 from './ST379-unstoppable-avengers.js';

export default printedAgain('ST604', ST379);

import { printedAgain } from '../../card.js';
import ST369 from './ST369-avengers-courage.js';

export default printedAgain('ST605', ST369);

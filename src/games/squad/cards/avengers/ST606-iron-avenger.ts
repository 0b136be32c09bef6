import { printedAgain } from '../../card.js';
import ST276 from './ST276-iron-avenger.js';

export default printedAgain('ST606', ST276);

import { text } from '../../kernel/index.js';
import { labelled } from '../../locales/index.js';
import type { Pen } from '../draw/words.js';
import type { Bar } from './chart.js';

type Say = Pen['say'];

/** A number as the language writes it. */
export const numberWords = (value: number, say: Say): string => say(text('number', { n: value }));

/** "Tech: 3" */
export const valueWords = ({ label, value }: Pick<Bar, 'label' | 'value'>, say: Say): string =>
  labelled(say, label, numberWords(value, say));

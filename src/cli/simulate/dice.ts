import { Draws } from '../../kernel/index.js';

/**
 * A small, fast source of chance (sfc32) for players that need no secrets: the same name gives the same throws. What a
 * match itself draws comes from the kernel, never from here.
 */
export class Dice extends Draws {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(name: string) {
    super();
    let a = 0x9e3779b9;
    let b = 0x243f6a88;
    let c = 0xb7e15162;
    for (let at = 0; at < name.length; at++) {
      const letter = name.charCodeAt(at);
      a = Math.imul(a ^ letter, 0x85ebca6b);
      b = Math.imul(b ^ letter, 0xc2b2ae35) ^ (a >>> 15);
      c = Math.imul(c + letter, 0x27d4eb2f) ^ (b >>> 13);
    }
    this.a = a;
    this.b = b;
    this.c = c;
    for (let at = 0; at < 12; at++) this.draw();
  }

  protected draw(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
}

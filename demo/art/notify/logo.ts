import { ink } from './palette';
import { rect } from './shapes';

/** The letter N as the bars of a level meter, on a 64 × 64 background. */
export function markBars(color: string): string {
  return [
    rect(6, 6, 10, 52, color, 5),
    rect(20, 10, 10, 26, color, 5),
    rect(34, 28, 10, 26, color, 5),
    rect(48, 6, 10, 52, color, 5),
  ].join('');
}

export function mark(size: number, color: string = ink.violet): string {
  return `<svg class="icon" width="${size}" height="${size}" viewBox="0 0 64 64">${markBars(color)}</svg>`;
}

/** Icon and name next to each other. */
export function wordmark(size: number, color: string = ink.text, bars: string = ink.violet): string {
  return `<span class="wordmark" style="font-size:${size}px;color:${color}">${mark(size, bars)}<b>Notify</b></span>`;
}

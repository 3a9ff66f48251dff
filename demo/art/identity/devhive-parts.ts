import { accents, ink } from './palette';
import { face, type Person } from './people';

/** A task on the board. `who` is an index into the people of the call. */
export interface Task {
  id: string;
  title: string;
  tag: string;
  hue: string;
  points: number;
  who: Person;
}

const CELL = 'M12 1.5L21.1 6.75V17.25L12 22.5L2.9 17.25V6.75Z';

/** DevHive's logo: three cells of a honeycomb. */
export function mark(side: number): string {
  const cell = (x: number, y: number, o: number) =>
    `<path transform="translate(${x} ${y})" d="M8 0L15 4V12L8 16L1 12V4Z" fill="${accents.devhive}" opacity="${o}"/>`;
  return `<svg class="mark" width="${side}" height="${side}" viewBox="0 0 32 32">${cell(8, 1, 1)}${cell(0, 15, 0.72)}${cell(16, 15, 0.45)}</svg>`;
}

/** The outlines of a honeycomb that fills its box. */
export function comb(stroke: string): string {
  return `<svg class="comb" width="100%" height="100%"><pattern id="comb" width="56" height="97" patternUnits="userSpaceOnUse">
    <path d="M28 0v16.17M28 16.17L0 32.33M28 16.17L56 32.33M0 32.33V64.67M56 32.33V64.67M0 64.67L28 80.83M56 64.67L28 80.83M28 80.83V97" fill="none" stroke="${stroke}" stroke-width="1.5"/></pattern>
    <rect width="100%" height="100%" fill="url(#comb)"/></svg>`;
}

/** A small honeycomb cell that marks a state of the board. */
export function cell(colour: string, full: boolean): string {
  return `<svg class="cell" viewBox="0 0 24 24"><path d="${CELL}" fill="${full ? colour : 'none'}" stroke="${colour}" stroke-width="3"/></svg>`;
}

let faces = 0;

/** A person's round avatar on a task. */
export function avatar(person: Person): string {
  faces += 1;
  return `<span class="avatar">${face(person, `avatar-${faces}`)}</span>`;
}

const icons: Record<string, string> = {
  mic: '<rect x="9" y="3" width="6" height="11" rx="3"/><path d="M5 11a7 7 0 0 0 14 0M12 18v3"/>',
  camera: '<rect x="2.5" y="6" width="13" height="12" rx="3"/><path d="M15.5 11l6-3.5v9l-6-3.5z"/>',
  screen: '<rect x="3" y="4" width="18" height="13" rx="2.5"/><path d="M12 14V8m-3 2.5L12 7.5l3 3M8 21h8"/>',
  leave: '<path d="M3 14c0-6 18-6 18 0v2l-5-1v-3c-2-.7-6-.7-8 0v3l-5 1z"/>',
  branch:
    '<circle cx="6" cy="5" r="2.5"/><circle cx="6" cy="19" r="2.5"/><circle cx="18" cy="8" r="2.5"/><path d="M6 7.5v9M18 10.5c0 4-5 4-10 5.5"/>',
  check: '<path d="M4 12.5l5 5L20 6.5"/>',
};

export function icon(name: string): string {
  return `<svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${icons[name] ?? ''}</svg>`;
}

/** One participant of the call. */
export function tile(person: Person, speaking = false): string {
  faces += 1;
  return `<figure class="tile${speaking ? ' speaking' : ''}">${face(person, `tile-${faces}`)}<figcaption>${speaking ? icon('mic') : ''}${person.name.split(' ')[0]}</figcaption></figure>`;
}

/** Styles that both DevHive pictures share. */
export const style = `
  *{box-sizing:border-box;margin:0}
  body{background:${ink.night};color:${ink.text};font-family:Inter;overflow:hidden;position:relative}
  svg{display:block;flex:none}
  .comb{position:absolute;inset:0}
  .mono{font-family:'JetBrains Mono'}
  .word{font-family:'Space Grotesk';font-weight:700;letter-spacing:-.02em}
  .row{display:flex;align-items:center}
  .avatar{display:block;border-radius:50%;overflow:hidden;flex:none}
  .avatar svg,.tile>svg{width:100%;height:100%}
  .tile{position:relative;overflow:hidden;background:${ink.raised}}
  .tile figcaption{position:absolute;display:flex;align-items:center;background:${ink.night}d9;font-weight:600;white-space:nowrap}
  .speaking{outline:3px solid ${accents.devhive}}
  .speaking figcaption{color:${accents.devhive}}
`;

import { icons } from './icons';

/** A warning across the top. */
export function alarm(place: string, title: string, note: string): string {
  return `<div class="alarm mid" style="${place}"><h2>${icons.flame}${title}</h2><p>${note}</p></div>`;
}

/** What the player has just earned. */
export function reward(place: string, title: string, coins: string): string {
  return `<div class="panel reward mid" style="${place}">${icons.flag}<b>${title}</b><span>${icons.coin}+${coins}</span></div>`;
}

/** The player's place in the race. */
export function place(where: string, now: number, of: number): string {
  const ending = ['th', 'st', 'nd', 'rd'][now % 10] ?? 'th';
  return `<div class="place" style="${where}"><b>${now}<sup>${ending}</sup></b><i>of ${of}</i></div>`;
}

/** The end of a climb: place, time and achievements. */
export function finish(where: string, rank: string, time: string, note: string): string {
  return `<div class="finish" style="${where}"><p>${note}</p><b>${rank}</b><span>${icons.clock}${time}</span></div>`;
}

/** The remaining strength, as a bar. */
export function stamina(where: string, left: number): string {
  return `<div class="panel stamina" style="${where}">${icons.heart}<span><i style="width:${left * 100}%"></i></span></div>`;
}

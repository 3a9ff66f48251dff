import { avatar, cell, type Task } from './devhive-parts';
import { accents, ink } from './palette';
import { mara, noor, otto, teo } from './people';

const { home: green, devhive: honey, notify: violet, climborDie: lava } = accents;

const columns: { name: string; hue: string; full: boolean; tasks: Task[] }[] = [
  {
    name: 'To do',
    hue: ink.quiet,
    full: false,
    tasks: [
      { id: 'DH-231', title: 'Export the burndown chart', tag: 'Reports', hue: lava, points: 3, who: otto },
      { id: 'DH-234', title: 'Quiet hours for mentions', tag: 'Chat', hue: green, points: 2, who: noor },
      { id: 'DH-236', title: 'Keyboard moves on the board', tag: 'Board', hue: honey, points: 5, who: mara },
    ],
  },
  {
    name: 'In progress',
    hue: honey,
    full: false,
    tasks: [
      { id: 'DH-218', title: 'Live captions in calls', tag: 'Calls', hue: violet, points: 8, who: teo },
      { id: 'DH-225', title: 'Invite links that expire', tag: 'Teams', hue: honey, points: 3, who: mara },
      { id: 'DH-229', title: 'Drafts survive a reload', tag: 'Chat', hue: green, points: 2, who: noor },
    ],
  },
  {
    name: 'Done',
    hue: green,
    full: true,
    tasks: [
      { id: 'DH-204', title: 'Screen sharing for guests', tag: 'Calls', hue: violet, points: 5, who: noor },
      { id: 'DH-209', title: 'Inline review comments', tag: 'Code', hue: lava, points: 5, who: otto },
      { id: 'DH-212', title: 'Columns with a limit', tag: 'Board', hue: honey, points: 3, who: teo },
    ],
  },
];

function card({ id, title, tag, hue, points, who }: Task): string {
  return `<article><div class="row top"><em style="color:${hue};background:${hue}22">${tag}</em><span class="mono">${id}</span></div>
    <h3>${title}</h3><div class="row foot"><b>${points} pts</b>${avatar(who)}</div></article>`;
}

/** The sprint board: three columns of three tasks. */
export function board(): string {
  return `<div class="board">${columns
    .map(
      ({ name, hue, full, tasks }) =>
        `<section><h2>${cell(hue, full)}${name}<b>${tasks.length}</b></h2>${tasks.map(card).join('')}</section>`,
    )
    .join('')}</div>`;
}

export const boardStyle = `
  .board{display:grid;grid-template-columns:repeat(3,1fr);gap:10px}
  .board section{background:${ink.night};border-radius:12px;padding:10px 8px 8px;display:flex;flex-direction:column;gap:7px}
  .board h2{font:700 15px Inter;display:flex;align-items:center;gap:7px;padding:0 4px}
  .board .cell{width:15px;height:15px}
  .board h2 b{margin-left:auto;color:${ink.quiet};font-weight:600}
  article{background:${ink.raised};border-radius:10px;padding:8px 10px;flex:1;display:flex;flex-direction:column;justify-content:space-between}
  .top{justify-content:space-between}
  em{font:600 11.5px/1 Inter;padding:3px 7px;border-radius:6px}
  article .mono{font-size:11.5px;color:${ink.quiet}}
  h3{font-size:14px;line-height:1.25;font-weight:600;letter-spacing:-.01em;text-wrap:balance}
  .foot{justify-content:space-between}
  .foot b{font-size:12px;font-weight:500;color:${ink.quiet}}
  article .avatar{width:24px;height:24px}
`;

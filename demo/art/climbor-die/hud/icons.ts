/** Icons of the heads-up display, each 48 × 48. */
const draw = (inner: string) =>
  `<svg viewBox="0 0 48 48" fill="none" stroke-linecap="round" stroke-linejoin="round">${inner}</svg>`;

export const icons = {
  clock: draw(
    '<circle cx="24" cy="26" r="17" fill="#fff3e6"/><path d="M24 16v10l7 5" stroke="#ff5a2a" stroke-width="5"/><path d="M19 4h10" stroke="#fff3e6" stroke-width="6"/>',
  ),
  people: draw(
    '<path d="M28 42c0-9 4-14 9-14s9 5 9 14z" fill="#ffb48f"/><circle cx="37" cy="19" r="7" fill="#ffb48f"/><path d="M3 44c0-12 5-18 13-18s13 6 13 18z" fill="#fff3e6"/><circle cx="16" cy="14" r="10" fill="#fff3e6"/>',
  ),
  flame: draw(
    '<path d="M25 3c2 9 15 14 15 27a16 16 0 0 1-32 0c0-7 4-10 6-15 2 4 4 6 6 6 3-6 1-11 5-18z" fill="#ff7a2e"/><path d="M24 24c2 5 8 7 8 13a8 8 0 0 1-16 0c0-5 5-7 8-13z" fill="#ffd166"/>',
  ),
  lava: draw(
    '<path d="M24 3v20m-9-7 9-9 9 9" stroke="#fff3e6" stroke-width="6"/><path d="M2 34c6-7 12-7 18 0s12 7 26-3v15H2z" fill="#ffd166"/>',
  ),
  coin: draw(
    '<circle cx="24" cy="24" r="20" fill="#ffc93c"/><circle cx="24" cy="24" r="13" fill="#ffe08a"/><path d="m24 15 7 14H17z" fill="#d9820f"/>',
  ),
  flag: draw(
    '<path d="M12 5v39" stroke="#fff3e6" stroke-width="6"/><path d="M14 6h27l-8 10 8 10H14z" fill="#ff7a45"/>',
  ),
  summit: draw(
    '<path d="M2 44 20 12l9 15 5-8 12 25z" fill="#fff3e6"/><path d="M20 12V2h14l-4 5 4 5z" fill="#ff7a45"/>',
  ),
  crown: draw(
    '<path d="M5 38 3 13l12 9 9-16 9 16 12-9-2 25z" fill="#ffc93c"/><path d="M6 43h36" stroke="#ffc93c" stroke-width="5"/>',
  ),
  glove: draw(
    '<path d="M12 42V24l-5-7c-2-4 3-7 6-3l4 5V8c0-5 7-5 7 0v-2c0-5 7-5 7 1v4c1-5 7-4 7 0v18c0 6-3 13-7 13z" fill="#7ef0d0"/><path d="M13 36h22" stroke="#1f6a5c" stroke-width="4"/>',
  ),
  spring: draw(
    '<path d="M12 42h24M13 34l22-6M13 26l22-6M13 18l22-6" stroke="#ffd166" stroke-width="6"/><path d="M35 34 13 28m22-2-22-6" stroke="#d9820f" stroke-width="4"/>',
  ),
  rope: draw(
    '<circle cx="22" cy="22" r="15" stroke="#f3dcb0" stroke-width="8"/><path d="M34 32c5 4 8 6 8 12" stroke="#f3dcb0" stroke-width="7"/><path d="m12 14 6 6m6-12 2 8" stroke="#b98250" stroke-width="3"/>',
  ),
  shield: draw(
    '<path d="M24 4 41 10v13c0 11-8 18-17 22C15 41 7 34 7 23V10z" fill="#8fb8ff"/><path d="M24 10v28c6-3 11-8 11-15v-9z" fill="#5a86e0"/>',
  ),
  heart: draw('<path d="M24 43C-6 24 10-2 24 13c14-15 30 11 0 30z" fill="#ff5f6d"/>'),
  arrow: draw('<path d="M8 24h30M26 11l13 13-13 13" stroke="currentColor" stroke-width="7"/>'),
  again: draw('<path d="M39 20A16 16 0 1 0 40 29M40 8v13H27" stroke="currentColor" stroke-width="6"/>'),
  eye: draw(
    '<path d="M3 24c10-17 32-17 42 0-10 17-32 17-42 0z" fill="currentColor"/><circle cx="24" cy="24" r="8" fill="#fff3e6"/>',
  ),
} as const;

export type Icon = keyof typeof icons;

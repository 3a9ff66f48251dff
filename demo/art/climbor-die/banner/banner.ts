import { climber } from './figure';
import { word } from './letters';
import { embers, tower } from './tower';

const GRADIENTS = `<defs>
<linearGradient id="s" x2="0" y2="1"><stop stop-color="#0d0812"/><stop offset=".55" stop-color="#2a0f1c"/><stop offset=".86" stop-color="#8a2a1c"/><stop offset="1" stop-color="#ff6a24"/></linearGradient>
<radialGradient id="g"><stop stop-color="#ff6a24" stop-opacity=".75"/><stop offset="1" stop-color="#ff6a24" stop-opacity="0"/></radialGradient>
<linearGradient id="t" x2="0" y2="1"><stop offset=".2" stop-color="#ff5a1c" stop-opacity="0"/><stop offset="1" stop-color="#ff5a1c" stop-opacity=".6"/></linearGradient>
<linearGradient id="w" x2="0" y2="1"><stop stop-color="#ffe9b0"/><stop offset="1" stop-color="#ff9a3c"/></linearGradient>
<linearGradient id="c" gradientUnits="userSpaceOnUse" x2="0" y1="52" y2="194"><stop stop-color="#fff6e6"/><stop offset="1" stop-color="#f2b795"/></linearGradient>
<linearGradient id="d" gradientUnits="userSpaceOnUse" x2="0" y1="230" y2="420"><stop stop-color="#ffd76a"/><stop offset=".45" stop-color="#ff8a3c"/><stop offset="1" stop-color="#e8380f"/></linearGradient>
<linearGradient id="l" x2="0" y2="1"><stop stop-color="#ffd76a"/><stop offset=".35" stop-color="#ff7a2e"/><stop offset="1" stop-color="#c9270a"/></linearGradient>
</defs>`;

/** The logo banner: the name in blocks, a tower, a hanging climber, lava below. */
export function banner(): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 480" role="img" aria-label="Climbor Die">',
    GRADIENTS,
    '<path d="M0 0h1440v480H0z" fill="url(#s)"/>',
    landscape(),
    tower(),
    `<g transform="translate(1046 208)">${climber()}</g>`,
    lava(),
    embers(54),
    wordmark(),
    '</svg>\n',
  ].join('');
}

/** A volcano and columns of basalt in front of the glow. */
function landscape(): string {
  return [
    '<ellipse cx="720" cy="440" rx="620" ry="250" fill="url(#g)"/>',
    '<path d="M470 480 690 262h96l220 218z" fill="#2a111c"/><path d="M690 262h96l220 218H800z" fill="#1f0c16"/>',
    '<path d="M690 262h96l14 14-22 6-8 40-14-34-14 92-16-98-16 24-8-26-26 2z" fill="#ff6a24"/><path d="M704 262h68l-30 12z" fill="#ffd76a"/>',
    '<ellipse cx="738" cy="250" rx="120" ry="70" fill="url(#g)"/>',
    '<path d="M0 392h36v-34h34v52h30v70H0zM560 424h36v-26h40v46h44v36H560zM924 412h34v-44h40v70h42v42H924z" fill="#170a12"/>',
  ].join('');
}

function lava(): string {
  return [
    '<path d="M0 436q60-22 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0V480H0z" fill="url(#l)"/>',
    '<path d="M0 437q60-22 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0" fill="none" stroke="#ffe7a0" stroke-width="4"/>',
    '<path d="M70 462h90M330 468h130M640 460h70M860 468h120M1180 462h90" stroke="#8a1c0a" stroke-width="7" stroke-linecap="round" opacity=".55"/>',
  ].join('');
}

function wordmark(): string {
  const climbor = word('CLIMBOR', { x: 84, y: 52, height: 104, thick: 38, gap: 15 });
  const die = word('DIE', { x: 84, y: 230, height: 138, thick: 52, gap: 20 });
  const drips = [
    [96, 30],
    [160, 16],
    [224, 38],
    [302, 22],
    [384, 34],
    [444, 14],
  ]
    .map(([x, long]) => `M${x} 435v${Number(long) - 12}`)
    .join('');
  const stroke = (d: string, color: string, width: number, down: number, cap = 'square') =>
    `<path d="${d}" stroke="${color}" stroke-width="${width}" stroke-linecap="${cap}" transform="translate(0 ${down})"/>`;
  return [
    '<ellipse cx="290" cy="330" rx="400" ry="180" fill="url(#g)"/><g fill="none" stroke-miterlimit="2">',
    stroke(climbor, '#1c0a12', 48, 7),
    stroke(climbor, '#7a3436', 38, 10),
    stroke(climbor, '#fff', 38, 0),
    stroke(climbor, 'url(#c)', 38, 4),
    stroke(die, '#1c0a12', 62, 8),
    stroke(die, '#7a1a0a', 52, 12),
    stroke(drips, '#7a1a0a', 20, 8, 'round'),
    stroke(die, '#fff0b8', 52, 0),
    stroke(die, 'url(#d)', 52, 5),
    stroke(drips, 'url(#d)', 20, 0, 'round'),
    '</g>',
  ].join('');
}

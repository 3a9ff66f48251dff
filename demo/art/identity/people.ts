/** A fictional participant of a call, drawn flat in a square of 200. */
export interface Person {
  name: string;
  wall: string;
  skin: [base: string, shade: string];
  top: [base: string, shade: string];
  /** Drawn behind the head, and over it. */
  behind: string;
  over: string;
}

const FACE = 'M62 86C62 46 138 46 138 86L136 106C133 128 117 142 100 142C83 142 67 128 64 106Z';

const glasses = `<g fill="none" stroke="#16181c" stroke-width="4"><circle cx="83" cy="96" r="14"/><circle cx="117" cy="96" r="14"/><path d="M97 94q3-3 6 0"/></g>`;
const headset = `<path d="M60 92C58 30 142 30 140 92" fill="none" stroke="#e4e7ea" stroke-width="6"/><rect x="52" y="84" width="14" height="28" rx="6" fill="#f5b942"/><rect x="134" y="84" width="14" height="28" rx="6" fill="#f5b942"/><path d="M59 110C60 128 70 134 82 134" fill="none" stroke="#e4e7ea" stroke-width="4" stroke-linecap="round"/>`;

export const mara: Person = {
  name: 'Mara Quill',
  wall: '#5b4520',
  skin: ['#9a6240', '#7d4b2f'],
  top: ['#f5b942', '#d49a2b'],
  behind: `<g fill="#2a1b1a"><circle cx="62" cy="66" r="30"/><circle cx="138" cy="66" r="30"/><circle cx="100" cy="46" r="34"/><circle cx="50" cy="98" r="24"/><circle cx="150" cy="98" r="24"/><circle cx="78" cy="42" r="26"/><circle cx="122" cy="42" r="26"/></g>`,
  over: `<path d="M61 92C58 50 80 40 100 40C120 40 142 50 139 92C134 74 126 70 116 72C108 62 92 62 84 72C74 70 66 74 61 92Z" fill="#2a1b1a"/><circle cx="61" cy="116" r="5" fill="#f5b942"/><circle cx="139" cy="116" r="5" fill="#f5b942"/>`,
};

export const otto: Person = {
  name: 'Otto Fenn',
  wall: '#1f4a52',
  skin: ['#f3c4a2', '#dba07c'],
  top: ['#e9ecef', '#bfc6cd'],
  behind: '',
  over: `<path d="M62 100C66 112 76 112 84 118C92 112 108 112 116 118C124 112 134 112 138 100C140 132 122 152 100 152C78 152 60 132 62 100ZM88 122C94 132 106 132 112 122C106 118 94 118 88 122Z" fill="#b5592c" fill-rule="evenodd"/><path d="M60 92C54 60 66 34 98 34C134 30 148 56 140 92C136 78 132 72 124 68C104 72 84 68 76 62C66 70 64 80 60 92Z" fill="#c4632f"/>`,
};

export const noor: Person = {
  name: 'Noor Adeyra',
  wall: '#3a2f5e',
  skin: ['#d99f74', '#bb7f57'],
  top: ['#5f4bb0', '#4a3a90'],
  behind: '',
  over: `<path d="M100 26C148 26 152 76 150 108C150 146 158 160 170 176C140 196 60 196 30 176C42 160 50 146 50 108C48 76 52 26 100 26ZM100 54C74 54 66 74 66 96C66 124 82 144 100 144C118 144 134 124 134 96C134 74 126 54 100 54Z" fill="#b79bff" fill-rule="evenodd"/><path d="M100 26C148 26 152 76 150 108C150 146 158 160 170 176C156 186 134 191 110 191C140 170 136 140 134 96C134 74 126 54 100 54C128 48 126 34 100 26Z" fill="#9478e0"/>`,
};

export const teo: Person = {
  name: 'Teo Brandt',
  wall: '#23503a',
  skin: ['#eec09a', '#d39b72'],
  top: ['#37424f', '#28313b'],
  behind: '',
  over: `<path d="M60 94C52 58 70 34 102 34C136 34 146 60 140 94C138 82 134 74 128 66C114 70 96 68 88 58C82 68 66 72 60 94Z" fill="#23262c"/>${glasses}${headset}`,
};

/** The portrait as an inline drawing that fills its box. */
export function face({ wall, skin, top, behind, over }: Person, id: string): string {
  return `<svg viewBox="0 0 200 200" preserveAspectRatio="xMidYMin meet"><rect x="-200" y="-200" width="600" height="600" fill="${wall}"/>
    <circle cx="100" cy="96" r="92" fill="#fff" opacity=".07"/>${behind}
    <path d="M14 204C18 164 58 160 82 148H118C142 160 182 164 186 204V300H14Z" fill="${top[0]}"/>
    <path d="M130 156C152 164 182 168 186 204V300H146V204C150 184 142 166 130 156Z" fill="${top[1]}"/>
    <path d="M82 120H118V150C118 162 110 170 100 170C90 170 82 162 82 150Z" fill="${skin[1]}"/>
    <ellipse cx="62" cy="100" rx="8" ry="12" fill="${skin[0]}"/><ellipse cx="138" cy="100" rx="8" ry="12" fill="${skin[1]}"/>
    <clipPath id="${id}"><path d="${FACE}"/></clipPath><path d="${FACE}" fill="${skin[0]}"/>
    <path clip-path="url(#${id})" d="M124 40C132 80 130 120 102 146H150V40Z" fill="${skin[1]}"/>
    <g fill="#241715"><ellipse cx="83" cy="97" rx="4.5" ry="5.5"/><ellipse cx="117" cy="97" rx="4.5" ry="5.5"/></g>
    <path d="M74 83Q83 77 91 82M109 82Q117 77 126 83" fill="none" stroke="#241715" stroke-width="4" stroke-linecap="round"/>
    <path d="M100 98Q95 109 99 111H104" fill="none" stroke="${skin[1]}" stroke-width="3.5" stroke-linecap="round"/>
    ${over}<path d="M86 120Q100 124 114 120Q111 133 100 133Q89 133 86 120Z" fill="#fff"/></svg>`;
}

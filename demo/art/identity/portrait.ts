import type { Studio } from '../studio';
import { save } from '../studio';

const skin = { base: '#f2bd98', shade: '#dc9873', deep: '#b9704f', blush: '#ec9f80' };
const hair = { base: '#8a4a2c', shade: '#673320', light: '#a9623b' };
const hoodie = { base: '#3fa277', shade: '#2f8160', deep: '#215f47' };
const glow = '#7ee2a8';

const FACE =
  'M268 330C266 372 268 410 279 446C295 498 348 548 400 548C452 548 505 498 521 446C532 410 534 372 532 330C532 232 480 180 400 180C320 180 268 232 268 330Z';
const BODY =
  'M84 800C88 706 140 664 236 634C290 617 326 604 344 580L456 580C474 604 510 617 564 634C660 664 712 706 716 800Z';

function night(): string {
  const streak = (x: number, y: number, h: number, o: number) =>
    `<rect x="${x}" y="${y}" width="14" height="${h}" rx="7" fill="${glow}" opacity="${o}"/>`;
  return `<rect width="800" height="800" fill="#0e1b15"/>
    <circle cx="400" cy="400" r="322" fill="#183728"/>
    ${streak(64, 84, 96, 0.2)}${streak(64, 200, 14, 0.55)}
    ${streak(146, 40, 40, 0.14)}${streak(722, 150, 120, 0.2)}${streak(722, 290, 14, 0.55)}
    ${streak(642, 48, 56, 0.14)}${streak(104, 560, 60, 0.12)}${streak(690, 520, 70, 0.12)}`;
}

function body(): string {
  return `<path d="M246 640C232 560 290 512 400 512C510 512 568 560 554 640Z" fill="${hoodie.deep}"/>
    <path d="${BODY}" fill="${hoodie.base}"/>
    <path d="M716 800C712 706 660 664 564 634C540 627 518 620 500 612C560 680 590 740 596 800Z" fill="${hoodie.shade}"/>
    <path d="M338 470H462V588C462 640 436 672 400 684C364 672 338 640 338 588Z" fill="${skin.base}"/>
    <path d="M338 520H462V588C462 640 436 672 400 684C420 664 428 640 426 616C392 618 360 604 338 578Z" fill="${skin.shade}"/>
    <path d="M84 800C88 706 140 664 236 634C164 668 116 710 108 800Z" fill="${glow}"/>
    <path d="M352 628C372 664 428 664 448 628L462 640L430 716H370L338 640Z" fill="#e9efe9"/>
    <path d="M400 655C424 652 440 642 448 628L462 640L430 716H400Z" fill="#c5d3ca"/>
    <path d="M246 640C250 592 286 560 336 556C338 624 366 672 408 706C396 744 370 760 344 752C292 728 252 690 246 640Z" fill="${hoodie.base}"/>
    <path d="M336 556C338 624 366 672 408 706C404 720 398 730 390 738C348 700 316 640 318 558Z" fill="${hoodie.shade}"/>
    <path d="M554 640C550 592 514 560 464 556C462 624 434 672 392 706C404 744 430 760 456 752C508 728 548 690 554 640Z" fill="${hoodie.shade}"/>
    <path d="M464 556C462 624 434 672 392 706C396 720 402 730 410 738C452 700 484 640 482 558Z" fill="${hoodie.deep}"/>
    <g stroke="#d9f7e5" stroke-width="11" stroke-linecap="round" fill="none">
      <path d="M352 716C346 740 346 752 348 800"/><path d="M448 716C454 740 454 752 452 786"/>
    </g>`;
}

function face(): string {
  const ear = `<ellipse cx="264" cy="384" rx="26" ry="40" fill="${skin.base}"/><path d="M256 366C246 384 254 402 266 406" fill="none" stroke="${skin.shade}" stroke-width="9" stroke-linecap="round"/>`;
  return `<clipPath id="face"><path d="${FACE}"/></clipPath>
    ${ear}<g transform="matrix(-1 0 0 1 800 0)">${ear.replace(skin.base, skin.shade).replace(`stroke="${skin.shade}"`, `stroke="${skin.deep}"`)}</g>
    <path d="${FACE}" fill="${skin.base}"/>
    <g clip-path="url(#face)">
      <path d="M488 160C500 260 482 330 496 396C506 452 482 512 410 552L560 580V160Z" fill="${skin.shade}"/>
      <path d="M262 300C300 262 330 250 344 214C400 262 470 288 560 270V180H250Z" fill="${skin.shade}"/>
      <ellipse cx="320" cy="440" rx="32" ry="20" fill="${skin.blush}"/>
      <ellipse cx="476" cy="440" rx="28" ry="19" fill="${skin.blush}"/>
    </g>
    <path d="M398 404C394 418 384 430 388 438C394 447 410 447 418 440" fill="none" stroke="${skin.deep}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>
    <clipPath id="smile"><path d="M344 470C378 482 422 482 456 468C448 504 428 518 402 518C374 518 352 504 344 470Z"/></clipPath>
    <g clip-path="url(#smile)"><path d="M330 450H470V530H330Z" fill="#842f2c"/><path d="M330 450H470V492C430 502 370 502 330 492Z" fill="#fff6ef"/><ellipse cx="402" cy="524" rx="30" ry="16" fill="#d9655a"/></g>
    <path d="M340 464C342 468 344 472 349 473M460 462C458 466 456 470 451 471" fill="none" stroke="${skin.deep}" stroke-width="7" stroke-linecap="round"/>`;
}

function gaze(): string {
  const eye = (x: number) =>
    `<circle cx="${x}" cy="370" r="50" fill="#e6fff0" fill-opacity=".16" stroke="#1c2723" stroke-width="10"/>
    <path d="M${x - 26} 366C${x - 16} 350 ${x + 16} 350 ${x + 26} 366" fill="none" stroke="#2a1a17" stroke-width="6" stroke-linecap="round"/>
    <ellipse cx="${x}" cy="373" rx="14" ry="17" fill="#2a1a17"/><circle cx="${x - 5}" cy="367" r="5.5" fill="#fff"/>`;
  return `${eye(340)}${eye(460)}
    <path d="M390 364C396 357 404 357 410 364M290 362L268 354M510 362L532 354" fill="none" stroke="#1c2723" stroke-width="10" stroke-linecap="round"/>
    <path d="M302 304C320 290 346 288 366 298M434 298C454 288 480 290 498 304" fill="none" stroke="${hair.shade}" stroke-width="13" stroke-linecap="round"/>`;
}

function locks(): string {
  return `<path d="M254 372C240 312 250 250 284 214C288 168 338 136 386 142C418 112 486 118 514 152C560 160 586 212 566 262C570 306 560 344 546 372C536 340 524 322 512 276C470 290 402 272 346 216C332 258 292 280 274 322C268 340 262 356 254 372Z" fill="${hair.base}"/>
    <path d="M514 152C560 160 586 212 566 262C570 306 560 344 546 372C536 340 524 322 512 276C490 282 462 282 432 272C500 262 536 220 514 152Z" fill="${hair.shade}"/>
    <path d="M300 216C308 184 346 162 384 168C352 176 326 192 312 222C300 246 280 262 268 290C268 262 280 236 300 216Z" fill="${hair.light}"/>
    <path d="M376 196C400 160 446 146 488 164C452 166 424 182 404 214C396 210 384 204 376 196Z" fill="${hair.light}"/>`;
}

/** The screen's light along the side that faces it. */
function rim(): string {
  return `<path d="M254 372C240 312 250 250 284 214C270 246 258 284 262 352ZM240 372C236 400 250 424 266 424C254 414 246 398 240 372ZM270 408C272 424 275 434 279 446C291 484 326 526 368 541C330 514 300 478 288 444C282 432 276 420 270 408Z" fill="${glow}"/>`;
}

/** The demonstration's fictional developer in the glow of a screen. */
function portrait(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800">
    ${night()}
    <g transform="matrix(1.13 0 0 1.13 -52 -62)">
      ${body()}
      <g transform="translate(0 14) rotate(-3 400 540)">${face()}${gaze()}${locks()}${rim()}</g>
    </g>
  </svg>`;
}

export async function drawPortrait(studio: Studio): Promise<void> {
  const html = `<style>body{margin:0}svg{display:block}</style>${portrait()}`;
  await save('identity/portrait.webp', await studio.shoot(html, { width: 800, height: 800 }), 'screen');
}

import { en } from '../../../../../../src/words.ts';
import { adds, type InvalidCase, site } from './invalid-case.ts';

const FORMAT = '… not in the right format; correct it';
/** A section of the owner's own with this block. */
const own = (block: object) => site({ sections: [{ id: 'a', heading: 'A', blocks: [block] }] });

/** Faults in site.json and in SITE_URL. */
export const INVALID_SITE: InvalidCase[] = [
  [site({ accent: 'green' }), 'accent: "green" is not in the right format; correct it (# and six'],
  [site({ accent: '#335577' }), 'accent: … contrast of 2.…:1 on #16191d, below 4.5:1; choose a lighter'],
  [site({ theme: 'blue' }), 'theme: "blue" is not an allowed value; use one of "dark", "light", "auto"'],
  [site({ hsts: true }), 'hsts: true is not an allowed value; use one of "host", "subdomains", "preload"'],
  [site({ language: 'English, please' }), 'language: … not in the right format'],
  [site({ language: 'en-a' }), 'language: … en-a is not a language tag'],
  ...[
    'http://stats.test/',
    ...['*.com', '%2a.com', 'a.test*', 'kim@a.test'].map((host) => `https://${host}/v`),
  ].map(
    (vitals): InvalidCase => [
      site({ vitals }),
      `vitals: "${vitals}" is not in the right format; correct it (The https:// URL to which each visit`,
    ],
  ),
  [
    site({ analytics: { data: { domain: 'kim.test' } } }),
    'analytics.script: is missing; add it (For example https://plausible',
    { line: '"analytics"' },
  ],
  [
    site({ analytics: { script: 'https://stats.test/a.js', data: { 'my domain': 'kim.test' } } }),
    'analytics.data: "my domain" is not in the right format; write it as my-domain (',
  ],
  [
    site({ analytics: { script: "https://stats.test/a.js; script-src 'unsafe-inline'" } }),
    `analytics.script: ${FORMAT} (For example`,
  ],
  [site({ analytics: { script: 'https://*.com/a.js' } }), `analytics.script: ${FORMAT} (For example`],
  [
    site({ rain: ['TypeScript', 'Datenbankentwurf'] }),
    "rain[1]: the rain can't spell “Datenbankentwurf”; write 2 to 12 of the letters a to z",
    { line: '"Datenbankentwurf"' },
  ],
  [site({ background: 'sprase' }), 'background: "sprase" is not an allowed value; did you mean sparse?'],
  [
    site({ sections: ['abuot'] }),
    'sections[0]: "abuot" is not an allowed value; did you mean about?',
    { line: '"abuot"' },
  ],
  [site({ sections: [] }), 'sections: is empty; fill it in, or remove it (In the order'],
  [
    site({ sections: ['about', 'skills', 'contact'] }),
    'sections[2]: about appears twice; keep one of them',
    {
      files: (files) => ({ 'site.json': files['site.json']?.replace('"contact"', '"about" ') }),
      line: '"about" ',
    },
  ],
  [
    site({ sections: [{ id: 'skills', heading: 'A', blocks: [{ text: 'A' }] }] }),
    'sections[0].id: skills is reserved for the home page; choose another id',
  ],
  [
    site({ logos: undefined, sections: ['about', { id: 'talks', heading: 'Talks' }] }),
    'sections[1].blocks: is missing; add it (The contents of the section',
    { line: '    {' },
  ],
  [
    own({ carousel: { label: 'A', pictures: [{ src: 'no.png', alt: 'A' }] } }),
    'sections[0].blocks[0].carousel.pictures[0].src: there is no picture no.png',
    { line: 'no.png' },
  ],
  [
    own({ links: [{ label: 'A', url: 'javascript:1' }] }),
    `sections[0].blocks[0].links[0].url: ${FORMAT} (Starts with https`,
  ],
  [site({ words: { skipp: 'Weiter' } }), 'words.skipp: … not a field of this file; did you mean skip?'],
  [site({ words: { toString: 'As text' } }), 'words.toString: … not a field of this file; remove it'],
  [
    site({ words: { visit: 'Have a look' } }),
    'words.visit: "Have a look" lacks {host}; write {host} where the value goes, as in "Visit {host}"',
  ],
  [
    site({ words: { skip: 'Skip to {page}' } }),
    'words.skip: there is no value for {page} here; remove the braces',
  ],
  [site({ words: { skip: ' ' } }), 'words.skip: is empty; fill it in (The link that skips'],
  [
    site({ language: 'th', words: { ...en, menu: undefined } }),
    'words.menu: is missing in th; add it (in English: "Menu")',
    { line: '"words"' },
  ],
  [site({ greetings: 'Hi' }), 'greetings: … not a field of this file; did you mean greeting?'],
  [site({ statistics: 'on' }), 'statistics: … not a field of this file; remove it'],
  [site({ copyright: '2025' }), 'copyright: … make it a whole number without quotes'],
  [site({ logos: [{ src: 'logo.svg' }] }), 'logos[0].alt: is missing; add it (The name', { line: '    {' }],
  [
    site({ font: '@fontsource/no-such-font' }),
    'font: @fontsource/no-such-font is not installed; npm install @fontsource/no-such-font',
  ],
  [
    site({ font: '@fontsource/space-grotesk/900' }),
    'font: … has no weight 900; choose one of 300, 400, 500, 600, 700',
  ],
  [site({ font: 'fonts/mine.woff2' }), 'font: there is no file src/content/fonts/mine.woff2; put it there'],
  [
    site({ font: 'fonts/mine.ttf' }),
    'font: src/content/fonts/mine.ttf is not a readable font; name a ttf',
    { files: adds({ 'fonts/mine.ttf': 'not a font' }) },
  ],
  [
    undefined,
    'the file: is not a readable font; put a ttf, otf or woff file with one font there',
    { files: adds({ 'fonts/half.ttf': 'not a font' }), file: 'src/content/fonts/half.ttf' },
  ],
  [site({ font: '../mine.ttf' }), 'font: … is outside src/content; put the file into it'],
  [
    site({ font: 'Arial' }),
    'font: Arial is neither a Fontsource package nor the name of a font file; write it as @fontsource',
  ],
  [
    undefined,
    'SITE_URL: … not a full URL; set it to one such as https',
    { env: { SITE_URL: 'example.com' }, file: 'environment' },
  ],
  [
    undefined,
    'SITE_URL: … more than a host and a path; set it to https://kim.test/a',
    { env: { SITE_URL: 'https://kim.test/a?b=c' }, file: 'environment' },
  ],
];

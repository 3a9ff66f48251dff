import sharp from 'sharp';
import { ALPHA, alpha, basics, type InvalidCase, picture, RESUME, SITE, site } from './invalid-case.ts';

const ANIMATED = await sharp(
  await Promise.all(
    ['red', 'blue'].map((background) =>
      sharp({ create: { width: 480, height: 480, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  ),
  { join: { animated: true } },
)
  .webp()
  .toBuffer();

const svg = (inside: string, attributes = '', before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"${attributes}>${inside}</svg>`;
const link = (url: string) => svg(`<a href="${url}"/>`);
const meta =
  '<meta xmlns="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=https://a.test"/>';

/** SVGs that do something when they are opened by themselves, with what the check says. */
const ACTIVE_SVGS: [kind: string, markup: string, message: RegExp][] = [
  [
    'a script element',
    svg('<script>1</script>'),
    /logo\.svg contains script; remove it from the SVG \(script\)/,
  ],
  [
    'a script element that has a namespace prefix',
    '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>1</s:script></s:svg>',
    /contains script; remove it/,
  ],
  [
    'an event handler after a > in an attribute',
    svg('', ' aria-label="a > b"\n  onload = "1"'),
    /\(onload\)/,
  ],
  [
    'a link that runs script',
    link('javascript:1'),
    /contains script; remove it from the SVG \(javascript:\)/,
  ],
  ['script in character references', link('jav&#x61;script&#58;1'), /\(javascript:\)/],
  ['script after spaces and with a line break', link(' java\n\tscript:1'), /\(javascript:\)/],
  [
    'an animation that makes a link run script',
    svg('<set attributeName="href" to="javascript:1"/>'),
    /script:/,
  ],
  ['an animation that adds a handler', svg('<set attributeName="onclick" to="1"/>'), /\(onclick\)/],
  [
    'an iframe, which may run script',
    svg('<foreignObject><iframe srcdoc=""/></foreignObject>'),
    /contains script; remove it from the SVG \(iframe\)/,
  ],
  ['a redirection', svg(`<foreignObject>${meta}</foreignObject>`), /\(meta\)/],
  [
    'a style sheet that transforms it',
    svg('', '', '<?xml-stylesheet type="text/xsl" href="#a"?>'),
    /xml-stylesheet/,
  ],
  [
    'an entity that holds a tag',
    svg('&x;', '', '<!DOCTYPE svg [<!ENTITY x "<script>1</script>">]>'),
    /has a document type with definitions of its own; save it again as plain SVG/,
  ],
  [
    'a handler in its document type',
    svg('', '', '<!DOCTYPE svg [<!ATTLIST svg onload CDATA "1">]>'),
    /definitions/,
  ],
  ['a tag that is not closed', svg('<g>'), /is not valid XML \(1:\d+: .*\); save it again/],
];

/** Pictures that are missing, unreadable or unsuitable for their use. */
export const INVALID_PICTURES: InvalidCase[] = [
  {
    kind: 'a picture that does not exist',
    corrupt: basics({ image: 'Me.PNG' }),
    file: RESUME,
    field: 'basics.image',
    line: '"image"',
    message: /no picture Me\.PNG in src\/content\/pictures\/; did you mean me\.png/,
  },
  {
    kind: 'a picture named by its path from the content folder',
    corrupt: basics({ image: 'pictures/me.png' }),
    file: RESUME,
    field: 'basics.image',
    line: '"image"',
    message: /no picture pictures\/me\.png in src\/content\/pictures\/; did you mean me\.png\?/,
  },
  {
    kind: 'a picture named by its path from the project, with backslashes',
    corrupt: alpha({ card: { src: 'src\\content\\pictures\\alpha\\card.png', alt: 'A card' } }),
    file: ALPHA,
    field: 'card.src',
    line: 'card.png',
    message: /did you mean alpha\/card\.png\?/,
  },
  {
    kind: 'a picture in a parent folder',
    corrupt: basics({ image: '../resume.json' }),
    file: RESUME,
    field: 'basics.image',
    line: '"image"',
    message: /no picture \.\.\/resume\.json/,
  },
  {
    kind: 'a picture file that is not a picture',
    corrupt: picture('me.png', 'not a picture'),
    file: RESUME,
    field: 'basics.image',
    line: '"image"',
    message: /me\.png can't be read as a picture; save it again/,
  },
  {
    kind: 'an unsupported picture format',
    corrupt: (content) => {
      basics({ image: 'me.bmp' })(content);
      picture('me.bmp', 'BM')(content);
    },
    file: RESUME,
    field: 'basics.image',
    line: '"image"',
    message:
      /me\.bmp is not in a format that the site supports; save it as one of PNG, JPEG, WebP, AVIF, TIFF, SVG$/,
  },
  {
    kind: 'a HEIC photo',
    corrupt: (content) => {
      basics({ image: 'IMG_0001.HEIC' })(content);
      picture('IMG_0001.HEIC', 'any')(content);
    },
    file: RESUME,
    field: 'basics.image',
    line: '"image"',
    message: /IMG_0001\.HEIC is in Apple's HEIC format.*; export it as JPEG and name that file/,
  },
  {
    kind: 'a HEIC photo renamed to PNG',
    corrupt: picture('me.png', '\0\0\0\x24ftypheic\0\0\0\0mif1heic'),
    file: RESUME,
    field: 'basics.image',
    line: '"image"',
    message: /me\.png is in Apple's HEIC format/,
  },
  {
    kind: 'a photo that is too small',
    corrupt: picture('me.png', [239, 480]),
    file: RESUME,
    field: 'basics.image',
    line: '"image"',
    message: /239 × 480 px, too small for a photo; use one of at least 240 × 240/,
  },
  {
    kind: 'a card picture that is too small',
    corrupt: picture('alpha/card.png', [679, 425]),
    file: ALPHA,
    field: 'card.src',
    line: 'alpha/card.png',
    message: /too small for a card picture/,
  },
  {
    kind: 'a screenshot that is too small',
    corrupt: picture('alpha/screen.png', [1079, 675]),
    file: ALPHA,
    field: 'sections[2].blocks[0].carousel.pictures[0].src',
    line: 'alpha/screen.png',
    message: /1079 × 675 px, too small for a wide picture; use one of at least 1080 px on its longer side/,
  },
  {
    kind: 'a link preview that is too small',
    corrupt: picture('alpha/preview.png', [1200, 600]),
    file: ALPHA,
    field: 'openGraph',
    line: 'alpha/preview.png',
    message: /too small for a link preview; use one of at least 1200 × 630/,
  },
  {
    kind: 'an SVG as link preview',
    corrupt: (content) => {
      site({ openGraph: 'logo.svg' })(content);
    },
    file: SITE,
    field: 'openGraph',
    line: '"openGraph"',
    message: /an SVG can't be a link preview; save it as PNG/,
  },
  ...ACTIVE_SVGS.map(([kind, markup, message]) => ({
    kind: `an SVG with ${kind}`,
    corrupt: picture('logo.svg', markup),
    file: SITE,
    field: 'logos[0].src',
    line: '"src"',
    message,
  })),
  {
    kind: 'a photo embedded as a data: URL',
    corrupt: basics({ image: `data:image/png;base64,${'A'.repeat(5000)}` }),
    file: RESUME,
    field: 'basics.image',
    line: '"image"',
    message:
      /^[^;]*basics\.image: the picture is embedded \(data:image\/png…\); save it as a file in src\/content\/pictures\/ and name that file$/,
  },
  {
    kind: 'an SVG copied from a web page, without its namespace',
    corrupt: picture('logo.svg', '<svg width="48" height="48"><path d="M0 0h48v48z"/></svg>'),
    file: SITE,
    field: 'logos[0].src',
    line: 'logo.svg',
    message:
      /logo\.svg lacks the namespace of SVG.*; add xmlns="http:\/\/www\.w3\.org\/2000\/svg" to its <svg>$/,
  },
  {
    kind: 'an SVG with a picture in a file of its own',
    corrupt: picture(
      'logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><image width="48" href="photo.jpg"/></svg>',
    ),
    file: SITE,
    field: 'logos[0].src',
    line: 'logo.svg',
    message: /logo\.svg refers to photo\.jpg, which browsers don't load for a picture; embed it/,
  },
  {
    kind: 'an animated picture',
    corrupt: picture('me.webp', ANIMATED),
    files: (files) => ({ 'resume.json': files['resume.json']?.replace('me.png', 'me.webp') }),
    file: RESUME,
    field: 'basics.image',
    line: '"image"',
    message: /me\.webp is animated, and pages would show only its first picture; save the one to show/,
  },
];

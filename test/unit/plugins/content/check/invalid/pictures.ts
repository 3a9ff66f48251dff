import sharp from 'sharp';
import { ALPHA, alpha, basics, type InvalidCase, picture, SITE, site } from './invalid-case.ts';

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
  [
    'a picture that does not exist',
    basics({ image: 'Me.PNG' }),
    'basics.image',
    /no picture Me\.PNG in src\/content\/pictures\/; did you mean me\.png/,
  ],
  [
    'a picture named by its path from the content folder',
    basics({ image: 'pictures/me.png' }),
    'basics.image',
    /no picture pictures\/me\.png in src\/content\/pictures\/; did you mean me\.png\?/,
  ],
  [
    'a picture named by its path from the project, with backslashes',
    alpha({ card: { src: 'src\\content\\pictures\\alpha\\card.png', alt: 'A card' } }),
    'card.src',
    /did you mean alpha\/card\.png\?/,
    { file: ALPHA, line: 'card.png' },
  ],
  [
    'a picture in a parent folder',
    basics({ image: '../resume.json' }),
    'basics.image',
    /no picture \.\.\/resume\.json/,
  ],
  [
    'a picture file that is not a picture',
    picture('me.png', 'not a picture'),
    'basics.image',
    /me\.png can't be read as a picture; save it again/,
  ],
  [
    'an unsupported picture format',
    (content) => {
      basics({ image: 'me.bmp' })(content);
      picture('me.bmp', 'BM')(content);
    },
    'basics.image',
    /me\.bmp is not in a format that the site supports; save it as one of PNG, JPEG, WebP, AVIF, TIFF, SVG$/,
  ],
  [
    'a HEIC photo',
    (content) => {
      basics({ image: 'IMG_0001.HEIC' })(content);
      picture('IMG_0001.HEIC', 'any')(content);
    },
    'basics.image',
    /IMG_0001\.HEIC is in Apple's HEIC format.*; export it as JPEG and name that file/,
  ],
  [
    'a HEIC photo renamed to PNG',
    picture('me.png', '\0\0\0\x24ftypheic\0\0\0\0mif1heic'),
    'basics.image',
    /me\.png is in Apple's HEIC format/,
  ],
  [
    'a photo that is too small',
    picture('me.png', [239, 480]),
    'basics.image',
    /239 × 480 px, too small for a photo; use one of at least 240 × 240/,
  ],
  [
    'a card picture that is too small',
    picture('alpha/card.png', [679, 425]),
    'card.src',
    /too small for a card picture/,
    { file: ALPHA, line: 'alpha/card.png' },
  ],
  [
    'a screenshot that is too small',
    picture('alpha/screen.png', [1079, 675]),
    'sections[2].blocks[0].carousel.pictures[0].src',
    /1079 × 675 px, too small for a wide picture; use one of at least 1080 px on its longer side/,
    { file: ALPHA, line: 'alpha/screen.png' },
  ],
  [
    'a link preview that is too small',
    picture('alpha/preview.png', [1200, 600]),
    'openGraph',
    /too small for a link preview; use one of at least 1200 × 630/,
    { file: ALPHA, line: 'alpha/preview.png' },
  ],
  [
    'an SVG as link preview',
    (content) => {
      site({ openGraph: 'logo.svg' })(content);
    },
    'openGraph',
    /an SVG can't be a link preview; save it as PNG/,
    { file: SITE },
  ],
  ...ACTIVE_SVGS.map(
    ([kind, markup, message]): InvalidCase => [
      `an SVG with ${kind}`,
      picture('logo.svg', markup),
      'logos[0].src',
      message,
      { file: SITE },
    ],
  ),
  [
    'a photo embedded as a data: URL',
    basics({ image: `data:image/png;base64,${'A'.repeat(5000)}` }),
    'basics.image',
    /^[^;]*basics\.image: the picture is embedded \(data:image\/png…\); save it as a file in src\/content\/pictures\/ and name that file$/,
  ],
  [
    'an SVG copied from a web page, without its namespace',
    picture('logo.svg', '<svg width="48" height="48"><path d="M0 0h48v48z"/></svg>'),
    'logos[0].src',
    /logo\.svg lacks the namespace of SVG.*; add xmlns="http:\/\/www\.w3\.org\/2000\/svg" to its <svg>$/,
    { file: SITE, line: 'logo.svg' },
  ],
  [
    'an SVG with a picture in a file of its own',
    picture(
      'logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><image width="48" href="photo.jpg"/></svg>',
    ),
    'logos[0].src',
    /logo\.svg refers to photo\.jpg, which browsers don't load for a picture; embed it/,
    { file: SITE, line: 'logo.svg' },
  ],
  [
    'an animated picture',
    picture('me.webp', ANIMATED),
    'basics.image',
    /me\.webp is animated, and pages would show only its first picture; save the one to show/,
    { files: (files) => ({ 'resume.json': files['resume.json']?.replace('me.png', 'me.webp') }) },
  ],
];

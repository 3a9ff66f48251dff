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
const ACTIVE_SVGS: [markup: string, message: string][] = [
  [svg('<script>1</script>'), 'logo.svg contains script; remove it from the SVG (script)'],
  [
    '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>1</s:script></s:svg>',
    'logo.svg contains script; remove it',
  ],
  [svg('', ' aria-label="a > b"\n  onload = "1"'), '(onload)'],
  [link('javascript:1'), 'contains script; remove it from the SVG (javascript:)'],
  [link('jav&#x61;script&#58;1'), '(javascript:)'],
  [link(' java\n\tscript:1'), '(javascript:)'],
  [svg('<set attributeName="href" to="javascript:1"/>'), 'script:'],
  [svg('<set attributeName="onclick" to="1"/>'), '(onclick)'],
  [svg('<foreignObject><iframe srcdoc=""/></foreignObject>'), 'contains script; … (iframe)'],
  [svg(`<foreignObject>${meta}</foreignObject>`), '(meta)'],
  [svg('', '', '<?xml-stylesheet type="text/xsl" href="#a"?>'), 'xml-stylesheet'],
  [
    svg('&x;', '', '<!DOCTYPE svg [<!ENTITY x "<script>1</script>">]>'),
    'has a document type with definitions of its own; save it again as plain SVG',
  ],
  [svg('', '', '<!DOCTYPE svg [<!ATTLIST svg onload CDATA "1">]>'), 'definitions'],
  [svg('<g>'), 'is not valid XML (1:…); save it again'],
];

/** Pictures that are missing, unreadable or unsuitable for their use. */
export const INVALID_PICTURES: InvalidCase[] = [
  [
    basics({ image: 'Me.PNG' }),
    'basics.image: there is no picture Me.PNG in src/content/pictures/; did you mean me.png?',
  ],
  [basics({ image: 'pictures/me.png' }), 'basics.image: … did you mean me.png?'],
  [
    alpha({ card: { src: 'src\\content\\pictures\\alpha\\card.png', alt: 'A card' } }),
    'card.src: … did you mean alpha/card.png?',
    { file: ALPHA, line: 'card.png' },
  ],
  [basics({ image: '../resume.json' }), 'basics.image: there is no picture ../resume.json'],
  [picture('me.png', 'not a picture'), "basics.image: me.png can't be read as a picture; save it again"],
  [
    (content) => [basics({ image: 'me.bmp' })(content), picture('me.bmp', 'BM')(content)],
    'basics.image: me.bmp is not in a format that the site supports; save it as one of PNG, JPEG, WebP, AVIF, TIFF, SVG',
  ],
  [
    (content) => [basics({ image: 'I.HEIC' })(content), picture('I.HEIC', 'any')(content)],
    "basics.image: I.HEIC is in Apple's HEIC format…; export it as JPEG and name that file",
  ],
  [picture('me.png', '\0\0\0\x24ftypheic\0\0\0\0mif1heic'), "basics.image: me.png is in Apple's HEIC format"],
  [
    picture('me.png', [239, 480]),
    'basics.image: … 239 × 480 px, too small for a photo; use one of at least 240 × 240',
  ],
  [
    picture('alpha/card.png', [679, 425]),
    'card.src: … too small for a card picture',
    { file: ALPHA, line: 'alpha/card.png' },
  ],
  [
    picture('alpha/screen.png', [1079, 675]),
    'sections[2].blocks[0].carousel.pictures[0].src: … 1079 × 675 px, too small for a wide picture; use one of at least 1080 px on its longer side',
    { file: ALPHA },
  ],
  [
    picture('alpha/preview.png', [1200, 600]),
    'openGraph: … too small for a link preview; use one of at least 1200 × 630',
    { file: ALPHA },
  ],
  [
    site({ openGraph: 'logo.svg' }),
    "openGraph: an SVG can't be a link preview; save it as PNG",
    { file: SITE },
  ],
  ...ACTIVE_SVGS.map(
    ([markup, message]): InvalidCase => [
      picture('logo.svg', markup),
      `logos[0].src: … ${message}`,
      { file: SITE },
    ],
  ),
  [
    basics({ image: `data:image/png;base64,${'A'.repeat(5000)}` }),
    'basics.image: the picture is embedded (data:image/png…); save it as a file in src/content/pictures/ and name that file',
  ],
  [
    picture('logo.svg', '<svg width="48" height="48"><path d="M0 0h48v48z"/></svg>'),
    'logos[0].src: logo.svg lacks the namespace of SVG…; add xmlns="http://www.w3.org/2000/svg" to its <svg>',
    { file: SITE },
  ],
  [
    picture('logo.svg', svg('<image width="48" href="photo.jpg"/>')),
    "logos[0].src: logo.svg refers to photo.jpg, which browsers don't load for a picture; embed it",
    { file: SITE },
  ],
  [
    (content) => [basics({ image: 'me.webp' })(content), picture('me.webp', ANIMATED)(content)],
    'basics.image: me.webp is animated, and pages would show only its first picture; save the one to show',
  ],
];

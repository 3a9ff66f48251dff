import { type OwnerContent, validContent } from './content.ts';

export const ANALYTICS_SCRIPT = 'https://stats.test/js/count.js';
const VITALS = 'https://vitals.test/v';

/** Content that uses most of what an owner can change in `site.json`. */
export function contentWithSettings(): OwnerContent {
  const content = validContent();
  Object.assign(content.site, {
    greeting: 'Good day, I am',
    facts: [{ label: 'Open to', text: '[contracts](https://doe.test/)' }],
    footer: 'Made in Kyoto',
    background: 'none',
    sections: [
      'skills',
      {
        id: 'talks',
        heading: 'Talks',
        blocks: [
          { text: 'Where I spoke.' },
          { links: [{ label: 'Slides', url: 'https://slides.test/' }] },
          { carousel: { label: 'Stages', pictures: [{ src: 'alpha/screen.png', alt: 'A stage' }] } },
        ],
      },
      'about',
      'contact',
    ],
    words: { seeWork: 'My things', contact: 'Write to me', contactItem: 'write' },
    vitals: VITALS,
    analytics: { script: ANALYTICS_SCRIPT, data: { domain: 'doe.test' }, sends: 'https://api.stats.test/' },
    pdf: { paper: 'letter' },
    hsts: 'preload',
    training: false,
    repository: 'https://github.com/doe/site',
    policy: { hosts: ['https://pictures.example.org'] },
  });
  return content;
}

/** Content that uses all other fields of `site.json`. */
export function contentWithOtherSettings(): OwnerContent {
  const content = validContent();
  content.site = {
    language: 'pt-BR',
    theme: 'light',
    accent: '#7a1fa2',
    font: 'system',
    description: 'Kim faz coisas.',
    copyright: 1999,
    rain: ['Ruby', 'c++'],
    budget: false,
    offline: false,
    portraitAlt: 'Kim, sorrindo',
    openGraph: 'alpha/preview.png',
    logos: [{ src: 'logo.svg', alt: 'Um logotipo' }],
  };
  return content;
}

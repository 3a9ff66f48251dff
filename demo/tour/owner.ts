/** A new owner, who is fictional too. */
export const RESUME = {
  basics: {
    name: 'Jane Doe',
    label: 'Platform engineer',
    email: 'jane@jane.dev',
    phone: '+44 20 7946 0000',
    url: 'https://jane.dev',
    summary:
      'I keep small services running and large ones understandable. Before that I wrote games, and I still think in frames per second.',
    location: { city: 'Leeds', countryCode: 'GB' },
    profiles: [
      { network: 'LinkedIn', username: 'jane', url: 'https://www.linkedin.com/in/jane' },
      { network: 'GitHub', username: 'jane', url: 'https://github.com/jane' },
    ],
  },
  work: [
    {
      name: 'Acme',
      position: 'Platform engineer',
      startDate: '2021-04-01',
      endDate: '',
      highlights: [
        'Cut deploys from forty minutes to three',
        'Wrote the runbooks that nobody needs to wake me for',
      ],
    },
  ],
  skills: [{ name: 'Languages', keywords: ['Go', 'Rust', 'TypeScript'] }],
  projects: [
    {
      name: 'My Game',
      description: 'A race through caves, to learn netcode.',
      url: 'https://jane.dev/my-game',
    },
  ],
};

/** The project page that the README shows as an example. */
export const GAME = {
  title: 'My Game',
  accent: '#7fd1ff',
  tagline: 'A race through caves',
  description: 'A race through caves that I made to learn netcode.',
  facts: [{ label: 'Role', text: 'All of it' }],
  sections: [{ id: 'overview', heading: 'Overview', blocks: [{ text: 'It began as a weekend.' }] }],
};

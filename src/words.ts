/**
 * The interface's own texts in English, as opposed to the owner's: the build has them in the site's language, see
 * `plugins/content/words/`. What each is for is in `words.schema.json`.
 */
export const en = {
  comma: ', ',

  skip: 'Skip to content',
  home: '{brand}, {owner}, home',
  sections: 'Sections of this page',
  menu: 'Menu',
  newTab: '{label} (new tab)',
  pauseBackground: 'Pause background',
  resumeBackground: 'Resume background',
  lightTheme: 'Light theme',
  copyright: '© {year} {name}',
  thisVisit: 'This visit: {weight}, {requests}',
  weight: '{size}\u00a0kB',
  cached: 'nothing (cached)',
  request: '{count} request',
  requests: '{count} requests',
  seconds: '{time}\u00a0s',

  greeting: 'Hi, my name is',
  basedIn: 'Based in',
  latest: 'Latest',
  worksWith: 'Works with',
  seeWork: 'See the work',
  getInTouch: 'Get in touch',

  about: 'About me',
  projects: 'Projects',
  skills: 'Skills',
  experience: 'Experience',
  education: 'Education',
  volunteering: 'Volunteering',
  awards: 'Awards',
  certificates: 'Certificates',
  publications: 'Publications',
  references: 'References',
  interests: 'Interests',
  contact: 'Contact me',
  languages: 'Languages',
  aboutItem: 'about',
  projectsItem: 'projects',
  skillsItem: 'skills',
  experienceItem: 'experience',
  educationItem: 'education',
  contactItem: 'contact',

  featured: '(featured, opens in a new tab)',
  aboutProject: 'About this project',
  visit: 'Visit {host}',
  sourceCode: 'Source code',
  otherProjects: 'Other projects',
  share: 'Share this page',
  addressCopied: 'Address copied',
  copyRefused: 'Copying was refused',

  knowHow: 'Know-how',
  also: 'Also',
  more: 'More',
  andMore: 'and {count} more',
  spokenLanguages: 'Spoken languages',
  offWork: 'Off work',
  now: 'now',
  years: '{from}–{to}',
  months: '{from} – {to}',
  grade: 'Grade: {grade}',

  email: 'E-mail',
  phone: 'Phone',
  address: 'Address',
  website: 'Website',
  profile: 'Profile',
  copy: 'Copy',
  copied: 'Copied!',
  byHand: 'Selected: copy by hand (Ctrl/⌘ + C)',
  copyEmail: 'Copy e-mail',
  copyPhone: 'Copy phone',
  saveContact: 'Save contact',
  resume: 'Résumé',
  downloadResume: 'Download résumé',
  resumeJson: 'Résumé as JSON',

  carousel: 'carousel',
  slide: 'slide',
  slideOf: '{number} of {count}',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  firstPicture: 'First picture',
  lastPicture: 'Last picture',
  pauseCarousel: 'Pause: {label}',
  playCarousel: 'Play: {label}',
  enlarge: '{picture} (enlarge)',
  larger: 'Enlarge',
  closePicture: 'Close picture',
  zoom: 'Zoom',

  loading: 'Loading …',
  notFound: 'Page not found',
  notFoundText: 'There is no page at this address. It may have moved, or the link that led here has a typo.',
  notFoundDescription: 'There is no page at this address.',
  notLoaded: 'This page did not load',
  chunkFailed: 'Loading chunk {id} failed',
  reasonMissing: 'The site was probably updated.',
  reasonError: 'The network did not answer.',
  reasonTimeout: 'The network took too long.',
  tryAgain: 'Try again',
  goHome: 'Go to the home page',
} as const;

type Placeholders<Text extends string> = Text extends `${string}{${string}}${infer Rest}`
  ? [value: string, ...Placeholders<Rest>]
  : [];

/** Texts with a value in them are functions of it, in the order of the English text. */
export type Words = {
  [Name in keyof typeof en]: Placeholders<(typeof en)[Name]> extends []
    ? string
    : (...values: Placeholders<(typeof en)[Name]>) => string;
};

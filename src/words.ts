/**
 * The interface's own texts, as opposed to the owner's: the build has them in the site's language, see
 * `plugins/content/words/`. Texts with a value in them are functions of it.
 */
export interface Words {
  /** Separates the items of a list. */
  comma: string;

  skip: string;
  home: (brand: string, owner: string) => string;
  sections: string;
  menu: string;
  newTab: (label: string) => string;
  pauseBackground: string;
  resumeBackground: string;
  lightTheme: string;
  copyright: (year: string, name: string) => string;
  thisVisit: (weight: string, requests: string) => string;
  weight: (size: string) => string;
  cached: string;
  request: (count: string) => string;
  requests: (count: string) => string;
  seconds: (time: string) => string;

  greeting: string;
  basedIn: string;
  latest: string;
  seeWork: string;
  getInTouch: string;

  about: string;
  projects: string;
  skills: string;
  experience: string;
  education: string;
  volunteering: string;
  awards: string;
  certificates: string;
  publications: string;
  references: string;
  interests: string;
  contact: string;
  languages: string;
  /** Labels in the navigation. */
  aboutItem: string;
  projectsItem: string;
  skillsItem: string;
  experienceItem: string;
  educationItem: string;
  contactItem: string;

  featured: string;
  aboutProject: string;
  visit: (host: string) => string;
  sourceCode: string;
  otherProjects: string;
  share: string;
  addressCopied: string;
  copyRefused: string;

  knowHow: string;
  more: string;
  spokenLanguages: string;
  offWork: string;
  now: string;
  years: (from: string, to: string) => string;
  months: (from: string, to: string) => string;
  grade: (grade: string) => string;

  email: string;
  phone: string;
  address: string;
  website: string;
  profile: string;
  copy: string;
  copied: string;
  byHand: string;
  copyEmail: string;
  copyPhone: string;
  saveContact: string;
  resume: string;
  downloadResume: string;
  resumeJson: string;

  carousel: string;
  slide: string;
  slideOf: (number: string, count: string) => string;
  previousPicture: string;
  nextPicture: string;
  firstPicture: string;
  lastPicture: string;
  pauseCarousel: (label: string) => string;
  playCarousel: (label: string) => string;
  enlarge: (picture: string) => string;
  larger: string;
  closePicture: string;
  zoom: string;

  loading: string;
  notFound: string;
  notFoundText: string;
  notFoundDescription: string;
  notLoaded: string;
  chunkFailed: (id: string) => string;
  reasonMissing: string;
  reasonError: string;
  reasonTimeout: string;
  tryAgain: string;
  goHome: string;
}

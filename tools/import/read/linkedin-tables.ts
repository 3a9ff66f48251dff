/**
 * The tables of LinkedIn's data export that a résumé is made of: the section that each becomes, and
 * the columns that each field comes from. `Full Name` is first and last name together.
 */
export const SECTIONS: Record<string, { section: string; fields: Record<string, string | string[]> }> = {
  'Positions.csv': {
    section: 'work',
    fields: {
      name: 'Company Name',
      position: 'Title',
      location: 'Location',
      startDate: 'Started On',
      endDate: 'Finished On',
      summary: 'Description',
    },
  },
  'Volunteering.csv': {
    section: 'volunteer',
    fields: {
      organization: 'Company Name',
      position: ['Role', 'Cause'],
      startDate: 'Started On',
      endDate: 'Finished On',
      summary: 'Description',
    },
  },
  'Education.csv': {
    section: 'education',
    fields: {
      institution: 'School Name',
      studyType: 'Degree Name',
      startDate: 'Start Date',
      endDate: 'End Date',
      courses: ['Notes', 'Activities'],
    },
  },
  'Honors.csv': {
    section: 'awards',
    fields: { title: 'Title', date: 'Issued On', summary: 'Description' },
  },
  'Certifications.csv': {
    section: 'certificates',
    fields: { name: 'Name', date: 'Started On', url: 'Url', issuer: 'Authority' },
  },
  'Publications.csv': {
    section: 'publications',
    fields: {
      name: 'Name',
      publisher: 'Publisher',
      releaseDate: 'Published On',
      url: 'Url',
      summary: 'Description',
    },
  },
  'Skills.csv': { section: 'skills', fields: { name: 'Name' } },
  'Languages.csv': { section: 'languages', fields: { language: 'Name', fluency: 'Proficiency' } },
  'Recommendations_Received.csv': {
    section: 'references',
    fields: { name: ['Full Name', 'Job Title', 'Company'], reference: 'Text' },
  },
  'Projects.csv': {
    section: 'projects',
    fields: {
      name: 'Title',
      description: 'Description',
      startDate: 'Started On',
      endDate: 'Finished On',
      url: 'Url',
    },
  },
};

/** The tables about the person. What else stands there (birth, street) is no matter for a public page. */
export const PERSON = ['Profile.csv', 'Profile Summary.csv', 'Email Addresses.csv', 'PhoneNumbers.csv'];

/** What the line of headings can begin with: there may be prose above it. */
export const COLUMNS = [
  ...['Company Name', 'School Name', 'Title', 'Name', 'First Name', 'Email Address', 'Extension', 'Number'],
  'Profile Summary',
];

/** The kinds of website that a profile has. */
export const WEBSITES: Record<string, string> = {
  PERSONAL: 'Website',
  COMPANY: 'Company',
  BLOG: 'Blog',
  RSS: 'RSS',
  PORTFOLIO: 'Portfolio',
};

/** The levels of a language, where they come as constants. */
export const FLUENCIES: Record<string, string> = {
  ELEMENTARY: 'Elementary proficiency',
  LIMITED_WORKING: 'Limited working proficiency',
  PROFESSIONAL_WORKING: 'Professional working proficiency',
  FULL_PROFESSIONAL: 'Full professional proficiency',
  NATIVE_OR_BILINGUAL: 'Native or bilingual proficiency',
};

import Papa from 'papaparse';

/**
 * The tables of LinkedIn's data export that become sections of the résumé, with the column or columns that each field
 * is read from. `Full Name` is first and last name together.
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

/**
 * The tables about the person besides `Profile.csv`, and the field that each is used for. Other columns, such as birth
 * date and street, don't belong on a public page.
 */
export const PERSON: Record<string, { key: string; columns: string[] }> = {
  'Email Addresses.csv': { key: 'email', columns: ['Email Address'] },
  'PhoneNumbers.csv': { key: 'phone', columns: ['Extension', 'Number'] },
  'Profile Summary.csv': { key: 'summary', columns: ['Profile Summary'] },
};

/** Tables of what JSON Resume has no section for. */
export const UNUSED = ['Courses.csv', 'Organizations.csv', 'Patents.csv', 'TestScores.csv'];

/** What the header row can start with: there may be prose above it. */
const FIRST_COLUMNS = [
  ...['Company Name', 'School Name', 'Title', 'Name', 'First Name', 'Email Address', 'Extension', 'Number'],
  'Profile Summary',
];

/** A row of a table: its cells by column name, and the line that it starts on. */
export interface Row {
  line: number;
  cells: Record<string, string>;
}

/**
 * Reads CSV with a header row, perhaps below some lines of prose.
 * @returns undefined if there is content without a known header
 */
export function readTable(raw: string): Row[] | undefined {
  const source = raw.replace(/^\uFEFF/, '');
  const rows: { line: number; cells: string[] }[] = [];
  let line = 1;
  let before = 0;
  Papa.parse<string[]>(source, {
    delimiter: ',',
    step: ({ data, meta }) => {
      rows.push({ line, cells: data });
      line += source.slice(before, meta.cursor).split('\n').length - 1;
      before = meta.cursor;
    },
  });
  const header = rows.findIndex(({ cells }) => FIRST_COLUMNS.includes(cells[0]?.trim() ?? ''));
  const names = rows[header]?.cells.map((name) => name.trim()) ?? [];
  if (header < 0) return source.trim() ? undefined : [];
  const filled = rows.slice(header + 1).filter(({ cells }) => cells.some((cell) => cell.trim()));
  return filled.map((row) => {
    const cells = Object.fromEntries(names.map((name, index) => [name, (row.cells[index] ?? '').trim()]));
    const name = [cells['First Name'], cells['Last Name']].filter(Boolean).join(' ');
    return { line: row.line, cells: name ? { ...cells, 'Full Name': name } : cells };
  });
}

import { type Bad, RESUME, resumeText, SITE } from './bad.ts';

/** What is missing or is not JSON. */
export const BAD_JSON: Bad[] = [
  {
    kind: 'a missing résumé',
    files: () => ({ 'resume.json': undefined }),
    file: RESUME,
    field: 'the file',
    says: /does not exist; create it/,
  },
  {
    kind: 'a missing site.json',
    files: () => ({ 'site.json': undefined }),
    file: SITE,
    field: 'the file',
    says: /does not exist/,
  },
  {
    kind: 'a missing comma',
    files: resumeText('"Kim Doe",', '"Kim Doe"'),
    file: RESUME,
    field: 'basics.label',
    line: '"label"',
    says: /a comma was expected/,
  },
  {
    kind: 'a comma too many',
    files: resumeText(/"I make things\.",/, '"I make things.",,'),
    file: RESUME,
    field: 'basics',
    line: '"summary"',
    says: /expected here/,
  },
  {
    kind: 'a comment',
    files: resumeText('"label"', '// mine\n"label"'),
    file: RESUME,
    field: 'basics',
    line: '// mine',
    says: /no comments/,
  },
  {
    kind: 'a text without its closing quote',
    files: resumeText('"Developer",', '"Developer,'),
    file: RESUME,
    field: 'basics.label',
    line: '"label"',
    says: /does not end on its line|comma/,
  },
  {
    kind: 'a field given twice',
    files: resumeText('"label"', '"name": "Kim", "label"'),
    file: RESUME,
    field: 'basics.name',
    line: '"name": "Kim Doe"',
    says: /given twice; keep one/,
  },
];

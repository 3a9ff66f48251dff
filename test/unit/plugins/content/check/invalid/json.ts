import { ALPHA, adds, type InvalidCase, inResume, SITE } from './invalid-case.ts';

/** Files that are missing or are not valid JSON. */
export const INVALID_JSON: InvalidCase[] = [
  [undefined, 'the file: does not exist; create it', { files: adds({ 'resume.json': undefined }) }],
  [undefined, 'basics.label: … a comma was expected', { files: inResume('"Kim Doe",', '"Kim Doe"') }],
  [
    undefined,
    'basics: … expected here',
    { files: inResume('"I make things.",', '"I make things.",,'), line: '"summary"' },
  ],
  [
    undefined,
    'the file: … a name in double quotes was expected here (is there an extra comma before it?); fix',
    { files: inResume(/"projects": \[[\s\S]*/, '"projects": [], }\n'), line: '"projects"' },
  ],
  [
    undefined,
    'the file: is empty; fill it in, or write {} into it',
    { files: adds({ 'site.json': '' }), file: SITE },
  ],
  [
    undefined,
    'the file: is empty; fill it in',
    { files: adds({ 'projects/alpha.json': '\uFEFF \n\n' }), file: ALPHA },
  ],
  [
    undefined,
    'basics: … does not allow comments',
    { files: inResume('"label"', '// mine\n"label"'), line: '// mine' },
  ],
  [
    undefined,
    'basics.label: … no closing double quote on its line',
    { files: inResume('"Developer",', '"Developer,') },
  ],
  [
    undefined,
    'basics.name: … given twice; keep one',
    { files: inResume('"label"', '"name": "Kim", "label"'), line: '"name": "Kim Doe"' },
  ],
];

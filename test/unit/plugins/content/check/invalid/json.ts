import { ALPHA, type InvalidCase, RESUME, resumeText, SITE } from './invalid-case.ts';

/** Files that are missing or are not valid JSON. */
export const INVALID_JSON: InvalidCase[] = [
  [
    'a missing résumé',
    undefined,
    'the file',
    /does not exist; create it/,
    { files: () => ({ 'resume.json': undefined }), file: RESUME },
  ],
  [
    'a missing site.json',
    undefined,
    'the file',
    /does not exist/,
    { files: () => ({ 'site.json': undefined }), file: SITE },
  ],
  [
    'a missing comma',
    undefined,
    'basics.label',
    /a comma was expected/,
    { files: resumeText('"Kim Doe",', '"Kim Doe"'), file: RESUME },
  ],
  [
    'an extra comma',
    undefined,
    'basics',
    /expected here/,
    { files: resumeText(/"I make things\.",/, '"I make things.",,'), line: '"summary"' },
  ],
  [
    'a comma before a closing brace',
    undefined,
    'the file',
    /a name in double quotes was expected here \(is there an extra comma before it\?\); fix/,
    { files: resumeText(/"projects": \[[\s\S]*/, '"projects": [], }\n'), line: '"projects"' },
  ],
  [
    'an empty file',
    undefined,
    'the file',
    /site\.json: the file: is empty; fill it in, or write \{\} into it/,
    { files: () => ({ 'site.json': '' }), file: SITE },
  ],
  [
    'a file with only whitespace',
    undefined,
    'the file',
    /is empty; fill it in/,
    { files: () => ({ 'projects/alpha.json': '\uFEFF \n\n' }), file: ALPHA },
  ],
  [
    'a comment',
    undefined,
    'basics',
    /does not allow comments/,
    { files: resumeText('"label"', '// mine\n"label"'), line: '// mine' },
  ],
  [
    'a string without its closing quote',
    undefined,
    'basics.label',
    /no closing double quote on its line|comma/,
    { files: resumeText('"Developer",', '"Developer,'), file: RESUME },
  ],
  [
    'lists inside one another without end',
    undefined,
    'the file',
    /has groups and lists more than 100 deep; write them with fewer levels/,
    { files: () => ({ 'site.json': `{"sections":${'['.repeat(20_000)}${']'.repeat(20_000)}}` }), file: SITE },
  ],
  [
    'a field given twice',
    undefined,
    'basics.name',
    /given twice; keep one/,
    { files: resumeText('"label"', '"name": "Kim", "label"'), line: '"name": "Kim Doe"' },
  ],
];

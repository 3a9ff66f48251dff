import { expect, test } from 'vitest';
import { generatedFiles } from '../../../../../plugins/content/deployment/generated-files.ts';
import { pdfNameOf } from '../../../../../plugins/content/text/name.ts';
import { ownerView } from '../../../../../plugins/content/views/views.ts';
import { validContent } from '../../../../support/content.ts';

const HERE = { tag: 'en', name: 'English', base: '/', site: undefined };

function of(name: string) {
  const content = validContent();
  content.resume.basics = { name };
  return content;
}

test.each([
  ['Plato', ';Plato;;;'],
  ['Kim van Doe', 'Doe;Kim van;;;'],
  ['水野 あかり', '水野;あかり;;;'],
  ['山田太郎', ';山田太郎;;;'],
  ['Ann Bo (she/her)', 'Bo;Ann;;;'],
  ['Ann (Annie) Bo', 'Bo;Ann;;;'],
  ['水野 あかり（みずの あかり）', '水野;あかり;;;'],
  ['Ann Bo (she/her), PhD, MBA', 'Bo;Ann;;;PhD,MBA'],
  ['Dr. Ann Bo', 'Bo;Ann;;Dr.;'],
  ['Prof. Dr.-Ing. Ann van Bo', 'Bo;Ann van;;Prof. Dr.-Ing.;'],
  ['Robert Lee Bo III, PhD', 'Bo;Robert Lee;;;III,PhD'],
  ['Phil Bo', 'Bo;Phil;;;'],
  ['J. R. Bo', 'Bo;J. R.;;;'],
  ['Dr. Bo', ';Bo;;Dr.;'],
  ['Dr.', ';Dr.;;;'],
])('the vCard has the name %s as %s, and in full', (name, parts) => {
  const card = generatedFiles(of(name), HERE, [HERE])['contact.vcf'];
  expect(card).toContain(`\r\nN:${parts}\r\n`);
  expect(card).toContain(`\r\nFN:${name.replaceAll(',', '\\,')}\r\n`);
});

test.each([
  ['hu', 'Dr. Kovács Anna', 'Kovács;Anna;;Dr.;'],
  ['vi-VN', 'Nguyễn Thị Bo', 'Nguyễn;Thị Bo;;;'],
  ['vi', 'Bo', ';Bo;;;'],
  ['de', 'Anna Kovács', 'Kovács;Anna;;;'],
])('in %s, the vCard has the name %s as %s', (language, name, parts) => {
  const content = of(name);
  content.site.language = language;
  expect(generatedFiles(content, HERE, [HERE])['contact.vcf']).toContain(`\r\nN:${parts}\r\n`);
});

test.each([
  ['Kim Doe', 'KD'],
  ['Jean-Luc van den Berg', 'JB'],
  ['山田太郎', '山'],
  ['水野 あかり', '水野'],
  ['たかはし はなこ', 'たは'],
  ['محمد علي', 'م\u200cع'],
  ['👩‍💻 Dev', '👩‍💻D'],
  ['(Ann)', 'A'],
  ['Robert "Bob"', 'RB'],
  ['Ann – Bo', 'AB'],
  ['Dr. Ann Bo, PhD', 'AB'],
  ['Ann Bo Jr.', 'AB'],
])('the bar shows %s as %s', (name, brand) => {
  expect(ownerView(of(name)).brand).toBe(brand);
});

test.each([
  ['Jane Doe', 'jane-doe.pdf'],
  ['Dr. Søren Łukasz Weiß, PhD (he/him)', 'soren-lukasz-weiss.pdf'],
  ['Zoë D’Arcy-Müller', 'zoe-darcy-muller.pdf'],
  ['山田太郎', 'resume.pdf'],
  [undefined, 'resume.pdf'],
])('the résumé of %s is saved as %s', (name, file) => {
  expect(pdfNameOf(name)).toBe(file);
});

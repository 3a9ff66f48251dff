import { expect, test } from 'vitest';
import { generatedFiles } from '../../../../../plugins/content/deployment/generated-files.ts';
import { telOf } from '../../../../../plugins/content/text/phone.ts';
import { validContent } from '../../../../support/content.ts';

test.each([
  ['+1 (503) 555-0142', 'tel:+15035550142'],
  ['(912) 555-4321', 'tel:9125554321'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['+44 ( 0 ) 20 7946 0958', 'tel:+442079460958'],
  ['(0)20 7946 0958', 'tel:02079460958'],
  ['+39 06 698 1234', 'tel:+39066981234'],
  ['+1 555 010 0199 ext. 12', 'tel:+15550100199;ext=12'],
  ['+1 555 010 0199x12', 'tel:+15550100199;ext=12'],
  ['+1 555 010 0199 #12', 'tel:+15550100199;ext=12'],
  ['+1 555 1 / +1 555 2', 'tel:+15551'],
  ['+1 555 1 oder +1 555 2 x3', 'tel:+15551'],
  ['030 1234567 / 0171 1234567', 'tel:0301234567'],
  ['+49 30/1234567', 'tel:+49301234567'],
  ['0171 / 1234567', 'tel:01711234567'],
  ['Mobile: +44 20 7946 0958 (weekdays)', 'tel:+442079460958'],
])('%s dials %s', (phone, address) => {
  expect(telOf(phone)).toBe(address);
});

test.each([
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+1 555 010 0199 ext. 12', '+15550100199'],
  ['٠٢٠ ٧٩٤٦', '٠٢٠ ٧٩٤٦'],
])('the vCard has the phone number %s as %s', (phone, number) => {
  const content = validContent();
  content.resume.basics = { name: 'Kim', phone };
  const here = { tag: 'en', name: 'English', base: '/', site: undefined };
  expect(generatedFiles(content, here, [here])['contact.vcf']).toContain(`\r\nTEL;TYPE=CELL:${number}\r\n`);
});

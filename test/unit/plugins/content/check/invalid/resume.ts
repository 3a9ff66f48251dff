import { basics, type InvalidCase, work } from './invalid-case.ts';

/** Faults in resume.json. */
export const INVALID_RESUME: InvalidCase[] = [
  [basics({ name: undefined }), 'basics.name: is missing; add your name', { line: '"basics"' }],
  [basics({ name: ' ' }), 'basics.name: is missing'],
  [basics({ email: 'kim.doe.test' }), 'basics.email: "kim.doe.test" is not an e-mail address; write it as'],
  [
    basics({ email: 'info@müller.de' }),
    'basics.email: "info@müller.de" is not an e-mail address; write its domain in ASCII: info@xn--mller-kva.de',
  ],
  [basics({ phone: 'on request' }), 'basics.phone: … no number to dial'],
  [
    basics({ phone: '٠٢٠٧٩٤٦' }),
    'basics.phone: … no number to dial; write it in the digits 0 to 9, or remove it',
  ],
  [basics({ url: 'doe.test' }), 'basics.url: "doe.test" is not a full URL; start it with https'],
  [
    basics({ url: 'https://kim doe.test' }),
    'basics.url: "https://kim doe.test" is not a full URL; correct its host name',
  ],
  [
    work({ url: 'javascript:alert(1)' }),
    'work[0].url: starts with javascript:, which is not allowed; use https:',
    { line: 'javascript:' },
  ],
  [
    basics({ profiles: [{ network: 'X', url: 'data:text/html,hi' }] }),
    'basics.profiles[0].url: starts with data:, which is not allowed; use https:',
    { line: 'data:' },
  ],
  [work({ startDate: '03/2022' }), 'work[0].startDate: "03/2022" is not a date; write it as 2024'],
  [
    work({ endDate: 'Present' }),
    'work[0].endDate: "Present" is not a date; write it as 2024, …, or remove it if it is ongoing',
  ],
  [work({ startDate: '2022-13' }), 'work[0].startDate: … is not a real date; correct the month or the day'],
  [work({ endDate: '2024-02-30' }), 'work[0].endDate: … is not a real date; correct the month or the day'],
  [work({ endDate: '2022-01' }), 'work[0].endDate: "2022-01" is before the start, 2022-03; swap'],
  [work({ highlights: 'Did it' }), 'work[0].highlights: is text in double quotes; make it a list'],
  [basics({ phone: 442079460000 }), 'basics.phone: is a number…; make it text in double quotes'],
  [basics({ label: null }), 'basics.label: is null; make it …or remove it'],
];

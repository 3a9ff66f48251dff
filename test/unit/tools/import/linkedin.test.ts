import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { importFrom } from '../../../../tools/import/import-from.ts';
import { faultsOf } from '../../../../tools/import/mend/drop-invalid.ts';
import { sayLine } from '../../../../tools/import/notes.ts';

const FOLDER = resolve(import.meta.dirname, '../../../support/resumes/linkedin');

/** A zip on the disk; its files by their path in it. */
function zipOf(files: Zippable): string {
  const path = join(mkdtempSync(join(tmpdir(), 'import-')), 'export.zip');
  writeFileSync(path, zipSync(files));
  return path;
}

const exported = (below = ''): Zippable =>
  Object.fromEntries(readdirSync(FOLDER).map((name) => [below + name, readFileSync(join(FOLDER, name))]));

describe('LinkedIn’s data export', () => {
  const { resume, mended, left } = importFrom(FOLDER);

  test('is a résumé in order', () => {
    expect(faultsOf(resume)).toEqual([]);
    expect(resume.basics).toMatchObject({
      name: 'Laila Haddad',
      label: 'Platform engineer | Speaker',
      email: 'laila@haddad.example',
      phone: '+961 1 555 012',
      summary: 'I keep "boring" systems boring.\n\nTen years of Postgres, and counting.',
      location: { city: 'Beirut', region: 'Lebanon' },
      profiles: [
        { network: 'X', username: 'lailah', url: 'https://x.com/lailah' },
        { network: 'Website', url: 'https://haddad.example/' },
        { network: 'Blog', url: 'https://blog.haddad.example' },
      ],
    });
    expect(resume.work).toMatchObject([
      {
        name: 'Cedar Cloud',
        position: 'Platform engineer',
        startDate: '2020-01',
        location: 'Beirut, Lebanon',
      },
      { name: 'Levant Bank, IT', startDate: '2014-09', endDate: '2019-12' },
    ]);
    expect(resume.work?.[0]?.summary).toContain('\n- Wrote the on-call guide');
    expect(resume).toMatchObject({
      education: [
        {
          institution: 'University of the Coast',
          studyType: 'Bachelor of Science, Computer Science',
          startDate: '2010',
          endDate: '2014',
          courses: ['Thesis on write-ahead logs', 'Robotics club'],
        },
      ],
      skills: [{ name: 'PostgreSQL' }, { name: 'Kubernetes' }, { name: 'Public Speaking' }],
      projects: [{ name: 'pgtide', url: 'https://github.com/lailah/pgtide', startDate: '2021-03' }],
      certificates: [{ issuer: 'Cluster Foundation', date: '2022-05', url: 'https://certs.example/ab12' }],
      languages: [
        { language: 'Arabic', fluency: 'Native or bilingual proficiency' },
        { language: 'French', fluency: 'Limited working proficiency' },
      ],
      references: [
        { name: 'Omar Nasr, CTO, Cedar Cloud', reference: 'She made the pager quiet, then removed it.' },
      ],
    });
  });

  test('keeps what is private or hidden to itself', () => {
    expect(JSON.stringify(resume)).not.toMatch(/Cedar Street|Mar 4, 1990|Not meant to be seen/);
  });

  test('says by table and line what was written otherwise, and what has no place', () => {
    expect(mended.map(sayLine)).toContain('Positions.csv:5: work[1].startDate: Sep 2014 → 2014-09');
    expect(left.map(sayLine)).toEqual(
      expect.arrayContaining([
        'Email Addresses.csv:2: basics.email: "laila@oldjob.example" is one more; there is place for one',
        'Certifications.csv:2: certificates[0]: License Number "CCA-0012" has no place in a résumé of this kind',
      ]),
    );
  });

  test('is read from the zip as from the folder, wherever in it the tables lie', () => {
    expect(importFrom(zipOf(exported()))).toEqual({ resume, mended, left });
    expect(importFrom(zipOf(exported('Complete_LinkedInDataExport_2026/')))).toEqual({
      resume,
      mended,
      left,
    });
  });

  test('is known whatever letters the system that unpacked it wrote its names in', () => {
    const shouted = Object.entries(exported()).map(([name, bytes]) => [name.toUpperCase(), bytes]);
    expect(importFrom(zipOf(Object.fromEntries(shouted)))).toEqual({ resume, mended, left });
  });

  test('has websites by their kinds', () => {
    const sites = ['PERSONAL', 'RSS', 'PORTFOLIO', 'OTHER'].map((kind) => `${kind}:https://${kind}.example`);
    const profile = `First Name,Last Name,Websites\nKim,Doe,"[${sites.join(',')}]"\n`;
    const { basics } = importFrom(zipOf({ 'Profile.csv': strToU8(profile) })).resume;
    expect(basics?.profiles?.map(({ network }) => network)).toEqual([
      'Website',
      'RSS',
      'Portfolio',
      undefined,
    ]);
  });

  test('may be a part of all tables', () => {
    const { 'Profile.csv': profile = strToU8('') } = exported();
    expect(importFrom(zipOf({ 'Profile.csv': profile })).resume.basics?.name).toBe('Laila Haddad');
  });
});

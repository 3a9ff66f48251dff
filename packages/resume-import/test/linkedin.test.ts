import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { importFrom } from '../src/import-from.ts';
import { faultsIn } from './oracles.ts';

/** As LinkedIn sends it. */
const ZIP = resolve(import.meta.dirname, 'resumes/linkedin.zip');

/** Writes a zip to disk. */
function zipOf(files: Zippable): string {
  const path = join(mkdtempSync(join(tmpdir(), 'import-')), 'export.zip');
  writeFileSync(path, zipSync(files));
  return path;
}

const exported = (folder = ''): Record<string, Uint8Array> =>
  Object.fromEntries(
    Object.entries(unzipSync(readFileSync(ZIP))).map(([name, bytes]) => [folder + name, bytes]),
  );

describe('LinkedIn’s data export', () => {
  const exportRead = importFrom(ZIP);
  const { resume, left, changes } = exportRead;

  test('becomes a valid résumé', () => {
    expect(faultsIn(resume)).toEqual([]);
    expect(resume.basics).toMatchObject({
      name: 'Laila Haddad',
      label: 'Platform engineer | Speaker',
      email: 'laila@haddad.example',
      phone: '+961 1 555 012',
      summary: 'I keep "boring" systems boring.\n\nTen years of Postgres, and counting.',
      location: { city: 'Beirut', countryCode: 'LB' },
      profiles: [
        { network: 'X', username: 'lailah', url: 'https://x.com/lailah' },
        { url: 'https://haddad.example/' },
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
    expect(resume.work?.[0]?.description).toMatch(
      /^Runs the clusters\.\n\n- Cut .*\n\n- Wrote the on-call guide$/,
    );
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
        { language: 'French', fluency: 'Limited working' },
      ],
      references: [
        { name: 'Omar Nasr, Cedar Cloud, CTO', reference: 'She made the pager quiet, then removed it.' },
      ],
    });
  });

  test('does not reveal private or hidden data', () => {
    expect(JSON.stringify(resume)).not.toMatch(/Cedar Street|Mar 4, 1990|Not meant to be seen/);
  });

  test('says by table and line what was left out, and what was written in another form', () => {
    expect(changes).toContainEqual(['Sep 2014', '2014-09']);
    expect(left).toEqual([
      'Email Addresses.csv:2: Email Address: "laila@oldjob.example" there is only room for one',
    ]);
    expect(resume.certificates?.[0]).toMatchObject({
      summary: expect.stringContaining('License Number: CCA-0012'),
    });
  });

  test('is read from the zip as from the folder, in any folder of it, with names in upper case', () => {
    const upperCase = Object.entries(exported()).map(([name, bytes]) => [name.toUpperCase(), bytes]);
    for (const files of [exported('Complete_LinkedInDataExport_2026/'), Object.fromEntries(upperCase)])
      expect(importFrom(zipOf(files))).toEqual(exportRead);
    const folder = mkdtempSync(join(tmpdir(), 'import-'));
    for (const [name, bytes] of Object.entries(exported())) writeFileSync(join(folder, name), bytes);
    expect(importFrom(folder)).toEqual(exportRead);
  });

  test('has plain letters in place of those that imitate a font', () => {
    const profile = 'First Name,Last Name,Headline\nKim,Doe,𝗙𝘂𝗹𝗹-𝘀𝘁𝗮𝗰𝗸 𝗗𝗲𝘃\n';
    const { basics } = importFrom(zipOf({ 'Profile.csv': strToU8(profile) })).resume;
    expect(basics?.label).toBe('Full-stack Dev');
  });

  test('names websites by their kind', () => {
    const sites = ['PERSONAL', 'PORTFOLIO', 'OTHER'].map((kind) => `${kind}:https://${kind}.example`);
    const profile = `First Name,Last Name,Websites\nKim,Doe,"[${sites.join(',')}]"\n`;
    const { basics } = importFrom(zipOf({ 'Profile.csv': strToU8(profile) })).resume;
    expect(basics?.profiles?.map(({ network }) => network)).toEqual([undefined, 'Portfolio', undefined]);
  });

  test('names each table that can’t be read, such as one that a spreadsheet saved with semicolons', () => {
    const { 'Profile.csv': profile = strToU8('') } = exported();
    const tables = {
      'Profile.csv': profile,
      'Positions.csv': strToU8('Company Name;Title;Started On\nAcme;Developer;Jan 2020\n'),
      'Education.csv': strToU8('Name der Schule,Abschluss\nUni,Master\n'),
      'Skills.csv': strToU8('Name\n'),
      'Languages.csv': strToU8(''),
    };
    expect(
      importFrom(zipOf(tables)).left.filter((line) => line.includes('nothing of it was imported')),
    ).toEqual([
      expect.stringMatching(/^Positions\.csv:1: no row has the names/),
      expect.stringMatching(/^Education\.csv:1: no row has the names/),
    ]);
  });

  test('makes a section of a table that a résumé has no list for', () => {
    const tables = { ...exported(), 'Courses.csv': strToU8('Name,Number\n"Nets, basic",CS 1\nLogic,\n') };
    expect(importFrom(zipOf(tables)).sections).toEqual([
      { key: 'Courses', heading: 'Courses', blocks: [{ list: ['Nets, basic, CS 1', 'Logic'] }] },
    ]);
  });

  test('is read from an old export, which spells some tables differently', () => {
    const { 'PhoneNumbers.csv': phones = strToU8(''), ...tables } = exported();
    const { resume } = importFrom(zipOf({ ...tables, 'Phone Numbers.csv': phones }));
    expect(resume.basics?.phone).toBe('+961 1 555 012');
  });

  test('may contain only some of the tables', () => {
    const { 'Profile.csv': profile = strToU8('') } = exported();
    expect(importFrom(zipOf({ 'Profile.csv': profile })).resume.basics?.name).toBe('Laila Haddad');
  });
});

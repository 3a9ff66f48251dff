/** What people write for an end that has not come, in the languages of the site and some more. */
const WORDS = `
  present | presently | now | current | currently | today | ongoing | to date | till date | until now
  till now | to present | until present | till present | in progress | date
  heute | jetzt | aktuell | derzeit | gegenwärtig | laufend | bis heute | bis jetzt | andauernd
  actual | actualidad | la actualidad | actualmente | presente | el presente | hoy | ahora | en curso
  hasta la fecha | hasta hoy | hasta la actualidad | la fecha
  présent | à présent | aujourd'hui | jusqu'à aujourd'hui | jusqu'à présent | actuel | actuellement
  en cours | maintenant | ce jour | à ce jour
  atual | atualmente | o presente | hoje | até hoje | agora | até agora | o momento | até o momento
  momento | em andamento | em curso
  現在 | 現在まで | 現在に至る | 今 | 在職中 | 現職 | 継続中
  至今 | 现在 | 至现在 | 目前 | 迄今 | 今 | 在职 | 在读
  الآن | حتى الآن | حاليا | حاليًا | الحاضر | حتى الحاضر | الوقت الحاضر | مستمر | حتى اليوم | اليوم
  heden | nu | oggi | attuale | in corso | pågående | obecnie | devam ediyor | günümüz | 현재
  настоящее время | по настоящее время | по н.в.
  - | – | — | ... | …
`.split(/[|\n]/);

const simple = (words: string): string =>
  words
    .normalize('NFKC')
    .replaceAll('’', "'")
    .replace(/[()[\]،,;:!?.]/g, (mark) => (mark === '.' ? mark : ' '))
    .replace(/(?<=\p{L})\./gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const KNOWN = new Set(WORDS.map(simple).filter(Boolean));

export const isPresent = (words: string): boolean => KNOWN.has(simple(words));

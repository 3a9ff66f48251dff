/** What people write as the end of something ongoing, in the site's languages and some more. */
const WORDS = `
  present | presently | now | current | currently | today | ongoing | date | in progress | currently working
  heute | jetzt | aktuell | derzeit | zurzeit | momentan | gegenwärtig | laufend | andauernd
  actual | actualidad | actualmente | presente | hoy | ahora | en curso | fecha
  présent | aujourd'hui | actuel | actuellement | en cours | maintenant | ce jour
  atual | atualmente | hoje | agora | momento | em andamento | em curso
  現在 | 現在まで | 現在に至る | 在職中 | 現職 | 継続中 | 今 | 现在 | 目前 | 在职 | 在读
  الآن | حاليا | حاليًا | الحاضر | الوقت الحاضر | مستمر | اليوم
  heden | nu | oggi | attuale | in corso | pågående | obecnie | devam ediyor | günümüz | 현재
  настоящее время | н.в.
`.split(/[|\n]/);

/** Words that may precede these. */
const UNTIL =
  /^(?:(?:up to|to|until|till|bis|hasta|até|jusqu['’]à|à|حتى|по)(?: (?:the|la|el|o))?|la|el|o) |^[至迄]/i;

const simple = (words: string): string =>
  words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const KNOWN = new Set(WORDS.map(simple).filter(Boolean));

/** Whether words, or a sign in their place, say that something goes on. */
export const isPresent = (words: string): boolean =>
  /^(?:[-–—…∞]|\.{3})$/.test(words.trim()) ||
  [words, words.trim().replace(UNTIL, '')].map(simple).some((end) => KNOWN.has(end));

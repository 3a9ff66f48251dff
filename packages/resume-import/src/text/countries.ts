const ALIASES = new Map(Object.entries({ usa: 'US', uk: 'GB', uae: 'AE', turkey: 'TR', holland: 'NL' }));
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Codes of countries by their lower-case names, for each language that was needed. */
const tables = new Map<string, Map<string, string>>();

function codesIn(language: string): Map<string, string> {
  const known = tables.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const table = new Map<string, string>();
  // Codes that were withdrawn have the same names: FX for France, SU for Russia.
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second)))
    table.set(names.of(code)?.toLowerCase() ?? code, new Intl.Locale(`und-${code}`).region ?? code);
  tables.set(language, table);
  return table;
}

/** Returns a country's code by its abbreviation, or its name in English or a language; none for Georgia, also a state. */
export function countryCodeOf(name: string, language: string): string | undefined {
  const key = name.trim().toLowerCase().replace(/^the /, '').replace(/\./g, '').replace(' of america', '');
  if (key === 'georgia') return undefined;
  const code = ALIASES.get(key) ?? codesIn(language).get(key) ?? codesIn('en').get(key);
  return code ?? (/^[A-Z]{2}$/.test(name) ? name : undefined);
}

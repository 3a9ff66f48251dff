/** What keeps browsers from translating a name, as `translate`: Preact's types have only the property, a boolean. */
export const UNTRANSLATED = 'no' as unknown as boolean;

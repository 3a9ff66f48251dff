/** Converts the digits of every script, full-width ones too, to 0 to 9. */
export const asciiDigits = (words: string): string =>
  words.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    // Every script has its ten digits in a row.
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - value - 1)))
      value++;
    return String(value);
  });

import { vi } from 'vitest';
import { copyOnPress } from '../../../src/first/copy-text';

/**
 * Stands in for the clipboard, and copies in each press, as on every page.
 * @param write what the browser does with a text; by default it accepts
 * @returns the texts that it has been asked to write
 */
export function stubClipboard(write = async () => {}): string[] {
  const texts: string[] = [];
  const writeText = (text: string) => {
    texts.push(text);
    return write();
  };
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  return texts;
}

copyOnPress();

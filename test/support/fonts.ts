import { resolve } from 'node:path';
import { PACKAGES } from '../../plugins/pdf/fonts.ts';

/** The installed fonts, and subsets of Noto Sans for Hebrew, Arabic and Japanese (kana only). */
export const FONTS = [...PACKAGES, resolve(import.meta.dirname, 'fonts')];

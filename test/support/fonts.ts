import { resolve } from 'node:path';
import { PACKAGES } from '../../plugins/resume-pdf/faces.ts';

/** The installed fonts, and parts of Noto's for Hebrew, Arabic and Japanese (kana only). */
export const FONTS = [...PACKAGES, resolve(import.meta.dirname, 'fonts')];

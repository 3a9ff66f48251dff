import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PICTURES } from '../studio';

const open = '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48" fill="none"';

/** The logos of the three skills: one colour each, and recognizable without it. */
const logos: Record<string, string> = {
  typescript: `${open}><rect x="4" y="4" width="40" height="40" rx="7" fill="#4b94e6"/><path d="M11 22.5h14m-7 0V38m19-12.5c-1-2-2.6-3-4.8-3-2.6 0-4.4 1.4-4.4 3.7 0 5.2 9.6 2.9 9.6 8.1 0 2.3-2 3.9-4.9 3.9-2.5 0-4.5-1.2-5.5-3.3" stroke="#0b0c0e" stroke-width="3.6"/></svg>`,
  react: `${open} stroke="#5fd4f4" stroke-width="2.5"><circle cx="24" cy="24" r="3.8" fill="#5fd4f4" stroke="none"/><ellipse cx="24" cy="24" rx="20" ry="7.6"/><ellipse cx="24" cy="24" rx="20" ry="7.6" transform="rotate(60 24 24)"/><ellipse cx="24" cy="24" rx="20" ry="7.6" transform="rotate(120 24 24)"/></svg>`,
  node: `${open} stroke="#79c860" stroke-width="3.2" stroke-linejoin="round"><path d="M24 4l17.3 10v20L24 44 6.7 34V14z"/><path d="M17.5 32V16l13 16V16" stroke-linecap="round"/></svg>`,
};

export async function drawLogos(): Promise<void> {
  await mkdir(resolve(PICTURES, 'identity'), { recursive: true });
  for (const [name, svg] of Object.entries(logos)) {
    await writeFile(resolve(PICTURES, `identity/logo-${name}.svg`), `${svg}\n`);
  }
}

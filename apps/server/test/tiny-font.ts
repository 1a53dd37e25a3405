import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The smallest real font at hand: two kilobytes of Cyrillic. */
export const tinyFont = new Uint8Array(
  readFileSync(
    fileURLToPath(
      import.meta.resolve('@fontsource-variable/jetbrains-mono/files/jetbrains-mono-cyrillic-ext-wght-normal.woff2'),
    ),
  ),
)

import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { report } from '../result.ts'

/** What a browser gets to quote from a compiled program; the compiler is not part of it. */
const bundle = await rolldown({ input: join(import.meta.dirname, 'browser-entry.ts'), platform: 'browser' })
const { output } = await bundle.generate({ format: 'es', minify: true })
const [{ code }] = output
if (/\beval\(|new Function/.test(code)) throw new Error('The engine may not make code at run time')
report({
  name: 'rating/engine for browsers',
  unit: 'gzip bytes',
  ours: gzipSync(code, { level: 9 }).length,
  limit: 8192,
  goal: { atMost: 1 },
})

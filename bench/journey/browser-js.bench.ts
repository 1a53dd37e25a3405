// All the script a browser loads on the way from the first question to the thank-you page: one bundle with every block.
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { report } from '../result.ts'

const root = join(import.meta.dirname, '../..')
execFileSync(process.execPath, [join(root, 'scripts/build-storefront.mjs')], { stdio: 'inherit' })

const scripts = globSync('*.js', { cwd: join(root, 'apps/storefront/dist/browser') })
if (scripts.length === 0) throw new Error('Nothing was built')
const bytes = scripts.map(
  (file) => gzipSync(readFileSync(join(root, 'apps/storefront/dist/browser', file)), { level: 9 }).length,
)
const kilobytes = bytes.reduce((sum, size) => sum + size, 0) / 1000
report({ name: 'journey/browser-js', unit: 'kB gzip', ours: kilobytes, limit: 20, goal: { atMost: 1 } })

// What a browser loads until home is interactive: the entry, sign-in, shell and home, with all they import and their texts.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { report } from '../result.ts'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

const root = join(import.meta.dirname, '../..')
const dist = join(root, 'apps/studio/dist')
/** The build puts the first screens into these files: what sign-in needs, and what shell and home need besides. */
const firstFiles = /^assets\/(index|start|home)-[\w-]+\.js$/

execFileSync(process.execPath, [join(root, 'scripts/build-studio.mjs')], { stdio: 'inherit' })
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>

const needed = new Set<string>()
for (const chunk of Object.values(manifest)) if (firstFiles.test(chunk.file)) collect(chunk)

function collect({ file, imports = [] }: Chunk): void {
  if (needed.has(file)) return
  needed.add(file)
  for (const name of imports) {
    const chunk = manifest[name]
    if (chunk) collect(chunk)
  }
}

const sizes = [...needed]
  .map((file) => ({ file, bytes: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length }))
  .toSorted((a, b) => b.bytes - a.bytes)
for (const { file, bytes } of sizes) console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${file}`)

const kilobytes = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
report({ name: 'studio/initial-js', unit: 'kB gzip', ours: kilobytes, limit: 190, goal: { atMost: 1 } })

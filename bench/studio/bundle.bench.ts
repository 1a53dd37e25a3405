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
const firstScreens = [
  'index.html',
  'src/app/app.en_uk.json',
  'src/app/screens/screens.en_uk.json',
  'src/features/session/SignIn.tsx',
  'src/features/session/session.en_uk.json',
  'src/shell/Shell.tsx',
  'src/shell/shell.en_uk.json',
  'src/features/home/Home.tsx',
  'src/features/home/home.en_uk.json',
]

execFileSync(process.execPath, [join(root, 'scripts/build-studio.mjs')], { stdio: 'inherit' })
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>

const needed = new Set<string>()
for (const name of firstScreens) collect(name)

function collect(name: string): void {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`${name} is not in the build: the list of first screens is out of date`)
  if (needed.has(chunk.file)) return
  needed.add(chunk.file)
  chunk.imports?.forEach(collect)
}

const sizes = [...needed]
  .map((file) => ({ file, bytes: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length }))
  .toSorted((a, b) => b.bytes - a.bytes)
for (const { file, bytes } of sizes) console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${file}`)

const kilobytes = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
report({ name: 'studio/initial-js', unit: 'kB gzip', ours: kilobytes, limit: 180, goal: { atMost: 1 } })

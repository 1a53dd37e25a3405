// Builds a browser's part when its sources changed since the last time, and compresses what browsers will ask for.
// The stamp makes the second start a matter of milliseconds.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export const root = join(import.meta.dirname, '..')
export const viteProgram = join(root, 'node_modules/vite/bin/vite.js')

/**
 * `sources` are what decides whether `build` runs; `dist` is what it makes, `published` the part that browsers load, and
 * `effort`, up to 11, what is taken to make that small.
 */
export function buildWhenChanged({ name, dist, published = dist, sources, build, effort = 9 }) {
  const stampFile = join(dist, '.stamp')
  const stamp = fingerprint([...sources, 'package-lock.json', 'package.json'])
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  console.log(`Building the ${name}`)
  build()
  for (const file of filesOf(published)) if (/\.(m?js|css|html|svg|json)$/.test(file)) compress(file, effort)
  writeFileSync(stampFile, stamp)
}

/** Sizes and times instead of contents: fast, and wrong only towards building once too often. */
function fingerprint(sources) {
  const hash = createHash('sha256')
  for (const source of sources) for (const file of filesOf(join(root, source))) hash.update(lineOf(file))
  return hash.digest('hex')
}

function lineOf(file) {
  const { size, mtimeMs } = statSync(file)
  return `${file} ${size} ${mtimeMs}\n`
}

function filesOf(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist'].includes(name) && !name.startsWith('.'))
    .flatMap(({ name }) => filesOf(join(path, name)))
}

function compress(file, effort) {
  const bytes = readFileSync(file)
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } }))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}

// Builds the studio when its sources changed since the last time, and compresses what browsers will ask for.
// Run by `npm start` after the set-up; the stamp makes the second start a matter of milliseconds.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'apps/studio/dist')
const stampFile = join(dist, '.stamp')
const sources = ['apps/studio', 'packages/contract/src', 'packages/domain/src', 'package-lock.json', 'package.json']

const stamp = fingerprint()
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  console.log('Building the studio')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps/studio'),
    stdio: 'inherit',
  })
  for (const file of filesOf(dist)) if (/\.(js|css|html|svg|json)$/.test(file)) compress(file)
  writeFileSync(stampFile, stamp)
}

/** Sizes and times instead of contents: fast, and wrong only towards building once too often. */
function fingerprint() {
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

function compress(file) {
  const bytes = readFileSync(file)
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { unpack } from './unpack.mjs'

const machine = `${process.platform}-${process.arch}`
const unfinished = '.unfinished-'

/** All of it or nothing: the folder gets its name once everything in it was checked. */
export async function bringModel({ name, platforms, bytesNeeded, packages }, models) {
  const home = join(models, `${name}-${machine}`)
  const fault = await faultIn(home, packages)
  if (!fault) return console.log(`All is there, and whole: ${home}`)
  requireMachine(platforms)
  mkdirSync(models, { recursive: true })
  requireRoom(models, bytesNeeded)
  removeUnfinished(models)
  console.log(existsSync(home) ? `${home} is brought anew: ${fault}` : `Bringing the search by meaning to ${home}`)

  const work = mkdtempSync(join(models, unfinished))
  try {
    const files = []
    for (const each of packages) files.push(...(await bring(each, work)))
    writeFileSync(join(work, 'whole/manifest.json'), JSON.stringify({ packages: hashesOf(packages), files }, null, 2))
    if (existsSync(home)) renameSync(home, join(work, 'before'))
    renameSync(join(work, 'whole'), home)
    const kept = files.reduce((sum, { bytes }) => sum + bytes, 0)
    console.log(`Kept ${megabytes(kept)}. Servers and workers use it once they are started anew.`)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

const hashesOf = (packages) => packages.map(({ integrity }) => integrity)

/** What is wrong with what is there, in words; nothing where it is whole. */
async function faultIn(home, packages) {
  let manifest
  try {
    manifest = JSON.parse(readFileSync(join(home, 'manifest.json'), 'utf8'))
  } catch {
    return 'it is not whole'
  }
  if (String(manifest.packages) !== String(hashesOf(packages))) return 'it is of another version'
  for (const { path, bytes, sha256 } of manifest.files) {
    const file = join(home, path)
    if (statSync(file, { throwIfNoEntry: false })?.size !== bytes) return `${path} is missing or cut off`
    if ((await hashOf(file, 'sha256')).toString('hex') !== sha256) return `${path} is damaged`
  }
  return undefined
}

async function hashOf(file, algorithm) {
  const hash = createHash(algorithm)
  await pipeline(createReadStream(file), hash)
  return hash.digest()
}

function requireMachine(platforms) {
  if (!platforms.includes(machine))
    throw new Error(`There is none for ${machine}, only for ${platforms.join(', ')}. Questions are answered by words.`)
  if (process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime)
    throw new Error('There is none for Linux without glibc, such as Alpine. Questions are answered by words.')
}

/** For the largest package, as it is fetched, and what is kept of all. */
function requireRoom(models, bytesNeeded) {
  const { bavail, bsize } = statfsSync(models)
  if (bavail * bsize < bytesNeeded)
    throw new Error(
      `The disk has ${megabytes(bavail * bsize)} left, and ${megabytes(bytesNeeded)} are needed for a while.`,
    )
}

/** One that was killed leaves its folder behind; none takes an hour. */
function removeUnfinished(models) {
  for (const left of readdirSync(models).filter((each) => each.startsWith(unfinished)))
    if (Date.now() - statSync(join(models, left)).mtimeMs > 60 * 60_000)
      rmSync(join(models, left), { recursive: true, force: true })
}

/** One package: fetched, checked, and what is needed of it taken out; none of its scripts is run. */
async function bring({ name, version, what, licence, integrity, bytes, keep }, work) {
  console.log(`${name} ${version}, ${megabytes(bytes)}: ${what}. Licence: ${licence}.`)
  const packed = join(work, 'packed')
  mkdirSync(packed, { recursive: true })
  await pack(`${name}@${version}`, packed)
  const [file] = readdirSync(packed)
  if (!file) throw new Error(`npm brought nothing for ${name}. Nothing was changed.`)
  const found = `sha512-${(await hashOf(join(packed, file), 'sha512')).toString('base64')}`
  if (found !== integrity)
    throw new Error(
      `${name} ${version} is not what it was: its hash is ${found}. It was not opened; nothing was changed.`,
    )
  const wanted = Object.entries(keep).map((pair) => pair.map((path) => placed(path)))
  const files = await unpack(join(packed, file), join(work, 'whole'), wanted)
  rmSync(packed, { recursive: true })
  return files
}

const placed = (path) => path.replace('{platform}', process.platform).replace('{arch}', process.arch)

/** By the npm and the registry of whoever runs it. */
async function pack(wanted, into) {
  const parameters = ['pack', wanted, '--pack-destination', into, '--ignore-scripts', '--loglevel=error']
  const own = process.env.npm_execpath
  const child = own
    ? spawn(process.execPath, [own, ...parameters], { stdio: ['ignore', 'ignore', 'pipe'] })
    : spawn('npm', parameters, { stdio: ['ignore', 'ignore', 'pipe'], shell: process.platform === 'win32' })
  let said = ''
  child.stderr.on('data', (part) => {
    said += part
  })
  const [code] = await once(child, 'close')
  if (code === 0) return
  const words = said.trim().split('\n').slice(0, 5).join('\n')
  throw new Error(`npm could not bring ${wanted}; nothing was changed. It says:\n${words}`)
}

const megabytes = (bytes) => `${Math.ceil(bytes / 1_000_000)} MB`

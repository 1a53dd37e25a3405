import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createGunzip } from 'node:zlib'

const block = 512

/**
 * Takes files out of an npm package, as they come: nothing of it is held in memory. `wanted` are pairs of a path in the package
 * and its path here; one that ends with a slash stands for all that lies under it. Answers what was written.
 */
export async function unpack(file, into, wanted) {
  const read = readerOf(createReadStream(file).pipe(createGunzip()))
  const files = []
  const met = new Set()
  for (let header = await read.take(block); header[0] !== 0; header = await read.take(block)) {
    const { path, bytes, isFile } = entryOf(header)
    const rule = isFile && wanted.find(([from]) => (from.endsWith('/') ? path.startsWith(from) : path === from))
    const filled = Math.ceil(bytes / block) * block
    if (!rule || isDocumentation(path)) {
      await read.each(filled, () => undefined)
      continue
    }
    const [from, to] = rule
    const place = to + path.slice(from.length)
    if (place.split('/').includes('..')) throw new Error(`The package has a file outside of itself: ${path}`)
    files.push({ path: place, bytes, sha256: await write(read, join(into, place), bytes, filled) })
    met.add(from)
  }
  const missing = wanted.find(([from]) => !met.has(from))
  if (missing) throw new Error(`The package has no ${missing[0]}. Nothing was changed.`)
  return files
}

const isDocumentation = (path) => /\.(d\.ts|map)$/.test(path)

async function write(read, place, bytes, filled) {
  await mkdir(dirname(place), { recursive: true })
  const hash = createHash('sha256')
  const file = await open(place, 'w')
  try {
    let left = bytes
    await read.each(filled, async (part) => {
      const own = part.subarray(0, left)
      left -= own.length
      hash.update(own)
      if (own.length > 0) await file.writeFile(own)
    })
    // It counts as whole from now on: after a cut of the power it must be.
    await file.sync()
  } finally {
    await file.close()
  }
  return hash.digest('hex')
}

function entryOf(header) {
  const text = (from, to) => header.toString('utf8', from, to).replace(/\0.*$/s, '')
  const name = [text(345, 500), text(0, 100)].filter(Boolean).join('/')
  const kind = text(156, 157)
  // What npm packs lies in one folder, whatever that is called.
  const path = name.slice(name.indexOf('/') + 1)
  return { path, bytes: Number.parseInt(text(124, 136).trim() || '0', 8), isFile: kind === '0' || kind === '' }
}

/** So many bytes after another, however they come in. */
function readerOf(stream) {
  const parts = stream[Symbol.asyncIterator]()
  let rest = Buffer.alloc(0)
  const each = async (count, take) => {
    for (let left = count; left > 0; ) {
      if (rest.length === 0) {
        const { value, done } = await parts.next()
        if (done) throw new Error('The package ends too early. Nothing was changed.')
        rest = value
        continue
      }
      const part = rest.subarray(0, left)
      rest = rest.subarray(part.length)
      left -= part.length
      await take(part)
    }
  }
  const take = async (count) => {
    const taken = []
    await each(count, (part) => {
      taken.push(part)
    })
    return Buffer.concat(taken)
  }
  return { each, take }
}

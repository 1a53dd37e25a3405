import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { folderOf, formatVersion, Manifest, manifestName, pieceBytes } from './manifest.ts'
import { measuring } from './measure.ts'
import { type Entry, unpackEntries } from './tar.ts'

const secretsFolder = folderOf({ kind: 'table', name: 'public.platform_secret' })

export interface Checked {
  readonly manifest: Manifest
  /** The installation's own, as they stand in its database. */
  readonly secrets: readonly string[]
}

/** Reads all of it and compares it with what it says of itself: whatever is wrong with it is said before anything is written. */
export async function checkBackup(file: string): Promise<Checked> {
  const found = new Map<string, ReturnType<typeof measuring>>()
  const manifests: Buffer[] = []
  const secrets: Buffer[] = []
  try {
    for await (const { name, content } of readPieces(file)) {
      if (name === manifestName) {
        manifests.push(content)
        continue
      }
      if (name === secretsFolder) secrets.push(content)
      const measure = found.get(name) ?? measuring()
      measure.add(content)
      found.set(name, measure)
    }
  } catch (error) {
    throw broken(file, error)
  }
  const manifest = readManifest(file, Buffer.concat(manifests).toString())
  const isWhole = manifest.parts.every((part) => {
    const { bytes, rows, sha256 } = (found.get(folderOf(part)) ?? measuring()).result()
    return bytes === part.bytes && sha256 === part.sha256 && (part.kind === 'file' || rows === part.rows)
  })
  if (!isWhole) throw broken(file, new Error('A part of it is not what its list says'))
  return { manifest, secrets: secretsIn(manifest, Buffer.concat(secrets).toString()) }
}

/** They are letters, digits and dots, which COPY writes as they are. */
function secretsIn({ parts }: Manifest, rows: string): string[] {
  const columns = parts.flatMap((part) =>
    folderOf(part) === secretsFolder && part.kind === 'table' ? part.columns : [],
  )
  return rows.split('\n').flatMap((row) => row.split('\t')[columns.indexOf('value')] ?? [])
}

const broken = (file: string, cause: unknown) => {
  const missing = (cause as NodeJS.ErrnoException).code === 'ENOENT'
  return new Error(
    missing ? `There is no file ${file}` : `${file} is no backup, or is cut or broken. Nothing was written`,
  )
}

function readManifest(file: string, text: string): Manifest {
  let content: { format?: unknown } = {}
  try {
    content = JSON.parse(text)
  } catch (error) {
    throw broken(file, error)
  }
  if (typeof content.format === 'number' && content.format > formatVersion)
    throw new Error(`${file} is of a newer form (${content.format}): restore it with the version that wrote it`)
  const { data, error } = Manifest.safeParse(content)
  if (error) throw broken(file, error)
  return data
}

/** In the order of the file, each under the name of what it is a piece of. */
export async function* readPieces(file: string): AsyncGenerator<Entry> {
  const unpacked = createGunzip()
  // Its end is the reader's: what breaks here breaks the reading below.
  pipeline(createReadStream(file), unpacked).catch(() => undefined)
  for await (const { name, content } of unpackEntries(unpacked, pieceBytes))
    yield { name: name.slice(0, name.lastIndexOf('/')), content }
}

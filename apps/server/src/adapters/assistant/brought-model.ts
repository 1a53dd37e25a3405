import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { TaskRefused } from '../../platform/threads/tasks.ts'
import brought from './brought-model.json' with { type: 'json' }

/** By which vectors are told apart: another release of the weights is another model. */
export const modelName = brought.name

/** What `npm run assistant` writes last, beside what it brought. */
const Manifest = z.object({
  packages: z.array(z.string()),
  files: z.array(z.object({ path: z.string(), bytes: z.int(), sha256: z.string() })),
})

const wanted = brought.packages.map(({ integrity }) => integrity)

type Brought = { readonly is: 'whole'; readonly home: string } | { readonly is: 'broken' | 'none' }

/** Whether the files are there for this version and this machine. Their bytes are looked at before they are used. */
export async function findModel(dataDir: string): Promise<Brought> {
  const home = join(dataDir, 'models', `${brought.name}-${process.platform}-${process.arch}`)
  if (!existsSync(home)) return { is: 'none' }
  try {
    for (const { path, bytes } of (await readManifest(home)).files)
      if ((await stat(join(home, path))).size !== bytes) return { is: 'broken' }
    return { is: 'whole', home }
  } catch {
    return { is: 'broken' }
  }
}

/** Throws where a byte is not as it was brought. */
export async function checkModel(home: string): Promise<void> {
  for (const { path, sha256 } of (await readManifest(home)).files) {
    const digest = createHash('sha256')
    await pipeline(createReadStream(join(home, path)), digest)
    if (digest.digest('hex') !== sha256)
      throw new TaskRefused(`${path} of the search by meaning is damaged: npm run assistant mends it`)
  }
}

async function readManifest(home: string) {
  const manifest = Manifest.parse(JSON.parse(await readFile(join(home, 'manifest.json'), 'utf8')))
  if (manifest.packages.join() !== wanted.join()) throw new Error('It was brought for another version')
  return manifest
}

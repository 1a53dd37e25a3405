import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Embedder } from '../../../adapters/assistant/embedder.ts'
import { isEnglish } from '../../../adapters/assistant/is-english.ts'
import { createByteCache } from '../../../platform/cache/byte-cache.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { goOut } from '../../../platform/jobs/handler.ts'
import { job } from '../../../platform/jobs/job.ts'
import { embeddedText } from './embedded-text.ts'
import { hubFiles, hubFileVectors, hubFileVersions, hubFolders } from './tables.ts'

export const makeVectors = job('hub-folder.make-vectors', {
  input: z.object({ id: z.uuid() }),
  concurrency: 1,
  places: 'documents',
})

/** At once where this machine can; otherwise they wait for one that can. */
export async function awaitVectors(
  tx: WriteTx,
  hubFileVersionId: string,
  embedder: Embedder | undefined,
): Promise<void> {
  const [row] = await tx
    .insert(hubFileVectors)
    .values({ hubFileVersionId, dueAt: new Date() })
    .returning({ id: hubFileVectors.id })
  if (embedder && row) await enqueue(tx, makeVectors, { id: row.id }, { singletonKey: row.id })
}

/** Another try where it failed, and not every minute. */
const tryAgainMs = 10 * 60_000

export const makeVectorsWith = (embedder: Embedder | undefined) =>
  goOut(makeVectors, {
    read: async ({ tx }, { id }) => {
      if (!embedder) return undefined
      const [row] = await tx
        .select({
          model: hubFileVectors.model,
          passages: hubFileVersions.passages,
          fileName: hubFiles.name,
          productName: hubFolders.productName,
          displayName: hubFolders.displayName,
        })
        .from(hubFileVectors)
        .innerJoin(
          hubFileVersions,
          and(
            eq(hubFileVersions.companyId, hubFileVectors.companyId),
            eq(hubFileVersions.id, hubFileVectors.hubFileVersionId),
          ),
        )
        .innerJoin(
          hubFiles,
          and(eq(hubFiles.companyId, hubFileVersions.companyId), eq(hubFiles.id, hubFileVersions.hubFileId)),
        )
        .innerJoin(hubFolders, and(eq(hubFolders.companyId, hubFiles.companyId), eq(hubFolders.id, hubFiles.folderId)))
        .where(eq(hubFileVectors.id, id))
      if (!row || row.model === embedder.model) return undefined
      const { passages, productName, displayName, fileName } = row
      const title = `${productName} ${displayName} ${fileName}`
      return { id, texts: passages.map(({ heading, text }) => embeddedText({ title, heading, text })) }
    },
    // What it was not taught would be put anywhere: such a document is found by its words.
    act: async ({ texts }) =>
      isEnglish(texts.join('\n')) ? embedder?.embedPassages(texts) : Promise.resolve(new Float32Array()),
    settle: async ({ tx, now }, { id }, vectors) => {
      const change =
        vectors && embedder
          ? { model: embedder.model, vectors: new Uint8Array(vectors.buffer), dueAt: null }
          : { dueAt: new Date(now.getTime() + tryAgainMs) }
      await tx.update(hubFileVectors).set(change).where(eq(hubFileVectors.id, id))
    },
  })

const kept = createByteCache<Float32Array>(64 * 1024 * 1024, ({ byteLength }) => byteLength)

/** Of these versions, as far as they are made by this model. A version never changes, and neither do they. */
export async function vectorsOf(
  tx: ReadTx,
  model: string,
  versionIds: readonly string[],
): Promise<ReadonlyMap<string, Float32Array>> {
  const keyOf = (id: string) => `${model} ${id}`
  const known = new Map(versionIds.map((id) => [id, kept.find(keyOf(id))]))
  const missing = versionIds.filter((id) => !known.get(id))
  const rows =
    missing.length === 0
      ? []
      : await tx
          .select({ id: hubFileVectors.hubFileVersionId, vectors: hubFileVectors.vectors })
          .from(hubFileVectors)
          .where(and(inArray(hubFileVectors.hubFileVersionId, missing), eq(hubFileVectors.model, model)))
  for (const { id, vectors } of rows) {
    // Copied: the driver's bytes begin anywhere, and numbers do not.
    const own = new Float32Array(new Uint8Array(vectors).buffer)
    known.set(id, own)
    kept.keep(keyOf(id), own)
  }
  return new Map([...known].flatMap(([id, vectors]) => (vectors && vectors.length > 0 ? [[id, vectors] as const] : [])))
}

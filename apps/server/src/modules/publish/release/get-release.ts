import { readArtefact } from '@coverwright/domain/build/rating/artefact'
import { type LoadedProgram, loadProgram } from '@coverwright/domain/build/rating/load-program'
import { fail } from '@coverwright/domain/errors'
import { parseReleaseContent, type ReleaseContent } from '@coverwright/domain/publish/release/release'
import { eq } from 'drizzle-orm'
import { createByteCache } from '../../../platform/cache/byte-cache.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { releases } from './tables.ts'

export interface FrozenRelease {
  readonly id: string
  readonly companyId: string
  readonly contentHash: string
  readonly content: ReleaseContent
  readonly program: LoadedProgram
}

/** A thousand of a usual size. */
const mostBytes = 512 * 1024 * 1024
/** What is read takes several times as much as what was written. */
const weight = 4

interface Weighed {
  readonly release: FrozenRelease
  readonly bytes: number
}

const kept = createByteCache<Weighed>(mostBytes, ({ bytes }) => bytes)

/**
 * A release as it was frozen, ready to quote from. It never changes, so that it is read once; the company is part of
 * what it is kept by, for nobody asks the database a second time whose it is. Each who finds it missing reads it in a
 * transaction of their own: what one may not see would otherwise be hidden from another.
 */
export async function getRelease(
  tx: ReadTx,
  { companyId, releaseId }: { readonly companyId: string; readonly releaseId: string },
): Promise<FrozenRelease> {
  const key = `${companyId}/${releaseId}`
  const known = kept.find(key)
  if (known) return known.release
  const [row] = await tx.select().from(releases).where(eq(releases.id, releaseId))
  if (row?.companyId !== companyId) return fail('release.not-found')
  const release = {
    id: row.id,
    companyId,
    contentHash: row.contentHash,
    content: parseReleaseContent(row.content),
    program: loadProgram(readArtefact(new Uint8Array(row.artefact))),
  }
  kept.keep(key, { release, bytes: weight * (row.artefact.length + JSON.stringify(row.content).length) })
  return release
}

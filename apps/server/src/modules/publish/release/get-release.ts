import { readArtefact } from '@coverwright/domain/build/rating/artefact'
import { type LoadedProgram, loadProgram } from '@coverwright/domain/build/rating/load-program'
import { fail } from '@coverwright/domain/errors'
import { parseReleaseContent, type ReleaseContent } from '@coverwright/domain/publish/release/release'
import { eq } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { releases } from './tables.ts'

export interface FrozenRelease {
  readonly id: string
  readonly companyId: string
  readonly contentHash: string
  readonly content: ReleaseContent
  readonly program: LoadedProgram
}

const maxKept = 200
const kept = new Map<string, FrozenRelease>()

/**
 * A release as it was frozen, ready to quote from. It never changes, so that it is read once; the company is part of
 * what it is kept by, for nobody asks the database a second time whose it is.
 */
export async function getRelease(
  tx: ReadTx,
  { companyId, releaseId }: { readonly companyId: string; readonly releaseId: string },
): Promise<FrozenRelease> {
  const key = `${companyId}/${releaseId}`
  const known = kept.get(key)
  if (known) return known
  const [row] = await tx.select().from(releases).where(eq(releases.id, releaseId))
  if (row?.companyId !== companyId) return fail('release.not-found')
  const release = {
    id: row.id,
    companyId,
    contentHash: row.contentHash,
    content: parseReleaseContent(row.content),
    program: loadProgram(readArtefact(new Uint8Array(row.artefact))),
  }
  if (kept.size >= maxKept) kept.clear()
  kept.set(key, release)
  return release
}

import type { JourneyMode } from '@coverwright/domain/release/mount'
import type { Release } from '@coverwright/domain/release/release'
import type { ReleaseRow } from './tables.ts'

/** What lists show of a release: without its content, which is large. */
export type ReleaseHead = Omit<ReleaseRow, 'content' | 'artefact'>

export const toRelease = (
  row: ReleaseHead,
  mounted: { readonly host: string; readonly mode: JourneyMode } | null,
): Release => ({
  id: row.id,
  productId: row.productId,
  contentHash: row.contentHash,
  programHash: row.programHash,
  state: row.state,
  host: mounted?.host ?? null,
  mode: mounted?.mode ?? null,
  publishedAt: row.publishedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
})

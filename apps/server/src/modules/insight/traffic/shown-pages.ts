import { desc, eq, sql } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { getRelease, mounts } from '../../publish/release/index.ts'

export interface ShownPage {
  readonly path: string
  readonly title: string
  /** It is got past on the way to a policy. */
  readonly isStep: boolean
}

/** The pages of what is live, or of what was published last. */
export async function shownPages(tx: ReadTx, productId: string): Promise<ShownPage[]> {
  const [mount] = await tx
    .select()
    .from(mounts)
    .where(eq(mounts.productId, productId))
    .orderBy(sql`${mounts.state} = 'live' desc`, desc(mounts.mountedAt))
    .limit(1)
  if (!mount) return []
  const { content } = await getRelease(tx, mount)
  return content.shell.pages.map(({ path, title, role }) => ({
    path,
    title,
    isStep: role !== 'text' && role !== 'thank-you',
  }))
}

import { parseBody } from '@coverwright/domain/body/body'
import { ratingProgramOf } from '@coverwright/domain/body/rating-program-of'
import { Shell } from '@coverwright/domain/page/shell'
import { addMonths } from '@coverwright/domain/payment/instalments'
import { compileProgram } from '@coverwright/domain/rating/compile-program'
import { writeArtefact } from '@coverwright/domain/rating/write-artefact'
import { hashContent, publicationMonths, ReleaseContent } from '@coverwright/domain/release/release'
import { and, eq } from 'drizzle-orm'
import type { WriteTx } from '../../platform/database/with-tenant.ts'
import { findSourceLists } from '../data-source/index.ts'
import { findActiveTables } from '../pricing-table/index.ts'
import { type ProductRow, settingsOf } from '../product/index.ts'
import { type ReleaseRow, releases } from './tables.ts'

/** The product as it is now, kept for ever. The same content is the same release, however often it is published. */
export async function freezeProduct(tx: WriteTx, product: ProductRow, now: Date): Promise<ReleaseRow> {
  const body = parseBody(product.body)
  const { compiled } = compileProgram(ratingProgramOf(body, await findActiveTables(tx, product.id)))
  if (!compiled) throw new Error('A product was found complete whose rating does not compile')
  const content = ReleaseContent.parse({
    version: 1,
    productId: product.id,
    settings: settingsOf(product),
    body,
    shell: Shell.parse(product.shell),
    lists: (await findSourceLists(tx, body, product)).lists,
    programHash: compiled.hash,
  })
  const contentHash = hashContent(content)
  await tx
    .insert(releases)
    .values({
      productId: product.id,
      contentHash,
      programHash: compiled.hash,
      content,
      artefact: writeArtefact(compiled),
      publishedAt: now,
      expiresAt: monthsAfter(now),
    })
    .onConflictDoNothing()
  const [release] = await tx
    .select()
    .from(releases)
    .where(and(eq(releases.productId, product.id), eq(releases.contentHash, contentHash)))
    .for('update')
  if (!release) throw new Error('The release was not saved')
  return release
}

function monthsAfter(now: Date): Date {
  const [day = '', time] = now.toISOString().split('T')
  return new Date(`${addMonths(day, publicationMonths)}T${time}`)
}

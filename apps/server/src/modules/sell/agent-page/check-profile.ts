import { fail } from '@coverwright/domain/errors'
import type { AgentProfile } from '@coverwright/domain/sell/agent-page/agent-page'
import { inArray } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { findPhotos } from '../../build/photo/index.ts'
import { products } from '../../build/product/index.ts'
import { getOwnCompanyRow } from '../../company/company/index.ts'
import { photoIdsOf } from './internal.ts'

/** What a page names is there while somebody is there to choose another. */
export async function checkProfile(tx: ReadTx, profile: AgentProfile): Promise<void> {
  const photoIds = new Set(photoIdsOf(profile))
  if ((await findPhotos(tx, [...photoIds])).size < photoIds.size) return fail('photo.not-found')
  const productIds = [...new Set(profile.productIds)]
  if (productIds.length > 0 && (await tx.$count(products, inArray(products.id, productIds))) < productIds.length)
    return fail('product.not-found')
  // The sentence names a regulator of the United Kingdom.
  if (profile.isAppointedRepresentative && (await getOwnCompanyRow(tx)).country !== 'GB')
    return fail('agent-page.no-appointed-representatives')
}

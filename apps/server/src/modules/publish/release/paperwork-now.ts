import type { Body } from '@coverwright/domain/build/body/body'
import { standardPaperwork } from '@coverwright/domain/build/product/paperwork'
import type { ReleaseContent } from '@coverwright/domain/publish/release/release'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { ProductRow } from '../../build/product/index.ts'
import { frozenDocuments } from '../../build/template/index.ts'

/** What a release of today would say of its papers; nothing where all is as usual. */
export async function paperworkNow(
  tx: ReadTx,
  { id, paperwork }: Pick<ProductRow, 'id' | 'paperwork'>,
  body: Pick<Body, 'documents'>,
): Promise<ReleaseContent['paperwork']> {
  const designs = await frozenDocuments(tx, id)
  return designs ? { ...(paperwork ?? standardPaperwork(body)), designs } : (paperwork ?? undefined)
}

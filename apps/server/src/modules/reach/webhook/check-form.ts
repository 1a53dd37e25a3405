import { fail } from '@coverwright/domain/errors'
import type { WebhookForm } from '@coverwright/domain/reach/webhook/webhook'
import { inArray } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { Ports } from '../../../platform/http/context.ts'
import { products } from '../../build/product/index.ts'

/** An address that would never be reached is refused while somebody is there to put it right. */
export async function checkForm(tx: ReadTx, { outbound }: Pick<Ports, 'outbound'>, form: WebhookForm): Promise<void> {
  const { address, productIds } = form
  const refusal = outbound.refusalOf(address)
  if (refusal) return fail('webhook.address-refused', { address: refusal })
  const asked = [...new Set(productIds)]
  if (asked.length > 0 && (await tx.$count(products, inArray(products.id, asked))) < asked.length)
    return fail('webhook.unknown-product')
}

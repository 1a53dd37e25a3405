import { personOf } from '@coverwright/domain/build/body/person'
import { valuesOf } from '@coverwright/domain/build/body/price'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { getRelease } from '../../publish/release/index.ts'
import { type ApplicationRow, saveApplication } from '../application/index.ts'
import { keepCustomer } from '../customer/index.ts'

/** Whoever comes by the mailed link has shown that the address is theirs: from then on they are a customer. */
export async function confirmAddress(tx: WriteTx, application: ApplicationRow, email: string): Promise<ApplicationRow> {
  const { answers, selection, mode, id } = application
  const { body } = (await getRelease(tx, application)).content
  const { holder } = personOf(body, valuesOf(body, answers, selection))
  return saveApplication(tx, id, {
    customerId: await keepCustomer(tx, { mode, email, name: holder || email, isConfirmed: true }),
  })
}

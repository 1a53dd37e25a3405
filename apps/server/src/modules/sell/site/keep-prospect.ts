import { personOf } from '@coverwright/domain/build/body/person'
import { valuesOf } from '@coverwright/domain/build/body/price'
import { getRelease } from '../../publish/release/index.ts'
import {
  type ApplicationRow,
  expiryFrom,
  type JourneyWrite,
  lockApplication,
  saveApplication,
} from '../application/index.ts'
import { keepCustomer } from '../customer/index.ts'

/** Whoever gave their address and is shown a price is known from then on, bought or not. Asked for again it does nothing. */
export async function keepProspect({ tx, audit, now }: JourneyWrite, token: string): Promise<ApplicationRow> {
  const application = await lockApplication(tx, token, now)
  const { answers, selection, mode, id } = application
  const { body } = (await getRelease(tx, application)).content
  const { holder, email } = personOf(body, valuesOf(body, answers, selection))
  const customerId =
    application.customerId ?? (email ? await keepCustomer(tx, { mode, email, name: holder || email }) : null)
  await audit(id, { isProspect: customerId !== null })
  if (customerId === application.customerId) return application
  // Who went no further before they had a price may do so now.
  return saveApplication(tx, id, { customerId, ...(application.reminder && { abandonAt: expiryFrom(now) }) })
}

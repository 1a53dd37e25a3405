import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import { takeAttempts } from '../../company/attempt/index.ts'

/** A value was missing that the template cannot do without, or its pages took too long to set. Leaders hear of it, once a day for each template. */
export async function tellNotFilled(tx: WriteTx, templateId: string, now: Date): Promise<void> {
  if (await takeAttempts(tx, [{ name: 'template-missing.template', account: templateId }], now))
    raiseEvent(tx, 'template.not-filled', { templateId })
}

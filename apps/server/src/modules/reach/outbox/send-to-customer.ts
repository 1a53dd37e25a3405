import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { type Mail, sendMail } from '../../../platform/outbox/send.ts'
import { findReplyTo } from '../../company/company/index.ts'

/** A customer who answers writes to the company, at the address it verified. */
export async function sendToCustomer(tx: WriteTx, mail: Mail): Promise<void> {
  await sendMail(tx, { ...mail, replyTo: await findReplyTo(tx) })
}

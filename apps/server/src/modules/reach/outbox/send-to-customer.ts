import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { getOwnCompanyRow } from '../../company/company/index.ts'
import { type Mail, sendMail } from './send.ts'

/** A customer who answers writes to the company, at the address it verified. */
export async function sendToCustomer(tx: WriteTx, mail: Mail): Promise<void> {
  const { senderEmail, senderVerifiedAt } = await getOwnCompanyRow(tx)
  await sendMail(tx, { ...mail, replyTo: senderVerifiedAt && senderEmail })
}

import type { referral } from '@coverwright/contract/sell/referral'
import { isEditable } from '@coverwright/domain/build/product/product-lifecycle'
import { fail } from '@coverwright/domain/errors'
import { type ReferralMail, standardReferralMail } from '@coverwright/domain/sell/referral/referral-mail'
import { and, eq, inArray } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getProductInCompany } from '../../build/product/index.ts'
import { members } from '../../company/member/index.ts'
import { referralMails } from './tables.ts'

export async function getMailOfProduct(tx: ReadTx, productId: string): Promise<ReferralMail> {
  const product = await getProductInCompany(tx, productId)
  const [own] = await tx.select().from(referralMails).where(eq(referralMails.productId, productId))
  const leaders = await tx
    .select({ email: members.email })
    .from(members)
    .where(and(inArray(members.role, ['primary', 'admin']), eq(members.state, 'registered')))
  const { recipients, subject, text } = own ?? { recipients: [], ...standardReferralMail }
  return {
    productId,
    productName: product.name,
    recipients,
    subject,
    text,
    standIns: leaders.map(({ email }) => email),
  }
}

export const getReferralMail: HandlerOf<typeof referral, 'getReferralMail'> = ({ tx }, { productId }) =>
  getMailOfProduct(tx, productId)

export const saveReferralMail: HandlerOf<typeof referral, 'saveReferralMail'> = async ({ tx, audit }, form) => {
  const { state } = await getProductInCompany(tx, form.productId)
  if (!isEditable(state)) return fail('product.in-trash')
  const { recipients, subject, text } = form
  await tx
    .insert(referralMails)
    .values(form)
    .onConflictDoUpdate({
      target: [referralMails.companyId, referralMails.productId],
      set: { recipients, subject, text },
    })
  await audit(form.productId, { referralMail: { recipients: recipients.length, subject } })
  return getMailOfProduct(tx, form.productId)
}

import type { login } from '@coverwright/contract/company/login'
import { companyNameKey, licenceKey } from '@coverwright/domain/company/company/company-key'
import { type CompanyProfileForm, pick, verifiedFields } from '@coverwright/domain/company/company/company-profile'
import { e164Of } from '@coverwright/domain/company/registration/phone'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { publish } from '../../../platform/live/publish.ts'
import { companies, getOwnCompanyRow, lockOwnCompany, toProfile } from '../company/index.ts'
import { withdrawVerification } from '../verification/index.ts'

export const updateProfile: HandlerOf<typeof login, 'updateCompany'> = async ({ tx, actor, audit }, form) => {
  await lockOwnCompany(tx)
  const before = pick(toProfile(await getOwnCompanyRow(tx)))
  const changed = (Object.keys(form) as (keyof CompanyProfileForm)[]).filter((key) => form[key] !== before[key])
  await save(tx, form)
  if (verifiedFields.some((field) => changed.includes(field))) await withdrawVerification(tx)
  publish(tx, { kind: 'company' })
  // Which, not what: the audit keeps neither addresses nor account numbers.
  await audit(actor.companyId, { changed })
  return toProfile(await getOwnCompanyRow(tx))
}

async function save(tx: WriteTx, { callingCode, number, ...form }: CompanyProfileForm) {
  const keys = { nameKey: companyNameKey(form.name), licenceKey: licenceKey(form.licenceNumber) }
  await tx.update(companies).set({ ...form, ...keys, contactNumber: e164Of({ callingCode, number }) })
}

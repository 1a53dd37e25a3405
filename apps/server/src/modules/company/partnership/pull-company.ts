import { maxContacts } from '@coverwright/domain/company/contact/contact'
import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { lockOwnCompany, setThemeColour } from '../company/index.ts'
import { contacts } from '../contact/index.ts'
import { partnerCompanies, partnerContacts } from './views.ts'

/** In place of one's own; a company without a colour has none to give. */
export async function pullColour(tx: WriteTx, partnerId: string): Promise<void> {
  const [partner] = await tx.select().from(partnerCompanies).where(eq(partnerCompanies.id, partnerId))
  if (partner?.themeColour) await setThemeColour(tx, partner.themeColour)
}

/** Into one's own list, shown to no other partner; whoever is in it already is not there twice. */
export async function pullContacts(tx: WriteTx, partnerId: string): Promise<void> {
  await lockOwnCompany(tx)
  const known = await tx.select({ email: contacts.email }).from(contacts)
  const shared = await tx.select().from(partnerContacts).where(eq(partnerContacts.companyId, partnerId))
  const added = shared
    .filter(({ email }) => !known.some((one) => one.email === email))
    .slice(0, Math.max(0, maxContacts - known.length))
    .map(({ name, department, email, phone }) => ({ name, department, email, phone, isShared: false }))
  if (added.length > 0) await tx.insert(contacts).values(added)
}

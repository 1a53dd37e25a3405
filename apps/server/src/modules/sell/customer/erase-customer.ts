import type { customer } from '@coverwright/contract/sell/customer'
import { phoneOf } from '@coverwright/domain/build/body/phone-of'
import { fail } from '@coverwright/domain/errors'
import { and, eq, gte, inArray, ne } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { Files } from '../../../platform/files/files.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { eraseFile, eraseFilesOf } from '../../company/file/index.ts'
import { getRelease } from '../../publish/release/index.ts'
import { eraseNumberFromMessages, erasePersonFromMessages } from '../../reach/outbox/index.ts'
import { eraseLeadsFrom } from '../agent-page/index.ts'
import { type ApplicationRow, applications } from '../application/index.ts'
import { type PolicyRow, policies, policyCorrections } from '../policy/index.ts'
import { forgetHolder } from '../promotion/index.ts'
import { quotes } from '../quote/index.ts'
import { applicationsOf, detailOf, lockCustomerInCompany } from './internal.ts'
import { linksOf } from './links.ts'
import { type CustomerRow, customerNotes, customers } from './tables.ts'

const nobody = 'Erased'

/**
 * Name, address, answers, documents, messages and notes go. What was sold, when, for how much and under which number
 * stays: the books must. Nobody is erased while they are insured, for a claim needs to know whose it is.
 */
export const eraseCustomer: HandlerOf<typeof customer, 'eraseCustomer'> = async (context, { id }) => {
  const { tx, audit, now, ports } = context
  const found = await lockCustomerInCompany(tx, id)
  if (found.erasedAt) return fail('customer.erased')
  const today = now.toISOString().slice(0, 10)
  const ofCustomer = eq(policies.customerId, id)
  const insured = await tx.$count(policies, and(ofCustomer, eq(policies.state, 'issued'), gte(policies.endsOn, today)))
  if (insured > 0) return fail('customer.insured')

  // What is paid for meanwhile would be a policy for nobody.
  const begun = await tx.select().from(applications).where(eq(applications.customerId, id)).for('update')
  if (begun.some(({ state }) => state === 'paying')) return fail('customer.paying')
  const owned = await tx.select().from(policies).where(ofCustomer).for('update')
  const erased = { holder: nobody, email: '', insured: nobody, certificateFileId: null }
  await tx.update(policies).set(erased).where(ofCustomer)
  for (const { certificateFileId } of owned) if (certificateFileId) await eraseFile(tx, ports.files, certificateFileId)
  const typed = found.formerEmails.map((email) => ({ email, name: '' }))
  const corrected = await eraseCorrections(tx, ports.files, owned)
  const former = [...typed, ...corrected.former]
  const phones = new Set([...(await phonesIn(tx, begun)), ...corrected.phones])
  const ids = await applicationsOf(tx, id)
  if (ids.length > 0) {
    await eraseFilesOf(tx, ports.files, ids, 'application-media')
    await tx.update(applications).set({ answers: {}, fetched: {} }).where(inArray(applications.id, ids))
    await tx.update(quotes).set({ values: {}, trace: [] }).where(inArray(quotes.applicationId, ids))
  }
  await tx.delete(customerNotes).where(eq(customerNotes.customerId, id))
  await erasePersonFromMessages(tx, found)
  for (const phone of phones) await eraseNumberFromMessages(tx, phone)
  if (found.mode === 'live') await eraseWritten(tx, found.email)
  for (const person of former) {
    if (await isAnothers(tx, person, found)) continue
    await erasePersonFromMessages(tx, person)
    if (found.mode === 'live') await eraseWritten(tx, person.email)
  }
  const [after] = await tx
    .update(customers)
    .set({ name: nobody, email: '', formerEmails: [], emailKey: `erased ${id}`, erasedAt: now })
    .where(eq(customers.id, id))
    .returning()
  await audit(id, { isErased: true })
  return detailOf(tx, after ?? found, linksOf(context), now)
}

/** Enquiries and coupons are of live buyers alone: somebody who tried a journey out under the same address is not them. */
async function eraseWritten(tx: WriteTx, email: string) {
  await eraseLeadsFrom(tx, email)
  await forgetHolder(tx, email)
}

/** The address that was typed by mistake may be that of somebody else, whose messages are theirs. */
const isAnothers = async (tx: WriteTx, { email }: { readonly email: string }, { id, mode }: CustomerRow) =>
  email !== '' &&
  (await tx.$count(
    customers,
    and(eq(customers.mode, mode), eq(customers.emailKey, email.trim().toLowerCase()), ne(customers.id, id)),
  )) > 0

/** What was misspelt is theirs too: the words, the certificates that bear them, and what was mailed under them. */
async function eraseCorrections(tx: WriteTx, files: Files, owned: readonly PolicyRow[]) {
  const former: { readonly email: string; readonly name: string }[] = []
  const phones: string[] = []
  for (const policy of owned) {
    const ofPolicy = eq(policyCorrections.policyId, policy.id)
    const { content } = await getRelease(tx, policy)
    const { holder, email } = content.body.standard
    const kept = await tx.select().from(policyCorrections).where(ofPolicy).for('update')
    await tx.update(policyCorrections).set({ reason: nobody, changes: [], replacedFileId: null }).where(ofPolicy)
    for (const { changes, replacedFileId } of kept) {
      if (replacedFileId) await eraseFile(tx, files, replacedFileId)
      for (const { name, before } of changes) {
        if (name === email) former.push({ email: before, name: '' })
        if (name === holder) former.push({ email: '', name: before })
        const phone = phoneOf(content.body, { [name]: before })
        if (phone) phones.push(phone)
      }
    }
  }
  return { former, phones }
}

/** The numbers that text messages went to, read before the answers go. */
async function phonesIn(tx: WriteTx, begun: readonly ApplicationRow[]): Promise<string[]> {
  const phones: string[] = []
  for (const application of begun) {
    const { content } = await getRelease(tx, application)
    const phone = phoneOf(content.body, application.answers)
    if (phone) phones.push(phone)
  }
  return phones
}

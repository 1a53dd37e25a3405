import { randomInt } from 'node:crypto'
import type { maintenance } from '@coverwright/contract/publish/maintenance'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import { pgView, text, uuid } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { audited } from '../../../platform/audit/audited.ts'
import { hashOf } from '../../../platform/auth/secret.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { job } from '../../../platform/jobs/job.ts'
import { maintenancePasses, securityKeys } from './tables.ts'

/** Without those that look like one another: a key is read aloud. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** However it was typed. */
export const plainKey = (key: string) => key.toUpperCase().replaceAll(/[\s-]/g, '')

/** Every company for the operator's staff; for others only their own. */
const referredCompanies = pgView('referred_company', {
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  referenceNumber: text('reference_number').notNull(),
}).existing()

/** What is kept of a key is its hash, in the company's own records: a job carries it there. */
const keepKey = job('maintenance.keep-key', {
  input: z.object({ forCompanyId: z.uuid(), keyHash: z.string(), issuedBy: z.uuid() }),
})

export const issueKey: HandlerOf<typeof maintenance, 'issueKey'> = async (
  { tx, actor, audit },
  { referenceNumber },
) => {
  const [company] = await tx
    .select()
    .from(referredCompanies)
    .where(eq(referredCompanies.referenceNumber, referenceNumber.toUpperCase()))
  if (!company) return fail('maintenance.no-company')
  const key = Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('')
  await enqueue(tx, keepKey, { forCompanyId: company.id, keyHash: hashOf(key), issuedBy: actor.memberId })
  await audit(company.id, { issued: 'security key' })
  return { key: key.replaceAll(/(.{4})(?=.)/g, '$1-'), companyName: company.name }
}

export const keepKeyJob = handle(keepKey, async ({ inCompany }, { forCompanyId, keyHash, issuedBy }) =>
  inCompany(forCompanyId, (tx) =>
    audited(tx, forCompanyId, 'maintenance/issueKey', async (audit) => {
      const values = { keyHash, madeBy: issuedBy }
      const [before] = await tx.select().from(securityKeys).for('update')
      // Carried here already.
      if (before?.keyHash === keyHash) return
      await tx.insert(securityKeys).values(values).onConflictDoUpdate({ target: securityKeys.companyId, set: values })
      // Whoever came in by the old one is out.
      await tx.update(maintenancePasses).set({ opensUntil: null })
      await audit(forCompanyId, { isNew: true })
      raiseEvent(tx, 'maintenance.key-issued', {})
    }),
  ),
)

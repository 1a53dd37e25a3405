import { calendarDate, isoDate } from '@coverwright/domain/build/question/answers'
import { writtenTo } from '@coverwright/domain/sell/letter/letter'
import { type AfterFailure, afterFailure } from '@coverwright/domain/sell/payment/collection'
import { instalmentLifecycle } from '@coverwright/domain/sell/payment/instalment-lifecycle'
import { policyLifecycle } from '@coverwright/domain/sell/policy/policy-lifecycle'
import { reversed, shareOf } from '@coverwright/domain/sell/transaction/premium-parts'
import { and, eq, inArray } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { publish } from '../../../platform/live/publish.ts'
import { getRelease } from '../../publish/release/index.ts'
import { notifyLeaders } from '../../reach/notification/index.ts'
import { sendToCustomer } from '../../reach/outbox/index.ts'
import { bookTransaction, findReport } from '../transaction/index.ts'
import { collectedAt, collectOn } from './collect-instalment-job.ts'
import { failureMail } from './instalment-mails.ts'
import { instalmentsOf, savePolicy } from './internal.ts'
import { type PolicyLinks, policyLink } from './policy-link.ts'
import { sentDocuments } from './sent-documents.ts'
import { type InstalmentRow, instalments, type PolicyRow, policies } from './tables.ts'

/** Nobody else settles the instalment until the transaction ends. Its payment may be written beside it meanwhile. */
export async function lockInstalment(tx: WriteTx, id: string) {
  const [instalment] = await tx.select().from(instalments).where(eq(instalments.id, id)).for('no key update')
  if (!instalment) return undefined
  const [policy] = await tx.select().from(policies).where(eq(policies.id, instalment.policyId))
  return policy && { instalment, policy }
}

export async function todayOf(tx: WriteTx, policy: PolicyRow, now: Date): Promise<string> {
  const { content } = await getRelease(tx, policy)
  return isoDate(calendarDate(now, content.settings.timeZone))
}

/** The instalment is paid, and the next one is waited for. */
export async function instalmentPaid(tx: WriteTx, instalment: InstalmentRow, paymentId: string): Promise<undefined> {
  await tx
    .update(instalments)
    .set({ state: 'paid', paymentId, nextOn: null, collectAt: null })
    .where(eq(instalments.id, instalment.id))
  const [next] = await tx
    .select()
    .from(instalments)
    .where(
      and(
        eq(instalments.policyId, instalment.policyId),
        eq(instalments.number, instalment.number + 1),
        eq(instalments.state, 'due'),
      ),
    )
  if (next) await collectOn(tx, next.id, collectedAt(next.dueOn))
}

/** Failure, notice, lapse: the policyholder is told each time, in the transaction that decides it. */
export async function instalmentFailed(
  tx: WriteTx,
  { instalment, policy }: { readonly instalment: InstalmentRow; readonly policy: PolicyRow },
  links: PolicyLinks,
  now: Date,
): Promise<AfterFailure> {
  const release = await getRelease(tx, policy)
  const { letter, content } = writtenTo(policy, release.content)
  const failures = instalment.failures + 1
  const next = afterFailure(instalment.dueOn, failures, await todayOf(tx, policy, now))
  if (next.kind === 'lapse') await lapsePolicy(tx, policy, now)
  else {
    const state = instalmentLifecycle.next(instalment.state, 'fail') ?? instalment.state
    const again = { state, failures, nextOn: next.on, collectAt: collectedAt(next.on) }
    await tx.update(instalments).set(again).where(eq(instalments.id, instalment.id))
  }
  const link = await policyLink(links, policy)
  const { tradingName } = content.body.regulatory
  const sending = { policy, content: release.content, moment: 'lapse' as const }
  const documents = next.kind === 'lapse' ? await sentDocuments(tx, sending, links, now) : []
  await sendToCustomer(tx, failureMail({ letter, policy, instalment, tradingName, link, documents }, next))
  return next
}

const sumOf = (rows: readonly InstalmentRow[]) => rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

async function lapsePolicy(tx: WriteTx, policy: PolicyRow, now: Date) {
  const state = policyLifecycle.next(policy.state, 'lapse')
  if (!state) return
  await savePolicy(tx, policy.id, { state, endedAt: now })
  const schedule = await instalmentsOf(tx, policy.id)
  const unpaidMinor = sumOf(schedule.filter((instalment) => instalment.state !== 'paid'))
  await cancelInstalments(tx, policy.id)
  const { insurer } = (await getRelease(tx, policy)).content.body.regulatory
  const parts = reversed(shareOf(policy, unpaidMinor, sumOf(schedule)))
  const report = await findReport(tx, policy.productId)
  await bookTransaction(tx, { kind: 'lapse', policy, parts, insurer, report, now })
  publish(tx, { kind: 'policy', subjectId: policy.id })
  await notifyLeaders(tx, now, {
    kind: 'warning',
    title: `Policy ${policy.number} lapsed: an instalment was not paid`,
    source: 'Instalments',
    link: `/customer-management-center?policy=${policy.id}`,
  })
}

/** What is not paid yet is never asked for. */
export const cancelInstalments = (tx: WriteTx, policyId: string) =>
  tx
    .update(instalments)
    .set({ state: 'cancelled', nextOn: null, collectAt: null })
    .where(and(eq(instalments.policyId, policyId), inArray(instalments.state, ['due', 'overdue'])))

import type { Language } from '@coverwright/domain/base/language/language'
import { phoneOf } from '@coverwright/domain/build/body/phone-of'
import type { JourneyMode } from '@coverwright/domain/build/product/journey-mode'
import type { ReleaseContent } from '@coverwright/domain/publish/release/release'
import { type Letter, languageFor, writtenTo } from '@coverwright/domain/sell/letter/letter'
import { z } from 'zod'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { type FrozenRelease, getRelease } from '../../publish/release/index.ts'
import { type ApplicationRow, applications } from '../../sell/application/index.ts'
import { customers } from '../../sell/customer/index.ts'
import { instalments, type PolicyRow, policies } from '../../sell/policy/index.ts'
import { referrals } from '../../sell/referral/index.ts'
import { sentReports, transactions } from '../../sell/transaction/index.ts'
import { vehicleApprovals } from '../../sell/vehicle-approval/index.ts'

/** Whom an event is about, read where they are kept. Empty where they were erased, or never said it. */
export interface Person {
  readonly productId: string
  readonly mode: JourneyMode
  readonly email: string
  readonly phone: string | undefined
  readonly name: string
  readonly language: Language
  /** As it was released. */
  readonly written: FrozenRelease['content']
  /** As it reads in their language. */
  readonly content: ReleaseContent
  readonly letter: Letter
  readonly policy: PolicyRow | undefined
}

type Fields = Readonly<Record<string, unknown>>
/** A company's own event may have a day or a number under such a name: looking it up would fail for ever. */
const idIn = (fields: Fields, name: string) => z.uuid().safeParse(fields[name]).data

export async function personOfEvent(tx: ReadTx, fields: Fields): Promise<Person | undefined> {
  const policy = await policyOf(tx, fields)
  if (policy) return ofPolicy(tx, policy)
  const applied = await appliedIn(tx, fields)
  return applied && ofApplication(tx, applied.application, applied.productId)
}

/** Which product an event is of, as far as it is one's; cheap, for it is asked of every event that somebody waits for. */
export async function productOfEvent(tx: ReadTx, fields: Fields): Promise<string | undefined> {
  const found = (await policyOf(tx, fields)) ?? (await caseOf(tx, fields)) ?? (await reportedIn(tx, fields))
  return found?.productId ?? (await begunIn(tx, fields))?.productId
}

async function policyOf(tx: ReadTx, fields: Fields): Promise<PolicyRow | undefined> {
  const instalmentId = idIn(fields, 'instalmentId')
  const instalment = instalmentId && (await selectRow(tx, instalments, instalmentId))
  const policyId = idIn(fields, 'policyId') ?? (instalment ? instalment.policyId : undefined)
  return policyId === undefined ? undefined : selectRow(tx, policies, policyId)
}

async function caseOf(tx: ReadTx, fields: Fields) {
  const referralId = idIn(fields, 'referralId')
  if (referralId) return selectRow(tx, referrals, referralId)
  const approvalId = idIn(fields, 'approvalId')
  return approvalId ? selectRow(tx, vehicleApprovals, approvalId) : undefined
}

async function reportedIn(tx: ReadTx, fields: Fields) {
  const transactionId = idIn(fields, 'transactionId')
  if (transactionId) return selectRow(tx, transactions, transactionId)
  const reportId = idIn(fields, 'reportId')
  return reportId ? selectRow(tx, sentReports, reportId) : undefined
}

async function begunIn(tx: ReadTx, fields: Fields) {
  const applicationId = idIn(fields, 'applicationId')
  const application = applicationId && (await selectRow(tx, applications, applicationId))
  return application ? { application, productId: (await getRelease(tx, application)).content.productId } : undefined
}

async function appliedIn(tx: ReadTx, fields: Fields) {
  const found = await caseOf(tx, fields)
  const application = found && (await selectRow(tx, applications, found.applicationId))
  return application ? { application, productId: found.productId } : begunIn(tx, fields)
}

async function ofPolicy(tx: ReadTx, policy: PolicyRow): Promise<Person> {
  const { productId, mode, email, holder: name } = policy
  const { content: written } = await getRelease(tx, policy)
  const application = await selectRow(tx, applications, policy.applicationId)
  const phone = application && phoneOf(written.body, application.answers)
  return { productId, mode, email, phone, name, ...readingOf(policy, written), policy }
}

async function ofApplication(tx: ReadTx, application: ApplicationRow, productId: string): Promise<Person> {
  const { mode, customerId, answers } = application
  const { content: written } = await getRelease(tx, application)
  const customer = customerId ? await selectRow(tx, customers, customerId) : undefined
  const { email = '', name = '' } = customer ?? {}
  const phone = phoneOf(written.body, answers)
  return { productId, mode, email, phone, name, ...readingOf(application, written), policy: undefined }
}

const readingOf = (reader: Parameters<typeof languageFor>[0], written: FrozenRelease['content']) => ({
  language: languageFor(reader, written),
  written,
  ...writtenTo(reader, written),
})

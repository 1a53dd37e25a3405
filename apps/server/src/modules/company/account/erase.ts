import { eraseDateOf } from '@coverwright/domain/company/account/account-limits'
import { sql } from 'drizzle-orm'
import { audited } from '../../../platform/audit/audited.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import type { Files } from '../../../platform/files/files.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { type CompanyRow, companies, findOperator, getOwnCompanyRow } from '../company/index.ts'
import { filesOfCompany } from '../file/index.ts'
import { eraseReactivationsOf } from '../registration/index.ts'
import { eraseReviewsOf } from '../verification/index.ts'
import { eraseAccount } from './jobs.ts'

/** In the operator's company: what it holds of one that is erased. */
export type Forgets = (operatorTx: WriteTx, companyId: string) => Promise<unknown>

/** The keys of what the company keeps outside of the database. */
export type FilesOf = (tx: ReadTx) => Promise<readonly string[]>

/** The company's row stays, empty, for its audit: who did what, by ids that lead to nobody. */
export const eraseJob = (
  { door, enter }: WaysIn,
  files: Files,
  alsoKept: readonly FilesOf[],
  forgets: readonly Forgets[],
) =>
  handle(eraseAccount, async ({ tx, companyId, now }) => {
    const company = await getOwnCompanyRow(tx)
    // Opened again meanwhile, or erased by an earlier run.
    if (!company.deactivatedAt || company.name === '') return
    const due = eraseDateOf(company.deactivatedAt)
    if (due > now) {
      // Opened again and deactivated again: the time counts from the last.
      await enqueue(tx, eraseAccount, {}, { startAfter: due, singletonKey: 'erase again' })
      return
    }
    for (const filesOf of [filesOfCompany, ...alsoKept]) for (const key of await filesOf(tx)) files.remove(tx, key)
    const operatorId = await door(findOperator)
    await enter({ companyId: operatorId, memberId: operatorId }, async (operatorTx, audit) => {
      for (const forget of [eraseReviewsOf, eraseReactivationsOf, ...forgets]) await forget(operatorTx, companyId)
      await audit(companyId, { erased: true })
    })
    await audited(tx, companyId, 'account/erase', async (audit) => {
      await emptyCompany(tx, company)
      const rows = sql<number>`erase_company_rows()`
      const [erased] = await tx.select({ rows }).from(sql`(values (1)) as one`)
      await audit(companyId, { rows: erased?.rows })
    })
  })

const emptyCompany = (tx: WriteTx, { id }: CompanyRow) =>
  tx.update(companies).set({
    name: '',
    nameKey: id,
    licenceNumber: null,
    licenceKey: null,
    contactNumber: null,
    themeColour: null,
    placeOfIncorporation: '',
    address: '',
    website: '',
    officialEmail: '',
    bankName: '',
    accountNumber: '',
    logoFileId: null,
    faviconFileId: null,
    submissionId: null,
    verificationReasons: '',
    senderEmail: null,
    senderLinkHash: null,
    appStoreLink: '',
    googlePlayLink: '',
  })

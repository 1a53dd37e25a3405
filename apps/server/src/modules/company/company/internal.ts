import type { Company } from '@coverwright/domain/company/company/company'
import { companyNameKey, licenceKey } from '@coverwright/domain/company/company/company-key'
import type { PartnerType } from '@coverwright/domain/company/partnership/partner-types'
import { companyOf } from '../../../platform/database/company-of.ts'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { type CompanyRow, companies } from './tables.ts'

/** The company of the transaction; there is no other in sight. */
export const getOwnCompany = async (tx: ReadTx): Promise<Company> => toCompany(await getOwnCompanyRow(tx))

/** With what only the company's leaders see. */
export async function getOwnCompanyRow(tx: ReadTx): Promise<CompanyRow> {
  const row = await selectRow(tx, companies, companyOf(tx))
  if (!row) throw new Error('A member belongs to no company')
  return row
}

/** Where the answer of a customer goes: to the address that the company verified, or nowhere of its own. */
export async function findReplyTo(tx: ReadTx): Promise<string | null> {
  const { senderEmail, senderVerifiedAt } = await getOwnCompanyRow(tx)
  return senderVerifiedAt && senderEmail
}

/** Whoever else changes what a company may have so many of waits until the transaction ends. */
export async function lockOwnCompany(tx: WriteTx): Promise<CompanyRow> {
  const row = await selectRow(tx, companies, companyOf(tx), 'for update')
  if (!row) throw new Error('A member belongs to no company')
  return row
}

type Filled =
  | 'referenceNumber'
  | 'trialEndsAt'
  | 'historyEndsAt'
  | 'logoFileId'
  | 'faviconFileId'
  | 'partnerType'
  | 'isListed'

interface NewCompany extends Omit<Company, Filled> {
  /** Without one it is what its business type says. */
  readonly partnerType?: PartnerType | undefined
  readonly licenceNumber?: string
  readonly contactNumber?: string
  readonly officialEmail?: string
  /** Only an address whose link was opened. */
  readonly senderEmail?: string
  readonly senderVerifiedAt?: Date
  readonly trialEndsAt?: Date
}

/** Its name and its licence number are nobody else's: the unique constraints decide, see `violatedConstraint`. */
export async function createCompany(tx: WriteTx, company: NewCompany): Promise<Company> {
  const { id, name, licenceNumber, businessType, partnerType = businessType } = company
  const [row] = await tx
    .insert(companies)
    .values({
      ...company,
      partnerType,
      referenceNumber: referenceNumberOf(id),
      nameKey: companyNameKey(name),
      licenceKey: licenceNumber && licenceKey(licenceNumber),
    })
    .returning()
  if (!row) throw new Error('The company was not saved')
  return toCompany(row)
}

export const setThemeColour = (tx: WriteTx, themeColour: string) => tx.update(companies).set({ themeColour })

export const setListing = (tx: WriteTx, isListed: boolean) => tx.update(companies).set({ isListed })

/** Twelve digits made from the id's last 48 bits, in groups that can be read over the telephone. */
const referenceNumberOf = (id: string) =>
  `CW-${(Number.parseInt(id.slice(-12), 16) % 1e12)
    .toString()
    .padStart(12, '0')
    .replace(/(\d{4})(?=\d)/g, '$1-')}`

export const toCompany = (row: CompanyRow): Company => ({
  id: row.id,
  name: row.name,
  businessType: row.businessType,
  partnerType: row.partnerType,
  paymentMode: row.paymentMode,
  country: row.country,
  timeZone: row.timeZone,
  themeColour: row.themeColour,
  logoFileId: row.logoFileId,
  faviconFileId: row.faviconFileId,
  referenceNumber: row.referenceNumber,
  isListed: row.isListed,
  trialEndsAt: row.trialEndsAt?.toISOString() ?? null,
  historyEndsAt: row.historyEndsAt?.toISOString() ?? null,
})

import type { CompanyProfile } from '@coverwright/domain/company/company/company-profile'
import { phoneOf } from '@coverwright/domain/company/registration/phone'
import { toCompany } from './internal.ts'
import type { CompanyRow } from './tables.ts'

export const toProfile = (row: CompanyRow): CompanyProfile => ({
  ...toCompany(row),
  ...phoneOf(row.contactNumber ?? ''),
  licenceNumber: row.licenceNumber ?? '',
  placeOfIncorporation: row.placeOfIncorporation,
  address: row.address,
  website: row.website,
  officialEmail: row.officialEmail,
  bankName: row.bankName,
  accountNumber: row.accountNumber,
  verification: {
    state: row.verificationState,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reasons: row.verificationReasons,
  },
  createdAt: row.createdAt.toISOString(),
})

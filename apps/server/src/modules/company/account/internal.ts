import type { Account } from '@coverwright/domain/company/account/account'
import { senderEmailState } from '@coverwright/domain/company/account/sender-email'
import type { CompanyRow } from '../company/index.ts'

export const toAccount = (row: CompanyRow, now: Date): Account => ({
  appStoreLink: row.appStoreLink,
  googlePlayLink: row.googlePlayLink,
  hasLoginNotification: row.hasLoginNotification,
  senderEmail: row.senderEmail
    ? {
        address: row.senderEmail,
        state: senderEmailState({ verifiedAt: row.senderVerifiedAt, expiresAt: row.senderExpiresAt }, now),
        expiresAt: row.senderVerifiedAt ? null : (row.senderExpiresAt?.toISOString() ?? null),
      }
    : null,
})

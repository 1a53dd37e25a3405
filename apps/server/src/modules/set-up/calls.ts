import type { company } from '@coverwright/contract/company'
import { senderEmailState } from '@coverwright/domain/account/sender-email'
import { missingOf } from '@coverwright/domain/company/company-profile'
import { takesPayments } from '@coverwright/domain/company/takes-payments'
import { and, eq, ne } from 'drizzle-orm'
import type { HandlersOf } from '../../platform/http/handlers.ts'
import { agreements } from '../agreement/index.ts'
import { getOwnCompanyRow, toProfile } from '../company/index.ts'
import { findActiveGateway } from '../gateway/index.ts'
import { members } from '../member/index.ts'
import { products } from '../product/index.ts'
import { isAnythingLive } from '../release/index.ts'

/** Each is read from what stands, none is ticked off. */
export const setUpCalls = {
  getSetUp: async ({ tx, now }) => {
    const company = await getOwnCompanyRow(tx)
    const { senderVerifiedAt: verifiedAt, senderExpiresAt: expiresAt } = company
    return {
      profile: missingOf(toProfile(company)).length === 0,
      verification: company.verificationState === 'verified',
      senderEmail: company.senderEmail !== null && senderEmailState({ verifiedAt, expiresAt }, now) === 'ready',
      people: (await tx.$count(members, and(eq(members.state, 'registered'), ne(members.role, 'trial')))) > 1,
      gateway: takesPayments(company) ? (await findActiveGateway(tx)) !== undefined : null,
      product: (await tx.$count(products, ne(products.state, 'trash'))) > 0,
      live: await isAnythingLive(tx),
      agreement: (await tx.$count(agreements, eq(agreements.state, 'executed'))) > 0,
    }
  },
} satisfies Partial<HandlersOf<typeof company>>

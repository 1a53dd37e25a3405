import type { company } from '@coverwright/contract/company/company'
import { senderEmailState } from '@coverwright/domain/company/account/sender-email'
import { missingOf } from '@coverwright/domain/company/company/company-profile'
import { type SetUpStep, setUpSteps } from '@coverwright/domain/company/company/set-up'
import { and, eq, ne } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { products } from '../../build/product/index.ts'
import { agreements } from '../../company/agreement/index.ts'
import { getOwnCompanyRow, toProfile } from '../../company/company/index.ts'
import { members } from '../../company/member/index.ts'
import { isPaidByCustomers } from '../../company/partnership/index.ts'
import { findActiveGateway } from '../../publish/gateway/index.ts'
import { isAnythingLive } from '../../publish/release/index.ts'

/** Each is read from what stands, none is ticked off. */
const findings: Readonly<Record<SetUpStep, (asked: Asked) => boolean | null | Promise<boolean | null>>> = {
  profile: ({ company }) => missingOf(toProfile(company)).length === 0,
  verification: ({ company }) => company.verificationState === 'verified',
  senderEmail: ({ company, now }) => {
    const { senderVerifiedAt: verifiedAt, senderExpiresAt: expiresAt } = company
    return company.senderEmail !== null && senderEmailState({ verifiedAt, expiresAt }, now) === 'ready'
  },
  people: async ({ tx }) =>
    (await tx.$count(members, and(eq(members.state, 'registered'), ne(members.role, 'trial')))) > 1,
  gateway: async ({ tx }) => ((await isPaidByCustomers(tx)) ? (await findActiveGateway(tx)) !== undefined : null),
  product: async ({ tx }) => (await tx.$count(products, ne(products.state, 'trash'))) > 0,
  live: ({ tx }) => isAnythingLive(tx),
  agreement: async ({ tx }) => (await tx.$count(agreements, eq(agreements.state, 'executed'))) > 0,
}

interface Asked {
  readonly tx: ReadTx
  readonly now: Date
  readonly company: Awaited<ReturnType<typeof getOwnCompanyRow>>
}

export const setUpCalls = {
  getSetUp: async ({ tx, now, grants }) => {
    const company = await getOwnCompanyRow(tx)
    const { permissions } = await grants
    const of = async (step: SetUpStep) =>
      permissions.includes(setUpSteps[step]) ? await findings[step]({ tx, now, company }) : null
    return {
      profile: await of('profile'),
      verification: await of('verification'),
      senderEmail: await of('senderEmail'),
      people: await of('people'),
      gateway: await of('gateway'),
      product: await of('product'),
      live: await of('live'),
      agreement: await of('agreement'),
    }
  },
} satisfies Partial<HandlersOf<typeof company>>

import type { referral } from '@coverwright/contract/sell/referral'
import { isOfCover } from '@coverwright/domain/build/plan/terms'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf, HandlersOf } from '../../../platform/http/handlers.ts'
import { getRelease } from '../../publish/release/index.ts'
import { getQuote } from '../quote/index.ts'
import { countReferrals } from './count-referrals.ts'
import { acceptReferral, declineReferral } from './decide-referral.ts'
import { detailOf, getReferralInCompany, plansOf } from './internal.ts'
import { listReferrals } from './list-referrals.ts'
import { getReferralMail, saveReferralMail } from './mail-of-product.ts'

const getReferral: HandlerOf<typeof referral, 'getReferral'> = async ({ tx }, { id }) =>
  detailOf(tx, await getReferralInCompany(tx, id))

const previewTerms: HandlerOf<typeof referral, 'previewTerms'> = async ({ tx }, { id, terms }) => {
  const { quoteId } = await getReferralInCompany(tx, id)
  const quote = await getQuote(tx, quoteId)
  const release = await getRelease(tx, quote)
  if (!isOfCover(release.content.body.cover, terms)) return fail('referral.no-such-plan')
  return plansOf(release, quote, terms)
}

export const referralCalls: HandlersOf<typeof referral> = {
  listReferrals,
  getReferral,
  countReferrals: ({ tx }, asked) => countReferrals(tx, asked),
  previewTerms,
  acceptReferral,
  declineReferral,
  getReferralMail,
  saveReferralMail,
}

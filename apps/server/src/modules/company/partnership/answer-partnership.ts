import type { login } from '@coverwright/contract/company/login'
import { partnershipLifecycle } from '@coverwright/domain/company/partnership/partnership-lifecycle'
import { fail } from '@coverwright/domain/errors'
import type { WriteContext } from '../../../platform/http/context.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getOwnCompany } from '../company/index.ts'
import { changePartnership, isOurs, lockPartnership, partnershipOf } from './internal.ts'
import { lockByLink } from './link.ts'
import { pullColour, pullContacts } from './pull-company.ts'
import type { PartnershipRow } from './tables.ts'
import { tellOtherSide } from './tell-partner.ts'

type Named = { readonly id?: string | undefined; readonly token?: string | undefined }

export const answerPartnership: HandlerOf<typeof login, 'connectBrokerInfo'> = async (
  context,
  { answer, ...named },
) => {
  const { tx, actor, now } = context
  const row = await answerAs(context, named, answer)
  return partnershipOf(tx, row, actor.companyId, now)
}

/** Accepts, and takes over what was chosen of the other company's public data. */
export const acceptAndPull: HandlerOf<typeof login, 'getConnectAndPullCompanyInfo'> = async (
  context,
  { pull = [], ...named },
) => {
  const { tx, actor, now } = context
  const row = await answerAs(context, named, 'accept')
  if (pull.includes('colour')) await pullColour(tx, row.companyId)
  if (pull.includes('contacts')) await pullContacts(tx, row.companyId)
  return partnershipOf(tx, row, actor.companyId, now)
}

/** Of two who answer at once, one does: the other finds the link used, or the request answered. */
async function answerAs(
  context: WriteContext,
  { id, token }: Named,
  event: 'accept' | 'refuse',
): Promise<PartnershipRow> {
  const { tx, actor, audit, now } = context
  const before = token === undefined ? await lockPartnership(tx, id ?? '') : await lockByLink(tx, token, now)
  if (isOurs(before, actor.companyId)) return fail(token ? 'partnership.wrong-partner' : 'partnership.own-request')
  const state = partnershipLifecycle.next(before.state, event) ?? fail('partnership.not-open')
  const { partnerType } = await getOwnCompany(tx)
  // A link may have been passed on to a company it was not meant for.
  if (event === 'accept' && partnerType !== before.partnerType) return fail('partnership.wrong-partner')
  const row = await changePartnership(tx, before, {
    state,
    partnerId: actor.companyId,
    answeredAt: now,
    answeredBy: actor.memberId,
    tokenHash: null,
  })
  await tellOtherSide(tx, row, event === 'accept' ? 'accepted' : 'refused')
  await audit(row.id, { from: before.state, to: state })
  return row
}

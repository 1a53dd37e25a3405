import type { productTalk } from '@coverwright/contract/assist/product-talk'
import { appMemberLifecycle } from '@coverwright/domain/assist/app-member/app-member-lifecycle'
import { hubLimits } from '@coverwright/domain/assist/hub-limits'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { newId } from '../../../platform/id.ts'
import { isDeactivated, isTrialOver } from '../../company/company/index.ts'
import { appMembers, appSessions, freshLink, isLinkOf, mailLink, readLink } from '../app-member/index.ts'

/**
 * Unknown, foreign, replaced and late links all answer the same: whoever has no good link learns nothing. A link opens as
 * often as it is pressed within its day, on a telephone and at a desk.
 */
export const openLink: HandlerOf<typeof productTalk, 'openLink'> = async ({ enter, read, now, ports }, { token }) => {
  const { companyId, id, secret } = readLink(token)
  const known = await read(companyId, (tx) => selectRow(tx, appMembers, id))
  if (!isLinkOf(known, secret)) return fail('app-member.link-expired')
  const endsAt = new Date(now.getTime() + hubLimits.sessionMs)
  const sessionId = newId()
  await enter({ companyId, memberId: id }, async (tx, audit) => {
    const row = await selectRow(tx, appMembers, id, 'for update')
    const isClosed = (await isDeactivated(tx)) || (await isTrialOver(tx, now))
    const isGood = isLinkOf(row, secret) && row.linkEndsAt > now && !isClosed
    const state = (isGood && appMemberLifecycle.next(row.state, 'open')) || fail('app-member.link-expired')
    await tx.update(appMembers).set({ state, lastSeenAt: now }).where(eq(appMembers.id, id))
    await tx.insert(appSessions).values({ id: sessionId, memberId: id, expiresAt: endsAt })
    await audit(id, { opened: true })
  })
  const idToken = await ports.tokens.signForApp({ companyId, appMemberId: id, sessionId }, hubLimits.sessionMs / 1000)
  return { idToken, companyId, endsAt: endsAt.toISOString() }
}

/** To the address that the old link was sent to, and nowhere else; answers alike whether it was sent. */
export const renewLink: HandlerOf<typeof productTalk, 'renewLink'> = async ({ enter, read, now, ports }, { token }) => {
  const { data: link } = linkIn(token)
  if (!link) return null
  const { companyId, id, secret } = link
  const known = await read(companyId, (tx) => selectRow(tx, appMembers, id))
  if (!isLinkOf(known, secret) || known.state === 'blocked') return null
  await enter({ companyId, memberId: id }, async (tx, audit) => {
    const row = await selectRow(tx, appMembers, id, 'for update')
    const isLately = row && now.getTime() - row.linkSentAt.getTime() < hubLimits.resendMs
    await audit(id, { renewed: !isLately })
    if (!isLinkOf(row, secret) || isLately) return
    const { secret: fresh, columns } = freshLink(now)
    const [saved] = await tx.update(appMembers).set(columns).where(eq(appMembers.id, id)).returning()
    if (saved) await mailLink(tx, ports, saved, fresh)
  })
  return null
}

function linkIn(token: string) {
  try {
    return { data: readLink(token) }
  } catch {
    return { data: undefined }
  }
}

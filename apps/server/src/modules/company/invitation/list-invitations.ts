import type { permission } from '@coverwright/contract/company/permission'
import { and, eq, gt, lte, or } from 'drizzle-orm'
import { contains, selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { listingOf, stillOpen, toInvitation } from './internal.ts'
import { invitations } from './tables.ts'

export const listInvitations: HandlerOf<typeof permission, 'invitation/getInvitationList'> = async (
  { tx, grants, now },
  { status, search },
  paging,
) => {
  const isInTime = gt(invitations.expiresAt, now)
  const hasStatus = (() => {
    if (status === 'expired') return and(stillOpen, lte(invitations.expiresAt, now))
    if (status === 'pending' || status === 'confirmed') return and(eq(invitations.state, status), isInTime)
    return status && eq(invitations.state, status)
  })()
  const where = and(hasStatus, or(contains(invitations.email, search), contains(invitations.name, search)))
  const { items, ...page } = await selectPage(tx, invitations, where, paging)
  const listing = await listingOf(tx, items, await grants, now)
  return { items: items.map((row) => toInvitation(row, listing)), ...page }
}

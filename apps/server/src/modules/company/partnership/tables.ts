import { paymentModes } from '@coverwright/domain/company/company/kinds'
import { partnerTypes } from '@coverwright/domain/company/partnership/partner-types'
import { partnershipLifecycle } from '@coverwright/domain/company/partnership/partnership-lifecycle'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { members } from '../member/index.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** One record of a binding: of the company that asked, and shown to the one in `partnerId` too. */
export const partnerships = tenantTable(
  'partnership',
  {
    /** Nobody's yet while an invitation by mail is not answered. */
    partnerId: uuid('partner_id'),
    /** What the company that asked is, and what the other one is. */
    ownType: text('own_type', { enum: partnerTypes }).notNull(),
    partnerType: text('partner_type', { enum: partnerTypes }).notNull(),
    email: text('email'),
    note: text('note').notNull(),
    paymentMode: text('payment_mode', { enum: paymentModes }).notNull(),
    /** What one side wants instead, and which. */
    proposedMode: text('proposed_mode', { enum: paymentModes }),
    proposedBy: uuid('proposed_by'),
    state: text('state', { enum: partnershipLifecycle.states }).notNull().default(partnershipLifecycle.initial),
    /** Of the one link that works. */
    tokenHash: text('token_hash'),
    invitedBy: uuid('invited_by').notNull(),
    sentAt: time('sent_at').notNull(),
    expiresAt: time('expires_at'),
    answeredAt: time('answered_at'),
    answeredBy: uuid('answered_by'),
    endedAt: time('ended_at'),
    /** The company that ended it. */
    endedBy: uuid('ended_by'),
    endReason: text('end_reason').notNull().default(''),
  },
  (partnership) => [
    check('partnership_is_with_another', sql`${partnership.partnerId} <> ${partnership.companyId}`),
    check(
      'partnership_of_two_when_active',
      sql`${partnership.state} <> 'active' or ${partnership.partnerId} is not null`,
    ),
    foreignKey({
      name: 'partnership_inviter',
      columns: [partnership.companyId, partnership.invitedBy],
      foreignColumns: [members.companyId, members.id],
    }),
    index('partnership_of_partner').on(partnership.partnerId),
    uniqueIndex('partnership_active')
      .on(
        sql`least(${partnership.companyId}, ${partnership.partnerId})`,
        sql`greatest(${partnership.companyId}, ${partnership.partnerId})`,
      )
      .where(sql`${partnership.state} = 'active'`),
    uniqueIndex('partnership_open_email')
      .on(partnership.companyId, partnership.email)
      .where(sql`${partnership.state} = 'invited'`),
    uniqueIndex('partnership_open_company')
      .on(partnership.companyId, partnership.partnerId)
      .where(sql`${partnership.state} = 'invited'`),
  ],
)

export type PartnershipRow = typeof partnerships.$inferSelect

alreadyTaken({
  partnership_active: { code: 'partnership.already-bound' },
  partnership_open_email: { code: 'partnership.already-invited', field: 'email' },
  partnership_open_company: { code: 'partnership.already-invited', field: 'insurerName' },
})

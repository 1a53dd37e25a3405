import type { AgentProfile } from '@coverwright/domain/sell/agent-page/agent-page'
import { agentPageLifecycle } from '@coverwright/domain/sell/agent-page/agent-page-lifecycle'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { agents } from '../../company/agent/index.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const agentPages = tenantTable(
  'agent_page',
  {
    agentId: uuid('agent_id').notNull(),
    state: text('state', { enum: agentPageLifecycle.states }).notNull().default(agentPageLifecycle.initial),
    // A photo that is deleted is left out of the page.
    bannerPhotoId: uuid('banner_photo_id'),
    picturePhotoId: uuid('picture_photo_id'),
    backgroundPhotoId: uuid('background_photo_id'),
    location: text('location').notNull(),
    socialLinks: jsonb('social_links').$type<AgentProfile['socialLinks']>().notNull(),
    chat: jsonb('chat').$type<NonNullable<AgentProfile['chat']>>(),
    workingHours: jsonb('working_hours').$type<AgentProfile['workingHours']>().notNull(),
    awayMessage: text('away_message').notNull(),
    productIds: uuid('product_ids').array().notNull(),
    isAppointedRepresentative: boolean('is_appointed_representative').notNull(),
    /** Of the one link that works. */
    tokenHash: text('token_hash').notNull(),
    askedAt: time('asked_at').notNull(),
    linkEndsAt: time('link_ends_at').notNull(),
    confirmedAt: time('confirmed_at'),
    declinedAt: time('declined_at'),
  },
  (page) => [
    foreignKey({
      name: 'agent_page_agent',
      columns: [page.companyId, page.agentId],
      foreignColumns: [agents.companyId, agents.id],
    }),
    check('agent_page_answered_once', sql`${page.confirmedAt} is null or ${page.declinedAt} is null`),
    uniqueIndex('agent_page_of_agent').on(page.companyId, page.agentId).where(sql`${page.state} <> 'removed'`),
  ],
)

/** What visitors wrote to an agent. */
export const agentLeads = tenantTable(
  'agent_lead',
  {
    pageId: uuid('page_id').notNull(),
    name: text('name').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    message: text('message').notNull(),
  },
  (lead) => [
    foreignKey({
      name: 'agent_lead_page',
      columns: [lead.companyId, lead.pageId],
      foreignColumns: [agentPages.companyId, agentPages.id],
    }),
    index('agent_lead_by_time').on(lead.companyId, lead.createdAt, lead.id),
    index('agent_lead_of_page').on(lead.companyId, lead.pageId, lead.createdAt, lead.id),
    index('agent_lead_of_email').on(lead.companyId, lead.email),
  ],
)

/** How many came to a page in a day of UTC; nothing of who they were. */
export const agentPageDays = tenantTable(
  'agent_page_day',
  {
    pageId: uuid('page_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    visits: integer('visits').notNull(),
  },
  (day) => [
    unique('agent_page_day_once').on(day.companyId, day.pageId, day.day),
    foreignKey({
      name: 'agent_page_day_page',
      columns: [day.companyId, day.pageId],
      foreignColumns: [agentPages.companyId, agentPages.id],
    }),
  ],
)

export type AgentPageRow = typeof agentPages.$inferSelect
export type AgentLeadRow = typeof agentLeads.$inferSelect

alreadyTaken({ agent_page_of_agent: { code: 'agent-page.agent-has-one', field: 'email' } })

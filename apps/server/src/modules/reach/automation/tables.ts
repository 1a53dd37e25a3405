import { automationChannels, runReasons } from '@coverwright/domain/reach/automation/automation'
import { runLifecycle } from '@coverwright/domain/reach/automation/run-lifecycle'
import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, jsonb, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { products } from '../../build/product/index.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const automationActions = tenantTable(
  'automation_action',
  {
    /** The type of an event. */
    trigger: text('trigger').notNull(),
    channel: text('channel', { enum: automationChannels }).notNull(),
    delayHours: integer('delay_hours').notNull(),
    /** None: whatever the product. */
    productId: uuid('product_id'),
    /** None: the standard message. */
    templateId: uuid('template_id'),
    isOn: boolean('is_on').notNull().default(true),
    /** Of which event's standard message it takes the place, for which product; null where it comes beside it. */
    standardOf: text('standard_of'),
  },
  (action) => [
    unique('automation_action_standard').on(action.companyId, action.standardOf),
    foreignKey({
      name: 'automation_action_product',
      columns: [action.companyId, action.productId],
      foreignColumns: [products.companyId, products.id],
    }).onDelete('cascade'),
    index('automation_action_by_trigger').on(action.companyId, action.trigger),
    index('automation_action_by_time').on(action.companyId, action.createdAt),
  ],
)

export type ActionRow = typeof automationActions.$inferSelect

alreadyTaken({ automation_action_standard: { code: 'automation.standard-taken' } })

/** An action that was deleted leaves its runs: they say what was sent. */
export const automationRuns = tenantTable(
  'automation_run',
  {
    actionId: uuid('action_id').notNull(),
    eventId: uuid('event_id').notNull(),
    trigger: text('trigger').notNull(),
    channel: text('channel', { enum: automationChannels }).notNull(),
    /** As the event has them: ids, and nothing of a person's. */
    fields: jsonb('fields').$type<Readonly<Record<string, unknown>>>().notNull(),
    raisedAt: moment('raised_at').notNull(),
    state: text('state', { enum: runLifecycle.states }).notNull().default(runLifecycle.initial),
    reason: text('reason', { enum: runReasons }),
    sentTo: integer('sent_to').notNull().default(0),
    /** When it is looked at next, or looked for in case its job is gone; null when it is over. */
    dueAt: moment('due_at'),
    settledAt: moment('settled_at'),
  },
  (run) => [
    unique('automation_run_once').on(run.companyId, run.actionId, run.eventId),
    index('automation_run_of_company').on(run.companyId, run.createdAt),
    index('automation_run_of_state').on(run.companyId, run.state, run.createdAt),
    index('automation_run_of_trigger').on(run.companyId, run.trigger, run.createdAt),
    index('automation_run_due').on(run.companyId, run.dueAt).where(sql`${run.dueAt} is not null`),
    index('automation_run_by_time').on(run.createdAt),
  ],
)

export type RunRow = typeof automationRuns.$inferSelect

/** How a company sends by itself, and how much it has sent this hour; without a row nobody has chosen or sent anything. */
export const automationSettings = tenantTable(
  'automation_setting',
  {
    quietFrom: text('quiet_from'),
    quietUntil: text('quiet_until'),
    /** The hour that is counted. */
    hour: moment('hour'),
    mailsThisHour: integer('mails_this_hour').notNull().default(0),
    textsThisHour: integer('texts_this_hour').notNull().default(0),
  },
  (setting) => [unique('automation_setting_once').on(setting.companyId)],
)

export type SettingRow = typeof automationSettings.$inferSelect

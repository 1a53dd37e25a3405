import { currencies } from '@coverwright/domain/base/money/money'
import { orderPurposes } from '@coverwright/domain/publish/domain-order/domain-order'
import { domainOrderLifecycle } from '@coverwright/domain/publish/domain-order/domain-order-lifecycle'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Registrant } from '../../../adapters/registrar/registrar.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })
const minor = (name: string) => bigint(name, { mode: 'number' }).notNull()

export const domainOrders = tenantTable(
  'domain_order',
  {
    number: text('number').notNull(),
    name: text('name').notNull(),
    purpose: text('purpose', { enum: orderPurposes }).notNull(),
    netMinor: minor('net_minor'),
    vatPercent: integer('vat_percent').notNull(),
    vatMinor: minor('vat_minor'),
    totalMinor: minor('total_minor'),
    renewalMinor: minor('renewal_minor'),
    currency: text('currency', { enum: currencies }).notNull(),
    /** As it was when the name was ordered. */
    registrant: jsonb('registrant').$type<Registrant>().notNull(),
    state: text('state', { enum: domainOrderLifecycle.states }).notNull().default(domainOrderLifecycle.initial),
    /** Given up before it was paid: what is paid all the same goes back. */
    cancelledAt: time('cancelled_at'),
    paidAt: time('paid_at'),
    failure: text('failure'),
    domainId: uuid('domain_id'),
    /** Of what is renewed by itself: since when it is asked for, and when it is tried again. */
    dueOn: date('due_on'),
    nextOn: date('next_on'),
    failures: integer('failures').notNull().default(0),
    /** The card is being charged for it: nobody pays it by hand meanwhile. */
    isCharging: boolean('is_charging').notNull().default(false),
    /** When the registrar was asked first, written before it hears of it; null of what was not asked for. */
    askedAt: time('asked_at'),
    /** When it is looked at whether what was paid is decided; null once it is. */
    askAgainAt: time('ask_again_at'),
  },
  (order) => [
    unique('domain_order_number').on(order.companyId, order.number),
    uniqueIndex('domain_order_open')
      .on(order.companyId, order.name)
      .where(sql`${order.state} = 'unpaid' and ${order.cancelledAt} is null`),
    uniqueIndex('domain_order_asked')
      .on(order.name)
      .where(sql`${order.purpose} = 'register' and ${order.state} = 'paid' and ${order.askedAt} is not null`),
    index('domain_order_ask_again').on(order.companyId, order.askAgainAt).where(sql`${order.askAgainAt} is not null`),
    index('domain_order_of_domain')
      .on(order.companyId, order.domainId, order.id)
      .where(sql`${order.domainId} is not null`),
    check(
      'domain_order_adds_up',
      sql`${order.netMinor} + ${order.vatMinor} = ${order.totalMinor} and ${order.netMinor} > 0`,
    ),
  ],
)

export type DomainOrderRow = typeof domainOrders.$inferSelect

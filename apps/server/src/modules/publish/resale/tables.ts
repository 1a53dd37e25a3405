import { currencies } from '@coverwright/domain/base/money/money'
import { journeyModes } from '@coverwright/domain/build/product/journey-mode'
import { paymentModes } from '@coverwright/domain/company/company/kinds'
import { resaleEvents } from '@coverwright/domain/publish/primary-product/primary-product'
import { sql } from 'drizzle-orm'
import { bigint, check, date, foreignKey, index, text, unique, uuid } from 'drizzle-orm/pg-core'
import { tenantLog } from '../../../platform/database/tenant-table.ts'
import { products } from '../../build/product/index.ts'

/** What a seller made of a partner's primary product. The last row of a product counts; both sides read it. */
export const resales = tenantLog(
  'resale',
  {
    /** The provider. */
    partnerId: uuid('partner_id').notNull(),
    productId: uuid('product_id').notNull(),
    productName: text('product_name').notNull(),
    primaryId: uuid('primary_id').notNull(),
    releaseId: uuid('release_id').notNull(),
  },
  (resale) => [
    foreignKey({
      name: 'resale_product',
      columns: [resale.companyId, resale.productId],
      foreignColumns: [products.companyId, products.id],
    }),
    check('resale_is_with_another', sql`${resale.partnerId} <> ${resale.companyId}`),
    index('resale_of_product').on(resale.companyId, resale.productId, resale.createdAt),
    index('resale_of_partner').on(resale.partnerId, resale.primaryId),
  ],
)

const minor = (name: string) => bigint(name, { mode: 'number' }).notNull()

/** What was sold of it, and what became of that; nobody changes it. */
export const resoldPolicies = tenantLog(
  'resold_policy',
  {
    partnerId: uuid('partner_id').notNull(),
    primaryId: uuid('primary_id').notNull(),
    productName: text('product_name').notNull(),
    policyId: uuid('policy_id').notNull(),
    what: text('what', { enum: resaleEvents }).notNull(),
    mode: text('mode', { enum: journeyModes }).notNull(),
    number: text('number').notNull(),
    holder: text('holder').notNull(),
    insured: text('insured').notNull(),
    plan: text('plan').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    netMinor: minor('net_minor'),
    commissionMinor: minor('commission_minor'),
    feeMinor: minor('fee_minor'),
    taxMinor: minor('tax_minor'),
    grossMinor: minor('gross_minor'),
    paymentMode: text('payment_mode', { enum: paymentModes }).notNull(),
    /** Who the customer paid. */
    payeeId: uuid('payee_id').notNull(),
  },
  (sold) => [
    unique('resold_policy_once').on(sold.companyId, sold.policyId, sold.what),
    check(
      'resold_policy_adds_up',
      sql`${sold.netMinor} + ${sold.commissionMinor} + ${sold.feeMinor} + ${sold.taxMinor} = ${sold.grossMinor}`,
    ),
    index('resold_policy_by_time').on(sold.companyId, sold.mode, sold.createdAt, sold.id),
    index('resold_policy_of_partner').on(sold.partnerId, sold.mode, sold.createdAt, sold.id),
  ],
)

import { journeyModes } from '@coverwright/domain/build/product/journey-mode'
import type { ProductForm } from '@coverwright/domain/build/product/product'
import { paymentModes } from '@coverwright/domain/company/company/kinds'
import { gatewayKinds } from '@coverwright/domain/publish/gateway/gateway'
import { accesses } from '@coverwright/domain/publish/publisher/stage'
import { boolean, integer, jsonb, pgView, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../../../platform/database/bytes.ts'

/** Primary products of others, as far as they are shown to us. */
export const primaryOffers = pgView('primary_offer', {
  id: uuid('id').notNull(),
  companyId: uuid('company_id').notNull(),
  companyName: text('company_name').notNull(),
  releaseId: uuid('release_id').notNull(),
  version: integer('version').notNull(),
  settings: jsonb('settings').$type<ProductForm>().notNull(),
  access: text('access', { enum: accesses }).notNull(),
  isBound: boolean('is_bound').notNull(),
  movedAt: timestamp('moved_at', { withTimezone: true }).notNull(),
}).existing()

/** What those who are bound sell. */
export const primaryBodies = pgView('primary_body', {
  id: uuid('id').notNull(),
  companyId: uuid('company_id').notNull(),
  releaseId: uuid('release_id').notNull(),
  programHash: text('program_hash').notNull(),
  content: jsonb('content').notNull(),
  artefact: bytes('artefact').notNull(),
}).existing()

/** On what terms one is bound, and where the partner is paid: nothing of it when it takes no money of ours. */
export const partnerGateways = pgView('partner_gateway', {
  companyId: uuid('company_id').notNull(),
  paymentMode: text('payment_mode', { enum: paymentModes }).notNull(),
  kind: text('kind', { enum: gatewayKinds }),
  account: text('account'),
  accountMode: text('account_mode', { enum: journeyModes }),
}).existing()

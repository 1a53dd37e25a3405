import { z } from 'zod'
import { currencies } from '../../base/money/money.ts'
import { idOf, moment } from '../../fields.ts'
import { commissionMethods } from '../channel/connection.ts'

/** Who earns: a channel or an agent on their terms, or the company itself with what it resells. */
export const payees = ['channel', 'agent', 'broker'] as const

export const commissionKinds = ['earned', 'clawed-back'] as const

/** Lines that one file takes. */
export const maxStatementLines = 50_000

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Choose a month')

const seller = {
  payee: z.enum(payees),
  /** Of a channel; null of the company itself. */
  channelId: idOf('channel').nullable(),
  /** As it is called today. */
  channelName: z.string(),
  /** Of an agent; null of the others. */
  agentId: idOf('agent').nullable(),
  /** As they are called today. */
  agentName: z.string(),
  /** The code of its shop that sold; empty where none is known. */
  merchant: z.string(),
  currency: z.enum(currencies),
}

/** What was earned with a sale, or given back when it ended early. What is given back has a minus. */
export const CommissionEntry = z
  .object({
    ...seller,
    id: z.uuid(),
    kind: z.enum(commissionKinds),
    policyId: idOf('policy'),
    policyNumber: z.string(),
    productName: z.string(),
    method: z.enum(commissionMethods),
    /** Per cent, or an amount of the currency, as it stood when it was sold. */
    ratioValue: z.string(),
    /** The premium before fees and tax. */
    baseMinor: z.int(),
    amountMinor: z.int(),
    month: z.string(),
    bookedAt: moment,
  })
  .meta({ id: 'CommissionEntry' })

/** What a seller is owed for a month, by the company's clocks. */
export const CommissionStatement = z
  .object({
    ...seller,
    id: z.uuid(),
    month: z.string(),
    sales: z.int(),
    earnedMinor: z.int(),
    /** With a minus. */
    clawedBackMinor: z.int(),
    owedMinor: z.int(),
  })
  .meta({ id: 'CommissionStatement' })

export const CommissionFilter = z.strictObject({
  month: month.optional(),
  channelId: idOf('channel').optional(),
  agentId: idOf('agent').optional(),
})

/** What somebody earns with a sale, as it was agreed when their customer's application began. */
export const FixedTerms = z.object({ method: z.enum(commissionMethods), ratioValue: z.string() })

export const StatementForm = z
  .strictObject({ month, channelId: idOf('channel').optional(), agentId: idOf('agent').optional() })
  .meta({ id: 'StatementForm', examples: [{ month: '2026-11' }] })

export type CommissionEntry = z.output<typeof CommissionEntry>
export type CommissionStatement = z.output<typeof CommissionStatement>
export type FixedTerms = z.output<typeof FixedTerms>

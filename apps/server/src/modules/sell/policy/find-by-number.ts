import type { policy } from '@coverwright/contract/sell/policy'
import type { FoundPolicy } from '@coverwright/domain/sell/policy/find-policy'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { products } from '../../build/product/index.ts'
import { customers } from '../customer/index.ts'
import { policies } from './tables.ts'

type PolicyQuestion = z.output<typeof policy.calls.findPolicy.input>
type HolderQuestion = z.output<typeof policy.calls.countPolicies.input>

const none: FoundPolicy = {
  found: false,
  state: null,
  productName: null,
  plan: null,
  startsOn: null,
  endsOn: null,
  isInForce: null,
}

/** The days of a cover are those of the product's own clock. */
const todayAt = (now: Date) => sql`(${now.toISOString()}::timestamptz at time zone ${products.timeZone})::date`

export async function findPolicyByNumber(
  tx: ReadTx,
  { number, email, mode = 'live' }: PolicyQuestion,
  now: Date,
): Promise<FoundPolicy> {
  const { state, productName, plan, startsOn, endsOn } = policies
  const [found] = await tx
    .select({ state, productName, plan, startsOn, endsOn, email: policies.email, today: sql<string>`${todayAt(now)}` })
    .from(policies)
    .innerJoin(products, eq(products.id, policies.productId))
    .where(and(eq(policies.number, number), eq(policies.mode, mode)))
  if (!found || (email !== undefined && keyOf(found.email) !== keyOf(email))) return none
  const { email: _, today, ...facts } = found
  const isInForce = facts.state === 'issued' && facts.startsOn <= today && today <= facts.endsOn
  return { found: true, ...facts, isInForce }
}

export async function countPolicies(tx: ReadTx, { email, mode = 'live' }: HolderQuestion, now: Date) {
  const [counted] = await tx
    .select({
      inForce: many(
        sql`${policies.state} = 'issued' and ${todayAt(now)} between ${policies.startsOn} and ${policies.endsOn}`,
      ),
      toCome: many(sql`${policies.state} = 'issued' and ${todayAt(now)} < ${policies.startsOn}`),
      ended: many(sql`${policies.state} <> 'issued' or ${todayAt(now)} > ${policies.endsOn}`),
    })
    .from(policies)
    .innerJoin(customers, eq(customers.id, policies.customerId))
    .innerJoin(products, eq(products.id, policies.productId))
    .where(and(eq(customers.mode, mode), eq(customers.emailKey, keyOf(email))))
  return counted ?? { inForce: 0, toCome: 0, ended: 0 }
}

const many = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`

const keyOf = (email: string) => email.trim().toLowerCase()

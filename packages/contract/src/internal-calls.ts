import type { InternalCall } from '@coverwright/domain/build/connector/internal-call'
import { dataSource } from './build/data-source.ts'
import { keyword } from './build/keyword.ts'
import type { Call } from './call.ts'
import { agent } from './company/agent.ts'
import { policy } from './sell/policy.ts'
import { referral } from './sell/referral.ts'

/** What an internal connector may ask, as the contract declares it: who may read it, what it is asked with and answers. */
export const callsOfJourneys = {
  'policy/findPolicy': policy.calls.findPolicy,
  'policy/countPolicies': policy.calls.countPolicies,
  'referral/countReferrals': referral.calls.countReferrals,
  'dataSource/findRow': dataSource.calls.findRow,
  'agent/findAgent': agent.calls.findAgent,
  'keyword/findKeyword': keyword.calls.findKeyword,
} as const satisfies Readonly<Record<InternalCall, Call>>

/** What it is asked with. Whether sales or trial runs are meant is not chosen: the journey says it. */
export const inputsOfCall = (call: InternalCall) =>
  Object.entries(callsOfJourneys[call].input.shape)
    .filter(([name]) => name !== 'mode')
    .map(([name, schema]) => ({ name, isOptional: schema.safeParse(undefined).success }))

/** An answer of the shape that it gives. */
export function exampleAnswer(call: InternalCall): unknown {
  const [example] = (callsOfJourneys[call].output.meta()?.examples ?? []) as unknown[]
  return example
}

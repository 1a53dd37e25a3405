import type { Read } from '@coverwright/contract/stale'
import { actsOf, lookAgain } from './acts-of.ts'
import { type calls, client } from './client.ts'
import { queryClient } from './query-client.ts'

export const acts = actsOf<typeof calls>(client, queryClient)

/** For what was changed otherwise, or may have been by others. */
export const lookAgainAfter = (change: Read) => lookAgain(queryClient, change)

type Acts = typeof acts
type GroupName = Extract<keyof Acts, string>
type Act<Name> = Name extends `${infer G extends GroupName}.${infer Call}`
  ? Call extends keyof Acts[G]
    ? Acts[G][Call]
    : never
  : never

/** Every call that writes, by its name: `agent.activateAgent`. */
export type ActName = { [G in GroupName]: `${G}.${Extract<keyof Acts[G], string>}` }[GroupName]
export type InputOf<Name> = Act<Name> extends (input: infer Input, ...more: never[]) => Promise<unknown> ? Input : never
export type AnswerTo<Name> = Act<Name> extends (...sent: never[]) => Promise<infer Answer> ? Answer : never

export function make<Name extends ActName>(name: Name, input: InputOf<Name>): Promise<AnswerTo<Name>> {
  const [group = '', call = ''] = name.split('.')
  // The name was made of the very keys it is taken apart into.
  const byName = acts as unknown as Readonly<Record<string, Readonly<Record<string, (input: unknown) => unknown>>>>
  return byName[group]?.[call]?.(input) as Promise<AnswerTo<Name>>
}

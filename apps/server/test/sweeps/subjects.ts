import { channelLifecycle } from '@coverwright/domain/channel/channel-lifecycle'
import { aChannel } from '../builders.ts'
import type { TestCompany } from '../test-app.ts'

/** Things to try calls on, by the name given to `idOf`: one in every state, so that every call finds a fitting one. */
const makers: Readonly<Record<string, (company: TestCompany) => Promise<{ id: string }>[]>> = {
  channel: (company) => channelLifecycle.states.map((state) => aChannel(company, { state })),
}

export const entities = Object.keys(makers)

export async function subjectsOf(company: TestCompany, entity: string): Promise<string[]> {
  const make = makers[entity]
  if (!make) throw new Error(`Nothing makes a ${entity} to try calls on: add it to subjects.ts`)
  return (await Promise.all(make(company))).map((subject) => subject.id)
}

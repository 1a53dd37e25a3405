import { channelLifecycle } from '@coverwright/domain/channel/channel-lifecycle'
import { outboxLifecycle } from '@coverwright/domain/outbox/outbox-lifecycle'
import { productLifecycle } from '@coverwright/domain/product/product-lifecycle'
import { aChannel, aDesign, aFile, aMessage, aNotification, aProduct } from '../builders.ts'
import type { TestApp, TestCompany } from '../test-app.ts'

type Maker = (app: TestApp, company: TestCompany) => Promise<{ id: string }>[]

/** Things to try calls on, by the name given to `idOf`: one in every state, so that every call finds a fitting one. */
const makers: Readonly<Record<string, Maker>> = {
  channel: (_app, company) => channelLifecycle.states.map((state) => aChannel(company, { state })),
  outbox: (app, company) => outboxLifecycle.states.map((state) => aMessage(app, company, { state })),
  notification: (app, company) => [aNotification(app, company)],
  product: (app, company) => productLifecycle.states.map((state) => aProduct(app, company, { state })),
  policyNumber: (_app, company) => [aDesign(company)],
  file: (_app, company) => [aFile(company)],
}

export const entities = Object.keys(makers)

export async function subjectsOf(app: TestApp, company: TestCompany, entity: string): Promise<string[]> {
  const make = makers[entity]
  if (!make) throw new Error(`Nothing makes a ${entity} to try calls on: add it to subjects.ts`)
  return (await Promise.all(make(app, company))).map((subject) => subject.id)
}

import { channelLifecycle } from '@coverwright/domain/channel/channel-lifecycle'
import { invitationLifecycle } from '@coverwright/domain/invitation/invitation-lifecycle'
import { memberStates } from '@coverwright/domain/member/member'
import { outboxLifecycle } from '@coverwright/domain/outbox/outbox-lifecycle'
import { productLifecycle } from '@coverwright/domain/product/product-lifecycle'
import {
  aChannel,
  aDesign,
  aFile,
  aGroup,
  aMember,
  aMessage,
  aNotification,
  anInvitation,
  aProduct,
  aRole,
} from '../builders.ts'
import type { TestApp, TestCompany } from '../test-app.ts'

type Maker = (app: TestApp, company: TestCompany) => Promise<{ id: string }>[]

/** Things to try calls on, by the name given to `idOf`: one in every state, so that every call finds a fitting one. */
const makers: Readonly<Record<string, Maker>> = {
  channel: (_app, company) => channelLifecycle.states.map((state) => aChannel(company, { state })),
  outbox: (app, company) => outboxLifecycle.states.map((state) => aMessage(app, company, { state })),
  notification: (app, company) => [aNotification(app, company)],
  product: (app, company) => productLifecycle.states.map((state) => aProduct(app, company, { state })),
  policyNumber: (_app, company) => [aDesign(company)],
  gateway: (_app, company) => [company.client.payment.savePaymentMethod({ kind: 'test' })],
  file: (_app, company) => [aFile(company)],
  member: (app, company) => memberStates.map((state) => aMember(app, company, { state })),
  role: (_app, company) => [aRole(company).then(({ id }) => ({ id: id ?? '' }))],
  group: (_app, company) => [aGroup(company)],
  invitation: (app, company) => invitationLifecycle.states.map((state) => anInvitation(app, company, { state })),
}

export const entities = Object.keys(makers)

export async function subjectsOf(app: TestApp, company: TestCompany, entity: string): Promise<string[]> {
  const make = makers[entity]
  if (!make) throw new Error(`Nothing makes a ${entity} to try calls on: add it to subjects.ts`)
  return (await Promise.all(make(app, company))).map((subject) => subject.id)
}

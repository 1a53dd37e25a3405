import { isGranted } from '@coverwright/contract/call'
import { callsOfJourneys, inputsOfCall } from '@coverwright/contract/internal-calls'
import type { ConnectorDefinition, ConnectorForm } from '@coverwright/domain/build/connector/connector'
import { roleProblem } from '@coverwright/domain/build/connector/look-up'
import { errors, fail } from '@coverwright/domain/errors'
import type { Grants, Ports } from '../../../platform/http/context.ts'
import { definitionOf } from './internal.ts'
import { trustedBy } from './secret.ts'
import type { ConnectorRow } from './tables.ts'

/** An address that would never be reached is refused while somebody is there to put it right. */
export function checkAddresses({ outbound }: Pick<Ports, 'outbound'>, form: ConnectorForm): void {
  const { address, testAddress, authentication } = form
  const refusalOf = (each: string) => (each ? outbound.refusalOf(each.replaceAll(/\{\{[^{}]*\}\}/g, 'x')) : undefined)
  const refused = { address: refusalOf(address), testAddress: refusalOf(testAddress) }
  const token = authentication.kind === 'oauth2' ? refusalOf(authentication.tokenAddress) : undefined
  const found = Object.entries({ ...refused, authentication: token }).filter((each) => each[1] !== undefined)
  if (found.length > 0) fail('connector.address-refused', Object.fromEntries(found) as Record<string, string>)
}

/** Whether the secret that is kept may go where the form leads. */
export function checkSecret(form: ConnectorForm, before?: ConnectorRow): void {
  if (form.authentication.kind === 'none' || form.secret) return
  const trusted = before?.sealedSecret && before.definition.authentication.kind === form.authentication.kind
  const known = trusted ? trustedBy(before.definition) : []
  if (!trusted || !trustedBy(form).every((origin) => known.includes(origin)))
    fail('connector.secret-needed', { secret: 'Enter the secret again' })
}

/** Nobody has a journey read for them what they may not read themselves; and what it is asked with is what the call takes. */
export async function checkCall(
  { call, params }: Pick<ConnectorDefinition, 'call' | 'params'>,
  grants: Promise<Grants>,
): Promise<void> {
  if (!call) return
  if (!isGranted(callsOfJourneys[call].access, (await grants).permissions))
    fail('connector.call-not-allowed', { call: errors['connector.call-not-allowed'].message })
  const takes = inputsOfCall(call)
  const written = new Set(params.filter(({ value }) => value.trim() !== '').map(({ name }) => name))
  const lacks = takes.flatMap(({ name, isOptional }) => (isOptional || written.has(name) ? [] : [name]))
  const unknown = params.flatMap(({ name }) => (takes.some((input) => input.name === name) ? [] : [name]))
  if (lacks.length > 0) fail('connector.call-unfit', { params: `It cannot be asked without ${lacks.join(', ')}` })
  if (unknown.length > 0) fail('connector.call-unfit', { params: `It is not asked with ${unknown.join(', ')}` })
}

/** What buyers look up is asked with what they typed, and answered in parts that are known. */
export function checkRole(form: ConnectorForm): void {
  const problem = form.role && roleProblem(form.role, definitionOf(form))
  if (problem) fail('connector.role-unfit', { role: problem })
}

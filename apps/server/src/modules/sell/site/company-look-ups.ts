import type { ConnectorDefinition } from '@coverwright/domain/build/connector/connector'
import { addressesIn, vehicleIn } from '@coverwright/domain/build/connector/look-up'
import { lookUpsInMonth } from '@coverwright/domain/build/connector/look-up-limits'
import type { LookUpRole } from '@coverwright/domain/build/page/look-up-role'
import { hashJson } from '@coverwright/domain/hash-json'
import type { LookUps } from '../../../adapters/lookups/look-ups.ts'
import { type Answered, askConnector, type ConnectorRow } from '../../build/connector/index.ts'
import type { Mount } from './sale/index.ts'
import type { SiteServices } from './site-request.ts'

/** A buyer waits for it beside the field. */
const mostMs = 5000

const spent = `Not asked: the ${lookUpsInMonth} look-ups of this month are used up, or too many came from one place.`

type Asking = Pick<SiteServices, 'sale' | 'outbound' | 'sealing' | 'lookUps' | 'trialLookUps' | 'keptLookUps'>

interface At {
  readonly mount: Mount
  /** The network address of whoever asks. */
  readonly from: string
}

/**
 * Who is asked on this site: the company's own connector, then whoever serves the whole installation, then on trial runs
 * what is invented. Where the one before answered that there is nothing, nobody else is asked. What nobody finds is left out.
 */
export function lookUpsAt(services: Asking, at: At): Partial<LookUps> {
  const { lookUps, trialLookUps } = services
  const others = lookUps ?? (at.mount.mode === 'test' ? trialLookUps : undefined)
  const isFound = (role: LookUpRole) => others !== undefined || at.mount.lookUpRoles.includes(role)
  const findAddresses: LookUps['findAddresses'] = async (country, postcode) =>
    (await ask(services, at, { role: 'address', inputs: { country, postcode }, read: addressesIn })) ??
    (await others?.findAddresses(country, postcode)) ??
    []
  const findVehicle: LookUps['findVehicle'] = async (country, registration) => {
    const found = await ask(services, at, { role: 'vehicle', inputs: { country, registration }, read: readVehicle })
    return found ? found.vehicle : others?.findVehicle(country, registration)
  }
  return { ...(isFound('address') && { findAddresses }), ...(isFound('vehicle') && { findVehicle }) }
}

/** Wrapped: that there is no such vehicle is an answer too. */
const readVehicle = (definition: ConnectorDefinition, answer: unknown) => ({ vehicle: vehicleIn(definition, answer) })

interface Question<T> {
  readonly role: LookUpRole
  readonly inputs: Readonly<Record<string, string>>
  readonly read: (definition: ConnectorDefinition, answer: unknown) => T
}

/** Undefined where nobody could be asked, or none answered. */
async function ask<T>(services: Asking, at: At, { role, inputs, read }: Question<T>): Promise<T | undefined> {
  const { mount } = at
  if (!mount.lookUpRoles.includes(role)) return undefined
  const row = await services.sale.findLookUp(mount, role)
  if (!row) return undefined
  const { definition } = row
  if (mount.mode === 'test' && !definition.testAddress)
    return definition.demoResult.trim() === '' ? undefined : read(definition, JSON.parse(definition.demoResult))
  const key = `${mount.companyId} ${mount.mode} ${hashJson([row.id, definition, inputs])}`
  return services.keptLookUps.get(key, async () => {
    const answered = await run(services, at, row, inputs)
    // Most registers say so that they know of none.
    if (answered.status === 404) return read(definition, undefined)
    return answered.problem === null ? read(definition, answered.value) : undefined
  })
}

const notMade = { status: null, tookMs: 0, body: '', value: undefined, outputs: [] }

async function run(
  { sale, ...services }: Asking,
  { mount, from }: At,
  row: ConnectorRow,
  inputs: Question<never>['inputs'],
) {
  const at = mount.mode
  const question = { ...row, at, inputs, withinMs: mostMs, isTest: false }
  const answered: Answered = (await sale.mayLookUp(mount, from))
    ? ((await askConnector(services, question)) ?? { ...notMade, problem: 'Not asked: too many calls were under way.' })
    : { ...notMade, problem: spent }
  await sale.keepLookUp(mount, question, answered)
  return answered
}

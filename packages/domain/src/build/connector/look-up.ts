import type { LookUpRole } from '../page/look-up-role.ts'
import type { FoundAddress, FoundVehicle } from '../page/page-view.ts'
import type { ConnectorDefinition } from './connector.ts'
import { inputsOf } from './fill-request.ts'
import { each, parsePath, readPath } from './json-path.ts'

/** Of one postcode. */
const mostAddresses = 200

interface Wanted {
  /** What it is asked with; anything else would be missing. */
  readonly asked: readonly string[]
  readonly isAnswered: (names: readonly string[]) => boolean
  readonly problem: string
}

/** A title is put together of whatever outputs begin so: few registers answer one in words. */
const isTitle = (name: string) => name.startsWith('title')

const wanted: Readonly<Record<LookUpRole, Wanted>> = {
  address: {
    asked: ['postcode', 'country'],
    isAnswered: (names) => ['line1', 'town', 'postcode'].every((name) => names.includes(name)),
    problem: 'To find addresses it is asked with postcode alone, and answers line1, town and postcode.',
  },
  vehicle: {
    asked: ['registration', 'country'],
    isAnswered: (names) => names.some(isTitle),
    problem: 'To find vehicles it is asked with registration alone, and answers title.',
  },
}

/** Why a connector cannot look this up for buyers. */
export function roleProblem(role: LookUpRole, definition: ConnectorDefinition): string | undefined {
  const { asked, isAnswered, problem } = wanted[role]
  if (definition.type === 'internal') return problem
  const isAsked = inputsOf(definition).every(({ name, isOptional }) => isOptional || asked.includes(name))
  return isAsked && isAnswered(definition.outputs.map(({ name }) => name)) ? undefined : problem
}

type Outputs = Pick<ConnectorDefinition, 'outputs'>

/** What an output of this name finds, one for each that a path through a list leads to; `[*]` alone would lose who lacks it. */
function valuesOf({ outputs }: Outputs, name: string, answer: unknown): readonly string[] {
  const parts = parsePath(outputs.find((output) => output.name === name)?.path ?? '') ?? []
  const at = parts.indexOf(each)
  if (parts.length === 0) return []
  const list = at < 0 ? [answer] : readPath(parts.slice(0, at), answer)
  return Array.isArray(list) ? list.map((one) => textOf(readPath(parts.slice(at + 1), one))) : []
}

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).toWellFormed().replaceAll('\0', '').trim() : ''

export function addressesIn(definition: Outputs, answer: unknown): readonly FoundAddress[] {
  const [lines, seconds, towns, postcodes] = ['line1', 'line2', 'town', 'postcode'].map((name) =>
    valuesOf(definition, name, answer),
  )
  return (lines ?? []).slice(0, mostAddresses).flatMap((line1, at) => {
    const town = towns?.[at] ?? ''
    const postcode = postcodes?.[at] ?? ''
    if (!line1 || !postcode) return []
    const line2 = (seconds?.[at] ?? '').slice(0, 200)
    return [{ line1: line1.slice(0, 200), line2, town: town.slice(0, 100), postcode: postcode.slice(0, 12) }]
  })
}

export function vehicleIn(definition: Outputs, answer: unknown): FoundVehicle | undefined {
  const names = definition.outputs.map(({ name }) => name).filter(isTitle)
  const parts = names.map((name) => valuesOf(definition, name, answer)[0] ?? '').filter(Boolean)
  const [code = ''] = valuesOf(definition, 'code', answer)
  return parts.length === 0 ? undefined : { title: parts.join(' ').slice(0, 200), code: code.slice(0, 60) }
}

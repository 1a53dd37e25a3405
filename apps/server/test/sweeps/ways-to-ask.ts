import { z } from 'zod'
import { inputOf, type SweptCall } from './every-call.ts'

export interface Asked {
  readonly input: object
  readonly orderBy?: string
}

interface Property {
  readonly enum?: readonly unknown[]
  readonly type?: string
  readonly format?: string
}

/**
 * A call as its example asks it; a list also in every order, and by each of its filters and all of them at once, as they come and
 * by time. Searches by free text have no index to be found by and are not asked here.
 */
export function waysToAsk(swept: SweptCall, idOf: (entity: string) => string): Asked[] {
  const example = inputOf(swept, ({ entity }) => idOf(entity))
  const { paged } = swept.call
  if (!paged) return [{ input: example }]
  const { properties = {}, required = [] } = z.toJSONSchema(swept.call.input, { io: 'input', unrepresentable: 'any' })
  const given = { ...samplesOf(properties as Record<string, Property>), ...example }
  const only = (names: readonly string[]) =>
    Object.fromEntries(Object.entries(given).filter(([name]) => required.includes(name) || names.includes(name)))
  const filters = Object.keys(given).filter((name) => !required.includes(name) && name !== 'search')
  const byTime = paged.find((key) => key.endsWith('At')) ?? paged[0] ?? ''
  const orders = paged.flatMap((key) => [key, `-${key}`])
  return [
    ...orders.map((orderBy) => ({ input: only([]), orderBy })),
    ...[[], ...filters.map((name) => [name]), filters].flatMap((names) => [
      { input: only(names) },
      { input: only(names), orderBy: `-${byTime}` },
    ]),
  ]
}

const samplesOf = (properties: Record<string, Property>) =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]) => {
      const sample = sampleOf(property)
      return sample === undefined ? [] : [[name, sample]]
    }),
  )

function sampleOf({ enum: values, type, format }: Property): unknown {
  if (values) return values[0]
  if (type === 'boolean') return true
  if (format === 'date') return '2026-01-01'
  return format === 'date-time' ? '2026-01-01T00:00:00.000Z' : undefined
}

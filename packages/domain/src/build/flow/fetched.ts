import { hashJson } from '../../hash-json.ts'
import type { Body } from '../body/body.ts'
import type { ConnectorDefinition } from '../connector/connector.ts'
import { type Inputs, inputsOf } from '../connector/fill-request.ts'
import { type FoundOutput, fits, readOutputs } from '../connector/read-outputs.ts'
import type { FlowBlockOf } from '../page/flow.ts'
import type { DataValues } from '../question/data-values.ts'

export type ConnectorBlock = FlowBlockOf<'connector'>

/** The definitions that the blocks of a journey name, by id. */
export type Connectors = Readonly<Record<string, ConnectorDefinition>>

/** What came of one call. */
interface Call {
  /** Of all that was asked with: the same is not asked twice. */
  readonly inputsHash: string
  /** By data name; null where the call failed. */
  readonly values: Readonly<Record<string, string>> | null
  readonly at: string
}

export interface FetchedOnce extends Call {
  /** What the same call answered to other inputs, the newest first: whoever goes back to them is not asked for again. */
  readonly earlier?: readonly Call[]
}

/** What other systems answered in one journey, by flow block. */
export type Fetched = Readonly<Record<string, FetchedOnce>>

/** A call that must be made before the journey goes on. */
export interface Awaited {
  readonly block: ConnectorBlock
  readonly inputs: Inputs
  readonly inputsHash: string
}

/** So many of one call; with each, half a dozen short texts. */
const mostEarlier = 8

/** What was answered takes the place of what was answered before, which is kept behind it. A failure is asked again. */
export function keptBehind(once: FetchedOnce, before: FetchedOnce | undefined): FetchedOnce {
  const { earlier: _, ...call } = once
  if (!before) return call
  const { earlier = [], ...last } = before
  const others = [last, ...earlier].filter((each) => each.values !== null && each.inputsHash !== call.inputsHash)
  return others.length === 0 ? call : { ...call, earlier: others.slice(0, mostEarlier) }
}

/** What these inputs were answered with before, if it is still kept. */
export const recalled = (kept: FetchedOnce | undefined, inputsHash: string): FetchedOnce | undefined =>
  kept?.earlier?.find((each) => each.inputsHash === inputsHash)

/** The data that a merge field stands for. */
export const dataOf = ({ inputs }: Pick<ConnectorBlock, 'inputs'>, name: string) =>
  inputs.find(({ field }) => field === name)?.data ?? name

/** What the call is made with; nothing while something it cannot do without is not known. */
export function askedWith(
  block: ConnectorBlock,
  definition: ConnectorDefinition,
  values: DataValues,
): Awaited | undefined {
  const inputs: Record<string, string> = {}
  for (const { name, isOptional } of inputsOf(definition)) {
    const value = values[dataOf(block, name)]
    if (typeof value === 'string' && value !== '') inputs[name] = value
    else if (!isOptional) return undefined
  }
  return { block, inputs, inputsHash: hashJson([block.connectorId, inputs]) }
}

/** What of an answer becomes data; null where it is not what the data can be. */
export function valuesFetched(
  { dataset }: Pick<Body, 'dataset'>,
  { outputs, onFailure }: ConnectorBlock,
  found: readonly FoundOutput[],
): Readonly<Record<string, string>> | null {
  const values: Record<string, string> = {}
  for (const { output, data } of outputs) {
    const value = found.find(({ name }) => name === output)?.value ?? null
    const property = dataset.properties.find(({ name }) => name === data)
    // Without it the default stands in; who is referred for want of an answer is referred for want of a part of it.
    if (value === null && onFailure.to === 'on') continue
    if (value === null || !property || !fits(property, value)) return null
    values[data] = value
  }
  return values
}

/** What is taken for the answer where nobody is asked. */
export function demoValues(body: Pick<Body, 'dataset'>, block: ConnectorBlock, definition: ConnectorDefinition) {
  const { demoResult } = definition
  return demoResult.trim() === '' ? null : valuesFetched(body, block, readOutputs(definition, JSON.parse(demoResult)))
}

import type { Body } from '../body/body.ts'
import { type At, impossible, missing, type Problem, unknown } from '../body/problem.ts'
import type { Connector } from '../connector/connector.ts'
import { inputsOf } from '../connector/fill-request.ts'
import { type ConnectorBlock, dataOf } from './fetched.ts'

/** What is known of the company's connectors where a journey is checked. */
export type KnownConnector = Pick<
  Connector,
  | 'id'
  | 'name'
  | 'state'
  | 'method'
  | 'address'
  | 'testAddress'
  | 'headers'
  | 'params'
  | 'body'
  | 'authentication'
  | 'outputs'
>

interface Surroundings {
  readonly body: Body
  readonly connectors: readonly KnownConnector[]
  /** What is known when the call is made. */
  readonly known: ReadonlySet<string>
  readonly asked: ReadonlySet<string>
  /** The page it is made after, as people know it. */
  readonly after: string
}

/** A call that cannot be made is an answer the product was designed with and does not get. */
export function connectorProblems(block: ConnectorBlock, at: At, surroundings: Surroundings): Problem[] {
  const { connectors, after } = surroundings
  if (!block.connectorId)
    return [missing([...at, 'connectorId'], `No connector is chosen for the call after "${after}"`)]
  const connector = connectors.find(({ id }) => id === block.connectorId)
  if (!connector)
    return [unknown([...at, 'connectorId'], `The connector of the call after "${after}" is not there: choose another`)]
  const unready =
    connector.state === 'draft'
      ? [impossible([...at, 'connectorId'], `"${connector.name}" is a draft: test it, or keep a demo result`)]
      : []
  return [
    ...unready,
    ...inputProblems(block, connector, at, surroundings),
    ...outputProblems(block, connector, at, surroundings),
  ]
}

function inputProblems(block: ConnectorBlock, connector: KnownConnector, at: At, { known }: Surroundings): Problem[] {
  return inputsOf(connector).flatMap(({ name, isOptional }) => {
    return known.has(dataOf(block, name)) || isOptional
      ? []
      : [unknown([...at, 'inputs'], `{{${name}}} has no answer yet when the call is made: choose data that has`)]
  })
}

function outputProblems(block: ConnectorBlock, connector: KnownConnector, at: At, around: Surroundings): Problem[] {
  const { body, asked } = around
  if (block.outputs.length === 0) return [missing([...at, 'outputs'], 'Nothing of the answer is used')]
  return block.outputs.flatMap(({ output, data }, index): Problem[] => {
    const path = [...at, 'outputs', index]
    const property = body.dataset.properties.find(({ name }) => name === data)
    if (!connector.outputs.some(({ name }) => name === output))
      return [unknown([...path, 'output'], `"${connector.name}" answers no "${output}"`)]
    if (!property) return [unknown([...path, 'data'], `There is no data named "${data}"`)]
    if (property.type === 'json') return [impossible([...path, 'data'], `"${data}" has parts, and cannot be fetched`)]
    if (asked.has(data)) return [impossible([...path, 'data'], `A question asks for "${data}" already`)]
    // Whoever is passed by, or not answered, has a price all the same.
    return property.default === undefined
      ? [missing([...path, 'data'], `"${data}" needs a default: the call may fail`)]
      : []
  })
}

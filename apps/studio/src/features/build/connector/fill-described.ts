import { fieldsIn } from '@coverwright/domain/base/merge/merge'
import type { DescribedConnector } from '@coverwright/domain/build/connector/open-api/open-api'
import type { ConnectorEditing } from './use-connector-form.ts'

type Optional = DescribedConnector['optional'][number]
type Output = DescribedConnector['outputs'][number]

export const optionalKey = ({ list, name }: Optional) => `${list} ${name}`
export const outputKey = ({ path }: Output) => path

/** The form as the operation is described, with what was chosen besides. A name, outputs and a demo result that are there stay where it says none. */
export function fillDescribed(form: ConnectorEditing, connector: DescribedConnector, taken: ReadonlySet<string>): void {
  const { method, address, body, authentication, optional, demoParams } = connector
  const chosen = optional.filter((each) => taken.has(optionalKey(each)))
  const rowsOf = (list: Optional['list']) => [
    ...connector[list],
    ...chosen.filter((each) => each.list === list).map(({ name, value }) => ({ name, value })),
  ]
  const tried = chosen.flatMap(({ value, demo }) =>
    demo === '' ? [] : fieldsIn(value).map(({ name }) => ({ name, value: demo })),
  )
  const outputs = connector.outputs.filter((each) => taken.has(outputKey(each)))
  if (!form.values.name) form.setValue('name', connector.name)
  form.setValue('method', method)
  form.setValue('address', address)
  form.setValue('params', rowsOf('params'))
  form.setValue('headers', rowsOf('headers'))
  form.setValue('body', body)
  form.setValue('authentication', authentication)
  form.setValue('secret', undefined)
  form.setValue('demoParams', [...demoParams, ...tried])
  if (outputs.length > 0) form.setValue('outputs', outputs)
  if (connector.demoResult) form.setValue('demoResult', connector.demoResult)
}

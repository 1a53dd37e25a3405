import { type Call, isGranted, isInQuery, methodOf, pathOf } from '@coverwright/contract/call'
import { contract } from '@coverwright/contract/contract'
import { type IdField, idFieldsOf } from '@coverwright/contract/id-fields'
import { permissionsOfRole } from '@coverwright/domain/permissions'
import { sampleCells } from '@coverwright/domain/sell/agent-page/agent-list'
import { writeXlsx } from '../../src/adapters/spreadsheets/write-xlsx.ts'
import { aForm } from '../a-form.ts'
import type { TestApp } from '../test-app.ts'
import { tinyFont } from '../tiny-font.ts'
import { tinyPng } from '../tiny-png.ts'

export interface SweptCall {
  /** As the audit names it: `group/call`. */
  readonly name: string
  readonly path: string
  readonly call: Call
  readonly idFields: readonly IdField[]
}

export const everyCall: readonly SweptCall[] = Object.values(contract).flatMap((group) =>
  Object.entries<Call>(group.calls).map(([callName, call]) => ({
    name: `${group.name}/${callName}`,
    path: pathOf(group, callName, call),
    call,
    idFields: idFieldsOf(call.input),
  })),
)

/** The example the schema documents itself with, with ids put into their fields. */
export function inputOf({ call, idFields }: SweptCall, idOf: (field: IdField) => string): object {
  const [example = {}] = (call.input.meta()?.examples ?? []) as object[]
  const input = structuredClone(example)
  for (const field of idFields) place(input, field.path, idOf(field))
  return input
}

/** As whoever `headersOf` signs for; with a file of that content where the call takes one. */
export function send(app: TestApp, { call, path }: SweptCall, headersOf: HeadersOf, input: object, content?: Buffer) {
  const request = { method: methodOf(call), path, query: isInQuery(call) ? (input as Record<string, string>) : {} }
  const headers = headersOf(request)
  if (call.takesFile) {
    // A call that takes no picture says what it takes: its text, or the kind of file.
    const { 'x-file': sample, 'x-file-kind': kind } = call.input.meta() ?? {}
    const body = new Blob([content ? new Uint8Array(content) : typeof sample === 'string' ? sample : fileOf(kind)])
    return app.send({ ...request, headers: { ...headers, 'content-type': 'application/octet-stream' }, body })
  }
  if (request.method === 'GET') return app.send({ ...request, headers })
  return app.send({
    ...request,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
}

const aWorkbook = () => new Uint8Array(writeXlsx([{ name: 'Agents', rows: sampleCells(), merges: [] }]))

/** Another one each time: a folder takes the same file once. */
const aTextBook = () =>
  new Uint8Array(writeXlsx([{ name: 'Cover', rows: [['Vet fees', crypto.randomUUID()]], merges: [] }]))

const form = new Uint8Array(await aForm())

const fileOf = (kind: unknown) => {
  if (kind === 'woff2') return tinyFont
  if (kind === 'agents') return aWorkbook()
  if (kind === 'form') return form
  return kind === 'text' ? aTextBook() : tinyPng
}

export type HeadersOf = (request: { method: 'GET' | 'POST'; path: string }) => Record<string, string>

/** Calls that work inside a company: those open to anyone, and to people of the app, have tests of their own. */
export const memberCalls = everyCall.filter(({ call }) => !['anyone', 'appMember'].includes(call.access.kind))

/** Who can make a call at all: the primary user, or for what the operator's staff do, one of them. */
export const roleFor = ({ call: { access } }: SweptCall): 'primary' | 'super' =>
  isGranted(access, permissionsOfRole('primary')) ? 'primary' : 'super'

function place(target: unknown, path: IdField['path'], id: string) {
  const [key, ...rest] = path
  if (key === undefined || typeof target !== 'object' || target === null) return
  const container = target as Record<string | number, unknown>
  if (rest.length === 0) container[key] = id
  else place((container[key] ??= typeof rest[0] === 'number' ? [] : {}), rest, id)
}

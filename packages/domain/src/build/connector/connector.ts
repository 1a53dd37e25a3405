import { z } from 'zod'
import { fieldsIn, mergeProblem } from '../../base/merge/merge.ts'
import { idOf, moment, requiredText, text } from '../../fields.ts'
import { messages } from '../../messages.ts'
import { dataName } from '../dataset/data-name.ts'
import { lookUpRoles } from '../page/look-up-role.ts'
import { connectorLifecycle } from './connector-lifecycle.ts'
import { isHeaderText } from './header-text.ts'
import { connectorTypes, internalCalls } from './internal-call.ts'
import { parsePath } from './json-path.ts'

export const maxConnectors = 50
/** Calls of one company under way at the same time, in one server. */
export const callsAtOnce = 4
export const taskKeptDays = 30
/** The newest of one connector; what is older goes before its thirty days are over. */
export const mostTasksKept = 2000

/** Merge fields are data names: what a journey knows is looked up by them. */
const isMerged = (written: string) =>
  mergeProblem(
    written,
    fieldsIn(written).flatMap(({ name }) => (dataName.safeParse(name).success ? [name] : [])),
  ) === undefined

const brokenField = 'Write a merge field as {{name}}, with the name of data'
const merged = (maxLength: number) => text(maxLength).refine(isMerged, brokenField)

/** What belongs to the connection, or says who we are, is not written by hand. */
const keptHeaders = new Set(
  `host cookie authorization proxy-authorization connection keep-alive te trailer transfer-encoding upgrade content-length
   content-encoding accept-encoding expect forwarded x-forwarded-for x-forwarded-host proxy-connection`.split(/\s+/),
)

const anyHeader = requiredText(80).regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/, 'This is not the name of a header')
const isFree = (name: string) => !keptHeaders.has(name.toLowerCase())
const headerName = anyHeader.refine(isFree, 'This header cannot be set here: see authentication')
/** Some systems want their key where others want a password. */
const keyName = anyHeader.refine((name) => isFree(name) || /^authorization$/i.test(name), 'This header cannot be set')

const Header = z.strictObject({ name: headerName, value: merged(1000) })
const Param = z.strictObject({ name: requiredText(80), value: merged(1000) })

/** Where it begins nothing may be filled in: an answer would choose whom we ask. */
function isAddress(address: string): boolean {
  const url = URL.parse(address.replaceAll(/\{\{[^{}]*\}\}/g, 'x'))
  const isFixed = !/^[a-z]+:\/\/[^/?#]*\{\{/i.test(address)
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password && isFixed
}

const notAddress = 'Enter an address that begins with https://'
const tokenAddress = merged(1000).trim().refine(isAddress, notAddress)
const perhapsAddress = merged(1000)
  .trim()
  .refine((value) => value === '' || isAddress(value), notAddress)

/** The secret itself is kept elsewhere, sealed. */
const Authentication = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('key'), in: z.enum(['header', 'query']), name: keyName }),
  z.strictObject({ kind: z.literal('basic'), user: requiredText(200) }),
  z.strictObject({ kind: z.literal('bearer') }),
  /** OAuth2 client credentials. */
  z.strictObject({ kind: z.literal('oauth2'), tokenAddress, clientId: requiredText(200), scope: text(300) }),
])

const Output = z.strictObject({
  name: dataName,
  path: requiredText(300).refine((path) => parsePath(path) !== undefined, 'Write a path such as $.vehicle.make'),
})

const isOnce = (names: readonly { readonly name: string }[]) =>
  new Set(names.map(({ name }) => name)).size === names.length

const isJson = (value: string) => {
  try {
    JSON.parse(value)
    return true
  } catch {
    return false
  }
}

/** The texts in a JSON document: its own braces are no merge fields. */
function textsIn(json: string): readonly string[] {
  const texts: string[] = []
  if (isJson(json)) JSON.parse(json, (_, value: unknown) => void (typeof value === 'string' && texts.push(value)))
  return texts
}

/** How another system is asked, and what is taken of its answer. A release freezes it; the secret is never part of it. */
export const ConnectorDefinition = z.strictObject({
  type: z.enum(connectorTypes).default('external'),
  /** What an internal one asks, with its params. All that leads to another system is then empty. */
  call: z.enum(internalCalls).nullable().default(null),
  method: z.enum(['GET', 'POST']),
  address: perhapsAddress,
  /** Asked in place of it while a product is tried out; without it, staging takes the demo result. */
  testAddress: perhapsAddress,
  headers: z.array(Header).max(20),
  /** In the address of a GET, in the body of a POST. */
  params: z.array(Param).max(30).refine(isOnce, messages.alreadyExists),
  /** Sent in place of the params of a POST, which then stand in the address: JSON whose texts hold merge fields. */
  body: text(10_000)
    .refine((value) => value.trim() === '' || isJson(value), 'This is not JSON')
    .refine((value) => textsIn(value).every(isMerged), brokenField),
  authentication: Authentication,
  deadlineSeconds: z.int().min(1).max(10),
  outputs: z.array(Output).max(30).refine(isOnce, messages.alreadyExists),
  /** What merge fields are while it is tried out. */
  demoParams: z.array(z.strictObject({ name: dataName, value: text(1000) })).max(60),
  /** What it would answer: simulators and stagings read this. */
  demoResult: text(20_000).refine((value) => value.trim() === '' || isJson(value), 'This is not JSON'),
})

const { address: anyAddress, testAddress: anyTestAddress } = ConnectorDefinition.shape
/** Without both slashes the host would be found elsewhere than where it seems to stand. */
const fixedHost = /^https?:\/\/[^/?#\\{}@]+([/?#]|$)/i

const unsent = 'A header cannot hold this: letters of Western Europe, digits and signs on one line'

/** Stricter than what releases froze, which must stay readable. */
const written = {
  ...ConnectorDefinition.shape,
  address: anyAddress.refine((value) => value === '' || fixedHost.test(value), notAddress),
  testAddress: anyTestAddress.refine((value) => value === '' || fixedHost.test(value), notAddress),
  headers: z.array(Header.extend({ value: Header.shape.value.refine(isHeaderText, unsent) })).max(20),
}

const form = {
  name: requiredText(80),
  ...written,
  /** What it finds for buyers while they answer; one connector of a company for each. */
  role: z.enum(lookUpRoles).nullable(),
  /** Write-only: left out, the one that is kept stays. */
  secret: z.string().trim().min(1).max(2000).optional(),
}

type Fields = z.output<z.ZodObject<typeof form>>

const notInternal = 'An internal connector asks no other system: leave this empty'

/** What belongs to one type is not there in the other. */
const checkType: z.core.CheckFn<Fields> = ({ value, issues }) => {
  const refuse = (field: keyof Fields, message: string) =>
    issues.push({ code: 'custom', input: value[field], path: [field], message })
  if (value.type === 'external') {
    if (value.address === '') refuse('address', notAddress)
    if (value.call !== null) refuse('call', 'An external connector asks no call of ours')
    return
  }
  if (value.call === null) refuse('call', 'Choose what is asked')
  for (const field of ['address', 'testAddress', 'body'] as const) if (value[field] !== '') refuse(field, notInternal)
  if (value.headers.length > 0) refuse('headers', notInternal)
  if (value.authentication.kind !== 'none') refuse('authentication', notInternal)
  if (value.role !== null) refuse('role', 'An internal connector looks nothing up for buyers')
}

export const ConnectorForm = z
  .strictObject(form)
  .check(checkType)
  .meta({
    id: 'ConnectorForm',
    examples: [
      {
        name: 'Vehicle register',
        method: 'GET',
        address: 'https://vehicles.tarnbrook.example/v1/{{registration}}',
        testAddress: '',
        headers: [],
        params: [{ name: 'fields', value: 'make,power' }],
        body: '',
        authentication: { kind: 'key', in: 'header', name: 'x-api-key' },
        secret: 'vehicles-4711-1234',
        deadlineSeconds: 5,
        outputs: [{ name: 'vehicle_make', path: '$.make' }],
        demoParams: [{ name: 'registration', value: 'AA19AAA' }],
        demoResult: '{"make":"Fiat"}',
        role: null,
      },
    ],
  })

export const ConnectorChange = z
  .strictObject({ id: idOf('connector'), ...form })
  .check(checkType)
  .meta({
    id: 'ConnectorChange',
    examples: [
      {
        name: 'Vehicle register',
        method: 'GET',
        address: 'https://vehicles.tarnbrook.example/v2/{{registration}}',
        testAddress: '',
        headers: [],
        params: [],
        body: '',
        authentication: { kind: 'none' },
        deadlineSeconds: 5,
        outputs: [],
        demoParams: [],
        demoResult: '',
        role: null,
      },
    ],
  })

export const Connector = z
  .object({
    id: idOf('connector'),
    name: z.string(),
    ...ConnectorDefinition.shape,
    type: z.enum(connectorTypes),
    call: z.enum(internalCalls).nullable(),
    role: z.enum(lookUpRoles).nullable(),
    state: z.enum(connectorLifecycle.states),
    /** `••••1234`; null where none is kept. */
    secretHint: z.string().nullable(),
    lastRunAt: moment.nullable(),
    /** Of the last run; null where it went well. */
    lastProblem: z.string().nullable(),
    createdAt: moment,
  })
  .meta({ id: 'Connector' })

export const ConnectorRef = z.strictObject({ id: idOf('connector') })
export const ConnectorFilter = z.strictObject({ search: z.string().trim().max(200).optional() })

/** Products that call it, by name. */
export const ConnectorUsage = z.object({ products: z.array(z.string()) }).meta({ id: 'ConnectorUsage' })

export const ConnectorTest = z
  .strictObject({
    id: idOf('connector'),
    at: z.enum(['live', 'test']),
    params: ConnectorDefinition.shape.demoParams,
  })
  .meta({ id: 'ConnectorTest', examples: [{ at: 'live', params: [{ name: 'registration', value: 'AA19AAA' }] }] })

export const DemoResult = z
  .strictObject({ id: idOf('connector'), result: requiredText(20_000).refine(isJson, 'This is not JSON') })
  .meta({ id: 'DemoResult', examples: [{ result: '{"make":"Fiat"}' }] })

export const Curl = z
  .strictObject({ command: requiredText(20_000) })
  .meta({ id: 'Curl', examples: [{ command: "curl 'https://vehicles.tarnbrook.example/v1/AA19AAA'" }] })

const { type: _type, call: _call, ...asked } = ConnectorDefinition.shape

/** What a command says of a connector. The secret that stood in it is answered to whoever pasted it, and kept nowhere. */
export const ImportedConnector = z
  .object({
    ...asked,
    secret: z.string().nullable(),
    /** What stood there and means nothing here. */
    leftOut: z.array(z.string()),
  })
  .meta({ id: 'ImportedConnector' })

export type ConnectorDefinition = z.output<typeof ConnectorDefinition>
export type ConnectorForm = z.output<typeof ConnectorForm>
export type Connector = z.output<typeof Connector>
export type ImportedConnector = z.output<typeof ImportedConnector>
export type ConnectorUsage = z.output<typeof ConnectorUsage>

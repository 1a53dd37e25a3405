import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { whenDone } from './when-done.ts'

export const modelKey = 'key-of-the-model'

const string = z.strictObject({ type: z.literal('string') })
const named = z.strictObject({ type: z.literal('string'), enum: z.array(z.string()).min(1) })
const strings = z.strictObject({ type: z.literal('array'), items: string })

/** The shape of a list of things and nothing beside them: every property is wanted, as both protocols have it. */
const listShape = <Name extends string, Properties extends z.ZodRawShape>(name: Name, properties: Properties) => {
  const item = z.strictObject({
    type: z.literal('object'),
    properties: z.strictObject(properties),
    required: z.array(z.string()).refine((required) => required.join() === Object.keys(properties).join()),
    additionalProperties: z.literal(false),
  })
  const list = z.strictObject({ type: z.literal('array'), items: item })
  return z.strictObject({
    type: z.literal('object'),
    properties: z.strictObject({ [name]: list }),
    required: z.tuple([z.literal(name)]),
    additionalProperties: z.literal(false),
  })
}

const passages = (most: number) =>
  z
    .array(z.strictObject({ id: z.string(), heading: z.string(), text: z.string() }))
    .min(1)
    .max(most)

/** What it is asked for, with what it is sent for each and the shape that is wanted. */
const tasks = {
  quotes: {
    Sent: z.strictObject({ question: z.string(), passages: passages(8) }),
    Schema: listShape('quotes', { passage: named, text: string }),
  },
  questions: {
    Sent: z.strictObject({ count: z.int().min(1).max(10), passages: passages(12) }),
    Schema: listShape('questions', { passage: named, question: string, quote: string, answer: string, wrong: strings }),
  },
  posts: {
    Sent: z.strictObject({
      about: z.string(),
      example: z.string(),
      product: z.string().nullable(),
      fields: z.array(z.string()),
      length: z.int().min(1),
    }),
    Schema: listShape('posts', { text: string }),
  },
}
type TaskName = keyof typeof tasks
type SentFor<Name extends TaskName> = z.output<(typeof tasks)[Name]['Sent']>

const TaskNames = z.enum(['quotes', 'questions', 'posts'])

/** What each protocol is sent, and nothing beside it: a word too many is refused as their makers refuse it. */
const Completions = z.strictObject({
  model: z.literal('small-1'),
  messages: z.tuple([
    z.strictObject({ role: z.literal('system'), content: z.string() }),
    z.strictObject({ role: z.literal('user'), content: z.string() }),
  ]),
  max_completion_tokens: z.int().max(4000),
  response_format: z.strictObject({
    type: z.literal('json_schema'),
    json_schema: z.strictObject({ name: TaskNames, strict: z.literal(true), schema: z.unknown() }),
  }),
})
const Messages = z.strictObject({
  model: z.literal('small-1'),
  max_tokens: z.int().max(4000),
  system: z.string(),
  messages: z.tuple([z.strictObject({ role: z.literal('user'), content: z.string() })]),
  tools: z.tuple([z.strictObject({ name: TaskNames, description: z.string(), input_schema: z.unknown() })]),
  tool_choice: z.strictObject({ type: z.literal('tool'), name: TaskNames }),
})

export type ModelKind = 'openai' | 'anthropic'

interface Given {
  readonly quotes: { readonly passage: string; readonly text: string }
  readonly questions: {
    readonly passage: string
    readonly question: string
    readonly quote: string
    readonly answer: string
    readonly wrong: readonly string[]
  }
  readonly posts: { readonly text: string }
}

type Manner<Name extends TaskName> = readonly Given[Name][] | ((response: ServerResponse) => void)

/** What it does when it is asked: what was wanted, or something of its own. */
type MannersOf<Name extends TaskName> = (sent: SentFor<Name>) => Manner<Name> | Promise<Manner<Name>>

export type ModelManners = MannersOf<'quotes'>

/** A model of either protocol, which looks at every byte that it is sent. */
export async function startFakeModel(kind: ModelKind) {
  const asked: { readonly sent: unknown; readonly whole: string }[] = []
  const faults: string[] = []
  const manners: { [Name in TaskName]: MannersOf<Name> } = { quotes: () => [], questions: () => [], posts: () => [] }
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: Error) => {
      faults.push(error.message)
      response.writeHead(400).end(JSON.stringify({ error: { message: error.message } }))
    })
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const whole = await text(request)
    const { headers, method, url } = request
    const wanted = kind === 'openai' ? '/v1/chat/completions' : '/v1/messages'
    if (method !== 'POST' || url !== wanted) throw new Error(`${method} ${url}`)
    if (headers['content-type'] !== 'application/json') throw new Error('no JSON')
    if (Number(headers['content-length']) !== Buffer.byteLength(whole)) throw new Error('another length')
    const isKnown =
      kind === 'openai'
        ? headers.authorization === `Bearer ${modelKey}`
        : headers['x-api-key'] === modelKey && headers['anthropic-version'] === '2023-06-01'
    if (!isKnown) {
      response.writeHead(401).end(JSON.stringify({ error: { message: `Incorrect key: ${modelKey}` } }))
      return
    }
    const { name, user, schema } = readBody(JSON.parse(whole))
    const { given, sent } = taskNamed(name, fenced(user), schema)
    asked.push({ sent, whole })
    const manner = await given()
    if (typeof manner === 'function') manner(response)
    else
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(bodyWith({ [name]: manner }, name)))
  }

  const readBody = (body: unknown) => {
    if (kind === 'anthropic') {
      const { messages, tools, tool_choice } = Messages.parse(body)
      if (tool_choice.name !== tools[0].name) throw new Error('another tool is to be used than there is')
      return { name: tools[0].name, user: messages[0].content, schema: tools[0].input_schema }
    }
    const { messages, response_format } = Completions.parse(body)
    return {
      name: response_format.json_schema.name,
      user: messages[1].content,
      schema: response_format.json_schema.schema,
    }
  }

  const taskNamed = <Name extends TaskName>(name: Name, data: unknown, schema: unknown) => {
    const { Sent, Schema } = tasks[name]
    Schema.parse(schema)
    const sent = Sent.parse(data) as SentFor<Name>
    if ('passages' in sent) {
      const allowed = JSON.stringify(sent.passages.map(({ id }) => id))
      if (!JSON.stringify(schema).includes(`"enum":${allowed}`))
        throw new Error('other passages may be named than were sent')
    }
    return { sent, given: () => manners[name](sent) }
  }

  /** Around an answer, as the protocol has it, with what it cost. */
  const bodyWith = (given: unknown, name: TaskName = 'quotes') =>
    kind === 'openai'
      ? {
          choices: [
            { index: 0, finish_reason: 'stop', message: { role: 'assistant', content: JSON.stringify(given) } },
          ],
          usage: { prompt_tokens: 400, completion_tokens: 100, total_tokens: 500 },
        }
      : {
          type: 'message',
          content: [{ type: 'tool_use', id: 'toolu_1', name, input: given }],
          stop_reason: 'tool_use',
          usage: { input_tokens: 400, output_tokens: 100 },
        }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(async () => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    /** Whatever was sent that should not have been. */
    faults,
    asked,
    bodyWith,
    answers: (given: ModelManners) => {
      manners.quotes = given
    },
    writes: <Name extends 'questions' | 'posts'>(name: Name, given: (typeof manners)[Name]) => {
      manners[name] = given
    },
    settings: {
      AI_URL: `http://127.0.0.1:${port}/v1`,
      AI_KEY: modelKey,
      AI_MODEL: 'small-1',
      AI_KIND: kind,
    },
  }
}

/** What stands between two lines that are alike and stand nowhere else. */
function fenced(user: string): unknown {
  const [lead = '', fence = '', data = '', end = '', ...rest] = user.split('\n')
  const isFenced = /^data-[0-9a-f-]{36}$/.test(fence) && fence === end && lead.includes(fence) && rest.length === 0
  if (!isFenced || data.includes(fence)) throw new Error('the data is not fenced')
  return JSON.parse(data)
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { whenDone } from './when-done.ts'

export const modelKey = 'key-of-the-model'

/** A passage as the model was sent it. */
const Sent = z.strictObject({
  question: z.string(),
  passages: z
    .array(z.strictObject({ id: z.string(), heading: z.string(), text: z.string() }))
    .min(1)
    .max(8),
})
type Sent = z.output<typeof Sent>

const Part = z.strictObject({
  type: z.literal('object'),
  properties: z.strictObject({
    passage: z.strictObject({ type: z.literal('string'), enum: z.array(z.string()).min(1) }),
    text: z.strictObject({ type: z.literal('string') }),
  }),
  required: z.tuple([z.literal('passage'), z.literal('text')]),
  additionalProperties: z.literal(false),
})
const Schema = z.strictObject({
  type: z.literal('object'),
  properties: z.strictObject({ quotes: z.strictObject({ type: z.literal('array'), items: Part }) }),
  required: z.tuple([z.literal('quotes')]),
  additionalProperties: z.literal(false),
})

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
    json_schema: z.strictObject({ name: z.string(), strict: z.literal(true), schema: Schema }),
  }),
})
const Messages = z.strictObject({
  model: z.literal('small-1'),
  max_tokens: z.int().max(4000),
  system: z.string(),
  messages: z.tuple([z.strictObject({ role: z.literal('user'), content: z.string() })]),
  tools: z.tuple([z.strictObject({ name: z.literal('quotes'), description: z.string(), input_schema: Schema })]),
  tool_choice: z.strictObject({ type: z.literal('tool'), name: z.literal('quotes') }),
})

export type ModelKind = 'openai' | 'anthropic'

type Quotes = readonly { readonly passage: string; readonly text: string }[]

type Manner = Quotes | ((response: ServerResponse) => void)

/** What it does when it is asked: quotes, or something of its own. */
export type ModelManners = (sent: Sent) => Manner | Promise<Manner>

/** A model of either protocol, which looks at every byte that it is sent. */
export async function startFakeModel(kind: ModelKind) {
  const asked: { readonly sent: Sent; readonly whole: string }[] = []
  const faults: string[] = []
  const state: { manners: ModelManners } = { manners: () => [] }
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
    const { user, schema } = readBody(JSON.parse(whole))
    const sent = fenced(user)
    if (schema.properties.quotes.items.properties.passage.enum.join() !== sent.passages.map(({ id }) => id).join())
      throw new Error('other passages may be named than were sent')
    asked.push({ sent, whole })
    const manners = await state.manners(sent)
    if (typeof manners === 'function') manners(response)
    else
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(bodyWith({ quotes: manners })))
  }

  const readBody = (body: unknown) => {
    if (kind === 'anthropic') {
      const { messages, tools } = Messages.parse(body)
      return { user: messages[0].content, schema: tools[0].input_schema }
    }
    const { messages, response_format } = Completions.parse(body)
    return { user: messages[1].content, schema: response_format.json_schema.schema }
  }

  /** Around an answer, as the protocol has it, with what it cost. */
  const bodyWith = (given: unknown) =>
    kind === 'openai'
      ? {
          choices: [
            { index: 0, finish_reason: 'stop', message: { role: 'assistant', content: JSON.stringify(given) } },
          ],
          usage: { prompt_tokens: 400, completion_tokens: 100, total_tokens: 500 },
        }
      : {
          type: 'message',
          content: [{ type: 'tool_use', id: 'toolu_1', name: 'quotes', input: given }],
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
    answers: (manners: ModelManners) => {
      state.manners = manners
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
function fenced(user: string): Sent {
  const [lead = '', fence = '', data = '', end = '', ...rest] = user.split('\n')
  const isFenced = /^data-[0-9a-f-]{36}$/.test(fence) && fence === end && lead.includes(fence) && rest.length === 0
  if (!isFenced || data.includes(fence)) throw new Error('the passages are not fenced')
  return Sent.parse(JSON.parse(data))
}

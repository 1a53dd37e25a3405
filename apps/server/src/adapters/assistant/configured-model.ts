import { checkTarget, OutboundRefused } from '../outbound/check-target.ts'
import { NoAnswer, type Outbound, openOutbound } from '../outbound/outbound.ts'
import type { AnsweringModel, Said } from './answering-model.ts'
import { type ModelTask, type Prompt, promptTokens } from './model-task.ts'
import { type modelKinds, modelWires, parsed } from './model-wire.ts'

export interface ConfiguredModel {
  /** Up to its version: `https://api.openai.com/v1`. */
  readonly url: string
  readonly key: string
  readonly model: string
  readonly kind: (typeof modelKinds)[number]
  readonly tokensOfMonth: number
}

interface Waiting {
  readonly now?: () => Date
  readonly deadlineMs?: number
  /** For a text; browsers wait a minute. */
  readonly longDeadlineMs?: number
}

/** After it was late or asked to be left alone: the next who ask are answered by words at once. */
const restMs = 30_000

/**
 * A model that whoever runs the product chose: no company types its address. It may therefore stand in their own network,
 * which is where documents that must not leave the house are answered from; on the internet it is reached over HTTPS alone.
 */
export function createConfiguredModel(
  { url, key, model, kind, tokensOfMonth }: ConfiguredModel,
  { now = () => new Date(), deadlineMs = 20_000, longDeadlineMs = 45_000 }: Waiting = {},
): AnsweringModel {
  const { host, outbound } = wayTo(url)
  const wire = modelWires[kind]
  let restsUntil = 0

  const post = (prompt: Prompt, deadline: number) => {
    const body = Buffer.from(JSON.stringify(wire.bodyOf(model, prompt)))
    return outbound.send({
      url: url.replace(/\/+$/, '') + wire.path,
      method: 'POST',
      headers: {
        ...wire.headersWith(key),
        accept: 'application/json',
        'content-type': 'application/json',
        'content-length': body.byteLength.toString(),
        'user-agent': 'Coverwright',
      },
      body,
      deadlineMs: deadline,
    })
  }

  const exchange = async <T>({ prompt, read, isLong }: ModelTask<T>): Promise<Said<T>> => {
    if (now().getTime() < restsUntil) return failed('It is left alone for half a minute: it was late or busy.', 0)
    const rest = () => {
      restsUntil = now().getTime() + restMs
    }
    try {
      const { status, body } = await post(prompt, isLong ? longDeadlineMs : deadlineMs)
      if (status === 429 || status >= 500) rest()
      // Its own words may repeat a part of the key, and would be read by people of another company.
      if (status !== 200) return failed(`It answered ${status}.`, 0)
      const { answer, tokens = promptTokens(prompt) } = wire.read(parsed(body))
      const said = read(answer)
      return said === undefined ? failed('Its answer is not what was asked for.', tokens) : { is: 'said', said, tokens }
    } catch (error) {
      if (error instanceof OutboundRefused) return failed(error.message, 0)
      if (!(error instanceof NoAnswer)) throw error
      // That a long text is late says nothing of short answers.
      if (error.isLate && !isLong) rest()
      return failed(error.message, promptTokens(prompt))
    }
  }

  return {
    name: model,
    host,
    tokensOfMonth,
    ask: (task) => ({
      mostTokens: promptTokens(task.prompt) + task.prompt.mostTokens,
      send: () => exchange(task),
    }),
  }
}

const failed = (problem: string, tokens: number) => ({ is: 'no-answer', problem, tokens }) as const

function wayTo(address: string): { readonly host: string; readonly outbound: Outbound } {
  const { protocol, hostname, host, port } = new URL(address)
  const allowed = [`${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`]
  checkTarget(address, allowed)
  if (protocol === 'http:' && isOnInternet(hostname))
    throw new Error('AI_URL must begin with https://: documents would be readable on their way')
  return { host, outbound: openOutbound({ allowed, dnsServers: [] }) }
}

function isOnInternet(hostname: string): boolean {
  try {
    return checkTarget(`https://${hostname}/`, []) !== undefined
  } catch {
    return false
  }
}

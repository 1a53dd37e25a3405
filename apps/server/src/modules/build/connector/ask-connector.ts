import { callsOfJourneys } from '@coverwright/contract/internal-calls'
import type { ConnectorDefinition } from '@coverwright/domain/build/connector/connector'
import { fillCall, fillRequest, type Inputs, UnfitInput } from '@coverwright/domain/build/connector/fill-request'
import { type FoundOutput, readOutputs } from '@coverwright/domain/build/connector/read-outputs'
import { AppError, errors } from '@coverwright/domain/errors'
import { messages } from '@coverwright/domain/messages'
import { OutboundRefused } from '../../../adapters/outbound/check-target.ts'
import { NoAnswer, type Outbound } from '../../../adapters/outbound/outbound.ts'
import type { Sealing } from '../../../platform/auth/sealing.ts'
import type { OwnReads } from '../../../platform/http/own-reads.ts'
import { keepTokens } from './access-token.ts'
import { limitCalls } from './call-limits.ts'
import { hideSecrets } from './hide-secret.ts'
import { readAnswer, UnreadableAnswer } from './read-answer.ts'
import { unsealSecret } from './secret.ts'
import type { ConnectorRow } from './tables.ts'

export interface Question extends Pick<ConnectorRow, 'id' | 'companyId' | 'sealedSecret'> {
  /** As a release froze it, or as it is now. */
  readonly definition: ConnectorDefinition
  readonly at: 'live' | 'test'
  readonly inputs: Inputs
  /** How long it may take in all, a place to wait for included; its own deadline where that is shorter. */
  readonly withinMs: number
  /** Somebody sits there and tries: it is asked although it did not answer others, and nobody waits for a place. */
  readonly isTest: boolean
}

export interface Answered {
  /** Null where nothing was answered. */
  readonly status: number | null
  /** Null where it went well. */
  readonly problem: string | null
  readonly tookMs: number
  readonly body: string
  readonly value: unknown
  readonly outputs: readonly FoundOutput[]
}

interface Services {
  readonly outbound: Outbound
  readonly sealing: Sealing
  /** Missing where nothing of our own is asked. */
  readonly ownReads?: OwnReads | undefined
}

const lines = new WeakMap<Outbound, ReturnType<typeof openLine>>()

/** What is counted is counted together for all that go out through one port. */
function lineOf(outbound: Outbound) {
  const line = lines.get(outbound) ?? openLine(outbound)
  lines.set(outbound, line)
  return line
}

const openLine = (outbound: Outbound) => ({ limits: limitCalls(), tokens: keepTokens(outbound) })

/** Asks another system, outside of any transaction. Whatever goes wrong there is part of the answer; undefined where no place came free. */
export async function askConnector(services: Services, question: Question): Promise<Answered | undefined> {
  const { limits } = lineOf(services.outbound)
  const begun = performance.now()
  const took = () => Math.round(performance.now() - begun)
  const nothing = { status: null, body: '', value: undefined, outputs: [] }
  const key = `${question.companyId} ${question.id} ${question.at}`
  if (!question.isTest && limits.isResting(key))
    return {
      ...nothing,
      tookMs: 0,
      problem: 'It did not answer five times in a row, and is left alone for half a minute.',
    }
  return limits.during(question.companyId, question.isTest ? 0 : question.withinMs, async () => {
    try {
      const answered = await send(services, question, () => Math.max(1, question.withinMs - took()))
      limits.note(key, answered.status >= 500 || answered.status === 429)
      return { ...answered, tookMs: took() }
    } catch (error) {
      if (error instanceof NoAnswer) limits.note(key, true)
      else if (!(error instanceof OutboundRefused || error instanceof UnfitInput)) throw error
      const problem = error instanceof NoAnswer && error.isLate ? messages.requestTimedOut : error.message
      return { ...nothing, tookMs: took(), problem }
    }
  })
}

async function send(services: Services, question: Question, leftMs: () => number) {
  return question.definition.type === 'internal'
    ? askOurselves(services, question, leftMs)
    : askOthers(services, question, leftMs)
}

/** As its company, and of sales or of trial runs as the journey is one of them. */
async function askOurselves(
  { ownReads }: Services,
  { definition, at, inputs, companyId }: Question,
  leftMs: () => number,
) {
  const { call, deadlineSeconds } = definition
  if (!call || !ownReads) throw new UnfitInput(errors['connector.internal'].message)
  const isByMode = 'mode' in callsOfJourneys[call].input.shape
  const asked = { ...fillCall(definition, inputs), ...(isByMode && { mode: at }) }
  try {
    const found = await within(Math.min(deadlineSeconds * 1000, leftMs()), ownReads.ask(call, companyId, asked))
    if (!found) throw new UnfitInput(errors['connector.call-unfit'].message)
    const { answer } = found
    return {
      status: 200,
      body: JSON.stringify(answer),
      value: answer,
      outputs: readOutputs(definition, answer),
      problem: null,
    }
  } catch (error) {
    if (error instanceof AppError) throw new UnfitInput(errors[error.code].message)
    throw error
  }
}

async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new NoAnswer(messages.requestTimedOut)), ms)
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

async function askOthers({ outbound, sealing }: Services, question: Question, leftMs: () => number) {
  const { definition, at, inputs, id } = question
  const { tokens } = lineOf(outbound)
  const { authentication, deadlineSeconds } = definition
  const deadlineMs = () => Math.min(deadlineSeconds * 1000, leftMs())
  const secret = authentication.kind === 'none' ? undefined : unsealSecret(sealing, question)
  if (authentication.kind !== 'none' && secret === undefined)
    throw new UnfitInput('Its secret is missing or cannot be opened: enter it again.')
  // Before anything is asked for: what cannot be sent needs no token.
  fillRequest(definition, at, inputs, secret === undefined ? undefined : { secret: 'x' })
  const shown =
    authentication.kind === 'oauth2' && secret !== undefined
      ? await tokens.tokenFor(id, authentication, secret, deadlineMs())
      : secret
  const filled = fillRequest(definition, at, inputs, shown === undefined ? undefined : { secret: shown })
  const { url, method, headers, body: sent } = filled
  const length = sent === undefined ? {} : { 'content-length': Buffer.byteLength(sent).toString() }
  const answer = await outbound.send({
    url,
    method,
    headers: { ...headers, ...length },
    ...(sent !== undefined && { body: sent }),
    deadlineMs: deadlineMs(),
  })
  if (answer.status === 401 && authentication.kind === 'oauth2' && secret !== undefined)
    tokens.forget(id, authentication, secret)
  const body = hideSecrets(answer.body, definition, [secret, shown])
  return { status: answer.status, ...taken(definition, { ...answer, body }) }
}

type Received = Awaited<ReturnType<Outbound['send']>>

/** What an answer says, or why it says nothing. */
function taken(definition: ConnectorDefinition, { status, headers, body }: Received) {
  const nothing = { value: undefined, outputs: [] }
  if (headers['content-encoding'] && headers['content-encoding'] !== 'identity')
    return { ...nothing, body: '', problem: 'It answered compressed, though it was asked not to.' }
  if (status >= 300 && status < 400)
    return { ...nothing, body, problem: 'It leads to another address, which is not followed.' }
  if (status < 200 || status >= 300) return { ...nothing, body, problem: `It answered ${status}.` }
  try {
    const value = readAnswer(body, headers['content-type']?.toString() ?? '')
    return { body, value, outputs: readOutputs(definition, value), problem: null }
  } catch (error) {
    if (!(error instanceof UnreadableAnswer)) throw error
    return { ...nothing, body, problem: error.message }
  }
}

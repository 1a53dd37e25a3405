import { Readable } from 'node:stream'
import type { Answers } from '@coverwright/domain/build/question/answers'
import type { AskedQuestion, AskedQuestionOf } from '@coverwright/domain/build/question/asked-question'
import type { Problem } from '@coverwright/domain/build/question/check-answers'
import {
  type MediaRefusal,
  mediaAnswer,
  mediaIds,
  mediaLimits,
  mediaProblem,
  mediaRefusals,
  mostOf,
  removalField,
} from '@coverwright/domain/build/question/media'
import { fail } from '@coverwright/domain/errors'
import type { SentForm } from '@coverwright/domain/sell/journey/form-fields'
import type { FastifyRequest } from 'fastify'
import { createCrowd } from '../../../platform/http/crowd.ts'
import { readLimited } from '../../company/file/index.ts'
import { type MediaChange, type MediaFile, prepareMedia } from '../application/index.ts'
import type { Mount } from './sale/index.ts'

/** How many send files at a time: each is in memory until it is kept. */
const receiving = createCrowd({ address: 3, company: 6, all: 10 })

type MediaQuestion = AskedQuestionOf<'photo-video'>

const mediaIn = (questions: readonly AskedQuestion[]) =>
  questions.filter((question): question is MediaQuestion => question.type === 'photo-video')

/** A posted form, with files where the page asks for some: from anywhere else they are not even read. */
export async function readSentForm(
  request: FastifyRequest,
  questions: readonly AskedQuestion[],
  { companyId }: Mount,
): Promise<SentForm> {
  const { body, headers } = request
  if (body instanceof URLSearchParams) return body
  if (!(body instanceof Readable) || mediaIn(questions).length === 0) return new URLSearchParams()
  const who = { address: request.ip, company: companyId, all: '' }
  const content = await receiving(who, () => readLimited(body, mediaLimits.pageBytes))
  const sent = new Response(content, { headers: { 'content-type': headers['content-type'] ?? '' } })
  return sent.formData().catch(() => fail('malformed'))
}

interface ReadMedia {
  readonly changes: readonly MediaChange[]
  readonly problems: readonly Problem[]
  /** Why a file was not taken, to be said where the page is drawn anew: `front.too-large`. */
  readonly refused: string | undefined
  /** The answers as they would be, for whoever checks them: a file that is not kept yet has no name. */
  readonly answers: Answers
}

/** What the form says about the files a page asks for. Nothing is kept yet. */
export async function readMedia(
  questions: readonly AskedQuestion[],
  form: SentForm,
  before: Answers,
): Promise<ReadMedia> {
  const read = await Promise.all(mediaIn(questions).map((question) => readChange(question, form, before)))
  const refused = read.flatMap(({ question, refusal }) => (refusal ? [{ question, refusal }] : []))
  const [first] = refused
  return {
    changes: read.flatMap(({ change }) => (change.added.length + change.removed.length > 0 ? [change] : [])),
    problems: refused.map(({ question, refusal }) => mediaProblem(question, refusal)),
    refused: first && `${first.question.name}.${first.refusal}`,
    answers: Object.fromEntries(read.map(({ change, left }) => [change.field, answerAfter(change, left)])),
  }
}

const answerAfter = ({ added }: MediaChange, left: readonly string[]) =>
  mediaAnswer([...left, ...added.map(({ name }) => name)])

/** What was refused when the page was sent, for a page without script. */
export function refusedProblem(questions: readonly AskedQuestion[], refused: string | null): Problem[] {
  const [, name, reason] = /^(.+)\.([a-z-]+)$/.exec(refused ?? '') ?? []
  const question = mediaIn(questions).find((each) => each.name === name)
  const refusal = mediaRefusals.find((each) => each === reason)
  return question && refusal ? [mediaProblem(question, refusal)] : []
}

interface Read {
  readonly question: MediaQuestion
  readonly change: MediaChange
  readonly left: readonly string[]
  readonly refusal?: MediaRefusal
}

async function readChange(question: MediaQuestion, form: SentForm, before: Answers): Promise<Read> {
  const { name: field } = question
  // A field that nothing was chosen in sends a file without content.
  const sent = form.getAll(field).filter((file): file is File => file instanceof File && file.size > 0)
  const kept = mediaIds(before[field])
  const given = new Set(form.getAll(removalField(field)))
  // Where there is room for one, another takes its place.
  const removed = sent.length > 0 && mostOf(question) === 1 ? kept : kept.filter((id) => given.has(id))
  const left = kept.filter((id) => !removed.includes(id))
  const without = { question, change: { field, added: [], removed: [] }, left: kept }
  if (left.length + sent.length > mostOf(question)) return { ...without, refusal: 'too-many' }
  const added: MediaFile[] = []
  for (const file of sent) {
    const prepared = await prepareMedia(Buffer.from(await file.arrayBuffer()), file.name, question)
    if (typeof prepared === 'string') return { ...without, refusal: prepared }
    added.push(prepared)
  }
  return { question, change: { field, added, removed }, left }
}

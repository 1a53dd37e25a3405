import { examLimits } from '../exam-limits.ts'
import { countTokens } from '../hub-file/count-text.ts'
import { quotedIn } from '../quoted.ts'
import type { MadeQuestion, SourceFile } from './make-questions.ts'

/** What a model says is a question of one of the passages that it was sent. */
export interface WrittenQuestion {
  /** Its place among the passages that were sent. */
  readonly passage: number
  readonly text: string
  /** The sentence that answers, and the answer in it: both as they stand in the passage. */
  readonly quote: string
  readonly answer: string
  readonly wrong: readonly string[]
}

/** A passage that questions are written from, and where it stands. */
export interface SentPassage {
  readonly fileId: string
  readonly passage: number
  readonly heading: string
  readonly text: string
}

/** Those whose answer stands in their passage, word for word, and whose wrong answers do not stand beside it. */
export function checkWritten(sent: readonly SentPassage[], written: readonly WrittenQuestion[]): MadeQuestion[] {
  const made = written.flatMap((each) => questionOf(sent[each.passage], each))
  return [...new Map(made.map((each) => [each.text.toLowerCase(), each])).values()]
}

function questionOf(source: SentPassage | undefined, { text, quote, answer, wrong }: WrittenQuestion): MadeQuestion[] {
  const said = source && quotedIn(source.text, quote)
  const right = said && quotedIn(said, answer)
  if (!source || !said || !right || !isWhole(said, right)) return []
  const question = oneLine(text)
  const others = wrong.map(oneLine)
  const options = [right, ...others].map((option) => option.toLowerCase())
  const isApart = options.length === 4 && new Set(options).size === 4
  const isShort = question.length <= examLimits.questionLength && options.every(isOption)
  const isTold = question.toLowerCase().includes(right.toLowerCase()) || others.some((other) => quotedIn(said, other))
  const isPlain = [question, ...others].every(isPlainText)
  if (!isApart || !isShort || isTold || !isPlain || question === '' || isTrueOrFalse.test(right)) return []
  const { fileId, passage } = source
  return [{ kind: 'written', text: question, answer: oneLine(right), wrong: others, fileId, passage }]
}

/** `£3` of `£3,000` stands there letter by letter, and is another sum. */
function isWhole(quote: string, answer: string): boolean {
  const at = quote.indexOf(answer)
  return !isCut(quote.slice(0, at), answer) && !isCut(answer, quote.slice(at + answer.length))
}

/** Whether a figure or a word goes on from one to the other. */
const isCut = (one: string, other: string) =>
  (/\p{Nd}[.,’]?$/u.test(one) && /^\p{Nd}/u.test(other)) ||
  (/\p{Nd}$/u.test(one) && /^[.,’]\p{Nd}/u.test(other)) ||
  (/[\p{scx=Latn}\p{scx=Cyrl}\p{scx=Grek}]$/u.test(one) && /^[\p{scx=Latn}\p{scx=Cyrl}\p{scx=Grek}]/u.test(other))

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const isOption = (option: string) => option !== '' && option.length <= examLimits.optionLength

const isTrueOrFalse = /^(?:true|false|yes|no)$/i

/** No links and no markup, wherever they came from. */
const isPlainText = (text: string) => !/https?:|www\.|[<>]|\]\(/i.test(text)

/**
 * Which passages are sent: those that the fewest questions were made of, of each file in turn, so that asking again covers
 * what was not covered. A heading or a few words alone give no question.
 */
export function passagesToSend(
  files: readonly SourceFile[],
  known: readonly { readonly fileId: string; readonly passage: number }[],
): SentPassage[] {
  const times = Map.groupBy(known, ({ fileId, passage }) => `${fileId} ${passage}`)
  const all = files.flatMap(({ fileId, passages }, file) =>
    passages
      .map(({ heading, text }, passage) => ({ fileId, passage, heading, text }))
      .map((sent) => ({ sent, tokens: countTokens(sent.text) }))
      .filter(({ tokens }) => tokens >= fewestTokens && tokens <= mostTokens)
      .map(({ sent, tokens }, nth) => {
        const asked = times.get(`${fileId} ${sent.passage}`)?.length ?? 0
        return { sent, tokens, asked, nth, file }
      }),
  )
  let room = mostTokens
  return all
    .toSorted((one, other) => one.asked - other.asked || one.nth - other.nth || one.file - other.file)
    .slice(0, examLimits.passagesSent)
    .filter(({ tokens }) => {
      const fits = tokens <= room
      if (fits) room -= tokens
      return fits
    })
    .map(({ sent }) => sent)
}

const fewestTokens = 8
/** Of all that are sent together. */
const mostTokens = 4500

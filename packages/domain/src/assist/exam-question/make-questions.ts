import { examLimits } from '../exam-limits.ts'
import type { HubPassage } from '../hub-file/hub-file.ts'
import type { ExamQuestionKind } from './exam-question.ts'
import { type Fact, factsOf, kindOf } from './find-facts.ts'

export interface SourceFile {
  readonly fileId: string
  readonly passages: readonly HubPassage[]
}

export interface MadeQuestion {
  readonly kind: ExamQuestionKind
  readonly text: string
  readonly answer: string
  readonly wrong: readonly string[]
  readonly fileId: string
  readonly passage: number
}

const gap = '____'

/** Far more than a level holds: beyond it another file would only cost time. */
const mostFacts = 3000
const mostOfPool = 600

/**
 * Every question that the documents give, by rules on what they say: a wrong answer is a value of the same kind from the
 * same documents. The first of every passage come first, then the second of each, so that a few cover much.
 */
export function makeQuestions(files: readonly SourceFile[]): MadeQuestion[] {
  const most = Math.ceil(mostFacts / Math.max(1, files.length))
  const found = files.flatMap(({ fileId, passages }) =>
    passages.flatMap((passage, nth) => factsOf(passage).map((fact) => foundAt(fact, fileId, nth))).slice(0, most),
  )
  const pools = poolsOf(found)
  return inTurn(certain(found.flatMap((each) => questionOf(each, pools))))
}

/** A fact and where it stands, with what others are compared to it by. */
interface Found {
  readonly fact: Fact
  readonly value: string
  readonly unit: string
  readonly fileId: string
  readonly passage: number
}

const foundAt = (fact: Fact, fileId: string, passage: number): Found => {
  const value = fact.is === 'definition' ? fact.term : fact.value
  return { fact, value, unit: unitOf(value), fileId, passage }
}

/** Values by their kind, each once, where it was found first. */
type Pools = ReadonlyMap<string, readonly Found[]>

const poolOf = (fact: Fact) => (fact.is === 'definition' ? 'definition' : `${fact.is} ${kindOf(fact.value)}`)

const poolsOf = (found: readonly Found[]): Pools =>
  new Map(
    Array.from(
      Map.groupBy(found, ({ fact }) => poolOf(fact)),
      ([kind, own]) => [
        kind,
        [...new Map(own.toReversed().map((each) => [each.value.toLowerCase(), each])).values()]
          .toReversed()
          .slice(0, mostOfPool),
      ],
    ),
  )

function questionOf(found: Found, pools: Pools): MadeQuestion[] {
  const { fact, value: answer, fileId, passage } = found
  const wrong = wrongFor(found, pools)
  const text = textOf(fact)
  if (wrong.length < 3 || text.length > examLimits.questionLength || answer.length > examLimits.optionLength) return []
  return [{ kind: fact.is, text, answer, wrong, fileId, passage }]
}

function textOf(fact: Fact): string {
  if (fact.is === 'plan-value') return `Which of these stands for “${fact.label}” under “${fact.plan}”?`
  if (fact.is === 'definition') return `Which term is explained so: “${fact.meaning}”?`
  const { sentence, value, at } = fact
  return `Which figure is missing: “${sentence.slice(0, at)}${gap}${sentence.slice(at + value.length)}”?`
}

/**
 * Those beside it first: what stands under another plan in the same line is what people mistake it for. Then of the same
 * file, then of the others. What can be read in the question itself is no answer to it.
 */
function wrongFor(asked: Found, pools: Pools): string[] {
  const { fact, value: answer } = asked
  const shown = (fact.is === 'figure' ? fact.sentence : fact.is === 'definition' ? fact.meaning : '').toLowerCase()
  const nearest: { readonly value: string; readonly away: number }[] = []
  for (const other of pools.get(poolOf(fact)) ?? []) {
    const { value } = other
    const away = awayFrom(asked, other)
    if (nearest.length === 3 && away >= (nearest[2]?.away ?? 0)) continue
    const isAnswer = value.toLowerCase() === answer.toLowerCase()
    if (isAnswer || value.length > examLimits.optionLength || shown.includes(value.toLowerCase())) continue
    nearest.push({ value, away })
    nearest.sort((one, another) => one.away - another.away)
    nearest.splice(3)
  }
  return nearest.map(({ value }) => value)
}

const farthest = 1_000_000

function awayFrom({ fact, unit, fileId, passage }: Found, other: Found): number {
  if (other.fileId !== fileId) return 3 * farthest
  const apart = Math.abs(other.passage - passage)
  if (fact.is === 'plan-value' && other.fact.is === 'plan-value' && other.fact.label === fact.label) return apart
  return (other.unit === unit ? 1 : 2) * farthest + apart
}

/** Days beside days, and sums a year beside sums a year. */
const unitOf = (value: string) =>
  value
    .replace(/^[^\p{L}]+/u, '')
    .replace(/s$/, '')
    .toLowerCase()

/** What two documents answer in two ways has no right answer. */
function certain(made: readonly MadeQuestion[]): MadeQuestion[] {
  const answers = Map.groupBy(made, ({ text }) => text)
  return Array.from(answers.values()).flatMap((alike) => {
    const [first] = alike
    return first && alike.every(({ answer }) => answer === first.answer) ? [first] : []
  })
}

function inTurn(made: readonly MadeQuestion[]): MadeQuestion[] {
  const byPassage = [...Map.groupBy(made, ({ fileId, passage }) => `${fileId} ${passage}`).values()]
  const most = Math.max(0, ...byPassage.map((own) => own.length))
  return Array.from({ length: most }, (_, nth) => byPassage.flatMap((own) => own[nth] ?? [])).flat()
}

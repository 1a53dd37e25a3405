import { nearestName } from '../rating/nearest-name.ts'
import { type CellRead, trouble, value } from './cell-problem.ts'
import { classify } from './classify.ts'
import { type KnownData, optionsOf } from './known-data.ts'
import type { Field } from './mapping.ts'
import { isYearPair, readTextRun } from './read-band.ts'
import { bandBehindDate } from './read-date.ts'
import { type Expression, readExpression } from './read-expression.ts'
import type { SheetCell } from './sheet.ts'
import { isAnyWord } from './words.ts'

/** An answer is matched whatever its capitals and spaces: the engine compares exactly. */
export function optionFor(text: string, data: KnownData | undefined): string | undefined {
  const wanted = plain(text)
  return data && optionsOf(data).find((option) => option === text || plain(option) === wanted)
}

/** Without capitals, and with every kind of space the same. */
export const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase()

export function readText(
  cell: SheetCell,
  text: string,
  field: Field,
  data: KnownData | undefined,
): CellRead<readonly string[]> {
  if (typeof cell === 'object' && cell !== null && 'date' in cell)
    return trouble(
      'date-for-band',
      `Excel turned what was typed here into the date ${text}.`,
      bandBehindDate(cell.date, cell.shown) ?? text,
    )
  const option = optionFor(text, data)
  if (option !== undefined) return value([option])
  const run = readTextRun(text)
  if (run) {
    if (field.runs === null)
      return trouble(
        'open-question',
        `Does “${text}” stand for ${run.length} codes, ${run[0]} to ${run.at(-1)}, or for itself?`,
      )
    if (field.runs === 'each') return value(run)
  }
  const expression = expressionIn(text)
  if (data?.kind === 'choice') return (expression && fromOptions(expression, text, data)) ?? unknownOption(text, data)
  if (!expression || field.expressions === 'written') return value([text])
  if (field.expressions === null)
    return trouble(
      'open-question',
      `Is “${text}” a condition (${expressionWords[expression.is]}), or a value of its own?`,
    )
  if (expression.is === 'list' && expression.parts.every(isValue)) return value(expression.parts)
  return trouble(
    'expression',
    `“${text}” cannot be looked up among free texts: write out the values, or ask for ${field.name || field.heading} as a choice.`,
  )
}

const expressionWords = {
  list: 'several values',
  beginning: 'all that begin so',
  not: 'all others',
  stretch: 'all from or up to a value',
  pattern: 'all that look so',
} as const

/** Of `AB1, not AB2` and `AB1-AB3, AB9` the parts are no values themselves. */
const isValue = (part: string) => !isAnyWord(part) && !readTextRun(part) && !expressionIn(part)

/** `2024/25` is a year; a run of codes is asked about as one. Numbers and days from one to another are no text. */
export function expressionIn(text: string): Expression | undefined {
  if (isYearPair(text) || readTextRun(text)) return undefined
  const found = readExpression(text)
  if (found) return found
  const seen = classify(text)
  return seen === 'band' || seen === 'date-band' ? { is: 'stretch', ends: [] } : undefined
}

type Choice = KnownData & { readonly kind: 'choice' }

/** The answers that a condition picks; undefined where it names something that is no answer. */
function fromOptions(expression: Expression, text: string, data: Choice): CellRead<readonly string[]> | undefined {
  if (expression.is === 'beginning') {
    const start = plain(expression.start)
    const found = data.options.filter((option) => plain(option).startsWith(start))
    // A star may stand for a footnote.
    if (found.length > 1 && optionFor(expression.start, data) !== undefined)
      return trouble(
        'expression',
        `“${text}” may mean “${expression.start}” alone or ${found.length} answers to ${data.name} that begin so: write out which.`,
      )
    if (found.length > 0) return value(found)
    return trouble('expression', `No answer to ${data.name} begins as “${text}” says.`)
  }
  if (expression.is === 'pattern' || expression.is === 'stretch') {
    const isAboutAnswers =
      expression.is === 'pattern'
        ? data.options.some((option) => looksLike(option, expression.like))
        : expression.ends.some((end) => optionFor(end, data) !== undefined)
    return isAboutAnswers
      ? trouble('expression', `“${text}” cannot be looked up among the answers to ${data.name}: write out which.`)
      : undefined
  }
  const named = expression.parts.map((part) => optionFor(part, data))
  if (named.some((option) => option === undefined)) {
    const wrong = expression.parts.filter((_, at) => named[at] === undefined)
    // `Not known` may be the name of something; of a list some parts are answers, or it is none.
    if (wrong.length === named.length) return undefined
    return trouble('unknown-option', `In “${text}”, ${wrong.join(', ')} is not an answer to ${data.name}.`)
  }
  const picked = new Set(named)
  const options = data.options.filter((option) => picked.has(option) === (expression.is === 'list'))
  return options.length > 0 ? value(options) : trouble('expression', `“${text}” leaves no answer to ${data.name}.`)
}

/** What stands before the first sign that stands for others, as in `AB?` and `AB[1-9]`, tells whose answers are meant. */
function looksLike(option: string, pattern: string): boolean {
  const [start = ''] = plain(pattern).split(/[?*[]/)
  return start !== '' && plain(option).startsWith(start)
}

function unknownOption(text: string, data: Choice): CellRead<readonly string[]> {
  // A slip in a word is a slip; 250 is not a misspelt 50.
  const near = /\p{L}{4}/u.test(text) ? nearestName(text, data.options) : undefined
  if (near !== undefined)
    return trouble('unknown-option', `“${text}” is not an answer to ${data.name}. Did you mean “${near}”?`, near)
  return value([text], {
    code: 'unknown-option',
    message: `“${text}” is not an answer to ${data.name}: the row never applies.`,
    fix: null,
  })
}

const yesTexts = new Set(['yes', 'y', 'true', 't', '1'])
const noTexts = new Set(['no', 'n', 'false', 'f', '0'])

export function readYesNo(cell: SheetCell, text: string): CellRead<readonly string[]> {
  const word = typeof cell === 'object' && cell !== null && 'truth' in cell ? String(cell.truth) : plain(text)
  if (yesTexts.has(word)) return value(['yes'])
  if (noTexts.has(word)) return value(['no'])
  return trouble('not-yes-no', `“${text}” is neither yes nor no.`)
}

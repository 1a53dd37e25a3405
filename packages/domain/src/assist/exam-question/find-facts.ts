import type { HubPassage } from '../hub-file/hub-file.ts'

/** What can be asked of one passage. */
export type Fact =
  | { readonly is: 'plan-value'; readonly label: string; readonly plan: string; readonly value: string }
  | { readonly is: 'figure'; readonly sentence: string; readonly value: string; readonly at: number }
  | { readonly is: 'definition'; readonly term: string; readonly meaning: string }

export const valueKinds = ['money', 'percent', 'time', 'number', 'words'] as const

const money = /(?:HK\$|S\$|[£$€]|\b(?:RM|Rp)\s?)\d[\d,]*(?:\.\d+)?(?:\s(?:million|billion|thousand)\b)?/
const percent = /\b\d+(?:\.\d+)?\s?(?:%|per cent\b)/
const numberWords =
  'one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty|sixty|ninety'
const time = new RegExp(
  `\\b(?:\\d+|${numberWords})\\s(?:working |business |calendar )?(?:minute|hour|day|week|month|year)s?\\b`,
  'i',
)
const figure = new RegExp(`${money.source}|${percent.source}|${time.source}`, 'gi')

export function kindOf(value: string): (typeof valueKinds)[number] {
  if (money.test(value)) return 'money'
  if (percent.test(value)) return 'percent'
  if (time.test(value)) return 'time'
  return /^[\d,.]+$/.test(value) ? 'number' : 'words'
}

export function factsOf(passage: HubPassage): Fact[] {
  if (passage.place.is === 'cells') return factsOfRow(passage)
  return sentencesOf(passage.text).flatMap((sentence) => {
    const values = planValuesOf(sentence)
    return values.length > 1 ? values : definitionsOf(sentence).concat(figuresOf(sentence))
  })
}

/** The heading of a row says what its columns are, as many as the row has; of an empty cell nothing is asked. */
function factsOfRow({ heading, text }: HubPassage): Fact[] {
  const columns = heading.slice(heading.indexOf(': ') + 2).split(' | ')
  const [label = '', ...cells] = text.split(' | ')
  if (!heading.includes(': ') || columns.length !== cells.length + 1 || !isLabel(label)) return []
  return cells.flatMap((value, nth) => {
    const plan = columns[nth + 1] ?? ''
    return isLabel(plan) && value !== '' && value.length <= 80
      ? [{ is: 'plan-value', label, plan, value } as const]
      : []
  })
}

const isLabel = (text: string) => /\p{L}{2}/u.test(text) && text.length <= 80

const sentencesOf = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?])\s+(?=\p{Lu})/u))
    .map((sentence) => sentence.replace(/^(?:[•▪◦–—*-]|\d{1,2}[.)])\s+/u, '').trim())
    .filter((sentence) => sentence !== '')

/** `Vet fees: up to £3,000 a condition (Essential), £5,000 a year (Plus) or £8,000 a year (Lifetime)`. */
function planValuesOf(sentence: string): Fact[] {
  const [, label = '', rest = ''] = /^([^:()]{3,80}):\s(.+)$/.exec(sentence) ?? []
  const values = Array.from(rest.matchAll(/([^()]+?)\s*\(([^()]{2,60})\)/g), ([, value = '', plans = '']) => ({
    plans,
    value: value
      .replace(/^(?:\s*(?:,|;|or|and)\s)+/, '')
      .replace(/^(?:up to|at most|a maximum of)\s/i, '')
      .trim(),
  }))
  const named = values.flatMap(({ plans, value }) => plans.split(/,\s*|\sand\s/).map((plan) => ({ plan, value })))
  const isTable = named.every(({ plan, value }) => /^\p{Lu}/u.test(plan) && value !== '' && value.length <= 60)
  return isTable ? named.map(({ plan, value }) => ({ is: 'plan-value', label, plan, value })) : []
}

const meansPattern =
  /^(?:(?:An?|The)\s)?[“"']?([\p{L}][\p{L}’' -]{2,40}?)[”"']?\s(?:means|is defined as|refers to|is the name for)\s(.{20,240}?)\.?$/u
const colonPattern =
  /^[“"']?(\p{Lu}[\p{L}’' -]{2,40}?)[”"']?(?::|\s[–—])\s((?:an?|the|any|what|somebody)\s.{20,240}?)\.?$/u

/** A meaning that names its term would answer itself. */
function definitionsOf(sentence: string): Fact[] {
  const [, term = '', meaning = ''] = meansPattern.exec(sentence) ?? colonPattern.exec(sentence) ?? []
  const isUsable = term !== '' && !meaning.toLowerCase().includes(term.toLowerCase())
  return isUsable ? [{ is: 'definition', term: term.charAt(0).toUpperCase() + term.slice(1), meaning }] : []
}

const [fewestWords, mostWords] = [6, 50]

/** Whole sentences alone; a figure that stands there twice would be seen. */
function figuresOf(sentence: string): Fact[] {
  const words = sentence.split(/\s+/).length
  if (words < fewestWords || words > mostWords) return []
  return Array.from(sentence.matchAll(figure))
    .filter(([value]) => sentence.split(value).length === 2)
    .map((found) => ({ is: 'figure', sentence, value: found[0], at: found.index }))
}

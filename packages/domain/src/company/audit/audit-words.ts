import { changeIn, type Detail } from './audit-change.ts'
import type { AuditWords } from './words.ts'
import { wordsOfAssist } from './words-of-assist.ts'
import { wordsOfBuild } from './words-of-build.ts'
import { wordsOfCompany } from './words-of-company.ts'
import { wordsOfSales } from './words-of-sales.ts'

export const auditWords: AuditWords = { ...wordsOfCompany, ...wordsOfBuild, ...wordsOfSales, ...wordsOfAssist }

const says = (call: string) => {
  const words = auditWords[call]
  return typeof words === 'string' ? words : words?.says
}

/** Who did what nobody of the company did. */
export const doneBy = (call: string) => {
  const words = auditWords[call]
  return typeof words === 'object' ? words.by : ''
}

interface Happened {
  readonly call: string
  /** The thing's name as it is now; empty where it has none or is gone. */
  readonly thing: string
  readonly detail: Detail
}

/** What a thing is called, now or when it happened. */
export const nameIn = (thing: string, detail: Detail): string =>
  [thing, detail['name'], detail['host'], detail['family']].find(isText) ?? ''

/** What was done, as a sentence without its subject: "ended the partnership with Quayside Cover (active → ended)". */
export function sayHappened({ call, thing, detail }: Happened): string {
  const name = nameIn(thing, detail)
  const done = (says(call) ?? 'changed something').replace(
    /\{(.*?)\}/,
    (_, nameless: string) => name || nameless || 'that is no longer there',
  )
  const refusal = detail['refused'] === undefined ? '' : ', and was refused'
  const change = changeIn(detail, name)
  return `${done}${refusal}${change && ` (${change})`}`
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Calls whose words have the text in them. */
export const isSaidOf = (call: string, text: string) => (says(call) ?? '').toLowerCase().includes(text.toLowerCase())

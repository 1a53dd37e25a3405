import type { AuditWords, NounAudit } from './base/audit/noun-audit.ts'
import { changeIn, type Detail } from './company/audit/audit-change.ts'
import { nounAudits } from './noun-audits.ts'

const all = <Part>(partOf: (audit: NounAudit) => Readonly<Record<string, Part>> | undefined) =>
  Object.fromEntries(nounAudits.flatMap((audit) => Object.entries(partOf(audit) ?? {})))

export const auditWords: AuditWords = all(({ done }) => done)

/** What entries are about, as the filter names it. */
export const thingNames: Readonly<Record<string, string>> = all(({ things }) => things)

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

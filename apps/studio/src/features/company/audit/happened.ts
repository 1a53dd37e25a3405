import { auditWords, nameIn, thingNames } from '@coverwright/domain/audit-words'
import type { AuditEntry } from '@coverwright/domain/company/audit/audit'
import { changeIn } from '@coverwright/domain/company/audit/audit-change'
import { said, saidIn } from '../../../core/text/said.ts'

const say = (english: string) => saidIn('happened', english) || said(english)

const gone = 'that is no longer there'

/** What nobody of the company did is said to be done by what did it. */
export const sayActor = ({ kind, name }: AuditEntry['actor']): string => (kind === 'product' ? say(name) : name)

/** What was done, as an entry words it, and in brackets behind it what it changed. */
export function sayHappened({ words, detail, thing }: AuditEntry): string {
  const [, done = words, refusal = '', change = ''] =
    /^([\s\S]*?)(, and was refused)?( \([\s\S]*\))?$/.exec(words) ?? []
  const changed = change && ` (${changeIn(detail, nameIn(thing, detail), say)})`
  return `${say(done).replace(gone, say(gone))}${refusal && say(refusal)}${changed}`
}

export const sayThing = (noun: string): string => say(thingNames[noun] ?? noun)

/** The calls whose words have this in them, in the language of the studio. */
export function callsSaying(typed: string): string[] {
  const sought = typed.trim().toLocaleLowerCase()
  return Object.entries(auditWords).flatMap(([call, words]) => {
    const english = typeof words === 'string' ? words : words.says
    // As it is said of a thing: the gap is named as translations name it.
    return say(english.replace(/\{.*?\}/, '{{thing}}'))
      .toLocaleLowerCase()
      .includes(sought)
      ? [call]
      : []
  })
}

import type { AuditEntry } from '@coverwright/domain/company/audit/audit'
import { thingNames } from '@coverwright/domain/company/audit/audit-things'
import { saidIn } from '../../../core/text/said.ts'

const say = (english: string) => saidIn('happened', english) || english

const gone = 'that is no longer there'

/** What nobody of the company did is said to be done by what did it. */
export const sayActor = ({ kind, name }: AuditEntry['actor']): string => (kind === 'product' ? say(name) : name)

/** What was done, as an entry words it; what it changed, which stands in brackets behind, is as it was written. */
export function sayHappened(words: string): string {
  const [, done = words, refusal = '', change = ''] =
    /^([\s\S]*?)(, and was refused)?( \([\s\S]*\))?$/.exec(words) ?? []
  return `${say(done).replace(gone, say(gone))}${refusal && say(refusal)}${change}`
}

export const sayThing = (noun: string): string => say(thingNames[noun] ?? noun)

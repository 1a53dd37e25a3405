import type { AuditEntry } from '@coverwright/domain/company/audit/audit'
import { thingNames } from '@coverwright/domain/company/audit/audit-things'
import { useTranslation } from 'react-i18next'
import { saidIn } from '../../../core/text/said.ts'

const say = (english: string) => saidIn('happened', english) || english

const gone = 'that is no longer there'

/** What was done and by whom, in the language of the studio: its words are brought before it is shown. */
export function useHappened() {
  useTranslation('happened')
  return { sayActor, sayHappened, sayThing }
}

/** Nobody of the company is named by what did it. */
const sayActor = ({ kind, name }: AuditEntry['actor']): string =>
  kind === 'member' || kind === 'key' ? name : say(name)

/** What was done, as an entry words it; what it changed, which stands in brackets behind, is as it was written. */
function sayHappened(words: string): string {
  const [, done = words, refusal = '', change = ''] =
    /^([\s\S]*?)(, and was refused)?( \([\s\S]*\))?$/.exec(words) ?? []
  return `${say(done).replace(gone, say(gone))}${refusal && say(refusal)}${change}`
}

const sayThing = (noun: string): string => say(thingNames[noun] ?? noun)

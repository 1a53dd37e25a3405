import type { Language } from '@coverwright/domain/base/language/language'
import type { Compiled } from '@coverwright/domain/build/template/compiled'
import type { Values } from '@coverwright/domain/build/template/segments'
import { nameInLetter } from '@coverwright/domain/sell/letter/name-in-letter'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { MessageLinks } from '../../../platform/events/standard-message.ts'
import { ownValues } from '../../build/template/index.ts'
import { policyFacts } from '../../sell/policy/index.ts'
import type { Person } from './person-of-event.ts'

interface Filling {
  readonly links: MessageLinks
  readonly compiled: Compiled
  readonly language: Language
}

/** As the customer reads them, in the language they bought in; of a policy the same as in every other message of it. */
export async function templateValues(
  tx: ReadTx,
  person: Person,
  { links, compiled, language }: Filling,
): Promise<Values> {
  const { name, policy, written, content, letter } = person
  const { tradingName, contact, statement } = content.body.regulatory
  const known = policy
    ? policyFacts({ policy, written, content, letter, links, documents: [] }).facts.values
    : {
        name: nameInLetter(name),
        company: tradingName,
        product: content.settings.name,
        phone: contact.phone,
        regulatory: statement,
      }
  return { ...(await ownValues(tx, compiled, language)), ...known }
}

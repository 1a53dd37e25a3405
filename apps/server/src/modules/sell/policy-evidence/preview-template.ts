import type { policy as contractGroup } from '@coverwright/contract/sell/policy'
import type { Language } from '@coverwright/domain/base/language/language'
import { fail } from '@coverwright/domain/errors'
import { readers } from '@coverwright/domain/readers'
import { writtenTo } from '@coverwright/domain/sell/letter/letter'
import type { ReadContext } from '../../../platform/http/context.ts'
import { goOut } from '../../../platform/http/handlers.ts'
import { readDraft, setPages } from '../../build/template/index.ts'
import { getRelease } from '../../publish/release/index.ts'
import {
  deskLife,
  findPolicy,
  type PolicyRow,
  policyFacts,
  readCertificateFacts,
  sentDocuments,
} from '../policy/index.ts'

/** A draft of a mail or a document with what is known of one policy. */
export const previewTemplate = goOut<typeof contractGroup, 'previewTemplate'>()({
  read: async (context, { templateId, language, policyId }) => {
    const { tx, grants } = context
    const draft = { id: templateId, language }
    const { document } = await readDraft(tx, draft)
    const { permissions } = await grants
    if (!readers.templates.some((one) => permissions.includes(one))) fail('not-allowed')
    const policy = (await findPolicy(tx, policyId)) ?? fail('policy.not-found')
    if (policy.email === '') fail('customer.erased')
    const facts = document ? await factsOfPaper(context, policy, language) : factsOfMail(context, policy, language)
    return readDraft(tx, { ...draft, facts: await facts })
  },
  act: setPages,
  settle: async (_context, _drafted, preview) => preview,
})

async function factsOfPaper({ tx }: ReadContext, policy: PolicyRow, language: Language) {
  const { content } = await getRelease(tx, policy)
  return readCertificateFacts(tx, policy, content, language)
}

/** As when it was bought: what only another message knows stays missing, and is said. */
async function factsOfMail({ tx, ports }: ReadContext, policy: PolicyRow, language: Language) {
  const { content: written } = await getRelease(tx, policy)
  const { letter, content } = writtenTo({ language }, written)
  // The customer's own key is the customer's: whoever tries a text is handed one for a look.
  const { tokens, linkTo } = ports
  const links = { tokens, publicUrl: new URL(linkTo('/')).origin, linkTo, life: deskLife } as const
  const documents = sentDocuments({ policy, content: written, moment: 'purchase' }, links)
  return policyFacts({ policy, written, content, letter, links, documents }).facts
}

import {
  certificateName,
  type SendingMoment,
  sentOn,
  standardPaperwork,
} from '@coverwright/domain/build/product/paperwork'
import { contentIn, type ReleaseContent } from '@coverwright/domain/publish/release/release'
import { languageFor, letterIn } from '@coverwright/domain/sell/letter/letter'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { getFileInCompany, linkTo } from '../../company/file/index.ts'
import { type PolicyLinks, policyLink } from './policy-link.ts'
import type { PolicyRow } from './tables.ts'

/** A link in a mail is opened days later. */
const mailLinkMinutes = 30 * 24 * 60

/**
 * What the product sends at a moment, a line each: its title and where it opens, as it was when the policy was sold.
 * In the language the sending is set to, else in the one that was bought in.
 */
export async function sentDocuments(
  tx: ReadTx,
  { policy, content, moment }: { policy: PolicyRow; content: ReleaseContent; moment: SendingMoment },
  links: PolicyLinks,
  now: Date,
): Promise<string[]> {
  const bought = languageFor(policy, content)
  const { say } = letterIn(bought)
  const lines: string[] = []
  for (const { document, language } of sentOn(content.paperwork ?? standardPaperwork, moment)) {
    if (document === certificateName) {
      const file = policy.certificateFileId && (await getFileInCompany(tx, policy.certificateFileId))
      const link = file && (await linkTo(file, links.tokens, now, mailLinkMinutes))
      if (link) lines.push(say('Your certificate of insurance: {link}', { link: `${links.publicUrl}${link.url}` }))
      continue
    }
    const { body } = contentIn(content, language ?? bought)
    const title = body.documents.find(({ name }) => name === document)?.title
    const query = new URLSearchParams({ document, ...(language && { language }) })
    if (title) lines.push(`${title}: ${await policyLink(links, policy)}?${query.toString()}`)
  }
  return lines
}

import type { Language } from '@coverwright/domain/base/language/language'
import {
  certificateName,
  type SendingMoment,
  sentOn,
  standardPaperwork,
} from '@coverwright/domain/build/product/paperwork'
import { contentIn, type ReleaseContent } from '@coverwright/domain/publish/release/release'
import { languageFor, letterIn } from '@coverwright/domain/sell/letter/letter'
import { type PolicyLinks, policyLink } from './policy-link.ts'
import type { PolicyRow } from './tables.ts'

interface Sending {
  readonly policy: PolicyRow
  readonly content: ReleaseContent
  readonly moment: SendingMoment
  /** Also where it is made when its link is opened. */
  readonly hasCertificate?: boolean
}

/** A link in a mail is opened days later. */
const mailLinkLife = '30d'

/** The same as files, as far as they are: a reseller's papers lie with whoever provides them, and are linked alone. */
export function sentPapers({ policy, content, moment }: Sending): string[] {
  const bought = languageFor(policy, content)
  const sent = sentOn(content.paperwork ?? standardPaperwork(content.body), moment)
  return sent.flatMap(({ document, language }) => {
    if (document === certificateName) return policy.certificateFileId ?? []
    if (content.providerId) return []
    const { body } = contentIn(content, language ?? bought)
    return body.documents.find(({ name }) => name === document)?.file?.id ?? []
  })
}

/**
 * What the product sends at a moment, a line each: its title and where it opens, as it was when the policy was sold.
 * In the language the sending is set to, else in the one that was bought in.
 */
export function sentDocuments(
  { policy, content, moment, hasCertificate = policy.certificateFileId !== null }: Sending,
  links: PolicyLinks,
): string[] {
  const bought = languageFor(policy, content)
  const { say } = letterIn(bought)
  const lines: string[] = []
  const ticket = policyLink(links, policy, mailLinkLife)
  const linkTo = (document: string, language: Language | null = null) =>
    `${ticket}?${new URLSearchParams({ document, ...(language && { language }) }).toString()}`
  for (const { document, language } of sentOn(content.paperwork ?? standardPaperwork(content.body), moment)) {
    if (document === certificateName) {
      if (hasCertificate) lines.push(say('Your certificate of insurance: {link}', { link: linkTo(certificateName) }))
      continue
    }
    const { body } = contentIn(content, language ?? bought)
    const title = body.documents.find(({ name }) => name === document)?.title
    if (title) lines.push(`${title}: ${linkTo(document, language)}`)
  }
  return lines
}

import { type LetterPhrase, type Say, sayWith } from '../../build/words/say.ts'

interface Firm {
  readonly agentName: string
  readonly companyName: string
  readonly licenceNumber: string | null
  readonly isAppointedRepresentative: boolean
}

/** Who stands behind a page. An appointed representative says so in the words of GEN 4 Annex 1, which are English. */
export function regulatoryLines(
  { agentName, companyName, licenceNumber, isAppointedRepresentative }: Firm,
  say: Say<LetterPhrase> = sayWith<LetterPhrase>(undefined),
): string[] {
  const standing = isAppointedRepresentative
    ? `${agentName} is an appointed representative of ${companyName} which is authorised and regulated by the Financial Conduct Authority.`
    : say('{name} sells insurance for {company}.', { name: agentName, company: companyName })
  if (!licenceNumber) return [standing]
  return [standing, say('{company}, licence number {number}.', { company: companyName, number: licenceNumber })]
}

import { applicationLimits } from '@coverwright/domain/sell/application/application-limits'
import { z } from 'zod'
import type { Tokens } from '../../../platform/auth/tokens.ts'
import type { ApplicationRow } from './tables.ts'

export interface ResumeLinks {
  readonly tokens: Tokens
  /** Of the studio's server: sites answer under the same protocol and port. */
  readonly publicUrl: string
}

/** What a mailed link to an application carries. Whoever has the mail has the answers. */
const ResumeTicket = z.object({
  companyId: z.uuid(),
  applicationId: z.uuid(),
  /** Where it was mailed to at a stranger's word: whoever comes by it has shown that it is theirs. */
  email: z.string().optional(),
})

export const resumePath = '/_/resume'

const resumePurpose = 'journey-resume'

/** Undefined for an application of which it is not known where it was begun. */
export function resumeLink(
  { tokens, publicUrl }: ResumeLinks,
  { companyId, id, host }: Pick<ApplicationRow, 'companyId' | 'id' | 'host'>,
  email?: string,
): string | undefined {
  if (!host) return undefined
  const carried = { companyId, id, text: email ?? '' }
  const ticket = tokens.sealShort(resumePurpose, carried, `${applicationLimits.keptDays}d`)
  const { protocol, port } = new URL(publicUrl)
  return `${protocol}//${host}${port ? `:${port}` : ''}${resumePath}/${ticket}`
}

export async function readResumeTicket(
  tokens: Tokens,
  ticket: string,
): Promise<z.output<typeof ResumeTicket> | undefined> {
  const note = tokens.unsealShort(resumePurpose, ticket)
  // Mails that were sent before links were short still open it.
  if (!note) return tokens.unseal(resumePurpose, ResumeTicket, ticket)
  const { companyId, id, text } = note
  return { companyId, applicationId: id, ...(text && { email: text }) }
}

export const keptFrom = (now: Date) => new Date(now.getTime() + applicationLimits.keptDays * 24 * 60 * 60_000)

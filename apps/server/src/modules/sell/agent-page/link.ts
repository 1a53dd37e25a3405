import { fail } from '@coverwright/domain/errors'
import type { ConfirmationCard } from '@coverwright/domain/sell/agent-page/agent-page'
import { confirmationOf } from '@coverwright/domain/sell/agent-page/agent-page-lifecycle'
import { confirmationMs } from '@coverwright/domain/sell/agent-page/agent-page-limits'
import { contactLink, labelOfService } from '@coverwright/domain/sell/agent-page/contact-links'
import { z } from 'zod'
import { hashOf, isSecretOf, newSecret } from '../../../platform/auth/secret.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { getOwnCompany } from '../../company/company/index.ts'
import { findHosts } from '../../publish/site-host/index.ts'
import { agentOf } from './internal.ts'
import type { AgentPageRow } from './tables.ts'

/** The link names its company and page, so that it is looked for where it belongs; the secret is what opens it. */
export const pathOf = (row: Pick<AgentPageRow, 'companyId' | 'id'>, secret: string) =>
  `/confirm-create-agent?token=${row.companyId}.${row.id}.${secret}`

/** A new link makes the one before worthless. */
export function freshLink(now: Date) {
  const secret = newSecret()
  const linkEndsAt = new Date(now.getTime() + confirmationMs)
  return { secret, asked: { tokenHash: hashOf(secret), askedAt: now, linkEndsAt } }
}

const Token = z.tuple([z.uuid(), z.uuid(), z.string().min(1)])

/** What a token says it is of; whether that is true is seen when the page is read. */
export function readToken(token: string) {
  const { data } = Token.safeParse(token.split('.'))
  if (!data) return fail('agent-page.link-expired')
  const [companyId, id, secret] = data
  return { companyId, id, secret }
}

/** Unknown, foreign, replaced and late links, and those of removed pages, answer the same: nobody learns anything by one. */
export function requireGoodLink(row: AgentPageRow | undefined, secret: string, now: Date): AgentPageRow {
  const isGood = row && row.state !== 'removed' && isSecretOf(secret, row.tokenHash) && row.linkEndsAt > now
  return isGood ? row : fail('agent-page.link-expired')
}

export async function cardOf(tx: ReadTx, row: AgentPageRow, now: Date): Promise<ConfirmationCard> {
  const { name: companyName } = await getOwnCompany(tx)
  const { name, email, phone } = await agentOf(tx, row)
  const contacts = row.chat ? [...row.socialLinks, row.chat] : row.socialLinks
  return {
    companyName,
    name,
    email,
    phone,
    location: row.location,
    links: contacts.map((contact) => ({ label: labelOfService(contact.service), address: contactLink(contact) })),
    awayMessage: row.awayMessage,
    isAppointedRepresentative: row.isAppointedRepresentative,
    host: (await findHosts(tx, [row.id])).get(row.id) ?? null,
    confirmation: confirmationOf(row, now),
    expiresAt: row.linkEndsAt.toISOString(),
  }
}

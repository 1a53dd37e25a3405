import { fail } from '@coverwright/domain/errors'
import { worded } from '@coverwright/domain/worded'
import { hashOf } from '../../../platform/auth/secret.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { AgentRow } from '../../company/agent/index.ts'
import { forgetEnded, takeAttempts } from '../../company/attempt/index.ts'
import { getOwnCompany } from '../../company/company/index.ts'
import { mailInLanguage } from '../../company/member-mail/index.ts'

interface MailedLink {
  readonly link: string
  readonly now: Date
}

/** The address may be anybody's: making and removing pages must not fill a stranger's mailbox, nor those of many. */
export async function mailLink(tx: WriteTx, { name, email }: AgentRow, { link, now }: MailedLink) {
  await forgetEnded(tx, 'agent-page-mail.recipient', now)
  const attempts = [
    { name: 'agent-page-mail.recipient', account: hashOf(email.toLowerCase()) },
    { name: 'agent-page-mail.company' },
  ] as const
  if (!(await takeAttempts(tx, attempts, now))) fail('agent-page.too-many-mails')
  const { name: company } = await getOwnCompany(tx)
  const { title, text, told } = worded('agent-page.link', { company, name, link })
  await mailInLanguage(tx, { isSecret: true, recipient: email, subject: title, text, told })
}

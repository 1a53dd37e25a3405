import { fail } from '@coverwright/domain/errors'
import { hashOf } from '../../../platform/auth/secret.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { sendMail } from '../../../platform/outbox/send.ts'
import type { AgentRow } from '../../company/agent/index.ts'
import { forgetEnded, takeAttempts } from '../../company/attempt/index.ts'
import { getOwnCompany } from '../../company/company/index.ts'

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
  const company = await getOwnCompany(tx)
  await sendMail(tx, {
    isSecret: true,
    recipient: email,
    subject: `Confirm your home page at ${company.name}`,
    text: [
      `Hello ${name},`,
      `${company.name} has made a home page for you, where customers find what you sell and how to reach you.`,
      `Look at what it says of you, put it right, and confirm or decline it here:\n${link}`,
      `Nobody sees the page before you have confirmed it. The link works for 24 hours. If you did not expect it, tell ${company.name}.`,
    ].join('\n\n'),
  })
}

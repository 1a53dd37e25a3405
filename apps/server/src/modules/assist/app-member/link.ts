import { hubLimits } from '@coverwright/domain/assist/hub-limits'
import { fail } from '@coverwright/domain/errors'
import { worded } from '@coverwright/domain/worded'
import { z } from 'zod'
import { hashOf, isSecretOf, newSecret } from '../../../platform/auth/secret.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { Ports } from '../../../platform/http/context.ts'
import { findReplyTo, getOwnCompanyRow } from '../../company/company/index.ts'
import { mailInLanguage } from '../../company/member-mail/index.ts'
import type { AppMemberRow } from './tables.ts'

export function freshLink(now: Date) {
  const secret = newSecret()
  const linkEndsAt = new Date(now.getTime() + hubLimits.linkMs)
  return { secret, columns: { tokenHash: hashOf(secret), linkSentAt: now, linkEndsAt } }
}

/** The link names its company and person, so that they are looked for where they belong; the secret is what opens it. */
const pathOf = ({ companyId, id }: AppMemberRow, secret: string) => `/product-talk?t=${companyId}.${id}.${secret}`

const Token = z.tuple([z.uuid(), z.uuid(), z.string().min(1)])

/** What a link says it is of; whether that is true is seen when the person is read. */
export function readLink(token: string) {
  const { data } = Token.safeParse(token.split('.'))
  if (!data) return fail('app-member.link-expired')
  const [companyId, id, secret] = data
  return { companyId, id, secret }
}

export const isLinkOf = (row: AppMemberRow | undefined, secret: string): row is AppMemberRow =>
  row !== undefined && isSecretOf(secret, row.tokenHash)

export async function mailLink(tx: WriteTx, { linkTo }: Pick<Ports, 'linkTo'>, row: AppMemberRow, secret: string) {
  const { name: company, appStoreLink, googlePlayLink } = await getOwnCompanyRow(tx)
  const { title, text, told } = worded('app-member.link', {
    company,
    name: row.name,
    link: linkTo(pathOf(row, secret)),
    apps: `${appStoreLink}\n${googlePlayLink}`,
  })
  const replyTo = await findReplyTo(tx)
  await mailInLanguage(tx, { isSecret: true, recipient: row.email, replyTo, subject: title, text, told })
}

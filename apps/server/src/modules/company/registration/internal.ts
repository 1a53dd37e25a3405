import { languageOf } from '@coverwright/domain/company/company/company-language'
import { registrationLimits } from '@coverwright/domain/company/registration/registration-limits'
import { worded } from '@coverwright/domain/worded'
import { desc, eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import { hashOf, isSecretOf, newSecret } from '../../../platform/auth/secret.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import type { Ports } from '../../../platform/http/context.ts'
import { mailIn } from '../member-mail/index.ts'
import { type SignUpRow, signUps } from './tables.ts'

/** A link and a key both name their sign-up, so that it can be looked for where it is. */
const Handle = z.tuple([z.uuid(), z.string().min(1)])

const handleOf = (text: string) => Handle.safeParse(text.split('.')).data

interface Found {
  readonly signUp: SignUpRow
  /** The browser that signed up asks, and not only somebody who has the link. */
  readonly isOwnBrowser: boolean
}

/** The sign-up of a link; undefined when there is none, or none any more. */
export async function findByLink(
  tx: Pick<WriteTx, 'select'>,
  { token, signUpKey }: { readonly token: string; readonly signUpKey?: string | undefined },
  lock?: 'update',
): Promise<Found | undefined> {
  const [id, secret] = handleOf(token) ?? []
  const signUp = id ? await findSignUp(tx, id, lock) : undefined
  if (!signUp || !secret || !isSecretOf(secret, signUp.linkHash)) return undefined
  return { signUp, isOwnBrowser: isKeyOf(signUp, signUpKey) }
}

export async function findByKey(
  tx: Pick<WriteTx, 'select'>,
  signUpKey: string,
  lock?: 'update',
): Promise<SignUpRow | undefined> {
  const [id] = handleOf(signUpKey) ?? []
  const signUp = id ? await findSignUp(tx, id, lock) : undefined
  return signUp && isKeyOf(signUp, signUpKey) ? signUp : undefined
}

function isKeyOf(signUp: SignUpRow, signUpKey: string | undefined) {
  const [id, secret] = handleOf(signUpKey ?? '') ?? []
  return id === signUp.id && secret !== undefined && isSecretOf(secret, signUp.keyHash)
}

async function findSignUp(tx: Pick<WriteTx, 'select'>, id: string, lock?: 'update') {
  const query = tx.select().from(signUps).where(eq(signUps.id, id))
  const [row] = await (lock ? query.for(lock) : query)
  return row
}

/** The newest of an address that waits for its link to be opened. */
export async function findPending(tx: ReadTx, email: string): Promise<SignUpRow | undefined> {
  const [row] = await tx
    .select()
    .from(signUps)
    .where(eq(signUps.email, email))
    .orderBy(desc(signUps.createdAt))
    .limit(1)
  return row?.confirmedAt ? undefined : row
}

/** What somebody left who never came back is theirs, and goes. */
export const forgetOld = (tx: WriteTx, now: Date) =>
  tx.delete(signUps).where(lt(signUps.expiresAt, new Date(now.getTime() - registrationLimits.forgottenMs)))

/** A new link in place of the old one, and until when it opens. */
export function newLink(now: Date) {
  const secret = newSecret()
  return {
    secret,
    columns: {
      linkHash: hashOf(secret),
      expiresAt: new Date(now.getTime() + registrationLimits.linkMs),
      sentAt: now,
    },
  }
}

type Linked = Pick<SignUpRow, 'id' | 'email'> &
  Pick<NonNullable<SignUpRow['form']>, 'companyName' | 'username' | 'country'>

export const mailLink = (
  tx: WriteTx,
  linkTo: Ports['linkTo'],
  { id, email, companyName, username, country }: Linked,
  secret: string,
) => {
  const link = linkTo(`/signUp-verify-success?token=${id}.${secret}`)
  const { title, text, told } = worded('registration.link', { name: username, company: companyName, link })
  return mailIn(tx, languageOf[country], { isSecret: true, recipient: email, subject: title, text, told })
}

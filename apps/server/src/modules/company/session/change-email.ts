import type { identity } from '@coverwright/contract/company/identity'
import { emailLinkMs } from '@coverwright/domain/company/session/change-email'
import { fail, refuse } from '@coverwright/domain/errors'
import { messages } from '@coverwright/domain/messages'
import { worded } from '@coverwright/domain/worded'
import { eq } from 'drizzle-orm'
import { isPassword } from '../../../platform/auth/password.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { publish } from '../../../platform/live/publish.ts'
import { lockMemberInCompany, maskedEmail, members } from '../member/index.ts'
import { languageRead, mailIn } from '../member-mail/index.ts'
import { makeCode, tryCode } from '../one-time-code/index.ts'
import { countFailure } from './count-failure.ts'

const purpose = 'change-email'

/** Whether the address is somebody's shows only to whoever reads mail there: it is mailed to in any case. */
export const changeEmail: HandlerOf<typeof identity, 'changeEmail'> = async (context, { email, password }) => {
  const { tx, actor, audit, now, ports } = context
  const member = await lockMemberInCompany(tx, actor.memberId)
  if (member.restsUntil && member.restsUntil > now) return fail('session.account-rests')
  if (!(await isPassword(password, member.passwordHash))) {
    await countFailure(tx, member.id, now)
    await audit(member.id, { refused: 'password' })
    return refuse('session.password-incorrect', { password: messages.passwordIncorrect })
  }
  if (member.email === email) return fail('session.email-unchanged')
  const made = await makeCode(tx, { subject: member.id, purpose, now }, { lifeMs: emailLinkMs })
  if (!made) return fail('session.code-sent-lately')
  // The code makes it the newest link, and good for once.
  const note = { companyId: actor.companyId, id: member.id, text: `${made.code} ${email}` }
  const token = ports.tokens.sealShort(purpose, note, '24h')
  const { name } = member
  const link = ports.linkTo(`/email-verify-success?user=${token}`)
  const confirm = worded('session.email-link', { name, link })
  const language = await languageRead(tx, member.email)
  await mailIn(tx, language, {
    isSecret: true,
    recipient: email,
    subject: confirm.title,
    text: confirm.text,
    told: confirm.told,
  })
  // Whoever asked may have been at a desk that was left open: the owner hears of it while the link can be stopped.
  const asked = worded('session.email-asked', { name, email: maskedEmail(email) })
  await mailIn(tx, language, { recipient: member.email, subject: asked.title, text: asked.text, told: asked.told })
  await audit(member.id, { email: 'link sent' })
  return { sentTo: email, expiresAt: made.expiresAt.toISOString() }
}

/** Who reads mail at the old address learns of it: the session that asked may not have been its owner's. */
export const confirmEmail: HandlerOf<typeof identity, 'confirmEmail'> = async ({ enter, now, ports }, { token }) => {
  const note = ports.tokens.unsealShort(purpose, token)
  if (!note) return fail('session.email-link-expired')
  const { companyId, id: memberId } = note
  const [code = '', email = ''] = note.text.split(' ')
  return enter({ companyId, memberId }, async (tx, audit) => {
    const before = await lockMemberInCompany(tx, memberId)
    const verdict = await tryCode(tx, { subject: memberId, purpose, now }, code)
    if (verdict !== 'right' || before.state !== 'registered') return fail('session.email-link-expired')
    await tx.update(members).set({ email }).where(eq(members.id, memberId))
    const { title, text, told } = worded('session.email-changed', { name: before.name, email: maskedEmail(email) })
    await mailIn(tx, await languageRead(tx, email), { recipient: before.email, subject: title, text, told })
    publish(tx, { kind: 'company', memberId })
    await audit(memberId, { changed: 'email' })
    return { email }
  })
}

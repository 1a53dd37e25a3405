import type { permission } from '@coverwright/contract/company/permission'
import { fail } from '@coverwright/domain/errors'
import { eq, or, sql } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { idempotencies } from '../../../platform/http/tables.ts'
import { erasePersonFromNotifications } from '../../reach/notification/index.ts'
import { erasePersonFromMessages } from '../../reach/outbox/index.ts'
import { eraseContactsWith } from '../contact/index.ts'
import { eraseFilesOf } from '../file/index.ts'
import { eraseInvitationsTo } from '../invitation/index.ts'
import { members } from '../member/index.ts'
import { eraseCodesOf } from '../one-time-code/index.ts'
import { forgetDevices } from '../session/index.ts'
import { eraseRequestsOf } from '../support/index.ts'
import { lockSubordinate } from './internal.ts'

/** The row stays, empty: what others made with the person, and the audit, refer to an id that leads to nobody. */
export const eraseMember: HandlerOf<typeof permission, 'user/eraseUser'> = async (
  { tx, grants, audit, now, ports },
  { id },
) => {
  const { state, email, name } = await lockSubordinate(tx, id, await grants)
  if (state === 'registered') return fail('member.still-registered')

  await tx
    .update(members)
    .set({
      email: `${id}@erased.invalid`,
      name: '',
      title: '',
      passwordHash: null,
      avatarFileId: null,
      language: null,
      permissions: null,
      customRoleId: null,
      groupId: null,
      erasedAt: now,
    })
    .where(eq(members.id, id))
  await forgetDevices(tx, id)
  await eraseCodesOf(tx, id)
  await eraseContactsWith(tx, email)
  await eraseRequestsOf(tx, id)
  await eraseInvitationsTo(tx, { memberId: id, email })
  await erasePersonFromNotifications(tx, { memberId: id, email, name })
  await erasePersonFromMessages(tx, { email, name })
  // Answers are remembered for a day, and some show the person.
  await tx
    .delete(idempotencies)
    .where(or(eq(idempotencies.memberId, id), sql`position(${email} in ${idempotencies.answer}::text) > 0`))
  await eraseFilesOf(tx, ports.files, [id], 'avatar')
  await audit(id, { erased: true })
  return null
}

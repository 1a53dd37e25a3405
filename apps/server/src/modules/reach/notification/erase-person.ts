import { eq, or } from 'drizzle-orm'
import { contains } from '../../../platform/database/select-page.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { notifications } from './tables.ts'

interface Person {
  readonly memberId: string
  readonly email: string
  readonly name: string
}

/** The person's own news, and what was said about them to others. */
export const erasePersonFromNotifications = (tx: WriteTx, { memberId, email, name }: Person) =>
  tx
    .delete(notifications)
    .where(
      or(
        eq(notifications.memberId, memberId),
        contains(notifications.title, email),
        contains(notifications.title, name),
      ),
    )

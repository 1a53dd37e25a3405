import type { Client } from 'pg'
import { expect } from 'vitest'

/** The way back into an application, of the newest mail to somebody about such a thing: a worker writes most of them. */
export async function linkMailedTo(database: Client, recipient: string, subject: RegExp): Promise<string> {
  const find = async () => {
    const { rows } = await database.query<{ subject: string; text: string }>(
      'select subject, text from outbox_message where recipient = $1 order by id desc',
      [recipient],
    )
    const text = rows.find((mail) => subject.test(mail.subject))?.text ?? ''
    return /http:\S+\/_\/resume\/\S+/.exec(text)?.[0] ?? ''
  }
  await expect.poll(find).not.toBe('')
  return find()
}

import { type AutomationChannel, mostADay, mostAnHour } from '@coverwright/domain/reach/automation/automation'
import { desc, eq } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { outboxMessages } from '../../../platform/outbox/tables.ts'
import { automationSettings, type SettingRow } from './tables.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Whoever else of the company is about to send waits: two at once would each find room for the last message. */
export async function lockSetting(tx: WriteTx): Promise<SettingRow> {
  await tx.insert(automationSettings).values({}).onConflictDoNothing()
  const [setting] = await tx.select().from(automationSettings).for('update')
  if (!setting) throw new Error('The settings were not saved')
  return setting
}

/** Whatever they were sent and by whom: an address has no use for the reason. */
export async function isFull(tx: ReadTx, channel: AutomationChannel, recipient: string, now: Date): Promise<boolean> {
  const latest = await tx
    .select({ at: outboxMessages.createdAt })
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, recipient))
    .orderBy(desc(outboxMessages.id))
    .limit(mostADay[channel])
  const oldest = latest.at(-1)
  return latest.length === mostADay[channel] && oldest !== undefined && now.getTime() - oldest.at.getTime() < dayMs
}

const columnOf = { email: 'mailsThisHour', sms: 'textsThisHour' } as const

const hourOf = (now: Date) => new Date(Math.floor(now.getTime() / hourMs) * hourMs)

/** Counts what is about to be sent; or answers when the next hour begins, where this one is full. */
export async function takeFromHour(
  tx: WriteTx,
  setting: SettingRow,
  { channel, now }: { readonly channel: AutomationChannel; readonly now: Date },
): Promise<Date | undefined> {
  const hour = hourOf(now)
  const isSame = setting.hour?.getTime() === hour.getTime()
  const counted = isSame ? setting[columnOf[channel]] : 0
  if (counted >= mostAnHour[channel]) return new Date(hour.getTime() + hourMs)
  const others = isSame ? {} : { mailsThisHour: 0, textsThisHour: 0 }
  await tx
    .update(automationSettings)
    .set({ hour, ...others, [columnOf[channel]]: counted + 1 })
    .where(eq(automationSettings.id, setting.id))
  return undefined
}

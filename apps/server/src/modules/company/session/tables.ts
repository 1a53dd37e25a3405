import { sql } from 'drizzle-orm'
import { foreignKey, index, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { members } from '../member/index.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** A browser that a code has proved to be its member's. */
export const devices = tenantTable(
  'device',
  {
    memberId: uuid('member_id').notNull(),
    keyHash: text('key_hash').notNull(),
    /** In words; empty where it is not known. */
    browser: text('browser').notNull().default(''),
    system: text('system').notNull().default(''),
    lastUsedAt: time('last_used_at').notNull().defaultNow(),
  },
  (device) => [
    foreignKey({
      name: 'device_member',
      columns: [device.companyId, device.memberId],
      foreignColumns: [members.companyId, members.id],
    }),
    index('device_of_member').on(device.companyId, device.memberId, device.lastUsedAt),
    unique('device_key').on(device.companyId, device.memberId, device.keyHash),
  ],
)

export const sessions = tenantTable(
  'session',
  {
    memberId: uuid('member_id').notNull(),
    deviceId: uuid('device_id').notNull(),
    /** Of the one refresh token that is good now. */
    refreshHash: text('refresh_hash').notNull(),
    address: text('address').notNull(),
    place: text('place').notNull().default(''),
    expiresAt: time('expires_at').notNull(),
    endedAt: time('ended_at'),
    lastUsedAt: time('last_used_at').notNull().defaultNow(),
  },
  (session) => [
    foreignKey({
      name: 'session_member',
      columns: [session.companyId, session.memberId],
      foreignColumns: [members.companyId, members.id],
    }),
    foreignKey({
      name: 'session_device',
      columns: [session.companyId, session.deviceId],
      foreignColumns: [devices.companyId, devices.id],
    }),
    index('session_of_member').on(session.companyId, session.memberId),
    index('session_open')
      .on(session.companyId, session.memberId, session.expiresAt)
      .where(sql`${session.endedAt} is null`),
    index('session_of_device').on(session.companyId, session.deviceId),
  ],
)

export type DeviceRow = typeof devices.$inferSelect
export type SessionRow = typeof sessions.$inferSelect

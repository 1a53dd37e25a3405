import { message } from '../../base/message/message.ts'

export const maintenanceMessages = {
  'maintenance.key-issued': message({}, { title: 'Support has issued a security key for your maintenance portal' }),
} as const

import type { automation } from '@coverwright/contract/reach/automation'
import type { QuietHours } from '@coverwright/domain/reach/automation/quiet-hours'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getOwnCompanyRow } from '../../company/company/index.ts'
import { automationSettings, type SettingRow } from './tables.ts'

export const quietHoursOf = (setting: Pick<SettingRow, 'quietFrom' | 'quietUntil'> | undefined): QuietHours | null =>
  setting?.quietFrom && setting.quietUntil ? { from: setting.quietFrom, until: setting.quietUntil } : null

async function shown(tx: ReadTx) {
  const [setting] = await tx.select().from(automationSettings)
  const { timeZone } = await getOwnCompanyRow(tx)
  return { quietHours: quietHoursOf(setting), timeZone }
}

export const getSettings: HandlerOf<typeof automation, 'getSettings'> = ({ tx }) => shown(tx)

export const saveSettings: HandlerOf<typeof automation, 'saveSettings'> = async (
  { tx, audit, actor },
  { quietHours },
) => {
  const set = { quietFrom: quietHours?.from ?? null, quietUntil: quietHours?.until ?? null }
  await tx
    .insert(automationSettings)
    .values(set)
    .onConflictDoUpdate({ target: [automationSettings.companyId], set })
  await audit(actor.companyId, { quietHours })
  return shown(tx)
}

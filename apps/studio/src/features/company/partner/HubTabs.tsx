import { readers } from '@coverwright/domain/readers'
import { useTranslation } from 'react-i18next'
import { hasAny } from '../../../core/screens/decide.ts'
import { useSession } from '../../../core/session/session.ts'
import { LinkTabs, tabAddress } from '../../../framework/page/LinkTabs.tsx'
import { type HubTab, hubTabNames, hubTabs } from './hub-tabs.ts'

interface HubTabsProps {
  readonly current: HubTab
  readonly counts?: Readonly<Partial<Record<HubTab, number>>> | undefined
}

/** Those of the partner hub that one may open. */
export function HubTabs({ current, counts }: HubTabsProps) {
  const { t } = useTranslation('partner')
  const held = useSession(({ permissionList }) => permissionList)
  const open = hubTabNames.filter((key) => hasAny(held, readers[hubTabs[key]]))
  return (
    <LinkTabs
      label={t('title')}
      current={current}
      tabs={open.map((key) => ({
        key,
        to: tabAddress('/partner-hub', hubTabNames, key),
        label: t(`tab.${key}`),
        count: counts?.[key],
      }))}
    />
  )
}

import type { AuditEntry } from '@coverwright/domain/company/audit/audit'
import { Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../../framework/dialog/Facts.tsx'
import { DataName } from '../../../framework/page/DataName.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { actionOf } from './action-of.ts'

interface AuditDrawerProps {
  readonly entry: AuditEntry | undefined
  readonly onClose: () => void
}

/** One entry, as it was written. */
export function AuditDrawer({ entry, onClose }: AuditDrawerProps) {
  const { t } = useTranslation('audit')
  const times = useTimeTexts()
  return (
    <Drawer
      opened={entry !== undefined}
      onClose={onClose}
      title={entry && actionOf(entry.call)}
      closeButtonProps={{ 'aria-label': t('framework:close') }}
    >
      {entry && (
        <Facts
          facts={[
            [t('when'), times.dateAndTime(entry.createdAt)],
            [t('who'), entry.actor.name || t(`actor.${entry.actor.kind}`)],
            [t('call'), <DataName key="call" name={entry.call} />],
            [t('record'), <DataName key="subject" name={entry.subjectId} />],
            ...Object.entries(entry.detail).map(([key, value]) => [key, textOf(value)] as const),
          ]}
        />
      )}
    </Drawer>
  )
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

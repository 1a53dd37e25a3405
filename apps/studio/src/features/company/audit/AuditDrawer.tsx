import type { AuditEntry } from '@coverwright/domain/company/audit/audit'
import { Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../../framework/dialog/Facts.tsx'
import { useEscape } from '../../../framework/dialog/use-escape.ts'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { sayActor, sayHappened, sayThing } from './happened.ts'

interface AuditDrawerProps {
  readonly entry: AuditEntry | undefined
  readonly onClose: () => void
}

/** One entry, as it was written. */
export function AuditDrawer({ entry, onClose }: AuditDrawerProps) {
  const { t } = useTranslation('audit')
  const times = useTimeTexts()
  useEscape(entry !== undefined, onClose)
  return (
    <Drawer
      opened={entry !== undefined}
      onClose={onClose}
      closeOnEscape={false}
      title={t('title')}
      closeButtonProps={{ 'aria-label': t('framework:close') }}
    >
      {entry && (
        <Facts
          facts={[
            [t('when'), times.dateAndTime(entry.createdAt)],
            [t('who'), sayActor(entry.actor) || t(`actor.${entry.actor.kind}`)],
            [t('what'), sayHappened(entry)],
            [t('about'), sayThing(entry.noun)],
          ]}
        />
      )}
    </Drawer>
  )
}

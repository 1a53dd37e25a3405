import { type ScheduleEvent, scheduleLifecycle } from '@coverwright/domain/publish/publisher/schedule-event'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { acts } from '../../../core/wire/acts.ts'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'
import { ScheduleDialog } from './ScheduleDialog.tsx'

/** Only what was not executed can still be changed. */
export function EventMenu({ event }: { readonly event: ScheduleEvent }) {
  const { t } = useTranslation('publisher')
  const mayGoLive = useMay('publish-live')
  const [isMoving, setMoving] = useState(false)
  if (!mayGoLive || !scheduleLifecycle.next(event.state, 'change')) return null
  const cancel = async () => {
    await acts.publisher.cancelEvent({ id: event.id })
    sayDone(t('done.cancelled', { name: event.name }))
  }
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" aria-label={t('moreOf', { name: event.name })}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setMoving(true)}>{t('act.reschedule')}</Menu.Item>
          <Menu.Item onClick={() => void cancel().catch(sayFailed)}>{t('act.cancelEvent')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isMoving && <ScheduleDialog event={event} onClose={() => setMoving(false)} />}
    </>
  )
}

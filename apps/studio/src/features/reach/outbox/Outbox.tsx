import type { OutboxMessage } from '@coverwright/domain/reach/outbox/outbox'
import { outboxLifecycle } from '@coverwright/domain/reach/outbox/outbox-lifecycle'
import { Button } from '@mantine/core'
import { IconCircleDashed, IconEye, IconMail, IconMailForward, IconSend } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { lookAgainAfter } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { BulkAction, Filter, RowAction } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { useShown } from '../../../framework/list/use-shown.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'
import { MessageDrawer } from './MessageDrawer.tsx'
import { canSendAgain, sendAgain } from './send-again.ts'
import { useOutboxColumns } from './use-outbox-columns.tsx'

const list = listed(queries.outbox.listMessages)

export function Component() {
  const { t } = useTranslation('outbox')
  const { shown, show, hide } = useShown('message')
  const columns = useOutboxColumns()
  const filters = useMemo<readonly Filter[]>(
    () => [
      {
        key: 'channel',
        label: t('channel'),
        icon: <IconMailForward size={14} />,
        options: [
          { value: 'mail', label: t('mail') },
          { value: 'sms', label: t('sms') },
        ],
      },
      {
        key: 'state',
        label: t('state'),
        icon: <IconCircleDashed size={14} />,
        options: outboxLifecycle.states.map((value) => ({ value, label: t(`framework:status.${value}`) })),
      },
    ],
    [t],
  )
  const again = async (messages: readonly OutboxMessage[]) => {
    const count = await sendAgain(messages)
    await lookAgainAfter('outbox')
    sayDone(t('queued', { count }))
  }
  const rowActions = (message: OutboxMessage): RowAction[] => [
    { label: t('view'), icon: <IconEye size={16} />, run: () => show(message.id) },
    ...(canSendAgain(message)
      ? [
          {
            label: t('sendAgain'),
            icon: <IconSend size={16} />,
            run: () => void again([message]).catch(sayFailed),
          },
        ]
      : []),
  ]
  const bulkActions: BulkAction<OutboxMessage>[] = [
    { label: t('sendAgain'), icon: <IconSend size={16} />, isAllowed: canSendAgain, run: again },
  ]
  return (
    <>
      <ListScreen
        name={t('title')}
        header={
          <PageHeader
            parent={{ title: t('settings'), path: '/setting' }}
            title={t('title')}
            description={t('description')}
          />
        }
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ recipient, subject }) => `${subject}, ${recipient}`}
        searchLabel={t('find')}
        filters={filters}
        defaultSort="-createdAt"
        onOpen={({ id }) => show(id)}
        rowActions={rowActions}
        bulkActions={bulkActions}
        empty={<Empty icon={<IconMail size={20} />} title={t('empty')} description={t('emptyHint')} />}
      />
      <MessageDrawer
        id={shown}
        onClose={hide}
        actions={(message) =>
          canSendAgain(message) && (
            <Button leftSection={<IconSend size={16} />} onClick={() => void again([message]).catch(sayFailed)}>
              {t('sendAgain')}
            </Button>
          )
        }
      />
    </>
  )
}

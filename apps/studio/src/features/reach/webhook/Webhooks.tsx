import type { Webhook } from '@coverwright/domain/reach/webhook/webhook'
import { Button } from '@mantine/core'
import { IconPencil, IconPlayerPause, IconPlayerPlay, IconPlus, IconTrash, IconWebhook } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { RowAction } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { useShown } from '../../../framework/list/use-shown.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ApiHeader } from '../../build/connector/ApiHeader.tsx'
import { SecretDialog } from './SecretDialog.tsx'
import { WebhookDialog } from './WebhookDialog.tsx'
import { WebhookDrawer } from './WebhookDrawer.tsx'
import { useWebhookColumns } from './webhook-columns.tsx'

const list = listed(queries.webhook.listWebhooks)

/** Addresses of other systems that are told what happens. */
export function Webhooks() {
  const { t } = useTranslation('webhook')
  const { shown, show, hide } = useShown('webhook')
  const columns = useWebhookColumns()
  const pause = useAct('webhook.pauseWebhook', { done: ({ name }) => t('pausedDone', { name }) })
  const resume = useAct('webhook.resumeWebhook', { done: ({ name }) => t('resumedDone', { name }) })
  /** What the dialog is open on: one webhook, or a new one. */
  const [editing, setEditing] = useState<Webhook | 'new'>()
  const [removing, setRemoving] = useState<Webhook>()
  const [secret, setSecret] = useState<string>()
  const rowActions = (webhook: Webhook): RowAction[] => [
    { label: t('edit'), icon: <IconPencil size={16} />, run: () => setEditing(webhook) },
    webhook.state === 'active'
      ? { label: t('pause'), icon: <IconPlayerPause size={16} />, run: () => pause.run({ id: webhook.id }) }
      : { label: t('resume'), icon: <IconPlayerPlay size={16} />, run: () => resume.run({ id: webhook.id }) },
    { label: t('delete'), icon: <IconTrash size={16} />, isDangerous: true, run: () => setRemoving(webhook) },
  ]
  const remove = async () => {
    if (removing) await acts.webhook.deleteWebhook({ id: removing.id })
    if (removing?.id === shown) hide()
    setRemoving(undefined)
  }
  const add = (variant: 'filled' | 'default') => (
    <Button variant={variant} leftSection={<IconPlus size={16} />} onClick={() => setEditing('new')}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <ListScreen
        name={t('webhooks')}
        header={<ApiHeader tab="webhooks" actions={add('filled')} />}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchLabel={t('find')}
        defaultSort="name"
        onOpen={({ id }) => show(id)}
        rowActions={rowActions}
        empty={
          <Empty
            icon={<IconWebhook size={20} />}
            title={t('none')}
            description={t('noneHint')}
            action={add('default')}
          />
        }
      />
      <WebhookDrawer id={shown} onClose={hide} onEdit={setEditing} onSecret={setSecret} />
      {editing && (
        <WebhookDialog
          webhook={editing === 'new' ? undefined : editing}
          onSecret={setSecret}
          onClose={() => setEditing(undefined)}
        />
      )}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
      <ConfirmDialog
        isOpen={removing !== undefined}
        title={t('deleteAsk', { name: removing?.name })}
        consequences={[t('deleteTold'), t('deleteLog')]}
        keep={t('deleteKeep')}
        act={t('delete')}
        isDangerous
        onKeep={() => setRemoving(undefined)}
        onAct={remove}
      />
    </>
  )
}

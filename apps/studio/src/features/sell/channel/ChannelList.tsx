import type { Channel } from '@coverwright/domain/sell/channel/channel'
import { Button } from '@mantine/core'
import {
  IconBuildingStore,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { RowAction } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { useShown } from '../../../framework/list/use-shown.ts'
import { useStatusFilter } from '../../../framework/list/use-status-filter.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ChannelDialog } from './ChannelDialog.tsx'
import { ChannelDrawer } from './ChannelDrawer.tsx'
import { useChannelColumns } from './channel-columns.tsx'
import { sellerLooks } from './looks.ts'
import { SellerHeader } from './SellerHeader.tsx'

const list = listed(queries.channel.listChannels)

/** Who brings customers. */
export function ChannelList() {
  const { t } = useTranslation('channel')
  const mayManage = useMay('manage-channels')
  const columns = useChannelColumns()
  const filters = useStatusFilter(t('state'), sellerLooks)
  const { shown, show, hide } = useShown('channel')
  const [editing, setEditing] = useState<Channel | 'new'>()
  const [removing, setRemoving] = useState<Channel>()
  const activate = useAct('channel.activateChannel', { done: ({ name }) => t('activatedDone', { name }) })
  const deactivate = useAct('channel.deactivateChannel', { done: ({ name }) => t('deactivatedDone', { name }) })
  const rowActions = (channel: Channel): RowAction[] => [
    { label: t('edit'), icon: <IconPencil size={16} />, run: () => setEditing(channel) },
    channel.state === 'activated'
      ? { label: t('deactivate'), icon: <IconPlayerPause size={16} />, run: () => deactivate.run({ id: channel.id }) }
      : { label: t('activate'), icon: <IconPlayerPlay size={16} />, run: () => activate.run({ id: channel.id }) },
    { label: t('delete'), icon: <IconTrash size={16} />, isDangerous: true, run: () => setRemoving(channel) },
  ]
  const remove = async () => {
    if (removing) await acts.channel.deleteChannel({ id: removing.id })
    if (removing?.id === shown) hide()
    setRemoving(undefined)
  }
  return (
    <>
      <ListScreen
        name={t('channels.title')}
        header={<SellerHeader tab="channels" onAdd={() => setEditing('new')} />}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchLabel={t('channels.find')}
        filters={filters}
        defaultSort="name"
        onOpen={({ id }) => show(id)}
        {...(mayManage && { rowActions })}
        empty={
          <Empty
            icon={<IconBuildingStore size={20} />}
            title={t('channels.none')}
            description={t('channels.noneHint')}
            action={
              mayManage && (
                <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setEditing('new')}>
                  {t('channels.add')}
                </Button>
              )
            }
          />
        }
      />
      <ChannelDrawer id={shown} onClose={hide} onEdit={setEditing} />
      {editing && (
        <ChannelDialog channel={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
      )}
      <ConfirmDialog
        isOpen={removing !== undefined}
        title={t('deleteAsk', { name: removing?.name })}
        consequences={[t('deleteLinks'), t('deleteMerchants')]}
        keep={t('deleteKeep')}
        act={t('delete')}
        isDangerous
        onKeep={() => setRemoving(undefined)}
        onAct={remove}
      />
    </>
  )
}

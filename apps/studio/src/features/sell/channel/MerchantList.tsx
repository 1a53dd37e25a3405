import type { Merchant } from '@coverwright/domain/sell/merchant/merchant'
import { Button } from '@mantine/core'
import { IconBuildingStore, IconPencil, IconPlayerPause, IconPlayerPlay, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { RowAction } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { useShown } from '../../../framework/list/use-shown.ts'
import { useStatusFilter } from '../../../framework/list/use-status-filter.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ChannelDrawer } from './ChannelDrawer.tsx'
import { useMerchantColumns } from './channel-columns.tsx'
import { sellerLooks } from './looks.ts'
import { MerchantDialog } from './MerchantDialog.tsx'
import { SellerHeader } from './SellerHeader.tsx'

const list = listed(queries.merchant.listMerchants)

/** Where channels sell. A row opens the channel's products, with links of the merchant's own. */
export function MerchantList() {
  const { t } = useTranslation('channel')
  const mayManage = useMay('manage-channels')
  const columns = useMerchantColumns()
  const filters = useStatusFilter(t('state'), sellerLooks)
  const { shown, show, hide } = useShown('merchant')
  const [editing, setEditing] = useState<Merchant | 'new'>()
  const activate = useAct('merchant.activateMerchant', { done: ({ name }) => t('activatedDone', { name }) })
  const deactivate = useAct('merchant.deactivateMerchant', { done: ({ name }) => t('deactivatedDone', { name }) })
  const rowActions = (merchant: Merchant): RowAction[] => [
    { label: t('edit'), icon: <IconPencil size={16} />, run: () => setEditing(merchant) },
    merchant.state === 'activated'
      ? { label: t('deactivate'), icon: <IconPlayerPause size={16} />, run: () => deactivate.run({ id: merchant.id }) }
      : { label: t('activate'), icon: <IconPlayerPlay size={16} />, run: () => activate.run({ id: merchant.id }) },
  ]
  // The address holds both, so that the drawer opens again where the page is loaded anew.
  const [channelId, merchantCode] = shown?.split('~', 2) ?? []
  return (
    <>
      <ListScreen
        name={t('merchants.title')}
        header={<SellerHeader tab="merchants" onAdd={() => setEditing('new')} />}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchLabel={t('merchants.find')}
        filters={filters}
        defaultSort="name"
        onOpen={(merchant) => show(`${merchant.channelId}~${merchant.code}`)}
        {...(mayManage && { rowActions })}
        empty={
          <Empty
            icon={<IconBuildingStore size={20} />}
            title={t('merchants.none')}
            description={t('merchants.noneHint')}
            action={
              mayManage && (
                <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setEditing('new')}>
                  {t('merchants.add')}
                </Button>
              )
            }
          />
        }
      />
      <ChannelDrawer id={channelId} merchantCode={merchantCode} onClose={hide} />
      {editing && (
        <MerchantDialog merchant={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
      )}
    </>
  )
}

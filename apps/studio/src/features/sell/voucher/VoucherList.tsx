import type { Voucher } from '@coverwright/domain/sell/voucher/voucher'
import { Button } from '@mantine/core'
import {
  IconGift,
  IconListDetails,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlus,
  IconPrinter,
} from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column, RowAction } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { useStatusFilter } from '../../../framework/list/use-status-filter.tsx'
import { amountText } from '../../../framework/number/money-text.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import { HubTabs } from '../../company/partner/HubTabs.tsx'
import { CodesDialog } from '../promotion-code/CodesDialog.tsx'
import { printVoucher } from './print-voucher.ts'
import { VoucherDialog } from './VoucherDialog.tsx'
import { voucherLooks, voucherStateLooks } from './voucher-looks.ts'

type SortKey = 'name' | 'createdAt' | 'endsAt'

const list = listed(queries.voucher.listVouchers)

const worthOf = ({ value, currency }: Voucher) => amountText(value, currency)

/** On the company's clocks, whoever reads it. */
const wallTime = (local: string) => local.replace('T', ' ')

/** What pays for policies beside the card, by a code. */
export function VoucherList() {
  const { t } = useTranslation('voucher')
  const mayManage = useMay('manage-channels')
  const filters = useStatusFilter(t('state'), voucherStateLooks)
  const [editing, setEditing] = useState<Voucher | 'new'>()
  const [coded, setCoded] = useState<Voucher>()
  const activate = useAct('voucher.activateVoucher', { done: ({ name }) => t('activatedDone', { name }) })
  const deactivate = useAct('voucher.deactivateVoucher', { done: ({ name }) => t('deactivatedDone', { name }) })
  const columns = useMemo<readonly Column<Voucher, SortKey>[]>(
    () => [
      {
        key: 'name',
        header: t('name'),
        sortKey: 'name',
        cell: ({ name, promoCode, mode, channelName }) => (
          <NameCell name={name} detail={[promoCode || t(`modes.${mode}`), channelName].join(' · ')} />
        ),
        csv: ({ name }) => name,
      },
      { key: 'value', header: t('value'), width: 110, cell: worthOf, csv: worthOf },
      {
        key: 'used',
        header: t('used'),
        width: 180,
        cell: ({ used, reserved, quota }) => t(reserved > 0 ? 'usedAndHeld' : 'usedOf', { used, reserved, of: quota }),
        csv: ({ used }) => used,
      },
      {
        key: 'endsAt',
        header: t('endsAt'),
        sortKey: 'endsAt',
        width: 170,
        cell: ({ endsAt, isAutoRenewed }) => (
          <NameCell name={wallTime(endsAt)} detail={isAutoRenewed ? t('runsAgain') : ''} />
        ),
        csv: ({ endsAt }) => endsAt,
      },
      {
        key: 'status',
        header: t('state'),
        width: 140,
        cell: ({ status }) => <StatusBadge status={voucherLooks[status]} />,
        csv: ({ status }) => status,
      },
    ],
    [t],
  )
  const rowActions = (voucher: Voucher): RowAction[] => [
    { label: t('edit'), icon: <IconPencil size={16} />, run: () => setEditing(voucher) },
    voucher.mode === 'unique'
      ? { label: t('codes'), icon: <IconListDetails size={16} />, run: () => setCoded(voucher) }
      : {
          label: t('print'),
          icon: <IconPrinter size={16} />,
          run: () => void printVoucher(voucher.id, '').catch(sayFailed),
        },
    voucher.state === 'activated'
      ? { label: t('deactivate'), icon: <IconPlayerPause size={16} />, run: () => deactivate.run({ id: voucher.id }) }
      : { label: t('activate'), icon: <IconPlayerPlay size={16} />, run: () => activate.run({ id: voucher.id }) },
  ]
  const add = (variant: 'filled' | 'default') => (
    <Button variant={variant} leftSection={<IconPlus size={16} />} onClick={() => setEditing('new')}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <ListScreen
        name={t('title')}
        header={
          <>
            <PageHeader title={t('partner:title')} description={t('about')} actions={mayManage && add('filled')} />
            <HubTabs current="vouchers" />
          </>
        }
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchLabel={t('find')}
        filters={filters}
        defaultSort="name"
        {...(mayManage && { rowActions, onOpen: setEditing })}
        empty={
          <Empty
            icon={<IconGift size={20} />}
            title={t('none')}
            description={t('noneHint')}
            action={mayManage && add('default')}
          />
        }
      />
      {editing && (
        <VoucherDialog voucher={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
      )}
      {coded && (
        <CodesDialog
          name={coded.name}
          list={(search) =>
            queries.promotionCode.listCodes({ voucherId: coded.id, search }, { nowPage: 1, pageSize: 50 })
          }
          download={() => client.voucher.downloadCodes({ id: coded.id })}
          print={(code) => printVoucher(coded.id, code)}
          onClose={() => setCoded(undefined)}
        />
      )}
    </>
  )
}

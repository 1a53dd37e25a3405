import type { CommissionStatement } from '@coverwright/domain/sell/commission/commission'
import { IconDownload, IconReceipt } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column, RowAction } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { moneyText } from '../../../framework/number/money-text.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import { saveText } from '../../build/data-source/save-text.ts'
import { HubTabs } from '../../company/partner/HubTabs.tsx'

const list = listed(queries.commission.listStatements)

async function download({ month, channelId }: CommissionStatement) {
  saveText(await client.commission.downloadStatement({ month, ...(channelId && { channelId }) }))
}

/** What sellers are owed, by month. */
export function CommissionList() {
  const { t } = useTranslation('commission')
  const columns = useMemo<readonly Column<CommissionStatement, 'month'>[]>(() => {
    const money = (key: 'earnedMinor' | 'clawedBackMinor' | 'owedMinor') => ({
      key,
      header: t(key),
      width: 150,
      cell: (statement: CommissionStatement) => moneyText(statement[key], statement.currency),
      csv: (statement: CommissionStatement) => statement[key] / 100,
    })
    const nameOf = ({ payee, channelName }: CommissionStatement) => (payee === 'broker' ? t('own') : channelName)
    return [
      {
        key: 'month',
        header: t('month'),
        sortKey: 'month',
        width: 110,
        cell: ({ month }) => month,
        csv: ({ month }) => month,
      },
      {
        key: 'seller',
        header: t('seller'),
        cell: (statement) => <NameCell name={nameOf(statement)} detail={statement.merchant} />,
        csv: nameOf,
      },
      { key: 'sales', header: t('sales'), width: 90, cell: ({ sales }) => sales, csv: ({ sales }) => sales },
      money('earnedMinor'),
      money('clawedBackMinor'),
      money('owedMinor'),
    ]
  }, [t])
  const rowActions = (statement: CommissionStatement): RowAction[] => [
    {
      label: t('download'),
      icon: <IconDownload size={16} />,
      run: () => void download(statement).catch(sayFailed),
    },
  ]
  return (
    <ListScreen
      name={t('title')}
      header={
        <>
          <PageHeader title={t('partner:title')} description={t('about')} />
          <HubTabs current="commission" />
        </>
      }
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ month, channelName }) => `${month} ${channelName}`}
      defaultSort="-month"
      rowActions={rowActions}
      empty={<Empty icon={<IconReceipt size={20} />} title={t('none')} description={t('noneHint')} />}
    />
  )
}

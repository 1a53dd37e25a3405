import type { CommissionStatement } from '@coverwright/domain/sell/commission/commission'
import { Button } from '@mantine/core'
import { IconDownload, IconPercentage, IconReceipt } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay, useMayRead } from '../../../core/session/use-may.ts'
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
import { AgentTermsDialog } from './AgentTermsDialog.tsx'

const list = listed(queries.commission.listStatements)

async function download({ month, channelId, agentId }: CommissionStatement) {
  const seller = { ...(channelId && { channelId }), ...(agentId && { agentId }) }
  saveText(await client.commission.downloadStatement({ month, ...seller }))
}

/** What sellers are owed, by month. */
export function CommissionList() {
  const { t } = useTranslation('commission')
  const [mayManage, seesAgents] = [useMay('manage-channels'), useMayRead('agents')]
  const [isEditing, setEditing] = useState(false)
  const columns = useMemo<readonly Column<CommissionStatement, 'month'>[]>(() => {
    const money = (key: 'earnedMinor' | 'clawedBackMinor' | 'owedMinor') => ({
      key,
      header: t(key),
      width: 150,
      cell: (statement: CommissionStatement) => moneyText(statement[key], statement.currency),
      csv: (statement: CommissionStatement) => statement[key] / 100,
    })
    const nameOf = ({ payee, channelName, agentName }: CommissionStatement) =>
      payee === 'broker' ? t('own') : channelName || agentName
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
        cell: (statement) => (
          <NameCell name={nameOf(statement)} detail={statement.payee === 'agent' ? t('agent') : statement.merchant} />
        ),
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
  const terms = mayManage && seesAgents && (
    <Button variant="default" leftSection={<IconPercentage size={16} />} onClick={() => setEditing(true)}>
      {t('agentTerms')}
    </Button>
  )
  return (
    <>
      <ListScreen
        name={t('title')}
        header={
          <>
            <PageHeader title={t('partner:title')} description={t('about')} actions={terms} />
            <HubTabs current="commission" />
          </>
        }
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ month, channelName, agentName }) => `${month} ${channelName || agentName}`}
        defaultSort="-month"
        rowActions={rowActions}
        empty={<Empty icon={<IconReceipt size={20} />} title={t('none')} description={t('noneHint')} />}
      />
      {isEditing && <AgentTermsDialog onClose={() => setEditing(false)} />}
    </>
  )
}

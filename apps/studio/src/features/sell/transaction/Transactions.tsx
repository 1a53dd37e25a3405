import { type Transaction, transactionKinds } from '@coverwright/domain/sell/transaction/transaction'
import { Button } from '@mantine/core'
import { IconArrowsExchange, IconEye, IconSend } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column, Filter } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { useModes } from '../../../framework/list/use-modes.tsx'
import { moneyText } from '../../../framework/number/money-text.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { Tag } from '../../../framework/page/Tag.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { ProviderReports } from './ProviderReports.tsx'
import { useSellerFilters } from './use-seller-filters.tsx'

type SortKey = 'bookedAt' | 'policyNumber' | 'kind'

const list = listed(queries.transaction.listTransactions)

/** Every line that is told to product providers; `?reports` says how. */
export function Component() {
  const [params] = useSearchParams()
  return params.has('reports') ? <ProviderReports /> : <TransactionList />
}

const money = (of: 'netMinor' | 'commissionMinor' | 'feeMinor' | 'taxMinor' | 'grossMinor', header: string) =>
  ({
    key: of,
    header,
    width: 110,
    isNumber: true,
    cell: (line) => moneyText(line[of], line.currency),
    csv: (line) => line[of] / 100,
  }) satisfies Column<Transaction, SortKey>

/** Who brought the customer, where that is known. */
function sellerOf({ origin, partnerName, channelName, agentName }: Transaction, t: TFunction<'transaction'>) {
  const { merchant } = origin
  return {
    name: channelName || agentName || (partnerName && t('resoldFrom', { partner: partnerName })),
    detail: merchant ? t('merchant', { merchant }) : agentName && t('byAgent'),
  }
}

/** What was typed for it. */
function codesOf(
  { origin: { code }, incentive, voucher, currency }: Transaction,
  t: TFunction<'transaction'>,
): readonly string[] {
  return [
    ...(code ? [t('code', { code })] : []),
    ...(incentive ? [t('coupon', { code: incentive.code, amount: moneyText(incentive.discountMinor, currency) })] : []),
    ...(voucher ? [t('voucher', { code: voucher.code, amount: moneyText(voucher.paidMinor, currency) })] : []),
  ]
}

function TransactionList() {
  const { t } = useTranslation('transaction')
  const times = useTimeTexts()
  const modes = useModes()
  const sellers = useSellerFilters()
  const navigate = useNavigate()
  const open = ({ policyId }: Transaction) => void navigate(pathTo(`/customer-management-center?policy=${policyId}`))
  const columns = useMemo<readonly Column<Transaction, SortKey>[]>(
    () => [
      {
        key: 'policyNumber',
        header: t('policy'),
        sortKey: 'policyNumber',
        cell: (line) => (
          <NameCell name={line.policyNumber} detail={[line.productName, ...codesOf(line, t)].join(' · ')} />
        ),
        csv: ({ policyNumber }) => policyNumber,
      },
      {
        key: 'kind',
        header: t('kind'),
        sortKey: 'kind',
        width: 130,
        cell: ({ kind, mode }) => (
          <>
            {t(`kinds.${kind}`)} {mode === 'test' && <Tag>{modes.nameOf(mode)}</Tag>}
          </>
        ),
        csv: ({ kind }) => t(`kinds.${kind}`),
      },
      {
        key: 'seller',
        header: t('seller'),
        width: 190,
        cell: (line) => <NameCell {...sellerOf(line, t)} />,
        csv: (line) => [sellerOf(line, t).name, line.origin.merchant].filter(Boolean).join(' · '),
      },
      {
        key: 'sellerCommission',
        header: t('sellerCommission'),
        width: 130,
        isNumber: true,
        cell: ({ sellerCommission, currency }) =>
          sellerCommission ? moneyText(sellerCommission.amountMinor, currency) : '',
        csv: ({ sellerCommission }) => (sellerCommission ? sellerCommission.amountMinor / 100 : ''),
      },
      money('netMinor', t('net')),
      money('commissionMinor', t('commission')),
      money('feeMinor', t('fee')),
      money('taxMinor', t('tax')),
      money('grossMinor', t('gross')),
      {
        key: 'carrier',
        header: t('carrier'),
        cell: ({ carrier, binderReference }) => <NameCell name={carrier} detail={binderReference} />,
        csv: ({ carrier }) => carrier,
      },
      {
        key: 'bookedAt',
        header: t('booked'),
        sortKey: 'bookedAt',
        width: 150,
        cell: ({ bookedAt }) => times.dateAndTime(bookedAt),
        csv: ({ bookedAt }) => bookedAt,
      },
    ],
    [t, times, modes],
  )
  const filters = useMemo<readonly Filter[]>(
    () => [
      {
        key: 'kind',
        label: t('kind'),
        icon: <IconArrowsExchange size={14} />,
        options: transactionKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
      },
      modes.filter,
      ...sellers,
    ],
    [t, modes, sellers],
  )
  return (
    <ListScreen<Transaction, SortKey>
      name={t('title')}
      header={
        <PageHeader
          title={t('title')}
          description={t('description')}
          actions={
            <Button
              component={Link}
              to={pathTo('/Transcation?reports')}
              variant="default"
              leftSection={<IconSend size={16} />}
            >
              {t('reports')}
            </Button>
          }
        />
      }
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ policyNumber }) => policyNumber}
      searchLabel={t('find')}
      filters={filters}
      defaultSort="-bookedAt"
      onOpen={open}
      rowActions={(line) => [{ label: t('open'), icon: <IconEye size={16} />, run: () => open(line) }]}
      empty={<Empty icon={<IconArrowsExchange size={20} />} title={t('empty')} description={t('emptyHint')} />}
    />
  )
}

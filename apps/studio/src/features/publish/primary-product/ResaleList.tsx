import type { ResoldPolicy } from '@coverwright/domain/publish/primary-product/primary-product'
import { IconReceipt2 } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column } from '../../../framework/list/list-types.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { moneyText } from '../../../framework/number/money-text.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { PrimaryHeader } from './PrimaryHeader.tsx'

/** Both companies see the same sale, each its part. */
export function ResaleList() {
  const { t } = useTranslation('primary-product')
  const times = useTimeTexts()
  const columns = useMemo<readonly Column<ResoldPolicy, 'createdAt'>[]>(
    () => [
      {
        key: 'at',
        header: t('when'),
        sortKey: 'createdAt',
        cell: ({ at, what }) => (
          <>
            {times.date(at)}
            <br />
            {t(`what.${what}`)}
          </>
        ),
        csv: ({ at }) => at,
      },
      {
        key: 'number',
        header: t('policy'),
        cell: ({ number, holder, insured }) => <NameCell name={number} detail={`${holder}, ${insured}`} />,
        csv: ({ number }) => number,
      },
      {
        key: 'product',
        header: t('product'),
        cell: ({ productName, side }) => <NameCell name={productName} detail={t(`side.${side}`)} />,
        csv: ({ productName }) => productName,
      },
      {
        key: 'partner',
        header: t('partner'),
        cell: ({ partnerName }) => partnerName,
        csv: ({ partnerName }) => partnerName,
      },
      {
        key: 'gross',
        header: t('gross'),
        isNumber: true,
        cell: ({ grossMinor, currency }) => moneyText(grossMinor, currency),
        csv: ({ grossMinor }) => grossMinor / 100,
      },
      {
        key: 'our',
        header: t('our'),
        isNumber: true,
        cell: ({ ourMinor, currency }) => moneyText(ourMinor, currency),
        csv: ({ ourMinor }) => ourMinor / 100,
      },
      {
        key: 'paid',
        header: t('paid'),
        cell: ({ isPaidToUs, paymentMode }) => (
          <NameCell name={t(isPaidToUs ? 'paidToUs' : 'paidToPartner')} detail={paymentMode} />
        ),
        csv: ({ paymentMode }) => paymentMode,
      },
    ],
    [t, times],
  )
  return (
    <ListScreen
      name={t('tab.sales')}
      header={<PrimaryHeader tab="sales" />}
      list={({ paging }) => queries.primaryProduct.listResoldPolicies({ mode: 'live' }, paging)}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ number }) => number}
      defaultSort="-createdAt"
      empty={<Empty icon={<IconReceipt2 size={20} />} title={t('salesNone')} description={t('salesNoneHint')} />}
    />
  )
}

import type { CreditNote } from '@coverwright/domain/company/plan-order/plan-order'
import { IconReceiptRefund } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { money } from './money.ts'

const list = listed(queries.payment.listCreditNotes)

function amount(minorOf: (note: CreditNote) => number) {
  const cell = (note: CreditNote) => money(minorOf(note))
  return { width: 120, cell, csv: cell }
}

/** What was given back of invoices, which themselves stay as they are. */
export function CreditNotes({ header }: { readonly header: ReactNode }) {
  const { t } = useTranslation('plan')
  const times = useTimeTexts()
  const columns = useMemo<readonly Column<CreditNote, 'number'>[]>(
    () => [
      {
        key: 'number',
        header: t('account.number'),
        sortKey: 'number',
        cell: ({ number, invoiceNumber, reason }) => <NameCell name={number} detail={`${invoiceNumber}: ${reason}`} />,
        csv: ({ number }) => number,
      },
      {
        key: 'issuedOn',
        header: t('account.issued'),
        width: 170,
        cell: ({ issuedOn }) => times.date(issuedOn),
        csv: ({ issuedOn }) => issuedOn,
      },
      { key: 'net', header: t('account.net'), ...amount(({ netMinor }) => netMinor) },
      { key: 'vat', header: t('account.vat'), ...amount(({ vatMinor }) => vatMinor) },
      { key: 'total', header: t('account.total'), ...amount(({ totalMinor }) => totalMinor) },
    ],
    [t, times],
  )
  return (
    <ListScreen
      name={t('account.credits')}
      header={header}
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ number }) => number}
      empty={
        <Empty
          icon={<IconReceiptRefund size={20} />}
          title={t('account.noCredits')}
          description={t('account.noCreditsHint')}
        />
      }
    />
  )
}

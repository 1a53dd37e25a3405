import type { Invoice } from '@coverwright/domain/company/plan-order/plan-order'
import { IconDownload, IconFileInvoice } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import { money } from './money.ts'

const list = listed(queries.payment.listInvoices)

/** Hands the PDF over as a file to keep. */
async function print({ id }: Invoice): Promise<void> {
  const { name, base64 } = await client.payment.printInvoice({ id })
  const link = document.createElement('a')
  link.href = `data:application/pdf;base64,${base64}`
  link.download = name
  link.click()
}

function amount(minorOf: (invoice: Invoice) => number) {
  const cell = (invoice: Invoice) => money(minorOf(invoice))
  return { width: 120, cell, csv: cell }
}

export function Invoices({ header }: { readonly header: ReactNode }) {
  const { t } = useTranslation('plan')
  const times = useTimeTexts()
  const columns = useMemo<readonly Column<Invoice, 'number'>[]>(
    () => [
      {
        key: 'number',
        header: t('account.number'),
        sortKey: 'number',
        cell: ({ number, orderNumber }) => <NameCell name={number} detail={orderNumber} />,
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
      name={t('account.invoices')}
      header={header}
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ number }) => number}
      rowActions={(invoice) => [
        {
          label: t('account.pdf'),
          icon: <IconDownload size={16} />,
          run: () => void print(invoice).catch(sayFailed),
        },
      ]}
      empty={
        <Empty
          icon={<IconFileInvoice size={20} />}
          title={t('account.noInvoices')}
          description={t('account.noInvoicesHint')}
        />
      }
    />
  )
}

import type { Issuer } from '@coverwright/domain/company/issuer/issuer'
import { IconDownload } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column, ListQuery, ListRead } from '../../../framework/list/list-types.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import { money } from './money.ts'

/** What invoices and credit notes have in common. */
interface Paper {
  readonly id: string
  readonly number: string
  readonly issuedOn: string
  readonly netMinor: number
  readonly vatMinor: number
  readonly totalMinor: number
  readonly issuer: Issuer | null
}

interface PapersProps<P extends Paper> {
  readonly name: string
  readonly header: ReactNode
  readonly list: (query: ListQuery<'number'>) => ListRead<P>
  /** Below its number. */
  readonly detailOf: (paper: P) => string
  readonly print: (paper: P) => Promise<{ readonly name: string; readonly base64: string }>
  readonly empty: ReactNode
}

/** Hands the PDF over as a file to keep. */
function keep({ name, base64 }: { readonly name: string; readonly base64: string }): void {
  const link = document.createElement('a')
  link.href = `data:application/pdf;base64,${base64}`
  link.download = name
  link.click()
}

const amount = (minorOf: (paper: Paper) => number) => {
  const cell = (paper: Paper) => money(minorOf(paper))
  return { width: 120, cell, csv: cell }
}

/** Papers with their sums, each to be downloaded. */
export function Papers<P extends Paper>({ name, header, list, detailOf, print, empty }: PapersProps<P>) {
  const { t } = useTranslation('plan')
  const times = useTimeTexts()
  const columns = useMemo<readonly Column<P, 'number'>[]>(
    () => [
      {
        key: 'number',
        header: t('account.number'),
        sortKey: 'number',
        cell: (paper) => <NameCell name={paper.number} detail={detailOf(paper)} />,
        csv: ({ number }) => number,
      },
      {
        key: 'issuedOn',
        header: t('account.issued'),
        width: 170,
        cell: ({ issuedOn }) => times.date(issuedOn),
        csv: ({ issuedOn }) => issuedOn,
      },
      {
        key: 'issuer',
        header: t('issuer.by'),
        cell: ({ issuer }) => issuer?.name ?? t('issuer.none'),
        csv: ({ issuer }) => {
          if (!issuer) return ''
          const { name: company, address, city, postcode, vatNumber, registration } = issuer
          return t('issuer.line', { company, address, city, postcode, vatNumber, registration })
        },
      },
      { key: 'net', header: t('account.net'), ...amount(({ netMinor }) => netMinor) },
      { key: 'vat', header: t('account.vat'), ...amount(({ vatMinor }) => vatMinor) },
      { key: 'total', header: t('account.total'), ...amount(({ totalMinor }) => totalMinor) },
    ],
    [t, times, detailOf],
  )
  return (
    <ListScreen
      name={name}
      header={header}
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ number }) => number}
      rowActions={(paper) => [
        {
          label: t('account.pdf'),
          icon: <IconDownload size={16} />,
          run: () => void print(paper).then(keep, sayFailed),
        },
      ]}
      empty={empty}
    />
  )
}

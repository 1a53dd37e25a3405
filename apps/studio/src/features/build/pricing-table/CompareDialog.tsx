import type { PricingTableDetail } from '@coverwright/domain/build/pricing-table/pricing-table'
import { Select, Table } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { asOf } from '../../../core/wire/queries-of.ts'
import { Dialog } from '../../../framework/dialog/Dialog.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import classes from './CompareDialog.module.css'
import { useTables } from './queries.ts'

interface CompareDialogProps {
  readonly detail: PricingTableDetail
  readonly onClose: () => void
}

/** What this version changes against another, row by row. */
export function CompareDialog({ detail, onClose }: CompareDialogProps) {
  const { t } = useTranslation('pricing-table')
  const tables = useTables(detail.productId)
  const others =
    tables.data
      ?.find(({ id }) => id === detail.tableId)
      ?.versions.filter(({ id, rowCount }) => id !== detail.id && rowCount > 0) ?? []
  const [chosen, setChosen] = useState<string>()
  const before = chosen ?? others.find(({ state }) => state === 'active')?.id ?? others[0]?.id ?? ''
  const compared = useQuery({
    ...asOf(queries.pricing.compareVersions({ before, after: detail.id }), detail.revision),
    enabled: before !== '',
  })
  const data = compared.data
  const outputs = data ? data.headings.slice(-(data.rows[0]?.after ?? data.rows[0]?.before ?? []).length) : []
  const conditions = data ? data.headings.slice(0, data.headings.length - outputs.length) : []
  return (
    <Dialog onClose={onClose} size="xl" title={t('compare.title', { number: detail.number })}>
      <Select
        label={t('compare.with')}
        allowDeselect={false}
        data={others.map(({ id, number, state }) => ({
          value: id,
          label: `${t('version', { number })} (${t(`state.${state}`)})`,
        }))}
        value={before}
        onChange={(id) => setChosen(id ?? undefined)}
      />
      {compared.error && <ErrorAlert error={compared.error} onRetry={() => void compared.refetch()} />}
      {data && (
        <>
          <ul className={classes.counts}>
            <li data-tone="warning">{t('compare.changed', { count: data.changed })}</li>
            <li data-tone="success">{t('compare.added', { count: data.added })}</li>
            <li data-tone="danger">{t('compare.removed', { count: data.removed })}</li>
            <li data-tone="neutral">{t('compare.unchanged', { count: data.unchanged })}</li>
          </ul>
          {data.columns.length > 0 && <p>{t('compare.columns', { names: data.columns.join(', ') })}</p>}
          {data.moves.map(({ output, up, down, highest, lowest }) => (
            <p key={output}>{t('compare.moves', { output, up, down, highest, lowest })}</p>
          ))}
          {data.rows.length > 0 && (
            <div className={classes.rows}>
              <Table stickyHeader tabularNums>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>{t('compare.row')}</Table.Th>
                    {[...conditions, ...outputs].map((name) => (
                      <Table.Th key={name}>{name}</Table.Th>
                    ))}
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {data.rows.map((row) => (
                    <Table.Tr key={`${row.kind}-${row.row}`} data-kind={row.kind} className={classes.row}>
                      <Table.Td>
                        {t(`compare.${row.kind}One`)} {row.row}
                      </Table.Td>
                      {row.when.map((text, at) => (
                        <Table.Td key={conditions[at]}>{text}</Table.Td>
                      ))}
                      {outputs.map((name, at) => (
                        <Table.Td key={name}>
                          {row.before && row.before[at] !== row.after?.[at] && <del>{row.before[at]}</del>}{' '}
                          {row.after &&
                            (row.before?.[at] === row.after[at] ? row.after[at] : <ins>{row.after[at]}</ins>)}
                        </Table.Td>
                      ))}
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </div>
          )}
        </>
      )}
    </Dialog>
  )
}

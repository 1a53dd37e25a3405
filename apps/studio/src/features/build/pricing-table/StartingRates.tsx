import type { Body } from '@coverwright/domain/build/body/body'
import type { MountedProduct } from '@coverwright/domain/build/product/product'
import { startingRates } from '@coverwright/domain/build/product-template/starting-rates'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { csvFile, downloadCsv } from '../../../framework/list/csv.ts'
import { DataName } from '../../../framework/page/DataName.tsx'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import { templateFor, useTemplates } from '../product-template/use-templates.ts'
import classes from './TableList.module.css'

interface StartingRatesProps {
  readonly body: Body
  readonly product: Pick<MountedProduct, 'line' | 'country'>
  /** Tables that are there, whatever their state. */
  readonly names: readonly string[]
  readonly send: (file: File) => Promise<void>
}

/** Tables that the pricing reads and nobody has uploaded: each as a file with its columns and rows, to be filled in. */
export function StartingRates({ body, product: { line, country }, names, send }: StartingRatesProps) {
  const { t } = useTranslation('pricing-table')
  const read = new Set(body.rating.steps.flatMap((step) => (step.kind === 'lookup' ? [step.table] : [])))
  const template = templateFor(useTemplates(country).data, line)
  const missing = (template?.tables ?? []).filter(({ name }) => read.has(name) && !names.includes(name))
  if (missing.length === 0) return null
  return (
    <section className={classes.card} aria-label={t('starting.title')}>
      <header>
        <b>{t('starting.title')}</b>
        <span className={classes.used}>{t('starting.hint')}</span>
      </header>
      <ul>
        {missing.map((table) => {
          const rows = startingRates(table, body)
          return (
            <li key={table.name} className={classes.starting}>
              <DataName name={table.name} />
              <span>{t('rows', { count: rows.length - 1 })}</span>
              <Button
                size="xs"
                variant="subtle"
                leftSection={<IconDownload size={14} />}
                aria-label={t('starting.downloadWhat', { name: table.name })}
                onClick={() => downloadCsv(table.name, rows)}
              >
                {t('starting.download')}
              </Button>
              <Button
                size="xs"
                variant="default"
                aria-label={t('starting.useWhat', { name: table.name })}
                onClick={() => void send(csvFile(table.name, rows)).catch(sayFailed)}
              >
                {t('starting.use')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

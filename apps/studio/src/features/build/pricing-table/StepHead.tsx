import type { PricingTableDetail } from '@coverwright/domain/build/pricing-table/pricing-table'
import { ActionIcon, Button, FileButton, Tooltip } from '@mantine/core'
import {
  IconArrowLeft,
  IconCheck,
  IconDownload,
  IconFileSpreadsheet,
  IconGitCompare,
  IconUpload,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../core/wire/client.ts'
import { wordsOf } from '../../../framework/page/ErrorAlert.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import { ActivateDialog } from './ActivateDialog.tsx'
import { CompareDialog } from './CompareDialog.tsx'
import { DaysText } from './DaysText.tsx'
import classes from './StepHead.module.css'
import { tableStatuses } from './table-statuses.ts'

const steps = ['upload', 'identify', 'map', 'convert', 'activate'] as const

/** The step that is being worked on; those before are done. */
const stepOf: Readonly<Record<PricingTableDetail['state'], number>> = {
  uploaded: 1,
  'identify-failed': 1,
  identified: 2,
  mapped: 3,
  converted: 4,
  active: 5,
  superseded: 5,
}

interface StepHeadProps {
  readonly detail: PricingTableDetail
  readonly mayEdit: boolean
  /** A sheet that was not identified is being mapped all the same. */
  readonly isByHand: boolean
  readonly onOpen: (id: string | undefined) => void
}

export function StepHead({ detail, mayEdit, isByHand, onOpen }: StepHeadProps) {
  const { t } = useTranslation('pricing-table')
  const [dialog, setDialog] = useState<'activate' | 'compare'>()
  const now = isByHand ? stepOf.identified : stepOf[detail.state]
  const hasRows = detail.rowCount > 0 && detail.shape !== null
  const canActivate = mayEdit && (detail.state === 'converted' || detail.state === 'superseded') && !detail.isWorking
  const download = async () => {
    try {
      const { url } = await client.pricing.downloadVersion({ id: detail.id })
      location.assign(url)
    } catch (error) {
      sayFailed(wordsOf(error))
    }
  }
  const replace = async (file: File | null) => {
    if (!file) return
    try {
      const { id } = await client.pricing.uploadVersion({ tableId: detail.tableId, fileName: file.name }, file)
      onOpen(id)
    } catch (error) {
      sayFailed(wordsOf(error))
    }
  }
  return (
    <header className={classes.head}>
      <Tooltip label={t('toTables')}>
        <ActionIcon aria-label={t('toTables')} onClick={() => onOpen(undefined)}>
          <IconArrowLeft size={16} />
        </ActionIcon>
      </Tooltip>
      <span className={classes.tile} aria-hidden="true">
        <IconFileSpreadsheet size={16} />
      </span>
      <div className={classes.file}>
        <b>{detail.tableName}</b>
        <span>
          {t('version', { number: detail.number })}, {detail.sourceName || t('byHand')}{' '}
          <StatusBadge status={tableStatuses[detail.state]} />{' '}
          {detail.state === 'active' && <DaysText version={detail} />}
        </span>
      </div>
      <ol className={classes.steps}>
        {steps.map((step, at) => (
          <li key={step} data-state={stateOf(at, now)} aria-current={at === now ? 'step' : undefined}>
            <i aria-hidden="true">{at < now ? <IconCheck size={12} stroke={2.6} /> : at + 1}</i>
            {t(`steps.${step}`)}
          </li>
        ))}
      </ol>
      <div className={classes.actions}>
        {hasRows && detail.number > 1 && (
          <Button variant="default" leftSection={<IconGitCompare size={14} />} onClick={() => setDialog('compare')}>
            {t('compare.open')}
          </Button>
        )}
        {hasRows && mayEdit && (
          <Tooltip label={t('download')}>
            <ActionIcon variant="default" aria-label={t('download')} onClick={() => void download()}>
              <IconDownload size={16} />
            </ActionIcon>
          </Tooltip>
        )}
        {mayEdit && (
          <FileButton onChange={(file) => void replace(file)} accept=".xlsx,.xls,.csv,.txt,.tsv">
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconUpload size={14} />}>
                {t('replace')}
              </Button>
            )}
          </FileButton>
        )}
        {mayEdit && (
          <Button disabled={!canActivate} onClick={() => setDialog('activate')}>
            {t('activate.open')}
          </Button>
        )}
      </div>
      {dialog === 'activate' && <ActivateDialog detail={detail} onClose={() => setDialog(undefined)} />}
      {dialog === 'compare' && <CompareDialog detail={detail} onClose={() => setDialog(undefined)} />}
    </header>
  )
}

const stateOf = (at: number, now: number) => (at < now ? 'done' : at === now ? 'now' : 'todo')

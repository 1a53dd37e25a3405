import { dataOfBody } from '@coverwright/domain/build/pricing-table/data-of-body'
import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { acts } from '../../../core/wire/acts.ts'
import { LongJob } from '../../../framework/job/LongJob.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { useBody } from '../body-editing/body-editing.ts'
import { Failed } from './Failed.tsx'
import { MapTable } from './MapTable.tsx'
import { useVersion } from './queries.ts'
import { StepHead } from './StepHead.tsx'
import { TableRows } from './TableRows.tsx'
import classes from './VersionView.module.css'

interface VersionViewProps {
  readonly id: string
  /** The row to begin at, counted from 0. */
  readonly row: number
  /** Another version, or the list of tables. */
  readonly onOpen: (id: string | undefined, isGoingOn?: boolean) => void
}

/** One version of a table, at the step it has come to. */
export function VersionView({ id, row, onOpen }: VersionViewProps) {
  const { t } = useTranslation('pricing-table')
  const version = useVersion(id)
  const { body } = useBody()
  const shapes = version.data?.shapesBeside
  const known = useMemo(() => dataOfBody(body, shapes), [body, shapes])
  const mayEdit = useMay('edit-pricing')
  const [byHand, setByHand] = useState<string>()
  if (version.isLoadingError) return <ErrorAlert error={version.error} onRetry={() => void version.refetch()} />
  const detail = version.data
  if (!detail) return null
  const isByHand = detail.state === 'identify-failed' && byHand === id
  const isMapping = detail.state === 'identified' || detail.state === 'mapped' || isByHand
  const again = async () => {
    await acts.pricing.identifyAgain({ id })
  }
  return (
    <section className={classes.view} aria-label={detail.tableName}>
      <StepHead detail={detail} mayEdit={mayEdit} isByHand={isByHand} onOpen={onOpen} />
      {detail.state === 'uploaded' && (
        <div className={classes.middle}>
          <LongJob
            title={t('reading', { name: detail.sourceName })}
            startedAt={new Date(detail.updatedAt)}
            canLeave
            steps={[
              { name: t('steps.upload'), state: 'done' },
              { name: t('steps.identify'), state: 'running' },
            ]}
          />
          {!detail.isWorking && <Button onClick={() => void again()}>{t('again')}</Button>}
        </div>
      )}
      {detail.state === 'identify-failed' && !isByHand && (
        <Failed
          detail={detail}
          onAgain={again}
          onOpen={onOpen}
          onByHand={mayEdit && detail.identified ? () => setByHand(id) : undefined}
        />
      )}
      {isMapping && (
        <MapTable
          key={`${detail.id}-${detail.identified?.mapping.sheet ?? ''}`}
          detail={detail}
          known={known}
          isReadOnly={!mayEdit}
        />
      )}
      {!isMapping && detail.shape && detail.state !== 'uploaded' && detail.state !== 'identify-failed' && (
        <TableRows
          detail={detail}
          shape={detail.shape}
          known={known}
          firstRow={row}
          isReadOnly={!mayEdit}
          onOpen={(next) => onOpen(next, true)}
        />
      )}
    </section>
  )
}

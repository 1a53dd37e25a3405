import type { PricingTableDetail } from '@coverwright/domain/build/pricing-table/pricing-table'
import { Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { said } from '../../../core/text/said.ts'
import { client } from '../../../core/wire/client.ts'
import classes from './Failed.module.css'
import { UploadTable } from './UploadTable.tsx'

interface FailedProps {
  readonly detail: PricingTableDetail
  readonly onAgain: () => Promise<unknown>
  readonly onOpen: (id: string) => void
  readonly onByHand: (() => void) | undefined
}

/** Why nothing came of the file, and the ways on: by hand, again, another file, ask for help. */
export function Failed({ detail, onAgain, onOpen, onByHand }: FailedProps) {
  const { t } = useTranslation('pricing-table')
  const send = async (file: File, onProgress: (part: number) => void) => {
    const { id } = await client.pricing.uploadVersion(
      { tableId: detail.tableId, fileName: file.name },
      file,
      onProgress,
    )
    onOpen(id)
  }
  return (
    <div className={classes.failed}>
      <h2>
        <IconAlertCircle size={18} aria-hidden="true" /> {t('failed.title')}
      </h2>
      <ul>
        {detail.reasons.map((reason) => (
          <li key={reason}>{said(reason)}</li>
        ))}
      </ul>
      <UploadTable label={t('upload.another')} send={send} />
      <div className={classes.ways}>
        {onByHand && <Button onClick={onByHand}>{t('failed.byHand')}</Button>}
        <Button variant="default" onClick={() => void onAgain()}>
          {t('again')}
        </Button>
        <Button variant="subtle" component={Link} to={pathTo('/contact')}>
          {t('failed.contact')}
        </Button>
      </div>
    </div>
  )
}

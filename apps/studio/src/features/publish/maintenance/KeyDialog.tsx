import type { IssuedKey } from '@coverwright/domain/publish/maintenance/maintenance'
import { Button, CopyButton, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { Dialog } from '../../../framework/dialog/Dialog.tsx'
import classes from './Maintenance.module.css'

interface KeyDialogProps {
  readonly issued: z.output<typeof IssuedKey>
  readonly onClose: () => void
}

/** Shown once. */
export function KeyDialog({ issued: { key, companyName }, onClose }: KeyDialogProps) {
  const { t } = useTranslation('maintenance')
  return (
    <Dialog onClose={onClose} title={t('issue.made', { name: companyName })}>
      <div className={classes.fields}>
        <TextInput label={t('door.label')} value={key} readOnly description={t('issue.madeHint')} />
        <div className={classes.actions}>
          <CopyButton value={key}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {t(copied ? 'issue.copied' : 'issue.copy')}
              </Button>
            )}
          </CopyButton>
          <Button onClick={onClose}>{t('issue.done')}</Button>
        </div>
      </div>
    </Dialog>
  )
}

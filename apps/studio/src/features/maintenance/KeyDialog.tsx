import { Button, CopyButton, Modal, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './Maintenance.module.css'

interface KeyDialogProps {
  readonly secret: string
  readonly onClose: () => void
}

/** Shown once. */
export function KeyDialog({ secret, onClose }: KeyDialogProps) {
  const { t } = useTranslation('maintenance')
  return (
    <Modal opened onClose={onClose} title={t('door.made')} closeButtonProps={{ 'aria-label': t('close') }}>
      <div className={classes.fields}>
        <TextInput label={t('door.label')} value={secret} readOnly description={t('door.madeHint')} />
        <div className={classes.actions}>
          <CopyButton value={secret}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {t(copied ? 'door.copied' : 'door.copy')}
              </Button>
            )}
          </CopyButton>
          <Button onClick={onClose}>{t('door.done')}</Button>
        </div>
      </div>
    </Modal>
  )
}

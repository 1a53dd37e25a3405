import { messages } from '@coverwright/domain/messages'
import { Button, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { said } from '../../../core/text/said.ts'
import classes from '../../../framework/dialog/Dialog.module.css'
import { Dialog } from '../../../framework/dialog/Dialog.tsx'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'
import styles from './Webhook.module.css'

/** Shown this once: from now on it is kept sealed. */
export function SecretDialog({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const { t } = useTranslation('webhook')
  const copy = () =>
    void navigator.clipboard.writeText(secret).then(
      () => sayDone(t('copied')),
      () => sayFailed(said(messages.copyFailed)),
    )
  return (
    <Dialog onClose={onClose} title={t('secretTitle')} closeOnClickOutside={false}>
      <div className={styles.secret}>
        <p>{t('secretHint')}</p>
        <div className={classes.link}>
          <TextInput
            size="lg"
            label={t('secret')}
            value={secret}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Button size="lg" leftSection={<IconCopy size={16} />} onClick={copy} data-autofocus>
            {t('copy')}
          </Button>
        </div>
        <p>{t('secretUse')}</p>
        <footer className={classes.buttons}>
          <Button size="lg" variant="default" onClick={onClose}>
            {t('done')}
          </Button>
        </footer>
      </div>
    </Dialog>
  )
}

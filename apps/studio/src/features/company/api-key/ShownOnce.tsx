import { messages } from '@coverwright/domain/messages'
import { Button, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../core/session/session.ts'
import classes from '../../../framework/dialog/Dialog.module.css'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'
import styles from './NewKey.module.css'

/** The server keeps only what it needs to know the key again. */
export function ShownOnce({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const { t } = useTranslation('api-key')
  const companyId = useSession(({ accountData }) => accountData?.company.id)
  const copy = () =>
    void navigator.clipboard.writeText(secret).then(
      () => sayDone(t('copied')),
      () => sayFailed(messages.copyFailed),
    )
  return (
    <div className={styles.shown}>
      <p>{t('shownHint')}</p>
      <div className={classes.link}>
        <TextInput
          size="lg"
          label={t('key')}
          value={secret}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button size="lg" leftSection={<IconCopy size={16} />} onClick={copy} data-autofocus>
          {t('copy')}
        </Button>
      </div>
      <ol>
        <li>{t('useAuthorization')}</li>
        <li>{t('useAccount', { companyId })}</li>
        <li>{t('useSignature')}</li>
      </ol>
      <footer className={classes.buttons}>
        <Button size="lg" variant="default" onClick={onClose}>
          {t('done')}
        </Button>
      </footer>
    </div>
  )
}

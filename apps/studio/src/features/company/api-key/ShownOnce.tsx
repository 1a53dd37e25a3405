import { Button, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '../../../framework/dialog/Dialog.module.css'
import { copyText } from './copy-text.ts'
import { curlOf } from './curl-of.ts'
import styles from './NewKey.module.css'

/** The server keeps only what it needs to know the key again. */
export function ShownOnce({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const { t } = useTranslation('api-key')
  const curl = curlOf(location.origin, secret)
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
        <Button
          size="lg"
          leftSection={<IconCopy size={16} />}
          onClick={() => void copyText(secret, t('copied'))}
          data-autofocus
        >
          {t('copy')}
        </Button>
      </div>
      <p>{t('tryHint')}</p>
      <pre className={styles.curl} aria-label={t('curl')} role="region">
        {curl}
      </pre>
      <footer className={classes.buttons}>
        <Button
          size="lg"
          variant="default"
          leftSection={<IconCopy size={16} />}
          onClick={() => void copyText(curl, t('curlCopied'))}
        >
          {t('copyCurl')}
        </Button>
        <Button size="lg" variant="default" onClick={onClose}>
          {t('done')}
        </Button>
      </footer>
    </div>
  )
}

import { messages } from '@coverwright/domain/messages'
import { Button, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { said } from '../../../core/text/said.ts'
import classes from '../../../framework/dialog/Dialog.module.css'
import { Dialog } from '../../../framework/dialog/Dialog.tsx'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'

interface LinkDialogProps {
  readonly link: string | undefined
  readonly onClose: () => void
}

/** Shown once: the server keeps only what it needs to know the link again. */
export function LinkDialog({ link, onClose }: LinkDialogProps) {
  const { t } = useTranslation('member')
  const copy = () =>
    void navigator.clipboard.writeText(link ?? '').then(
      () => sayDone(t('linkCopied')),
      () => sayFailed(said(messages.copyFailed)),
    )
  return (
    <Dialog isOpen={link !== undefined} onClose={onClose} title={t('linkTitle')}>
      <p>{t('linkHint')}</p>
      <div className={classes.link}>
        <TextInput
          size="lg"
          label={t('link')}
          value={link ?? ''}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button size="lg" leftSection={<IconCopy size={16} />} onClick={copy} data-autofocus>
          {t('copy')}
        </Button>
      </div>
    </Dialog>
  )
}

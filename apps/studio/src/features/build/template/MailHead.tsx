import { type MailText, mailLimits } from '@coverwright/domain/build/template/mail-block'
import { useTranslation } from 'react-i18next'
import { fromMarked, keptMarked, toMarked } from './marked-text.ts'
import type { ChangeMail } from './template-session.ts'
import { Words } from './Words.tsx'

interface MailHeadProps {
  readonly mail: MailText
  readonly change: ChangeMail
}

/** What the mail has as a whole. */
export function MailHead({ mail, change }: MailHeadProps) {
  const { t } = useTranslation('template')
  return (
    <>
      <Words
        label={t('subject')}
        value={mail.subject}
        maxLength={mailLimits.subject}
        best={60}
        onChange={(subject) => change((draft) => void (draft.subject = subject), t('subject'), 'typing')}
      />
      <Words
        label={t('previewText')}
        hint={t('previewTextHint')}
        value={mail.previewText}
        maxLength={mailLimits.previewText}
        best={mailLimits.bestPreview}
        onChange={(text) => change((draft) => void (draft.previewText = text), t('previewText'), 'typing')}
      />
      <Words
        label={t('footer')}
        hint={t('footerHint')}
        value={toMarked(mail.footer)}
        maxLength={5000}
        isLong
        kept={keptMarked}
        onChange={(text) => change((draft) => void (draft.footer = fromMarked(text)), t('footer'), 'typing')}
      />
    </>
  )
}

import type { TemplatePreview } from '@coverwright/domain/build/template/template'
import { useTranslation } from 'react-i18next'
import classes from './Template.module.css'

export const mailLooks = ['desktop', 'phone', 'dark', 'words'] as const
export type MailLook = (typeof mailLooks)[number]

interface MailPreviewProps {
  readonly preview: Pick<TemplatePreview, 'subject' | 'text' | 'html'>
  readonly look: MailLook
}

export function MailPreview({ preview: { subject, text, html }, look }: MailPreviewProps) {
  const { t } = useTranslation('template')
  return (
    <>
      <p className={classes.subject}>
        <span>{t('subject')}</span> {subject}
      </p>
      {look === 'words' ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text must be scrolled by keys
        <pre className={classes.plain} tabIndex={0}>
          {text}
        </pre>
      ) : (
        // An empty sandbox: what a mail holds runs no script, sends no form and opens no page here.
        <iframe
          className={classes.frame}
          data-look={look}
          title={t(`looks.${look}`)}
          sandbox=""
          srcDoc={look === 'dark' ? inTheDark(html ?? '') : inTheLight(html ?? '')}
        />
      )}
    </>
  )
}

/** The frame takes the reader's own scheme: the rules for the dark are made to hold always, or never. */
const inTheDark = (html: string) => html.replaceAll('(prefers-color-scheme:dark)', 'all')
const inTheLight = (html: string) => html.replaceAll('(prefers-color-scheme:dark)', 'not all')

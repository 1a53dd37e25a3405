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
          srcDoc={inScheme(html ?? '', look === 'dark' ? 'dark' : 'light')}
        />
      )}
    </>
  )
}

/** The frame takes the reader's own scheme, which its links wear too: here it is made to be the one that was chosen. */
const inScheme = (html: string, scheme: 'dark' | 'light') =>
  html
    .replaceAll('(prefers-color-scheme:dark)', scheme === 'dark' ? 'all' : 'not all')
    .replace('name="color-scheme" content="light dark"', `name="color-scheme" content="${scheme}"`)
    .replace(':root{color-scheme:light dark', `:root{color-scheme:${scheme}`)

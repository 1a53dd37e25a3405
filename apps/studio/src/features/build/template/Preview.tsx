import type { Language } from '@coverwright/domain/base/language/language'
import { mailLimits } from '@coverwright/domain/build/template/mail-block'
import type { Template } from '@coverwright/domain/build/template/template'
import { Alert, SegmentedControl } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Canvas } from '../../../framework/editor/Pane.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { AgentChoice } from './AgentChoice.tsx'
import { type MailLook, MailPreview, mailLooks } from './MailPreview.tsx'
import { PagePreview } from './PagePreview.tsx'
import { PagesPreview } from './PagesPreview.tsx'
import { PolicyChoice } from './PolicyChoice.tsx'
import classes from './Template.module.css'
import type { ScreenKind } from './template-paths.ts'
import { usePreview } from './use-preview.ts'

interface PreviewProps {
  readonly template: Template
  readonly kind: ScreenKind
  readonly language: Language
  /** As it was published; without it, as it is written now. */
  readonly number?: number
  /** What is said over it besides. */
  readonly above?: ReactNode
}

/** As it is sent or printed, with examples in it or a policy: drawn by the server, with the very same blocks. */
export function Preview({ template, kind, language, number, above }: PreviewProps) {
  const { t } = useTranslation('template')
  const [look, setLook] = useState<MailLook>('desktop')
  const { preview, policyId, setPolicyId, pageId, setPageId } = usePreview({
    template,
    language,
    ...(number !== undefined && { number }),
  })
  const { problems = {}, missing = [], htmlBytes = 0 } = preview.data ?? {}
  const lacking = [...new Set(Object.values(problems))]
  return (
    <Canvas label={t('preview')}>
      <div className={classes.bar}>
        {kind === 'email' && (
          <SegmentedControl
            size="sm"
            aria-label={t('look')}
            value={look}
            onChange={(value) => setLook(mailLooks.find((one) => one === value) ?? 'desktop')}
            data={mailLooks.map((value) => ({ value, label: t(`looks.${value}`) }))}
          />
        )}
        {number === undefined && (kind === 'email' || kind === 'document') && (
          <PolicyChoice chosen={policyId} onChoose={setPolicyId} />
        )}
        {number === undefined && kind === 'agent-page' && <AgentChoice chosen={pageId} onChoose={setPageId} />}
        {kind === 'email' && (
          <span>{t('size', { kb: Math.ceil(htmlBytes / 1000), most: mailLimits.htmlBytes / 1000 })}</span>
        )}
      </div>
      {preview.isError && <ErrorAlert error={preview.error} onRetry={() => void preview.refetch()} />}
      {lacking.length > 0 && (
        <Alert color="warning" title={t('unfinished', { count: lacking.length })}>
          {lacking.join('. ')}.
        </Alert>
      )}
      {above}
      {missing.length > 0 && (
        <Alert color="warning" title={t('notKnown')}>
          {t(`notKnownHint.${kind}`, { fields: missing.map((name) => `{{${name}}}`).join(', ') })}
        </Alert>
      )}
      {preview.data && kind === 'email' && <MailPreview preview={preview.data} look={look} />}
      {preview.data?.html && kind === 'agent-page' && <PagePreview html={preview.data.html} />}
      {preview.data?.pdf && <PagesPreview pdf={preview.data.pdf} name={template.name} />}
    </Canvas>
  )
}

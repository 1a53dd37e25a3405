import type { Shell } from '@coverwright/domain/build/page/shell'
import type { InsuranceLine } from '@coverwright/domain/build/product/product'
import { bodyOf } from '@coverwright/domain/build/product-template/body-of'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../core/session/session.ts'
import { useFirm } from '../../../parts/product/use-firm.ts'
import { startingIn } from '../product/starting-in.ts'
import { templateFor, useTemplates } from '../product-template/use-templates.ts'
import { JourneyPreview } from '../shell-design/preview/JourneyPreview.tsx'
import classes from './Exchange.module.css'

interface ShellPreviewProps {
  readonly shell: Shell | null
  readonly line: InsuranceLine | null
  readonly path: string | undefined
  readonly name: string
}

/** A website travels without its insurance: it is shown with what its line starts with. */
export function ShellPreview({ shell, line, path, name }: ShellPreviewProps) {
  const { t } = useTranslation('exchange')
  const company = useSession(({ accountData }) => accountData?.company)
  const settings = useMemo(() => startingIn(company?.country ?? 'GB', company?.timeZone), [company])
  const templates = useTemplates(settings.country)
  const firm = useFirm()
  const template = templateFor(templates.data, line ?? settings.line)
  const body = useMemo(
    () => template && bodyOf(template, { ...settings, name }, firm),
    [template, settings, name, firm],
  )
  const page = shell?.pages.find((each) => each.path === path) ?? shell?.pages[0]
  if (!shell || !page) return <p className={classes.note}>{t('notDrawn')}</p>
  return body ? (
    <JourneyPreview
      className={classes.frame}
      title={t('previewOf', { name })}
      shell={shell}
      body={body}
      page={page}
      settings={settings}
    />
  ) : null
}

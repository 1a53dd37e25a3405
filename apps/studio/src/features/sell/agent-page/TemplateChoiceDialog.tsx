import { type Language, languageNames } from '@coverwright/domain/base/language/language'
import type { AgentPage, PageTemplate } from '@coverwright/domain/sell/agent-page/agent-page'
import { Alert, Button, Select, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { Dialog } from '../../../framework/dialog/Dialog.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import { PagePreview } from '../../build/template/PagePreview.tsx'
import classes from './AgentPage.module.css'

interface TemplateChoiceDialogProps {
  readonly page: AgentPage
  readonly onClose: () => void
}

const standard = 'standard'

/** What one page is drawn from. It is looked at, with everything the page says, before it is taken. */
export function TemplateChoiceDialog({ page, onClose }: TemplateChoiceDialogProps) {
  const { t } = useTranslation('agent-page')
  const templates = useQuery(queries.directPage.listTemplates({}))
  const known = (templates.data ?? []).filter(({ agentPageId }) => !agentPageId || agentPageId === page.id)
  const [chosen, setChosen] = useState(page.template?.id ?? standard)
  const [wished, setWished] = useState<Language>(page.template?.language ?? 'en_uk')
  const template = known.find(({ id }) => id === chosen)
  const language = languageOf(template, wished)
  const choice = { id: page.id, templateId: template?.id ?? null, language }
  // One in the trash is shown until another is chosen, and cannot be taken again.
  const isGone = templates.isSuccess && chosen !== standard && !template
  const preview = useQuery({
    ...queries.directPage.previewTemplate(choice),
    enabled: templates.isSuccess && !isGone,
  })
  const { missing = [] } = preview.data ?? {}
  const take = useAct('directPage.chooseTemplate', { done: () => t('templates.taken', { name: page.agentName }) })
  const failed = [templates, preview].find(({ isError }) => isError)
  return (
    <Dialog title={t('templates.chooseFor', { name: page.agentName })} size={900} onClose={onClose}>
      <div className={classes.pick}>
        <div className={classes.choice}>
          <Select
            size="lg"
            label={t('templates.template')}
            description={t('templates.templateHint')}
            data-autofocus
            searchable
            allowDeselect={false}
            nothingFoundMessage={t('templates.nonePublished')}
            value={isGone ? null : chosen}
            placeholder={isGone ? t('templates.inTrash') : undefined}
            data={[
              { value: standard, label: t('templates.standard') },
              ...known.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(value) => setChosen(value ?? standard)}
          />
          {template && template.languages.length > 1 && (
            <Select
              size="lg"
              label={t('templates.language')}
              description={t('templates.languageHint')}
              allowDeselect={false}
              value={language}
              data={template.languages.map((value) => ({ value, label: languageNames[value] }))}
              onChange={(value) => setWished(template.languages.find((one) => one === value) ?? language)}
            />
          )}
        </div>
        {failed && <ErrorAlert error={failed.error} onRetry={() => void failed.refetch()} />}
        {missing.length > 0 && (
          <Alert color="warning" title={t('templates.leftOut')}>
            {t('templates.leftOutHint', { fields: missing.map((name) => `{{${name}}}`).join(', ') })}
          </Alert>
        )}
        {preview.data ? <PagePreview html={preview.data.html} /> : !failed && !isGone && <Skeleton height={420} />}
        <footer className={classes.decide}>
          <Button size="lg" variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            size="lg"
            disabled={!preview.data || isGone}
            loading={take.isBusy}
            onClick={() => void take.send(choice).then(onClose, sayFailed)}
          >
            {t('templates.take')}
          </Button>
        </footer>
      </div>
    </Dialog>
  )
}

/** The one that was wished for where it is written in it, else the first. */
const languageOf = (template: PageTemplate | undefined, wished: Language): Language =>
  template && !template.languages.includes(wished) ? (template.languages[0] ?? wished) : wished

import type { Language } from '@coverwright/domain/base/language/language'
import { languageNames, languages } from '@coverwright/domain/base/language/language'
import type { Template } from '@coverwright/domain/build/template/template'
import { Button, Select } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { EditorShell } from '../../../framework/editor/EditorFrame.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { LockedAlert } from '../../../framework/page/LockedAlert.tsx'
import { Tag } from '../../../framework/page/Tag.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { Preview } from './Preview.tsx'
import classes from './Template.module.css'
import type { ScreenKind } from './template-paths.ts'
import type { TemplateSession } from './template-session.ts'

interface VersionViewProps {
  readonly template: Template
  readonly number: number
  readonly session: TemplateSession
  readonly isLocked: boolean
  readonly onClose: () => void
}

/** A version as it was published. Nothing of it changes; what is written can go on from it, as a step that is undone like any other. */
export function VersionView({ template, number, session, isLocked, onClose }: VersionViewProps) {
  const { t } = useTranslation(['template', 'product-document'])
  const [chosen, setChosen] = useState<Language>()
  const version = useQuery(queries.template.getVersion({ id: template.id, number }))
  const content = version.data?.content
  const written = languages.filter((language) => content?.texts[language])
  const language = written.find((one) => one === chosen) ?? written[0]
  const goOn = () => {
    if (!content) return
    session.store.replace(content, t('template:version.step', { number }))
    sayDone(t('template:version.taken', { number }))
    onClose()
  }
  return (
    <EditorShell
      isLocked
      start={
        <>
          <Button size="sm" variant="subtle" leftSection={<IconChevronLeft size={14} />} onClick={onClose}>
            {t('product-document:versions.back')}
          </Button>
          <h1>{template.name}</h1>
          <Tag>{t('product-document:versions.isVersion', { number })}</Tag>
        </>
      }
      middle={
        language && (
          <Select
            size="sm"
            aria-label={t('template:language')}
            value={language}
            allowDeselect={false}
            data={written.map((value) => ({ value, label: languageNames[value] }))}
            onChange={(value) => setChosen(written.find((one) => one === value))}
          />
        )
      }
      end={null}
      alerts={
        <LockedAlert
          kind="settled"
          title={t('product-document:versions.settledPublished', { number })}
          action={
            <Button size="sm" disabled={isLocked || !content} onClick={goOn}>
              {t('template:version.goOn')}
            </Button>
          }
        >
          {t('template:version.hint')}
        </LockedAlert>
      }
    >
      {version.isError && (
        <div className={classes.alone}>
          <ErrorAlert error={version.error} onRetry={() => void version.refetch()} />
        </div>
      )}
      {content && language && (
        // What is edited here is of a kind that has a screen.
        <Preview template={template} kind={content.kind as ScreenKind} language={language} number={number} />
      )}
    </EditorShell>
  )
}

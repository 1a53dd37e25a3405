import type { Language } from '@coverwright/domain/base/language/language'
import { languages } from '@coverwright/domain/base/language/language'
import type { Template } from '@coverwright/domain/build/template/template'
import type { TemplateContent } from '@coverwright/domain/build/template/template-content'
import { ActionIcon, Tooltip, VisuallyHidden } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { lookAgainAfter } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { BarLine, EditorShell } from '../../../framework/editor/EditorFrame.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { failedRead } from '../../../framework/page/failed-read.ts'
import { AutosaveIndicator } from '../../../framework/save/AutosaveIndicator.tsx'
import { DocumentAlerts } from '../product-document/DocumentAlerts.tsx'
import { UndoRedo } from '../product-document/UndoRedo.tsx'
import { useDocumentSession, useDocumentState, useLock } from '../product-document/use-document.ts'
import { isWritten } from './block-editing.ts'
import { DocumentWork } from './DocumentWork.tsx'
import { EditorActs } from './EditorActs.tsx'
import { FormWork } from './FormWork.tsx'
import { Languages } from './Languages.tsx'
import { MailWork } from './MailWork.tsx'
import { NoTemplate } from './NoTemplate.tsx'
import { PageWork } from './PageWork.tsx'
import classes from './Template.module.css'
import { TemplateVersions } from './TemplateVersions.tsx'
import { SavedRevision, useTemplateKind } from './template-kind.ts'
import { screensOf } from './template-paths.ts'
import type { TemplateSession } from './template-session.ts'
import { VersionView } from './VersionView.tsx'

/** One mail, document or home page: `?template=` says which. */
export function Component() {
  const { t } = useTranslation('template')
  const kind = useTemplateKind()
  const [search] = useSearchParams()
  const id = search.get('template') ?? ''
  const template = useQuery({ ...queries.template.getTemplate({ id }), enabled: id !== '' })
  const session = useDocumentSession<TemplateContent | null>(id, 'template')
  const failed = failedRead(template, session)
  if (template.data && session.data) return <Opened key={id} template={template.data} session={session.data} />
  if (id === '') return <NoTemplate />
  if (!failed) return null
  return (
    <main className={classes.alone}>
      <VisuallyHidden component="h1">{t(`editor.${kind}`)}</VisuallyHidden>
      <ErrorAlert {...failed} />
    </main>
  )
}

interface OpenedProps {
  readonly template: Template
  readonly session: TemplateSession
}

function Opened({ template, session }: OpenedProps) {
  const { t } = useTranslation('template')
  const content = useDocumentState(session, (state) => state.document)
  const autosave = useDocumentState(session, (state) => state.autosave)
  const revision = useDocumentState(session, (state) => state.revision)
  const isLocked = useLock(session).kind !== 'mine'
  const [chosen, setChosen] = useState<Language>()
  const [version, setVersion] = useState<number>()
  // What is shown of it was asked before this save.
  useEffect(() => {
    void lookAgainAfter('template')
    void lookAgainAfter('policy.previewTemplate')
  }, [revision])
  if (!isWritten(content)) return null
  const { kind } = content
  const written = languages.filter((language) => content.texts[language])
  const language = chosen && content.texts[chosen] ? chosen : (written[0] ?? 'en_uk')
  if (version !== undefined)
    return <VersionView {...{ template, session, isLocked }} number={version} onClose={() => setVersion(undefined)} />
  return (
    <EditorShell
      isLocked={isLocked}
      start={
        <>
          <Tooltip label={t(`title.${kind}`)}>
            <ActionIcon component={Link} to={pathTo(screensOf[kind].list)} aria-label={t(`title.${kind}`)}>
              <IconChevronLeft size={16} />
            </ActionIcon>
          </Tooltip>
          <h1>{template.name}</h1>
          <TemplateVersions template={template} onLook={setVersion} />
          <BarLine />
          <AutosaveIndicator state={autosave} onRetry={() => void session.store.flush()} />
        </>
      }
      middle={
        <Languages
          kind={kind}
          written={written}
          language={language}
          isLocked={isLocked}
          session={session}
          onLanguage={setChosen}
        />
      }
      end={
        <>
          <UndoRedo session={session} />
          <EditorActs template={template} language={language} session={session} isLocked={isLocked} />
        </>
      }
      alerts={<DocumentAlerts session={session} />}
    >
      <SavedRevision value={revision}>
        {content.kind === 'email' && (
          <MailWork key={language} {...{ template, content, language, session, isLocked }} />
        )}
        {content.kind === 'document' && template.isForm && (
          <FormWork key={language} {...{ template, content, language, session, isLocked }} />
        )}
        {((content.kind === 'document' && !template.isForm) || content.kind === 'contract') && (
          <DocumentWork key={language} {...{ template, content, language, session, isLocked }} />
        )}
        {content.kind === 'agent-page' && (
          <PageWork key={language} {...{ template, content, language, session, isLocked }} />
        )}
      </SavedRevision>
    </EditorShell>
  )
}

import type { Component as Saved } from '@coverwright/domain/build/component/component'
import type { Shell } from '@coverwright/domain/build/page/shell'
import type { MountedProduct } from '@coverwright/domain/build/product/product'
import { ActionIcon, Tooltip, VisuallyHidden } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { BarLine } from '../../../framework/editor/EditorFrame.tsx'
import { Pane } from '../../../framework/editor/Pane.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { LockedAlert } from '../../../framework/page/LockedAlert.tsx'
import { AutosaveIndicator } from '../../../framework/save/AutosaveIndicator.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { EditorScreen } from '../page-editor/EditorScreen.tsx'
import { ShellEditingProvider } from '../page-editor/editing/ShellEditingProvider.tsx'
import editorClasses from '../page-editor/PageEditor.module.css'
import type { DocumentSession } from '../product-document/open-document.ts'
import { useDocumentState, useLock } from '../product-document/use-document.ts'
import classes from './BlockBuilder.module.css'
import { ComponentShelf } from './ComponentShelf.tsx'
import { componentStatuses } from './component-statuses.ts'
import { openComponent } from './open-component.ts'

/** One component of the company: `?component=` says which. */
export function Component() {
  const { t } = useTranslation('component')
  const [search] = useSearchParams()
  const id = search.get('component') ?? ''
  const component = useQuery({
    ...queries.component.getComponent({ id }),
    enabled: id !== '',
    // Opened once: what is edited afterwards is the editor's own affair.
    staleTime: 'static',
    gcTime: 0,
  })
  if (component.data) return <Opened key={id} component={component.data} />
  if (id === '') return <ComponentShelf />
  if (!component.isError) return null
  return (
    <main className={classes.alone}>
      <VisuallyHidden component="h1">{t('editor')}</VisuallyHidden>
      <ErrorAlert error={component.error} onRetry={() => void component.refetch()} />
    </main>
  )
}

function Opened({ component }: { readonly component: Saved }) {
  const { t } = useTranslation('component')
  const session = useMemo(() => openComponent(component), [component])
  useEffect(() => session.start(), [session])
  const shell = useDocumentState(session, (state) => state.document)
  const isLocked = useLock(session).kind !== 'mine'
  const page = shell?.pages[0]
  if (!shell || !page) return null
  const { change } = session.store
  return (
    <ShellEditingProvider
      product={standIn(component)}
      body={null}
      shell={shell}
      page={page}
      isLocked={isLocked}
      language="en_uk"
      latest={() => session.store.getState().document ?? shell}
      change={(recipe, label, kind) => !isLocked && change((draft) => recipe(draft as Shell), label, kind)}
    >
      <EditorScreen
        session={session}
        tables={[]}
        onLanguage={() => undefined}
        start={<Start component={component} session={session} />}
        primary={null}
        alerts={<WhyLocked component={component} />}
        panels={['add', 'layers']}
        nothing={
          <Pane side="right" title={t('properties')} label={t('properties')}>
            <p className={editorClasses.hint}>{component.about}</p>
            <p className={editorClasses.hint}>{t('hint')}</p>
          </Pane>
        }
      />
    </ShellEditingProvider>
  )
}

interface StartProps {
  readonly component: Saved
  readonly session: DocumentSession<Shell | null>
}

function Start({ component, session }: StartProps) {
  const { t } = useTranslation('component')
  const autosave = useDocumentState(session, (state) => state.autosave)
  return (
    <>
      <Tooltip label={t('toComponents')}>
        <ActionIcon component={Link} to={pathTo('/cclist')} aria-label={t('toComponents')}>
          <IconChevronLeft size={16} />
        </ActionIcon>
      </Tooltip>
      <h1>{component.name}</h1>
      <StatusBadge status={componentStatuses[component.state]} />
      <BarLine />
      <AutosaveIndicator state={autosave} onRetry={() => void session.store.flush()} />
    </>
  )
}

function WhyLocked({ component: { isLocked, state } }: { readonly component: Saved }) {
  const { t } = useTranslation('component')
  if (isLocked)
    return (
      <LockedAlert kind="settled" title={t('lockedTitle')}>
        {t('lockedHint')}
      </LockedAlert>
    )
  if (state !== 'submitted') return null
  return (
    <LockedAlert kind="settled" title={t('submittedTitle')}>
      {t('submittedHint')}
    </LockedAlert>
  )
}

/** A component belongs to no product: its editor draws it as one without anything of its own. */
const standIn = ({ id, name, createdAt, updatedAt }: Saved): MountedProduct => ({
  id,
  name,
  description: '',
  type: 'Simple',
  line: 'pet',
  country: 'GB',
  currency: 'GBP',
  languages: ['en_uk'],
  timeZone: 'Europe/London',
  state: 'draft',
  revision: 1,
  bodyRevision: 1,
  shellRevision: 1,
  hasBody: false,
  hasShell: true,
  isResold: false,
  createdAt,
  updatedAt,
  mounts: [],
  groupId: null,
})

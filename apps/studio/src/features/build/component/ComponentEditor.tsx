import type { ComponentContent, Component as Saved } from '@coverwright/domain/build/component/component'
import type { Shell } from '@coverwright/domain/build/page/shell'
import type { MountedProduct } from '@coverwright/domain/build/product/product'
import { ActionIcon, Tooltip, VisuallyHidden } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { produce } from 'immer'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { lookAgainAfter } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import type { StepKind } from '../../../framework/document/document-store.ts'
import { BarLine } from '../../../framework/editor/EditorFrame.tsx'
import { Pane, PaneSection } from '../../../framework/editor/Pane.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { failedRead } from '../../../framework/page/failed-read.ts'
import { LockedAlert } from '../../../framework/page/LockedAlert.tsx'
import { AutosaveIndicator } from '../../../framework/save/AutosaveIndicator.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { EditorScreen } from '../page-editor/EditorScreen.tsx'
import { ShellEditingProvider } from '../page-editor/editing/ShellEditingProvider.tsx'
import editorClasses from '../page-editor/PageEditor.module.css'
import { DocumentAlerts } from '../product-document/DocumentAlerts.tsx'
import type { DocumentSession } from '../product-document/open-document.ts'
import { useDocumentSession, useDocumentState, useLock } from '../product-document/use-document.ts'
import { blocksOn, stageOf } from '../shell-design/preview/stage.ts'
import classes from './BlockBuilder.module.css'
import { ComponentMoves } from './ComponentMoves.tsx'
import { ComponentShelf } from './ComponentShelf.tsx'
import { componentStatuses } from './component-statuses.ts'
import { WhereUsed } from './WhereUsed.tsx'

/** One component of the company: `?component=` says which. */
export function Component() {
  const { t } = useTranslation('component')
  const [search] = useSearchParams()
  const id = search.get('component') ?? ''
  const component = useQuery({
    ...queries.component.getComponent({ id }),
    enabled: id !== '',
  })
  const session = useDocumentSession<ComponentContent | null>(id, 'component')
  const failed = failedRead(component, session)
  if (component.data && session.data) return <Opened key={id} component={component.data} session={session.data} />
  if (id === '') return <ComponentShelf />
  if (!failed) return null
  return (
    <main className={classes.alone}>
      <VisuallyHidden component="h1">{t('editor')}</VisuallyHidden>
      <ErrorAlert {...failed} />
    </main>
  )
}

interface OpenedProps {
  readonly component: Saved
  readonly session: DocumentSession<ComponentContent | null>
}

function Opened({ component, session }: OpenedProps) {
  const { id, name, about } = component
  const content = useDocumentState(session, (state) => state.document)
  const isLocked = useLock(session).kind !== 'mine'
  const stage = useMemo(() => content && stageOf(name, content), [name, content])
  const nothing = useMemo(() => <AboutComponent id={id} about={about} />, [id, about])
  const page = stage?.pages[0]
  if (!stage || !page) return null
  const { change, getState } = session.store
  const latest = () => stageOf(name, getState().document ?? { version: 1, blocks: [] })
  // What lies on the stage is the component; the stage itself is not kept.
  const changeOn = (recipe: (draft: Shell) => unknown, label: string, kind?: StepKind) => {
    if (isLocked) return
    const after = produce(latest(), (draft) => void recipe(draft))
    change((draft) => draft && (draft.blocks = blocksOn(after)), label, kind)
  }
  return (
    <ShellEditingProvider
      product={standIn(component)}
      body={null}
      shell={stage}
      page={page}
      isLocked={isLocked}
      language="en_uk"
      latest={latest}
      change={changeOn}
    >
      <EditorScreen
        session={session}
        tables={[]}
        onLanguage={() => undefined}
        start={<Start component={component} session={session} />}
        primary={<ComponentMoves component={component} session={session} />}
        alerts={isSettled(component) ? <WhyLocked component={component} /> : <DocumentAlerts session={session} />}
        panels={panels}
        nothing={nothing}
      />
    </ShellEditingProvider>
  )
}

const panels = ['add', 'layers'] as const

function AboutComponent({ id, about }: Pick<Saved, 'id' | 'about'>) {
  const { t } = useTranslation('component')
  return (
    <Pane side="right" title={t('properties')} label={t('properties')}>
      <p className={editorClasses.hint}>{about}</p>
      <p className={editorClasses.hint}>{t('hint')}</p>
      <PaneSection title={t('used')}>
        <WhereUsed id={id} />
      </PaneSection>
    </Pane>
  )
}

function Start({ component, session }: OpenedProps) {
  const { t } = useTranslation('component')
  const autosave = useDocumentState(session, (state) => state.autosave)
  useStateAfterSaves(session)
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

/** A change takes back what was approved: without asking anew the editor would go on saying that it is. */
function useStateAfterSaves(session: OpenedProps['session']) {
  const revision = useDocumentState(session, (state) => state.revision)
  useEffect(() => {
    void lookAgainAfter('component')
  }, [revision])
}

/** Nobody edits it, whoever has it open. */
const isSettled = ({ isLocked, state }: Saved) => isLocked || state === 'submitted'

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
  lock: null,
})

import type { Body } from '@coverwright/domain/build/body/body'
import type { Connector } from '@coverwright/domain/build/connector/connector'
import { checkFlow } from '@coverwright/domain/build/flow/check-flow'
import type { Walk } from '@coverwright/domain/build/flow/walk'
import type { Shell } from '@coverwright/domain/build/page/shell'
import type { MountedProduct } from '@coverwright/domain/build/product/product'
import type { RatingTable } from '@coverwright/domain/build/rating/rating-table'
import type { OwnEvent } from '@coverwright/domain/reach/own-event/own-event'
import { ActionIcon, Button, Tooltip, VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle, IconChevronLeft, IconPlayerPlay, IconRoute } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useSaid } from '../../../core/text/use-said.ts'
import { queries } from '../../../core/wire/queries.ts'
import { BarLine, EditorFrame } from '../../../framework/editor/EditorFrame.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { failedRead } from '../../../framework/page/failed-read.ts'
import { AutosaveIndicator } from '../../../framework/save/AutosaveIndicator.tsx'
import { ChooseProduct } from '../../../parts/product/ChooseProduct.tsx'
import { LineTile } from '../../../parts/product/LineTile.tsx'
import { BodyEditingContext } from '../body-editing/body-editing.ts'
import { useActiveTables } from '../pricing-table/queries.ts'
import { DocumentAlerts } from '../product-document/DocumentAlerts.tsx'
import type { DocumentSession } from '../product-document/open-document.ts'
import { SaveVersionButton } from '../product-document/SaveVersionButton.tsx'
import { UndoRedo } from '../product-document/UndoRedo.tsx'
import { useDocumentSession, useDocumentState, useLock } from '../product-document/use-document.ts'
import { useIdleReturn } from '../product-document/use-idle-return.ts'
import { useVersions } from '../product-document/Versions.tsx'
import { Watchers } from '../product-document/Watchers.tsx'
import classes from './Flow.module.css'
import { type FlowEditing, FlowEditingContext } from './flow-editing.ts'
import { nodeAt } from './flow-state.ts'

const Simulator = lazy(() => import('./Simulator.tsx'))
const noTables: readonly RatingTable[] = []
const noConnectors: readonly Connector[] = []
const noEvents: readonly OwnEvent[] = []
const allConnectors = { nowPage: 1, pageSize: 100, orderBy: 'name' } as const

interface FlowScreenProps {
  readonly current: 'steps' | 'eventManager'
  readonly children: ReactNode
}

/** The logic of one product's journey: `?product=` says which. */
export function FlowScreen({ current, children }: FlowScreenProps) {
  const { t } = useTranslation('flow')
  const [search] = useSearchParams()
  const id = search.get('product') ?? ''
  const product = useQuery({
    ...queries.product.getProduct({ id }),
    enabled: id !== '',
  })
  const body = useQuery({
    ...queries.product.getBody({ id }),
    enabled: id !== '',
  })
  const session = useDocumentSession<Shell | null>(id, 'shell')
  const failed = failedRead(product, body, session)
  if (id === '')
    return (
      <main className={classes.alone}>
        <VisuallyHidden component="h1">{t(`screens:${current}`)}</VisuallyHidden>
        <ChooseProduct />
      </main>
    )
  if (failed) {
    return (
      <main className={classes.alone}>
        <VisuallyHidden component="h1">{t(`screens:${current}`)}</VisuallyHidden>
        <ErrorAlert {...failed} />
      </main>
    )
  }
  if (!product.data || !body.data || !session.data) return null
  if (body.data.body === null)
    return (
      <Nothing title={t('noBody')} hint={t('noBodyHint')} to={pathTo(`/bs-build?product=${id}`)} label={t('toBody')} />
    )
  return (
    <Opened product={product.data} body={body.data.body as Body} session={session.data} current={current}>
      {children}
    </Opened>
  )
}

interface NothingProps {
  readonly title: string
  readonly hint: string
  readonly to: string
  readonly label: string
}

function Nothing({ title, hint, to, label }: NothingProps) {
  const { t } = useTranslation('flow')
  return (
    <main className={classes.alone}>
      <VisuallyHidden component="h1">{t('screens:steps')}</VisuallyHidden>
      <Empty
        icon={<IconRoute size={20} />}
        title={title}
        description={hint}
        action={
          <Button component={Link} to={to}>
            {label}
          </Button>
        }
      />
    </main>
  )
}

interface OpenedProps extends FlowScreenProps {
  readonly product: MountedProduct
  readonly body: Body
  readonly session: DocumentSession<Shell | null>
}

function Opened({ product, body, session, current, children }: OpenedProps) {
  const { t } = useTranslation('flow')
  const shell = useDocumentState(session, (state) => state.document)
  const autosave = useDocumentState(session, (state) => state.autosave)
  const revision = useDocumentState(session, (state) => state.revision)
  const versions = useVersions(product.id, 'shell', revision).data?.versions ?? []
  const isLocked = useLock(session).kind !== 'mine'
  useIdleReturn(session.store, product.id)
  const [search, setSearch] = useSearchParams()
  const [walk, setWalk] = useState<Walk>()
  const [isRunning, setRunning] = useState(false)
  const tables = useActiveTables(product.id).data ?? noTables
  const listed = useQuery(queries.apiConnector.listConnectors({}, allConnectors))
  const connectors = listed.data?.items ?? noConnectors
  const raisable = useQuery(queries.event.listOwnEvents({}))
  const events = raisable.data ?? noEvents
  const isKnown = !listed.isPending && !raisable.isPending
  const found = useMemo(
    () => (shell && isKnown ? checkFlow(shell, body, tables, { connectors, events }) : []),
    [shell, body, tables, connectors, events, isKnown],
  )
  const problems = useSaid(found)
  const selected = search.get('at') ?? (shell ? nodeAt(shell, search.get('place') ?? '') : undefined)
  const editing = useMemo(
    (): FlowEditing | null =>
      shell && {
        product,
        shell,
        body,
        tables,
        connectors,
        events,
        isLocked,
        problems,
        put: (next, label) => !isLocked && session.store.replace(next, label),
        selected,
        select: (node) =>
          setSearch(
            (before) => {
              const next = new URLSearchParams(before)
              next.delete('place')
              if (node === undefined) next.delete('at')
              else next.set('at', node)
              return next
            },
            { replace: true },
          ),
        walk,
      },
    [product, shell, body, tables, connectors, events, isLocked, problems, session, selected, setSearch, walk],
  )
  const bodyEditing = useMemo(
    () => ({
      body,
      checked: body,
      product,
      tables,
      problems,
      isLocked,
      areTablesReady: true,
      change: () => undefined,
      replace: () => undefined,
      undo: () => undefined,
    }),
    [body, product, tables, problems, isLocked],
  )
  if (!editing)
    return <Nothing title={t('noShell')} hint={t('noShellHint')} to={pathTo('/pre-build')} label={t('toPreBuild')} />
  const of = new URLSearchParams({ product: product.id })
  return (
    <FlowEditingContext value={editing}>
      <BodyEditingContext value={bodyEditing}>
        <EditorFrame
          tabsLabel={t('tabs')}
          tabs={(['steps', 'eventManager'] as const).map((key) => ({
            key,
            to: `/${key}?${of}`,
            label: t(`tab.${key}`),
          }))}
          current={current}
          start={
            <>
              <Tooltip label={t('toProduct')}>
                <ActionIcon component={Link} to={pathTo(`/dashBoard?${of}`)} aria-label={t('toProduct')}>
                  <IconChevronLeft size={16} />
                </ActionIcon>
              </Tooltip>
              <LineTile line={product.line} />
              <h1>{product.name}</h1>
              <BarLine />
              <AutosaveIndicator state={autosave} onRetry={() => void session.store.flush()} />
            </>
          }
          end={
            <>
              <Watchers productId={product.id} />
              <UndoRedo session={session} />
              <BarLine />
              {problems.length > 0 && (
                <Button
                  variant="default"
                  leftSection={<IconAlertTriangle size={16} />}
                  onClick={() => editing.select(undefined)}
                >
                  {t('problems', { count: problems.length })}
                </Button>
              )}
              <Button variant="default" leftSection={<IconPlayerPlay size={16} />} onClick={() => setRunning(true)}>
                {t('run.start')}
              </Button>
              <SaveVersionButton
                session={session}
                id={product.id}
                document="shell"
                number={(versions[0]?.number ?? 0) + 1}
              />
            </>
          }
          alerts={<DocumentAlerts session={session} />}
          isLocked={isLocked}
        >
          {children}
          {isRunning && (
            <Suspense>
              <Simulator
                onWalk={setWalk}
                onClose={() => {
                  setRunning(false)
                  setWalk(undefined)
                }}
              />
            </Suspense>
          )}
        </EditorFrame>
      </BodyEditingContext>
    </FlowEditingContext>
  )
}

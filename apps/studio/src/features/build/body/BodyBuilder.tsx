import type { Body } from '@coverwright/domain/build/body/body'
import { missingTranslations } from '@coverwright/domain/build/body/texts'
import type { DocumentVersion } from '@coverwright/domain/build/document/document'
import type { MountedProduct } from '@coverwright/domain/build/product/product'
import { ActionIcon, Tooltip, VisuallyHidden } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { BarLine, EditorFrame } from '../../../framework/editor/EditorFrame.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { failedRead } from '../../../framework/page/failed-read.ts'
import { AutosaveIndicator } from '../../../framework/save/AutosaveIndicator.tsx'
import { ChooseProduct } from '../../../parts/product/ChooseProduct.tsx'
import { LineTile } from '../../../parts/product/LineTile.tsx'
import { useBody } from '../body-editing/body-editing.ts'
import { addressOfPart, type BuilderPart, builderParts, partOf, useFocusOnPlace } from '../body-editing/place.ts'
import { DocumentAlerts } from '../product-document/DocumentAlerts.tsx'
import type { DocumentSession } from '../product-document/open-document.ts'
import { SaveVersionButton } from '../product-document/SaveVersionButton.tsx'
import { UndoRedo } from '../product-document/UndoRedo.tsx'
import { useDocumentSession, useDocumentState, useLock } from '../product-document/use-document.ts'
import { useIdleReturn } from '../product-document/use-idle-return.ts'
import { useVersions, VersionsMenu } from '../product-document/Versions.tsx'
import { Watchers } from '../product-document/Watchers.tsx'
import classes from './BodyBuilder.module.css'
import { BodyEditingProvider } from './editing/BodyEditingProvider.tsx'
import { parts } from './parts.ts'
import { ResoldAlert } from './ResoldAlert.tsx'
import { useCurrentPart } from './use-current-part.ts'
import { VersionView } from './VersionView.tsx'

const TemplateStart = lazy(async () => ({ default: (await import('./templates/TemplateStart.tsx')).TemplateStart }))

/** The body of one product: `?product=` says which, `?part=` what of it, `?at=` where the cursor goes. */
export function Component() {
  const { t } = useTranslation('body')
  const [search] = useSearchParams()
  const id = search.get('product') ?? ''
  const product = useQuery({
    ...queries.product.getProduct({ id }),
    enabled: id !== '',
  })
  const session = useDocumentSession<Body | null>(id, 'body')
  const failed = failedRead(product, session)
  if (id === '') return <NoProduct />
  if (failed) {
    return (
      <main className={classes.alone}>
        <VisuallyHidden component="h1">{t('screens:bsBuild')}</VisuallyHidden>
        <ErrorAlert {...failed} />
      </main>
    )
  }
  if (!product.data || !session.data) return null
  return <Builder product={product.data} session={session.data} />
}

function NoProduct() {
  const { t } = useTranslation('body')
  return (
    <main className={classes.alone}>
      <VisuallyHidden component="h1">{t('screens:bsBuild')}</VisuallyHidden>
      <ChooseProduct />
    </main>
  )
}

interface BuilderProps {
  readonly product: MountedProduct
  readonly session: DocumentSession<Body | null>
}

function Builder({ product, session }: BuilderProps) {
  const { t } = useTranslation('body')
  const body = useDocumentState(session, (state) => state.document)
  const isTaken = useLock(session).kind !== 'mine'
  const isLocked = isTaken || product.isResold
  const [version, setVersion] = useState<DocumentVersion>()
  useFocusOnPlace()
  useIdleReturn(session.store, product.id)
  if (version) {
    return <VersionView product={product} version={version} session={session} onClose={() => setVersion(undefined)} />
  }
  if (body === null) {
    return (
      <main className={classes.alone}>
        <DocumentAlerts session={session} />
        <Suspense>
          <TemplateStart
            product={product}
            isLocked={isLocked}
            onStart={(started) => session.store.replace(started, t('start.label'))}
          />
        </Suspense>
      </main>
    )
  }
  const { change, undo, replace } = session.store
  return (
    <BodyEditingProvider
      product={product}
      body={body}
      isLocked={isLocked}
      // Only a body that is there is ever handed to a recipe: without one this screen is not shown.
      change={(recipe, label) => !isLocked && change((draft) => recipe(draft as Body), label)}
      replace={(next, label) => !isLocked && replace(next, label)}
      undo={undo}
    >
      <BuilderFrame product={product} session={session} onLook={setVersion} />
    </BodyEditingProvider>
  )
}

interface BuilderFrameProps extends BuilderProps {
  readonly onLook: (version: DocumentVersion) => void
}

function BuilderFrame({ product, session, onLook }: BuilderFrameProps) {
  const { t } = useTranslation('body')
  const current = useCurrentPart()
  const { isLocked } = useBody()
  const autosave = useDocumentState(session, (state) => state.autosave)
  const revision = useDocumentState(session, (state) => state.revision)
  const versions = useVersions(product.id, 'body', revision).data?.versions ?? []
  const tabs = useTabs()
  const Part = parts[current]
  return (
    <EditorFrame
      tabsLabel={t('partsLabel')}
      tabs={tabs}
      current={current}
      isLocked={isLocked}
      start={
        <>
          <Tooltip label={t('toProducts')}>
            <ActionIcon component={Link} to={pathTo(`/project?product=${product.id}`)} aria-label={t('toProducts')}>
              <IconChevronLeft size={16} />
            </ActionIcon>
          </Tooltip>
          <LineTile line={product.line} />
          <h1>{product.name}</h1>
          <VersionsMenu versions={versions} onLook={onLook} />
          {!product.isResold && (
            <>
              <BarLine />
              <AutosaveIndicator state={autosave} onRetry={() => void session.store.flush()} />
            </>
          )}
        </>
      }
      end={
        <>
          <Watchers productId={product.id} />
          {!product.isResold && (
            <>
              <UndoRedo session={session} />
              <BarLine />
              <SaveVersionButton
                session={session}
                id={product.id}
                document="body"
                number={(versions[0]?.number ?? 0) + 1}
              />
            </>
          )}
        </>
      }
      alerts={product.isResold ? <ResoldAlert productId={product.id} /> : <DocumentAlerts session={session} />}
    >
      {Part && (
        <Suspense>
          <Part />
        </Suspense>
      )}
    </EditorFrame>
  )
}

function useTabs() {
  const { t } = useTranslation('body')
  const { body, product, problems } = useBody()
  const counts: Partial<Record<BuilderPart, number>> = {
    questions: body.questions.groups.reduce((sum, { questions }) => sum + questions.length, 0),
    dataset: body.dataset.properties.length,
    plans: body.cover.plans.length,
    documents: body.documents.length,
  }
  return builderParts
    .filter((part) => parts[part] && (part !== 'languages' || product.languages.length > 1))
    .map((part) => {
      const count = part === 'readiness' ? problems.length : problems.filter(({ path }) => partOf(path) === part).length
      const untranslated = part === 'languages' ? missingTranslations(body, product.languages).length : 0
      return {
        key: part,
        to: addressOfPart(product.id, part),
        label: t(`parts.${part}`),
        count: counts[part],
        problems: untranslated
          ? { count: untranslated, label: t('translations.missing', { count: untranslated }) }
          : { count, label: t('problems', { count }) },
      }
    })
}

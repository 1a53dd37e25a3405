import type { Body } from '@coverwright/domain/build/body/body'
import type { Shell } from '@coverwright/domain/build/page/shell'
import type { MountedProduct } from '@coverwright/domain/build/product/product'
import type { RatingTable } from '@coverwright/domain/build/rating/rating-table'
import { Button, VisuallyHidden } from '@mantine/core'
import { IconLayout } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'
import { madeOf } from '../../../core/wire/queries-of.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { failedRead } from '../../../framework/page/failed-read.ts'
import { LackNotice } from '../../../framework/page/LackNotice.tsx'
import { ChooseProduct } from '../../../parts/product/ChooseProduct.tsx'
import { loadActiveTables } from '../pricing-table/queries.ts'
import { DocumentAlerts } from '../product-document/DocumentAlerts.tsx'
import type { DocumentSession } from '../product-document/open-document.ts'
import { useDocumentSession, useDocumentState, useLock } from '../product-document/use-document.ts'
import { useIdleReturn } from '../product-document/use-idle-return.ts'
import { Watchers } from '../product-document/Watchers.tsx'
import { BarStart, SaveShellVersion } from './EditorBar.tsx'
import { EditorScreen } from './EditorScreen.tsx'
import { firstShell } from './editing/first-shell.ts'
import { ShellEditingProvider } from './editing/ShellEditingProvider.tsx'
import type { Language } from './editing/shell-editing.ts'
import { PageInspector } from './inspector/PageInspector.tsx'
import { NewerComponents } from './NewerComponents.tsx'
import classes from './PageEditor.module.css'

/** The site of one product: `?product=` says which, `?page=` what of it is open. */
export function Component() {
  const { t } = useTranslation('page-editor')
  const [search] = useSearchParams()
  const id = search.get('product') ?? ''
  const product = useQuery({
    ...queries.product.getProduct({ id }),
    enabled: id !== '',
  })
  const body = useQuery({
    ...madeOf(queries.product.getBody({ id }), 'designed', async () => {
      const [{ body: found }, tables] = await Promise.all([client.product.getBody({ id }), loadActiveTables(id)])
      // The server has read it with the body's model.
      return { body: found as Body | null, tables }
    }),
    enabled: id !== '',
  })
  const session = useDocumentSession<Shell | null>(id, 'shell')
  const failed = failedRead(product, session, body)
  if (id === '')
    return (
      <main className={classes.alone}>
        <VisuallyHidden component="h1">{t('screens:editor')}</VisuallyHidden>
        <ChooseProduct />
      </main>
    )
  if (failed)
    return (
      <main className={classes.alone}>
        <VisuallyHidden component="h1">{t('screens:editor')}</VisuallyHidden>
        <ErrorAlert {...failed} />
      </main>
    )
  if (!product.data || !session.data || !body.data) return null
  return <Designed product={product.data} session={session.data} {...body.data} />
}

const panels = ['add', 'layers', 'pages', 'theme', 'site', 'components', 'history', 'comments'] as const
const nothing = <PageInspector />

interface DesignedProps {
  readonly product: MountedProduct
  readonly session: DocumentSession<Shell | null>
  readonly body: Body | null
  readonly tables: readonly RatingTable[]
}

function Designed({ product, session, body, tables }: DesignedProps) {
  const { t } = useTranslation('page-editor')
  const [search] = useSearchParams()
  const shell = useDocumentState(session, (state) => state.document)
  const isLocked = useLock(session).kind !== 'mine'
  const [language, setLanguage] = useState<Language>(product.languages[0] ?? 'en_uk')
  useIdleReturn(session.store, product.id)
  const make = () => session.store.replace(firstShell(product, body), t('start.label'))
  // Who came by "Make the website" has said so already.
  const isAsked = search.has('make') && shell === null && !isLocked
  const asked = useEffectEvent(make)
  useEffect(() => {
    if (isAsked) asked()
  }, [isAsked])
  // The same from one letter to the next, so that nothing of the bar is drawn with it.
  const around = useMemo(
    () => ({
      start: <BarStart session={session} />,
      primary: <SaveShellVersion session={session} />,
      watchers: <Watchers productId={product.id} />,
      alerts: (
        <>
          <LackNotice />
          <DocumentAlerts session={session} />
          <NewerComponents />
        </>
      ),
    }),
    [session, product.id],
  )
  if (isAsked) return null
  if (shell === null)
    return (
      <main className={classes.alone}>
        <VisuallyHidden component="h1">{product.name}</VisuallyHidden>
        <DocumentAlerts session={session} />
        <Empty
          icon={<IconLayout size={20} />}
          title={t('start.title', { name: product.name })}
          description={t('start.hint')}
          action={
            <Button disabled={isLocked} onClick={make}>
              {t('start.make')}
            </Button>
          }
        />
      </main>
    )
  const page = shell.pages.find(({ path }) => path === search.get('page')) ?? shell.pages[0]
  if (!page) return null
  const { change } = session.store
  return (
    <ShellEditingProvider
      product={product}
      body={body}
      shell={shell}
      page={page}
      isLocked={isLocked}
      language={language}
      latest={() => session.store.getState().document ?? shell}
      // Only a shell that is there is ever handed to a recipe: without one this is not shown.
      change={(recipe, label, kind) => !isLocked && change((draft) => recipe(draft as Shell), label, kind)}
    >
      <EditorScreen
        session={session}
        tables={tables}
        onLanguage={setLanguage}
        {...around}
        panels={panels}
        nothing={nothing}
      />
    </ShellEditingProvider>
  )
}

import type { Body } from '@coverwright/domain/build/body/body'
import type { DocumentVersion } from '@coverwright/domain/build/document/document'
import type { MountedProduct } from '@coverwright/domain/build/product/product'
import { Button, Group } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { EditorFrame } from '../../../framework/editor/EditorFrame.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { LockedAlert } from '../../../framework/page/LockedAlert.tsx'
import { Tag } from '../../../framework/page/Tag.tsx'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'
import { LineTile } from '../../../parts/product/LineTile.tsx'
import { addressOfPart, builderParts } from '../body-editing/place.ts'
import type { DocumentSession } from '../product-document/open-document.ts'
import { useLock } from '../product-document/use-document.ts'
import classes from './BodyBuilder.module.css'
import { BodyEditingProvider } from './editing/BodyEditingProvider.tsx'
import { parts } from './parts.ts'
import { useCurrentPart } from './use-current-part.ts'

interface VersionViewProps {
  readonly product: MountedProduct
  readonly version: DocumentVersion
  readonly session: DocumentSession<Body | null>
  readonly onClose: () => void
}

/** A version as it was. Nothing of it changes; a new one can start from it. */
export function VersionView({ product, version, session, onClose }: VersionViewProps) {
  const { t } = useTranslation('product-document')
  const current = useCurrentPart()
  const isMine = useLock(session).kind === 'mine' && !product.isResold
  const loaded = useQuery(queries.product.getVersion({ id: version.id }))
  const { number } = version
  const startFrom = async () => {
    await session.restore(version.id)
    sayDone(t('versions.restored', { number }))
    onClose()
  }
  const Part = parts[current]
  const title = version.publishedAt === null ? 'versions.settled' : 'versions.settledPublished'
  return (
    <EditorFrame
      isLocked
      tabsLabel={t('body:partsLabel')}
      tabs={builderParts
        .filter((part) => parts[part] && part !== 'readiness')
        .map((part) => ({ key: part, to: addressOfPart(product.id, part), label: t(`body:parts.${part}`) }))}
      current={current}
      start={
        <>
          <Button size="sm" variant="subtle" leftSection={<IconChevronLeft size={14} />} onClick={onClose}>
            {t('versions.back')}
          </Button>
          <LineTile line={product.line} />
          <h1>{product.name}</h1>
          <Tag>{t('versions.isVersion', { number })}</Tag>
        </>
      }
      end={null}
      alerts={
        <LockedAlert
          kind="settled"
          title={t(title, { number })}
          action={
            <Group gap={8}>
              <Button size="sm" disabled={!isMine} onClick={() => void startFrom().catch(sayFailed)}>
                {t('versions.newVersion')}
              </Button>
            </Group>
          }
        >
          {t('versions.settledHint')}
        </LockedAlert>
      }
    >
      {loaded.isError && (
        <div className={classes.alone}>
          <ErrorAlert error={loaded.error} onRetry={() => void loaded.refetch()} />
        </div>
      )}
      {loaded.data && Part && (
        <BodyEditingProvider
          product={product}
          // The server has read it with the body's model.
          body={loaded.data.content as Body}
          isLocked
          change={() => undefined}
          replace={() => undefined}
          undo={() => undefined}
        >
          <Suspense>
            <Part />
          </Suspense>
        </BodyEditingProvider>
      )}
    </EditorFrame>
  )
}

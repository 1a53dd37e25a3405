import type { MountedProduct } from '@coverwright/domain/build/product/product'
import { isEditable } from '@coverwright/domain/build/product/product-lifecycle'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { queries } from '../../../core/wire/queries.ts'
import { once } from '../../../core/wire/queries-of.ts'
import { DetailDrawer } from '../../../framework/dialog/DetailDrawer.tsx'
import { Facts } from '../../../framework/dialog/Facts.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { LockedAlert } from '../../../framework/page/LockedAlert.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import { statusOf } from '../../../parts/product/product-statuses.ts'
import { MissingList } from '../launch/MissingList.tsx'
import { useMissing } from '../launch/use-missing.ts'
import classes from './ProductDrawer.module.css'
import { Releases } from './Releases.tsx'
import { SiteLink } from './SiteLink.tsx'
import { useJourneyLock } from './use-journey-lock.ts'

interface ProductDrawerProps {
  readonly id: string | undefined
  readonly onClose: () => void
  readonly actions: (product: MountedProduct) => ReactNode
}

/** One product: what it is, what it lacks, and what was published of it. */
export function ProductDrawer({ id, onClose, actions }: ProductDrawerProps) {
  const { t } = useTranslation('product')
  const product = useQuery(once(id, (known) => queries.product.getProduct({ id: known })))
  return (
    <DetailDrawer
      isOpen={id !== undefined}
      onClose={onClose}
      title={product.data?.name ?? t('product')}
      item={product}
      actions={actions}
    >
      {(found) => <Contents product={found} />}
    </DetailDrawer>
  )
}

function Contents({ product }: { readonly product: MountedProduct }) {
  const { t } = useTranslation('product')
  const times = useTimeTexts()
  const mayPublish = useMay('publisher')
  const mayEdit = useMay('project')
  const { unlock } = useJourneyLock()
  const addresses = product.mounts.map(({ host, mode }) => (
    <div key={host}>
      <SiteLink host={host} /> {mode === 'test' && <span className={classes.hint}>{t('testOnly')}</span>}
    </div>
  ))
  return (
    <>
      {product.description && <p className={classes.description}>{product.description}</p>}
      {!isEditable(product.state) && (
        <LockedAlert kind="settled" title={t('trash.locked')}>
          {t('trash.lockedHint')}
        </LockedAlert>
      )}
      {product.lock && (
        <LockedAlert
          kind="taken"
          title={t('lock.title', { name: product.lock.by })}
          action={
            mayEdit && (
              <Button size="sm" variant="default" onClick={() => void unlock(product).catch(sayFailed)}>
                {t('act.unlock')}
              </Button>
            )
          }
        >
          {t('lock.since', { at: times.dateAndTime(product.lock.at) })}
        </LockedAlert>
      )}
      <Facts
        facts={[
          [t('state'), <StatusBadge key="state" status={statusOf(product)} />],
          [t('address'), addresses.length > 0 ? addresses : t('notPublished')],
          [t('line'), t(`lines.${product.line}`)],
          [t('type'), t(`types.${product.type}`)],
          [t('form.country'), `${t(`countries.${product.country}`)}, ${product.currency}`],
          [t('form.languages'), product.languages.map((language) => t(`languages.${language}`)).join(', ')],
          [t('form.timeZone'), product.timeZone],
          [t('revision'), product.revision],
          [t('edited'), times.dateAndTime(product.updatedAt)],
          [t('created'), times.dateAndTime(product.createdAt)],
        ]}
      />
      {mayPublish && isEditable(product.state) && <Lacks product={product} />}
      {mayPublish && <Releases productId={product.id} />}
    </>
  )
}

/** What stands in the way of publishing, all of it at once. */
function Lacks({ product }: { readonly product: MountedProduct }) {
  const { t } = useTranslation('product')
  const missing = useMissing(product)
  if (missing.isPending) return null
  return (
    <section className={classes.section}>
      <h3>{t('missing.title')}</h3>
      {missing.isError && <ErrorAlert error={missing.error} onRetry={() => void missing.refetch()} />}
      {missing.data && <MissingList missing={missing.data} productId={product.id} />}
    </section>
  )
}

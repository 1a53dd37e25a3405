import { Button } from '@mantine/core'
import { IconRocket } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { once } from '../../../core/wire/queries-of.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { ProductSelect } from '../../../parts/product/ProductSelect.tsx'
import { HostField } from '../../build/launch/HostField.tsx'
import { launchFailure } from '../../build/launch/refusals.ts'
import { useHost } from '../../build/launch/use-host.ts'
import classes from './Publisher.module.css'
import { Readiness } from './Readiness.tsx'

/** Puts a product where it can be tried: private, marked, with test payments only. */
export function Component() {
  const { t } = useTranslation('publisher')
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<unknown>()
  const [isPublishing, setPublishing] = useState(false)
  const productId = params.get('product')
  // What is remembered of it may name an address that it has left since.
  const found = useQuery({ ...once(productId, (id) => queries.product.getProduct({ id })), staleTime: 0 })
  const product = found.isFetchedAfterMount ? found.data : undefined

  const input = useHost({
    host: product?.mounts.find(({ mode }) => mode === 'test')?.host,
    name: product?.name,
    ending: '-staging',
  })
  const { host } = input

  const publish = async () => {
    setFailure(undefined)
    if (!input.isReady() || !product) return
    setPublishing(true)
    try {
      await acts.publisher.publishProduct({ id: product.id, stage: 'staging', host })
      sayDone(t('done.staging', { name: product.name, host }))
      await navigate(pathTo('/publisher?stage=staging'))
    } catch (error) {
      if (!input.tell(error)) setFailure(launchFailure(error))
    } finally {
      setPublishing(false)
    }
  }
  return (
    <Page isNarrow>
      <PageHeader
        title={t('staging.title')}
        description={t('staging.description')}
        parent={{ title: t('title'), path: '/publisher' }}
      />
      <Card className={classes.below}>
        <form
          className={classes.block}
          onSubmit={(event) => {
            event.preventDefault()
            void publish()
          }}
        >
          {found.isError && <ErrorAlert error={found.error} onRetry={() => void found.refetch()} />}
          <ProductSelect value={productId} onChange={(value) => setParams(value ? { product: value } : {})} />
          <HostField input={input} />
          {product && <Readiness productId={product.id} revision={product.revision} heading="h2" />}
          {failure !== undefined && <ErrorAlert error={failure} />}
          <div className={classes.actions}>
            <Button
              type="submit"
              leftSection={<IconRocket size={16} />}
              disabled={!product || input.isWaiting}
              loading={isPublishing}
            >
              {t('act.staging')}
            </Button>
          </div>
        </form>
      </Card>
    </Page>
  )
}

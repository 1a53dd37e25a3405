import { CallError } from '@coverwright/contract/client'
import { hostName } from '@coverwright/domain/release/mount'
import { Button, Select, TextInput } from '@mantine/core'
import { IconRocket } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { client } from '../../app/wire/client.ts'
import { Card } from '../../framework/page/Card.tsx'
import { ErrorAlert } from '../../framework/page/ErrorAlert.tsx'
import { Page } from '../../framework/page/Page.tsx'
import { PageHeader } from '../../framework/page/PageHeader.tsx'
import { sayDone } from '../../framework/toast/toasts.tsx'
import { beside, launchFailure } from '../product/refusals.ts'
import classes from './Publisher.module.css'
import { useRefresh } from './queries.ts'
import { Readiness } from './Readiness.tsx'

/** Puts a product where it can be tried: private, marked, with test payments only. */
export function Component() {
  const { t } = useTranslation('publisher')
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const [host, setHost] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [failure, setFailure] = useState<unknown>()
  const [isPublishing, setPublishing] = useState(false)
  const products = useQuery({
    queryKey: ['product', 'listProducts', 'staging'],
    queryFn: () => client.product.listProducts({}, { nowPage: 1, pageSize: 100, orderBy: 'name' }),
  })
  const choices = (products.data?.items ?? []).filter(({ state }) => state !== 'trash')
  const product = choices.find(({ id }) => id === params.get('product'))

  const publish = async () => {
    const checked = hostName.safeParse(host)
    setFailure(undefined)
    if (!checked.success) return setRefusal(checked.error.issues[0]?.message)
    if (!product) return
    setPublishing(true)
    try {
      await client.publisher.publishProduct({ id: product.id, stage: 'staging', host: checked.data })
      await refresh()
      sayDone(t('done.staging', { name: product.name, host: checked.data }))
      await navigate('/publisher?stage=staging')
    } catch (error) {
      const told = beside(beside(launchFailure(error), 'release.host-taken', 'host'), 'release.host-live', 'host')
      if (told instanceof CallError && told.fields['host']) setRefusal(told.fields['host'])
      else setFailure(told)
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
          {products.isError && <ErrorAlert error={products.error} onRetry={() => void products.refetch()} />}
          <Select
            label={t('column.product')}
            placeholder={t('staging.choose')}
            searchable
            value={product?.id ?? null}
            onChange={(value) => setParams(value ? { product: value } : {})}
            data={choices.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextInput
            label={t('address')}
            description={refusal ? undefined : t('addressHint')}
            placeholder="pets-staging.example.com"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={host}
            error={refusal}
            onChange={({ currentTarget }) => {
              setHost(currentTarget.value)
              setRefusal(undefined)
            }}
          />
          {product && <Readiness productId={product.id} revision={product.revision} />}
          {failure !== undefined && <ErrorAlert error={failure} />}
          <div className={classes.actions}>
            <Button type="submit" leftSection={<IconRocket size={16} />} disabled={!product} loading={isPublishing}>
              {t('act.staging')}
            </Button>
          </div>
        </form>
      </Card>
    </Page>
  )
}

import { messages } from '@coverwright/domain/messages'
import type { Domain } from '@coverwright/domain/publish/domain/domain'
import { provenStates } from '@coverwright/domain/publish/domain/domain-lifecycle'
import { Button, Select, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useMay } from '../../../core/session/use-may.ts'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import classes from './Domain.module.css'
import { useDomains } from './queries.ts'

/** A name under a domain that is connected already, and the product that stands there: `quote.` for the product it sells. */
export function Component() {
  const { t } = useTranslation('domain')
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const domains = useDomains()
  const proven = (domains.data?.items ?? []).filter(({ state }) => provenStates.some((one) => one === state))
  const [chosen, setChosen] = useState<string | null>(params.get('domain'))
  const [label, setLabel] = useState('')
  const [failure, setFailure] = useState<unknown>()
  const [isTold, setTold] = useState(false)
  const id = chosen ?? proven[0]?.id
  const name = proven.find((domain) => domain.id === id)?.name
  const mayPublish = useMay('publisher')
  const products = useQuery({
    ...queries.product.listProducts({}, { nowPage: 1, pageSize: 100, orderBy: 'name' }),
    enabled: mayPublish,
  })
  const choices = (products.data?.items ?? []).filter(({ state }) => state !== 'trash')
  const [productId, setProductId] = useState<string | null>(null)
  /** Connected by an earlier try whose product could not be put there. */
  const [made, setMade] = useState<Domain>()
  const connect = async () => {
    setTold(true)
    setFailure(undefined)
    if (!id || !label.trim()) return
    try {
      const domain =
        made?.name === `${label.trim().toLowerCase()}.${name}` ? made : await acts.domain.binDingDomain({ id, label })
      setMade(domain)
      const product = choices.find((each) => each.id === productId)
      if (product) {
        await acts.publisher.publishProduct({ id: product.id, stage: 'staging', host: domain.name })
        sayDone(t('sub.placed', { product: product.name, name: domain.name }))
      }
      await navigate(pathTo(`/checkDomain?domain=${domain.id}`))
    } catch (error) {
      setFailure(error)
    }
  }
  return (
    <Page isNarrow>
      <PageHeader
        title={t('sub.title')}
        description={t('sub.description')}
        parent={{ title: t('title'), path: '/domain' }}
      />
      <Card className={classes.below}>
        <form
          className={classes.block}
          onSubmit={(event) => {
            event.preventDefault()
            void connect()
          }}
        >
          {failure !== undefined && <ErrorAlert error={failure} />}
          {failure !== undefined && made && <p role="status">{t('sub.connectedOnly', { name: made.name })}</p>}
          <Select
            label={t('sub.under')}
            placeholder={t('sub.choose')}
            allowDeselect={false}
            value={id ?? null}
            error={isTold && !id ? t('sub.noneProven') : undefined}
            onChange={setChosen}
            data={proven.map((domain) => ({ value: domain.id, label: domain.name }))}
          />
          <TextInput
            label={t('sub.label')}
            placeholder="quote"
            autoComplete="off"
            spellCheck={false}
            value={label}
            description={t('sub.whole', { name: `${label.trim() || 'quote'}.${name ?? 'example.com'}` })}
            error={isTold && !label.trim() ? messages.required : undefined}
            onChange={({ currentTarget }) => setLabel(currentTarget.value)}
          />
          {mayPublish && (
            <Select
              label={<OptionalLabel label={t('sub.product')} />}
              placeholder={t('sub.noProduct')}
              description={t('sub.productHint')}
              clearable
              searchable
              clearButtonProps={{ 'aria-label': t('sub.noProduct') }}
              value={productId}
              onChange={setProductId}
              data={choices.map((product) => ({ value: product.id, label: product.name }))}
            />
          )}
          <div className={classes.actions}>
            <Button type="submit">{t(productId ? 'sub.actWith' : 'sub.act')}</Button>
          </div>
        </form>
      </Card>
    </Page>
  )
}

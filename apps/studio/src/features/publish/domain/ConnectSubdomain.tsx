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
import { said } from '../../../core/text/said.ts'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { ProductSelect } from '../../../parts/product/ProductSelect.tsx'
import { useProductNames } from '../../../parts/product/use-product-choices.ts'
import classes from './Domain.module.css'
import { useDomains } from './queries.ts'

/** A name under a domain that is connected already, and what stands there: a product, or an agent's home page. */
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
  const [productId, setProductId] = useState<string | null>(null)
  const [product] = useProductNames(productId ? [productId] : [])
  const mayPlacePages = useMay('directPage')
  const pages = useQuery({ ...queries.directPage.list({}, { nowPage: 1, pageSize: 10 }), enabled: mayPlacePages })
  const [pageId, setPageId] = useState<string | null>(null)
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
      if (productId) {
        await acts.publisher.publishProduct({ id: productId, stage: 'staging', host: domain.name })
        sayDone(t('sub.placed', { product: product?.name, name: domain.name }))
      }
      const agentPage = pages.data?.items.find((each) => each.id === pageId)
      if (agentPage) {
        await acts.directPage.bindSubdomain({ id: agentPage.id, host: domain.name })
        sayDone(t('sub.pagePlaced', { agent: agentPage.agentName, name: domain.name }))
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
            error={isTold && !label.trim() ? said(messages.required) : undefined}
            onChange={({ currentTarget }) => setLabel(currentTarget.value)}
          />
          {mayPublish && (
            <ProductSelect
              label={<OptionalLabel label={t('sub.product')} />}
              placeholder={t('sub.noProduct')}
              description={t('sub.productHint')}
              clearable
              clearButtonProps={{ 'aria-label': t('sub.noProduct') }}
              value={productId}
              onChange={(value) => {
                setProductId(value)
                setPageId(null)
              }}
            />
          )}
          {mayPlacePages && (
            <Select
              label={<OptionalLabel label={t('sub.page')} />}
              placeholder={t('sub.noPage')}
              description={t('sub.pageHint')}
              clearable
              clearButtonProps={{ 'aria-label': t('sub.noPage') }}
              value={pageId}
              onChange={(value) => {
                setPageId(value)
                setProductId(null)
              }}
              data={(pages.data?.items ?? []).map((each) => ({ value: each.id, label: each.agentName }))}
            />
          )}
          <div className={classes.actions}>
            <Button type="submit">{t(pageId ? 'sub.actWithPage' : productId ? 'sub.actWith' : 'sub.act')}</Button>
          </div>
        </form>
      </Card>
    </Page>
  )
}

import { CallError } from '@coverwright/contract/client'
import { withVat } from '@coverwright/domain/company/plan/vat'
import type { NameOffer } from '@coverwright/domain/publish/domain-order/name-offer'
import { Button, Skeleton, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { moneyText } from '../../../framework/number/money-text.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import classes from './Domain.module.css'
import { NameSums } from './NameSums.tsx'

/** What a name costs, and the name typed again: it is not taken back. */
export function OrderName({ name }: { readonly name: string }) {
  const { t } = useTranslation('domain')
  const offers = useQuery({ ...queries.domain.suggestDomain({ name }), staleTime: 0, gcTime: 0, retry: false })
  const offer = offers.data?.find((each) => each.name === name)
  return (
    <Page isNarrow>
      <PageHeader
        title={t('order.title', { name })}
        description={t('order.description')}
        parent={{ title: t('search.title'), path: '/domainSearch' }}
      />
      <div className={classes.stack}>
        {offers.isError && <ErrorAlert error={offers.error} onRetry={() => void offers.refetch()} />}
        {offers.isPending && <Skeleton height={240} radius="md" />}
        {offers.data && offer?.availability !== 'available' && (
          <p className={classes.quiet}>
            {t('order.gone', { name })} <Link to={pathTo('/domainSearch')}>{t('order.another')}</Link>
          </p>
        )}
        {offer?.availability === 'available' && offer.price && (
          <Ordering name={name} price={offer.price} onChanged={() => void offers.refetch()} />
        )}
      </div>
    </Page>
  )
}

interface OrderingProps {
  readonly name: string
  readonly price: NonNullable<NameOffer['price']>
  readonly onChanged: () => void
}

function Ordering({ name, price, onChanged }: OrderingProps) {
  const { t } = useTranslation('domain')
  const navigate = useNavigate()
  const [retyped, setRetyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const lacksDetails = failure instanceof CallError && failure.code === 'domain-order.no-details'
  const order = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const { id } = await acts.domain.registerDomain({ name, retyped, totalMinor: price.totalMinor })
      await navigate(pathTo(`/domainPayment?order=${id}`))
    } catch (error) {
      setFailure(error)
      setBusy(false)
      if (error instanceof CallError && error.code === 'domain-order.price-changed') onChanged()
    }
  }
  const yearly = moneyText(withVat(price.renewalMinor, price.vatPercent).totalMinor, price.currency)
  return (
    <Card>
      <form
        className={classes.block}
        onSubmit={(event) => {
          event.preventDefault()
          void order()
        }}
      >
        {failure !== undefined && !lacksDetails && <ErrorAlert error={failure} />}
        {lacksDetails && (
          <p role="alert">
            {t('order.detailsFirst')}{' '}
            <Link to={pathTo(`/upgrade-info?${new URLSearchParams({ name }).toString()}`)}>{t('order.toDetails')}</Link>
          </p>
        )}
        <NameSums of={{ name, ...price }} />
        <ul className={classes.terms}>
          <li>{t('order.renewal', { amount: yearly })}</li>
          <li>{t('order.theirs')}</li>
          <li>{t('order.final')}</li>
        </ul>
        <TextInput
          label={t('order.retype', { name })}
          autoComplete="off"
          spellCheck={false}
          value={retyped}
          onChange={({ currentTarget }) => setRetyped(currentTarget.value)}
        />
        <div className={classes.actions}>
          <Button type="submit" loading={isBusy} disabled={retyped.trim().toLowerCase() !== name}>
            {t('order.act')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

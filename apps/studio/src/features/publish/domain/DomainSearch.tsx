import { withVat } from '@coverwright/domain/company/plan/vat'
import type { NameOffer } from '@coverwright/domain/publish/domain-order/name-offer'
import { Button, Skeleton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { moneyText } from '../../../framework/number/money-text.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { Tag } from '../../../framework/page/Tag.tsx'
import classes from './Domain.module.css'
import { NameOrders } from './NameOrders.tsx'

/** Names that can be bought, with what they cost now and every year after. */
export function Component() {
  const { t } = useTranslation('domain')
  const [params, setParams] = useSearchParams()
  const asked = params.get('name') ?? ''
  const [typed, setTyped] = useState(asked)
  const offers = useQuery({
    ...queries.domain.suggestDomain({ name: asked }),
    enabled: asked !== '',
    staleTime: 0,
    retry: false,
  })
  const wish = typed.trim()
  return (
    <Page isNarrow>
      <PageHeader
        title={t('search.title')}
        description={t('search.description')}
        parent={{ title: t('title'), path: '/domain' }}
      />
      <div className={classes.stack}>
        <Card>
          <form
            className={classes.search}
            onSubmit={(event) => {
              event.preventDefault()
              if (wish !== '') setParams({ name: wish })
            }}
          >
            <TextInput
              label={t('search.label')}
              placeholder="tarnbrook-pets"
              autoComplete="off"
              spellCheck={false}
              maxLength={120}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <Button type="submit" leftSection={<IconSearch size={16} />} loading={offers.isFetching}>
              {t('search.act')}
            </Button>
          </form>
        </Card>
        {offers.isError && (
          <ErrorAlert error={offers.error} advice={t('search.connectInstead')} onRetry={() => void offers.refetch()} />
        )}
        {offers.isFetching && !offers.data && <Skeleton height={200} radius="md" />}
        {offers.data && <Offers asked={asked} offers={offers.data} />}
        <NameOrders />
      </div>
    </Page>
  )
}

function Offers({ asked, offers }: { readonly asked: string; readonly offers: readonly NameOffer[] }) {
  const { t } = useTranslation('domain')
  if (offers.length === 0) return <p className={classes.quiet}>{t('search.noName', { name: asked })}</p>
  return (
    <Card title={t('search.found')} note={t('search.foundNote')}>
      <ul className={classes.offers}>
        {offers.map((offer) => (
          <li key={offer.name}>
            <div>
              <b>{offer.name}</b> {offer.isPremium && offer.price && <Tag>{t('search.premium')}</Tag>}
              <p>{said(offer, t)}</p>
            </div>
            {offer.availability === 'available' && (
              <Button
                component={Link}
                to={pathTo(`/domainCreate?${new URLSearchParams({ name: offer.name }).toString()}`)}
                variant="default"
                aria-label={t('search.chooseName', { name: offer.name })}
              >
                {t('search.choose')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

type Words = ReturnType<typeof useTranslation<'domain'>>['t']

function said({ availability, price }: NameOffer, t: Words): string {
  if (availability !== 'available' || !price) return t(availability === 'unknown' ? 'search.unknown' : 'search.taken')
  const { totalMinor, vatPercent, renewalMinor, currency } = price
  return t('search.price', {
    first: moneyText(totalMinor, currency),
    later: moneyText(withVat(renewalMinor, vatPercent).totalMinor, currency),
    percent: vatPercent,
  })
}

import { localeOf } from '@coverwright/domain/base/language/language'
import { BillingDetails } from '@coverwright/domain/company/plan-order/plan-order'
import { countries } from '@coverwright/domain/fields'
import { Button, Select, Skeleton, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useSession } from '../../../core/session/session.ts'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useSlow } from '../../../framework/delays.ts'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import classes from './Plan.module.css'

export function Component() {
  const { t } = useTranslation('plan')
  const details = useQuery(queries.payment.getBillingDetails({}))
  const isSlow = useSlow(details.isPending)
  return (
    <Page isNarrow>
      <PageHeader
        parent={{ title: t('statement'), path: '/account' }}
        title={t('info.title')}
        description={t('info.description')}
      />
      <div className={classes.cards}>
        {isSlow && <Skeleton height={240} radius="md" />}
        {details.isLoadingError && <ErrorAlert error={details.error} onRetry={() => void details.refetch()} />}
        {details.data !== undefined && <DetailsForm details={details.data} />}
      </div>
    </Page>
  )
}

function DetailsForm({ details }: { readonly details: BillingDetails | null }) {
  const { t, i18n } = useTranslation('plan')
  const countryName = new Intl.DisplayNames(localeOf(i18n.language), { type: 'region' })
  const navigate = useNavigate()
  const name = useSearchParams()[0].get('name')
  const company = useSession(({ accountData }) => accountData?.company)
  const form = useSchemaForm(BillingDetails, {
    initialValues: details ?? {
      name: company?.name ?? '',
      address: '',
      city: '',
      postcode: '',
      country: company?.country ?? 'GB',
      vatNumber: '',
    },
    save: async (values) => {
      await acts.payment.saveBillingDetails(values)
      sayDone(t('info.saved'))
      // Whoever is about to order a name goes on with it.
      await navigate(pathTo(name ? `/domainCreate?${new URLSearchParams({ name }).toString()}` : '/upgrade'))
    },
  })
  return (
    <Card className={classes.card}>
      <form
        className={classes.inside}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        {form.failure !== undefined && <ErrorAlert error={form.failure} />}
        <TextInput label={t('info.name')} autoComplete="organization" {...form.field('name')} />
        <TextInput label={t('info.address')} autoComplete="street-address" {...form.field('address')} />
        <TextInput label={t('info.city')} autoComplete="address-level2" {...form.field('city')} />
        <TextInput label={t('info.postcode')} autoComplete="postal-code" {...form.field('postcode')} />
        <Select
          label={t('info.country')}
          description={t('info.countryHint')}
          allowDeselect={false}
          data={countries.map((value) => ({ value, label: countryName.of(value) ?? value }))}
          {...form.field('country')}
        />
        <TextInput label={<OptionalLabel label={t('info.vatNumber')} />} {...form.field('vatNumber')} />
        <p className={classes.hint}>{t('info.cardholder')}</p>
        <div className={classes.buttons}>
          <Button type="submit" loading={form.isSaving}>
            {t('info.save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

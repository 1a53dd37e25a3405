import { LicenceForm } from '@coverwright/domain/company/plan-order/licence'
import { Button, Skeleton, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useSlow } from '../../../framework/delays.ts'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import classes from './Plan.module.css'

export function Component() {
  const { t } = useTranslation('plan')
  const licence = useQuery(queries.payment.getLicence({}))
  const isSlow = useSlow(licence.isPending)
  return (
    <Page isNarrow>
      <PageHeader
        parent={{ title: t('statement'), path: '/account' }}
        title={t('licence.title')}
        description={t('licence.description')}
      />
      <div className={classes.cards}>
        {isSlow && <Skeleton height={160} radius="md" />}
        {licence.isLoadingError && <ErrorAlert error={licence.error} onRetry={() => void licence.refetch()} />}
        {licence.data &&
          (licence.data.isWellFormed ? <Ready number={licence.data.licenceNumber ?? ''} /> : <NumberForm />)}
      </div>
    </Page>
  )
}

function Ready({ number }: { readonly number: string }) {
  const { t } = useTranslation('plan')
  return (
    <Card className={classes.card} title={t('licence.has')}>
      <div className={classes.inside}>
        <p className={classes.name}>{number}</p>
        <p className={classes.hint}>
          {t('licence.ready')} <Link to={pathTo('/company-profile')}>{t('licence.change')}</Link>
        </p>
        <div className={classes.buttons}>
          <Button component={Link} to={pathTo('/upgrade')}>
            {t('licence.toPlans')}
          </Button>
        </div>
      </div>
    </Card>
  )
}

function NumberForm() {
  const { t } = useTranslation('plan')
  const form = useSchemaForm(LicenceForm, {
    initialValues: { licenceNumber: '' },
    save: (values) => acts.payment.saveLicence(values),
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
        <TextInput label={t('licence.field')} description={t('licence.fieldHint')} {...form.field('licenceNumber')} />
        <div className={classes.buttons}>
          <Button type="submit" loading={form.isSaving}>
            {t('licence.save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

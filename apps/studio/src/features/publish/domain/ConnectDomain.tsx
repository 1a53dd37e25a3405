import { OwnDomainForm } from '@coverwright/domain/publish/domain/domain'
import { Button, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { acts } from '../../../core/wire/acts.ts'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import classes from './Domain.module.css'
import { OrderName } from './OrderName.tsx'

/** A name that was chosen is ordered here; without one a domain is connected that somebody has already. */
export function Component() {
  const [params] = useSearchParams()
  const name = params.get('name')
  return name ? <OrderName key={name} name={name} /> : <ConnectDomain />
}

/** They set records at their provider, and it answers here. */
function ConnectDomain() {
  const { t } = useTranslation('domain')
  const navigate = useNavigate()
  const form = useSchemaForm(OwnDomainForm, {
    initialValues: { name: '' },
    save: async (values) => {
      const { id } = await acts.domain.ownDomain(values)
      await navigate(pathTo(`/checkDomain?domain=${id}`))
    },
  })
  return (
    <Page isNarrow>
      <PageHeader
        title={t('own.title')}
        description={t('own.description')}
        parent={{ title: t('title'), path: '/domain' }}
      />
      <Card className={classes.below}>
        <form
          className={classes.block}
          onSubmit={(event) => {
            event.preventDefault()
            void form.submit()
          }}
        >
          {form.failure !== undefined && <ErrorAlert error={form.failure} />}
          <TextInput
            label={t('name')}
            description={t('own.hint')}
            placeholder="tarnbrook-insurance.co.uk"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            {...form.field('name')}
          />
          <p className={classes.quiet}>
            {t('own.findInstead')} <Link to={pathTo('/domainSearch')}>{t('find')}</Link>
          </p>
          <div className={classes.actions}>
            <Button type="submit" loading={form.isSaving}>
              {t('own.act')}
            </Button>
          </div>
        </form>
      </Card>
    </Page>
  )
}

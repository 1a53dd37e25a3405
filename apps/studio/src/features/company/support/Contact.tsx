import { SupportForm, supportTopics } from '@coverwright/domain/company/support/support'
import { Button, Select, Textarea, TextInput } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { client } from '../../../core/wire/client.ts'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import styles from './Support.module.css'

export function Component() {
  const { t } = useTranslation('support')
  const navigate = useNavigate()
  // Whoever comes from the plans wants a price for what is agreed with each company.
  const isQuote = useSearchParams()[0].get('about') === 'quote'
  const form = useSchemaForm(SupportForm, {
    initialValues: isQuote
      ? { topic: 'sales', subject: t('contact.quote'), message: '' }
      : { topic: 'product', subject: '', message: '' },
    save: async (values) => {
      const { reference } = await client.support.sendRequest(values)
      await navigate(pathTo('/contact-success'), { replace: true, state: { reference } })
    },
  })
  return (
    <Page isNarrow>
      <PageHeader
        parent={{ title: t('settings'), path: '/setting' }}
        title={t('contact.title')}
        description={t('contact.description')}
        actions={
          <Button
            component={Link}
            to={pathTo('/zendesk-transfer')}
            variant="default"
            leftSection={<IconExternalLink size={16} />}
          >
            {t('helpDesk')}
          </Button>
        }
      />
      <Card className={styles.card}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void form.submit()
          }}
        >
          {form.failure !== undefined && <ErrorAlert error={form.failure} />}
          <Select
            label={t('topic')}
            data={supportTopics.map((value) => ({ value, label: t(`topics.${value}`) }))}
            allowDeselect={false}
            {...form.field('topic')}
          />
          <TextInput label={t('subject')} {...form.field('subject')} />
          <Textarea label={t('message')} rows={6} {...form.field('message')} />
          <div className={styles.buttons}>
            <Button type="submit" loading={form.isSaving}>
              {t('send')}
            </Button>
          </div>
        </form>
      </Card>
    </Page>
  )
}

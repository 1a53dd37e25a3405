import { type IssuedKey, IssueKeyForm } from '@coverwright/domain/publish/maintenance/maintenance'
import { Button, TextInput } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { client } from '../../../core/wire/client.ts'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { KeyDialog } from './KeyDialog.tsx'
import classes from './Maintenance.module.css'

/** For the operator's staff: a company that asks gets the key to its portal. */
export function IssueKeys() {
  const { t } = useTranslation('maintenance')
  const [issued, setIssued] = useState<z.output<typeof IssuedKey>>()
  const form = useSchemaForm(IssueKeyForm, {
    initialValues: { referenceNumber: '' },
    save: async (values) => setIssued(await client.maintenance.issueKey(values)),
  })
  return (
    <Page isNarrow>
      <PageHeader title={t('title')} description={t('issue.description')} />
      <Card title={t('issue.title')} className={classes.apart}>
        <form
          className={classes.block}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void form.submit()
          }}
        >
          {form.failure !== undefined && <ErrorAlert error={form.failure} />}
          <p className={classes.hint}>{t('issue.hint')}</p>
          <TextInput
            label={t('issue.reference')}
            placeholder="CW-1234-5678-9012"
            autoComplete="off"
            {...form.field('referenceNumber')}
          />
          <div className={classes.actions}>
            <Button type="submit" leftSection={<IconKey size={16} />} loading={form.isSaving}>
              {t('issue.act')}
            </Button>
          </div>
        </form>
      </Card>
      {issued && <KeyDialog issued={issued} onClose={() => setIssued(undefined)} />}
    </Page>
  )
}

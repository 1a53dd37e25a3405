import type { Connector } from '@coverwright/domain/build/connector/connector'
import { lookUpsInMonth } from '@coverwright/domain/build/connector/look-up-limits'
import { lookUpRoles } from '@coverwright/domain/build/page/look-up-role'
import { Button, Group, Select, Textarea, TextInput } from '@mantine/core'
import { IconClipboard, IconFileCode } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { queries } from '../../../core/wire/queries.ts'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useNumberTexts } from '../../../framework/number/use-number-texts.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { SaveBar } from '../../../framework/save/SaveBar.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { AuthenticationFields } from './AuthenticationFields.tsx'
import { CallFields } from './CallFields.tsx'
import classes from './Connector.module.css'
import { CurlDialog } from './CurlDialog.tsx'
import { OpenApiDialog } from './OpenApiDialog.tsx'
import { PairRows } from './PairRows.tsx'
import { PresetMenu } from './PresetMenu.tsx'
import { RequestFields } from './RequestFields.tsx'
import { TestCard } from './TestCard.tsx'
import { TypeSwitch } from './TypeSwitch.tsx'
import { useConnectorForm } from './use-connector-form.ts'

const noPath = { name: '', path: '' }

/** One connector, by `?id=`; without it a new one. */
export function Component() {
  const { t } = useTranslation('connector')
  const [search] = useSearchParams()
  const id = search.get('id')
  const connector = useQuery({ ...queries.apiConnector.getConnector({ id: id ?? '' }), enabled: id !== null })
  const header = (
    <PageHeader
      title={id === null ? t('newTitle') : (connector.data?.name ?? t('screens:apiConnector'))}
      parent={{ title: t('toList'), path: '/apiList' }}
      actions={connector.data && <StatusBadge status={connector.data.state} />}
    />
  )
  return (
    <Page isNarrow>
      {header}
      {connector.isError && <ErrorAlert error={connector.error} onRetry={() => void connector.refetch()} />}
      {id === null && <Editor key="new" connector={undefined} />}
      {connector.data && <Editor key={connector.data.id} connector={connector.data} />}
    </Page>
  )
}

function Editor({ connector }: { readonly connector: Connector | undefined }) {
  const { t } = useTranslation('connector')
  const { whole } = useNumberTexts()
  const form = useConnectorForm(connector)
  const [filling, setFilling] = useState<'curl' | 'openApi'>()
  const isInternal = form.values.type === 'internal'
  const close = () => setFilling(undefined)
  const begin = (
    <Group gap={8}>
      {!connector && <PresetMenu form={form} />}
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconClipboard size={14} />}
        onClick={() => setFilling('curl')}
      >
        {t('paste')}
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconFileCode size={14} />}
        onClick={() => setFilling('openApi')}
      >
        {t('openApi')}
      </Button>
    </Group>
  )
  return (
    <>
      <form
        className={classes.page}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        {form.failure !== undefined && <ErrorAlert error={form.failure} />}
        <Card title={t('request')} action={isInternal ? undefined : begin}>
          <div className={classes.fields}>
            <TextInput label={t('name')} description={t('nameHint')} maxLength={80} {...form.field('name')} />
            <TypeSwitch form={form} />
            {isInternal ? <CallFields form={form} /> : <RequestFields form={form} />}
          </div>
        </Card>
        {!isInternal && (
          <Card title={t('authentication')}>
            <AuthenticationFields form={form} connector={connector} />
          </Card>
        )}
        {connector && <TestCard connector={connector} form={form} />}
        <Card title={t('result')}>
          <div className={classes.fields}>
            <PairRows
              form={form}
              list="outputs"
              rows={form.values.outputs}
              begun={noPath}
              put={(rows) => form.setValue('outputs', rows)}
              hint={t(isInternal ? 'outputsHintInternal' : 'outputsHint')}
              most={30}
            />
            <Textarea
              label={<OptionalLabel label={t('demo')} />}
              description={t(isInternal ? 'demoHintInternal' : 'demoHint')}
              autosize
              minRows={3}
              maxRows={12}
              styles={{ input: { fontFamily: 'var(--cw-mono)' } }}
              {...form.field('demoResult')}
            />
            {!isInternal && (
              <Select
                label={<OptionalLabel label={t('role')} />}
                description={t('roleHint', { many: whole(lookUpsInMonth) })}
                placeholder={t('roleNone')}
                data={lookUpRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
                clearable
                {...form.field('role')}
              />
            )}
          </div>
        </Card>
        <SaveBar form={form} />
      </form>
      {/* Beside the form: what is sent in the dialog would send the form around it too. */}
      {filling === 'curl' && <CurlDialog form={form} onClose={close} />}
      {filling === 'openApi' && <OpenApiDialog form={form} onClose={close} />}
    </>
  )
}

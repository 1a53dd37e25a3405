import { NumberInput, Select, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import classes from './Connector.module.css'
import { PairRows } from './PairRows.tsx'
import type { ConnectorEditing } from './use-connector-form.ts'

const noValue = { name: '', value: '' }

/** How an external connector asks the other system. */
export function RequestFields({ form }: { readonly form: ConnectorEditing }) {
  const { t } = useTranslation('connector')
  return (
    <>
      <div className={classes.pair}>
        <Select label={t('method')} data={['GET', 'POST']} allowDeselect={false} {...form.field('method')} />
        <NumberInput
          label={t('deadline')}
          description={t('deadlineHint')}
          min={1}
          max={10}
          allowDecimal={false}
          {...form.field('deadlineSeconds')}
        />
      </div>
      <TextInput
        type="url"
        label={t('address')}
        description={t('addressHint', { field: '{{registration}}' })}
        {...form.field('address')}
      />
      <TextInput
        type="url"
        label={<OptionalLabel label={t('testAddress')} />}
        description={t('testAddressHint')}
        {...form.field('testAddress')}
      />
      <PairRows
        form={form}
        list="params"
        rows={form.values.params}
        begun={noValue}
        put={(rows) => form.setValue('params', rows)}
        hint={t('paramsHint')}
        most={30}
      />
      <PairRows
        form={form}
        list="headers"
        rows={form.values.headers}
        begun={noValue}
        put={(rows) => form.setValue('headers', rows)}
        most={20}
      />
      {form.values.method === 'POST' && (
        <Textarea
          label={<OptionalLabel label={t('body')} />}
          description={t('bodyHint')}
          autosize
          minRows={3}
          maxRows={12}
          styles={{ input: { fontFamily: 'var(--cw-mono)' } }}
          {...form.field('body')}
        />
      )}
    </>
  )
}

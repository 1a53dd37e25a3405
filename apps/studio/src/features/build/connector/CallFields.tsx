import { callsOfJourneys, exampleAnswer, inputsOfCall } from '@coverwright/contract/internal-calls'
import { type InternalCall, internalCalls } from '@coverwright/domain/build/connector/internal-call'
import { Input, Select, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { hasAny } from '../../../core/screens/decide.ts'
import { useSession } from '../../../core/session/session.ts'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import classes from './Connector.module.css'
import { SampleValues } from './SampleValues.tsx'
import type { ConnectorEditing } from './use-connector-form.ts'

/** What a journey does not know of itself: whoever designs the connector writes it. */
const fixed = new Set(['source', 'column', 'keyword', 'language'])

const begunValue = (name: string) => (fixed.has(name) ? '' : `{{${name}}}`)

/** As it is asked at first: with what it cannot do without, and what it would answer. */
function chooseCall(form: ConnectorEditing, call: InternalCall): void {
  const asked = inputsOfCall(call).filter(({ isOptional }) => !isOptional)
  form.setValue('call', call)
  form.setValue(
    'params',
    asked.map(({ name }) => ({ name, value: begunValue(name) })),
  )
  form.setValue('outputs', [])
  form.setValue('demoParams', [])
  form.setValue('demoResult', JSON.stringify(exampleAnswer(call), null, 2))
}

/** Which of our own calls an internal connector asks, and with what. */
export function CallFields({ form }: { readonly form: ConnectorEditing }) {
  const { t } = useTranslation('connector')
  const may = useMayAsk()
  const { call = null, params } = form.values
  const { onChange: _, ...field } = form.field('call')
  const write = (name: string, value: string) => {
    const others = params.filter((param) => param.name !== name)
    form.setValue('params', value === '' ? others : [...others, { name, value }])
  }
  return (
    <>
      <Select
        label={t('call')}
        description={call ? t(`calls.${call}.about`) : t('callHint')}
        data={internalCalls.map((value) => ({
          value,
          label: may(value) ? t(`calls.${value}.title`) : t('callNotAllowed', { call: t(`calls.${value}.title`) }),
          disabled: !may(value) && value !== call,
        }))}
        allowDeselect={false}
        {...field}
        onChange={(value) => {
          const chosen = internalCalls.find((each) => each === value)
          if (chosen) chooseCall(form, chosen)
        }}
      />
      {call && (
        <fieldset className={classes.rows}>
          <legend>{t('askedWith')}</legend>
          <p className={classes.hint}>{t('askedWithHint', { field: '{{email}}' })}</p>
          <div className={classes.pair}>
            {inputsOfCall(call).map(({ name, isOptional }) => (
              <TextInput
                key={name}
                label={isOptional ? <OptionalLabel label={t(`inputs.${name}`)} /> : t(`inputs.${name}`)}
                value={params.find((param) => param.name === name)?.value ?? ''}
                maxLength={1000}
                onChange={(event) => write(name, event.currentTarget.value)}
              />
            ))}
          </div>
          <Input.Error>{form.field('params').error}</Input.Error>
        </fieldset>
      )}
      {call && <SampleValues value={exampleAnswer(call)} form={form} />}
    </>
  )
}

/** Which of them this member may read, and so may have journeys read. */
function useMayAsk(): (call: InternalCall) => boolean {
  const visitor = useSession(({ permissionList }) => permissionList)
  return (call) => hasAny(visitor, callsOfJourneys[call].access.anyOf)
}

import { type ConnectorType, connectorTypes } from '@coverwright/domain/build/connector/internal-call'
import { Input, SegmentedControl } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type ConnectorEditing, empty } from './use-connector-form.ts'

/** What means something in one type alone. */
const own = [
  'call',
  'method',
  'address',
  'testAddress',
  'headers',
  'params',
  'body',
  'authentication',
  'secret',
  'outputs',
  'demoParams',
  'demoResult',
  'role',
] as const

/** Whether another system is asked, or what is kept here. Who switches back finds what was entered. */
export function TypeSwitch({ form }: { readonly form: ConnectorEditing }) {
  const { t } = useTranslation('connector')
  const before = useRef<typeof form.values>(undefined)
  const turn = (type: ConnectorType) => {
    const { values } = form
    const next = { ...empty, ...before.current }
    before.current = structuredClone(values)
    form.setValue('type', type)
    for (const field of own) form.setValue(field, next[field])
  }
  return (
    <Input.Wrapper label={t('type')} description={t('typeHint')}>
      <div>
        <SegmentedControl
          aria-label={t('type')}
          data={connectorTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
          value={form.values.type ?? 'external'}
          onChange={turn}
        />
      </div>
    </Input.Wrapper>
  )
}

import type { Connector } from '@coverwright/domain/build/connector/connector'
import type { TestedConnector } from '@coverwright/domain/build/connector/connector-task'
import { inputsOf } from '@coverwright/domain/build/connector/fill-request'
import { Button, TextInput } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../framework/act/use-act.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import classes from './Connector.module.css'
import { TestedAnswer } from './TestedAnswer.tsx'
import type { ConnectorEditing } from './use-connector-form.ts'

interface TestCardProps {
  readonly connector: Connector
  readonly form: ConnectorEditing
}

/** Asks for real, shows what was sent and answered, and lets values of it be taken. */
export function TestCard({ connector, form }: TestCardProps) {
  const { t } = useTranslation('connector')
  const test = useAct('apiConnector.testConnector')
  const keep = useAct('apiConnector.keepDemo', { done: ({ name }) => t('keptDemo', { name }) })
  const [tested, setTested] = useState<TestedConnector>()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const fields = inputsOf(connector).map(({ name }) => name)
  const valueOf = (name: string) =>
    typed[name] ?? connector.demoParams.find((param) => param.name === name)?.value ?? ''
  const isInternal = connector.type === 'internal'
  const isChanged = form.changes > 0
  const params = fields.map((name) => ({ name, value: valueOf(name) })).filter(({ value }) => value !== '')
  const ask = async (at: 'live' | 'test') => setTested(await test.send({ id: connector.id, at, params }))
  return (
    <Card title={t('test')} note={isChanged ? t('saveFirst') : t(isInternal ? 'testHintInternal' : 'testHint')}>
      <div className={classes.fields}>
        {fields.length > 0 && (
          <div className={classes.pair}>
            {fields.map((name) => (
              <TextInput
                key={name}
                label={name}
                value={valueOf(name)}
                maxLength={1000}
                onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
              />
            ))}
          </div>
        )}
        <div className={classes.buttons}>
          <Button
            leftSection={<IconSend size={16} />}
            loading={test.isBusy}
            disabled={isChanged}
            onClick={() => void ask('live').catch(sayFailed)}
          >
            {t(isInternal ? 'testSales' : 'testLive')}
          </Button>
          {(isInternal || connector.testAddress) && (
            <Button
              variant="default"
              loading={test.isBusy}
              disabled={isChanged}
              onClick={() => void ask('test').catch(sayFailed)}
            >
              {t(isInternal ? 'testTrials' : 'testTest')}
            </Button>
          )}
          {connector.state === 'draft' && connector.demoResult && (
            <Button
              variant="default"
              loading={keep.isBusy}
              disabled={isChanged}
              onClick={() => keep.run({ id: connector.id, result: connector.demoResult })}
            >
              {t('keepDemo')}
            </Button>
          )}
        </div>
        {tested?.task.state === 'done' && params.length > 0 && (
          <div>
            <Button variant="subtle" size="compact-sm" onClick={() => form.setValue('demoParams', params)}>
              {t('keepParams')}
            </Button>
          </div>
        )}
        {tested && <TestedAnswer tested={tested} form={form} />}
      </div>
    </Card>
  )
}

import type { TestedConnector } from '@coverwright/domain/build/connector/connector-task'
import { Alert, Button } from '@mantine/core'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { said } from '../../../core/text/said.ts'
import classes from './Connector.module.css'
import { SampleValues } from './SampleValues.tsx'
import { SentRequest } from './Tasks.tsx'
import type { ConnectorEditing } from './use-connector-form.ts'

interface TestedAnswerProps {
  readonly tested: TestedConnector
  readonly form: ConnectorEditing
}

const mostShown = 20_000

/** What came of a try. */
export function TestedAnswer({ tested, form }: TestedAnswerProps) {
  const { t } = useTranslation('connector')
  const { task, answer } = tested
  const isDone = task.state === 'done'
  const value = parsed(answer)
  return (
    <section className={classes.form} aria-live="polite" aria-label={t('answer')}>
      <Alert
        color={isDone ? 'success' : 'danger'}
        icon={isDone ? <IconCheck size={16} /> : <IconAlertCircle size={16} />}
        title={t(isDone ? 'answered' : 'failed', { ms: task.tookMs })}
      >
        {task.problem && said(task.problem)}
      </Alert>
      <h3>{t('sent')}</h3>
      <SentRequest request={task.request} />
      {answer && (
        <>
          <h3>{t('answer')}</h3>
          <pre className={classes.code}>
            {(value === undefined ? answer : JSON.stringify(value, null, 2)).slice(0, mostShown)}
          </pre>
        </>
      )}
      {isDone && value !== undefined && (
        <>
          <SampleValues value={value} form={form} />
          {answer.length <= mostShown && (
            <div>
              <Button variant="default" onClick={() => form.setValue('demoResult', JSON.stringify(value, null, 2))}>
                {t('useAsDemo')}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  )
}

function parsed(answer: string): unknown {
  try {
    return JSON.parse(answer)
  } catch {
    return undefined
  }
}

import { type Task, taskStates } from '@coverwright/domain/build/connector/connector-task'
import { Button } from '@mantine/core'
import { IconListCheck, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { said } from '../../../core/text/said.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { DetailDrawer } from '../../../framework/dialog/DetailDrawer.tsx'
import { Facts } from '../../../framework/dialog/Facts.tsx'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import { listed } from '../../../framework/list/listed.ts'
import { useShown } from '../../../framework/list/use-shown.ts'
import { useStatusFilter } from '../../../framework/list/use-status-filter.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { ApiHeader } from './ApiHeader.tsx'
import classes from './Connector.module.css'
import { useTaskColumns } from './connector-columns.tsx'

const list = listed(queries.task.listTasks)
const looks = Object.fromEntries(taskStates.map((state) => [state, state])) as Record<Task['state'], Task['state']>

/** Every run of a connector in the last thirty days. */
export function Tasks() {
  const { t } = useTranslation('connector')
  const { shown, show, hide } = useShown('task')
  const columns = useTaskColumns()
  const filters = useStatusFilter(t('state'), looks)
  return (
    <>
      <ListScreen
        name={t('tasks')}
        header={<ApiHeader tab="tasks" />}
        list={list}
        columns={columns}
        filters={filters}
        keyOf={({ id }) => id}
        nameOf={({ connectorName }) => connectorName}
        defaultSort="-createdAt"
        onOpen={({ id }) => show(id)}
        empty={<Empty icon={<IconListCheck size={20} />} title={t('noTasks')} description={t('noTasksHint')} />}
      />
      {shown && <TaskDrawer id={shown} onClose={hide} />}
    </>
  )
}

function TaskDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTranslation('connector')
  const times = useTimeTexts()
  const task = useQuery(queries.task.getTask({ id }))
  const retry = useAct('task.retryTask', {
    done: (answer) => t('retried', { outcome: t(`outcome.${answer.task.state}`) }),
  })
  return (
    <DetailDrawer
      isOpen
      onClose={onClose}
      title={task.data?.connectorName ?? t('tasks')}
      item={task}
      actions={({ cause }) =>
        (cause === 'test' || cause === 'retry') && (
          <Button leftSection={<IconRefresh size={16} />} loading={retry.isBusy} onClick={() => retry.run({ id })}>
            {t('retry')}
          </Button>
        )
      }
    >
      {({ cause, state, status, problem, tookMs, createdAt, request, excerpt }) => (
        <>
          <Facts
            facts={[
              [t('cause'), t(`causes.${cause}`)],
              [t('state'), <StatusBadge key="state" status={state} />],
              [t('problem'), problem && said(problem)],
              [t('status'), status],
              [t('took'), t('ms', { ms: tookMs })],
              [t('lastRun'), times.dateAndTime(createdAt)],
            ]}
          />
          <h3>{t('sent')}</h3>
          <SentRequest request={request} />
          {excerpt && (
            <>
              <h3>{t('excerpt')}</h3>
              <pre className={classes.code}>{excerpt}</pre>
            </>
          )}
          {(cause === 'journey' || cause === 'staging') && <p className={classes.hint}>{t('shape')}</p>}
        </>
      )}
    </DetailDrawer>
  )
}

export const SentRequest = ({ request }: { readonly request: Task['request'] }) => (
  <pre className={classes.code}>
    {[
      `${request.method} ${request.url}`,
      ...request.headers.map(({ name, value }) => `${name}: ${value}`),
      ...(request.body ? ['', request.body] : []),
    ].join('\n')}
  </pre>
)

import { type Action, ActionForm } from '@coverwright/domain/reach/automation/automation'
import type { EventCard } from '@coverwright/domain/reach/own-event/own-event'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { ActionFields } from './ActionFields.tsx'
import classes from './Automation.module.css'
import { actionsQuery } from './use-actions.ts'

/** One action: `?action=` says which; without it a new one, of the event and product that the address names. */
export function Component() {
  const { t } = useTranslation('automation')
  const [params] = useSearchParams()
  const id = params.get('action')
  const events = useQuery(queries.event.listEvents({}))
  const actions = useQuery(actionsQuery)
  const failed = [events, actions].find(({ isError }) => isError)
  const action = actions.data?.items.find((one) => one.id === id)
  const isGone = id !== null && actions.data !== undefined && !action
  const begun = { trigger: params.get('trigger') ?? '', productId: params.get('product') }
  return (
    <Page isNarrow>
      <PageHeader
        parent={{ title: t('title'), path: '/automated-notifications' }}
        title={t(id ? 'editTitle' : 'addTitle')}
        description={t('editHint')}
      />
      <div className={classes.body}>
        {failed && <ErrorAlert error={failed.error} onRetry={() => void failed.refetch()} />}
        {!failed && !(events.data && actions.data) && <Skeleton height={320} />}
        {isGone && <p>{t('gone')}</p>}
        {events.data && actions.data && !isGone && (
          <EditForm key={id ?? 'new'} events={events.data} action={action} begun={begun} />
        )}
      </div>
    </Page>
  )
}

interface EditFormProps {
  readonly events: readonly EventCard[]
  readonly action: Action | undefined
  readonly begun: { readonly trigger: string; readonly productId: string | null }
}

function EditForm({ events, action, begun }: EditFormProps) {
  const { t } = useTranslation('automation')
  const navigate = useNavigate()
  const isReminder = events.some(({ type, isMarketing }) => isMarketing && type === begun.trigger)
  const first = { ...usual, ...begun, isStandard: isReminder }
  const { id, trigger, channel, delayHours, productId, templateId, isStandard } = action ?? first
  const form = useSchemaForm(ActionForm, {
    initialValues: { ...(id && { id }), trigger, channel, delayHours, productId, templateId, isStandard },
    save: async (values) => {
      const saved = await acts.automation.saveAction(values)
      if (saved.cancelled > 0) sayDone(t('savedOther', { count: saved.cancelled }))
      await navigate(pathTo(`/setAction?trigger=${saved.trigger}`))
    },
  })
  return <ActionFields form={form} events={events} />
}

const usual = { id: undefined, channel: 'email', delayHours: 0, templateId: null, isStandard: false } as const

import type { Action } from '@coverwright/domain/reach/automation/automation'
import { ActionIcon, Button, Skeleton, Switch } from '@mantine/core'
import { IconBolt, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { sayAbout } from '../own-event/say-about.ts'
import classes from './Automation.module.css'
import { actionsQuery, useActionWords } from './use-actions.ts'

/** What one event sets off: `?trigger=` says which, `?product=` for which product alone. */
export function Component() {
  const { t } = useTranslation('automation')
  const [params] = useSearchParams()
  const trigger = params.get('trigger')
  const productId = params.get('product')
  const event = useQuery({
    ...queries.event.listEvents({}),
    select: (cards) => cards.find(({ type }) => type === trigger),
  })
  const actions = useQuery(actionsQuery)
  const failed = [event, actions].find(({ isError }) => isError)
  const own = actions.data?.items.filter(
    (action) =>
      (trigger === null || action.trigger === trigger) &&
      (productId === null || action.productId === null || action.productId === productId),
  )
  const asked = new URLSearchParams({ ...(trigger && { trigger }), ...(productId && { product: productId }) })
  const add = (variant: 'filled' | 'default') => (
    <Button
      component={Link}
      to={pathTo(`/setAction-edit?${asked}`)}
      variant={variant}
      leftSection={<IconPlus size={16} />}
    >
      {t('add')}
    </Button>
  )
  return (
    <Page isNarrow>
      <PageHeader
        parent={
          productId
            ? { title: t('timeline'), path: `/automation?product=${productId}` }
            : { title: t('title'), path: '/automated-notifications' }
        }
        title={event.data ? sayAbout(event.data) : t('allActions')}
        description={t(event.data ? 'triggerHint' : 'allActionsHint')}
        actions={add('filled')}
      />
      <div className={classes.body}>
        {failed && <ErrorAlert error={failed.error} onRetry={() => void failed.refetch()} />}
        {!failed && !own && <Skeleton height={160} />}
        {event.data?.hasMail && (
          <p className={classes.quiet}>
            {t(event.data.isMandatory ? 'alwaysWhy' : event.data.isMarketing ? 'reminderHint' : 'standardAtOnce')}
          </p>
        )}
        {own?.length === 0 && (
          <Empty
            icon={<IconBolt size={20} />}
            title={t('noActions')}
            description={t('noActionsHint')}
            action={add('default')}
          />
        )}
        {own?.map((action) => (
          <ActionLine key={action.id} action={action} />
        ))}
      </div>
    </Page>
  )
}

function ActionLine({ action }: { readonly action: Action }) {
  const { t } = useTranslation('automation')
  const { line } = useActionWords()
  const [isRemoving, setRemoving] = useState(false)
  const change = useAct('automation.switchAction', { done: ({ isOn }) => t(isOn ? 'switchedOn' : 'switchedOff') })
  const remove = useAct('automation.deleteAction', { done: (count) => t('deleted', { count }) })
  const { id, isOn, trigger } = action
  const words = line(action)
  return (
    <div className={classes.row}>
      <Switch
        checked={isOn}
        aria-label={words}
        disabled={change.isBusy}
        onChange={() => change.run({ id, isOn: !isOn })}
      />
      <span>
        {words}
        <code className={classes.why}>{trigger}</code>
      </span>
      <Button
        component={Link}
        to={pathTo(`/setAction-edit?action=${id}`)}
        variant="default"
        size="compact-md"
        leftSection={<IconPencil size={14} />}
        aria-label={t('editIt', { words })}
      >
        {t('edit')}
      </Button>
      <ActionIcon
        variant="subtle"
        color="danger"
        aria-label={t('deleteIt', { words })}
        onClick={() => setRemoving(true)}
      >
        <IconTrash size={16} />
      </ActionIcon>
      <ConfirmDialog
        isOpen={isRemoving}
        title={t('deleteAsk')}
        consequences={[t('deleteWaiting'), ...(action.isStandard ? [t('deleteStandard')] : [])]}
        keep={t('deleteKeep')}
        act={t('delete')}
        isDangerous
        onKeep={() => setRemoving(false)}
        onAct={async () => {
          await remove.send({ id })
          setRemoving(false)
        }}
      />
    </div>
  )
}

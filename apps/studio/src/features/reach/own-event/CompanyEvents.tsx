import type { EventCard } from '@coverwright/domain/reach/own-event/own-event'
import { ActionIcon, Button, SegmentedControl, Skeleton, TextInput } from '@mantine/core'
import { IconPencil, IconPlus, IconSearch, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { Tag } from '../../../framework/page/Tag.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import classes from './OwnEvent.module.css'
import { OwnEventDialog } from './OwnEventDialog.tsx'
import { sayAbout } from './say-about.ts'

const kinds = ['all', 'used', 'own'] as const
type Kind = (typeof kinds)[number]

const isOf = (kind: Kind, { own, actions, webhooks }: EventCard) =>
  kind === 'all' || (kind === 'own' ? own !== null : actions + webhooks > 0)

/** Everything that can happen, what hangs on it, and what the company adds. */
export function Component() {
  const { t } = useTranslation('own-event')
  const events = useQuery(queries.event.listEvents({}))
  const [search, setSearch] = useState('')
  const [kind, setKind] = useState<Kind>('all')
  const [editing, setEditing] = useState<EventCard | 'new'>()
  const [removing, setRemoving] = useState<EventCard>()
  const remove = useAct('event.deleteEvent', { done: () => t('deleted', { about: removing?.about }) })
  const wanted = search.trim().toLowerCase()
  const shown = events.data?.filter(
    (event) => isOf(kind, event) && `${sayAbout(event)} ${event.type}`.toLowerCase().includes(wanted),
  )
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <Button leftSection={<IconPlus size={16} />} onClick={() => setEditing('new')}>
            {t('add')}
          </Button>
        }
      />
      <div className={classes.body}>
        {events.isError && <ErrorAlert error={events.error} onRetry={() => void events.refetch()} />}
        <div className={classes.filters}>
          <TextInput
            w={280}
            aria-label={t('find')}
            placeholder={t('find')}
            leftSection={<IconSearch size={16} />}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          <SegmentedControl
            aria-label={t('show')}
            data={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            value={kind}
            onChange={setKind}
          />
        </div>
        {events.isPending && <Skeleton height={320} />}
        {shown?.length === 0 && (
          <p className={classes.none}>{t(wanted || kind === 'all' ? 'none' : `noneOf.${kind}`)}</p>
        )}
        {shown && shown.length > 0 && (
          <table className={classes.table}>
            <caption>{t('caption')}</caption>
            <thead>
              <tr>
                {(['event', 'fields', 'told', 'hanging', 'lastRaised', 'change'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((event) => (
                <EventRow
                  key={event.type}
                  event={event}
                  onEdit={() => setEditing(event)}
                  onRemove={() => setRemoving(event)}
                />
              ))}
            </tbody>
          </table>
        )}
      </div>
      <ConfirmDialog
        isOpen={removing !== undefined}
        title={t('deleteAsk', { about: removing?.about })}
        consequences={[t('deleteTold')]}
        keep={t('deleteKeep')}
        act={t('deleteAct')}
        isDangerous
        onKeep={() => setRemoving(undefined)}
        onAct={async () => {
          if (removing?.own) await remove.send({ id: removing.own.id })
          setRemoving(undefined)
        }}
      />
      {editing && <OwnEventDialog own={editing === 'new' ? null : editing.own} onClose={() => setEditing(undefined)} />}
    </Page>
  )
}

interface EventRowProps {
  readonly event: EventCard
  readonly onEdit: () => void
  readonly onRemove: () => void
}

function EventRow({ event, onEdit, onRemove }: EventRowProps) {
  const { t } = useTranslation('own-event')
  const times = useTimeTexts()
  const { type, about, fields, hasMail, hasNews, isMandatory, actions, webhooks, lastRaisedAt, own } = event
  const told = [hasMail && t('mail'), hasNews && t('news'), isMandatory && t('always')].filter(Boolean)
  const hanging = [
    actions > 0 && t('actions', { count: actions }),
    webhooks > 0 && t('webhooks', { count: webhooks }),
  ].filter(Boolean)
  return (
    <tr>
      <th scope="row">
        {sayAbout(event)} {own && <Tag>{t('own')}</Tag>}
        <code>{type}</code>
      </th>
      <td>
        <code>{fields.join(', ')}</code>
      </td>
      <td>{told.length > 0 ? told.join(', ') : <Quiet>{t('nothing')}</Quiet>}</td>
      <td>{hanging.length > 0 ? hanging.join(', ') : <Quiet>{t('nothing')}</Quiet>}</td>
      <td>{lastRaisedAt ? times.dateAndTime(lastRaisedAt) : <Quiet>{t('never')}</Quiet>}</td>
      <td>
        {own && (
          <span className={classes.buttons}>
            <ActionIcon variant="subtle" aria-label={t('edit', { about })} onClick={onEdit}>
              <IconPencil size={16} />
            </ActionIcon>
            <ActionIcon variant="subtle" color="danger" aria-label={t('delete', { about })} onClick={onRemove}>
              <IconTrash size={16} />
            </ActionIcon>
          </span>
        )}
      </td>
    </tr>
  )
}

/** What is not the case stands back, so that what is can be seen. */
function Quiet({ children }: { readonly children: string }) {
  return <span className={classes.quiet}>{children}</span>
}

import type { Action } from '@coverwright/domain/reach/automation/automation'
import type { EventCard } from '@coverwright/domain/reach/own-event/own-event'
import { Button, Skeleton, TextInput } from '@mantine/core'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { sayAbout } from '../own-event/say-about.ts'
import classes from './Automation.module.css'
import { NotificationHeader } from './NotificationHeader.tsx'
import { StandardState } from './StandardState.tsx'
import { actionsQuery, useActionWords } from './use-actions.ts'

/** Every event, what is mailed of it by itself, and what was added. */
export function EventMessages() {
  const { t } = useTranslation('automation')
  const events = useQuery(queries.event.listEvents({}))
  const actions = useQuery(actionsQuery)
  const [search, setSearch] = useState('')
  const failed = [events, actions].find(({ isError }) => isError)
  const wanted = search.trim().toLowerCase()
  const shown = events.data
    ?.filter((event) => `${sayAbout(event)} ${event.type}`.toLowerCase().includes(wanted))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
  return (
    <Page>
      <NotificationHeader tab="messages" />
      <div className={classes.body}>
        {failed && <ErrorAlert error={failed.error} onRetry={() => void failed.refetch()} />}
        <TextInput
          maw={420}
          label={t('findEvent')}
          leftSection={<IconSearch size={16} />}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        {!failed && !(shown && actions.data) && <Skeleton height={320} />}
        {shown?.length === 0 && <p className={classes.quiet}>{t('noEvent')}</p>}
        {shown && shown.length > 0 && actions.data && (
          <table className={classes.table}>
            <caption>{t('tableCaption')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('event')}</th>
                <th scope="col">{t('told')}</th>
                <th scope="col">{t('standard')}</th>
                <th scope="col">{t('actions')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((event) => (
                <EventRow
                  key={event.type}
                  event={event}
                  actions={actions.data.items.filter(({ trigger }) => trigger === event.type)}
                />
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Page>
  )
}

/** What can be set stands before what only tells colleagues. */
const rankOf = ({ isAboutCustomer, hasMail, isMandatory }: EventCard) =>
  isAboutCustomer ? 0 : hasMail ? (isMandatory ? 2 : 1) : 3

function EventRow({ event, actions }: { readonly event: EventCard; readonly actions: readonly Action[] }) {
  const { t } = useTranslation('automation')
  const { line } = useActionWords()
  const { type, audience, isAboutCustomer } = event
  const about = sayAbout(event)
  const standard = actions.find(({ isStandard, productId }) => isStandard && productId === null)
  const added = actions.filter((action) => action !== standard)
  return (
    <tr>
      <th scope="row">
        {about}
        <code>{type}</code>
      </th>
      <td>{audience.join('; ')}</td>
      <td>
        <StandardState event={event} standard={standard} />
      </td>
      <td>
        <ul className={classes.actions}>
          {added.map((action) => (
            <li key={action.id} data-off={!action.isOn || undefined}>
              <Link to={pathTo(`/setAction?trigger=${type}`)}>{line(action)}</Link>
              {!action.isOn && ` (${t('off')})`}
            </li>
          ))}
        </ul>
        {isAboutCustomer && (
          <Button
            component={Link}
            to={pathTo(`/setAction-edit?trigger=${type}`)}
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={14} />}
            aria-label={t('addTo', { about })}
          >
            {t('add')}
          </Button>
        )}
      </td>
    </tr>
  )
}

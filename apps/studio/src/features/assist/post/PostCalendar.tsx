import type { Post } from '@coverwright/domain/assist/post/post'
import { ActionIcon, Alert, Button, SegmentedControl } from '@mantine/core'
import { IconCalendar, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../core/session/session.ts'
import { queries } from '../../../core/wire/queries.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { clockIn, dayIn, daysOfMonth, nextMonth, spanOf } from './month.ts'
import classes from './Post.module.css'
import { PostHeader } from './PostHeader.tsx'
import { postStatuses } from './post-statuses.ts'
import { useOpenPost } from './use-open-post.tsx'

/** What is said when, on the company's clocks. */
export function PostCalendar() {
  const { t } = useTranslation('post')
  const times = useTimeTexts()
  const { add, open, panels } = useOpenPost()
  const timeZone = useSession(({ accountData }) => accountData?.company.timeZone) ?? 'UTC'
  const today = dayIn(new Date().toISOString(), timeZone)
  const [month, setMonth] = useState(today.slice(0, 7))
  const [view, setView] = useState('month')
  const days = daysOfMonth(month)
  const calendar = useQuery(queries.post.getCalendar(spanOf(days, timeZone)))
  const posts = calendar.data?.posts ?? []
  const byDay = Map.groupBy(posts, ({ scheduledAt }) => dayIn(scheduledAt ?? '', timeZone))
  return (
    <Page>
      <PostHeader tab="calendar" actions={add('filled')} />
      <div className={classes.bar}>
        <ActionIcon variant="default" aria-label={t('before')} onClick={() => setMonth(nextMonth(month, -1))}>
          <IconChevronLeft size={16} />
        </ActionIcon>
        <h2 aria-live="polite">{times.month(month)}</h2>
        <ActionIcon variant="default" aria-label={t('after')} onClick={() => setMonth(nextMonth(month, 1))}>
          <IconChevronRight size={16} />
        </ActionIcon>
        <Button size="sm" variant="default" onClick={() => setMonth(today.slice(0, 7))}>
          {t('today')}
        </Button>
        <span className={classes.zone}>{t('zone', { zone: timeZone.replaceAll('_', ' ') })}</span>
        <SegmentedControl
          size="sm"
          aria-label={t('view')}
          value={view}
          onChange={setView}
          data={[
            { value: 'month', label: t('views.month') },
            { value: 'list', label: t('views.list') },
          ]}
        />
      </div>
      {calendar.isError && <ErrorAlert error={calendar.error} onRetry={() => void calendar.refetch()} />}
      {calendar.data?.isCut && <Alert color="warning">{t('cut')}</Alert>}
      {view === 'month' ? (
        <MonthGrid days={days} month={month} today={today} byDay={byDay} timeZone={timeZone} onOpen={open} />
      ) : (
        <DayList days={days.filter((day) => byDay.has(day))} byDay={byDay} timeZone={timeZone} onOpen={open} />
      )}
      {calendar.data && posts.length === 0 && (
        <Empty
          icon={<IconCalendar size={20} />}
          title={t('calendarNone')}
          description={t('calendarNoneHint')}
          action={add('default')}
        />
      )}
      {panels}
    </Page>
  )
}

interface DaysProps {
  readonly days: readonly string[]
  readonly byDay: ReadonlyMap<string, readonly Post[]>
  readonly timeZone: string
  readonly onOpen: (id: string) => void
}

function MonthGrid({
  days,
  month,
  today,
  byDay,
  timeZone,
  onOpen,
}: DaysProps & { readonly month: string; readonly today: string }) {
  const { t } = useTranslation('post')
  const times = useTimeTexts()
  const weekdays = t('weekdays').split(' ')
  return (
    <section className={classes.month} aria-label={times.month(month)}>
      {weekdays.map((name) => (
        <span key={name} className={classes.weekday} aria-hidden="true">
          {name}
        </span>
      ))}
      {days.map((day) => (
        <div
          key={day}
          className={classes.day}
          data-other={!day.startsWith(month) || undefined}
          data-today={day === today || undefined}
        >
          <time dateTime={day} aria-label={times.date(day)}>
            {Number(day.slice(8))}
          </time>
          {byDay.get(day)?.map((post) => (
            <Entry key={post.id} post={post} timeZone={timeZone} onOpen={onOpen} />
          ))}
        </div>
      ))}
    </section>
  )
}

function Entry({ post, timeZone, onOpen }: Pick<DaysProps, 'timeZone' | 'onOpen'> & { readonly post: Post }) {
  const { t } = useTranslation('post')
  const state = t(`framework:status.${postStatuses[post.state]}`)
  const time = clockIn(post.scheduledAt ?? '', timeZone)
  return (
    <button
      type="button"
      className={classes.entry}
      data-state={post.state}
      title={`${post.name}, ${state}`}
      aria-label={`${time} ${post.name}, ${state}`}
      onClick={() => onOpen(post.id)}
    >
      <b>{time}</b> {post.name}
    </button>
  )
}

function DayList({ days, byDay, timeZone, onOpen }: DaysProps) {
  const times = useTimeTexts()
  return days.map((day) => (
    <section key={day} className={classes.listed} aria-label={times.date(day)}>
      <h3>{times.date(day)}</h3>
      {byDay.get(day)?.map((post) => (
        <button key={post.id} type="button" className={classes.row} onClick={() => onOpen(post.id)}>
          <b>{clockIn(post.scheduledAt ?? '', timeZone)}</b>
          <span>{post.name}</span>
          <span className={classes.zone}>{post.accountName}</span>
          <StatusBadge status={postStatuses[post.state]} />
        </button>
      ))}
    </section>
  ))
}

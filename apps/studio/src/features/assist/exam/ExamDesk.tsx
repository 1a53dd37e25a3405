import { CallError } from '@coverwright/contract/client'
import type { OpenLevel } from '@coverwright/domain/assist/exam/exam'
import { Button } from '@mantine/core'
import { IconSchool } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lookAgainAfter } from '../../../core/wire/acts.ts'
import { useShown } from '../../../framework/list/use-shown.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { talkClient, talkQueries } from '../product-talk/talk-pass.ts'
import classes from './Exam.module.css'
import { ExamRoom } from './ExamRoom.tsx'
import { appDoor } from './exam-door.ts'
import { examStatuses } from './exam-statuses.ts'
import { Leaders } from './Leaders.tsx'

const isOut = (error: unknown) => error instanceof CallError && error.code === 'not-signed-in'

/** The levels that somebody of the app may sit, and what they reached before. */
export function ExamDesk({ onOut }: { readonly onOut: () => void }) {
  const { shown, show, hide } = useShown('exam')
  if (!shown) return <Levels onBegun={show} onOut={onOut} />
  return (
    <main className={classes.page}>
      <ExamRoom
        key={shown}
        id={shown}
        door={appDoor}
        onLeave={() => {
          hide()
          void lookAgainAfter('exam')
        }}
        onFailed={(error) => isOut(error) && onOut()}
      />
    </main>
  )
}

function Levels({ onBegun, onOut }: { readonly onBegun: (id: string) => void; readonly onOut: () => void }) {
  const { t } = useTranslation('exam')
  const levels = useQuery({ ...talkQueries.exam.getOpenLevels({}), retry: false, staleTime: 0 })
  const isOver = isOut(levels.error)
  useEffect(() => {
    if (isOver) onOut()
  }, [isOver, onOut])
  return (
    <main className={classes.page}>
      <h2>{t('title')}</h2>
      <p className={classes.hint}>{t('about')}</p>
      {levels.isError && <ErrorAlert error={levels.error} onRetry={() => void levels.refetch()} />}
      {levels.data?.length === 0 && (
        <Empty icon={<IconSchool size={20} />} title={t('none')} description={t('noneHint')} />
      )}
      <ul className={classes.levels}>
        {levels.data?.map((level) => (
          <Level key={level.id} level={level} onBegun={onBegun} />
        ))}
      </ul>
      <History onOpen={onBegun} />
    </main>
  )
}

function Level({ level, onBegun }: { readonly level: OpenLevel; readonly onBegun: (id: string) => void }) {
  const { t } = useTranslation('exam')
  const times = useTimeTexts()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const { id, name, folderNames, accuracy, minutes, questions, attempts, attemptsLeft, opensAt, bestPercent } = level
  const begin = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      onBegun((await talkClient.exam.startExam({ levelId: id })).id)
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  const why = !level.isReady
    ? t('notReady')
    : attemptsLeft === 0
      ? t('noAttempts')
      : opensAt
        ? t('opens', { when: times.dateAndTime(opensAt) })
        : undefined
  return (
    <li className={classes.level}>
      <h3>{name}</h3>
      <p>{folderNames.join(', ')}</p>
      <p className={classes.hint}>
        {[t('asks', { count: questions }), t('takes', { count: minutes }), t('needs', { percent: accuracy })].join(
          ', ',
        )}
      </p>
      <p className={classes.hint} hidden={attemptsLeft === 0}>
        {attemptsLeft === null ? t('tries', { count: attempts }) : t('triesLeft', { count: attemptsLeft })}
      </p>
      {bestPercent !== null && (
        <p className={classes.best}>
          <StatusBadge status={level.isPassed ? 'passed' : 'failed'} />
          {t('best', { percent: bestPercent })}
        </p>
      )}
      {failure !== undefined && <ErrorAlert error={failure} />}
      {level.sittingId || !why ? (
        <Button loading={isBusy} onClick={() => void begin()}>
          {t(level.sittingId ? 'resume' : attempts > 0 ? 'again' : 'begin')}
        </Button>
      ) : (
        <p className={classes.why}>{why}</p>
      )}
      {level.hasLeaderboard && <Leaders levelId={id} />}
    </li>
  )
}

const pageSize = 20

function History({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const { t } = useTranslation('exam')
  const times = useTimeTexts()
  const history = useQuery({
    ...talkQueries.exam.listOwnExams({}, { nowPage: 1, pageSize, orderBy: '-startedAt' }),
    retry: false,
    staleTime: 0,
  })
  const { items = [], total = 0 } = history.data ?? {}
  if (items.length === 0) return null
  return (
    <section aria-label={t('history')}>
      <h3>{t('history')}</h3>
      <ul className={classes.plain}>
        {items.map(({ id, levelName, state, percent, startedAt }) => (
          <li key={id}>
            <button type="button" className={classes.link} onClick={() => onOpen(id)}>
              {levelName}
            </button>
            <StatusBadge status={examStatuses[state]} />
            <small>
              {[...(percent === null ? [] : [t('percent', { percent })]), times.dateAndTime(startedAt)].join(', ')}
            </small>
          </li>
        ))}
      </ul>
      {total > items.length && <p className={classes.hint}>{t('historyMore', { count: pageSize })}</p>}
    </section>
  )
}

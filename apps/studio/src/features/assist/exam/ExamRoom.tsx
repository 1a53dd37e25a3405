import type { Exam } from '@coverwright/domain/assist/exam/exam'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Notice } from '../../../parts/public-page/Notice.tsx'
import classes from './Exam.module.css'
import { ExamResult } from './ExamResult.tsx'
import { ExamSheet } from './ExamSheet.tsx'
import type { ExamDoor } from './exam-door.ts'

interface ExamRoomProps {
  readonly id: string
  readonly door: ExamDoor
  readonly onLeave: () => void
  readonly onFailed?: (error: unknown) => void
}

const lookAgainMs = 15_000

/** One exam, from its first question to its result. Another tab with the same address shows the same. */
export function ExamRoom({ id, door, onLeave, onFailed }: ExamRoomProps) {
  const { t } = useTranslation('exam')
  const [told, setTold] = useState<Exam>()
  const exam = useQuery({
    ...door.read(id),
    retry: false,
    refetchInterval: ({ state }) => (state.data?.state === 'sitting' ? lookAgainMs : false),
  })
  const tell = (next: Exam) => setTold((before) => (before && before.now > next.now ? before : next))
  const { error } = exam
  useEffect(() => {
    if (error) onFailed?.(error)
  }, [error, onFailed])
  const back = (
    <Button variant="default" onClick={onLeave}>
      {t('back')}
    </Button>
  )
  if (error)
    return (
      <div className={classes.room}>
        <ErrorAlert error={error} onRetry={() => void exam.refetch()} />
        <div className={classes.row}>{back}</div>
      </div>
    )
  // What an act was answered and what was read meanwhile: the later by the server's clock.
  const current = told && told.now > (exam.data?.now ?? '') ? told : exam.data
  if (!current) return null
  if (current.state === 'cancelled')
    return (
      <div className={classes.room}>
        <h2>{current.levelName}</h2>
        <Notice kind="info" title={t('cancelled')} body={t('cancelledHint')} />
        <div className={classes.row}>{back}</div>
      </div>
    )
  if (current.state === 'sitting')
    return <ExamSheet exam={current} door={door} onTold={tell} onOut={() => void exam.refetch()} />
  return <ExamResult exam={current} door={door} back={back} />
}

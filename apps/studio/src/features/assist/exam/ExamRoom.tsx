import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
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
  const cache = useQueryClient()
  const query = door.read(id)
  const exam = useQuery({
    ...query,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.state === 'sitting' ? lookAgainMs : false),
  })
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
  if (!exam.data) return null
  if (exam.data.state === 'cancelled')
    return (
      <div className={classes.room}>
        <h2>{exam.data.levelName}</h2>
        <Notice kind="info" title={t('cancelled')} body={t('cancelledHint')} />
        <div className={classes.row}>{back}</div>
      </div>
    )
  if (exam.data.state === 'sitting')
    return (
      <ExamSheet
        exam={exam.data}
        door={door}
        onTold={(told) => cache.setQueryData(query.queryKey, told)}
        onOut={() => void exam.refetch()}
      />
    )
  return <ExamResult exam={exam.data} door={door} back={back} />
}

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { once } from '../../../core/wire/queries-of.ts'
import { DetailDrawer } from '../../../framework/dialog/DetailDrawer.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { examStatuses } from '../exam/exam-statuses.ts'
import classes from './ExamLevel.module.css'

interface ExamsDrawerProps {
  readonly memberId: string | undefined
  readonly onClose: () => void
}

/** Every exam that somebody sat, the last first. */
export function ExamsDrawer({ memberId, onClose }: ExamsDrawerProps) {
  const { t } = useTranslation('exam-level')
  const times = useTimeTexts()
  const exams = useQuery(
    once(memberId, (known) =>
      queries.exam.listExams({ memberId: known }, { nowPage: 1, pageSize: 50, orderBy: '-startedAt' }),
    ),
  )
  return (
    <DetailDrawer
      isOpen={memberId !== undefined}
      onClose={onClose}
      title={exams.data?.items[0]?.memberName ?? ''}
      item={exams}
    >
      {({ items, total }) => (
        <>
          <ul className={classes.sat} aria-label={t('exams')}>
            {items.map(({ id, levelName, state, right, total: asked, percent, startedAt }) => (
              <li key={id}>
                <span>{levelName}</span>
                <StatusBadge status={examStatuses[state]} />
                <small>
                  {[
                    ...(right === null ? [] : [t('rightOf', { right, total: asked, percent })]),
                    times.dateAndTime(startedAt),
                  ].join(', ')}
                </small>
              </li>
            ))}
          </ul>
          {total > items.length && <p className={classes.hint}>{t('examsMore', { count: items.length })}</p>}
        </>
      )}
    </DetailDrawer>
  )
}

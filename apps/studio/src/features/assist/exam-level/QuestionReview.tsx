import type { ExamQuestion } from '@coverwright/domain/assist/exam-question/exam-question'
import { Button, Kbd } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconListCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import { Source } from '../exam/ExamResult.tsx'
import { SourceDialog } from '../product-talk/SourceDialog.tsx'
import classes from './ExamLevel.module.css'
import { QuestionDialog } from './QuestionDialog.tsx'

const pageSize = 100

interface QuestionReviewProps {
  readonly levelId: string
  readonly onLeave: () => void
}

/** What was proposed for a level, one after the other, each beside the passage that it is made from. */
export function QuestionReview({ levelId, onLeave }: QuestionReviewProps) {
  const { t } = useTranslation('exam-level')
  const level = useQuery(queries.examLevel.getLevel({ id: levelId }))
  const waiting = useQuery(
    queries.examQuestion.listQuestions(
      { levelId, state: 'proposed', isOutdated: false },
      { nowPage: 1, pageSize, orderBy: 'createdAt' },
    ),
  )
  const [skipped, setSkipped] = useState<readonly string[]>([])
  const questions = waiting.data?.items ?? []
  const left = questions.filter(({ id }) => !skipped.includes(id))
  const question = left[0] ?? questions[0]
  const failed = level.error ?? waiting.error
  return (
    <Page>
      <PageHeader
        parent={{ title: t('title'), path: '/ALP' }}
        title={level.data ? t('reviewTitle', { name: level.data.name }) : t('review')}
        description={
          level.data && t('reviewCounts', { approved: level.data.approved, questions: level.data.questions })
        }
        actions={
          <Button variant="default" onClick={onLeave}>
            {t('done')}
          </Button>
        }
      />
      {failed && <ErrorAlert error={failed} onRetry={() => void waiting.refetch()} />}
      {waiting.isSuccess && !question && (
        <Empty icon={<IconListCheck size={20} />} title={t('nothingLeft')} description={t('nothingLeftHint')} />
      )}
      {question && (
        <Proposed
          key={question.id}
          question={question}
          waiting={waiting.data?.total ?? 0}
          onNext={() => setSkipped(left.length > 1 ? [...skipped, question.id] : [])}
        />
      )}
    </Page>
  )
}

interface ProposedProps {
  readonly question: ExamQuestion
  readonly waiting: number
  readonly onNext: () => void
}

function Proposed({ question, waiting, onNext }: ProposedProps) {
  const { t } = useTranslation('exam-level')
  const [isEditing, setEditing] = useState(false)
  const [isReading, setReading] = useState(false)
  const approve = useAct('examQuestion.approveQuestion')
  const restore = useAct('examQuestion.restoreQuestion')
  const reject = useAct('examQuestion.rejectQuestion', {
    done: () => t('rejectedNow'),
    undo: ({ id }) => restore.send({ id }),
  })
  const { id, kind, text, answer, wrong, fileId, fileName, version, passage } = question
  const isBusy = approve.isBusy || reject.isBusy
  const when = (act: () => void) => () => {
    if (!isBusy && document.querySelector('[role=dialog]') === null) act()
  }
  const acts = [
    { key: 'A', label: t('approve'), run: () => void approve.send({ id }).catch(sayFailed), isMain: true },
    { key: 'R', label: t('reject'), run: () => void reject.send({ id }).catch(sayFailed) },
    { key: 'E', label: t('edit'), run: () => setEditing(true) },
    { key: 'N', label: t('next'), run: onNext },
  ]
  useHotkeys(acts.map(({ key, run }): [string, () => void] => [key, when(run)]))
  return (
    <Card className={classes.card} title={t(`kind.${kind}`)} note={t('waiting', { count: waiting })}>
      <div className={classes.proposed}>
        <p className={classes.asked}>{text}</p>
        <ul className={classes.options}>
          <li data-right>
            <b>{answer}</b> <small>{t('isRight')}</small>
          </li>
          {wrong.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <Source source={question} onOpen={() => setReading(true)} />
        <div className={classes.acts}>
          {acts.map(({ key, label, run, isMain }) => (
            <Button
              key={key}
              variant={isMain ? 'filled' : 'default'}
              disabled={isBusy}
              rightSection={<Kbd>{key}</Kbd>}
              onClick={run}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
      {isEditing && <QuestionDialog question={question} onClose={() => setEditing(false)} />}
      {isReading && (
        <SourceDialog
          title={fileName}
          of={`${fileId} ${version}`}
          marked={passage}
          read={async () => (await client.hubFile.getFileText({ id: fileId })).passages}
          onClose={() => setReading(false)}
        />
      )}
    </Card>
  )
}

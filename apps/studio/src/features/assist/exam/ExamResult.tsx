import type { Exam } from '@coverwright/domain/assist/exam/exam'
import type { ExamSource } from '@coverwright/domain/assist/exam-question/exam-question'
import { Button } from '@mantine/core'
import { IconCertificate, IconCheck, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import { QuoteButton } from '../product-talk/QuoteButton.tsx'
import { SourceDialog } from '../product-talk/SourceDialog.tsx'
import { usePlaceText } from '../product-talk/use-place-text.ts'
import classes from './Exam.module.css'
import type { ExamDoor } from './exam-door.ts'
import { examStatuses } from './exam-statuses.ts'

interface ExamResultProps {
  readonly exam: Exam
  readonly door: ExamDoor
  readonly back: ReactNode
}

async function keepCertificate(print: NonNullable<ExamDoor['print']>, id: string): Promise<void> {
  const { name, base64 } = await print(id)
  const link = document.createElement('a')
  link.href = `data:application/pdf;base64,${base64}`
  link.download = name
  link.click()
}

/** What was reached, where it was weak, and every question with its right answer and the place where that stands. */
export function ExamResult({ exam, door, back }: ExamResultProps) {
  const { t } = useTranslation('exam')
  const [opened, setOpened] = useState<ExamSource>()
  const { id, levelName, state, accuracy, questions, result, isTrial } = exam
  if (!result) return null
  const { print } = door
  return (
    <section className={classes.room} aria-label={levelName}>
      <header className={classes.head}>
        <h2>{levelName}</h2>
        <StatusBadge status={examStatuses[state]} />
      </header>
      <p className={classes.score}>
        <b>{t('percent', { percent: result.percent })}</b>
        <span>{t('score', { right: result.right, accuracy })}</span>
      </p>
      {result.isTimeOut && <p className={classes.hint}>{t('timeOut')}</p>}
      {isTrial && <p className={classes.hint}>{t('trialDone')}</p>}
      <div className={classes.row}>
        {print && state === 'passed' && (
          <Button
            leftSection={<IconCertificate size={16} />}
            onClick={() => void keepCertificate(print, id).catch(sayFailed)}
          >
            {t('certificate')}
          </Button>
        )}
        {back}
      </div>
      {result.weakTopics.length > 0 && (
        <>
          <h3>{t('weak')}</h3>
          <ul className={classes.plain}>
            {result.weakTopics.map(({ fileName, heading, failed, total }) => (
              <li key={`${fileName} ${heading}`}>
                <span>{heading === '' ? fileName : t('topic', { file: fileName, heading })}</span>
                <small>{t('weakCount', { failed, total })}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{t('answers')}</h3>
      {!result.explanations && <p className={classes.hint}>{t('hidden')}</p>}
      <ol className={classes.answers}>
        {result.explanations?.map(({ right, source }, nth) => {
          const question = questions[nth]
          const isRight = question?.chosen === right
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the questions of an exam never change places
            <li key={nth}>
              <p>{question?.text}</p>
              <p className={classes.given} data-right={isRight || undefined}>
                {isRight ? <IconCheck size={16} aria-hidden="true" /> : <IconX size={16} aria-hidden="true" />}
                {isRight
                  ? t('wasRight', { answer: question.options[right] })
                  : question?.chosen === null || question === undefined
                    ? t('wasOpen')
                    : t('wasWrong', { answer: question.options[question.chosen] })}
              </p>
              {!isRight && <p>{t('right', { answer: question?.options[right] })}</p>}
              <Source source={source} onOpen={() => setOpened(source)} />
            </li>
          )
        })}
      </ol>
      {opened && (
        <SourceDialog
          title={opened.fileName}
          of={`${opened.fileId} ${opened.version}`}
          marked={opened.passage}
          read={() => door.source(opened.fileId, opened.version)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  )
}

export function Source({
  source: { heading, quote, fileName, place },
  onOpen,
}: {
  readonly source: Pick<ExamSource, 'heading' | 'quote' | 'fileName' | 'place'>
  readonly onOpen: () => void
}) {
  const { t } = useTranslation('exam')
  const placeOf = usePlaceText()
  return (
    <QuoteButton
      heading={heading}
      quote={quote}
      from={t('from', { file: fileName, place: placeOf(place) })}
      onOpen={onOpen}
    />
  )
}

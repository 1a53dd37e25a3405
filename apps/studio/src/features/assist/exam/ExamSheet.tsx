import type { Exam } from '@coverwright/domain/assist/exam/exam'
import { Button, Radio } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import classes from './Exam.module.css'
import type { ExamDoor } from './exam-door.ts'
import { minutesAndSeconds, useCountdown } from './use-countdown.ts'

interface ExamSheetProps {
  readonly exam: Exam
  readonly door: ExamDoor
  /** What the server says it is after an act. */
  readonly onTold: (exam: Exam) => void
  readonly onOut: () => void
}

const shortSeconds = 60
/** Keys are a dialog's while it is open. */
const isFree = () => document.querySelector('[role=dialog]') === null

/** One question at a time; every answer is kept as soon as it is given, and can be changed until the end. */
export function ExamSheet({ exam, door, onTold, onOut }: ExamSheetProps) {
  const { t } = useTranslation('exam')
  const { id, questions } = exam
  const [shown, setShown] = useState(() => {
    const open = questions.findIndex(({ chosen }) => chosen === null)
    return open === -1 ? questions.length - 1 : open
  })
  const [isAsking, setAsking] = useState(false)
  /** Given and not kept yet, by question: whoever goes on to the next one must not see it there. */
  const [given, setGiven] = useState<Readonly<Record<number, number>>>({})
  /** One after the other, so that the later of two answers is the one that counts; answers what the last one failed of. */
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const [failure, setFailure] = useState<unknown>()
  const seconds = useCountdown(exam.deadlineAt, exam.now, true, onOut)
  const question = questions[shown]
  const open = questions.filter(({ chosen }) => chosen === null).length
  const chosen = given[shown] ?? question?.chosen ?? null
  const keep = async (nth: number, option: number): Promise<unknown> => {
    const failed = await door.answer({ id, question: nth, option }).then(onTold, (error: unknown) => {
      setFailure(error)
      onOut()
      return error
    })
    setGiven(({ [nth]: waiting, ...others }) =>
      waiting === undefined || waiting === option ? others : { ...others, [nth]: waiting },
    )
    return failed
  }
  const answer = (option: number) => {
    if (option === chosen || option >= (question?.options.length ?? 0)) return
    setGiven((now) => ({ ...now, [shown]: option }))
    setFailure(undefined)
    line.current = line.current.then(() => keep(shown, option))
  }
  const handIn = async () => {
    const isWaiting = Object.keys(given).length > 0
    const failed = await line.current
    if (isWaiting && failed) throw failed
    const told = await door.handIn(id)
    setAsking(false)
    onTold(told)
  }
  const go = (to: number) => setShown(Math.min(questions.length - 1, Math.max(0, to)))
  useHotkeys([
    ...['1', '2', '3', '4'].map((key, option): [string, () => void] => [key, () => isFree() && answer(option)]),
    ['N', () => isFree() && go(shown + 1)],
    ['P', () => isFree() && go(shown - 1)],
  ])
  if (!question) return null
  return (
    <section className={classes.room} aria-label={exam.levelName}>
      <header className={classes.head}>
        <h2>{exam.levelName}</h2>
        <span className={classes.clock} role="timer" data-short={seconds <= shortSeconds || undefined}>
          {t('left', { time: minutesAndSeconds(seconds) })}
        </span>
      </header>
      {exam.isTrial && <p className={classes.hint}>{t('trial')}</p>}
      <nav className={classes.steps} aria-label={t('questions')}>
        {questions.map((each, nth) => (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- the questions of an exam never change places
            key={nth}
            type="button"
            aria-label={t(each.chosen === null ? 'stepOpen' : 'stepDone', { number: nth + 1 })}
            aria-current={nth === shown ? 'step' : undefined}
            data-done={each.chosen !== null || undefined}
            onClick={() => go(nth)}
          >
            {nth + 1}
          </button>
        ))}
      </nav>
      {failure !== undefined && <ErrorAlert error={failure} />}
      <Radio.Group
        key={shown}
        className={classes.question ?? ''}
        label={question.text}
        labelProps={{ className: classes.asked }}
        description={t('number', { number: shown + 1, count: questions.length })}
        inputWrapperOrder={['description', 'label', 'input', 'error']}
        value={chosen === null ? null : String(chosen)}
        onChange={(value) => answer(Number(value))}
      >
        {question.options.map((option, nth) => (
          <Radio.Card key={option} value={String(nth)} className={classes.option ?? ''}>
            <Radio.Indicator />
            <span>{option}</span>
            <kbd>{nth + 1}</kbd>
          </Radio.Card>
        ))}
      </Radio.Group>
      <footer className={classes.foot}>
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={16} />}
          disabled={shown === 0}
          onClick={() => go(shown - 1)}
        >
          {t('previous')}
        </Button>
        <Button
          variant="default"
          rightSection={<IconArrowRight size={16} />}
          disabled={shown === questions.length - 1}
          onClick={() => go(shown + 1)}
        >
          {t('next')}
        </Button>
        <span className={classes.hint} role="status">
          {t('open', { count: open })}
        </span>
        <Button onClick={() => setAsking(true)}>{t('handIn')}</Button>
      </footer>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('handInAsk')}
        consequences={[...(open > 0 ? [t('handInOpen', { count: open })] : []), t('handInFinal')]}
        keep={t('goOn')}
        act={t('handIn')}
        onKeep={() => setAsking(false)}
        onAct={handIn}
      />
    </section>
  )
}

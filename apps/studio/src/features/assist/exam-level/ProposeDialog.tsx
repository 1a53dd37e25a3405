import type { ExamLevel } from '@coverwright/domain/assist/exam-level/exam-level'
import { examLimits } from '@coverwright/domain/assist/exam-limits'
import { Button, NumberInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { Dialog } from '../../../framework/dialog/Dialog.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Notice } from '../../../parts/public-page/Notice.tsx'
import classes from './ExamLevel.module.css'

interface ProposeDialogProps {
  readonly level: ExamLevel
  readonly onReview: () => void
  readonly onClose: () => void
}

/** Has questions made from the documents, and says when they give fewer than were asked for. */
export function ProposeDialog({ level, onReview, onClose }: ProposeDialogProps) {
  const { t } = useTranslation('exam-level')
  const [count, setCount] = useState(Math.min(examLimits.questions, Math.max(1, level.questions)))
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [came, setCame] = useState<{ readonly asked: number; readonly made: number; readonly left: number }>()
  const propose = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      setCame({ asked: count, ...(await acts.examQuestion.proposeQuestions({ levelId: level.id, count })) })
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }
  return (
    <Dialog title={t('proposeTitle', { name: level.name })} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          void propose()
        }}
      >
        {failure !== undefined && <ErrorAlert error={failure} />}
        <p>{t('proposeHint')}</p>
        {came && (
          <Notice
            kind="info"
            title={came.made < came.asked ? t('onlyMade', { count: came.made }) : t('made', { count: came.made })}
            body={came.left > 0 ? t('moreLeft', { count: came.left }) : t('noneLeft')}
          />
        )}
        <NumberInput
          size="lg"
          label={t('howMany')}
          min={1}
          max={examLimits.questions}
          clampBehavior="strict"
          data-autofocus
          value={count}
          onChange={(value) => setCount(Number(value) || 1)}
        />
        <footer className={classes.buttons}>
          <Button size="lg" variant="default" onClick={onClose}>
            {t('close')}
          </Button>
          <Button size="lg" type="submit" variant={came ? 'default' : 'filled'} loading={isBusy}>
            {t('propose')}
          </Button>
          {came && (
            <Button size="lg" onClick={onReview}>
              {t('review')}
            </Button>
          )}
        </footer>
      </form>
    </Dialog>
  )
}

import type { ExamLevel } from '@coverwright/domain/assist/exam-level/exam-level'
import { examLimits } from '@coverwright/domain/assist/exam-limits'
import { Button, NumberInput, SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { Dialog } from '../../../framework/dialog/Dialog.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Notice } from '../../../parts/public-page/Notice.tsx'
import classes from './ExamLevel.module.css'

interface ProposeDialogProps {
  readonly level: ExamLevel
  readonly onReview: () => void
  readonly onClose: () => void
}

type By = 'rules' | 'model'

interface Came {
  readonly by: By
  readonly asked: number
  readonly made: number
  /** How many more the documents give; of those that a model writes nobody knows. */
  readonly left: number
  readonly dropped: number
}

/** Has questions made from the documents, and says when they give fewer than were asked for. */
export function ProposeDialog({ level, onReview, onClose }: ProposeDialogProps) {
  const { t } = useTranslation('exam-level')
  const [count, setCount] = useState(Math.min(examLimits.questions, Math.max(1, level.questions)))
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [came, setCame] = useState<Came>()
  const [chosen, setBy] = useState<By>('rules')
  const { data: model } = useQuery(queries.answerModel.getModel({}))
  const host = model?.uses.includes('questions') ? model.model?.host : undefined
  const by = host ? chosen : 'rules'
  const most = by === 'model' ? examLimits.written : examLimits.questions
  const asked = Math.min(count, most)
  const propose = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const form = { levelId: level.id, count: asked }
      setCame(
        by === 'model'
          ? { by, asked, left: 0, ...(await acts.examQuestion.writeQuestions(form)) }
          : { by, asked, dropped: 0, ...(await acts.examQuestion.proposeQuestions(form)) },
      )
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }
  return (
    <Dialog title={t('proposeTitle', { name: level.name })} size="lg" onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          void propose()
        }}
      >
        {failure !== undefined && <ErrorAlert error={failure} />}
        {host && (
          <SegmentedControl
            size="md"
            aria-label={t('by')}
            data={[
              { value: 'rules', label: t('byRules') },
              { value: 'model', label: t('byModel') },
            ]}
            value={by}
            onChange={(value) => setBy(value === 'model' ? 'model' : 'rules')}
          />
        )}
        <p>{by === 'model' ? t('writeHint', { host, most: examLimits.passagesSent }) : t('proposeHint')}</p>
        {!host && model?.model && <p>{t('modelOff')}</p>}
        {came && <Notice kind="info" title={titleOf(came, t)} body={bodyOf(came, t)} />}
        <NumberInput
          size="lg"
          label={t('howMany')}
          min={1}
          max={most}
          clampBehavior="strict"
          data-autofocus
          value={asked}
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

function titleOf({ by, asked, made }: Came, t: TFunction<'exam-level'>): string {
  if (by === 'rules' && made < asked) return t('onlyMade', { count: made })
  return t('made', { count: made })
}

function bodyOf({ by, made, left, dropped }: Came, t: TFunction<'exam-level'>): string {
  if (by === 'rules') return left > 0 ? t('moreLeft', { count: left }) : t('noneLeft')
  if (dropped > 0) return t('dropped', { count: dropped })
  return made > 0 ? t('writtenFrom') : t('nothingWritten')
}

import { type ExamQuestion, ExamQuestionForm } from '@coverwright/domain/assist/exam-question/exam-question'
import { Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { usePlaceText } from '../product-talk/use-place-text.ts'
import classes from './ExamLevel.module.css'

/** Its passage stays: what is asked is still answered there. */
export function QuestionDialog({
  question,
  onClose,
}: {
  readonly question: ExamQuestion
  readonly onClose: () => void
}) {
  const { t } = useTranslation('exam-level')
  const placeOf = usePlaceText()
  const { id, text, answer, wrong, heading, quote, fileName, place } = question
  const [first = '', second = '', third = ''] = wrong
  const form = useSchemaForm(ExamQuestionForm, {
    initialValues: { id, text, answer, wrong: [first, second, third] },
    save: async (values) => {
      await acts.examQuestion.updateQuestion(values)
      onClose()
    },
  })
  return (
    <FormDialog title={t('questionTitle')} size={560} form={form} keep={t('cancel')} act={t('save')} onClose={onClose}>
      <Textarea size="lg" autosize minRows={2} maxRows={8} label={t('text')} data-autofocus {...form.field('text')} />
      <TextInput size="lg" label={t('answer')} {...form.field('answer')} />
      <TextInput size="lg" label={t('wrong', { number: 1 })} {...form.field('wrong.0')} />
      <TextInput size="lg" label={t('wrong', { number: 2 })} {...form.field('wrong.1')} />
      <TextInput size="lg" label={t('wrong', { number: 3 })} {...form.field('wrong.2')} />
      <blockquote className={classes.quote}>
        {heading && <b>{heading}</b>}
        <q>{quote}</q>
        <small>{t('from', { file: fileName, place: placeOf(place) })}</small>
      </blockquote>
    </FormDialog>
  )
}

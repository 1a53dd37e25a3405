import type { Property } from '@coverwright/domain/build/dataset/property'
import { optionsOf } from '@coverwright/domain/build/question/ask'
import type { Question } from '@coverwright/domain/build/question/question'
import { kindOf } from '@coverwright/domain/build/question/question-kinds'
import { IconCamera, IconSelector } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './ControlSketch.module.css'

const shown = 8

/** What the buyer answers with, in outline. The preview draws the real thing. */
export function ControlSketch({
  question,
  property,
}: {
  readonly question: Question
  readonly property: Property | undefined
}) {
  const { t } = useTranslation('body')
  const placeholder = 'placeholder' in question ? question.placeholder : undefined
  if (question.type === 'radio' || question.type === 'checkboxes') {
    const options = (property && optionsOf(property)) ?? []
    return (
      <span className={classes.row}>
        {options.slice(0, shown).map(({ value, label }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- while options are written two may be alike
          <span key={`${value} ${at}`} className={classes.option}>
            <i data-square={question.type === 'checkboxes' || undefined} />
            {label || value}
          </span>
        ))}
        {options.length > shown && (
          <span className={classes.more}>{t('questions.moreOptions', { count: options.length - shown })}</span>
        )}
        {options.length === 0 && <span className={classes.box}>{t('questions.noOptions')}</span>}
      </span>
    )
  }
  if (question.type === 'date') {
    return (
      <span className={classes.row}>
        {(['day', 'month', 'year'] as const).map((part) => (
          <span key={part} className={classes.part}>
            {t(`questions.${part}`)}
          </span>
        ))}
      </span>
    )
  }
  if (question.type === 'photo-video') {
    return (
      <span className={classes.row}>
        <span className={classes.drop}>
          <IconCamera size={16} /> {t(`accepts.${question.accepts}`)}
        </span>
      </span>
    )
  }
  const count = property?.type === 'choice' ? property.options.length : 0
  const words =
    placeholder ||
    (question.type === 'select'
      ? t('questions.options', { count })
      : t(`kinds.${kindOf(question, property) ?? 'text'}`))
  return (
    <span className={classes.row}>
      <span className={classes.box} data-wide={question.type === 'select' || question.type === 'address' || undefined}>
        {words}
        {question.type === 'select' && <IconSelector size={14} />}
      </span>
    </span>
  )
}

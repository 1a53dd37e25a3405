import { isAboutSheet, type Mapping, type Question } from '@coverwright/domain/build/pricing-table/mapping'
import { Radio, Stack } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Place } from './grid-window.ts'
import classes from './Panel.module.css'
import type { MappingState } from './use-mapping.ts'

const options: Readonly<Record<Question['about'], readonly [string, string]>> = {
  upperEnd: ['included', 'excluded'],
  blanks: ['any', 'above'],
  otherWords: ['any', 'text'],
  runs: ['each', 'written'],
  expressions: ['meant', 'written'],
  fine: ['keep', 'round'],
  decimalMark: ['point', 'comma'],
  dateOrder: ['day-first', 'month-first'],
  hiddenRows: ['taken', 'left-out'],
}

interface QuestionPanelProps {
  readonly state: MappingState
  readonly isReadOnly: boolean
  readonly onShow: (place: Place) => void
}

/** What the cells leave open. Nothing is chosen beforehand: only whoever made the sheet knows. */
export function QuestionPanel({ state, isReadOnly, onShow }: QuestionPanelProps) {
  const { t } = useTranslation('pricing-table')
  const { mapping, questions, open, answer } = state
  if (!mapping || questions.length === 0) return null
  return (
    <section className={classes.panel} aria-label={t('questions.title')}>
      <h2>
        <IconHelpCircle size={14} aria-hidden="true" />
        {open.length > 0 ? t('questions.open', { count: open.length }) : t('questions.title')}
      </h2>
      {questions.map((question) => {
        const heading = question.field === null ? '' : (mapping.fields[question.field]?.heading ?? '')
        return (
          <div key={`${question.about}-${question.field}`}>
            <Radio.Group
              size="sm"
              label={t(`questions.${question.about}`, { heading })}
              description={
                question.suggestion === null
                  ? undefined
                  : t('questions.likely', { answer: t(`answers.${question.about}.${question.suggestion}`) })
              }
              value={answerOf(question, mapping)}
              onChange={(value) => answer(question, value)}
              readOnly={isReadOnly}
            >
              <Stack gap={4} mt={6}>
                {options[question.about].map((option) => (
                  <Radio
                    key={option}
                    size="sm"
                    value={option}
                    label={t(`answers.${question.about}.${option}`)}
                    disabled={isReadOnly}
                  />
                ))}
              </Stack>
            </Radio.Group>
            <ul className={classes.examples}>
              {question.examples.slice(0, 3).map((example) => (
                <li key={example}>
                  <button type="button" className={classes.example} onClick={() => onShow(placeOf(example))}>
                    {example}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}

function answerOf({ about, field }: Question, mapping: Mapping): string {
  if (isAboutSheet(about)) return mapping[about] ?? ''
  return (field === null ? undefined : mapping.fields[field]?.[about]) ?? ''
}

/** `Rates!C17: 18-25` stands in the third column of the seventeenth row. */
function placeOf(example: string): Place {
  const [, letters = 'A', row = '1'] = /!([A-Z]+)(\d+)(?::|$)/.exec(example) ?? []
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return { row: Number(row) - 1, column: column - 1 }
}

import type { Journey } from '@coverwright/blocks/journey'
import { Questions } from '@coverwright/blocks/questions'
import type { Body } from '@coverwright/domain/build/body/body'
import type { Theme } from '@coverwright/domain/build/page/theme'
import type { MountedProduct } from '@coverwright/domain/build/product/product'
import { calendarDate } from '@coverwright/domain/build/question/answers'
import { askedGroups, askedQuestions, listsOf } from '@coverwright/domain/build/question/ask'
import { standInsOf } from '@coverwright/domain/build/question/fill'
import { itemQuestions } from '@coverwright/domain/build/question/items'
import type { QuestionGroup } from '@coverwright/domain/build/question/question'
import { spokenIn } from '@coverwright/domain/build/words/words-of'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useBody } from '../../body-editing/body-editing.ts'
import { sayName } from '../../body-editing/say-name.ts'
import { JourneyFrame } from '../../shell-design/preview/JourneyFrame.tsx'
import classes from './QuestionCanvas.module.css'

interface QuestionPreviewProps {
  readonly group: QuestionGroup
  readonly width: 'phone' | 'desktop'
}

/** Where no shell has chosen yet. */
const plainTheme = {
  brand: '#007aff',
  radius: 12,
  font: 'system',
  buttons: 'soft',
  form: 'outlined',
  header: 'plain',
  footer: 'light',
} as const satisfies Theme

const noRules: readonly string[] = []

/** The group as a buyer meets it, drawn by the journey's own blocks. */
export function QuestionPreview({ group, width }: QuestionPreviewProps) {
  const { t } = useTranslation('body')
  const { body, product } = useBody()
  const journey = useMemo(() => journeyOf(body, group, product), [body, group, product])
  return (
    <JourneyFrame
      title={t('questions.preview')}
      theme={plainTheme}
      rules={noRules}
      journey={journey}
      className={width === 'phone' ? classes.phone : classes.frame}
    >
      <main className="cj-main">
        <Questions
          key={JSON.stringify(journey.questions)}
          group={group.name}
          title={sayName(group.name)}
          lead=""
          next={t('questions.continue')}
          size="page"
        />
      </main>
    </JourneyFrame>
  )
}

/** Nothing is sent anywhere: answers are checked, and stay. */
function journeyOf(body: Body, { name }: QuestionGroup, { timeZone, languages }: MountedProduct): Journey {
  const group = askedGroups(body).find((asked) => asked.name === name) ?? { name, questions: [] }
  const lists = listsOf(body.dataset)
  return {
    path: '/',
    title: '',
    step: 1,
    steps: [],
    isTest: false,
    questions: { [name]: group.repeat ? itemQuestions(group, 1) : group.questions },
    answers: {},
    standIns: standInsOf(askedQuestions(body)),
    problems: [],
    said: [],
    ...spokenIn(languages[0] ?? 'en_uk'),
    regulatory: [],
    links: [],
    today: calendarDate(new Date(), timeZone),
    lists,
    isSettled: true,
    send: async () => [],
    quote: () => Promise.reject(new Error('A preview quotes nothing')),
    loadList: async (list) => lists[list] ?? [],
  }
}

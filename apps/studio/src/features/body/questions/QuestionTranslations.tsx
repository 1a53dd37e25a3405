import { optionsOf } from '@coverwright/domain/question/ask'
import type { Question } from '@coverwright/domain/question/question'
import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PaneSection } from '../../../framework/editor/Pane.tsx'
import { useBody } from '../editing/body-editing.ts'
import {
  type Language,
  optionTextKey,
  questionTextKey,
  setTranslation,
  translationOf,
} from '../editing/translations.ts'
import classes from './QuestionInspector.module.css'
import { propertyOf } from './question-operations.ts'

const fields = [
  'label',
  'shortLabel',
  'help',
  'tooltip',
  'placeholder',
  'missing',
  'wrong',
  'success',
  'standIn',
] as const

/** Longer lists of options are not translated one by one. */
const mostOptions = 50

interface Text {
  readonly key: string
  readonly label: string
  readonly text: string
}

/** Every text of the question in every further language of the product; what is missing is marked. */
export function QuestionTranslations({ question }: { readonly question: Question }) {
  const { t } = useTranslation('body')
  const { body, product } = useBody()
  const property = propertyOf(body, question.name)
  const written = question as Readonly<Partial<Record<(typeof fields)[number], string>>>
  const texts: Text[] = [
    ...fields.flatMap((field) => {
      const text = written[field]
      return text ? [{ key: questionTextKey(question.name, field), label: t(`fields.${field}`), text }] : []
    }),
    ...((property && optionsOf(property)) ?? []).slice(0, mostOptions).map(({ value, label }) => ({
      key: optionTextKey(question.name, value),
      label: t('options.label'),
      text: label,
    })),
  ]
  return product.languages
    .slice(1)
    .map((language) => <LanguageTexts key={language} language={language} texts={texts} />)
}

function LanguageTexts({ language, texts }: { readonly language: Language; readonly texts: readonly Text[] }) {
  const { t } = useTranslation('body')
  const { body, change, isLocked } = useBody()
  const missing = texts.filter(({ key }) => translationOf(body, language, key) === '').length
  return (
    <PaneSection
      title={t(`product:languages.${language}`)}
      end={missing === 0 ? t('translations.complete') : t('translations.missing', { count: missing })}
    >
      {texts.map(({ key, label, text }) => (
        <Textarea
          key={key}
          size="sm"
          autosize
          label={label}
          description={text}
          value={translationOf(body, language, key)}
          maxLength={2000}
          readOnly={isLocked}
          placeholder={t('translations.none')}
          onChange={(event) => {
            const { value } = event.currentTarget
            change((draft) => setTranslation(draft, language, key, value), t('translations.change'))
          }}
          classNames={{ description: classes.original ?? '' }}
        />
      ))}
    </PaneSection>
  )
}

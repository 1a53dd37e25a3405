import type { Language } from '@coverwright/domain/base/language/language'
import type { BodyText } from '@coverwright/domain/build/body/texts'
import type { Question } from '@coverwright/domain/build/question/question'
import { useTranslation } from 'react-i18next'
import { PaneSection } from '../../../../framework/editor/Pane.tsx'
import { useBody } from '../../body-editing/body-editing.ts'
import type { Path } from '../../body-editing/place.ts'
import { isMissing, useTexts } from '../editing/translations.ts'
import { TranslationField } from '../languages/TranslationField.tsx'

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
  'says',
] as const

/** Longer lists of options are translated under Languages, where there is room. */
const mostOptions = 50

interface QuestionTranslationsProps {
  readonly at: Path
  readonly question: Question
}

/** Every text of the question in every further language of the product; what is missing is marked. */
export function QuestionTranslations({ at, question }: QuestionTranslationsProps) {
  const { body, product } = useBody()
  const property = body.dataset.properties.findIndex(({ name }) => name === question.name)
  const texts = useTexts()
  const own = texts.filter(({ path }) => isUnder(path, at))
  const options = texts.filter(({ path }) => isUnder(path, ['dataset', 'properties', property])).slice(0, mostOptions)
  return product.languages
    .slice(1)
    .map((language) => <LanguageTexts key={language} language={language} texts={[...own, ...options]} />)
}

const isUnder = (path: Path, at: Path) => at.every((key, index) => path[index] === key)

function LanguageTexts({ language, texts }: { readonly language: Language; readonly texts: readonly BodyText[] }) {
  const { t } = useTranslation('body')
  const { body } = useBody()
  const missing = texts.filter((text) => isMissing(body, language, text)).length
  const labelOf = ({ path }: BodyText) => {
    const field = path[0] === 'questions' && fields.find((each) => each === path.at(-1))
    return field ? t(`fields.${field}`) : t('options.label')
  }
  return (
    <PaneSection
      title={t(`product:languages.${language}`)}
      end={missing === 0 ? t('translations.complete') : t('translations.missing', { count: missing })}
    >
      {texts.map((text) => (
        <TranslationField key={text.key} language={language} text={text} label={labelOf(text)} about={text.text} />
      ))}
    </PaneSection>
  )
}

import type { Language } from '@coverwright/domain/base/language/language'
import type { BodyText } from '@coverwright/domain/build/body/texts'
import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useBody } from '../../body-editing/body-editing.ts'
import { isMissing, setTranslation, translationOf } from '../editing/translations.ts'
import classes from './TranslationField.module.css'

interface TranslationFieldProps {
  readonly language: Language
  readonly text: BodyText
  readonly label: string
  readonly about: string
}

/** One text in one language, beside the words it is a translation of. */
export function TranslationField({ language, text, label, about }: TranslationFieldProps) {
  const { t } = useTranslation('body')
  const { body, change, isLocked } = useBody()
  const { key } = text
  return (
    <Textarea
      size="sm"
      autosize
      label={label}
      description={about}
      value={translationOf(body, language, key)}
      data-missing={isMissing(body, language, text) || undefined}
      maxLength={2000}
      readOnly={isLocked}
      placeholder={t('translations.none')}
      onChange={(event) => {
        const { value } = event.currentTarget
        change((draft) => setTranslation(draft, language, key, value), t('translations.change'))
      }}
      classNames={{ description: classes.original ?? '', input: classes.input ?? '' }}
    />
  )
}

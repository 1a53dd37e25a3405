import { Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useShell } from '../editing/shell-editing.ts'
import classes from '../PageEditor.module.css'

interface TranslatedTextProps {
  readonly textKey: string
  readonly label: string
  readonly text: string
  readonly isLong?: boolean
  readonly maxLength?: number
  readonly error?: string | undefined
  readonly set: (text: string) => void
}

/** A text of the site: as it was written, or as the language that is shown has it. */
export function TranslatedText({
  textKey,
  label,
  text,
  isLong = false,
  maxLength = 5000,
  error,
  set,
}: TranslatedTextProps) {
  const { t } = useTranslation('page-editor')
  const { shell, product, language, change, isLocked } = useShell()
  const isFirst = language === product.languages[0]
  const translation = shell.translations?.[language]?.[textKey] ?? ''
  const isMissing = !isFirst && text !== '' && translation === ''
  const translate = (next: string) =>
    change((draft) => {
      const texts = { ...draft.translations?.[language] }
      if (next === '') delete texts[textKey]
      else texts[textKey] = next
      draft.translations = { ...draft.translations, [language]: texts }
    }, `${textKey} ${language}`)
  const props = {
    size: 'sm',
    label: isMissing ? (
      <>
        {label} <em className={classes.missing}>{t('language.missing')}</em>
      </>
    ) : (
      label
    ),
    value: isFirst ? text : translation,
    placeholder: isFirst ? undefined : text,
    readOnly: isLocked,
    maxLength,
    error,
  }
  const onChange = (next: string) => (isFirst ? set(next) : translate(next))
  return isLong ? (
    <Textarea
      {...props}
      autosize
      minRows={2}
      maxRows={10}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  ) : (
    <TextInput {...props} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  )
}

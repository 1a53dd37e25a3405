import { type Language, languageNames } from '@coverwright/domain/base/language/language'
import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isWritten, withLanguage } from './block-editing.ts'
import { termsOf } from './template-kind.ts'
import type { ScreenKind } from './template-paths.ts'
import type { TemplateSession } from './template-session.ts'

interface LanguagesProps {
  readonly kind: ScreenKind
  readonly written: readonly Language[]
  readonly language: Language
  readonly isLocked: boolean
  readonly session: TemplateSession
  readonly onLanguage: (language: Language) => void
}

/** Which language is written in; one that is new begins as a copy of this one. */
export function Languages({ kind, written, language, isLocked, session, onLanguage }: LanguagesProps) {
  const { t } = useTranslation('template')
  const { languages } = termsOf[kind]
  const missing = isLocked ? [] : languages.filter((one) => !written.includes(one))
  const choose = (value: string | null) => {
    const next = [...written, ...missing].find((one) => one === value)
    const content = session.store.getState().document
    if (!next) return
    if (!written.includes(next) && isWritten(content))
      session.store.replace(
        withLanguage(content, language, next),
        t('translateInto', { language: languageNames[next] }),
      )
    onLanguage(next)
  }
  return (
    <Select
      size="sm"
      aria-label={t('language')}
      value={language}
      allowDeselect={false}
      data={[
        { group: t('written'), items: written.map((value) => ({ value, label: languageNames[value] })) },
        { group: t('translate'), items: missing.map((value) => ({ value, label: languageNames[value] })) },
      ]}
      onChange={choose}
    />
  )
}

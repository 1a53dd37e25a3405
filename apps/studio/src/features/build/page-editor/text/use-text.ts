import type { WrittenText } from '@coverwright/domain/build/page/rich-text'
import { useShell } from '../editing/shell-editing.ts'

interface StoredText {
  readonly textKey: string
  readonly text: WrittenText
  readonly set: (text: WrittenText) => void
}

/** A text of the site in the language that is shown: as it was written, or its translation and what stands in for it. */
export function useText({ textKey, text, set }: StoredText) {
  const { shell, product, language, change } = useShell()
  const isFirst = language === product.languages[0]
  const translation = shell.translations?.[language]?.[textKey] ?? ''
  const translate = (next: WrittenText) =>
    change((draft) => {
      const texts = { ...draft.translations?.[language] }
      if (next === '') delete texts[textKey]
      else texts[textKey] = next
      draft.translations = { ...draft.translations, [language]: texts }
    }, `${textKey} ${language}`)
  return {
    value: isFirst ? text : translation,
    standIn: isFirst ? '' : text,
    isMissing: !isFirst && text !== '' && translation === '',
    set: isFirst ? set : translate,
  }
}

import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { said } from './said.ts'

/** What is wrong, in the language of the studio, and again when another one is chosen. */
export function useSaid<T extends { readonly message: string }>(found: readonly T[]): readonly T[] {
  const { i18n } = useTranslation('sentences')
  const { language } = i18n
  return useMemo(
    () => (language ? found.map((each) => ({ ...each, message: said(each.message) })) : found),
    [found, language],
  )
}

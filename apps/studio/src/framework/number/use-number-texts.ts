import { localeOf } from '@coverwright/domain/base/language/language'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { percentText } from './percent-text.ts'

/** Numbers as whoever reads them writes them. */
export function useNumberTexts() {
  const { i18n } = useTranslation()
  return useMemo(() => numberTextsIn(localeOf(i18n.language)), [i18n.language])
}

const numberTextsIn = (locale: string) => ({
  locale,
  whole: (value: number) => value.toLocaleString(locale),
  percent: (value: number) => percentText(value, locale),
  uptime: (value: number) => percentText(value, locale, 2),
  /** Of a change: with its sign. */
  signedPercent: (basisPoints: number) =>
    `${basisPoints > 0 ? '+' : basisPoints < 0 ? '−' : ''}${percentText(Math.abs(basisPoints / 100), locale)}`,
})

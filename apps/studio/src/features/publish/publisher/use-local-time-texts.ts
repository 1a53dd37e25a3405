import { localeOf } from '@coverwright/domain/base/language/language'
import { useTranslation } from 'react-i18next'

/** A time on the company's clocks, written as every other date is: it must not be moved to the reader's clocks. */
export function useLocalTimeTexts() {
  const { language } = useTranslation().i18n
  return (localTime: string) => localTimeText(localTime, language)
}

export const localTimeText = (localTime: string, language: string, what: Intl.DateTimeFormatOptions = whole) => {
  const moment = new Date(`${localTime}:00Z`)
  return Number.isNaN(moment.getTime())
    ? localTime
    : moment.toLocaleString(localeOf(language), { ...what, timeZone: 'UTC' })
}

const whole = { dateStyle: 'medium', timeStyle: 'short' } as const

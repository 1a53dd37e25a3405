import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { clockTime, dateAndTime, longDate, longMonth, timeAgo } from './time-texts.ts'

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Times in the language the studio speaks, in the time zone of whoever reads. */
export function useTimeTexts() {
  const { language } = useTranslation().i18n
  return useMemo(
    () => ({
      ago: (moment: string) => timeAgo(new Date(moment), new Date(), language),
      /** The same where it stands alone, as in a cell. */
      agoAlone: (moment: string) => capitalised(timeAgo(new Date(moment), new Date(), language)),
      dateAndTime: (moment: string) => dateAndTime(new Date(moment), language),
      clockTime: (moment: Date) => clockTime(moment, language),
      date: (day: string) => longDate(day, language),
      /** Of 2026-11: November 2026. */
      month: (month: string) => longMonth(month, language),
    }),
    [language],
  )
}

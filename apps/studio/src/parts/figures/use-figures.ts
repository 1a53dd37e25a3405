import { localeOf } from '@coverwright/domain/base/language/language'
import type { StatisticsRange } from '@coverwright/domain/insight/statistics/key-figures'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useSession } from '../../core/session/session.ts'
import { queries } from '../../core/wire/queries.ts'
import { useRange } from './use-range.ts'

/** Which figures a screen shows: all of it stands in the address. */
export function useAsked() {
  const { range, mode } = useRange()
  const [params] = useSearchParams()
  const productId = params.get('product') ?? undefined
  return { range, mode, ...(productId && { productId }) }
}

type Asked = ReturnType<typeof useAsked>

export const useTraffic = (asked: Asked) =>
  useQuery({
    ...queries.dashboard.getTraffic(asked),
    placeholderData: keepPreviousData,
  })

export const useRevenue = (asked: Asked) =>
  useQuery({
    ...queries.dashboard.getRevenue(asked),
    placeholderData: keepPreviousData,
  })

const written = {
  all: { month: 'short', year: 'numeric' },
  year: { month: 'short', year: 'numeric' },
  days30: { day: 'numeric', month: 'short' },
  days7: { weekday: 'short', day: 'numeric' },
  hours24: { weekday: 'short', hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<StatisticsRange, Intl.DateTimeFormatOptions>

/** The beginning of a step, on the company's clocks: its days are counted by them. */
export function useStepTexts(range: StatisticsRange) {
  const { i18n } = useTranslation()
  const timeZone = useSession(({ accountData }) => accountData?.company.timeZone) ?? 'UTC'
  const format = new Intl.DateTimeFormat(localeOf(i18n.language), { ...written[range], timeZone })
  return (at: string) => format.format(new Date(at))
}

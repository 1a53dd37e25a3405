import { localeOf } from '@coverwright/domain/base/language/language'
import type { Property } from '@coverwright/domain/build/dataset/property'
import { useTranslation } from 'react-i18next'

/** How far a piece of data may go, in a few words. */
export function useLimitWords(): (property: Property) => string {
  const { t, i18n } = useTranslation('body')
  /** As people read it: 250,000. */
  const grouped = (decimal: string | undefined) =>
    decimal &&
    Number(decimal).toLocaleString(localeOf(i18n.language), {
      minimumFractionDigits: decimal.split('.')[1]?.length ?? 0,
    })
  const range = (from: unknown, to: unknown) => {
    if (from !== undefined && to !== undefined) return t('limits.between', { from, to })
    if (from !== undefined) return t('limits.from', { from })
    return to === undefined ? '' : t('limits.to', { to })
  }
  return (property) => {
    switch (property.type) {
      case 'text':
        return t('limits.characters', { count: property.maxLength })
      case 'number':
      case 'money':
        return range(grouped(property.min), grouped(property.max))
      case 'date':
        return [
          property.minAge !== undefined || property.maxAge !== undefined
            ? t('limits.years', { range: range(property.minAge, property.maxAge) })
            : '',
          property.earliestInDays !== undefined || property.latestInDays !== undefined
            ? t('limits.days', { range: range(property.earliestInDays, property.latestInDays) })
            : '',
          range(property.from, property.to),
        ]
          .filter(Boolean)
          .join(', ')
      case 'choice':
        return t('questions.options', { count: property.options.length })
      case 'several':
        return [t('questions.options', { count: property.options.length }), range(property.atLeast, property.atMost)]
          .filter(Boolean)
          .join(', ')
      case 'csv':
        return property.source
      case 'boolean':
      case 'json':
      default:
        return ''
    }
  }
}

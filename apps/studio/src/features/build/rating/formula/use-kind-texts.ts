import type { KnownName } from '@coverwright/domain/build/rating/check-program'
import { useTranslation } from 'react-i18next'

const fewOptions = 4

/** What sort of value something is, as an underwriter says it. */
export function useKindTexts() {
  const { t } = useTranslation('rating')
  function sayKind({ kind, decimals, options, unit }: Pick<KnownName, 'kind' | 'decimals'> & Partial<KnownName>) {
    if (kind === 'date') return t('kind.date')
    if (kind === 'yes-no') return t('kind.yesNo')
    if (kind === 'text') {
      if (!options) return t('kind.text')
      const shown = options.slice(0, fewOptions).join(', ')
      return options.length > fewOptions ? t('kind.someOf', { shown }) : t('kind.oneOf', { shown })
    }
    const number = decimals ? t('kind.decimals', { count: Math.min(decimals, 20) }) : t('kind.whole')
    return unit ? `${number}, ${unit}` : number
  }
  return { sayKind }
}

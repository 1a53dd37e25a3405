import { exchangeKinds } from '@coverwright/domain/build/exchange/exchange'
import { insuranceLines } from '@coverwright/domain/build/product/product'
import { IconCategory, IconShieldCheck } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Filter } from '../../../framework/list/list-types.ts'

/** By what it is and, where lists know it, by the line of business. */
export function useExchangeFilters(hasLines = false): readonly Filter[] {
  const { t } = useTranslation('exchange')
  return useMemo(
    () => [
      {
        key: 'kind',
        label: t('kind'),
        icon: <IconCategory size={14} />,
        options: exchangeKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
      },
      ...(hasLines
        ? [
            {
              key: 'line',
              label: t('line'),
              icon: <IconShieldCheck size={14} />,
              options: insuranceLines.map((value) => ({ value, label: t(`product:lines.${value}`) })),
            },
          ]
        : []),
    ],
    [t, hasLines],
  )
}

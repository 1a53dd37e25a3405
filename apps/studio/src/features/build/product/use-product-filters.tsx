import { productTypes } from '@coverwright/domain/base/product-type/product-type'
import { insuranceLines } from '@coverwright/domain/build/product/product'
import { isEditable, productLifecycle } from '@coverwright/domain/build/product/product-lifecycle'
import { IconCategory, IconCircleDashed, IconFolder, IconUmbrella } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import type { Filter } from '../../../framework/list/list-types.ts'
import { productStatuses } from '../../../parts/product/product-statuses.ts'
import type { ProductTab } from './ProductTabs.tsx'

/** By state only where several can be met: temporary storage and trash are one each. */
export function useProductFilters(tab: ProductTab): readonly Filter[] {
  const { t } = useTranslation('product')
  const groups = useQuery({
    ...queries.product.listGroups({}),
    select: (found) => found.groups,
  }).data
  return useMemo(() => {
    const state = {
      key: 'state',
      label: t('state'),
      icon: <IconCircleDashed size={14} />,
      options: productLifecycle.states
        .filter(isEditable)
        .map((value) => ({ value, label: t(`framework:status.${productStatuses[value]}`) })),
    }
    return [
      ...(tab === 'all' ? [state] : []),
      {
        key: 'line',
        label: t('line'),
        icon: <IconUmbrella size={14} />,
        options: insuranceLines.map((value) => ({ value, label: t(`lines.${value}`) })),
      },
      {
        key: 'type',
        label: t('type'),
        icon: <IconCategory size={14} />,
        options: productTypes.map((value) => ({ value, label: t(`types.${value}`) })),
      },
      ...(groups && groups.length > 0
        ? [
            {
              key: 'groupId',
              label: t('group'),
              icon: <IconFolder size={14} />,
              options: groups.map(({ id, name }) => ({ value: id, label: name })),
            },
          ]
        : []),
    ]
  }, [t, tab, groups])
}

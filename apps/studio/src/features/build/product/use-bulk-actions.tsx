import type { MountedProduct } from '@coverwright/domain/build/product/product'
import { productLifecycle } from '@coverwright/domain/build/product/product-lifecycle'
import { IconFolder, IconRestore, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { acts, lookAgainAfter } from '../../../core/wire/acts.ts'
import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'
import type { BulkAction } from '../../../framework/list/list-types.ts'

const each = (work: (id: string) => Promise<unknown>) => async (items: readonly MountedProduct[]) => {
  for (const { id } of items) await work(id)
  await lookAgainAfter('product')
}

/** What can be done with several at once. What is published is asked about one by one. */
export function useBulkActions(): readonly BulkAction<MountedProduct>[] {
  const { t } = useTranslation('product')
  const groups = useQuery({
    ...queries.product.listGroups({}),
    select: (found) => found.groups,
  }).data
  return [
    ...(groups ?? []).slice(0, 3).map(({ id: groupId, name }) => ({
      label: t('bulk.toGroup', { name }),
      icon: <IconFolder size={16} />,
      run: async (items: readonly MountedProduct[]) => {
        await acts.product.moveToGroup({ ids: items.map(({ id }) => id), groupId })
      },
    })),
    {
      label: t('act.restore'),
      icon: <IconRestore size={16} />,
      isAllowed: ({ state }) => productLifecycle.events(state).includes('restore'),
      run: each((id) => client.product.restoreProduct({ id })),
    },
    {
      label: t('act.trash'),
      icon: <IconTrash size={16} />,
      isAllowed: ({ state, mounts }) => productLifecycle.events(state).includes('trash') && mounts.length === 0,
      run: each((id) => client.product.moveToTrash({ id })),
    },
  ]
}

import type { MountedProduct } from '@coverwright/domain/build/product/product'
import { productLifecycle } from '@coverwright/domain/build/product/product-lifecycle'
import { IconFolder, IconRestore, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../../core/wire/client.ts'
import type { BulkAction } from '../../../framework/list/list-types.ts'
import { useRefresh } from './use-trash.ts'

/** What can be done with several at once. What is published is asked about one by one. */
export function useBulkActions(): readonly BulkAction<MountedProduct>[] {
  const { t } = useTranslation('product')
  const refresh = useRefresh()
  const groups = useQuery({
    queryKey: ['product', 'listGroups'],
    queryFn: () => client.product.listGroups({}),
    select: (found) => found.groups,
  }).data
  const each = (work: (id: string) => Promise<unknown>) => async (items: readonly MountedProduct[]) => {
    for (const { id } of items) await work(id)
    await refresh()
  }
  return [
    ...(groups ?? []).slice(0, 3).map(({ id: groupId, name }) => ({
      label: t('bulk.toGroup', { name }),
      icon: <IconFolder size={16} />,
      run: async (items: readonly MountedProduct[]) => {
        await client.product.moveToGroup({ ids: items.map(({ id }) => id), groupId })
        await refresh()
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

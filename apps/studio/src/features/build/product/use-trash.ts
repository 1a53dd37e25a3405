import type { Product } from '@coverwright/domain/build/product/product'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../../core/wire/client.ts'
import { sayDone, sayDoneWithUndo } from '../../../framework/toast/toasts.tsx'

type Named = Pick<Product, 'id' | 'name'>

/** Everything that shows products looks again. */
export function useRefresh() {
  const queries = useQueryClient()
  return () => Promise.all(['product', 'publisher'].map((group) => queries.invalidateQueries({ queryKey: [group] })))
}

export function useTrash() {
  const { t } = useTranslation('product')
  const refresh = useRefresh()
  const restore = async ({ id, name }: Named) => {
    await client.product.restoreProduct({ id })
    await refresh()
    sayDone(t('trash.restored', { name }))
  }
  const move = async ({ id, name }: Named) => {
    await client.product.moveToTrash({ id })
    await refresh()
    sayDoneWithUndo(t('trash.moved', { name }), async () => {
      await client.product.restoreProduct({ id })
      await refresh()
    })
  }
  /** Undo would not bring the addresses back, so it is not offered. */
  const takeDown = async ({ id, name }: Named) => {
    await client.product.moveToTrash({ id })
    await refresh()
    sayDone(t('trash.moved', { name }))
  }
  return { move, takeDown, restore }
}

import type { Product } from '@coverwright/domain/build/product/product'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { sayDone, sayDoneWithUndo } from '../../../framework/toast/toasts.tsx'

type Named = Pick<Product, 'id' | 'name'>

export function useTrash() {
  const { t } = useTranslation('product')
  const restore = async ({ id, name }: Named) => {
    await acts.product.restoreProduct({ id })
    sayDone(t('trash.restored', { name }))
  }
  const move = async ({ id, name }: Named) => {
    await acts.product.moveToTrash({ id })
    sayDoneWithUndo(t('trash.moved', { name }), async () => {
      await acts.product.restoreProduct({ id })
    })
  }
  /** Undo would not bring the addresses back, so it is not offered. */
  const takeDown = async ({ id, name }: Named) => {
    await acts.product.moveToTrash({ id })
    sayDone(t('trash.moved', { name }))
  }
  return { move, takeDown, restore }
}

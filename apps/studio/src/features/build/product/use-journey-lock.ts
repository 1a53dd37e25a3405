import type { MountedProduct } from '@coverwright/domain/build/product/product'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { sayDone } from '../../../framework/toast/toasts.tsx'

type Named = Pick<MountedProduct, 'id' | 'name'>

/** While a journey is locked nobody edits it; whoever may edit it unlocks it. */
export function useJourneyLock() {
  const { t } = useTranslation('product')
  return {
    lock: async ({ id, name }: Named) => {
      await acts.product.lockJourney({ id })
      sayDone(t('lock.done', { name }))
    },
    unlock: async ({ id, name }: Named) => {
      await acts.product.unlockJourney({ id })
      sayDone(t('lock.undone', { name }))
    },
  }
}

import type { Product } from '@coverwright/domain/build/product/product'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { PublishDialog } from '../launch/PublishDialog.tsx'
import { DuplicateDialog } from './DuplicateDialog.tsx'
import { ProductDialog } from './ProductDialog.tsx'
import type { OpenDialog } from './use-product-actions.tsx'
import { useTrash } from './use-trash.ts'

interface ProductDialogsProps {
  readonly dialog: OpenDialog | undefined
  readonly onClose: () => void
  readonly onCreated: (product: Product) => void
  readonly onTrashed: () => void
}

/** At most one at a time. */
export function ProductDialogs({ dialog, onClose, onCreated, onTrashed }: ProductDialogsProps) {
  const { t } = useTranslation('product')
  const { takeDown } = useTrash()
  if (!dialog) return null
  const saved = (product: Product) => {
    onClose()
    if (dialog.kind === 'new' || dialog.kind === 'duplicate') onCreated(product)
  }
  if (dialog.kind === 'new') return <ProductDialog onClose={onClose} onSaved={saved} />
  const { kind, product } = dialog
  if (kind === 'settings') return <ProductDialog product={product} onClose={onClose} onSaved={saved} />
  if (kind === 'duplicate') return <DuplicateDialog product={product} onClose={onClose} onMade={saved} />
  if (kind === 'publish') return <PublishDialog product={product} onClose={onClose} />
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t('trash.title', { name: product.name })}
      keep={t('trash.keep')}
      act={t('act.trash')}
      consequences={[
        ...product.mounts.map(({ host }) => t('trash.stops', { host })),
        t('trash.policies'),
        t('trash.asDraft'),
      ]}
      onKeep={onClose}
      onAct={async () => {
        await takeDown(product)
        onClose()
        onTrashed()
      }}
    />
  )
}

import type { MountedProduct, Product } from '@coverwright/domain/build/product/product'
import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { NameDialog } from '../../../framework/dialog/NameDialog.tsx'

interface DuplicateDialogProps {
  readonly product: MountedProduct
  readonly onClose: () => void
  readonly onMade: (product: Product) => void
}

/** A copy of the whole design needs a name of its own, and nothing else. */
export function DuplicateDialog({ product, onClose, onMade }: DuplicateDialogProps) {
  const { t } = useTranslation('product')
  return (
    <NameDialog
      title={t('duplicate.title', { name: product.name })}
      label={t('form.name')}
      name={t('duplicate.copyOf', { name: product.name })}
      maxLength={120}
      keep={t('form.cancel')}
      act={t('act.duplicate')}
      onSave={async (name) => onMade(await acts.product.duplicateProduct({ id: product.id, name }))}
      onClose={onClose}
    >
      <Text>{t('duplicate.hint')}</Text>
    </NameDialog>
  )
}

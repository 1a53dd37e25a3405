import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ProductSelect } from '../../../parts/product/ProductSelect.tsx'

/** Of one product, or of all. */
export function ProductPicker() {
  const { t } = useTranslation('statistics')
  const [params, setParams] = useSearchParams()
  const choose = (id: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (id) next.set('product', id)
        else next.delete('product')
        return next
      },
      { replace: true },
    )
  return (
    <ProductSelect
      label={undefined}
      aria-label={t('product.label')}
      placeholder={t('product.all')}
      value={params.get('product')}
      onChange={choose}
      clearable
      w={230}
    />
  )
}

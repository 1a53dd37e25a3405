import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { queries } from '../../../core/wire/queries.ts'

/** Of one product, or of all. */
export function ProductPicker() {
  const { t } = useTranslation('statistics')
  const [params, setParams] = useSearchParams()
  const products = useQuery(queries.product.listNames({}, { nowPage: 1, pageSize: 100, orderBy: 'name' }))
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
    <Select
      aria-label={t('product.label')}
      placeholder={t('product.all')}
      data={(products.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      value={params.get('product')}
      onChange={choose}
      clearable
      searchable
      w={230}
    />
  )
}

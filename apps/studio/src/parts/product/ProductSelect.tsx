import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../core/wire/queries.ts'
import { ErrorAlert } from '../../framework/page/ErrorAlert.tsx'

const mostProducts = 200

interface ProductSelectProps {
  readonly value: string | null
  readonly onChange: (productId: string | null) => void
  /** Nothing else is asked on the screen: the cursor stands here. */
  readonly isFocused?: boolean
}

/** Which product a screen is about. */
export function ProductSelect({ value, onChange, isFocused = false }: ProductSelectProps) {
  const { t } = useTranslation('product-select')
  const focus = useCallback(
    (field: HTMLInputElement | null) => {
      if (isFocused) field?.focus()
    },
    [isFocused],
  )
  const products = useQuery(queries.product.listNames({}, { nowPage: 1, pageSize: mostProducts, orderBy: 'name' }))
  return (
    <>
      {products.isError && <ErrorAlert error={products.error} onRetry={() => void products.refetch()} />}
      <Select
        label={t('label')}
        placeholder={t('placeholder')}
        searchable
        clearable
        maw={420}
        data={(products.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={value}
        onChange={onChange}
        nothingFoundMessage={t('none')}
        // It opens as soon as the cursor stands in it: beside the field it is part of the page, not of nothing.
        comboboxProps={{ withinPortal: false }}
        ref={focus}
      />
    </>
  )
}

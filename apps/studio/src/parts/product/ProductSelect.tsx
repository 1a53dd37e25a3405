import { MultiSelect, type MultiSelectProps, Select, type SelectProps } from '@mantine/core'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorAlert } from '../../framework/page/ErrorAlert.tsx'
import { useProductChoices } from './use-product-choices.ts'

interface ProductSelectProps extends Omit<SelectProps, 'data'> {
  /** Nothing else is asked on the screen: the cursor stands here. */
  readonly isFocused?: boolean
}

/** One of the company's products, however many there are. */
export function ProductSelect({ value, isFocused = false, ...props }: ProductSelectProps) {
  const { t } = useTranslation('product-select')
  const focus = useCallback(
    (field: HTMLInputElement | null) => {
      if (isFocused) field?.focus()
    },
    [isFocused],
  )
  const { found, field } = useProductChoices(value ? [value] : [])
  return (
    <>
      {found.isError && <ErrorAlert error={found.error} onRetry={() => void found.refetch()} />}
      <Select
        label={t('label')}
        placeholder={t('placeholder')}
        nothingFoundMessage={t('none')}
        {...props}
        {...field}
        {...(value !== undefined && { value })}
        // It opens as soon as the cursor stands in it: beside the field it is part of the page, not of nothing.
        {...(isFocused && { comboboxProps: { withinPortal: false } })}
        ref={focus}
      />
    </>
  )
}

const none: string[] = []

/** Any number of the company's products. */
export function ProductsSelect({ value = none, ...props }: Omit<MultiSelectProps, 'data'>) {
  const { t } = useTranslation('product-select')
  const { found, field } = useProductChoices(value)
  return (
    <>
      {found.isError && <ErrorAlert error={found.error} onRetry={() => void found.refetch()} />}
      <MultiSelect
        label={t('products')}
        nothingFoundMessage={t('none')}
        hidePickedOptions
        {...props}
        {...field}
        value={value}
      />
    </>
  )
}

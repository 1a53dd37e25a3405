import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import classes from './ChooseProduct.module.css'
import { ProductSelect } from './ProductSelect.tsx'

/** For a screen that was opened without saying of which product: it is asked here, and the screen goes on. */
export function ChooseProduct() {
  const { t } = useTranslation('product-select')
  const [, setParams] = useSearchParams()
  const choose = (product: string | null) =>
    setParams((before) => new URLSearchParams([...before, ...(product === null ? [] : [['product', product]])]))
  return (
    <section className={classes.choose} aria-labelledby="choose-product">
      <h2 id="choose-product">{t('which')}</h2>
      <ProductSelect clearable maw={420} value={null} onChange={choose} isFocused />
    </section>
  )
}

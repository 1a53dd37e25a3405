import { capacityOf, formatNumber, PolicyNumberForm } from '@coverwright/domain/build/policy-number/policy-number'
import { useTranslation } from 'react-i18next'
import classes from './PolicyEngine.module.css'

/** The first and the last number as policies will carry them, while the design is being typed. */
export function NumberPreview({ form }: { readonly form: unknown }) {
  const { t } = useTranslation('policy-number')
  // The name is no part of a number: it need not be there yet.
  const { data } = PolicyNumberForm.safeParse({ ...(form as object), name: 'preview' })
  return (
    <output className={classes.preview} aria-label={t('preview.title')}>
      {data ? (
        <>
          <code>{formatNumber(data, data.startCount)}</code>
          <span>
            {t('preview.to')} <code>{formatNumber(data, data.startCount + capacityOf(data) - 1)}</code>
          </span>
          <span>{t('preview.count', { count: capacityOf(data) })}</span>
        </>
      ) : (
        <span>{t('preview.unfinished')}</span>
      )}
    </output>
  )
}

import { useTranslation } from 'react-i18next'
import { TextField } from '../editing/fields.tsx'
import type { Path } from '../editing/place.ts'

/** The data source whose rows can be chosen, and its columns. */
export function SourceFields({ at }: { readonly at: Path }) {
  const { t } = useTranslation('body')
  return (
    <>
      <TextField at={[...at, 'source']} label={t('dataset.source')} maxLength={60} />
      <TextField at={[...at, 'valueColumn']} label={t('dataset.valueColumn')} maxLength={60} />
      <TextField at={[...at, 'labelColumn']} label={t('dataset.labelColumn')} maxLength={60} />
    </>
  )
}

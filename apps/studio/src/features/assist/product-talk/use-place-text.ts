import type { HubPlace } from '@coverwright/domain/assist/hub-file/hub-file'
import { useTranslation } from 'react-i18next'

/** Where something stands: a page, or cells of a sheet. */
export function usePlaceText() {
  const { t } = useTranslation('product-talk')
  return (place: HubPlace) =>
    place.is === 'page' ? t('page', { page: place.page }) : t('cells', { sheet: place.sheet, cells: place.cells })
}

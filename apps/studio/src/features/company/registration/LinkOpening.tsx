import { Loader } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'

/** While the link is looked up, or in the browser that signed up its company is made. */
export function LinkOpening({ complete }: { readonly complete?: () => Promise<void> }) {
  const { t } = useTranslation('registration')
  const hasBegun = useRef(false)
  useEffect(() => {
    // Once: an effect that React runs again must not be answered that the link was used.
    if (!complete || hasBegun.current) return
    hasBegun.current = true
    void complete()
  }, [complete])
  return (
    <PublicPage title={t('opening.title')} lead={t('opening.lead')}>
      <Loader role="status" aria-label={t('opening.title')} />
    </PublicPage>
  )
}

import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../core/wire/client.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Notice } from '../../../parts/public-page/Notice.tsx'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'

export function LinkExpired({ link, failure }: { readonly link: string; readonly failure: unknown }) {
  const { t } = useTranslation('product-talk')
  const [isSent, setSent] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<unknown>(failure)
  const renew = async () => {
    setBusy(true)
    try {
      await client.productTalk.renewLink({ token: link })
      setSent(true)
    } catch (error) {
      setTrouble(error)
    }
    setBusy(false)
  }
  return (
    <PublicPage title={t('expired')} lead={t('expiredLead')}>
      {isSent ? (
        <Notice kind="info" title={t('renewed')} />
      ) : (
        <>
          <ErrorAlert error={trouble} />
          <Button size="lg" fullWidth loading={isBusy} onClick={() => void renew()}>
            {t('renew')}
          </Button>
        </>
      )}
    </PublicPage>
  )
}

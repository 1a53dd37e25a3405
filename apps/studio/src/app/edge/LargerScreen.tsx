import { IconDeviceDesktop } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EdgePage } from './EdgePage.tsx'

export function Component() {
  const { t } = useTranslation('edge')
  return (
    <main style={{ height: '100%' }}>
      <EdgePage
        icon={<IconDeviceDesktop size={22} stroke={1.6} />}
        title={t('largerScreen.title')}
        body={t('largerScreen.body')}
      />
    </main>
  )
}

import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { CodeForm } from './CodeForm.tsx'
import { readDeviceCheck } from './device-check.ts'
import { SessionLayout } from './SessionLayout.tsx'

export function Component() {
  const { t } = useTranslation('session')
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const check = readDeviceCheck(state)
  // Opened by itself, there is no sign-in to complete.
  if (!check) return <Navigate to={{ pathname: '/', search }} replace />
  return (
    <SessionLayout title={t('device.title')} lead={t('device.lead', { sentTo: check.sentTo })}>
      <CodeForm
        check={check}
        onSent={(sent) => void navigate({ search }, { replace: true, state: sent })}
        onVerified={() => void navigate({ pathname: '/', search }, { replace: true })}
      />
    </SessionLayout>
  )
}

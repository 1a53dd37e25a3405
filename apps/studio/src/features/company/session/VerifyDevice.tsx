import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { CodeForm } from '../../../parts/public-page/CodeForm.tsx'
import { readDeviceCheck } from '../../../parts/public-page/device-check.ts'
import styles from '../../../parts/public-page/PublicForm.module.css'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'
import { sendCode, verifyDevice } from './sign-in.ts'

export function Component() {
  const { t } = useTranslation('session')
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const check = readDeviceCheck(state)
  // Opened by itself, there is no sign-in to complete.
  if (!check) return <Navigate to={{ pathname: '/', search }} replace />
  return (
    <PublicPage title={t('device.title')} lead={t('device.lead', { sentTo: check.sentTo })}>
      <CodeForm
        channel="mail"
        sentAt={check.sentAt}
        verify={async (code) => {
          await verifyDevice(check.ticket, code)
          void navigate({ pathname: '/', search }, { replace: true })
        }}
        resend={async () => {
          const sent = await sendCode(check.ticket, check.sentTo)
          void navigate({ search }, { replace: true, state: sent })
        }}
      >
        <Link className={styles.link} to={pathTo('/')}>
          {t('device.back')}
        </Link>
      </CodeForm>
    </PublicPage>
  )
}

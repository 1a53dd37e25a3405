import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useSession } from '../../../core/session/session.ts'
import { client } from '../../../core/wire/client.ts'
import { CodeForm } from '../../../parts/public-page/CodeForm.tsx'
import { missingStep } from './missing-step.ts'
import { PhoneNumber } from './PhoneNumber.tsx'
import { SignUpLayout } from './SignUpLayout.tsx'
import { keepSignUp } from './sign-up.ts'

/** The number first, then the code that was sent to it. */
export function Component() {
  const { t } = useTranslation('registration')
  const navigate = useNavigate()
  const data = useSession(({ signUpData }) => signUpData)
  const missing = missingStep(data, 2)
  if (missing) return <Navigate to={missing} replace />
  const { phone } = data
  if (!phone) {
    return (
      <SignUpLayout step={3} title={t('phone.title')} lead={t('phone.lead')}>
        <PhoneNumber />
      </SignUpLayout>
    )
  }
  const { callingCode, number } = phone
  return (
    <SignUpLayout step={3} title={t('phone.codeTitle')} lead={t('phone.codeLead', { sentTo: phone.sentTo })}>
      <CodeForm
        channel="sms"
        sentAt={phone.sentAt}
        verify={async (code) => {
          const { phoneTicket } = await client.login.verifyRegisterPhoneCode({ callingCode, number, code })
          keepSignUp({ phoneTicket })
          await navigate(pathTo('/create-password'))
        }}
        resend={async () => {
          const { sentTo } = await client.login.sendRegisterPhoneCode({ callingCode, number })
          keepSignUp({ phone: { callingCode, number, sentTo, sentAt: Date.now() } })
        }}
      >
        <Button variant="subtle" size="sm" onClick={forgetPhone}>
          {t('phone.another')}
        </Button>
      </CodeForm>
    </SignUpLayout>
  )
}

const forgetPhone = () =>
  useSession.setState(({ signUpData: { phone, phoneTicket, ...signUpData } }) => ({ signUpData }))

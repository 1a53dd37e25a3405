import { Button, Group, Modal, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../core/session/session.ts'
import { signInAddressOf } from '../../../core/session/sign-in-address.ts'

/** Says why the session ended before the browser leaves for a sign-in page elsewhere. */
export default function SessionEndedDialog() {
  const { t } = useTranslation('app')
  const session = useSession()
  const leave = () => location.assign(signInAddressOf(session))
  const { ending } = session
  return (
    <Modal opened onClose={leave} withCloseButton={false} title={ending?.title ?? ending?.message}>
      {ending?.title && <Text>{ending.message}</Text>}
      <Group justify="flex-end" mt="lg">
        <Button size="lg" data-autofocus onClick={leave}>
          {t('sessionEnded.signIn')}
        </Button>
      </Group>
    </Modal>
  )
}

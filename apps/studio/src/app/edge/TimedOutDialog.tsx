import { messages } from '@coverwright/domain/messages'
import { Button, Group, Modal, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { said } from '../../core/text/said.ts'
import { answerTimedOut } from '../../core/wire/waits.ts'

/** Calls that got no answer wait beneath it, with all that was typed. */
export default function TimedOutDialog() {
  const { t } = useTranslation('app')
  return (
    <Modal
      opened
      onClose={() => answerTimedOut(false)}
      title={said(messages.requestTimedOut)}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Text>{t('timedOut.body')}</Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button size="lg" variant="default" onClick={() => answerTimedOut(false)}>
          {t('close')}
        </Button>
        <Button size="lg" data-autofocus onClick={() => answerTimedOut(true)}>
          {t('timedOut.tryAgain')}
        </Button>
      </Group>
    </Modal>
  )
}

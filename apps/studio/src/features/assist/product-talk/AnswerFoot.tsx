import type { TalkQuestion } from '@coverwright/domain/assist/product-talk/product-talk'
import { ActionIcon, Button } from '@mantine/core'
import { IconThumbDown, IconThumbUp, IconUserQuestion } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import classes from './ProductTalk.module.css'
import { talkClient } from './talk-pass.ts'

interface AnswerFootProps {
  readonly question: TalkQuestion
  readonly onChanged: () => void
}

/** Whether it helped, and a person where it did not. */
export function AnswerFoot({ question: { id, thumb, personAskedAt }, onChanged }: AnswerFootProps) {
  const { t } = useTranslation('product-talk')
  const act = (sent: Promise<unknown>) => void sent.then(onChanged, sayFailed)
  const rate = (wanted: 'up' | 'down') =>
    act(talkClient.productTalk.rateAnswer({ id, thumb: thumb === wanted ? null : wanted }))
  return (
    <footer className={classes.foot}>
      <ActionIcon
        variant={thumb === 'up' ? 'light' : 'subtle'}
        aria-label={t('helpful')}
        aria-pressed={thumb === 'up'}
        onClick={() => rate('up')}
      >
        <IconThumbUp size={16} />
      </ActionIcon>
      <ActionIcon
        variant={thumb === 'down' ? 'light' : 'subtle'}
        aria-label={t('notHelpful')}
        aria-pressed={thumb === 'down'}
        onClick={() => rate('down')}
      >
        <IconThumbDown size={16} />
      </ActionIcon>
      {personAskedAt ? (
        <span>{t('personAsked')}</span>
      ) : (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconUserQuestion size={14} />}
          onClick={() => act(talkClient.productTalk.askPerson({ id }))}
        >
          {t('askPerson')}
        </Button>
      )}
    </footer>
  )
}

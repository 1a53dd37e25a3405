import type { Post } from '@coverwright/domain/assist/post/post'
import { postCalendarFile } from '@coverwright/domain/assist/post/post-calendar-file'
import { Button } from '@mantine/core'
import { IconCalendarDown, IconCopy, IconShare } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import { copyText } from '../../company/api-key/copy-text.ts'

const isStopped = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** What a person posts themselves: its words to copy or to share, and a reminder for their own calendar. */
export function ByHand({ post: { id, name, composed, scheduledAt } }: { readonly post: Post }) {
  const { t } = useTranslation('post')
  const share = () =>
    void navigator.share({ title: name, text: composed }).catch((error: unknown) => {
      // Who closes the list of apps wanted that.
      if (!isStopped(error)) sayFailed(error)
    })
  const remind = () => {
    if (!scheduledAt) return
    const file = new Blob([postCalendarFile({ id, name, text: composed, at: scheduledAt })], { type: 'text/calendar' })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(file)
    link.download = 'post.ics'
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCopy size={16} />}
        onClick={() => void copyText(composed, t('done.copy'))}
      >
        {t('copy')}
      </Button>
      {'share' in navigator && (
        <Button variant="default" leftSection={<IconShare size={16} />} onClick={share}>
          {t('share')}
        </Button>
      )}
      {scheduledAt && (
        <Button variant="default" leftSection={<IconCalendarDown size={16} />} onClick={remind}>
          {t('remind')}
        </Button>
      )}
    </>
  )
}

import { commentLimits } from '@coverwright/domain/build/comment/comment'
import { Button, MultiSelect, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sayFailed } from '../../../../framework/toast/toasts.tsx'
import classes from './Comments.module.css'
import { useComments } from './use-comments.ts'

interface ComposerProps {
  /** What is written about: what was typed and not sent is there again when it is come back to. */
  readonly about: string
  readonly label: string
  readonly sendLabel: string
  readonly onSend: (text: string, mentions: string[]) => Promise<unknown>
}

const keyOf = (about: string) => `comment-draft.${about}`

export function Composer({ about, label, sendLabel, onSend }: ComposerProps) {
  const { t } = useTranslation('page-editor')
  const people = useComments().data?.people ?? []
  const [text, setText] = useState(() => sessionStorage.getItem(keyOf(about)) ?? '')
  const [mentions, setMentions] = useState<string[]>([])
  const [isBusy, setBusy] = useState(false)
  const write = (next: string) => {
    setText(next)
    sessionStorage.setItem(keyOf(about), next)
  }
  const send = async () => {
    setBusy(true)
    try {
      await onSend(text, mentions)
      // What was written since is the next one.
      if (sessionStorage.getItem(keyOf(about)) === text) write('')
      setMentions((now) => (now === mentions ? [] : now))
    } catch (error) {
      sayFailed(error)
    }
    setBusy(false)
  }
  return (
    <div className={classes.composer}>
      <Textarea
        size="sm"
        label={label}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={commentLimits.text}
        value={text}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      <MultiSelect
        size="sm"
        label={t('comments.mention')}
        description={t('comments.mentionHint')}
        searchable
        maxValues={commentLimits.mentions}
        data={people.map(({ memberId, name }) => ({ value: memberId, label: name }))}
        value={mentions}
        onChange={setMentions}
      />
      <Button size="sm" loading={isBusy} disabled={text.trim() === ''} onClick={() => void send()}>
        {sendLabel}
      </Button>
    </div>
  )
}

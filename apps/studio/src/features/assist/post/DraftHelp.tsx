import type { PostDrafts } from '@coverwright/domain/assist/post/post'
import { postLimits } from '@coverwright/domain/assist/post/post-limits'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import classes from './Post.module.css'

interface DraftHelpProps {
  readonly host: string
  readonly write: (about: string) => Promise<PostDrafts>
  /** What stands in the post now. */
  readonly text: string
  readonly onTake: (text: string) => void
}

/** Drafts from a model outside, to choose from. What was in the post before one was taken comes back by a press. */
export function DraftHelp({ host, write, text, onTake }: DraftHelpProps) {
  const { t } = useTranslation('post')
  const [isOpen, setOpen] = useState(false)
  const [about, setAbout] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [came, setCame] = useState<PostDrafts>()
  const [before, setBefore] = useState<string>()
  if (!isOpen)
    return (
      <Button variant="default" className={classes.draftsOpen} onClick={() => setOpen(true)}>
        {t('drafts.open')}
      </Button>
    )
  const ask = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      setCame(await write(about))
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }
  const take = (draft: string) => {
    // Between one draft and the next it is what the author had that comes back.
    if (!came?.drafts.includes(text)) setBefore(text)
    onTake(draft)
  }
  return (
    <section className={classes.drafts} aria-label={t('drafts.title')}>
      {failure !== undefined && <ErrorAlert error={failure} />}
      <Textarea
        size="lg"
        label={t('drafts.about')}
        description={t('drafts.aboutHint', { host })}
        autosize
        minRows={2}
        maxLength={postLimits.about}
        value={about}
        onChange={({ currentTarget }) => setAbout(currentTarget.value)}
      />
      <div className={classes.draftActs}>
        <Button variant="default" loading={isBusy} disabled={about.trim() === ''} onClick={() => void ask()}>
          {t(came ? 'drafts.again' : 'drafts.write')}
        </Button>
        {before !== undefined && before !== text && (
          <Button
            variant="subtle"
            onClick={() => {
              onTake(before)
              setBefore(text)
            }}
          >
            {t('drafts.putBack')}
          </Button>
        )}
      </div>
      <div aria-live="polite">
        {came && came.drafts.length === 0 && <p>{t('drafts.none')}</p>}
        {came && came.dropped > 0 && <p>{t('drafts.dropped', { count: came.dropped })}</p>}
      </div>
      {came?.drafts.map((draft, nth) => (
        <div key={draft} className={classes.draft}>
          <p>{draft}</p>
          <Button
            variant="default"
            aria-label={t('drafts.takeThis', { number: nth + 1 })}
            aria-disabled={draft === text}
            data-disabled={draft === text}
            onClick={() => draft !== text && take(draft)}
          >
            {t(draft === text ? 'drafts.taken' : 'drafts.take')}
          </Button>
        </div>
      ))}
    </section>
  )
}

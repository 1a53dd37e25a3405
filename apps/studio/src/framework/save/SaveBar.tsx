import { Button, Kbd } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { useSpaced } from '../delays.ts'
import { FloatingBar } from './FloatingBar.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import classes from './SaveBar.module.css'

interface SaveBarProps {
  /** A form from useSchemaForm, or anything that counts, saves and resets like one. */
  readonly form: {
    readonly changes: number
    readonly isSaving: boolean
    readonly submit: () => Promise<boolean>
    readonly reset: () => void
  }
}

/** "3 unsaved changes", Discard, Save; Ctrl S saves, and leaving asks first. */
export function SaveBar({ form }: SaveBarProps) {
  const { t } = useTranslation('framework')
  const { changes, isSaving } = form
  const save = useSpaced(() => {
    if (changes > 0 && !isSaving) void form.submit()
  })
  // With no tags to ignore: whoever types in a field is the one who saves.
  useHotkeys([['mod+S', save]], [])
  return (
    <>
      <LeaveGuard changes={changes} isSaving={isSaving} />
      {changes > 0 && (
        <FloatingBar label={t('save.bar')}>
          <span>{t('save.unsaved', { count: changes })}</span>
          <Button variant="subtle" onClick={form.reset} disabled={isSaving}>
            {t('save.discard')}
          </Button>
          <Button onClick={save} loading={isSaving} rightSection={<Kbd className={classes.key}>Ctrl S</Kbd>}>
            {t('save.save')}
          </Button>
        </FloatingBar>
      )}
    </>
  )
}

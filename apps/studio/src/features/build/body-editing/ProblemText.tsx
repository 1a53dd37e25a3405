import type { Problem } from '@coverwright/domain/build/body/problem'
import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useBody } from './body-editing.ts'
import classes from './ProblemText.module.css'

/** What is wrong at a place; what may be meant as it is can be said to be. */
export function ProblemText({ problem: { message, confirm } }: { readonly problem: Problem }) {
  return (
    <>
      {message}
      {confirm !== undefined && <ConfirmButton confirm={confirm} />}
    </>
  )
}

export function ConfirmButton({ confirm }: { readonly confirm: string }) {
  const { t } = useTranslation('body')
  const { change, isLocked } = useBody()
  if (isLocked) return null
  return (
    <UnstyledButton
      className={classes.confirm}
      onClick={() =>
        change((draft) => void (draft.confirmed = [...(draft.confirmed ?? []), confirm]), t('readiness.confirm'))
      }
    >
      {t('readiness.confirm')}
    </UnstyledButton>
  )
}

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
      {confirm !== undefined && <ConfirmButton confirms={[confirm]} />}
    </>
  )
}

/** Several of a kind are said to be meant at once. */
export function ConfirmButton({ confirms }: { readonly confirms: readonly string[] }) {
  const { t } = useTranslation('body')
  const { change, isLocked } = useBody()
  if (isLocked) return null
  return (
    <UnstyledButton
      className={classes.confirm}
      onClick={() =>
        change((draft) => void (draft.confirmed = [...(draft.confirmed ?? []), ...confirms]), t('readiness.confirm'))
      }
    >
      {t(confirms.length > 1 ? 'readiness.confirmAll' : 'readiness.confirm')}
    </UnstyledButton>
  )
}

import { CallError } from '@coverwright/contract/client'
import { messages } from '@coverwright/domain/messages'
import { Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { said } from '../../core/text/said.ts'
import classes from './ErrorAlert.module.css'
import { Reference } from './Reference.tsx'

interface ErrorAlertProps {
  readonly error: unknown
  /** What to do, where the error's own words do not say it. */
  readonly advice?: string
  readonly onRetry?: () => void
}

/** What happened, what to do, and a reference to quote. */
export function ErrorAlert({ error, advice, onRetry }: ErrorAlertProps) {
  const { t } = useTranslation('framework')
  const reference = error instanceof CallError ? error.requestId : undefined
  return (
    <div className={classes.alert} role="alert">
      <IconAlertCircle size={16} aria-hidden="true" />
      <div className={classes.words}>
        <b>{wordsOf(error)}</b>
        <p>
          {advice ?? t('error.advice')} {reference && <>{t('error.quote')} </>}
          {reference && <Reference text={reference} />}
        </p>
      </div>
      {onRetry && (
        <Button size="sm" variant="default" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      )}
    </div>
  )
}

/** An answer carries its words; anything else never reached the server. */
export const wordsOf = (error: unknown) =>
  said(error instanceof CallError && error.message ? error.message : messages.requestFailed)

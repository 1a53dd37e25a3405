import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { once } from '../../../core/wire/queries-of.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { talkQueries } from '../product-talk/talk-pass.ts'
import classes from './Exam.module.css'

export function Leaders({ levelId }: { readonly levelId: string }) {
  const { t } = useTranslation('exam')
  const [isOpen, setOpen] = useState(false)
  const leaders = useQuery({
    ...once(isOpen ? levelId : undefined, (known) => talkQueries.exam.getLeaders({ levelId: known })),
    retry: false,
  })
  return (
    <div className={classes.leaders}>
      <Button variant="subtle" size="compact-sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('leaders')}
      </Button>
      {leaders.isError && <ErrorAlert error={leaders.error} onRetry={() => void leaders.refetch()} />}
      {isOpen && leaders.data?.length === 0 && <p className={classes.hint}>{t('noLeaders')}</p>}
      {isOpen && leaders.data && (
        <ol>
          {leaders.data.map(({ name, percent, isYou }, nth) => (
            // oxlint-disable-next-line react/no-array-index-key -- two people may have the same name and result
            <li key={nth}>
              <span>{isYou ? t('you', { name }) : name}</span>
              <small>{t('percent', { percent })}</small>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

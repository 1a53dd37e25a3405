import type { CheckResult, ExchangeCheck } from '@coverwright/domain/build/exchange/exchange-checks'
import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './Exchange.module.css'

interface CheckListProps {
  readonly checks: readonly CheckResult[]
  /** What a reviewer has looked at; without it the list only tells what was found. */
  readonly looked?: readonly ExchangeCheck[]
  readonly onLook?: (check: ExchangeCheck, isLooked: boolean) => void
}

/** What the product found, point by point. Who decides ticks what they have looked at themselves. */
export function CheckList({ checks, looked, onLook }: CheckListProps) {
  const { t } = useTranslation('exchange')
  return (
    <ul className={classes.rows}>
      {checks.map(({ check, found }) => (
        <li key={check}>
          {looked && onLook ? (
            <Checkbox
              label={t(`checks.${check}`)}
              checked={looked.includes(check)}
              onChange={({ currentTarget }) => onLook(check, currentTarget.checked)}
            />
          ) : (
            <b>{t(`checks.${check}`)}</b>
          )}
          {found.length === 0 ? (
            <small>{t('nothingFound')}</small>
          ) : (
            <ul className={classes.found}>
              {found.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

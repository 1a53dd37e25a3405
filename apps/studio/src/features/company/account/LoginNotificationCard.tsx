import type { Account } from '@coverwright/domain/company/account/account'
import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { keepAnswer } from '../../../core/wire/queries.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import classes from './Account.module.css'
import { accountQuery } from './queries.ts'

const keep = (saved: Account) => keepAnswer(accountQuery, saved)

/** Switched at once, for everyone in the company. */
export function LoginNotificationCard({ account }: { readonly account: Account }) {
  const { t } = useTranslation('account')
  const { senderEmail, ...form } = account
  const set = (hasLoginNotification: boolean) => {
    keep({ ...account, hasLoginNotification })
    acts.company.updateAccount({ ...form, hasLoginNotification }).then(keep, (error: unknown) => {
      keep(account)
      sayFailed(error)
    })
  }
  return (
    <Card className={classes.card} title={t('login.title')}>
      <div className={classes.inside}>
        <Switch
          label={t('login.label')}
          description={t('login.hint')}
          checked={account.hasLoginNotification}
          onChange={({ currentTarget: { checked } }) => set(checked)}
        />
      </div>
    </Card>
  )
}

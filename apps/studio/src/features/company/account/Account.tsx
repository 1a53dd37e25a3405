import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { useSlow } from '../../../framework/delays.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import classes from './Account.module.css'
import { AppLinksCard } from './AppLinksCard.tsx'
import { DeactivationCard } from './DeactivationCard.tsx'
import { LoginNotificationCard } from './LoginNotificationCard.tsx'
import { accountQuery } from './queries.ts'
import { SenderEmailCard } from './SenderEmailCard.tsx'

export function Component() {
  const { t } = useTranslation('account')
  const account = useQuery(accountQuery)
  const isSlow = useSlow(account.isPending)
  const mayDeactivate = useMay('deactivate-account')
  return (
    <Page isNarrow>
      <PageHeader
        parent={{ title: t('settings'), path: '/setting' }}
        title={t('title')}
        description={t('description')}
      />
      <div className={classes.cards}>
        {isSlow && <Skeleton height={240} radius="md" />}
        {account.isLoadingError && <ErrorAlert error={account.error} onRetry={() => void account.refetch()} />}
        {account.data && (
          <>
            <SenderEmailCard senderEmail={account.data.senderEmail} />
            <LoginNotificationCard account={account.data} />
            <AppLinksCard account={account.data} />
            {mayDeactivate && <DeactivationCard />}
          </>
        )}
      </div>
    </Page>
  )
}

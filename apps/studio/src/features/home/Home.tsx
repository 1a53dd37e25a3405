import { useTranslation } from 'react-i18next'
import { useSession } from '../../app/session/session.ts'
import { Card } from '../../framework/page/Card.tsx'
import { Page } from '../../framework/page/Page.tsx'
import { PageHeader } from '../../framework/page/PageHeader.tsx'
import { localeOf } from '../../framework/time/time-texts.ts'
import { NotificationPanel } from '../notification/NotificationPanel.tsx'
import { useUnreadCount } from '../notification/use-notifications.ts'
import { greetingAt } from './greeting.ts'
import classes from './Home.module.css'
import { RecentMessages } from './RecentMessages.tsx'
import { RecentProducts } from './RecentProducts.tsx'
import { SetUpCard } from './SetUpCard.tsx'
import { useRecentMessages } from './use-recent-messages.ts'

export function Component() {
  const { t, i18n } = useTranslation('home')
  const accountData = useSession((session) => session.accountData)
  const { mayRead, messages } = useRecentMessages()
  const unread = useUnreadCount()
  if (!accountData) return null
  const now = new Date()
  const date = now.toLocaleDateString(localeOf(i18n.language), { weekday: 'long', day: 'numeric', month: 'long' })
  const isKnown = !mayRead || messages.isFetched
  const newest = messages.isError ? undefined : (messages.data?.items[0] ?? null)
  return (
    <Page>
      <PageHeader
        title={t(`greeting.${greetingAt(now.getHours())}`)}
        description={unread === undefined ? date : t('today', { date, count: unread })}
      />
      <div className={classes.columns}>
        <div className={classes.main}>
          {isKnown && (
            <SetUpCard
              companyName={accountData.company.name}
              facts={{ member: accountData.member, newestMessage: mayRead ? newest : undefined }}
            />
          )}
          <RecentProducts />
          {mayRead && <RecentMessages messages={messages} />}
        </div>
        <Card className={classes.notes}>
          <NotificationPanel />
        </Card>
      </div>
    </Page>
  )
}

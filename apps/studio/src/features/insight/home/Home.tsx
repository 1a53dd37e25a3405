import { localeOf } from '@coverwright/domain/base/language/language'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useSession } from '../../../core/session/session.ts'
import { useMay, useMayRead } from '../../../core/session/use-may.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { useUnreadCount } from '../../reach/notification/use-notifications.ts'
import { greetingAt } from './greeting.ts'
import classes from './Home.module.css'

// After the first paint: the frame and the greeting stand while these are on their way.
const RangePicker = lazy(() => import('../../../parts/figures/RangePicker.tsx'))
const KeyFigures = lazy(() => import('./KeyFigures.tsx'))
const HomeMain = lazy(() => import('./HomeMain.tsx'))
const NotificationPanel = lazy(async () => {
  const { NotificationPanel: Panel } = await import('../../reach/notification/NotificationPanel.tsx')
  return { default: Panel }
})

export function Component() {
  const { t, i18n } = useTranslation('home')
  const accountData = useSession((session) => session.accountData)
  const unread = useUnreadCount()
  const mayReadSales = useMayRead('sales')
  const mayBuild = useMay('project')
  if (!accountData) return null
  const now = new Date()
  const locale = localeOf(i18n.language)
  const date = now.toLocaleDateString(locale, { weekday: 'long', day: 'numeric', month: 'long' })
  const { historyEndsAt } = accountData.company
  const dayOf = (moment: string) => new Date(moment).toLocaleDateString(locale, { day: 'numeric', month: 'long' })
  return (
    <Page>
      <PageHeader
        title={t(`greeting.${greetingAt(now.getHours())}`)}
        description={[
          unread === undefined ? date : t('today', { date, count: unread }),
          historyEndsAt && t('demo', { day: dayOf(historyEndsAt) }),
        ]
          .filter(Boolean)
          .join(' ')}
        actions={
          <>
            {mayReadSales && (
              <Suspense>
                <RangePicker />
              </Suspense>
            )}
            {mayBuild && (
              <Button component={Link} to={pathTo('/project?new')} leftSection={<IconPlus size={16} />}>
                {t('newProduct')}
              </Button>
            )}
          </>
        }
      />
      {mayReadSales && (
        <div className={classes.figures}>
          <Suspense>
            <KeyFigures />
          </Suspense>
        </div>
      )}
      <div className={classes.columns}>
        <div className={classes.main}>
          <Suspense>
            <HomeMain />
          </Suspense>
        </div>
        <Card className={classes.notes}>
          <Suspense>
            <NotificationPanel />
          </Suspense>
        </Card>
      </div>
    </Page>
  )
}

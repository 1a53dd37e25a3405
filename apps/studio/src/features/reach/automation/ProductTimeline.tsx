import type { Action } from '@coverwright/domain/reach/automation/automation'
import type { EventCard } from '@coverwright/domain/reach/own-event/own-event'
import { Skeleton } from '@mantine/core'
import { IconTimeline } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { ProductSelect } from '../../../parts/product/ProductSelect.tsx'
import { sayAbout } from '../own-event/say-about.ts'
import classes from './Automation.module.css'
import { stageOf, stages } from './stages.ts'
import { actionsQuery, useActionWords } from './use-actions.ts'

/** What a product's customers are sent by itself, from the first question to the end of cover; `?product=` says whose. */
export function Component() {
  const { t } = useTranslation('automation')
  const [params, setParams] = useSearchParams()
  const productId = params.get('product')
  const events = useQuery(queries.event.listEvents({}))
  const actions = useQuery(actionsQuery)
  const failed = [events, actions].find(({ isError }) => isError)
  const own = actions.data?.items.filter((action) => action.productId === null || action.productId === productId)
  return (
    <Page isNarrow>
      <PageHeader
        parent={{ title: t('title'), path: '/automated-notifications' }}
        title={t('timeline')}
        description={t('timelineHint')}
      />
      <div className={classes.body}>
        <ProductSelect
          clearable
          maw={420}
          value={productId}
          onChange={(product) => setParams(product ? { product } : {})}
        />
        {failed && <ErrorAlert error={failed.error} onRetry={() => void failed.refetch()} />}
        {productId === null && (
          <Empty icon={<IconTimeline size={20} />} title={t('chooseProduct')} description={t('chooseProductHint')} />
        )}
        {productId !== null && !failed && !(events.data && own) && <Skeleton height={320} />}
        {productId !== null && events.data && own && (
          <ol className={classes.timeline}>
            {stages.map((stage) => {
              const ofStage = events.data.filter((event) => event.isAboutCustomer && stageOf(event.type) === stage)
              return (
                ofStage.length > 0 && (
                  <li key={stage}>
                    <h2>{t(`stage.${stage}`)}</h2>
                    <ul className={classes.events}>
                      {ofStage.map((event) => (
                        <Trigger key={event.type} event={event} actions={own} productId={productId} />
                      ))}
                    </ul>
                  </li>
                )
              )
            })}
          </ol>
        )}
      </div>
    </Page>
  )
}

interface TriggerProps {
  readonly event: EventCard
  readonly actions: readonly Action[]
  readonly productId: string
}

function Trigger({ event, actions, productId }: TriggerProps) {
  const { type, hasMail } = event
  const about = sayAbout(event)
  const { t } = useTranslation('automation')
  const { line } = useActionWords()
  const own = actions
    .filter(({ trigger }) => trigger === type)
    .toSorted((one, other) => one.delayHours - other.delayHours)
  const isReplaced = own.some(({ isStandard }) => isStandard)
  return (
    <li>
      <h3>{about}</h3>
      <code>{type}</code>
      <ol>
        {hasMail && !isReplaced && <li>{t('standardAtOnce')}</li>}
        {own.map((action) => (
          <li key={action.id}>
            {line(action)}
            {!action.isOn && ` (${t('off')})`}
          </li>
        ))}
        {!hasMail && own.length === 0 && <li className={classes.quiet}>{t('nothingByItself')}</li>}
      </ol>
      <Link to={pathTo(`/setAction?trigger=${type}&product=${productId}`)}>{t('setActions', { about })}</Link>
    </li>
  )
}

import { stageOfState, stages } from '@coverwright/domain/publish/publisher/stage'
import type { Mount } from '@coverwright/domain/publish/release/mount'
import { Button } from '@mantine/core'
import { IconHeartRateMonitor, IconRefresh, IconRocket, IconSettings } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { lookAgainAfter } from '../../../core/wire/acts.ts'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { EndsSoon } from './EndsSoon.tsx'
import { EventList } from './EventList.tsx'
import { FindInStage } from './FindInStage.tsx'
import { MountPanel } from './MountPanel.tsx'
import { PreLivePanel } from './PreLivePanel.tsx'
import classes from './Publisher.module.css'
import { stageOrders, useStage } from './queries.ts'
import { RequestNotice } from './Requests.tsx'
import { StageList } from './StageList.tsx'
import { StageTabs } from './StageTabs.tsx'

const MonitoringCentre = lazy(() => import('../../../parts/figures/MonitoringCentre.tsx'))

/** Where each release is, when it moves next and how it is doing. */
export function Component() {
  const { t } = useTranslation('publisher')
  const [params, setParams] = useSearchParams()
  const isMonitoring = params.has('monitoring')
  const stage =
    stages.find((one) => one === params.get('stage')) ?? (params.has('schedule') || isMonitoring ? undefined : 'live')
  const order = stageOrders.find((one) => one === params.get('sort')) ?? 'name'
  const search = params.get('find') ?? ''
  const list = useStage(stage, order, search)
  const chosen = params.get('item')
  const items = list.data?.items ?? []
  const [moved, setMoved] = useState<{ readonly id: string; readonly from: string | null; readonly at: number }>()
  // A list of before does not know yet what was moved, nor does the address: neither may lead away from it.
  const isComing = moved !== undefined && moved.id === chosen && list.dataUpdatedAt <= moved.at
  const isLeft = moved?.from === chosen
  // One remembered from an earlier visit may begin with what has left since: its panel, and a dialog just opened in it,
  // would go as soon as the list has come.
  const isRemembered = list.isFetching && !list.isFetchedAfterMount
  const found = items.find((item) => (item.mount?.id ?? item.productId) === chosen)
  const current = found ?? (isComing || isRemembered ? undefined : items[0])
  const setParam = (key: 'item' | 'sort' | 'find', value: string) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      if (value) next.set(key, value)
      else next.delete(key)
      return next
    })
  /** Whoever moved it goes on with it, wherever it stands now. */
  const follow = ({ id, state }: Mount) => {
    setMoved({ id, from: chosen, at: Date.now() })
    setParams({ stage: stageOfState[state] ?? 'live', item: id })
    void lookAgainAfter('publisher')
  }
  // What somebody else moved is at another stage now: the address must not keep pointing at it.
  const isGone = list.isSuccess && !list.isFetching && !isComing && !isLeft && chosen !== null && !found
  useEffect(() => {
    if (!isGone) return
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('item')
        return next
      },
      { replace: true },
    )
  }, [isGone, setParams])
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <>
            {stage === 'renew' && (
              <Button
                component={Link}
                to={pathTo('/publishRenew')}
                variant="default"
                leftSection={<IconRefresh size={16} />}
              >
                {t('screens:publishRenew')}
              </Button>
            )}
            <Button
              component={Link}
              to={pathTo('/publisher?monitoring')}
              variant="default"
              leftSection={<IconHeartRateMonitor size={16} />}
            >
              {t('monitoring')}
            </Button>
            <Button
              component={Link}
              to={pathTo('/publishSettings')}
              variant="default"
              leftSection={<IconSettings size={16} />}
            >
              {t('settings.open')}
            </Button>
            <Button component={Link} to={pathTo('/publishTS')} leftSection={<IconRocket size={16} />}>
              {t('publishOne')}
            </Button>
          </>
        }
      />
      <StageTabs current={stage ?? (isMonitoring ? undefined : 'schedule')} />
      <RequestNotice />
      {stage ? (
        <div className={classes.split}>
          <div className={classes.lists}>
            <FindInStage stage={stage} value={search} onChange={(next) => setParam('find', next)} />
            <StageList
              stage={stage}
              list={list}
              current={current}
              search={search}
              order={order}
              onOrder={(next) => setParam('sort', next)}
              onChoose={(id) => setParam('item', id)}
            />
            {stage === 'live' && <EndsSoon items={items} />}
          </div>
          {current?.mount && stage !== 'pre-live' && (
            <MountPanel key={current.mount.id} id={current.mount.id} onMoved={follow} />
          )}
          {current && (stage === 'pre-live' || !current.mount) && (
            <PreLivePanel key={current.mount?.id ?? current.productId} item={current} onMoved={follow} />
          )}
        </div>
      ) : isMonitoring ? (
        <Suspense>
          <MonitoringCentre />
        </Suspense>
      ) : (
        <EventList />
      )}
    </Page>
  )
}

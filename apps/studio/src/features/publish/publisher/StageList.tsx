import type { Stage, StageItem } from '@coverwright/domain/publish/publisher/stage'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconArrowsSort, IconClockExclamation, IconRocket, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Address } from '../../../core/screens/paths.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Tag } from '../../../framework/page/Tag.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { Sparkline } from '../../../parts/figures/Sparkline.tsx'
import { LineTile } from '../../../parts/product/LineTile.tsx'
import { mountStatuses } from './mount-statuses.ts'
import classes from './Publisher.module.css'
import { type StageOrder, stageOrders, useRuns, type useStage } from './queries.ts'

interface StageListProps {
  readonly stage: Stage
  readonly list: ReturnType<typeof useStage>
  readonly current: StageItem | undefined
  readonly search: string
  readonly order: StageOrder
  readonly onOrder: (order: StageOrder) => void
  readonly onChoose: (id: string) => void
}

export function StageList({ stage, list, current, search, order, onOrder, onChoose }: StageListProps) {
  const { t } = useTranslation('publisher')
  const runs = useRuns(stage === 'live')
  if (list.isLoadingError) return <ErrorAlert error={list.error} onRetry={() => void list.refetch()} />
  if (list.isPending) return null
  if (list.data.items.length === 0 && search)
    return (
      <Card className={classes.wide}>
        <Empty icon={icons[stage]} title={t('notFound')} description={t('notFoundHint')} />
      </Card>
    )
  if (list.data.items.length === 0)
    return (
      <Card className={classes.wide}>
        <Empty
          icon={icons[stage]}
          title={t(`empty.${stage}`)}
          description={t(`emptyHint.${stage}`)}
          action={nextSteps[stage] && <NextStep stage={stage} />}
        />
      </Card>
    )
  return (
    <Card
      title={t(`stage.${stage}`)}
      note={list.data.total}
      action={
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" size="sm" aria-label={t('sort.label')}>
              <IconArrowsSort size={14} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {stageOrders.map((one) => (
              <Menu.Item key={one} aria-current={one === order} onClick={() => onOrder(one)}>
                {t(`sort.${one}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      }
    >
      <ul className={classes.items}>
        {list.data.items.map((item) => {
          const id = item.mount?.id ?? item.productId
          return (
            <li key={id}>
              <button type="button" aria-current={item === current} onClick={() => onChoose(id)}>
                <LineTile line={item.line} />
                <span className={classes.words}>
                  <b>{item.name}</b>
                  {item.isClosed && item.mount?.state === 'live' && (
                    <span className={classes.closed} data-tone="warning">
                      {t('framework:status.closed')}
                    </span>
                  )}
                  <span>{item.mount ? item.mount.host : t('nowhere')}</span>
                </span>
                {runs.has(item.productId) && (
                  <span className={classes.run}>
                    <Sparkline series={runs.get(item.productId) ?? []} />
                  </span>
                )}
                <Note item={item} stage={stage} />
                {item.mount && <Tag>{t('version', { version: item.mount.version })}</Tag>}
              </button>
            </li>
          )
        })}
      </ul>
      {list.data.total > list.data.items.length && (
        <p className={classes.cut}>{t('cut', { count: list.data.items.length, total: list.data.total })}</p>
      )}
    </Card>
  )
}

/** Where something is brought to a stage that is empty. */
const nextSteps: Partial<Readonly<Record<Stage, Address>>> = {
  'pre-live': '/project',
  staging: '/publishTS',
  live: '/publisher?stage=staging',
}

function NextStep({ stage }: { readonly stage: Stage }) {
  const { t } = useTranslation('publisher')
  return (
    <Button component={Link} to={nextSteps[stage] ?? '/publisher'} variant="default">
      {t(`emptyNext.${stage}`)}
    </Button>
  )
}

/** Only what the list does not say already. */
function Note({
  item: { mount, productState, unprovenUntil },
  stage,
}: {
  readonly item: StageItem
  readonly stage: Stage
}) {
  if (stage === 'pre-live') return mount || productState === 'offline' ? <StatusBadge status="offline" /> : null
  if (unprovenUntil || (mount?.state === 'live' && mount.renewal === 'will-expire'))
    return <StatusBadge status="willExpire" />
  return mount && stage === 'renew' ? <StatusBadge status={mountStatuses[mount.state]} /> : null
}

const icons = {
  'pre-live': <IconRocket size={20} />,
  staging: <IconRocket size={20} />,
  live: <IconRocket size={20} />,
  'swap-backup': <IconRocket size={20} />,
  renew: <IconClockExclamation size={20} />,
  trash: <IconTrash size={20} />,
} as const

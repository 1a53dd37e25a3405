import type { StageItem } from '@coverwright/domain/publish/publisher/stage'
import { Button } from '@mantine/core'
import { IconRocket } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useMay } from '../../../core/session/use-may.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { LineTile } from '../../../parts/product/LineTile.tsx'
import { productStatuses } from '../../../parts/product/product-statuses.ts'
import { GoLiveDialog } from '../../build/launch/GoLiveDialog.tsx'
import { History } from './History.tsx'
import classes from './Publisher.module.css'
import { useMount } from './queries.ts'
import { Readiness } from './Readiness.tsx'

/** What was handed over and answers nowhere: what it lacks, and the way to staging. */
export function PreLivePanel({ item }: { readonly item: StageItem }) {
  const { t } = useTranslation('publisher')
  const mayGoLive = useMay('publish-live')
  const [isGoingLive, setGoingLive] = useState(false)
  const last = item.mount?.mode === 'live' && item.mount.state === 'offline' ? item.mount : undefined
  const detail = useMount(item.mount?.id)
  return (
    <Card className={classes.panel}>
      <header className={classes.head}>
        <LineTile line={item.line} />
        <div>
          <div className={classes.title}>
            <h2>{item.name}</h2>
            <StatusBadge status={productStatuses[item.productState]} />
          </div>
          <p className={classes.hint}>{t('preLive.hint')}</p>
        </div>
        <div className={classes.actions}>
          {last && mayGoLive && (
            <Button variant="default" onClick={() => setGoingLive(true)}>
              {t('preLive.back', { version: last.version })}
            </Button>
          )}
          <Button
            component={Link}
            to={pathTo(`/publishTS?product=${item.productId}`)}
            leftSection={<IconRocket size={16} />}
          >
            {t('act.staging')}
          </Button>
        </div>
      </header>
      <Readiness productId={item.productId} revision={item.revision} />
      {item.mount && detail.data && <History host={item.mount.host} history={detail.data.history} />}
      {isGoingLive && last && <GoLiveDialog name={item.name} mount={last} onClose={() => setGoingLive(false)} />}
    </Card>
  )
}

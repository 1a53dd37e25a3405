import type { MountDetail, StageItem } from '@coverwright/domain/publish/publisher/stage'
import type { Mount } from '@coverwright/domain/publish/release/mount'
import { Button } from '@mantine/core'
import { IconRocket } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { Tag } from '../../../framework/page/Tag.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { LineTile } from '../../../parts/product/LineTile.tsx'
import { productStatuses } from '../../../parts/product/product-statuses.ts'
import { AddressLine } from './AddressLine.tsx'
import { History } from './History.tsx'
import { MountActions } from './MountActions.tsx'
import { type Asked, MountDialogs } from './MountDialogs.tsx'
import { mountStatuses } from './mount-statuses.ts'
import classes from './Publisher.module.css'
import { useMount } from './queries.ts'
import { Readiness } from './Readiness.tsx'

interface PreLivePanelProps {
  readonly item: StageItem
  readonly onMoved: (mount: Mount) => void
}

/** What was handed over, or taken offline: what it lacks, and the way to staging or back to its address. */
export function PreLivePanel({ item, onMoved }: PreLivePanelProps) {
  const { t } = useTranslation('publisher')
  const { mount } = item
  const detail = useMount(mount?.id)
  return (
    <Card className={classes.panel}>
      <header className={classes.head}>
        <LineTile line={item.line} />
        <div>
          <div className={classes.title}>
            <h2>{item.name}</h2>
            <StatusBadge status={mount ? mountStatuses[mount.state] : productStatuses[item.productState]} />
            {mount && <Tag>{t('version', { version: mount.version })}</Tag>}
          </div>
          {mount ? <AddressLine mount={mount} /> : <p className={classes.hint}>{t('preLive.hint')}</p>}
        </div>
        <div className={classes.actions}>
          <Button
            component={Link}
            to={pathTo(`/publishTS?product=${item.productId}`)}
            variant={mount ? 'default' : 'filled'}
            leftSection={<IconRocket size={16} />}
          >
            {t('act.staging')}
          </Button>
          {mount && detail.data && <Back detail={detail.data} mount={mount} onMoved={onMoved} />}
        </div>
      </header>
      <Readiness productId={item.productId} revision={item.revision} />
      {mount && detail.data && <History host={mount.host} history={detail.data.history} />}
    </Card>
  )
}

/** What stood at an address goes live again as it was, or to the trash. */
function Back({
  detail,
  mount,
  onMoved,
}: { readonly detail: MountDetail; readonly mount: Mount } & Pick<PreLivePanelProps, 'onMoved'>) {
  const [asked, setAsked] = useState<Asked>()
  return (
    <>
      <MountActions detail={detail} mount={mount} onAsk={setAsked} onMoved={onMoved} />
      <MountDialogs asked={asked} detail={detail} mount={mount} onClose={() => setAsked(undefined)} onMoved={onMoved} />
    </>
  )
}

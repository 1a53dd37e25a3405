import type { StageItem } from '@coverwright/domain/publish/publisher/stage'
import { Button } from '@mantine/core'
import { IconClockExclamation } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { Tile } from '../../../framework/page/Tile.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import classes from './Publisher.module.css'

/** What stops by itself within a month, where it is seen before it does. */
export function EndsSoon({ items }: { readonly items: readonly StageItem[] }) {
  const { t } = useTranslation('publisher')
  const times = useTimeTexts()
  return items.map(
    ({ name, mount }) =>
      mount?.renewal === 'will-expire' && (
        <Card key={mount.id}>
          <div className={classes.ends}>
            <Tile tone="warning">
              <IconClockExclamation size={16} />
            </Tile>
            <div>
              <b>{t('renew.expires', { name, date: times.date(mount.expiresAt) })}</b>
              <p>{t('renew.offThen', { host: mount.host })}</p>
            </div>
            <Button component={Link} to={pathTo('/publishRenew')} variant="default">
              {t('act.renew')}
            </Button>
          </div>
        </Card>
      ),
  )
}

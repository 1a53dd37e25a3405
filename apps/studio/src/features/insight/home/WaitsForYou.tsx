import { IconUserCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useMay } from '../../../core/session/use-may.ts'
import { queries } from '../../../core/wire/queries.ts'
import { Card } from '../../../framework/page/Card.tsx'
import classes from './Home.module.css'

/** What others submitted and only somebody like the reader can decide; nothing where nothing waits. */
export function WaitsForYou() {
  const { t } = useTranslation('home')
  const [mayApprove, mayPublish] = [useMay('approve-components'), useMay('publish-live')]
  const components = useQuery({
    ...queries.component.listComponents({ state: 'submitted' }, { nowPage: 1, pageSize: 1 }),
    enabled: mayApprove,
  })
  const stages = useQuery({ ...queries.publisher.countStages({}), enabled: mayPublish })
  const waiting = [
    { what: 'components', count: components.data?.total ?? 0, to: pathTo('/ccLibrary') },
    { what: 'publications', count: stages.data?.requests ?? 0, to: pathTo('/publisher') },
  ].filter(({ count }) => count > 0)
  if (waiting.length === 0) return null
  return (
    <Card title={t('waits.title')}>
      <ul className={classes.waits}>
        {waiting.map(({ what, count, to }) => (
          <li key={what}>
            <IconUserCheck size={16} aria-hidden="true" />
            <Link to={to}>{t(`waits.${what}`, { count })}</Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

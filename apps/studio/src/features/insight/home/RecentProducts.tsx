import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useMay } from '../../../core/session/use-may.ts'
import { queries } from '../../../core/wire/queries.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { Card } from '../../../framework/page/Card.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { LineTile } from '../../../parts/product/LineTile.tsx'
import { statusOf } from '../../../parts/product/product-statuses.ts'
import classes from './Home.module.css'

const paging = { nowPage: 1, pageSize: 4, orderBy: '-updatedAt' } as const

/** What was worked on last, for who may open products; nothing while there is none. */
export function RecentProducts() {
  const { t } = useTranslation('home')
  const times = useTimeTexts()
  const mayOpen = useMay('project')
  const { data } = useQuery({
    ...queries.product.listProducts({}, paging),
    enabled: mayOpen,
  })
  if (!data || data.items.length === 0) return null
  return (
    <Card
      title={t('products.title')}
      action={
        <Link className={classes.all} to={pathTo('/project')}>
          {t('products.all')}
        </Link>
      }
    >
      <table className={classes.recent}>
        <thead>
          <tr>
            <th>{t('products.product')}</th>
            <th>{t('products.state')}</th>
            <th>{t('products.edited')}</th>
          </tr>
        </thead>
        <tbody>
          {data.items.map((product) => (
            <tr key={product.id}>
              <td>
                <Link className={classes.open} to={pathTo(`/project?product=${product.id}`)}>
                  <NameCell name={product.name} detail={product.description} icon={<LineTile line={product.line} />} />
                </Link>
              </td>
              <td>
                <StatusBadge status={statusOf(product)} />
              </td>
              <td>{times.agoAlone(product.updatedAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

import { groupProblems } from '@coverwright/domain/build/body/group-problems'
import type { MountedProduct } from '@coverwright/domain/build/product/product'
import type { Missing } from '@coverwright/domain/publish/publisher/readiness'
import { Button } from '@mantine/core'
import {
  IconAdjustmentsHorizontal,
  IconAlertTriangle,
  IconCircleCheckFilled,
  IconCreditCard,
  IconListNumbers,
  IconMail,
  IconPalette,
  IconRoute,
  IconTable,
  IconTools,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useMay } from '../../../core/session/use-may.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { Tile } from '../../../framework/page/Tile.tsx'
import { useMissing } from '../launch/use-missing.ts'
import { Watchers } from '../product-document/Watchers.tsx'
import { AccessCard } from './AccessCard.tsx'
import classes from './Board.module.css'
import { OfProduct } from './OfProduct.tsx'

export function Component() {
  const { t } = useTranslation('product-board')
  return <OfProduct title={t('screens:dashBoard')}>{(product) => <Board product={product} />}</OfProduct>
}

const isLogic = ({ area, path }: Missing) => area === 'shell' && path.length > 0

/** Each part of a product, where it is made, and what of it is missing. */
const parts = [
  { key: 'settings', icon: IconAdjustmentsHorizontal, to: '/project', is: () => false },
  {
    key: 'body',
    icon: IconTools,
    to: '/bs-build',
    is: ({ area, path }: Missing) => area === 'body' && path[0] !== 'rating',
  },
  {
    key: 'tables',
    icon: IconTable,
    to: '/bs-build',
    is: ({ area, path }: Missing) => area === 'body' && path[0] === 'rating',
  },
  {
    key: 'shell',
    icon: IconPalette,
    to: '/shellDashBoard',
    is: (missing: Missing) => missing.area === 'shell' && !isLogic(missing),
  },
  { key: 'logic', icon: IconRoute, to: '/steps', is: isLogic },
  { key: 'sender', icon: IconMail, to: '/setting-page', is: ({ area }: Missing) => area === 'sender-email' },
  { key: 'numbers', icon: IconListNumbers, to: '/policy-engine', is: ({ area }: Missing) => area === 'policy-numbers' },
  { key: 'gateway', icon: IconCreditCard, to: '/payment-gateway', is: ({ area }: Missing) => area === 'gateway' },
] as const

function Board({ product }: { readonly product: MountedProduct }) {
  const { t } = useTranslation('product-board')
  const mayPublish = useMay('publisher')
  const found = useMissing(product, mayPublish)
  const of = `?${new URLSearchParams({ product: product.id })}` as const
  const missing = found.data ?? []
  const ready = parts.filter(({ is }) => !missing.some(is)).length
  return (
    <Page>
      <PageHeader
        title={product.name}
        description={mayPublish ? t('board.description') : t('board.unchecked')}
        parent={{ title: t('product:title'), path: '/project' }}
        actions={
          <>
            <Watchers productId={product.id} />
            <Button variant="default" component={Link} to={pathTo(`/product-design${of}`)}>
              {t('board.design')}
            </Button>
            <Button component={Link} to={pathTo(`/project${of}`)}>
              {t('board.publish')}
            </Button>
          </>
        }
      />
      {found.data && <p className={classes.progress}>{t('board.progress', { ready, of: parts.length })}</p>}
      <ul className={classes.parts}>
        {parts.map(({ key, icon: Icon, to, is }) => {
          const own = missing.filter(is)
          return (
            <li key={key}>
              <Link to={`${to}${of}${key === 'tables' ? '&part=tables' : ''}`} className={classes.part}>
                <Tile tone={own.length > 0 ? 'warning' : 'accent'}>
                  <Icon size={18} />
                </Tile>
                <span>
                  <b>{t(`board.${key}`)}</b>
                  <small>{t(`board.${key}Hint`)}</small>
                </span>
                {found.data && (
                  <span className={classes.state} data-tone={own.length > 0 ? 'warning' : 'success'}>
                    {own.length > 0 ? (
                      <>
                        <IconAlertTriangle size={14} aria-hidden="true" />
                        {t('board.missing', { count: own.length })}
                      </>
                    ) : (
                      <>
                        <IconCircleCheckFilled size={14} aria-hidden="true" />
                        {t('board.ready')}
                      </>
                    )}
                  </span>
                )}
              </Link>
              {own.length > 0 && (
                <ul className={classes.missing}>
                  {groupProblems<Missing>(own)
                    .slice(0, 4)
                    .map(({ message }) => (
                      <li key={message}>{message}</li>
                    ))}
                </ul>
              )}
            </li>
          )
        })}
      </ul>
      <Card title={t('board.people')}>
        <AccessCard productId={product.id} />
      </Card>
    </Page>
  )
}

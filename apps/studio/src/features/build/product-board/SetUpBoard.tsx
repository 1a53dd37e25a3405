import type { MountedProduct } from '@coverwright/domain/build/product/product'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useMay } from '../../../core/session/use-may.ts'
import { queries } from '../../../core/wire/queries.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { useMissing } from '../launch/use-missing.ts'
import { Watchers } from '../product-document/Watchers.tsx'
import { AccessCard } from './AccessCard.tsx'
import classes from './Board.module.css'
import { BoardTile } from './BoardTile.tsx'
import { furtherParts, neededParts } from './board-parts.ts'
import { OfProduct } from './OfProduct.tsx'

export function Component() {
  const { t } = useTranslation('product-board')
  return <OfProduct title={t('screens:dashBoard')}>{(product) => <Board product={product} />}</OfProduct>
}

function Board({ product }: { readonly product: MountedProduct }) {
  const { t } = useTranslation('product-board')
  const mayPublish = useMay('publisher')
  const found = useMissing(product, mayPublish)
  const settings = useQuery(queries.dashboard.getProductBoard({ productId: product.id }))
  const of = `?${new URLSearchParams({ product: product.id })}` as const
  const missing = found.data ?? []
  const ready = neededParts.filter(({ lacks }) => !lacks || !missing.some(lacks)).length
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
      {found.data && <p className={classes.progress}>{t('board.progress', { ready, of: neededParts.length })}</p>}
      <ul className={classes.parts}>
        {neededParts.map((part) => (
          <BoardTile key={part.key} part={part} productId={product.id} missing={found.data} />
        ))}
      </ul>
      <h2 className={classes.heading}>{t('board.further')}</h2>
      <ul className={classes.parts}>
        {furtherParts.map((part) => (
          <BoardTile
            key={part.key}
            part={part}
            productId={product.id}
            missing={undefined}
            setting={part.setting && settings.data?.[part.setting]}
          />
        ))}
      </ul>
      <Card title={t('board.people')}>
        <AccessCard productId={product.id} />
      </Card>
    </Page>
  )
}

import { nameOfPage } from '@coverwright/domain/build/page/page'
import type { MountedProduct } from '@coverwright/domain/build/product/product'
import { Button, SegmentedControl } from '@mantine/core'
import { IconPalette } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import classes from './Board.module.css'
import { OfProduct } from './OfProduct.tsx'
import { useDesign } from './ShellBoard.tsx'

const Preview = lazy(async () => ({
  default: (await import('../shell-design/preview/JourneyPreview.tsx')).JourneyPreview,
}))

export function Component() {
  const { t } = useTranslation('product-board')
  return <OfProduct title={t('screens:productDesign')}>{(product) => <Design product={product} />}</OfProduct>
}

/** A product as its buyers meet it, page by page. */
function Design({ product }: { readonly product: MountedProduct }) {
  const { t } = useTranslation('product-board')
  const { shell, body, isReady } = useDesign(product)
  const [path, setPath] = useState('/')
  const of = `?${new URLSearchParams({ product: product.id })}` as const
  const page = shell?.pages.find((each) => each.path === path) ?? shell?.pages[0]
  return (
    <Page>
      <PageHeader
        title={t('screens:productDesign')}
        description={t('design.description')}
        parent={{ title: product.name, path: `/dashBoard${of}` }}
        actions={
          <Button variant="default" component={Link} to={pathTo(`/shellDashBoard${of}`)}>
            {t('board.shellBoard')}
          </Button>
        }
      />
      {isReady && !(shell && body) && (
        <Empty icon={<IconPalette size={20} />} title={t('shell.none')} description={t('shell.noneHint')} />
      )}
      {shell && body && page && (
        <>
          <div className={classes.scroll}>
            <SegmentedControl
              aria-label={t('design.page')}
              data={shell.pages.map((each) => ({ value: each.path, label: nameOfPage(each) }))}
              value={page.path}
              onChange={setPath}
            />
          </div>
          <Suspense>
            <Preview
              title={page.title}
              shell={shell}
              body={body}
              page={page}
              settings={product}
              className={classes.large}
            />
          </Suspense>
        </>
      )}
    </Page>
  )
}

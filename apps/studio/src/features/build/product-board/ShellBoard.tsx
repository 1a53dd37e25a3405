import type { Body } from '@coverwright/domain/build/body/body'
import { flowBlocksOf } from '@coverwright/domain/build/page/flow'
import { nameOfPage } from '@coverwright/domain/build/page/page'
import type { Shell } from '@coverwright/domain/build/page/shell'
import type { MountedProduct } from '@coverwright/domain/build/product/product'
import { Anchor, Button, Table } from '@mantine/core'
import { IconPalette } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { Watchers } from '../product-document/Watchers.tsx'
import classes from './Board.module.css'
import { CompareVersions } from './CompareVersions.tsx'
import { OfProduct } from './OfProduct.tsx'

const Preview = lazy(async () => ({
  default: (await import('../shell-design/preview/JourneyPreview.tsx')).JourneyPreview,
}))

export function Component() {
  const { t } = useTranslation('product-board')
  return <OfProduct title={t('screens:shellDashBoard')}>{(product) => <Board product={product} />}</OfProduct>
}

/** Body and shell as they are now. */
export function useDesign({ id }: Pick<MountedProduct, 'id'>) {
  const shell = useQuery(queries.product.getShell({ id }))
  const body = useQuery(queries.product.getBody({ id }))
  return {
    isReady: shell.data !== undefined && body.data !== undefined,
    // The server has read both with their models.
    shell: (shell.data?.shell ?? null) as Shell | null,
    body: (body.data?.body ?? null) as Body | null,
  }
}

const askedOn = (body: Body | null, group: string) =>
  body?.questions.groups.find(({ name }) => name === group)?.questions.length ?? 0

function Board({ product }: { readonly product: MountedProduct }) {
  const { t } = useTranslation('product-board')
  const { shell, body, isReady } = useDesign(product)
  const of = `?${new URLSearchParams({ product: product.id })}` as const
  const first = shell?.pages[0]
  return (
    <Page>
      <PageHeader
        title={t('screens:shellDashBoard')}
        description={t('shell.description')}
        parent={{ title: product.name, path: `/dashBoard${of}` }}
        actions={
          shell && (
            <>
              <Watchers productId={product.id} />
              <Button variant="default" component={Link} to={pathTo(`/steps${of}`)}>
                {t('shell.steps')}
              </Button>
              <Button component={Link} to={pathTo(`/editor${of}`)}>
                {t('shell.editor')}
              </Button>
            </>
          )
        }
      />
      {isReady && !shell && (
        <Empty
          icon={<IconPalette size={20} />}
          title={t('shell.none')}
          description={t('shell.noneHint')}
          action={
            <Button component={Link} to={pathTo('/pre-build')}>
              {t('shell.start')}
            </Button>
          }
        />
      )}
      <div className={classes.sections}>
        {shell && (
          <div className={classes.columns}>
            <Card title={t('shell.pages')} note={shell.pages.length}>
              <Table className={classes.table ?? ''}>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>{t('shell.page')}</Table.Th>
                    <Table.Th>{t('shell.role')}</Table.Th>
                    <Table.Th>{t('shell.logic')}</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {shell.pages.map((page) => (
                    <Table.Tr key={page.path}>
                      <Table.Td>
                        <b>{nameOfPage(page)}</b>
                        <div className={classes.hint}>{page.path}</div>
                      </Table.Td>
                      <Table.Td>
                        {page.role === 'questions'
                          ? t('shell.asks', { count: askedOn(body, page.group) })
                          : t(`shell.roles.${page.role}`)}
                      </Table.Td>
                      <Table.Td>
                        {page.role !== 'text' && (
                          <Anchor
                            component={Link}
                            to={pathTo(`/eventManager${of}&page=${encodeURIComponent(page.path)}`)}
                          >
                            {flowBlocksOf(shell, { page: page.path }).length}
                          </Anchor>
                        )}
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </Card>
            {body && first && (
              <Card title={t('shell.preview')}>
                <Suspense>
                  <Preview
                    title={t('shell.preview')}
                    shell={shell}
                    body={body}
                    page={first}
                    settings={product}
                    className={classes.preview}
                  />
                </Suspense>
              </Card>
            )}
          </div>
        )}
        {isReady && (shell || body) && (
          <Card title={t('shell.versions')}>
            <CompareVersions product={product} shell={shell} body={body} />
          </Card>
        )}
      </div>
    </Page>
  )
}

import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconPalette, IconPhoto } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { Component as Photos } from '../photo/Photos.tsx'
import classes from './Board.module.css'
import { SiteSketch } from './SiteSketch.tsx'

/** The designs, or the company's photos: their own screen is the designers', and everybody who designs needs them. */
export function Component() {
  const [params] = useSearchParams()
  return params.get('tab') === 'photos' ? <Photos /> : <Designs />
}

/** Every product that has pages, and the ways to change them. */
function Designs() {
  const { t } = useTranslation('product-board')
  const products = useQuery(queries.product.listProducts({}, { nowPage: 1, pageSize: 100, orderBy: '-updatedAt' }))
  const items = products.data?.items ?? []
  return (
    <Page>
      <PageHeader
        title={t('studio.title')}
        description={t('studio.description')}
        actions={
          <>
            <Button
              component={Link}
              to={pathTo('/designStudio?tab=photos')}
              variant="default"
              leftSection={<IconPhoto size={16} />}
            >
              {t('studio.photos')}
            </Button>
            <Button component={Link} to={pathTo('/pre-build')}>
              {t('shell.start')}
            </Button>
          </>
        }
      />
      {products.isError && <ErrorAlert error={products.error} onRetry={() => void products.refetch()} />}
      {products.data && items.length === 0 && (
        <Empty icon={<IconPalette size={20} />} title={t('studio.none')} description={t('studio.noneHint')} />
      )}
      <div className={classes.open}>
        <ul className={classes.tiles}>
          {items.map(({ id, name, line, hasShell }) => {
            const of = `?${new URLSearchParams({ product: id })}` as const
            return (
              <li key={id} className={classes.tile}>
                <SiteSketch id={id} hasShell={hasShell} />
                <span>
                  <Link to={pathTo(`/shellDashBoard${of}`)}>{name}</Link>
                  <small>{hasShell ? t(`product:lines.${line}`) : t('studio.without')}</small>
                </span>
                <Menu position="bottom-end">
                  <Menu.Target>
                    <Button
                      size="sm"
                      variant="default"
                      aria-label={t('studio.openOf', { name })}
                      rightSection={<IconChevronDown size={14} />}
                    >
                      {t('board.open')}
                    </Button>
                  </Menu.Target>
                  <Menu.Dropdown>
                    <Menu.Item component={Link} to={pathTo(`/shellDashBoard${of}`)}>
                      {t('board.shell')}
                    </Menu.Item>
                    {hasShell && (
                      <>
                        <Menu.Item component={Link} to={pathTo(`/editor${of}`)}>
                          {t('shell.editor')}
                        </Menu.Item>
                        <Menu.Item component={Link} to={pathTo(`/steps${of}`)}>
                          {t('shell.steps')}
                        </Menu.Item>
                        <Menu.Item component={Link} to={pathTo(`/product-design${of}`)}>
                          {t('board.design')}
                        </Menu.Item>
                      </>
                    )}
                  </Menu.Dropdown>
                </Menu>
              </li>
            )
          })}
        </ul>
      </div>
    </Page>
  )
}

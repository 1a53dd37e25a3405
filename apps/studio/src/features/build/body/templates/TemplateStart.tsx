import type { Body } from '@coverwright/domain/build/body/body'
import { emptyBody } from '@coverwright/domain/build/body/empty-body'
import { type InsuranceLine, insuranceLines, type MountedProduct } from '@coverwright/domain/build/product/product'
import { groupsOf } from '@coverwright/domain/build/template/body-template'
import { lineTemplates, templateBody } from '@coverwright/domain/build/template/templates'
import { Button, UnstyledButton } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../../core/screens/path-to.ts'
import { useSession } from '../../../../core/session/session.ts'
import { Tag } from '../../../../framework/page/Tag.tsx'
import { LineTile } from '../../../../parts/product/LineTile.tsx'
import classes from './TemplateStart.module.css'

interface TemplateStartProps {
  readonly product: MountedProduct
  readonly isLocked: boolean
  readonly onStart: (body: Body) => void
}

/** What a body may start from: what a line of business asks, covers and prices, or nothing. */
export function TemplateStart({ product, isLocked, onStart }: TemplateStartProps) {
  const { t } = useTranslation('body')
  const tradingName = useSession(({ accountData }) => accountData?.company.name) ?? ''
  // The product's own line is what most people want, so it stands first.
  const lines = [product.line, ...insuranceLines.filter((line) => line !== product.line)]
  return (
    <section className={classes.start}>
      <header>
        <Link className={classes.leave} to={pathTo(`/project?product=${product.id}`)}>
          <IconChevronLeft size={16} />
          {t('toProducts')}
        </Link>
        <h1>{t('start.title', { name: product.name })}</h1>
        <p>{t('start.hint')}</p>
      </header>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <li key={line}>
            <UnstyledButton
              className={classes.line ?? ''}
              data-own={line === product.line || undefined}
              disabled={isLocked}
              onClick={() => onStart(templateBody(line, product, tradingName))}
            >
              <LineTile line={line} />
              <span className={classes.words}>
                <b>
                  {t(`product:lines.${line}`)} {line === product.line && <Tag>{t('start.own')}</Tag>}
                </b>
                <span>{t('start.holds', countsOf(line, product))}</span>
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <footer>
        <p>{t('start.lacks')}</p>
        <Button variant="default" disabled={isLocked} onClick={() => onStart(emptyBody(product))}>
          {t('start.empty')}
        </Button>
      </footer>
    </section>
  )
}

function countsOf(line: InsuranceLine, product: MountedProduct) {
  const { cover, tables } = lineTemplates[line]
  const questions = groupsOf(lineTemplates[line], product).reduce((sum, { asks }) => sum + asks.length, 0)
  return { questions, plans: cover.plans.length, tables: tables.length }
}
